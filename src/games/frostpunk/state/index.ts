import type { Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { Consequence, Difficulty, Kind, Letter, Res, Stage } from '../components/vocabulary.js';
import type { Act, Displayed, Frame, Outcome, Phase, Stack, TokenOnTrack } from './parts.js';

export type * from './parts.js';
export { ENDINGS, FACES, IDLE, PURPOSES } from './parts.js';
export { type BuiltIn, isAt, isBuiltIn, PARTS, partOf, STEPS, type Step, stepOf } from './steps.js';

/** A game of Frostpunk with all hidden information. Lists of three are by Citizen type. */
export interface State {
  /** The game's id. */
  readonly game: 'frostpunk';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the component data. */
  readonly components: string;
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  /** The state of the random generator. */
  readonly random: RandomState;
  readonly difficulty: Difficulty;
  readonly expert: number;
  /** The round, from 1. */
  readonly round: number;
  readonly stage: Stage;
  /** The step of the stage that is under way. */
  readonly step: number;
  readonly leader: Player;
  /** The player to act. */
  readonly actor: Player;
  /** By player, whether they are out of this Action phase. */
  readonly passed: readonly boolean[];
  /** The pending decision. */
  readonly phase: Phase;
  /** The effect programs under way; the one that runs now is last. */
  readonly agenda: readonly Frame[];
  /** The main action under way. */
  readonly act: Act;
  /** The stock of each resource: coal, wood, steel, cores, food. */
  readonly resources: readonly number[];
  readonly citizens: readonly number[];
  readonly sick: readonly number[];
  /** By type, whether the Sickness marker shows its skull. */
  readonly skull: readonly boolean[];
  /** By type, the exhausted Citizen tokens in the Reserve. */
  readonly tired: readonly number[];
  /** By type, the exhausted tokens with a Meeple on them. */
  readonly covered: readonly number[];
  /** By type, the Meeples without shelter that may still fall sick tonight. */
  readonly exposed: readonly number[];
  /** By kind, the Meeples in the Reserve. */
  readonly reserve: readonly number[];
  /** By kind, the Meeples on Clear, on Build and on cards. */
  readonly atPlaces: readonly number[];
  /** The Automatons in the bank. */
  readonly bank: number;
  readonly heat: number;
  readonly cold: number;
  readonly overheated: boolean;
  /** The ends of the heating ranges: generator tile or level I, Near or II, Far or III. */
  readonly ranges: readonly number[];
  readonly pressure: number;
  /** The cubes in the tower, and those of them that lie in the drawer. */
  readonly tower: { readonly inside: number; readonly drawer: number };
  readonly hunger: number;
  readonly corpses: number;
  /** The number of Storm Works. */
  readonly works: number;
  /** The tokens from left to right. */
  readonly hope: readonly TokenOnTrack[];
  readonly discontent: readonly TokenOnTrack[];
  /** By kind of token, the number in the bag. */
  readonly hopeBag: readonly number[];
  readonly discontentBag: readonly number[];
  /** The round of the Storm token, 0 for none. */
  readonly storm: number;
  /** The round of the Storm's End, 0 for none. */
  readonly stormEnd: number;
  /** By position, the tile; -1 for none. */
  readonly tiles: readonly number[];
  /** The tiles to draw; the next one is last, as in all stacks. */
  readonly nearStack: readonly number[];
  readonly farStack: readonly number[];
  /** By space, the resource that lies there. */
  readonly resource: readonly ('none' | Res)[];
  readonly amount: readonly number[];
  /** By site, the Building; -1 for none. */
  readonly built: readonly number[];
  readonly upgraded: readonly boolean[];
  /** By site, the other site of a large Building; -1 for none. */
  readonly partner: readonly number[];
  readonly meeple: readonly ('none' | Kind)[];
  /** By Building, the number left. */
  readonly supply: readonly number[];
  /** The Morning cards; `current` is the card under way, -1 for none; `gone` cards have left the game. */
  readonly morning: { readonly deck: readonly number[]; readonly current: number; readonly gone: readonly number[] };
  readonly weather: { readonly deck: readonly number[]; readonly current: number; readonly discard: readonly number[] };
  /** The Dusk slots: the Dusk cards, then the consequence of each law, then the Council card in circulation. */
  readonly dusk: {
    readonly deck: readonly number[];
    readonly discard: readonly number[];
    readonly aside: readonly number[];
    readonly gone: readonly number[];
    readonly current: number;
  };
  /** The Council cards; `current` is the card in circulation, -1 for none. */
  readonly council: {
    readonly deck: readonly number[];
    readonly current: number;
    readonly known: boolean;
    readonly gone: readonly number[];
  };
  /** By law, the consequence that is in the game. */
  readonly consequence: readonly ('none' | Consequence)[];
  readonly consequenceKnown: readonly boolean[];
  readonly laws: readonly ('open' | 'enacted' | 'out')[];
  /** The enacted laws, in order of enactment. */
  readonly enacted: readonly number[];
  /** True if Long Shifts was used this round. */
  readonly shiftUsed: boolean;
  /** True if the offer of a law was taken this Dusk. */
  readonly patrolled: boolean;
  readonly technologies: readonly boolean[];
  /** The Technology under development, -1 for none. */
  readonly developing: number;
  /** The round on which it is finished, 0 for none. */
  readonly developAt: number;
  readonly citizenDeck: readonly number[];
  readonly citizenDiscard: readonly number[];
  readonly hand: readonly number[];
  readonly cardPlayed: boolean;
  /** True if the Call of Duty was used. */
  readonly callUsed: boolean;
  readonly expeditionDecks: Readonly<Record<Letter, readonly number[]>>;
  readonly expeditionGone: readonly number[];
  /** By slot, the stack of an Expedition. */
  readonly stacks: readonly Stack[];
  readonly display: readonly Displayed[];
  /** By scenario card, whether it is in play, and (`specialUsed`) whether its special action was used this round. */
  readonly scenario: readonly boolean[];
  readonly specialUsed: readonly boolean[];
  readonly outcome: 'none' | Outcome;
}

/** A game of Frostpunk as its players see it. */
export interface View
  extends Omit<
    State,
    | 'random'
    | 'tower'
    | 'nearStack'
    | 'farStack'
    | 'morning'
    | 'weather'
    | 'council'
    | 'consequence'
    | 'citizenDeck'
    | 'expeditionDecks'
  > {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The state of the random generator: hidden. */
  readonly random: Hidden;
  readonly tower: { readonly inside: number; readonly drawer: number | Hidden };
  readonly nearStack: readonly (number | Hidden)[];
  readonly farStack: readonly (number | Hidden)[];
  readonly morning: Omit<State['morning'], 'deck'> & { readonly deck: readonly (number | Hidden)[] };
  readonly weather: Omit<State['weather'], 'deck'> & { readonly deck: readonly (number | Hidden)[] };
  readonly council: Omit<State['council'], 'deck' | 'current'> & {
    readonly deck: readonly (number | Hidden)[];
    readonly current: number | Hidden;
  };
  readonly consequence: readonly ('none' | Consequence | Hidden)[];
  readonly citizenDeck: readonly (number | Hidden)[];
  readonly expeditionDecks: Readonly<Record<Letter, readonly (number | Hidden)[]>>;
}
