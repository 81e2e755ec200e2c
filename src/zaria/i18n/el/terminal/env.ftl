refusal-buffer = χρειάζεται εγγράψιμος χώρος για { $wanted } bit, όχι { $given }
refusal-no-observation = το { $game } δεν δίνει ως διάνυσμα όσα μπορεί να ξέρει μια θέση
refusal-not-in-index = το { $given } δεν αντιστοιχεί σε απάντηση που επιτρέπεται τώρα. Επιτρέπονται: { $possible }
refusal-batch-actions = { $wanted } παρτίδες θέλουν { $wanted } απαντήσεις, όχι { $given }
refusal-batch-illegal = παρτίδα { $game }: το { $given } δεν αντιστοιχεί σε απάντηση που επιτρέπεται τώρα. Επιτρέπονται: { $possible }
refusal-batch-reset = οι παρτίδες δεν άρχισαν· κάλεσε πρώτα τη reset()
refusal-env-opponents = χρειάζονται { $wanted } αντίπαλοι, όχι { $given }
