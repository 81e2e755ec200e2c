# Las Vegas: refusals, questions, events, options.

refusal-vegas-not-rolled = you cannot place { $number }: you rolled { $dice }
refusal-vegas-closed = casino { $casino } is closed
refusal-vegas-no-chips = you cannot pass: you have no chips left
refusal-deal-big = “big” stands before the number of the big die, which must still be there to be rolled
refusal-deal-card = “{ $word }” is no money card; there are $30,000 to $100,000 (or 3 to 10)
refusal-deal-card-gone = there is no card of { NUMBER($amount, useGrouping: 0) } left in the deck

question-vegas-choose = You rolled { $dice }. Which number do you place?
