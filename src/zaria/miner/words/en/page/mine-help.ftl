# Dice Miner: help in place, in a sentence each. `solo` is for the game for one player.
web-mine-help-bag = The dice that are still in the bag. Each round fills the mountain with 20 of them.
web-mine-help-group-tunnels = Sequences that start at 1 count what their numbers add up to.
web-mine-help-group-treasure = Each gem is a point; if you alone have the most, yours count double.
web-mine-help-group-cave-ins = Each cave-in counts once for each of your pickaxes; without one it counts against you.
web-mine-help-group-dragons = Each dragon counts once for each of your shields; without one it counts against you.
web-mine-help-group-chests = A chest keeps dice with their faces for the next round.
web-mine-help-group-magic = After the dig, each star rerolls one of your dice.
web-mine-help-group-beer = At the start of your turn, share it: then take up to two dice, from the side too.

web-mine-help-solo-bag = The dice that are still in the bag. You may refill the mountain twice from it.
web-mine-help-solo-group-tunnels = A 1 starts a sequence, a higher number must go on with one. Each whole sequence from 1 to 5 is five points.
web-mine-help-solo-group-treasure = Each gem is a point, in a chest two.
web-mine-help-solo-group-cave-ins = A cave-in needs a free pickaxe. Then each symbol on it is a point.
web-mine-help-solo-group-dragons = A dragon needs a free shield. Then each symbol on it is a point.
web-mine-help-solo-group-chests = Gems in a chest count double. It holds as many treasure dice as it shows chests.
web-mine-help-solo-group-magic = Spend it at any time: for each star a die from the top goes back in the bag. The magic die is then out of the game.
web-mine-help-solo-group-beer = Beer is wild: as you take it, you set it to another face that you may take.
