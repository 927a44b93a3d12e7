import { type Clauses, clause, pluralise } from '../../../core/types/clauses.js';
import type { Values } from '../values.js';

// The French rulebook. Where a clause has a note, the rulebook is silent or open there.

const SILENT = 'The rulebook does not say.';
const RECONSTRUCTED = 'Reconstructed; its limits are ours.';

const effect = clause('effect');
const unreported = clause('unreported effect');
const refusal = clause('refusal');
const notModelled = clause('not modelled');

const SETUP = 'Mise en place';
const TWO = 'Parties à 2 joueurs';
const FOUR = 'Parties à 4 joueurs';
const SOLO = 'Le jeu solo';
const GAME = 'Déroulement de la partie';
const TURN = "Déroulement d'un tour de jeu";
const TAKE = 'Prenez 1 carte Construction';
const PLACE = 'Placez 1 bloc de glace';
const DOUBLES = 'Dalles doubles et cartes Construction doubles';
const LABOURERS = "Mains-d'œuvre";
const ELDERS = 'Ancêtres';
const ROWS = 'Ligne complétée';
const SQUARES = 'Carré complété';
const TURN_END = 'Fin du tour';
const GAME_END = 'Fin de la partie';
const FAVOURS = 'Cartes Faveur';
const FORESIGHT = 'Faveur de prévoyance';
const DIVINATION = 'Faveur de divination / Faveur de propagation';
const ROUND_END = 'Fin de la manche';
const REMARKS = 'Autres remarques';
const COUNT = 'Décompte des points';
const DOME = 'Sommet du temple';

