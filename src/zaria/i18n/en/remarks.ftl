# What opponents say about a game now and then. The speaker is a character without a gender, and so is everybody
# who listens; a line is true whenever it is said, and blames nobody.

# Zoe
remark-zoe-roll = So many of one kind. Look at that.
remark-zoe-tie-1 = Oh. I forgot who was near.
remark-zoe-tie-2 = Somebody else wanted it, too. Oh well.
remark-zoe-paid-1 = A big one. I love the big ones.
remark-zoe-paid-2 = Look how large this note is.
remark-zoe-nothing-1 = No money. The lights are pretty, though.
remark-zoe-nothing-2 = Where did all the notes go?
remark-zoe-gem = It glitters, and it is mine.
remark-zoe-dragon = From below it looked friendly.
remark-zoe-beer = For me? How kind.
remark-zoe-scored = So many points. Did I do that?
remark-zoe-lead = Am I in front? Really?
remark-zoe-overtaken = There you go. Wait for me.
remark-zoe-won-1 = I won. I hardly know how.
remark-zoe-won-2 = I won, and it was fun.
remark-zoe-lost-1 = Well played. Shall we play again?
remark-zoe-lost-2 = I had fun anyway.

# Nino
remark-nino-roll = All alike, and I rolled so fast.
remark-nino-tie-1 = Too fast. I did not look.
remark-nino-tie-2 = Two of us, one note, no money.
remark-nino-paid-1 = That went quickly. Next one.
remark-nino-paid-2 = A big note. On we go.
remark-nino-nothing-1 = My dice are everywhere, my money nowhere.
remark-nino-nothing-2 = Nothing this time. Next round, quick.
remark-nino-gem = Grabbed it before anybody else.
remark-nino-dragon = A dragon. I took it without looking.
remark-nino-beer = Cheers, everybody.
remark-nino-scored = Fast digging, many points.
remark-nino-lead = In front. Catch me.
remark-nino-overtaken = You are faster than me today.
remark-nino-won-1 = Done, and won. Once more?
remark-nino-won-2 = First today. That was quick.
remark-nino-lost-1 = You won. Again, quick?
remark-nino-lost-2 = Good game. That went fast.

# Leo
remark-leo-roll = One roll, nearly all alike. I like that.
remark-leo-tie-1 = The note lay right there. Now it is gone.
remark-leo-tie-2 = Nobody gets it. What a waste.
remark-leo-paid-1 = The most money in sight, as always.
remark-leo-paid-2 = I will take a nap on this note.
remark-leo-nothing-1 = Nothing to take. I will rest a little.
remark-leo-nothing-2 = Empty paws. That happens.
remark-leo-gem = The best piece in sight. Mine.
remark-leo-dragon = It bites. I took it all the same.
remark-leo-beer = Thank you. I take what I get.
remark-leo-scored = A good round. Time for a nap.
remark-leo-lead = It is warm up here in front.
remark-leo-overtaken = Go ahead. I am only resting.
remark-leo-won-1 = I took what lay there. It was enough.
remark-leo-won-2 = Won. Now I sleep.
remark-leo-lost-1 = Well done. You took more than I did.
remark-leo-lost-2 = You have the win, I have the sofa.

# Nora
remark-nora-roll = Look, they all want to go together.
remark-nora-tie-1 = And I thought it was quiet here.
remark-nora-tie-2 = Two wanted it, so it is nobody's.
remark-nora-paid-1 = A quiet place pays well.
remark-nora-paid-2 = I only had to wait.
remark-nora-nothing-1 = A quiet round. A little too quiet.
remark-nora-nothing-2 = No money, but a nice evening.
remark-nora-gem = That one goes into my collection.
remark-nora-dragon = Poor thing. It comes with me.
remark-nora-beer = How nice of you to share.
remark-nora-scored = Row by row, it adds up.
remark-nora-lead = In front, quite quietly.
remark-nora-overtaken = You swim well. I am close behind.
remark-nora-won-1 = Bit by bit, and that was enough.
remark-nora-won-2 = Quietly won. Thank you for the game.
remark-nora-lost-1 = That was lovely. Well played.
remark-nora-lost-2 = You earned that one.

