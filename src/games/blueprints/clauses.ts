import type { Clauses } from '../../core/clauses.js';

// The French rulebook of the first edition. Where a clause has a note, the rulebook is silent or open there.
const table = {
  'BP-SETUP-1': { where: 'Mise en place', kept: 'effect', text: 'At the start all 32 dice are in the bag.' },
  'BP-SETUP-2': {
    where: 'Mise en place',
    kept: 'effect',
    text: 'Four players use gold, silver and bronze awards, three players gold and silver, two players silver alone.',
  },
  'BP-SETUP-3': {
    where: 'Mise en place',
    kept: 'effect',
    text: 'All four kinds of prize are in use at every player count, one of each kind for each round.',
  },
  'BP-SETUP-4': {
    where: 'Mise en place',
    kept: 'effect',
    text: 'The plans are shuffled once, at set-up, into a face-down deck; used plans never return.',
    note: 'There is no reshuffle: at most twelve plans are used.',
  },

  'BP-ROUND-1': { where: 'Une manche de jeu', kept: 'effect', text: 'The game lasts three rounds.' },
  'BP-ROUND-2': {
    where: 'Préparation',
    kept: 'effect',
    text: 'A round begins with two demand dice drawn from the bag, of two different colours.',
  },
  'BP-ROUND-3': {
    where: 'Préparation',
    kept: 'effect',
    text: 'The demand dice stay out of the bag for the round and belong to no building.',
    note: 'They are not rolled: only their colours and their order matter.',
  },
  'BP-ROUND-4': {
    where: 'Préparation',
    kept: 'effect',
    text: 'Every player gets the next plan of the deck and keeps it behind the screen.',
    note: 'Plans are dealt clockwise, beginning with the player who starts the round.',
  },
  'BP-ROUND-5': {
    where: 'Préparation',
    kept: 'effect',
    text: 'Two, three or four players draw and roll 8, 9 or 7 dice, which form the pool.',
  },
  'BP-ROUND-6': {
    where: "Déterminer l'ordre de tour de jeu",
    kept: 'effect',
    text: 'The first round is started by a player drawn at random.',
    note: 'In the place of the latest visit to a building site.',
  },
  'BP-ROUND-7': {
    where: "Déterminer l'ordre de tour de jeu",
    kept: 'effect',
    text: 'A later round is started by the player with the lowest score of the round before.',
  },
  'BP-ROUND-8': {
    where: "Déterminer l'ordre de tour de jeu",
    kept: 'effect',
    text: 'Of several with the lowest score, the one whom the tie chain ranks last starts.',
    note: 'The rulebook does not say who starts then.',
  },
  'BP-ROUND-9': {
    where: "Déterminer l'ordre de tour de jeu",
    kept: 'effect',
    text: 'Turns go clockwise from the starting player.',
  },

  'BP-TURN-1': {
    where: 'Construire',
    kept: 'effect',
    text: 'In a turn a player chooses one die of the pool and places it on his plan.',
  },
  'BP-TURN-2': {
    where: 'Construire',
    kept: 'refusal',
    text: 'Only a die that lies in the pool can be chosen; equal dice are one choice.',
  },
  'BP-TURN-3': {
    where: 'Construire',
    kept: 'effect',
    text: 'Any die of the pool may be chosen, also one that fits nowhere while another would fit.',
    note: 'The literal reading.',
  },
  'BP-TURN-4': {
    where: 'Construire',
    kept: 'effect',
    text: 'Then one die is drawn from the bag, rolled, and added to the pool.',
  },
  'BP-TURN-5': {
    where: 'Construire',
    kept: 'effect',
    text: 'When the bag holds fewer dice than are to be drawn, as many are drawn as there are.',
    note: 'Occurs in the very last turn of a round of two or four players.',
  },
  'BP-TURN-6': {
    where: 'Construire',
    kept: 'effect',
    text: 'A round is played until every player has chosen six dice.',
    note: 'A discarded die counts as chosen.',
  },

  'BP-PLACE-1': {
    where: 'Règles de placement',
    kept: 'effect',
    text: 'A die may be placed on an empty cell that is not hatched.',
  },
  'BP-PLACE-2': {
    where: 'Règles de placement',
    kept: 'refusal',
    text: 'A die may be placed on a tower whose top die has an equal or lower value, never on a higher one.',
  },
  'BP-PLACE-3': { where: 'Cartes Plan', kept: 'refusal', text: 'Nothing may be placed on a hatched cell.' },
  'BP-PLACE-4': {
    where: 'Règles de placement',
    kept: 'effect',
    text: 'A chosen die that can be placed nowhere is discarded: it is out for the round.',
  },
  'BP-PLACE-5': {
    where: 'Règles de placement',
    kept: 'refusal',
    text: 'A chosen die that can be placed must be placed.',
    note: 'The rulebook takes out only what cannot be placed.',
  },
  'BP-PLACE-6': {
    where: 'Règles de placement',
    kept: 'effect',
    text: 'A placed die never moves, and its value never changes.',
  },
  'BP-PLACE-7': {
    where: 'Aperçu',
    kept: 'effect',
    text: 'The heights of a plan do not limit building: towers may rise above them or stay below.',
    note: 'The overview allows deviating from the plan.',
  },
  'BP-PLACE-8': {
    where: 'Règles de placement',
    kept: 'effect',
    text: 'A discard is public, and its replacement is drawn as in any turn.',
    note: 'The rulebook is silent on both.',
  },

  'BP-TWO-1': {
    where: 'Règles pour deux joueurs',
    kept: 'refusal',
    text: 'With two players a turn has two choices: a die for the building, then a die removed for the round.',
  },
  'BP-TWO-2': {
    where: 'Règles pour deux joueurs',
    kept: 'refusal',
    text: 'Both dice come from the same pool, the one for the building first; nothing is drawn between them.',
    note: 'The rulebook does not order the two choices.',
  },
  'BP-TWO-3': {
    where: 'Règles pour deux joueurs',
    kept: 'effect',
    text: 'After both choices two dice are drawn and rolled.',
  },
  'BP-TWO-4': {
    where: 'Règles pour deux joueurs',
    kept: 'effect',
    text: 'Any die of the pool may be removed.',
    note: 'The removal is also made after a discard, and in the last turn of a round.',
  },
  'BP-TWO-5': {
    where: 'Règles pour deux joueurs',
    kept: 'refusal',
    text: 'With three or four players no die is removed.',
  },

  'BP-SCORE-1': {
    where: 'Score',
    kept: 'effect',
    text: 'After the last choice of a round all buildings score: bonus, wood, recycled, stone, glass.',
  },
  'BP-SCORE-2': {
    where: 'Score',
    kept: 'effect',
    text: 'Round scores only rank the buildings of a round; they are not points.',
  },
  'BP-SCORE-3': {
    where: 'Bonus du plan',
    kept: 'effect',
    text: 'A building that has the wanted height on every cell scores 6.',
  },
  'BP-SCORE-4': {
    where: 'Bonus du plan',
    kept: 'effect',
    text: 'There is no part bonus, so a discarded die forfeits it.',
    note: 'A plan wants all six dice.',
  },
  'BP-WOOD-1': { where: 'Matériaux', kept: 'effect', text: 'Each wood die scores 2 for every die adjacent to it.' },
  'BP-WOOD-2': {
    where: 'Matériaux',
    kept: 'effect',
    text: 'Dice are adjacent when they share a face: side by side on one level, or one directly above the other.',
  },
  'BP-WOOD-3': {
    where: 'Matériaux',
    kept: 'effect',
    text: 'The adjacent die may have any colour; two adjacent wood dice score 2 each.',
    note: "Follows from the rulebook's scoring example.",
  },
  'BP-RECYCLED-1': {
    where: 'Matériaux',
    kept: 'effect',
    text: 'One to six recycled dice score 2, 5, 10, 15, 20 or 30 in total, wherever they stand.',
  },
  'BP-STONE-1': {
    where: 'Matériaux',
    kept: 'effect',
    text: 'Each stone die scores 2, 3, 5 or 8 on level 1, 2, 3, or 4 and above.',
  },
  'BP-GLASS-1': {
    where: 'Matériaux',
    kept: 'effect',
    text: 'Each glass die scores its value, also when dice stand on it.',
  },

  'BP-TIE-1': {
    where: "Bris d'égalité : les matériaux à forte demande",
    kept: 'effect',
    text: 'Of tied players, who has more dice of the first demand colour is ahead.',
  },
  'BP-TIE-2': {
    where: "Bris d'égalité : les matériaux à forte demande",
    kept: 'effect',
    text: 'Still tied, who has more dice of the second demand colour is ahead.',
  },
  'BP-TIE-3': {
    where: "Bris d'égalité : les matériaux à forte demande",
    kept: 'effect',
    text: 'Still tied, who played last in the round is ahead: furthest clockwise from its starting player.',
  },
  'BP-TIE-4': {
    where: "Bris d'égalité : les matériaux à forte demande",
    kept: 'effect',
    text: 'Only dice in the building count; discarded and removed dice do not.',
    note: 'The rulebook does not say which dice count.',
  },

  'BP-AWARD-1': {
    where: 'Distinctions',
    kept: 'effect',
    text: 'The awards in use go, best first, to the first players of the ranking; with two players silver to the first.',
  },
  'BP-AWARD-2': {
    where: 'Distinctions',
    kept: 'effect',
    text: 'The ranking is one strict order: round score first, then the tie chain.',
    note: 'Who loses a tie for one award takes the next.',
  },
  'BP-PRIZE-1': {
    where: 'Prix du plus haut gratte-ciel',
    kept: 'effect',
    text: 'Skyscraper: a tower of 5 dice or more.',
  },
  'BP-PRIZE-2': {
    where: "Prix de l'intégrité structurelle",
    kept: 'effect',
    text: 'Structural integrity: 4 dice or more of one value.',
  },
  'BP-PRIZE-3': { where: 'Prix du géomètre', kept: 'effect', text: 'Geometer: all values from 1 to 6.' },
  'BP-PRIZE-4': { where: 'Prix des matériaux', kept: 'effect', text: 'Materials: 5 dice or more of one colour.' },
  'BP-PRIZE-5': {
    where: 'Prix',
    kept: 'effect',
    text: 'At most one prize of each kind is given in a round, and none if no building qualifies.',
  },
  'BP-PRIZE-6': { where: 'Prix', kept: 'effect', text: 'A building may win several prizes in a round.' },
  'BP-PRIZE-7': {
    where: 'Prix',
    kept: 'effect',
    text: 'If several buildings qualify, the tie chain alone decides.',
    note: 'Neither the round score nor a higher tower, more equal dice or the like matters.',
  },

  'BP-NEXT-1': {
    where: 'Fin de la manche',
    kept: 'effect',
    text: 'After the first and second rounds all dice return to the bag, plans are discarded, and a new round begins.',
  },
  'BP-END-1': {
    where: 'Fin de la partie',
    kept: 'refusal',
    text: 'After the third round the game is over; nothing more may be done.',
  },
  'BP-END-2': {
    where: 'Fin de la partie',
    kept: 'effect',
    text: 'The points on awards and prizes are added up; most points win.',
  },
  'BP-END-3': {
    where: 'Fin de la partie',
    kept: 'effect',
    text: 'Tied: more prize cards are ahead, then more gold, then more silver, then more bronze awards.',
    note: 'The number of all awards together is not compared.',
  },
  'BP-END-4': { where: 'Fin de la partie', kept: 'effect', text: 'Still tied, the players share the victory.' },

  'BP-INFO-1': {
    where: 'Préparation',
    kept: 'effect',
    text: 'A plan and the places of dice are secret until the building is revealed; which dice were chosen is public.',
    note: 'The pool lies open, so all see what leaves it.',
  },
  'BP-INFO-2': {
    where: 'Prix',
    kept: 'effect',
    text: 'Who holds which award and prize is public.',
    note: 'In the box game won cards lie face down, but everybody saw who won them.',
  },
} as const satisfies Clauses<`BP-${Uppercase<string>}-${number}`>;

/** The id of a clause of Blueprints. */
export type Clause = keyof typeof table;

/** The rulebook of Blueprints, clause by clause. */
export const clauses: Clauses<Clause> = table;
