import { type Clauses, clause, pluralise } from '../../../core/types/clauses.js';
import type { Values } from '../values.js';

// The French rulebook. Where a clause has a note, the rulebook is silent or open there.

const effect = clause('effect');
const unreported = clause('unreported effect');
const refusal = clause('refusal');
const type = clause('type');
const notModelled = clause('not modelled');

const STEP_1 = 'Étape 1';
const STEP_2 = 'Étape 2';
const STEP_3 = 'Étape 3';
const STEP_4 = 'Étape 4';
const STEP_5 = 'Étape 5';
const STEP_6 = 'Étape 6';
const SUN = 'Avant chaque action';
const BUILD = 'Construire un bâtiment';
const SHIP = 'Construire un bateau';
const RECRUIT = 'Recruter des scientifiques';
const RESEARCH = 'Avancer sur une piste de recherche';
const NOTHING = 'Ne rien faire';
const ANY_TIME = 'À tout moment';
const NEXT = 'Après avoir fini votre tour';
const BOX_A = 'Cadre A';
const BOX_B = 'Cadre B';
const BOX_C = 'Cadre C';
const END = 'Le jeu prend fin';
const SCORE = 'Comptage des points';
const WINNER = 'Le vainqueur';
const YARD = 'Les effets des cartes Chantier naval';
const EFFECTS = 'Les actions des pistes de recherche';

const SILENT = 'The rulebook is silent.';

