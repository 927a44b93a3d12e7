import {
  enumOf,
  type FieldSchema,
  type FieldSchemas,
  flag,
  intBetween,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNull,
  playerBelow,
  type TypedSchemas,
  unionOf,
} from '../core/fields/fields.js';
import type { OptionValue } from '../core/fields/options.js';
import type { LooseDescription, LooseFieldTables, LooseTypes } from './loose-types.js';
import { memoize } from './memo.js';
import { isSealedMove, seenByOwner } from './schemas.js';

/** The fields of a described game. */
export interface GameFields {
  /** Returns the fields of states with a number of players, without those with which every state begins. */
  stateOf(box: LooseTypes['Box'], players: number): FieldSchemas;
  /** Returns the fields of moves and events with all players. */
  tablesOf(box: LooseTypes['Box']): LooseFieldTables;
}

/** The phases of a game that names none. */
const ONE_PHASE = { play: {} };

/** Reads the fields of a description, once for each box and number of players. */
export const readGameFields = ({ fields, options = {}, players: { min, max } }: LooseDescription): GameFields => {
  const read = (box: LooseTypes['Box'], players: number) => {
    const tables = fields({ ...box, players }) as LooseFieldTables;
    const sealed = sealedPhases(tables.moves, players);
    const open = tables.phases ?? (Object.keys(sealed).length === 0 ? ONE_PHASE : {});
    const phases = { ...open, ...sealed };
    const phase = unionOf('a phase', { ...phases, over: {} }) as FieldSchema;
    return { ...tables, phases, whole: { phase, ...optionFields(options), ...tables.state } };
  };
  const byPlayers = memoize((box: LooseTypes['Box']) =>
    Array.from({ length: max + 1 }, (_, players) => read(box, Math.max(players, min))),
  );
  return { stateOf: (box, players) => byPlayers(box)[players]!.whole, tablesOf: (box) => byPlayers(box)[max]! };
};

/** Returns the phases of moves that are sealed choices, each named after its move. */
const sealedPhases = (moves: LooseFieldTables['moves'], players: number): LooseFieldTables['phases'] =>
  Object.fromEntries(
    Object.entries(moves)
      .filter(([, fields]) => isSealedMove(fields))
      .map(([kind, fields]) => [
        kind,
        {
          deciders: listUpTo(playerBelow(players), players),
          choices: listPerPlayer(orNull(seenByOwner(objectOf('a choice', fields as TypedSchemas))), players),
        },
      ]),
  );

/** Returns a field for each option. */
const optionFields = (options: Readonly<Record<string, readonly OptionValue[]>>): FieldSchemas =>
  Object.fromEntries(Object.entries(options).map(([name, values]) => [name, createOptionSchema(values)]));

const createOptionSchema = (values: readonly OptionValue[]): FieldSchema => {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return intBetween(Math.min(...numbers), Math.max(...numbers));
  return values.every((value) => typeof value === 'string') ? enumOf(...values) : flag;
};
