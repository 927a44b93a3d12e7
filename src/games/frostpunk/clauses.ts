import type { Clauses, Kept, RuleClause } from '../../core/clauses.js';

const under =
  (where: string) =>
  (kept: Kept, text: string, note?: string): RuleClause =>
    note === undefined ? { where, kept, text } : { where, kept, text, note };

const OURS = 'The rulebook is silent: ours.';
const ours = under('silent');
const round = under("Déroulement d'une manche");
const dawn = under('1 Phase aube');
const morning = under('2 Phase matin');
const generator = under('3 Phase générateur');
const weather = under('4 Phase météo');
const preparation = under('5 Phase préparation');
const action = under('6 Phase action');
const dusk = under('7 Phase soir');
const hunger = under('8 Phase faim');
const night = under('9 Phase nuit');
const lose = under('Perdre la partie');
const tokens = under('Espoir et Mécontentement');
const breakdown = under('Panne du générateur');
const building = under('Construire/Démonter un bâtiment');
const sickness = under('Maladie');
const death = under('Mort');
const cure = under('Soigner et Traiter');
const expert = under('Experts');
const citizen = under('Carte Citoyen');
const technology = under('Carte Technologie');
const automaton = under('Automates');
const expedition = under('Expéditions');
const law = under('Carte Loi');
const important = under('Important');

