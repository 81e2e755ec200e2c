money = ${ $amount }
seat = θέση { $number }

refusal-unknown-game = δεν υπάρχει παιχνίδι «{ $given }»· υπάρχουν: { $possible }
refusal-unknown-bot = δεν υπάρχει bot «{ $given }»· υπάρχουν: { $possible }
refusal-players = { $game }: παίζεται με { $low } έως { $high } παίκτες, όχι με { $given }
refusal-players-missing = { $game }: χρειάζεται ο αριθμός των παικτών, από { $low } έως { $high }
refusal-player-names = οι παίκτες είναι μια λίστα ονομάτων, όχι { $given }
refusal-player-name = το όνομα του παίκτη { $number } δεν είναι κείμενο: { $given }
refusal-seat = δεν υπάρχει θέση { $given }· οι θέσεις είναι από 0 έως { $high }

refusal-option-unknown = { $game }: δεν υπάρχει επιλογή «{ $option }»· υπάρχουν: { $possible }
refusal-option-int = { $option }: θέλει ακέραιο αριθμό, { $possible }, όχι «{ $given }»
refusal-option-bool = { $option }: θέλει yes (ναι) ή no (όχι), όχι «{ $given }»
refusal-option-choice = { $option }: θέλει ένα από τα { $possible }, όχι «{ $given }»

refusal-game-over = το παιχνίδι τελείωσε
refusal-waiting-for-chance = τώρα δεν παίζει κανείς: πρώτα έρχονται ζάρια ή κάρτες ({ $kind })
refusal-not-an-action = το «{ $given }» δεν είναι ενέργεια. Μπορείς: { $possible }
refusal-not-a-choice = αυτό δεν είναι επιλογή εδώ. Μπορείς: { $possible }
refusal-unknown-word = το «{ $words }» δεν είναι επιλογή εδώ. Μπορείς: { $possible }

refusal-no-draw-now = τώρα δεν υπάρχουν ζάρια να ριχτούν ούτε κάρτες να τραβηχτούν
refusal-deal-type = χρειάζεται μια λίστα ακέραιων αριθμών, όχι { $given }
refusal-deal-words = ό,τι ήρθε γράφεται ως κείμενο, όχι { $given }
refusal-deal-length =
    { $expected ->
        [one] χρειάζεται 1, έδωσες { $given }
       *[other] χρειάζονται { $expected } ζάρια ή κάρτες, έδωσες { $given }
    }
refusal-deal-bound = η τιμή { $position } είναι { $given }· πρέπει να είναι ακέραιος από 0 έως { $high }
refusal-deal-word = το «{ $word }» δεν υπάρχει σε αυτό το ζάρι· επιτρέπονται: { $low } έως { $high }
