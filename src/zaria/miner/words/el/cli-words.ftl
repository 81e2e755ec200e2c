# Τι σημαίνουν οι λέξεις των επιλογών, ερώτηση προς ερώτηση, για τη βοήθεια στο τερματικό. Οι λέξεις είναι εκείνες των
# καταγραφών και είναι ίδιες σε όλες τις γλώσσες.

words-miner-hero = hero engineer: διαλέγεις τον Μηχανικό
words-miner-dig = take 17: παίρνεις το ζάρι με τον αριθμό 17 · share 17: κερνάς την Μπύρα με τον αριθμό 17
words-miner-share = give 2: το δίνεις στη δεύτερη θέση
words-miner-take-first = take 17: παίρνεις το ζάρι με τον αριθμό 17
words-miner-take-second = take 17: παίρνεις και το ζάρι με τον αριθμό 17 · done: όχι δεύτερο ζάρι
words-miner-magic = spend 52: ξοδεύεις το ζάρι Μαγείας με τον αριθμό 52 · spend hero: τη μαγεία του ήρωά σου · done: όχι άλλη μαγεία
words-miner-reroll = reroll 17: το ζάρι με τον αριθμό 17 ρίχνεται ξανά
words-miner-cache = cache 17: αποθηκεύεις το ζάρι με τον αριθμό 17 · done: όχι άλλα
words-miner-solo = take 17: παίρνεις το ζάρι με τον αριθμό 17 · spend 52: ξοδεύεις το ζάρι Μαγείας με τον αριθμό 52 · refill: γεμίζεις το βουνό · stop: τελειώνεις το παιχνίδι
words-miner-set = set 3, set gem 2: η πλευρά που θα δείχνει
words-miner-chest = chest yes: σε σεντούκι · chest no: όχι
words-miner-recycle = recycle 17: το ζάρι με τον αριθμό 17 γυρίζει στο σακούλι
