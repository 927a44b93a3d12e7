import type { Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { Consequence, Difficulty, Kind, Letter, Res, Stage } from '../components/vocabulary.js';
import type { Act, Displayed, Frame, Outcome, Phase, Stack, TokenOnTrack } from './parts.js';

export type * from './parts.js';
export { ENDINGS, FACES, IDLE, PURPOSES } from './parts.js';
export { type BuiltIn, isAt, isBuiltIn, PARTS, partOf, STEPS, type Step, stepOf } from './steps.js';

/** A game of Frostpunk, as somebody sees it who may look under every card. Lists of three are by Citizen type. */
export interface State {
  /** The game's id. */
  readonly game: 'frostpunk';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the components' figures. */
  readonly components: string;
  /** How many play. */
  readonly players: 1 | 2 | 3 | 4;
  /** Where the game stands in the sequence of its seed. */
  readonly random: RandomState;
  readonly difficulty: Difficulty;
  readonly expert: number;
  /** From 1. */
  readonly round: number;
  readonly stage: Stage;
  /** The step of the stage that is under way. */
  readonly step: number;
  readonly leader: Player;
  /** Who decides now. */
  readonly actor: Player;
  /** By player, who is out of this Action phase. */
  readonly passed: readonly boolean[];
  /** The decision that is asked for. */
  readonly phase: Phase;
  /** Effect programs under way, the one that runs now last. */
  readonly agenda: readonly Frame[];
  /** The main action under way. */
  readonly act: Act;
  /** Coal, wood, steel, cores, food. */
  readonly resources: readonly number[];
  readonly citizens: readonly number[];
  readonly sick: readonly number[];
  /** Whether the Sickness marker shows its skull. */
  readonly skull: readonly boolean[];
  /** Exhausted Citizen tokens in the Reserve. */
  readonly tired: readonly number[];
  /** Those of them that have a Meeple on them. */
  readonly covered: readonly number[];
  /** Meeples without shelter that may still fall sick tonight. */
  readonly exposed: readonly number[];
  /** Meeples in the Reserve, by kind. */
  readonly reserve: readonly number[];
  /** Meeples on Clear, on Build and on cards, by kind. */
  readonly atPlaces: readonly number[];
  /** Automatons in the bank. */
  readonly bank: number;
  readonly heat: number;
  readonly cold: number;
  readonly overheated: boolean;
  /** The heating ranges: generator tile or level I, Near or II, Far or III. */
  readonly ranges: readonly number[];
  readonly pressure: number;
  /** Cubes in the tower, and those of them that lie in the drawer. */
  readonly tower: { readonly inside: number; readonly drawer: number };
  readonly hunger: number;
  readonly corpses: number;
  /** Storm Works. */
  readonly works: number;
  /** From left to right. */
  readonly hope: readonly TokenOnTrack[];
  readonly discontent: readonly TokenOnTrack[];
  /** By kind of token. */
  readonly hopeBag: readonly number[];
  readonly discontentBag: readonly number[];
  /** The round of the Storm token, 0 for none. */
  readonly storm: number;
  /** The round of the Storm's End, 0 for none. */
  readonly stormEnd: number;
  /** By position, the tile, -1 for none. */
  readonly tiles: readonly number[];
  /** Next one last, as in all stacks. */
  readonly nearStack: readonly number[];
  readonly farStack: readonly number[];
  /** By space, the resource that lies there. */
  readonly resource: readonly ('none' | Res)[];
  readonly amount: readonly number[];
  /** By site, the Building, -1 for none. */
  readonly built: readonly number[];
  readonly upgraded: readonly boolean[];
  /** By site, the other site of a large Building, -1 for none. */
  readonly partner: readonly number[];
  readonly meeple: readonly ('none' | Kind)[];
  /** By Building, how many are left. */
  readonly supply: readonly number[];
  /** `current` is the card under way, -1 for none; `gone` has left the game. */
  readonly morning: { readonly deck: readonly number[]; readonly current: number; readonly gone: readonly number[] };
  readonly weather: { readonly deck: readonly number[]; readonly current: number; readonly discard: readonly number[] };
  /** Slots: the Dusk cards, then the consequence of each law, then the Council card in circulation. */
  readonly dusk: {
    readonly deck: readonly number[];
    readonly discard: readonly number[];
    readonly aside: readonly number[];
    readonly gone: readonly number[];
    readonly current: number;
  };
  /** The card in circulation is `current`, -1 for none. */
  readonly council: {
    readonly deck: readonly number[];
    readonly current: number;
    readonly known: boolean;
    readonly gone: readonly number[];
  };
  /** By law, which of its consequences is in the game. */
  readonly consequence: readonly ('none' | Consequence)[];
  readonly consequenceKnown: readonly boolean[];
  readonly laws: readonly ('open' | 'enacted' | 'out')[];
  /** In order. */
  readonly enacted: readonly number[];
  /** Long Shifts was used this round. */
  readonly shiftUsed: boolean;
  /** The offer of a law was taken this Dusk. */
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
  /** The Call of Duty was used. */
  readonly callUsed: boolean;
  readonly expeditionDecks: Readonly<Record<Letter, readonly number[]>>;
  readonly expeditionGone: readonly number[];
  /** By slot. */
  readonly stacks: readonly Stack[];
  readonly display: readonly Displayed[];
  /** By scenario card, whether it is in play, and whether its special action was used this round. */
  readonly scenario: readonly boolean[];
  readonly specialUsed: readonly boolean[];
  readonly outcome: 'none' | Outcome;
}

/** A game of Frostpunk, as its players know it. */
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
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Hidden. */
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
