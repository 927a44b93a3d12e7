import type { FieldSchemas } from '../core/fields/fields.js';
import type { OptionValue } from '../core/fields/options.js';
import type {
  BaseDraft,
  BaseEvent,
  BaseMove,
  BaseOptions,
  BaseState,
  BaseView,
  Types,
} from '../core/types/base-types.js';
import type { GameDescription, ReplaceableParts, RulesOf } from './description.js';
import type { Described, FieldTables } from './types.js';

// The types that the compiler infers for a game are those of its author: inside, games are built with these.

type Named = Readonly<Record<string, unknown>>;

/** The types of a game whose fields are only known by name. */
export interface LooseTypes extends Types {
  readonly Settings: BaseOptions & Readonly<Record<string, OptionValue>>;
  readonly State: BaseState & Named;
  readonly Draft: BaseDraft & Record<string, unknown>;
  readonly View: BaseView & Named;
  readonly Move: LooseMove;
  readonly SeenMove: LooseMove;
  readonly Event: BaseEvent & Named;
  readonly Box: { readonly id: string } & Named;
}

/** A move whose fields are only known by name. */
export interface LooseMove extends BaseMove {
  readonly [field: string]: string | number;
}

/** A description whose types are not known. */
export type LooseDescription = GameDescription<
  string,
  object,
  object,
  Described['options'],
  FieldTables,
  string,
  Described['reasons'],
  Described['names']
>;

/** Rules whose types are not known. */
export type LooseRules = RulesOf<LooseDescribed, LooseTypes, string, string> & Partial<ReplaceableParts<LooseTypes>>;

interface LooseDescribed extends Described {
  readonly fields: FieldTables & { readonly moves: Readonly<Record<string, object>> };
}

/** The schemas of all fields of a game, for some components and a number of players. */
export interface LooseFieldTables {
  readonly state: FieldSchemas;
  readonly moves: Readonly<Record<string, FieldSchemas>>;
  readonly events: Readonly<Record<string, FieldSchemas>>;
  readonly phases: Readonly<Record<string, FieldSchemas>>;
}