// The French player aid. Where a clause has a note, the aid is silent or open there.
const table = {
  'FP-COOP-1': ours(
    'effect',
    'The leader decides everything outside Action; in it, the player in turn decides all that his turn brings.',
    OURS,
  ),
  'FP-COOP-2': ours('effect', 'Player 0 leads in round 1; the marker passes clockwise as Dawn begins.', OURS),
  'FP-COOP-3': ours(
    'effect',
    'Turns of Action begin with the leader; after a main action the next who has not passed has the turn. When all have passed, the phase ends.',
    OURS,
  ),
  'FP-COOP-4': ours(
    'effect',
    'What leaves no choice is performed without asking.',
    'Main actions, building, and where things are placed are always asked.',
  ),
  'FP-EFF-1': ours(
    'effect',
    'Effects are resolved in order and unit by unit; what a unit causes comes before the next.',
    OURS,
  ),
  'FP-EFF-2': important(
    'refusal',
    'A Citizen type that is not stated is chosen, among those that have Citizens or, for newcomers, room.',
  ),
  'FP-EFF-3': ours('effect', 'Losses take as much as there is; costs must be met in full.', OURS),
  'FP-EFF-4': morning(
    'refusal',
    'Exactly one option is chosen, and its requirements hold then.',
    'If none can be chosen, nothing happens, and a Morning card leaves the game.',
  ),
  'FP-EFF-5': ours('effect', 'An effect without a legal target is skipped.', OURS),
  'FP-EFF-6': ours(
    'effect',
    'Newcomers move the Citizen marker only, up to its top; Meeples come at the next check.',
    OURS,
  ),
  'FP-EFF-7': ours('effect', 'Citizens who leave make no corpse.', OURS),
  'FP-EFF-8': ours(
    'effect',
    'A token tires a type; in Action it covers an available Meeple, at other times it waits for the next Action.',
    OURS,
  ),
  'FP-EFF-9': ours(
    'refusal',
    'Rest gives back a token of a type that has one; if all were covered, a Meeple is free again.',
    OURS,
  ),

  'FP-SETUP-1': ours(
    'effect',
    'Resources, markers and Citizens start as the difficulty says, all Meeples in the Reserve.',
    'Authored.',
  ),
  'FP-SETUP-2': ours(
    'effect',
    'Buildings, tiles, decks, tokens, cards and the expert are put out in a fixed order.',
    'Authored.',
  ),
  'FP-SETUP-3': ours('effect', 'Round 1 starts with Action.', 'Authored.'),
  'FP-ROUND-1': round('effect', 'A round has nine phases in a fixed order.'),
  'FP-ROUND-2': round('effect', 'The first five phases are left out in round 1.'),
  'FP-ROUND-3': important('effect', 'A red card is never discarded, nor put into the Dusk discard.'),

  'FP-DAWN-1': dawn('effect', 'The Round marker advances.', 'The leader changes first.'),
  'FP-DAWN-2': dawn('effect', 'A Development token that is reached makes its Technology developed.'),
  'FP-DAWN-3': dawn('effect', 'Then another Technology must be chosen, if there is one and a Workshop stands.'),
  'FP-DAWN-4': dawn('effect', 'The Storm token is ignored for now.'),
  'FP-DAWN-5': dawn('effect', 'Scenario cards whose trigger is reached take effect, in the order of their table.'),
  'FP-MORN-1': morning('effect', 'The top Morning card is revealed.', 'If the deck is empty, nothing happens.'),
  'FP-MORN-2': morning('effect', 'One of its options is chosen.'),
  'FP-MORN-3': morning(
    'effect',
    'The card leaves the game or goes to the display, as its option says.',
    'Before the effects.',
  ),
  'FP-GEN-1': generator('refusal', 'Coal may be burnt, one space of Heat each, never past the Cold.'),
  'FP-GEN-2': generator('effect', 'Each space between Heat and Cold makes one of its type sick.'),
  'FP-GEN-3': generator(
    'effect',
    'Cubes by the position of Heat are thrown; they may fall, and knock down cubes of earlier throws.',
  ),
  'FP-GEN-4': important(
    'effect',
    'The drawer is pulled: what lies in it and what falls then goes onto the Pressure track.',
  ),
  'FP-GEN-5': important('effect', 'What falls as the drawer is closed stays in it for the next round.'),
  'FP-GEN-6': generator('effect', 'Heat goes back to its first space.', 'After a malfunction too.'),
  'FP-BRK-1': breakdown(
    'effect',
    'A cube beyond the Pressure track is a malfunction.',
    'At any time; all cubes of one placement are placed first.',
  ),
  'FP-BRK-2': breakdown(
    'effect',
    'The first malfunction moves Cold and the three ranges by 1 and empties the Pressure track.',
    'Tower and drawer stay.',
  ),
  'FP-BRK-3': breakdown('effect', 'The second malfunction loses the game.'),
  'FP-WEA-1': weather(
    'effect',
    'The four sections of the top Weather card are resolved in order.',
    'If the deck is empty, the discard is shuffled first.',
  ),
  'FP-WEA-2': weather('effect', 'A: effects.'),
  'FP-WEA-3': weather('effect', 'B: one Food for each hunt icon in the city.'),
  'FP-WEA-4': weather(
    'effect',
    'C: every Scout advances.',
    'Slots in order; bonuses count only if the card moves Scouts at all.',
  ),
  'FP-WEA-5': weather('effect', 'D: the Storm token comes nearer, until it is gone.'),
  'FP-WEA-6': weather(
    'effect',
    'A Storm token at or before the round resolves the storm card, once.',
    'Also when D is 0.',
  ),
  'FP-PREP-1': preparation('effect', 'The expert may be used once, for an active token of his type.'),
  'FP-PREP-2': preparation(
    'effect',
    'Then come the lasting effects of Preparation.',
    'Laws in the order of enactment, then technologies; requirements are read for all first.',
  ),
  'FP-PREP-3': preparation('effect', 'A Sickness marker at its limit loses the game.'),
  'FP-PREP-4': preparation('effect', 'Sickness markers take effect from the lowest to the highest.', 'Ties by type.'),
  'FP-PREP-5': preparation('effect', 'First the section adds exhausted tokens.'),
  'FP-PREP-6': preparation('effect', 'Then it flips the marker.', 'Not at 0, nor without Citizens of the type.'),

  'FP-ACT-1': action(
    'effect',
    'Meeples of each type become as many as its Citizens allow.',
    'Only checked here; surplus leaves the Reserve first, then Scouts from the highest slot.',
  ),
  'FP-ACT-2': action('effect', 'Meeples cover exhausted tokens as far as there are both.'),
  'FP-ACT-3': action('refusal', 'Coal may be burnt at any time of a turn, at least 1.', 'By the player in turn.'),
  'FP-ACT-4': action('refusal', 'An action needs an available Meeple; children need a law.'),
  'FP-ACT-5': action(
    'effect',
    'A Meeple is placed, an Automaton takes Coal, the cold strikes, then the action takes effect.',
    'What the cold made unusable is skipped.',
  ),
  'FP-ACT-6': action(
    'effect',
    'Clearing is cold; building, scouting and special actions are warm; gathering and using depend on the Heat.',
    'Settled as the Meeple is placed.',
  ),
  'FP-ACT-7': action(
    'refusal',
    'Clearing places two Near tiles or one Far tile, and at least one can be placed.',
    'Any number of Meeples may clear.',
  ),
  'FP-ACT-8': action('refusal', 'A tile lies in its zone beside the generator tile or a tile joined to it.'),
  'FP-ACT-9': action(
    'effect',
    'Each tile is drawn, seen and placed before the next.',
    'It ends when tiles or positions run out.',
  ),
  'FP-ACT-10': action('effect', 'A new tile gets its resources and Building and gives its Food at once.'),
  'FP-ACT-11': action('refusal', 'Gathering takes up to 2 of a resource from a space without a Meeple.'),
  'FP-ACT-12': action('refusal', 'Building needs a sub-action that is possible.', 'Any number of Meeples may build.'),
  'FP-ACT-13': action(
    'effect',
    'A sub-action constructs, dismantles or upgrades.',
    'Upgrading is printed on the board only.',
  ),
  'FP-ACT-14': action(
    'refusal',
    'There are up to 3 sub-actions, and at least one.',
    'Each is counted as it is chosen.',
  ),
  'FP-ACT-15': action('refusal', 'A Building is used on a free site of its own, for an option that can be chosen.'),
  'FP-ACT-16': important('effect', 'A large Building takes two Meeples, each for an action of its own.'),
  'FP-ACT-17': action(
    'refusal',
    'Some Buildings need a certain type.',
    'Automatons, and by law children, also serve as Workers.',
  ),
  'FP-ACT-18': action(
    'refusal',
    'A Scout needs a Beacon, fewer Scouts away than it allows, and a stack without one.',
    'He starts on the first space.',
  ),
  'FP-ACT-19': action(
    'refusal',
    'A special action needs its card, its type and what the card requires.',
    'Cards that leave do so before the effects.',
  ),
  'FP-ACT-20': expert('refusal', 'The Call of Duty is used once in a game.', 'In a turn, or at the start of Dusk.'),
  'FP-ACT-25': ours('refusal', 'A Gathering Post takes from both spaces of a tile that holds a resource.', OURS),
  'FP-DUSK-1': ours('refusal', 'Dusk begins with what the leader may do then, each once.', OURS),
  'FP-DUSK-2': dusk(
    'effect',
    'Dusk effects of scenario cards and of the display are resolved.',
    'In this order; cards that leave do so first.',
  ),
  'FP-DUSK-3': dusk(
    'effect',
    'A card of the shuffled Dusk deck is resolved.',
    'Drawn uniformly, so that the order of the deck means nothing.',
  ),
  'FP-DUSK-4': dusk('effect', 'It goes to the discard, unless it says otherwise.'),
  'FP-DUSK-5': dusk(
    'effect',
    'A resolved Council card leaves the game; the next is read and put into the Dusk discard.',
  ),
  'FP-DUSK-6': important('effect', 'If the Council deck is empty, none is added.'),
  'FP-DUSK-7': dusk(
    'effect',
    'When the Dusk deck is empty, its discard becomes the deck.',
    'At once; if both are empty, there is no card.',
  ),
  'FP-HUN-1': hunger('refusal', 'Food lowers the hunger, 1 each.'),
  'FP-HUN-2': hunger('effect', 'Hunger still at its limit loses the game.'),
  'FP-HUN-3': hunger('effect', 'Hunger above 0 strikes the type of the round before.', 'In round 1, of round 1.'),
  'FP-HUN-4': hunger('effect', 'Then hunger goes to 0.'),
  'FP-HUN-5': hunger('effect', "Citizens of this round's type are fed as far as Food goes."),
  'FP-HUN-6': hunger('effect', 'Each who is not fed adds 1 hunger.'),
  'FP-NIGHT-1': night('effect', 'Covered exhausted tokens go; uncovered ones stay.'),
  'FP-NIGHT-2': night('effect', 'All Meeples come home but Scouts.', 'Nor do Automatons on Events.'),
  'FP-NIGHT-3': night('effect', 'Coal may be burnt once.'),
  'FP-NIGHT-4': night(
    'refusal',
    'One falls sick for each Meeple without a heated place.',
    'The types are chosen where it makes a difference; restricted places count first.',
  ),
  'FP-NIGHT-5': night('effect', 'A shelter counts if its Building is heated.'),
  'FP-NIGHT-6': ours('effect', 'The end of the last round loses the game.', OURS),

  'FP-LOSE-1': lose('effect', 'No Hope token.'),
  'FP-LOSE-2': lose('effect', 'Discontent tokens at their limit.'),
  'FP-LOSE-3': lose('effect', 'A second malfunction.'),
  'FP-LOSE-4': lose('effect', 'Sickness at its limit in Preparation.'),
  'FP-LOSE-5': lose('effect', 'Hunger at its limit after spending.'),
  'FP-LOSE-6': lose('effect', 'Corpses at their limit.'),
  'FP-LOSE-7': ours('effect', 'Loss is checked after each unit of an effect, and ends the game at once.', OURS),
  'FP-WIN-1': ours('effect', 'The last scenario card wins the game if all that it asks for holds.', OURS),

  'FP-HD-1': tokens('effect', 'Tokens are active or exhausted.'),
  'FP-HD-2': tokens('refusal', 'Activating turns an exhausted token.'),
  'FP-HD-3': tokens('refusal', 'Exhausting turns an active token.', 'Without a stated type it is chosen.'),
  'FP-HD-4': tokens('effect', 'Without such a token, it is ignored.'),
  'FP-HD-5': tokens('refusal', 'An untyped raise draws a token, placed exhausted, or activates one.'),
  'FP-HD-6': tokens('effect', 'A typed raise draws a token if possible, then activates one of the type if possible.'),
  'FP-HD-7': tokens('refusal', 'Lowering exhausts an active token or removes an exhausted one.'),
  'FP-HD-8': tokens('effect', 'The type is always free when lowering.'),
  'FP-HD-9': ours(
    'effect',
    'Among equal tokens the leftmost is meant; the last Discontent token loses before anything is activated.',
    OURS,
  ),
  'FP-BLD-1': building('refusal', 'A Building with the hammer cannot be built.', 'Unless a law unlocks it.'),
  'FP-BLD-2': building(
    'refusal',
    'A large Building takes both spaces of a tile and is named by the first.',
    'Or a pair of the generator tile.',
  ),
  'FP-BLD-3': building('effect', 'The generator tile has five spaces.'),
  'FP-BLD-4': building('refusal', 'A Building is in the supply, and its cost is paid.', 'As its kind is chosen.'),
  'FP-BLD-5': building('refusal', 'It stands on a placed tile, where there is neither Building nor Meeple.'),
  'FP-BLD-6': building('effect', 'Resources there are lost.'),
  'FP-BLD-7': building('refusal', 'Dismantling needs a Building without Meeple and house mark, and yields nothing.'),
  'FP-BLD-8': building(
    'refusal',
    'Upgrading needs a Building without Meeple that has an upgrade, and its cost.',
    'Dismantling loses it.',
  ),
  'FP-BLD-9': ours('effect', 'What Buildings do after a death follows its effect.', OURS),
  'FP-BLD-12': ours('refusal', 'A Building to be destroyed is chosen among those without Meeple and house mark.', OURS),
  'FP-SICK-1': sickness('effect', 'Sickness advances the marker, or flips it at the number of Citizens.'),
  'FP-SICK-2': sickness('effect', 'A flip to the skull does nothing more.'),
  'FP-SICK-3': sickness('effect', 'A flip to the syringe moves the marker back and kills one.'),
  'FP-SICK-4': sickness('effect', 'The sick are never more than the Citizens.', 'At 0 the marker shows the syringe.'),
  'FP-DEATH-1': death('effect', 'A death adds a corpse.'),
  'FP-DEATH-2': death('effect', 'It takes a Citizen.'),
  'FP-DEATH-3': death('refusal', "A Citizen card is drawn, or one of the dead's type discarded from the hand."),
  'FP-DEATH-4': death('effect', "The card shows the effect for the dead's type."),
  'FP-CURE-1': cure(
    'refusal',
    'A cure moves markers back; what cannot be used is lost.',
    'There is no stopping early.',
  ),
  'FP-CURE-2': cure('effect', 'A marker with the skull cannot go to 0.'),
  'FP-CURE-3': cure('refusal', 'A treatment flips skulls, and nobody dies.'),
  'FP-CURE-4': cure('effect', 'The Infirmary is large, for Engineers, and cures up to 4 or treats up to 2.'),
  'FP-EXP-1': expert('effect', 'The expert is used in Preparation for a Hope token.'),
  'FP-EXP-2': expert('effect', 'Beside him there is the Call of Duty.'),
  'FP-CIT-1': citizen(
    'refusal',
    'A Citizen card is played before a Meeple of its type takes an action that it lists.',
    'The action must be legal next; Automatons never.',
  ),
  'FP-CIT-2': citizen(
    'refusal',
    'Its main ability replaces the effect of the action.',
    'What the effect alone would need is waived; clear is given as near, a Scout as slot 0, and he stays.',
  ),
  'FP-CIT-3': citizen('effect', 'Cold and warm are as usual.'),
  'FP-CIT-4': citizen('refusal', 'One Citizen card a round.', 'Discards for deaths do not count.'),
  'FP-CIT-5': citizen('effect', 'It goes to the discard when its ability is resolved.'),
  'FP-CIT-6': citizen('effect', 'When the Citizen deck is empty, its discard is shuffled.'),
  'FP-TECH-1': technology('refusal', 'With the first Workshop a Technology is chosen that is not developed.'),
  'FP-TECH-2': technology('effect', 'Its token lies no later than the last round.'),
  'FP-TECH-3': technology('effect', 'One Technology is developed at a time.'),
  'FP-TECH-4': technology('effect', 'It is developed when its round comes.'),
  'FP-TECH-5': technology('effect', 'Without a Workshop the token goes back.'),
  'FP-TECH-6': technology('effect', 'A Workshop built anew counts as the first.', OURS),
  'FP-TECH-7': ours('effect', 'Hastening brings the token nearer, up to the next round.', OURS),
  'FP-AUTO-1': automaton('effect', 'An Automaton acts as a Worker.'),
  'FP-AUTO-2': automaton('type', 'It never goes on an Expedition.'),
  'FP-AUTO-3': automaton('refusal', 'It does not serve for Events that ask for Workers or Engineers.'),
  'FP-AUTO-4': automaton('effect', 'Each of its actions costs 1 Coal.'),
  'FP-AUTO-5': automaton('effect', 'It is not sick, fed or housed.'),
  'FP-AUTO-6': automaton('effect', 'There are six.'),
  'FP-AUTO-7': automaton(
    'effect',
    'An Event takes one from the bank, or else from the Reserve.',
    'If there is none, none.',
  ),
  'FP-EXPED-1': expedition('effect', 'Three A cards start as stacks.'),
  'FP-EXPED-2': expedition('effect', 'The Beacon limits Expeditions.', 'Losing it does not recall Scouts.'),
  'FP-EXPED-3': expedition('effect', 'The path is one space for each card below, then the top card.'),
  'FP-EXPED-4': expedition('refusal', 'A Scout moves up to the last space, and avoids or explores there.'),
  'FP-EXPED-5': expedition(
    'refusal',
    'Avoiding draws a card of the next letter, and left-over steps go on; C and scenario cards cannot be avoided.',
  ),
  'FP-EXPED-6': expedition('refusal', 'Exploring, one continues, if there is a card, or returns.'),
  'FP-EXPED-7': expedition('effect', 'Continuing covers the card before, and left-over steps are lost.'),
  'FP-EXPED-8': expedition(
    'effect',
    'Returning brings the Scout home with its bonus, then those of continuing.',
    'From the bottom.',
  ),
  'FP-EXPED-9': expedition('effect', 'New A: the stack leaves, and an A card opens another.'),
  'FP-EXPED-10': expedition(
    'effect',
    'B or C: all cards are turned back, and a new one is laid on top.',
    'If there is none, the stack leaves the game.',
  ),
  'FP-EXPED-11': expedition('effect', 'A scenario stack leaves its slot empty.'),
  'FP-EXPED-12': ours('effect', 'Stacks change after the bonuses.', OURS),
  'FP-EXPED-13': ours('effect', 'A scenario stack is opened on the highest empty slot, once.', OURS),
  'FP-LAW-1': law('effect', 'The Platform enacts laws.'),
  'FP-LAW-2': law('type', 'Laws are open, consequences are not.'),
  'FP-LAW-3': law(
    'refusal',
    'An open law is taken; one of its consequences goes unseen into the Dusk deck, then the law takes effect.',
  ),
  'FP-LAW-4': law('effect', 'At most four laws are enacted, and none is discarded.'),
  'FP-LAW-5': ours('effect', 'Laws that a law excludes leave the game.', OURS),
  'FP-LAW-6': ours('effect', 'Where an effect says so, the consequence is chosen, and known.', OURS),
  'FP-LAW-7': law('effect', 'Lasting effects hold from then on.'),
  'FP-LAW-8': ours('effect', 'Long Shifts: once a round a Worker repeats his use of a Building.', OURS),
  'FP-SCORE-1': ours(
    'effect',
    'Everybody has the same points, and all win or none.',
    'For bots; the rulebook has none.',
  ),
  'FP-MOVE-1': ours('refusal', 'The game is over.', OURS),
  'FP-MOVE-2': ours('refusal', 'Something else is asked now.', OURS),
  'FP-MOVE-3': ours('refusal', 'A card that was played waits for its action.', OURS),
} as const satisfies Clauses<`FP-${Uppercase<string>}-${number}`>;

/** The id of a clause of Frostpunk. */
export type Clause = keyof typeof table;

/** The rulebook of Frostpunk, clause by clause. */
export const clauses: Clauses<Clause> = table;
