/** The descriptions of things. */
export const descriptions = {
  'term.turn': 'turn',
  'term.block': 'block',
  'term.line': 'line',
  'term.pile': 'piles',
  'term.square': 'square',
  'term.supports': 'supporting blocks',
  'term.track': 'engineering track',
  'term.favourCards': 'favour cards',
  'term.completionCard': 'completion card',
  'term.siku': 'Siku',
  'term.dummy': 'dummies',

  'about.with': '{count} {players, plural, =1 {alone} other {with # players}}',
  'about.cards':
    '{count, plural, one {# card shows} other {# cards show}} this symbol, alone or with another, and as many tiles.',
  'about.labourer':
    'Before its block is placed, it may swap an available labourer tile with another available tile; then the block goes on the labourer tile in its new place.',
  'about.elder': 'When its block is placed, you pick one of the favours that lie open.',
  'about.artisansWith': '{count, plural, one {# artisan has} other {# artisans have}} this tool.',
  'about.tool':
    'Artisans with the same tool score together, and a set of all tools scores {points, plural, one {# point} other {# points}} more.',
  'about.cardTitle': '{card}, pile {pile}',
  'about.card': 'Its block goes on an available tile with this symbol: {symbols}.',
  'about.doubleCard': 'You choose one of its symbols when you take it, and it counts as that type only.',
  'about.hasTool': 'Its tool counts with those of other artisans.',
  'about.multiplies': 'As a beast it has {count, plural, one {# multiplier symbol} other {# multiplier symbols}}.',
  'about.pair': 'As an elder it scores a point at the end for each of your cards of these types: {first}, {second}.',
  'about.tileTitle': '{tile}, floor {pile}',
  'about.tile': 'It takes a block of a card with this symbol: {symbols}.',
  'about.immediate': 'Use it when you take it, or never.',
  'about.single': 'Play it once, {moments}, but not in the turn in which you take it.',
  'about.final': 'Play it at the end of the game.',
  'about.favour.rise':
    'You score {points, plural, one {# point} other {# points}} for each floor on which you have a block.',
  'about.favour.craft': 'You advance {steps, plural, one {# step} other {# steps}} on the engineering track.',
  'about.favour.base':
    'You score a point for each of your blocks on the border of the ground floor, at most {most, plural, one {# point} other {# points}}.',
  'about.favour.bracing': 'One of your blocks on an upper floor scores its supporting blocks again.',
  'about.favour.solidarity':
    'You score {points, plural, one {# point} other {# points}}, and {each, plural, one {# point} other {# points}} for each opponent who is ahead of you.',
  'about.favour.foresight':
    'You reserve a card of the line for your next turn, if there are at least {least} cards in it. You must take it if it fits.',
  'about.favour.abundance':
    'You have {turns, plural, one {# turn} other {# turns}} in a row and later skip {skipped, plural, one {# turn} other {# turns}}.',
  'about.favour.divination':
    'You look at up to {most} cards of the deck, may exchange one for a card of the line that is not reserved, and put the cards seen back in any order.',
  'about.favour.spread': 'An available tile changes places with another.',
  'about.favour.liberty': 'The next block you place may go on any available tile.',
  'about.favour.renewal': 'The cards of the line that are not reserved are shuffled into the deck and replaced.',
  'about.favour.rivalry':
    'In one square only you score, and if you are first there, {points, plural, one {# point} other {# points}} more.',
  'about.favour.transformation': 'One of your cards becomes another type; as an artisan it has any tool you like.',
  'about.favour.insight': 'You score the number at your step of the engineering track, or the next one ahead.',
  'about.favour.harmony': 'You score a point for each type of cards that you have.',
  'about.favour.team':
    'Your beasts have {symbols, plural, one {# more multiplier symbol} other {# more multiplier symbols}}.',
  'about.favour.vigour': 'In the count of labourers you have {labourers, plural, one {# more} other {# more}}.',
  'about.unused': 'An unused favour scores {points, plural, one {# point} other {# points}} at the end.',
  'about.copies': 'There {count, plural, one {is # such card} other {are # such cards}} in the game.',
  'about.from': 'It is used with {players} players or more.',
  'about.completion':
    'With 4 players, the most of it decide who has an extra turn; it is the first line of {first, plural, =0 {no completion card} one {# completion card} other {# completion cards}} and the second line of {second, plural, =0 {none} other {#}}.',
  'about.support': 'A block on an upper floor scores a point for each of your own blocks directly under it.',
  'about.squares':
    'When four blocks form a square, the most of them score {first, plural, one {# point} other {# points}} and the second most {second, plural, one {# point} other {# points}}. The player whose turn it is wins ties; others tied for second score {tied, plural, one {# point} other {# points}} each.',
  'about.favours': 'The points that favours brought.',
  'about.dome':
    'The player with most blocks on the border of all floors scores {points, plural, one {# point} other {# points}}. Of tied players the one with more on the lowest floor scores, then the next floor; else nobody.',
  'about.labourers':
    'The player with most labourers scores {most, plural, one {# point} other {# points}}, or each of several tied {tied, plural, one {# point} other {# points}}; everybody else scores {each, plural, one {# point} other {# points}} for each labourer.',
  'about.sculptors': 'Your sculptors score together; by their number, up to {most}, these are the points: {points}.',
  'about.artisans':
    'Artisans with the same tool score together; by their number, up to {most}, these are the points: {points}. A set of all tools scores {trio, plural, one {# point} other {# points}} more.',
  'about.beasts': 'The number of your beasts times all their multiplier symbols are points.',
  'about.engineers':
    'The number of your engineers times the last number that you have reached on the engineering track are points. Its numbers: {numbers}.',
  'about.step': '{number} at step {step}',
  'about.elders': 'Each elder scores a point for each of your cards of the types it shows.',
  'about.unusedFavours': 'Each favour that you have not used scores {points, plural, one {# point} other {# points}}.',
  'about.sets': 'Each set of one card of each type scores {points, plural, one {# point} other {# points}}.',
  'about.tied':
    'Of players with equal points, the one with more blocks on the border of the temple wins; after that, they share the victory.',
  'about.lowest': 'A solo game of up to {most, plural, one {# point} other {# points}}.',
  'about.between': 'A solo game of {least} to {most, plural, one {# point} other {# points}}.',
  'about.highest': 'A solo game of {least, plural, one {# point} other {# points}} or more.',
  'about.turn':
    'You take a card of the line, place a block on an available tile with its symbol, and score what the block completes.',
  'about.turns': 'Everybody has so many turns: {counts}.',
  'about.turnsWith':
    '{count} {players, plural, =1 {alone} other {with # players}}{players, plural, =2 { (those for Siku included)} other {}}',
  'about.blocks': 'Everybody has so many: {counts}.',
  'about.block':
    'It stays where it is placed. A tile is available if it has no block on it and was there when the turn began.',
  'about.line': 'The {cards} open cards from which all choose; it is refilled after each turn.',
  'about.noFit':
    'If no card fits an available tile, the line is shuffled into the deck and replaced; if that does not help, you take any card and use any tile.',
  'about.piles':
    'Cards and tiles carry the number of their pile on their backs. So many of each are in a pile: {counts}.',
  'about.inPile': '{count} in pile {pile}',
  'about.nextTile': 'Then a tile of the next floor is laid on the square; it can be used from the next turn on.',
  'about.track':
    'Your cube advances a step for each row or column that your block completes, up to step {steps}. Diagonals and the highest floor do not count.',
  'about.numbers': 'The numbers on it multiply your engineers: {numbers}.',
  'about.favourLine':
    '{count, plural, one {# lies} other {# lie}} open; an elder lets you pick one of them, and a new one is revealed.',
  'about.completionCard':
    'With 4 players, one of {count} is revealed. After the normal turns, the two players with most of its first line have an extra turn with their last block; of tied players, those with most of its second line, then those later in turn order.',
  'about.siku':
    'In a game of two, some of your turns place a block of Siku. Her blocks count in squares and on the border, but score nothing for her; she keeps labourers only.',
  'about.lots':
    'With Siku, each player has {lots} lots of {own, plural, one {# own block} other {# own blocks}} and {siku, plural, one {# block} other {# blocks}} of Siku; a lot is used up before the next is opened.',
  'about.dummies':
    'In a solo game the dummies take the first card that fits, clockwise from their cubes, which start at these places of the line: {slots}. They place where squares, rows and support score most.',
  'about.dummyCards': 'They keep labourers only; with an elder a dummy removes a favour. Their points are not counted.',
} as const;
