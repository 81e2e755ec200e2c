# The rules of a game, as a page and beside its table.

web-rules-search = Search the rules
web-rules-found =
    { $sections ->
        [0] No section has these words.
        [one] { $sections } section has these words.
       *[other] { $sections } sections have these words.
    }
web-rules-ringed = Ringed on your table
web-rules-try = Try it on a practice table

web-rules-chapter-idea = The idea
web-rules-chapter-turn = Your turn
web-rules-chapter-payouts = Payouts
web-rules-chapter-end = The end
web-rules-chapter-royale = Royale
web-rules-chapter-tiles = The tiles
web-rules-chapter-digging = Digging
web-rules-chapter-magic = Magic
web-rules-chapter-scoring = Scoring
web-rules-chapter-solo = Solo
web-rules-chapter-tiles-here = Tiles here

web-rules-tie = tie: out
web-rules-nothing = nothing
