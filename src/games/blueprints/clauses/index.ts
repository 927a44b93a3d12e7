import { type Clauses, clause, pluralise } from '../../../core/types/clauses.js';
import type { Values } from '../values.js';

// The French rulebook of the first edition. Where a clause has a note, the rulebook is silent or open there.
const effect = clause('effect');
const unreported = clause('unreported effect');
const refusal = clause('refusal');

const createTable = ({
  awards,
  choices,
  dice,
  differentValues,
  materialDice,
  planBonus,
  poolSizes,
  recycledPoints,
  rounds,
  skyscraperDice,
  stonePoints,
  equalDice,
  woodPoints,
}: Values) => ({
  'BP-SETUP-1': effect('Mise en place', `At the start all ${dice} dice are in the bag.`),
  'BP-SETUP-2': effect('Mise en place', `The awards in use depend on the number of players (${awards}).`),
  'BP-SETUP-3': effect(
    'Mise en place',
    'All kinds of prize are in use at every player count, one of each kind for each round.',
  ),
  'BP-SETUP-4': effect(
    'Mise en place',
    'The plans are shuffled once, at set-up, into a face-down deck; used plans never return.',
    'There is no reshuffle: there are more plans than any game uses.',
  ),

  'BP-ROUND-1': effect('Déroulement', `The game lasts ${pluralise(rounds, 'round')}.`),
  'BP-ROUND-2': effect(
    'Préparation',
    'A round begins with a first and a second demand die drawn from the bag, of different colours.',
  ),
  'BP-ROUND-3': effect(
    'Préparation',
    'The demand dice stay out of the bag for the round and belong to no building.',
    'They are not rolled: only their colours and their order matter.',
  ),
  'BP-ROUND-4': effect(
    'Préparation',
    'Every player gets the next plan of the deck and keeps it behind the screen.',
    'Plans are dealt clockwise, beginning with the player who starts the round.',
  ),
  'BP-ROUND-5': effect(
    'Préparation',
    `Dice are drawn and rolled to form the pool; how many depends on the number of players (${poolSizes}).`,
  ),
  'BP-ROUND-6': effect(
    "Déterminer l'ordre de tour de jeu",
    'The first round is started by a player drawn at random.',
    'In the place of the latest visit to a building site.',
  ),
  'BP-ROUND-7': effect(
    "Déterminer l'ordre de tour de jeu",
    'A later round is started by the player with the lowest score of the round before.',
  ),
  'BP-ROUND-8': effect(
    "Déterminer l'ordre de tour de jeu",
    'Of several with the lowest score, the one whom the tie chain ranks last starts.',
    'The rulebook does not say who starts then.',
  ),
  'BP-ROUND-9': unreported("Déterminer l'ordre de tour de jeu", 'Turns go clockwise from the starting player.'),

  'BP-TURN-1': effect('Construire', 'In a turn a player chooses one die of the pool and places it on his plan.'),
  'BP-TURN-2': refusal('Construire', 'Only a die that lies in the pool can be chosen; equal dice are one choice.'),
  'BP-TURN-3': unreported(
    'Construire',
    'Any die of the pool may be chosen, also one that fits nowhere while another would fit.',
    'A ruling that matters: the rulebook says nothing of avoiding a useless die, so it may be chosen on purpose.',
  ),
  'BP-TURN-4': effect('Construire', 'Then one die is drawn from the bag, rolled, and added to the pool.'),
  'BP-TURN-5': unreported(
    'Construire',
    'When the bag holds fewer dice than are to be drawn, as many are drawn as there are.',
    'Occurs in the very last turn of a round, not with every number of players.',
  ),
  'BP-TURN-6': effect(
    'Construire',
    `A round is played until every player has chosen ${pluralise(choices, 'die', 'dice')}.`,
    'A discarded die counts as chosen: the rulebook counts the dice that are chosen, not those that are placed.',
  ),

  'BP-PLACE-1': effect('Règles de placement', 'A die may be placed on an empty cell that is not hatched.'),
  'BP-PLACE-2': refusal(
    'Règles de placement',
    'A die may be placed on a tower whose top die has an equal or lower value, never on a higher one.',
  ),
  'BP-PLACE-3': refusal('Cartes Plan', 'Nothing may be placed on a hatched cell.'),
  'BP-PLACE-4': effect(
    'Règles de placement',
    'A chosen die that can be placed nowhere is discarded: it is out for the round.',
  ),
  'BP-PLACE-5': refusal(
    'Règles de placement',
    'A chosen die that can be placed must be placed.',
    'The rulebook takes out only what cannot be placed.',
  ),
  'BP-PLACE-6': effect('Règles de placement', 'A placed die never moves, and its value never changes.'),
  'BP-PLACE-7': unreported(
    'Aperçu',
    'The heights of a plan do not limit building: towers may rise above them or stay below.',
    'The overview allows deviating from the plan.',
  ),
  'BP-PLACE-8': effect(
    'Règles de placement',
    'A discard is public, and its replacement is drawn as in any turn.',
    'The rulebook is silent on both.',
  ),

  'BP-TWO-1': refusal(
    'Règles pour deux joueurs',
    'With two players a turn is a die chosen for the building, then a die removed for the round.',
  ),
  'BP-TWO-2': refusal(
    'Règles pour deux joueurs',
    'Both dice come from the same pool, the one for the building first; nothing is drawn between them.',
    'The rulebook does not order the choices.',
  ),
  'BP-TWO-3': effect(
    'Règles pour deux joueurs',
    'After both choices the dice that were taken are replaced by dice that are drawn and rolled.',
  ),
  'BP-TWO-4': effect(
    'Règles pour deux joueurs',
    'Any die of the pool may be removed.',
    'The removal is also made after a discard, and in the last turn of a round.',
  ),
  'BP-TWO-5': refusal('Règles pour deux joueurs', 'With three or four players no die is removed.'),

  'BP-SCORE-1': effect(
    'Score',
    'After the last choice of a round all buildings score: bonus, wood, recycled, stone, glass.',
  ),
  'BP-SCORE-2': effect('Score', 'Round scores only rank the buildings of a round; they are not points.'),
  'BP-SCORE-3': effect('Bonus du plan', `A building that has the wanted height on every cell scores ${planBonus}.`),
  'BP-SCORE-4': unreported(
    'Bonus du plan',
    'There is no part bonus, so a discarded die forfeits it.',
    'A plan wants all dice that its player chooses.',
  ),
  'BP-WOOD-1': effect('Matériaux', `Each wood die scores ${woodPoints} for every die adjacent to it.`),
  'BP-WOOD-2': effect(
    'Matériaux',
    'Dice are adjacent when they share a face: side by side on one level, or one directly above the other.',
  ),
  'BP-WOOD-3': unreported(
    'Matériaux',
    'The adjacent die may have any colour; adjacent wood dice score for each other.',
    "Follows from the rulebook's scoring example.",
  ),
  'BP-RECYCLED-1': effect(
    'Matériaux',
    `By their number, recycled dice score ${recycledPoints} in total, wherever they stand.`,
  ),
  'BP-STONE-1': effect(
    'Matériaux',
    `By its level from the ground up, a stone die scores ${stonePoints}, and no more on higher levels.`,
  ),
  'BP-GLASS-1': effect('Matériaux', 'Each glass die scores its value, also when dice stand on it.'),

  'BP-TIE-1': effect(
    "Bris d'égalité : les matériaux à forte demande",
    'Of tied players, who has more dice of the first demand colour is ahead.',
  ),
  'BP-TIE-2': effect(
    "Bris d'égalité : les matériaux à forte demande",
    'Still tied, who has more dice of the second demand colour is ahead.',
  ),
  'BP-TIE-3': effect(
    "Bris d'égalité : les matériaux à forte demande",
    'Still tied, who played last in the round is ahead: furthest clockwise from its starting player.',
    'With a fixed number of turns the last to play is the last in turn order.',
  ),
  'BP-TIE-4': unreported(
    "Bris d'égalité : les matériaux à forte demande",
    'Only dice in the building count; discarded and removed dice do not.',
    'The rulebook does not say which dice count.',
  ),

  'BP-AWARD-1': effect('Distinctions', 'The awards in use go, best first, to the first players of the ranking.'),
  'BP-AWARD-2': effect(
    'Distinctions',
    'The ranking is one strict order: round score first, then the tie chain.',
    'Who loses a tie for one award takes the next.',
  ),
  'BP-PRIZE-1': effect(
    'Prix du plus haut gratte-ciel',
    `Skyscraper: a tower of ${pluralise(skyscraperDice, 'die', 'dice')} or more.`,
  ),
  'BP-PRIZE-2': effect(
    "Prix de l'intégrité structurelle",
    `Structural integrity: ${pluralise(equalDice, 'die', 'dice')} or more of one value.`,
  ),
  'BP-PRIZE-3': effect('Prix du géomètre', `Geometer: ${pluralise(differentValues, 'different value')}.`),
  'BP-PRIZE-4': effect(
    'Prix des matériaux',
    `Materials: ${pluralise(materialDice, 'die', 'dice')} or more of one colour.`,
  ),
  'BP-PRIZE-5': effect(
    'Prix',
    'At most one prize of each kind is given in a round, and none if no building qualifies.',
  ),
  'BP-PRIZE-6': effect('Prix', 'A building may win several prizes in a round.'),
  'BP-PRIZE-7': effect(
    'Prix',
    'If several buildings qualify, the tie chain alone decides.',
    'Neither the round score nor a higher tower, more equal dice or the like matters.',
  ),

  'BP-NEXT-1': effect(
    'Fin de la manche',
    'After every round but the last all dice return to the bag, plans are discarded, and a new round begins.',
  ),
  'BP-END-1': refusal('Fin de la manche', 'After the last round the game is over; nothing more may be done.'),
  'BP-END-2': effect('Fin de la partie', 'The points on awards and prizes are added up; most points win.'),
  'BP-END-3': unreported(
    'Fin de la partie',
    'Tied: more prize cards are ahead, then more gold, then more silver, then more bronze awards.',
    'A ruling that matters: kind by kind; the number of all awards together is not compared.',
  ),
  'BP-END-4': effect('Fin de la partie', 'Still tied, the players share the victory.'),

  'BP-INFO-1': effect(
    'Préparation',
    'A plan and the places of dice are secret until the building is revealed; which dice were chosen is public.',
    'The pool lies open, so all see what leaves it.',
  ),
  'BP-INFO-2': effect(
    'Prix',
    'Who holds which award and prize is public.',
    'A ruling that matters: in the box game won cards lie face down, but everybody saw who won them.',
  ),
});

/** The id of a clause of Blueprints. */
export type Clause = keyof ReturnType<typeof createTable>;

/** Returns the rulebook of Blueprints, clause by clause, with the values of components. */
export const createClauses: (values: Values) => Clauses<Clause> = createTable;
