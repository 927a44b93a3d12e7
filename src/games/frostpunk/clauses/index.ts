import { type Clauses, clause, pluralise } from '../../../core/types/clauses.js';
import type { Values } from '../values.js';

const effect = clause('effect');
const unreported = clause('unreported effect');
const refusal = clause('refusal');
const byType = clause('type');

const OURS = 'The rulebook is silent: ours.';
const SILENT = 'silent';
const ROUND = "Déroulement d'une manche";
const DAWN = '1 Phase aube';
const MORNING = '2 Phase matin';
const GENERATOR = '3 Phase générateur';
const WEATHER = '4 Phase météo';
const PREPARATION = '5 Phase préparation';
const ACTION = '6 Phase action';
const DUSK = '7 Phase soir';
const HUNGER = '8 Phase faim';
const NIGHT = '9 Phase nuit';
const LOSE = 'Perdre la partie';
const TOKENS = 'Espoir et Mécontentement';
const BREAKDOWN = 'Panne du générateur';
const BUILDING = 'Construire/Démonter un bâtiment';
const SICKNESS = 'Maladie';
const DEATH = 'Mort';
const CURE = 'Soigner et Traiter';
const EXPERT = 'Experts';
const CITIZEN = 'Carte Citoyen';
const TECHNOLOGY = 'Carte Technologie';
const AUTOMATON = 'Automates';
const EXPEDITION = 'Expéditions';
const LAW = 'Carte Loi';
const IMPORTANT = 'Important';