const createTable = ({
  cardRecruits,
  cardScientists,
  cardSteps,
  closedZones,
  effectRecruits,
  effectSteps,
  firstRankPoints,
  sacrificeRecruits,
  shipsPerZone,
  stalemate,
  zones,
}: Values) => ({
  'AN-PHA-1': refusal(SUN, 'A move is legal only if the pending decision offers its kind.', SILENT),
  'AN-PHA-2': refusal(END, 'When the game is over nothing more can be done.'),

  'AN-SET-1': type(
    STEP_1,
    `${zones} zones form a ring; each takes ${pluralise(shipsPerZone, 'ship')} and one building of each kind.`,
  ),
  'AN-SET-2': refusal(STEP_1, 'With two players some zones are closed; they never hold anything.'),
  'AN-SET-3': effect(STEP_1, `The closed zones have the numbers ${closedZones}.`, SILENT),
  'AN-SET-4': effect(STEP_2, 'Each open zone gets a start building at random.'),
  'AN-SET-5': effect(STEP_2, 'With two players a camp and the marine centre are left out.'),
  'AN-SET-6': unreported(STEP_3, 'Tracks for more players are closed.'),
  'AN-SET-7': effect(STEP_3, 'Cards for more players stay in the box; the decks are shuffled, their tops lie open.'),
  'AN-SET-8': effect(STEP_3, 'The shipyard cards form an open pile.'),
  'AN-SET-9': effect(STEP_3, 'Everybody takes a simple card; the expertise pile has one card per player.'),
  'AN-SET-10': effect(STEP_4, 'Scientists, ships and cubes depend on the number of players.'),
  'AN-SET-11': effect(STEP_5, 'The first player is drawn; the others follow counter-clockwise.'),
  'AN-SET-12': unreported(STEP_5, 'In a first game the ships go to fixed zones.'),
  'AN-SET-13': effect(STEP_5, 'Otherwise they go where the players like, in the same order.'),
  'AN-SET-14': refusal(STEP_5, `A ship joins the end of a queue; a zone takes ${pluralise(shipsPerZone, 'ship')}.`),
  'AN-SET-15': effect(STEP_6, 'The sun starts on the first zone and moves before the first turn.'),
  'AN-SET-16': effect(STEP_4, 'The second of two players starts with a cube on the first space of a track.'),
  'AN-SET-17': effect(STEP_4, 'It is an open track of their choice, after all ships; it triggers nothing.', SILENT),

  'AN-SUN-1': effect(SUN, 'The sun goes on counter-clockwise and stops where a ship stands.'),
  'AN-SUN-2': effect(NEXT, 'It runs over zones without ships, closed ones too.'),
  'AN-SUN-3': effect(SUN, 'At a stop the owner of the first ship has a turn with it.'),
  'AN-SUN-4': unreported(NEXT, 'The second ship has a turn only by an icebreaker.'),
  'AN-SUN-5': unreported(NEXT, 'Only ships that stood first and second when the sun came act at this stop.', SILENT),
  'AN-SUN-6': unreported(
    NEXT,
    'When a ship leaves a zone those behind it move up.',
    'The target zone of the rulebook is here the zone that was left.',
  ),
  'AN-SUN-7': effect(NEXT, 'After the last turn of the stop the sun moves on.'),
  'AN-SUN-8': effect(ANY_TIME, 'Cards and sacrifices come at any time of a turn.'),
  'AN-SUN-9': unreported(SUN, 'A turn with nothing left to do ends by itself.', SILENT),

  'AN-MOV-1': refusal(SUN, 'The ship of the turn moves once.'),
  'AN-MOV-2': refusal(SUN, 'The ship may not stay in its zone.'),
  'AN-MOV-3': refusal(STEP_1, 'The ship may not enter a closed zone.'),
  'AN-MOV-4': refusal(SUN, `The ship may not enter a zone with ${pluralise(shipsPerZone, 'ship')}.`),
  'AN-MOV-5': effect(SUN, 'It may go to any other zone; that is the target.'),
  'AN-MOV-6': refusal(NOTHING, 'The turn cannot end before its ship has moved.'),
  'AN-MOV-7': unreported(SUN, 'The target stays the target even if the ship leaves it.', SILENT),

  'AN-ACT-1': refusal(SUN, 'An action comes after the obligatory move, in the target zone.'),
  'AN-ACT-2': refusal(BUILD, 'There is one action in a turn.'),
  'AN-ACT-3': unreported(NOTHING, 'No action has to be taken.'),
  'AN-ACT-4': effect(BOX_C, 'Strength is the number of own ships and scientists in the target zone.'),

  'AN-BLD-1': refusal(BOX_B, 'An empty deck offers no building.'),
  'AN-BLD-2': refusal(BOX_B, 'No zone holds several buildings of a kind.'),
  'AN-BLD-3': refusal(BOX_B, "The card's number of scientists must be in the personnel."),
  'AN-BLD-4': refusal(BOX_B, 'A token of the kind must be in the supply.', 'With the printed counts one always is.'),
  'AN-BLD-5': refusal(
    BOX_B,
    'Each building that the card asks for must stand in a zone with an own ship, or a resource card stands for it.',
  ),
  'AN-BLD-6': refusal(BOX_B, 'A resource card stands for one missing building, not for more.'),
  'AN-BLD-7': effect(ANY_TIME, 'It is discarded by itself, in building, where access is missing.', SILENT),
  'AN-BLD-8': unreported(BOX_B, 'A kind asked for several times must stand in as many zones with own ships.', SILENT),
  'AN-BLD-9': effect(BUILD, 'Building and scientists go to the target zone, the card to the player.'),
  'AN-BLD-10': effect(BOX_B, "Then a cube advances the card's steps on an open track."),
  'AN-BLD-11': refusal(BOX_B, 'The steps are not declined.', 'Where none is possible they are lost unasked.'),
  'AN-BLD-12': effect(ANY_TIME, 'A used simple card lies aside, a used expertise card leaves the game.', SILENT),

  'AN-SHP-1': refusal(SHIP, 'The action needs a shipyard in the target zone.'),
  'AN-SHP-2': refusal(SHIP, 'It needs an available ship.'),
  'AN-SHP-3': refusal(
    SHIP,
    `The ship joins the queue in the sun's zone, which has room for ${shipsPerZone}.`,
    'Effects can fill it, against what the rulebook holds.',
  ),
  'AN-SHP-4': unreported(SHIP, 'Nothing more can be done in the turn.'),
  'AN-SHP-5': refusal(SHIP, 'Each other player, from the right on, takes a card of the pile.'),
  'AN-SHP-6': effect(SHIP, 'If it has too few for all of them it goes to the box.'),
  'AN-SHP-7': effect(
    SHIP,
    'Taking cannot be declined.',
    'The rulebook says once that the others can choose a card, once that each chooses one.',
  ),

  'AN-REC-1': refusal(RECRUIT, 'The action needs a camp in the target zone.'),
  'AN-REC-2': effect(RECRUIT, 'Strength tells how many are recruited, as far as there are.'),
  'AN-REC-3': refusal(RECRUIT, 'It is not allowed where nobody would be recruited.', SILENT),

  'AN-RES-1': refusal(RESEARCH, 'The action needs a research centre in the target zone that is an icon of the track.'),
  'AN-RES-2': effect(RESEARCH, 'The cube advances by the strength on one such track.'),
  'AN-RES-3': refusal(RESEARCH, 'It is not allowed without strength.', SILENT),

  'AN-TRK-1': refusal(BOX_A, 'A closed track cannot be chosen.'),
  'AN-TRK-2': effect(
    BOX_A,
    'A new cube is an available one; the first free space is its first step.',
    'The rulebook does not think of an occupied first space.',
  ),
  'AN-TRK-3': refusal(BOX_A, 'A track on which the player has no cube needs an available one.', SILENT),
  'AN-TRK-4': unreported(BOX_A, 'Only free spaces count; a space takes one cube.'),
  'AN-TRK-5': type(BOX_A, 'All steps are made on one track.'),
  'AN-TRK-6': unreported(BOX_A, 'Nobody goes beyond the end or past a cube there; surplus steps are lost.'),
  'AN-TRK-7': refusal(BOX_A, 'A track on which no free space lies ahead cannot be chosen.', SILENT),
  'AN-TRK-8': unreported(BOX_A, 'A red space reached or passed, be it occupied, works for the mover each time.'),
  'AN-TRK-9': unreported(BOX_A, 'A blue space works once in the game, for everybody from the mover on.'),
  'AN-TRK-10': effect(BOX_A, 'Effects are played after the move, in the order of the spaces.'),
  'AN-TRK-11': unreported(BOX_A, 'Effects caused while others wait come after them.', SILENT),

  'AN-EFF-1': effect(EFFECTS, `Scientist: recruits ${effectRecruits}.`),
  'AN-EFF-2': effect(EFFECTS, "Ship: an available ship joins the sun's zone if there is room; the others take cards."),
  'AN-EFF-3': effect(EFFECTS, 'The ship is not declined where it can be placed.'),
  'AN-EFF-4': effect(EFFECTS, 'Expertise: takes an expertise card if there is one.', SILENT),
  'AN-EFF-5': effect(EFFECTS, 'Simple: takes the used simple card back; nobody has more than one.'),
  'AN-EFF-6': refusal(EFFECTS, 'Move: each player in turn may move a ship of their own; no action follows.'),
  'AN-EFF-7': refusal(EFFECTS, 'The ship goes to another open zone with room.'),
  'AN-EFF-8': refusal(EFFECTS, 'A ship just built may not be moved.', 'That is one put on the board in this turn.'),
  'AN-EFF-9': refusal(EFFECTS, 'The ship of the turn is not moved before its obligatory move.', SILENT),
  'AN-EFF-10': refusal(EFFECTS, 'Draft: a card per player is drawn; each in turn takes one of them, the last unasked.'),
  'AN-EFF-11': effect(EFFECTS, 'With fewer cards than players nothing is drawn.', SILENT),
  'AN-EFF-12': refusal(
    EFFECTS,
    `Advance: each player in turn advances ${pluralise(effectSteps, 'free space')}, on a track not yet chosen.`,
  ),
  'AN-EFF-13': unreported(EFFECTS, 'Effects caused by it wait until all have advanced.'),
  'AN-EFF-14': refusal(
    EFFECTS,
    'Move may be declined, advance not.',
    'Who can do nothing is not asked, and claims no track.',
  ),
  'AN-EFF-15': effect(EFFECTS, 'Scientist, expertise, simple and ship happen by themselves.', SILENT),

  'AN-CRD-1': refusal(ANY_TIME, 'The player on turn may play a card of their hand, at any time of the turn.'),
  'AN-CRD-2': refusal(NEXT, 'A player plays one card at a stop, of whatever sort.'),
  'AN-CRD-3': unreported(YARD, 'An icebreaker laid earlier is no card of the stop.'),
  'AN-CRD-4': effect(YARD, 'Played cards leave the game, icebreakers when they are removed.', SILENT),
  'AN-CRD-5': refusal(
    YARD,
    `The card places ${pluralise(cardScientists, 'scientist')} in the target zone, once the ship has moved.`,
  ),
  'AN-CRD-6': refusal(YARD, 'What it places comes from the personnel.'),
  'AN-CRD-7': refusal(
    YARD,
    `The card recruits ${pluralise(cardRecruits, 'scientist')}, or as many as are left, but not none.`,
    SILENT,
  ),
  'AN-CRD-8': effect(YARD, `Progress: ${pluralise(cardSteps, 'free space')} on an open track.`),

  'AN-ICE-1': refusal(YARD, 'An icebreaker is laid where the second ship is own.'),
  'AN-ICE-2': refusal(YARD, 'A player has at most one icebreaker on a zone; those of others are no hindrance.', SILENT),
  'AN-ICE-3': refusal(
    YARD,
    "On the sun's zone it needs a first turn, and both front ships when the sun came; it fires at once.",
    SILENT,
  ),
  'AN-ICE-4': unreported(YARD, "When the sun comes that of the second ship's owner fires; all others stay.", SILENT),
  'AN-ICE-5': effect(NEXT, 'The firing icebreaker is removed after the first turn, used or not.'),
  'AN-ICE-6': effect(
    NEXT,
    'If the second ship has left there is no second turn, nor for the owner of another icebreaker.',
    SILENT,
  ),
  'AN-ICE-7': unreported(NEXT, 'The second turn is a full turn.'),
  'AN-ICE-8': refusal(NEXT, 'Only a second turn may be declined, before anything is done in it.', SILENT),
  'AN-ICE-9': unreported(END, 'When the end is certain no icebreaker fires.'),

  'AN-SAC-1': refusal(ANY_TIME, 'One resource may be discarded in a turn.', SILENT),
  'AN-SAC-2': refusal(ANY_TIME, 'Only available cubes and ships, and own ships on the board, are discarded.'),
  'AN-SAC-3': refusal(ANY_TIME, 'The ship of the turn cannot be discarded before it has moved.', SILENT),
  'AN-SAC-4': effect(
    ANY_TIME,
    `In return the player recruits ${pluralise(sacrificeRecruits, 'scientist')}, as far as there are any.`,
  ),

  'AN-END-1': effect(END, 'The game ends when a player places their last scientist.', 'Looked at after placing only.'),
  'AN-END-2': effect(END, 'It ends when the last building card is taken.', 'The last scientist goes before.'),
  'AN-END-3': unreported(END, 'If building ends it, steps and effects are still played.'),
  'AN-END-4': effect(END, 'If a card ends it, it ends there and then.', SILENT),
  'AN-END-5': effect(END, `It ends after ${pluralise(stalemate, 'step')} of the sun without a lasting change.`, SILENT),
  'AN-END-6': effect(END, 'It ends if no ship is on the board when the sun should move.', SILENT),

  'AN-SCO-1': effect(SCORE, "Zones are counted from the sun's on, counter-clockwise."),
  'AN-SCO-2': effect(
    SCORE,
    `The most scientists of a zone earn its buildings, its scientists and ${firstRankPoints}; each later rank what one player above it has.`,
  ),
  'AN-SCO-3': effect(SCORE, 'Tied players all get the points of their rank; nothing earns nothing.'),
  'AN-SCO-4': effect(
    SCORE,
    'A cube is worth the last number up to it; the foremost earns all of the track, others the cube just ahead.',
  ),
  'AN-SCO-5': effect(SCORE, 'The most asterisk cards earn the number of all; later ranks as in zones.'),
  'AN-SCO-6': effect(SCORE, 'Discarded ships and cubes are counted likewise.'),
  'AN-SCO-7': notModelled(SCORE, 'Past the end of the score track the marker is turned.', 'There is no marker.'),

  'AN-WIN-1': effect(WINNER, 'Most points win.'),
  'AN-WIN-2': unreported(
    WINNER,
    'Tied: most majorities.',
    'In zones, open tracks, asterisk cards and discards; a shared first rank counts.',
  ),
  'AN-WIN-3': unreported(WINNER, 'Still tied: most building cards, or all of them win.'),

  'AN-HID-1': effect(STEP_3, 'Only the order of the decks below their tops is hidden.'),
});

/** The id of a clause of Antarctica. */
export type Clause = keyof ReturnType<typeof createTable>;

/** Returns the rulebook of Antarctica, clause by clause, with the values of components. */
export const createClauses: (values: Values) => Clauses<Clause> = createTable;
