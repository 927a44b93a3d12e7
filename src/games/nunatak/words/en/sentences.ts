/** The sentences about moves, events and decisions, and the names in them. */
export const sentences = {
  'move.take': '{slot, plural, =0 {Take from the line: {card}} other {Take from the line: {card}, in slot #}}',
  'move.chooseBlockOwner': '{blockOwner, select, self {Use the card for yourself} other {Use the card for Siku}}',
  'move.chooseSymbol': 'Use the {symbol} symbol of the card',
  'move.place': 'Place the block on {place}',
  'move.liftTile': 'Lift the tile on {place}',
  'move.dropTile': 'Swap with the tile on {place}',
  'move.pickFavour': '{which, plural, =0 {Pick the favour "{favour}"} other {Pick the favour "{favour}", no. #}}',
  'move.useFavour': '{which, plural, =0 {Play the favour "{favour}"} other {Play the favour "{favour}", no. #}}',
  'move.braceBlock': 'Score the support of the block on {place} again',
  'move.scoreSquare': 'Score the square under {place}',
  'move.reserve': '{slot, plural, =0 {Reserve this card: {card}} other {Reserve this card: {card}, in slot #}}',
  'move.exchange':
    '{seen, select, none {Exchange card {from} of those seen for slot {slot}: {replacedCard}} other {Exchange card {from} of those seen, {seen}, for slot {slot}: {replacedCard}}}',
  'move.orderCards':
    '{order, select, hidden {Put the cards seen back in some order} other {Put the cards seen back, from the top: {order}}}',
  'move.transform':
    '{which, plural, =0 {Change this card: {card}{countsAs, select, none {} other {, for its {countsAs} symbol}}} other {Change this card: {card}{countsAs, select, none {} other {, for its {countsAs} symbol}}, no. #}}',
  'move.chooseNewType':
    '{tool, select, none {Change it to {symbol}} rope {Change it to {symbol} with a rope} pickaxe {Change it to {symbol} with a pickaxe} other {Change it to {symbol} with a saw}}',
  'move.pass':
    '{phase, select, immediateFavour {Keep the favour unused} exchange {Exchange no card} endFavour {Play no end favour} other {Pass}}',

  'event.completionRevealed': 'The completion card is revealed: {first}, then {second}.',
  'event.turnStarted': "It is {owner}'s turn.",

  'event.deckReshuffled':
    '{reason, select, renewal {The line goes back into the deck: {cards}.} other {Nothing in the line fits; it goes back into the deck: {cards}.}}',
  'event.backSeen': 'Card {place} of the deck, from the top, has a {back} on its back.',
  'event.anyCardAnyTileAllowed': 'Nothing fits any more: {owner} may take any card and use any tile.',
  'event.cardRevealed': 'A new card comes into the line: {card}.',
  'event.cardTaken': '{owner} takes a card: {card}.',
  'event.cardFiled':
    '{symbol, select, none {{owner} discards the card: {card}.} other {{owner} puts the card in the {symbol} column.}}',
  'event.tilesSwapped':
    '{reason, select, labourer {A labourer swaps the tiles on {first} and {second}.} other {Spread swaps the tiles on {first} and {second}.}}',
  'event.blockPlaced': '{owner} places a block on {place}.',
  'event.favourPicked': '{player} picks the favour "{favour}".',
  'event.favourUsed': '{player} uses the favour "{favour}".',
  'event.favourKept': '{player} keeps the favour "{favour}" unused.',
  'event.favourRevealed': 'A new favour is revealed: {favour}.',
  'event.favourRemoved': 'This favour leaves the game: {favour}.',
  'event.pointsScored':
    '{place, select, none {{player} scores {points, plural, =0 {no points} one {# point} other {# points}} for {scoring}.} other {{player} scores {points, plural, =0 {no points} one {# point} other {# points}} for {scoring} ({place}).}}',
  'event.engineeringAdvanced':
    '{hasMoved, select, no {{reason, select, row {{player} completes {rows} and stays at {to}, the end of the engineering track.} other {{player} stays at {to}, the end of the engineering track.}}} other {{reason, select, row {{player} completes {rows} and advances on the engineering track from {from} to {to}.} other {{player} advances on the engineering track from {from} to {to}.}}}}',
  'event.squareCompleted': 'The square under {place} is complete: {shares}.',
  'event.tileLaid': 'A tile is laid on {place}: {tile}.',
  'event.cardReserved': '{player} reserves a card: {card}.',
  'event.reservationLapsed': 'The card reserved by {player} is free again: {card}.',
  'event.deckSeen':
    '{count, plural, one {{player} looks at the top card of the deck.} other {{player} looks at the top # cards of the deck.}}',
  'event.cardSeen':
    '{card, select, hidden {{player} alone sees card {place} of the deck, from the top.} other {{player} sees card {place} of the deck, from the top: {card}.}}',
  'event.cardsExchanged': '{player} puts a card of the deck into the line: {card}. It replaces: {replacedCard}.',
  'event.deckOrdered':
    '{player} puts the cards seen back on the deck.{backs, select, same {} other { Their backs, from the top: {backs}.}}',
  'event.turnSkipped': '{player} skips this turn.',
  'event.lotOpened': '{player} opens the next lot of blocks.',
  'event.roundEnded': 'Round {round} is over. {owner} starts the next one.',
  'event.extraTurnsGranted':
    '{count, plural, =0 {Nobody has an extra turn.} one {{players} has an extra turn.} other {{players} have an extra turn, in this order.}}',
  'event.gameOver': 'The game is over. {outcome}',
  'event.cardTransformed':
    '{tool, select, none {{player} changes a card from {card} to {symbol}.} rope {{player} changes a card from {card} to {symbol} with a rope.} pickaxe {{player} changes a card from {card} to {symbol} with a pickaxe.} other {{player} changes a card from {card} to {symbol} with a saw.}}',

  'question.take':
    '{anyCardAnyTile, select, yes {Nothing fits: which card do you take, for any tile?} other {Which card of the line do you take?}}',
  'question.chooseBlockOwner': 'For whom do you use this card: {card}?',
  'question.chooseSymbol': 'Which symbol do you use: {symbols}?',
  'question.place':
    "{anyTile, select, yes {On which tile do you place {blockOwner, select, self {your block} other {Siku's block}}?} other {On which {symbol} tile do you place {blockOwner, select, self {your block} other {Siku's block}}?}}",
  'question.dropTile': 'With which tile do you swap the one from {place}?',
  'question.pickFavour': 'Which favour do you pick?',
  'question.immediateFavour': 'Do you use the favour "{favour}" now?',
  'question.braceBlock': 'Which of your blocks scores its support again?',
  'question.scoreSquare': 'Which square is scored next?',
  'question.window': 'Do you play a favour before the next turn?',
  'question.reserve': 'Which card of the line do you reserve?',
  'question.spread':
    '{place, select, none {Which tile do you lift?} other {With which tile does the one from {place} change places?}}',
  'question.exchange': 'Do you exchange one of the cards seen for one of the line?',
  'question.orderCards': 'In which order do you put the cards back?',
  'question.placeForDummy': 'On which tile does the dummy place its block, with this card: {card}?',
  'question.endFavour': 'Do you play an end favour?',
  'question.transform': 'Which of your cards changes its type?',
  'question.chooseNewType': 'What does this card become: {card}?',
  'question.over': 'The game is over.',

  'chance.tileLaid': 'Which tile is laid on {place}?',
  'chance.favourRevealed': 'Which favour is revealed?',
  'chance.completionRevealed': 'Which completion card is revealed?',
  'chance.cardRevealed': 'Which card comes into slot {slot} of the line?',
  'chance.backSeen': 'Which number is on the back of card {place} of the deck, from the top?',
  'chance.cardSeen': 'Which card does {player} see in place {place} of the deck, from the top?',
  'chance.cardsExchanged': 'Which card of the deck comes into slot {slot} of the line, for this one: {replacedCard}?',

  'dummy.first': 'Dummy {number}',
  'dummy.inside': 'Dummy {number}',
  'symbol.labourer': 'labourer',
  'symbol.sculptor': 'sculptor',
  'symbol.artisan': 'artisan',
  'symbol.beast': 'beast',
  'symbol.engineer': 'engineer',
  'symbol.elder': 'elder',
  'tool.rope': 'rope',
  'tool.pickaxe': 'pickaxe',
  'tool.saw': 'saw',
  'rating.slush': 'Slush',
  'rating.snowball': 'Snowball',
  'rating.ice-cube': 'Ice cube',
  'rating.ice-block': 'Block of ice',
  'rating.iceberg': 'Iceberg',
  'rating.ice-temple': 'Temple of ice',
  'scoring.support': 'support',
  'scoring.square': 'a square',
  cell: '{place}',
  card: '{symbols}{tool, select, none {} rope { with a rope} pickaxe { with a pickaxe} other { with a saw}}{beasts, plural, =0 {{pair, select, none {} other { (for {pair})}}} one { (# symbol{pair, select, none {} other {, for {pair}}})} other { (# symbols{pair, select, none {} other {, for {pair}}})}}',
  either: '{first}/{rest}',
  or: '{first} or {rest}',
  sequence: '{first}, {rest}',
  share:
    '{lost, select, yes {{points, plural, =0 {no points} one {# point} other {# points}} for {owner} (not counted)} other {{points, plural, =0 {no points} one {# point} other {# points}} for {owner}}}',
  row: '{axis, select, row {row {name}} other {column {name}}}',
  solo: 'You scored {points, plural, one {# point} other {# points}}. Rank: {rating}.',

  'category.support': 'support',
  'category.squares': 'squares',
  'category.favours': 'favours used',
  'category.dome': 'dome',
  'category.labourers': 'labourers',
  'category.sculptors': 'sculptors',
  'category.artisans': 'artisans',
  'category.beasts': 'beasts',
  'category.engineers': 'engineers',
  'category.elders': 'elders',
  'category.unusedFavours': 'favours left',
  'category.sets': 'complete sets',
  'tieBreak.borderBlocks': 'blocks at the border of the temple',
} as const;