// The French player aid. Where a clause has a note, the aid is silent or open there.
const createTable = ({
  automatons,
  coalPerAutomatonAction,
  coldPerMalfunction,
  farTilesPerClear,
  generatorSpaces,
  maxLaws,
  nearTilesPerClear,
  openExpeditions,
  phases,
  rangesPerMalfunction,
  resourcesPerGather,
  subActionsPerBuild,
}: Values) => ({
  'FP-COOP-1': unreported(
    SILENT,
    'The leader decides everything outside Action; in it, the player in turn decides all that their turn brings.',
    OURS,
  ),
  'FP-COOP-2': effect(
    SILENT,
    'The first player leads in the first round; the marker passes clockwise as Dawn begins.',
    OURS,
  ),
  'FP-COOP-3': unreported(
    SILENT,
    'Turns of Action begin with the leader; after a main action the next who has not passed has the turn. When all have passed, the phase ends.',
    OURS,
  ),
  'FP-COOP-4': unreported(
    SILENT,
    'What leaves no choice is performed without asking.',
    'Main actions, building, and where things are placed are always asked.',
  ),
  'FP-EFF-1': unreported(
    SILENT,
    'Effects are resolved in order and unit by unit; what a unit causes comes before the next.',
    OURS,
  ),
  'FP-EFF-2': refusal(
    IMPORTANT,
    'A type that is not stated is chosen among those that have Citizens or, for newcomers, room.',
    'A stated type for which it cannot be is no target, by a ruling.',
  ),
  'FP-EFF-3': unreported(SILENT, 'Losses take as much as there is; costs must be met in full.', OURS),
  'FP-EFF-4': refusal(
    MORNING,
    'One option is chosen, and its requirements hold then.',
    'If none can be chosen, nothing happens, and a Morning card leaves the game.',
  ),
  'FP-EFF-5': unreported(SILENT, 'An effect without a legal target is skipped.', OURS),
  'FP-EFF-6': effect(
    SILENT,
    'Newcomers move the Citizen marker only, up to its top; Meeples come at the next check.',
    OURS,
  ),
  'FP-EFF-7': effect(SILENT, 'Citizens who leave make no corpse.', OURS),
  'FP-EFF-8': unreported(
    SILENT,
    'A token tires a type; in Action it covers an available Meeple, at other times it waits for the next Action.',
    'The rulebook is silent: ours. A type without Citizens gets no token, stated or chosen.',
  ),
  'FP-EFF-9': refusal(
    SILENT,
    'Rest gives back a tired token; if all of its type were covered, it frees a Meeple.',
    OURS,
  ),

  'FP-SETUP-1': effect(
    SILENT,
    'Resources, markers and Citizens start as the difficulty says, all Meeples in the Reserve.',
    'Authored.',
  ),
  'FP-SETUP-2': effect(
    SILENT,
    'Buildings, tiles, decks, tokens, cards and the expert are put out in a fixed order.',
    'Authored.',
  ),
  'FP-SETUP-3': effect(SILENT, 'The first round starts with Action.', 'Authored.'),
  'FP-ROUND-1': effect(ROUND, `A round has ${phases} phases in a fixed order.`),
  'FP-ROUND-2': effect(ROUND, 'The phases before Action are left out in the first round.'),
  'FP-ROUND-3': unreported(IMPORTANT, 'A red card is never discarded, nor put into the Dusk discard.'),

  'FP-DAWN-1': effect(DAWN, 'The Round marker advances.', 'The leader changes first.'),
  'FP-DAWN-2': effect(DAWN, 'A Development token that is reached makes its Technology developed.'),
  'FP-DAWN-3': unreported(DAWN, 'Then another Technology must be chosen, if there is one and a Workshop stands.'),
  'FP-DAWN-4': unreported(DAWN, 'The Storm token is ignored for now.'),
  'FP-DAWN-5': unreported(DAWN, 'Scenario cards whose trigger is reached take effect, in the order of their table.'),
  'FP-MORN-1': effect(MORNING, 'The top Morning card is revealed.', 'If the deck is empty, nothing happens.'),
  'FP-MORN-2': unreported(MORNING, 'One of its options is chosen.'),
  'FP-MORN-3': unreported(
    MORNING,
    'The card leaves the game or goes to the display, as its option says.',
    'Before the effects.',
  ),
  'FP-GEN-1': refusal(GENERATOR, 'Coal may be burnt, one space of Heat each, never past the Cold.'),
  'FP-GEN-2': unreported(
    GENERATOR,
    'Each space between Heat and Cold makes one of its type sick.',
    "A ruling: with the Cold's own space. The other reading, strictly between them, leaves it out.",
  ),
  'FP-GEN-3': effect(
    GENERATOR,
    'Cubes by the position of Heat are thrown; they may fall, and knock down cubes of earlier throws.',
  ),
  'FP-GEN-4': effect(
    IMPORTANT,
    'The drawer is pulled: what lies in it and what falls then goes onto the Pressure track.',
  ),
  'FP-GEN-5': unreported(IMPORTANT, 'What falls as the drawer is closed stays in it for the next round.'),
  'FP-GEN-6': unreported(GENERATOR, 'Heat goes back to its first space.', 'After a malfunction too.'),
  'FP-BRK-1': effect(
    BREAKDOWN,
    'A cube beyond the Pressure track is a malfunction.',
    'At any time; all cubes of one placement are placed first.',
  ),
  'FP-BRK-2': effect(
    BREAKDOWN,
    `The first malfunction moves Cold by ${coldPerMalfunction} and the ranges by ${rangesPerMalfunction} and empties the Pressure track.`,
    'Tower and drawer stay.',
  ),
  'FP-BRK-3': effect(BREAKDOWN, 'The second malfunction loses the game.'),
  'FP-WEA-1': effect(
    WEATHER,
    'The sections of the top Weather card are resolved in order.',
    'If the deck is empty, the discard is shuffled first.',
  ),
  'FP-WEA-2': unreported(WEATHER, 'A: effects.'),
  'FP-WEA-3': unreported(WEATHER, 'B: one Food for each hunt icon in the city.'),
  'FP-WEA-4': unreported(
    WEATHER,
    'C: every Scout advances.',
    'Slots in order; bonuses count only if the card moves Scouts at all.',
  ),
  'FP-WEA-5': unreported(WEATHER, 'D: the Storm token comes nearer, until it is gone.'),
  'FP-WEA-6': unreported(
    WEATHER,
    'A Storm token at or before the round resolves the storm card, once.',
    'Also when D brings it no nearer.',
  ),
  'FP-PREP-1': effect(PREPARATION, 'The expert may be used once, for an active token of their type.'),
  'FP-PREP-2': unreported(
    PREPARATION,
    'Then come the lasting effects of Preparation.',
    'Laws in the order of enactment, then technologies; requirements are read for all first.',
  ),
  'FP-PREP-3': effect(PREPARATION, 'A Sickness marker at its limit loses the game.'),
  'FP-PREP-4': unreported(
    PREPARATION,
    'Sickness markers take effect from the lowest to the highest.',
    'Ties by type. A ruling: the other reading is the order of the icons within a section.',
  ),
  'FP-PREP-5': unreported(PREPARATION, 'First the section adds exhausted tokens.'),
  'FP-PREP-6': unreported(PREPARATION, 'Then it flips the marker.', 'Not at zero, nor without Citizens of the type.'),

  'FP-ACT-1': effect(
    ACTION,
    'Meeples of each type become as many as its Citizens allow.',
    'Only checked here; surplus leaves the Reserve first, then Scouts from the highest slot.',
  ),
  'FP-ACT-2': unreported(ACTION, 'Meeples cover exhausted tokens as far as there are both.'),
  'FP-ACT-3': refusal(ACTION, 'Coal may be burnt at any time of a turn, at least one unit.', 'By the player in turn.'),
  'FP-ACT-4': refusal(ACTION, 'An action needs an available Meeple; children need a law.'),
  'FP-ACT-5': unreported(
    ACTION,
    'A Meeple is placed, an Automaton takes Coal, the cold strikes, then the action takes effect.',
    'What the cold made unusable is skipped.',
  ),
  'FP-ACT-6': effect(
    ACTION,
    'Clearing is cold; building, scouting and special actions are warm; gathering and using depend on the Heat.',
    'Settled as the Meeple is placed.',
  ),
  'FP-ACT-7': refusal(
    ACTION,
    `Clearing places ${pluralise(nearTilesPerClear, 'Near tile')} or ${pluralise(farTilesPerClear, 'Far tile')}; one at least must fit.`,
    'Any number of Meeples may clear.',
  ),
  'FP-ACT-8': refusal(ACTION, 'A tile lies in its zone, joined to the generator tile.'),
  'FP-ACT-9': effect(
    ACTION,
    'Each tile is drawn, seen and placed before the next.',
    'It ends when tiles or positions run out.',
  ),
  'FP-ACT-10': effect(ACTION, 'A new tile gets its resources and Building and gives its Food at once.'),
  'FP-ACT-11': refusal(
    ACTION,
    `Gathering takes up to ${resourcesPerGather} of a resource from a space without a Meeple.`,
  ),
  'FP-ACT-12': refusal(ACTION, 'Building needs a sub-action that is possible.', 'Any number of Meeples may build.'),
  'FP-ACT-13': effect(
    ACTION,
    'A sub-action constructs, dismantles or upgrades.',
    'Upgrading is printed on the board only.',
  ),
  'FP-ACT-14': refusal(
    ACTION,
    `There is at least one sub-action, and there are at most ${subActionsPerBuild}.`,
    'Each is counted as it is chosen.',
  ),
  'FP-ACT-15': refusal(
    ACTION,
    'A Building is used on a free site of its own, if an option holds.',
    'The Meeple stands on the first site, then on the other.',
  ),
  'FP-ACT-16': unreported(
    IMPORTANT,
    'A large Building takes a Meeple on each of its spaces, each for an action of its own.',
  ),
  'FP-ACT-17': refusal(
    ACTION,
    'Some Buildings need a certain type.',
    'Automatons, and by law children, also serve as Workers.',
  ),
  'FP-ACT-18': refusal(
    ACTION,
    'A Scout needs a Beacon that allows one more, and a stack without one.',
    'The Scout starts on the first space.',
  ),
  'FP-ACT-19': refusal(
    ACTION,
    'A special action needs its card, its type and its requirements.',
    'Cards that leave do so before the effects.',
  ),
  'FP-ACT-20': refusal(EXPERT, 'The Call of Duty is used once in a game.', 'In a turn, or at the start of Dusk.'),
  'FP-ACT-25': refusal(SILENT, 'A Gathering Post takes from both spaces of a tile with a resource.', OURS),
  'FP-DUSK-1': refusal(SILENT, 'Dusk begins with what the leader may do once.', OURS),
  'FP-DUSK-2': unreported(
    DUSK,
    'Dusk effects of scenario cards and of the display are resolved.',
    'In this order; cards that leave do so first.',
  ),
  'FP-DUSK-3': unreported(
    DUSK,
    'A card of the shuffled Dusk deck is resolved.',
    'Drawn uniformly, so that the order of the deck means nothing.',
  ),
  'FP-DUSK-4': unreported(DUSK, 'It goes to the discard, unless it says otherwise.'),
  'FP-DUSK-5': unreported(
    DUSK,
    'A resolved Council card leaves the game; the next is read and put into the Dusk discard.',
    'A ruling: it lies there until the deck is renewed. The other reading shuffles the discard with it into the deck at once.',
  ),
  'FP-DUSK-6': unreported(IMPORTANT, 'If the Council deck is empty, none is added.'),
  'FP-DUSK-7': effect(
    DUSK,
    'When the Dusk deck is empty, its discard becomes the deck.',
    'At once; if both are empty, there is no card.',
  ),
  'FP-HUN-1': refusal(HUNGER, 'Each Food lowers the hunger by one.'),
  'FP-HUN-2': effect(HUNGER, 'Hunger still at its limit loses the game.'),
  'FP-HUN-3': unreported(
    HUNGER,
    'Hunger above zero strikes the type of the round before.',
    'In the first round, its own type.',
  ),
  'FP-HUN-4': unreported(HUNGER, 'Then hunger goes to zero.'),
  'FP-HUN-5': unreported(HUNGER, "Citizens of this round's type are fed as far as Food goes."),
  'FP-HUN-6': unreported(HUNGER, 'Each who is not fed adds one to the hunger.'),
  'FP-NIGHT-1': unreported(NIGHT, 'Covered exhausted tokens go; uncovered ones stay.'),
  'FP-NIGHT-2': effect(NIGHT, 'All Meeples come home but Scouts.', 'Nor do Automatons on Events.'),
  'FP-NIGHT-3': unreported(NIGHT, 'Coal may be burnt once.'),
  'FP-NIGHT-4': refusal(
    NIGHT,
    'One falls sick for each Meeple without a heated place.',
    'The types are chosen where it makes a difference; restricted places count first.',
  ),
  'FP-NIGHT-5': unreported(NIGHT, 'A shelter counts if its Building is heated.'),
  'FP-NIGHT-6': unreported(SILENT, 'The end of the last round loses the game.', OURS),

  'FP-LOSE-1': effect(LOSE, 'No Hope token.'),
  'FP-LOSE-2': effect(LOSE, 'Discontent tokens at their limit.'),
  'FP-LOSE-3': effect(LOSE, 'A second malfunction.'),
  'FP-LOSE-4': effect(LOSE, 'Sickness at its limit in Preparation.'),
  'FP-LOSE-5': effect(LOSE, 'Hunger at its limit after spending.'),
  'FP-LOSE-6': effect(LOSE, 'Corpses at their limit.'),
  'FP-LOSE-7': unreported(SILENT, 'Loss is checked after each unit of an effect, and ends the game at once.', OURS),
  'FP-WIN-1': effect(SILENT, 'The last scenario card wins the game if all that it asks for holds.', OURS),

  'FP-HD-1': effect(TOKENS, 'Tokens are active or exhausted.'),
  'FP-HD-2': refusal(TOKENS, 'Activating turns an exhausted token.'),
  'FP-HD-3': refusal(TOKENS, 'Exhausting turns an active token.', 'Without a stated type it is chosen.'),
  'FP-HD-4': unreported(TOKENS, 'Without such a token, it is ignored.'),
  'FP-HD-5': refusal(TOKENS, 'An untyped raise draws an exhausted token or activates one.'),
  'FP-HD-6': unreported(TOKENS, 'A typed raise draws a token if possible, then activates one of the type if possible.'),
  'FP-HD-7': refusal(TOKENS, 'Lowering exhausts an active token or removes an exhausted one.'),
  'FP-HD-8': unreported(TOKENS, 'The type is always free when lowering.'),
  'FP-HD-9': unreported(
    SILENT,
    'Among equal tokens the leftmost is meant; the last Discontent token loses before anything is activated.',
    OURS,
  ),
  'FP-BLD-1': refusal(BUILDING, 'A Building with the hammer cannot be built.', 'Unless a law unlocks it.'),
  'FP-BLD-2': refusal(
    BUILDING,
    'A large Building takes both spaces of a tile and is named by the first.',
    'Or a pair of the generator tile.',
  ),
  'FP-BLD-3': effect(BUILDING, `The generator tile has ${generatorSpaces} spaces.`),
  'FP-BLD-4': refusal(BUILDING, 'A Building comes from the supply, and its cost is paid.', 'As its kind is chosen.'),
  'FP-BLD-5': refusal(BUILDING, 'It stands on a placed tile, without Building or Meeple.'),
  'FP-BLD-6': unreported(BUILDING, 'Resources there are lost.'),
  'FP-BLD-7': refusal(BUILDING, 'A Building without Meeple and house mark is dismantled, and yields nothing.'),
  'FP-BLD-8': refusal(
    BUILDING,
    'An upgrade needs a Building without Meeple that has one, and its cost.',
    'Dismantling loses it.',
  ),
  'FP-BLD-9': unreported(SILENT, 'What Buildings do after a death follows its effect.', OURS),
  'FP-BLD-12': refusal(SILENT, 'A Building without Meeple and house mark is destroyed.', OURS),
  'FP-SICK-1': unreported(SICKNESS, 'Sickness advances the marker, or flips it at the number of Citizens.'),
  'FP-SICK-2': effect(SICKNESS, 'A flip to the skull does nothing more.'),
  'FP-SICK-3': unreported(SICKNESS, 'A flip to the syringe moves the marker back and kills one.'),
  'FP-SICK-4': unreported(
    SICKNESS,
    'The sick are never more than the Citizens.',
    'At zero the marker shows the syringe.',
  ),
  'FP-DEATH-1': effect(DEATH, 'A death adds a corpse.'),
  'FP-DEATH-2': unreported(DEATH, 'It takes a Citizen.'),
  'FP-DEATH-3': refusal(DEATH, "A Citizen card is drawn, or one of the dead's type discarded from the hand."),
  'FP-DEATH-4': effect(DEATH, "The card shows the effect for the dead's type."),
  'FP-CURE-1': refusal(CURE, 'A cure moves markers back; the rest is lost.', 'There is no stopping early.'),
  'FP-CURE-2': unreported(CURE, 'A marker with the skull cannot go to zero.'),
  'FP-CURE-3': refusal(CURE, 'A treatment flips skulls, and nobody dies.'),
  'FP-CURE-4': unreported(CURE, 'The Infirmary is large, for Engineers, and cures or treats as its options say.'),
  'FP-EXP-1': effect(EXPERT, 'The expert is used in Preparation for a Hope token.'),
  'FP-EXP-2': effect(EXPERT, 'Beside the expert there is the Call of Duty.'),
  'FP-CIT-1': refusal(
    CITIZEN,
    'A Citizen card is played before an action of its type that it lists.',
    'The action must be legal next; Automatons never.',
  ),
  'FP-CIT-2': refusal(
    CITIZEN,
    'Its main ability replaces the effect of the action.',
    'What the effect alone would need is waived; clear is given as near, a Scout as of the first slot, and the Scout stays.',
  ),
  'FP-CIT-3': effect(CITIZEN, 'Cold and warm are as usual.'),
  'FP-CIT-4': refusal(CITIZEN, 'One Citizen card a round.', 'Discards for deaths do not count.'),
  'FP-CIT-5': unreported(CITIZEN, 'It goes to the discard when its ability is resolved.'),
  'FP-CIT-6': effect(CITIZEN, 'When the Citizen deck is empty, its discard is shuffled.'),
  'FP-TECH-1': refusal(
    TECHNOLOGY,
    'With the first Workshop a new Technology is chosen.',
    'While another Workshop stands nothing is asked; the next Dawn asks.',
  ),
  'FP-TECH-2': unreported(TECHNOLOGY, 'Its token lies no later than the last round.'),
  'FP-TECH-3': unreported(TECHNOLOGY, 'One Technology is developed at a time.'),
  'FP-TECH-4': effect(TECHNOLOGY, 'It is developed when its round comes.'),
  'FP-TECH-5': effect(TECHNOLOGY, 'Without a Workshop the token goes back.'),
  'FP-TECH-6': unreported(TECHNOLOGY, 'A Workshop built anew counts as the first.', OURS),
  'FP-TECH-7': effect(SILENT, 'Hastening brings the token nearer, up to the next round.', OURS),
  'FP-AUTO-1': effect(AUTOMATON, 'An Automaton acts as a Worker.'),
  'FP-AUTO-2': byType(AUTOMATON, 'It never goes on an Expedition.'),
  'FP-AUTO-3': refusal(AUTOMATON, 'No Automaton serves for Events that ask for Workers or Engineers.'),
  'FP-AUTO-4': unreported(AUTOMATON, `Each of its actions costs ${coalPerAutomatonAction} Coal.`),
  'FP-AUTO-5': unreported(AUTOMATON, 'It is not sick, fed or housed.'),
  'FP-AUTO-6': effect(AUTOMATON, `There are ${automatons}.`),
  'FP-AUTO-7': unreported(
    AUTOMATON,
    'An Event takes one from the bank, or else from the Reserve.',
    'If there is none, none.',
  ),
  'FP-EXPED-1': effect(EXPEDITION, `At the start, A cards form ${pluralise(openExpeditions, 'stack')}.`),
  'FP-EXPED-2': unreported(EXPEDITION, 'The Beacon limits Expeditions.', 'Losing it does not recall Scouts.'),
  'FP-EXPED-3': unreported(EXPEDITION, 'The path is one space for each card below, then the top card.'),
  'FP-EXPED-4': refusal(EXPEDITION, 'A Scout moves up to the last space, and avoids or explores there.'),
  'FP-EXPED-5': refusal(
    EXPEDITION,
    'Avoiding draws the next letter, and left-over steps go on; C and X cannot be avoided.',
    'A ruling: from the first space of the new card. The other reading is the lowest space of the whole path.',
  ),
  'FP-EXPED-6': refusal(EXPEDITION, 'After exploring one continues, if there is a card, or returns.'),
  'FP-EXPED-7': effect(EXPEDITION, 'Continuing covers the card before, and left-over steps are lost.'),
  'FP-EXPED-8': effect(
    EXPEDITION,
    'Returning brings the Scout home with its bonus, then those of continuing.',
    'From the bottom.',
  ),
  'FP-EXPED-9': unreported(EXPEDITION, 'New A: the stack leaves, and an A card opens another.'),
  'FP-EXPED-10': unreported(
    EXPEDITION,
    'B or C: all cards are turned back, and a new one is laid on top.',
    'If there is none, the stack leaves the game.',
  ),
  'FP-EXPED-11': unreported(EXPEDITION, 'A scenario stack leaves its slot empty.'),
  'FP-EXPED-12': unreported(SILENT, 'Stacks change after the bonuses.', OURS),
  'FP-EXPED-13': unreported(SILENT, 'A scenario stack is opened on the highest empty slot, once.', OURS),
  'FP-LAW-1': unreported(LAW, 'The Platform enacts laws.'),
  'FP-LAW-2': byType(LAW, 'Laws are open, consequences are not.'),
  'FP-LAW-3': refusal(
    LAW,
    'An open law is taken; a consequence goes unseen into the Dusk deck, then the law takes effect.',
  ),
  'FP-LAW-4': unreported(LAW, `At most ${pluralise(maxLaws, 'law')} can be enacted, and none is discarded.`),
  'FP-LAW-5': unreported(SILENT, 'Laws that a law excludes leave the game.', OURS),
  'FP-LAW-6': effect(SILENT, 'Where an effect says so, the consequence is chosen, and known.', OURS),
  'FP-LAW-7': unreported(LAW, 'Lasting effects hold from then on.'),
  'FP-LAW-8': effect(SILENT, 'Long Shifts: once a round a Worker repeats their use of a Building.', OURS),
  'FP-SCORE-1': effect(
    SILENT,
    'Everybody has the same points, and all win or none.',
    'For bots; the rulebook has none.',
  ),
  'FP-MOVE-1': refusal(SILENT, 'The game is over.', OURS),
  'FP-MOVE-2': refusal(SILENT, 'Something else is asked now.', OURS),
  'FP-MOVE-3': refusal(SILENT, 'A card that was played waits for its action.', OURS),
});

/** The id of a clause of Frostpunk. */
export type Clause = keyof ReturnType<typeof createTable>;

/** Returns the rulebook of Frostpunk, clause by clause, with the values of components. */
export const createClauses: (values: Values) => Clauses<Clause> = createTable;