const createTable = ({
  abundanceTurns,
  blocks,
  craftSteps,
  divinationCards,
  domePoints,
  labourerPoints,
  lastStep,
  lots,
  maxBasePoints,
  mostBlocksPoints,
  mostLabourersPoints,
  openFavours,
  ownBlocksPerLot,
  risePoints,
  rivalryPoints,
  secondBlocksPoints,
  sikuBlocksPerLot,
  slots,
  solidarityPoints,
  solidarityPointsPerOpponent,
  soloRounds,
  teamSymbols,
  tiedBlocksPoints,
  tiedLabourersPoints,
  toolSetPoints,
  turnsPerRound,
  typeSetPoints,
  unusedFavourPoints,
  vigourLabourers,
}: Values) => ({
  'NU-GEN-1': refusal(GAME_END, 'The game is over.'),
  'NU-GEN-2': refusal(TURN, 'A phase accepts only the moves that it asks for.', SILENT),
  'NU-GEN-3': effect(SETUP, 'All lies open but the orders of the piles; the numbers on backs are public.', SILENT),
  'NU-GEN-4': notModelled(
    'Points des cartes Construction',
    'Tokens count hundreds of points, and a covered tile may be turned over.',
    'Points are a number; turning a tile changes nothing.',
  ),

  'NU-SETUP-1': effect(SETUP, 'The tiles of the first pile are shuffled and form the ground floor.'),
  'NU-SETUP-2': effect(SETUP, 'The other tiles are stacked pile by pile, each shuffled, the second pile on top.'),
  'NU-SETUP-3': effect(SETUP, 'The construction cards form a deck pile by pile, each shuffled, the first pile on top.'),
  'NU-SETUP-4': effect(SETUP, `The line has ${pluralise(slots, 'card')}, at first the top of the deck.`),
  'NU-SETUP-5': effect(
    SETUP,
    `The line of favours has ${pluralise(openFavours, 'open favour')}, each nearer to the deck than the one before.`,
  ),
  'NU-SETUP-6': effect(SETUP, `The number of blocks of each owner depends on the number of players (${blocks}).`),
  'NU-SETUP-7': effect(SETUP, 'Points and tracks begin at zero.'),
  'NU-SETUP-8': effect(TWO, 'The favours for more players are left out.'),
  'NU-SETUP-9': effect(SOLO, 'Alone one leaves out all favours for several players.'),
  'NU-SETUP-10': effect(FOUR, 'In the largest game each sets one block aside, and there is one completion card.'),
  'NU-SETUP-11': effect(
    TWO,
    `With Siku each has ${pluralise(lots, 'lot')} of ${pluralise(ownBlocksPerLot, 'own block')} and ${sikuBlocksPerLot} of Siku; one lot is active.`,
  ),
  'NU-SETUP-12': effect(
    GAME,
    'The first player begins, and the order is clockwise.',
    'The application seats the player with the coldest hands.',
  ),
  'NU-SETUP-13': effect(
    SOLO,
    'Alone, the line is a diamond with the cubes of the dummies at its left and right; the human has the token.',
  ),

  'NU-TURN-1': unreported(
    TURN,
    'A turn is: card, block, favour of an elder, support, rows, squares, refill.',
    "An elder's favour comes before what the block scores.",
  ),
  'NU-TURN-2': unreported(GAME, 'Turns go clockwise, but for abundance, extra turns and the token of a solo game.'),
  'NU-TURN-3': effect(GAME, 'Every turn uses one card and one block.'),

  'NU-TAKE-1': refusal(TAKE, 'Only a card of the line can be taken.'),
  'NU-TAKE-2': refusal(TAKE, 'A card can be taken only if an available tile bears one of its symbols.'),
  'NU-TAKE-3': refusal(FORESIGHT, 'A card reserved by another player cannot be taken.'),
  'NU-TAKE-4': refusal(FORESIGHT, 'A card that one has reserved and that fits is to be taken.'),
  'NU-TAKE-5': effect(
    TAKE,
    'If no card fits, the line is shuffled into the deck and replaced until one does.',
    'The whole deck is shuffled; a reserved card stays.',
  ),
  'NU-TAKE-6': unreported(TAKE, 'If no card of the deck fits either, nothing is shuffled.', SILENT),
  'NU-TAKE-7': effect(
    TURN_END,
    'If nothing fits and the deck does not help, any card is taken and placed on any tile.',
  ),
  'NU-TAKE-8': unreported(
    TAKE,
    'Whether a card fits is looked at before each taking, and again after each favour.',
    SILENT,
  ),

  'NU-PLACE-1': refusal(PLACE, 'A block goes on an available tile.'),
  'NU-PLACE-2': refusal(PLACE, 'The tile bears the symbol for which the card is used.'),
  'NU-PLACE-3': unreported(DOUBLES, 'A double tile takes either of its symbols.'),
  'NU-PLACE-4': unreported(
    DOUBLES,
    'A double card is used for a symbol that an available tile bears.',
    'It is chosen before the tile, and asked for only where both can be chosen.',
  ),
  'NU-PLACE-5': refusal(DOUBLES, 'A card is filed under one of its own symbols, and counts as that type only.'),
  'NU-PLACE-6': unreported(DOUBLES, 'If only one symbol can be chosen, it is taken without asking.', SILENT),
  'NU-PLACE-7': unreported(
    DOUBLES,
    'Tool, multiplier and pair of a double card count in their own column only.',
    SILENT,
  ),

  'NU-SWAP-1': refusal(LABOURERS, 'A card used as labourer may lift an available labourer tile.'),
  'NU-SWAP-2': refusal(LABOURERS, 'The lifted tile goes to the place of another available tile.'),
  'NU-SWAP-3': effect(LABOURERS, 'The tiles change places, and the block goes on the lifted one.'),
  'NU-SWAP-4': refusal(LABOURERS, 'Lifting a tile needs a second available one.', SILENT),
  'NU-SWAP-5': refusal(LABOURERS, 'Where any tile may be used no tile is lifted.', SILENT),

  'NU-ELDER-1': refusal(ELDERS, 'An elder gives one of the revealed favours.'),
  'NU-ELDER-2': unreported(ELDERS, 'So does an elder placed on any tile.', SILENT),
  'NU-ELDER-3': unreported(TURN_END, 'After the turn a new favour is revealed, nearer to the deck than the other.'),

  'NU-SUPPORT-1': effect('Blocs de renfort', 'An upper block scores a point for each own block under it.'),

  'NU-ROW-1': effect(ROWS, 'The cube moves a step for each row and column that the block completes.'),
  'NU-ROW-2': unreported(ROWS, 'A row is open while one of its cells has no tile.', SILENT),
  'NU-ROW-3': unreported(ROWS, 'The highest floor and diagonals give no steps.'),
  'NU-ROW-4': unreported(ROWS, `The cube stops at step ${lastStep}.`),

  'NU-SQUARE-1': refusal(SQUARES, 'A square is completed by the last of its blocks, and scored then.'),
  'NU-SQUARE-2': effect(
    SQUARES,
    `The most blocks score ${pluralise(mostBlocksPoints, 'point')}, the second most ${secondBlocksPoints}.`,
  ),
  'NU-SQUARE-3': unreported(SQUARES, 'The active player wins every tie.'),
  'NU-SQUARE-4': effect(
    SQUARES,
    `Others who tie for the second place get ${pluralise(tiedBlocksPoints, 'point')} each.`,
  ),
  'NU-SQUARE-5': unreported(SQUARES, 'If every block has another owner, only the active player scores.'),
  'NU-SQUARE-6': unreported(SQUARES, 'The active player chooses the order of several squares.'),
  'NU-SQUARE-7': effect(SQUARES, 'After scoring the next tile is laid on the square.'),
  'NU-SQUARE-8': effect(SQUARES, 'A new tile can be used from the next turn on.'),
  'NU-SQUARE-9': effect(SQUARES, 'The square of the highest floor scores and gets no tile.', SILENT),

  'NU-REFILL-1': effect(TURN_END, 'At the end of a turn the line is refilled, lowest slot first.'),
  'NU-REFILL-2': unreported(TURN_END, 'An empty deck is not rebuilt.'),
  'NU-REFILL-3': effect(TURN_END, 'At the end of a turn the line of favours is full again.'),
  'NU-REFILL-4': unreported(GAME_END, 'After the last block come the end favours, and no further turn.'),

  'NU-WINDOW-1': unreported(
    FORESIGHT,
    'Between turns all who can are asked for a favour, first the player whose turn follows.',
    'The order is ours.',
  ),
  'NU-WINDOW-2': refusal(
    DIVINATION,
    'Between turns all may play foresight; divination and spread all but the one whose turn follows.',
    SILENT,
  ),
  'NU-WINDOW-3': unreported(DIVINATION, 'After a favour the same player is asked again; who passes is not.', SILENT),
  'NU-WINDOW-4': unreported(DIVINATION, 'Who can play nothing is not asked.', SILENT),

  'NU-FAV-1': refusal(FAVOURS, 'A player uses only favours that they hold unused.'),
  'NU-FAV-2': refusal(FAVOURS, 'An immediate favour is used when it is taken, or never.'),
  'NU-FAV-3': refusal(
    FAVOURS,
    'A single-use favour is not used in the turn in which it was taken.',
    'Nor in the window that follows.',
  ),
  'NU-FAV-4': refusal(
    FAVOURS,
    'Single-use favours are played, as many as one likes, each at its moment.',
    'Which moments these are is ours.',
  ),
  'NU-FAV-5': effect(FAVOURS, 'A used favour scores nothing for being unused.'),
  'NU-FAV-6': refusal(FAVOURS, 'An end favour is used at the end of the game.'),

  'NU-FX-1': effect(
    FAVOURS,
    `Rise: ${pluralise(risePoints, 'point')} for each floor with an own block.`,
    RECONSTRUCTED,
  ),
  'NU-FX-2': effect(FAVOURS, `Craft: ${pluralise(craftSteps, 'step')} on the track.`, RECONSTRUCTED),
  'NU-FX-3': effect(
    FAVOURS,
    `Base: a point for each own block on the border of the ground floor, at most ${maxBasePoints}.`,
    RECONSTRUCTED,
  ),
  'NU-FX-4': refusal(FAVOURS, 'Bracing: the support of an own block on an upper floor scores again.', RECONSTRUCTED),
  'NU-FX-5': effect(
    FAVOURS,
    `Solidarity: ${pluralise(solidarityPoints, 'point')}, and ${solidarityPointsPerOpponent} for each opponent ahead.`,
    RECONSTRUCTED,
  ),
  'NU-FX-6': unreported(
    FAVOURS,
    'The points of immediate favours, insight and harmony are points of favours.',
    RECONSTRUCTED,
  ),
  'NU-FX-7': refusal(
    FORESIGHT,
    'Foresight: one of several cards of the line is reserved for a turn to come.',
    'It lapses when another has nothing else, and before extra turns.',
  ),
  'NU-FX-8': refusal(
    "Faveur d'abondance",
    `Abundance: the player now plays ${abundanceTurns} of the turns left, and the next is skipped.`,
  ),
  'NU-FX-9': refusal(
    DIVINATION,
    `Divination: of up to ${pluralise(divinationCards, 'card')} of the deck one may be exchanged for an unreserved one; then they are put in order.`,
    `${RECONSTRUCTED} All see where the card of the line goes, and only who looked sees the order.`,
  ),
  'NU-FX-10': refusal(DIVINATION, 'Spread: an available tile changes places with another.', RECONSTRUCTED),
  'NU-FX-11': refusal(FAVOURS, 'Liberty: an own block may go on any available tile.', RECONSTRUCTED),
  'NU-FX-12': refusal(
    FAVOURS,
    'Renewal: the unreserved cards of the line are replaced out of the shuffled deck.',
    RECONSTRUCTED,
  ),
  'NU-FX-13': refusal(
    FAVOURS,
    `Rivalry: in one square only the active player scores, and ${rivalryPoints} more for being first.`,
    `${RECONSTRUCTED} With the one rivalry of the printed favours no move is refused.`,
  ),
  'NU-FX-14': refusal(
    'Faveur de transformation',
    'Transformation: an own card becomes another type, as artisan with any tool.',
  ),
  'NU-FX-15': effect(
    'Faveur de discernement',
    'Insight: points equal to the number at the own step, or to the next one ahead.',
  ),
  'NU-FX-16': unreported(FAVOURS, 'Harmony: a point for each type of cards.', RECONSTRUCTED),
  'NU-FX-17': unreported(FAVOURS, `Team: ${pluralise(teamSymbols, 'more multiplier symbol')}.`, RECONSTRUCTED),
  'NU-FX-18': unreported(
    FAVOURS,
    `Vigour: ${pluralise(vigourLabourers, 'more labourer')} in the count of labourers.`,
    RECONSTRUCTED,
  ),

  'NU-EXTRA-1': effect(
    FOUR,
    'The two best by the lines of the completion card have an extra turn each; still tied, the later in turn order.',
  ),
  'NU-EXTRA-2': effect(FOUR, 'Who they are is settled once, after the last normal turn.', SILENT),
  'NU-EXTRA-3': unreported(FOUR, 'An extra turn is a whole turn with the block aside.'),
  'NU-EXTRA-4': unreported(FOUR, 'Cards are compared by their columns, and symbols as printed.', SILENT),
  'NU-EXTRA-5': unreported(FOUR, 'The others do not place the block aside.'),

  'NU-SIKU-1': effect(TWO, 'A card is used for oneself or for Siku while the lot has both blocks.'),
  'NU-SIKU-2': effect(TWO, 'A lot is used up before the next is opened.'),
  'NU-SIKU-3': effect(TWO, 'Siku keeps labourers only and gets no favours.'),
  'NU-SIKU-4': unreported(TWO, 'Her labourer may lift a tile too.', SILENT),
  'NU-SIKU-5': unreported(TWO, 'Her blocks score no support and move no cube.', SILENT),
  'NU-SIKU-6': effect(TWO, 'Her blocks count in squares; what they score is lost.'),
  'NU-SIKU-7': unreported(
    TWO,
    'In squares the human at turn is active; a tie of the other with Siku goes to Siku.',
    SILENT,
  ),
  'NU-SIKU-8': unreported(TWO, 'Her labourers and border blocks count in the majorities.'),

  'NU-SOLO-1': effect(
    SOLO,
    `A solo game has ${pluralise(soloRounds, 'round')} of ${pluralise(turnsPerRound, 'turn')}.`,
  ),
  'NU-SOLO-2': effect(ROUND_END, 'Who has the token begins the round; then it goes to the next.'),
  'NU-SOLO-3': effect(SOLO, 'After a turn the line is not refilled.'),
  'NU-SOLO-4': effect(
    ROUND_END,
    'After a round the line is refilled clockwise behind the card left, and the cubes move on.',
    'Of several cards the lowest slot counts.',
  ),
  'NU-SOLO-5': effect(SOLO, 'If no card fits, the whole line is shuffled into the deck and replaced.', SILENT),
  'NU-SOLO-6': effect(SOLO, 'A dummy takes the first card that fits, clockwise from its cube.'),
  'NU-SOLO-7': unreported(SOLO, 'It places where squares, rows (a point each) and support score most.'),
  'NU-SOLO-8': unreported(SOLO, 'Of equals: more by squares, then rows, then support.', 'The amounts are compared.'),
  'NU-SOLO-9': unreported(SOLO, 'Still equal: the one nearest to the axis of the temple.', 'The measure is ours.'),
  'NU-SOLO-10': unreported(SOLO, 'Still equal: a labourer tile, if the card is also an engineer.'),
  'NU-SOLO-11': refusal(SOLO, 'Only the tiles that are still equal can be chosen for a dummy.'),
  'NU-SOLO-12': unreported(SOLO, 'Its double card counts as on the tile; of both or none, as printed first.', SILENT),
  'NU-SOLO-13': effect(SOLO, 'It keeps labourers; its other cards leave the game.'),
  'NU-SOLO-14': effect(SOLO, 'It lifts no tile, has no track, and its points are not recorded.'),
  'NU-SOLO-15': unreported(SQUARES, 'The human chooses the order of its squares.', SILENT),
  'NU-SOLO-16': effect(REMARKS, 'With an elder it removes the favour farther from the deck.'),
  'NU-SOLO-17': unreported(DIVINATION, "The human can play favours before a dummy's turn."),
  'NU-SOLO-18': unreported(REMARKS, 'Its labourers and border blocks count in the majorities.'),
  'NU-SOLO-19': effect(REMARKS, 'The total of a solo game gives a rating.', 'The lowest has no lower limit.'),

  'NU-FINAL-1': unreported(COUNT, 'Players are asked for end favours from the first seat on.', 'The order is ours.'),
  'NU-FINAL-2': unreported(COUNT, 'An end favour not played is unused.', SILENT),
  'NU-FINAL-3': unreported(COUNT, 'All end favours can be used; a transformation needs a card.', SILENT),

  'NU-SCORE-1': effect(
    DOME,
    `The most border blocks score ${domePoints}; a tie is broken by those on each floor from the ground up, or nobody scores.`,
  ),
  'NU-SCORE-2': notModelled(DOME, 'Somebody places the dome.', 'Who places it changes nothing.'),
  'NU-SCORE-3': effect(
    LABOURERS,
    `The most labourers alone score ${mostLabourersPoints}, in a tie ${tiedLabourersPoints} each; to all others each is worth ${labourerPoints}.`,
    'The most are at least one.',
  ),
  'NU-SCORE-4': effect('Sculpteurs de glace', 'Sculptors score by their number.'),
  'NU-SCORE-5': effect('Artisans', `Artisans score by tool, and ${toolSetPoints} for each set of all tools.`),
  'NU-SCORE-6': effect('Bêtes de somme', 'Beasts score their number times all their symbols.'),
  'NU-SCORE-7': effect('Ingénieures', 'Engineers score their number times the last number passed on the track.'),
  'NU-SCORE-8': effect(
    ELDERS,
    'An elder scores a point for each own card of its types.',
    'A double card counts by the column in which it lies.',
  ),
  'NU-SCORE-9': effect(FAVOURS, `An unused favour scores ${unusedFavourPoints}.`),
  'NU-SCORE-10': effect('Combinaisons complètes de cartes', `Each set of all types scores ${typeSetPoints}.`),
  'NU-SCORE-11': unreported(TWO, 'The cards of Siku and the dummies score nothing.'),

  'NU-WIN-1': effect(
    'Qui gagne la partie ?',
    'The highest total wins; then more border blocks; then the victory is shared.',
  ),
});

/** The id of a clause of Nunatak. */
export type Clause = keyof ReturnType<typeof createTable>;

/** Returns the rulebook of Nunatak, clause by clause, with the values of components. */
export const createClauses: (values: Values) => Clauses<Clause> = createTable;