# Bruno
remark-bruno-roll = I count at least five. Good.
remark-bruno-tie-1 = I counted. It was a tie all the same.
remark-bruno-tie-2 = Two of us counted the same.
remark-bruno-paid-1 = I counted. The note is mine.
remark-bruno-paid-2 = I counted on that note.
remark-bruno-nothing-1 = My count for this round: nothing.
remark-bruno-nothing-2 = I counted on more than that.
remark-bruno-gem = A big gem. Now watch mine.
remark-bruno-dragon = A dragon. I count what it costs.
remark-bruno-beer = Cheers. I owe you one.
remark-bruno-scored = I count, and it adds up.
remark-bruno-lead = By my count, I am in front.
remark-bruno-overtaken = I saw you coming.
remark-bruno-won-1 = The count is done. My game.
remark-bruno-won-2 = Counted, and won.
remark-bruno-lost-1 = I counted twice. You won.
remark-bruno-lost-2 = A clean win. Congratulations.

# Iris
remark-iris-roll = Now this was worth waiting for.
remark-iris-tie-1 = If I do not get it, nobody does.
remark-iris-tie-2 = Nobody has it. I can live with that.
remark-iris-paid-1 = I waited long enough for this one.
remark-iris-paid-2 = It was worth the wait.
remark-iris-nothing-1 = Nothing. I can wait.
remark-iris-nothing-2 = This round was not mine. Noted.
remark-iris-gem = I had my eye on it for a while.
remark-iris-dragon = I had meant to leave it to you.
remark-iris-beer = For me? What do you want for it?
remark-iris-scored = You watched each other, I collected.
remark-iris-lead = I like the view from here.
remark-iris-overtaken = Enjoy it. I am right behind you.
remark-iris-won-1 = I only waited for the right moment.
remark-iris-won-2 = Thank you all for looking elsewhere.
remark-iris-lost-1 = You did not let me. Well played.
remark-iris-lost-2 = I will remember how you did that.

# Ada
remark-ada-roll = I have seen such a roll before, once.
remark-ada-tie-1 = In most games this goes well. Not in this one.
remark-ada-tie-2 = A possible tie, and now a real one.
remark-ada-paid-1 = In most of my games I get this note.
remark-ada-paid-2 = As planned, a while ago.
remark-ada-nothing-1 = An unlikely round. It had to come.
remark-ada-nothing-2 = Nothing. This was one of the bad games.
remark-ada-gem = I saw it two dice ago.
remark-ada-dragon = A dragon. I thought about it, and took it.
remark-ada-beer = I had not planned for this. Thank you.
remark-ada-scored = The plan holds so far.
remark-ada-lead = In front. There is still a lot to come.
remark-ada-overtaken = Interesting. I did not see that in most games.
remark-ada-won-1 = Of a thousand games, I like this one.
remark-ada-won-2 = It could have gone otherwise. Thank you.
remark-ada-lost-1 = Well thought. I learned something.
remark-ada-lost-2 = You saw something that I did not.

# Max
remark-max-roll = Rare, but it happens.
remark-max-tie-1 = The chance was small. It was enough.
remark-max-tie-2 = A tie. I say nothing.
remark-max-paid-1 = I knew what it was worth.
remark-max-paid-2 = Quite so.
remark-max-nothing-1 = Nothing given, nothing got.
remark-max-nothing-2 = Even good chances fail at times.
remark-max-gem = I do not waste such a piece.
remark-max-dragon = The lesser evil.
remark-max-beer = Most generous. I accept.
remark-max-scored = Nothing wasted.
remark-max-lead = In front. I shall not say how.
remark-max-overtaken = I know the chances. It is not over.
remark-max-won-1 = A fair game with fair chances.
remark-max-won-2 = Nothing given away, as you saw.
remark-max-lost-1 = My congratulations. That was sound.
remark-max-lost-2 = A good game. My compliments.
