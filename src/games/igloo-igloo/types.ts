import type { Player, Types } from '../../core/contract/game.js';
import type { DeclaredParameters } from '../../core/errors/reasons.js';
import type { Clause } from './clauses/index.js';
import type { Reason, Refusal, Sentence } from './clauses/reasons.js';
import type { Animal, Box, Components, TileKind } from './components.js';
import type { Event } from './events.js';
import type { Cell } from './grid.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Category, TieBreak } from './score/index.js';
import type { Draft } from './state/draft.js';
import type { Options, Settings, State, View } from './state/index.js';

/** A type of kept tiles, of which one can be used in a turn. */
export type TileType = 'thaw' | 'endurance' | 'animals' | 'harpoon';

/** The things that parameters of refusals identify, each with the type of its id. */
export interface ParameterIds {
  readonly cell: Cell;
  readonly animal: Animal;
  readonly tile: TileKind;
  readonly tileType: TileType;
  /** The colour of a player. */
  readonly colour: Player;
  /** A number of points. */
  readonly points: number;
  /** A number of steps. */
  readonly steps: number;
}

/** The parameters of refusals, by name. */
export type RefusalParameters = DeclaredParameters<Sentence, ParameterIds>;

/** The types of Igloo Igloo, for generic code. */
export interface IglooIgloo extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
  readonly Draft: Draft;
  readonly View: View;
  readonly Move: Move;
  readonly SeenMove: SeenMove;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Reason: Reason;
  readonly Refusal: Refusal;
  readonly RefusalParameters: RefusalParameters;
  readonly ParameterIds: ParameterIds;
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}
