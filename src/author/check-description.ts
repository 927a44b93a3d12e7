import { createCodec } from '../core/codec/index.js';
import { GAME_ID } from '../core/contract/kernel.js';
import { readerOf } from '../core/engine/state-readers.js';
import { invalidDocument } from '../core/errors/errors.js';
import { DECLARED_PARAMETER } from '../core/errors/reasons.js';
import type { FieldSchema, FieldSchemas } from '../core/fields/fields.js';
import { listPools, listSchemas } from '../core/fields/parts.js';
import type { BaseMove } from '../core/types/base-types.js';
import type { GameFields } from './fields.js';
import { InvalidDescription } from './invalid-description.js';
import type { LooseDescription, LooseFieldTables, LooseRules, LooseTypes } from './loose-types.js';
import { isChanceEvent, isSealedMove } from './schemas.js';
import { listValues } from './values.js';

const fail = (path: string, message: string): never => {
  throw new InvalidDescription(path, message);
};

/** Throws `InvalidDescription` unless the path has what it must have. */
const check = (holds: boolean, path: string, message: string): void => {
  if (!holds) fail(path, message);
};

/** The fields of every state or view. */
const HEADER = ['game', 'rules', 'components', 'players', 'random', 'phase', 'viewer'];
/** The longest text of a fact. */
const MAX_FACT_CHARACTERS = 64;

/** Throws `InvalidDescription` for the first mistake in a description and its rules. */
export const checkDescription = (
  description: LooseDescription,
  rules: LooseRules,
  { stateOf, tablesOf, box }: GameFields & { readonly box: LooseTypes['Box'] },
): void => {
  const { id, title, players } = description;
  checkId(id);
  check(typeof title === 'string' && title !== '', 'title', 'is missing');
  const { min, max } = players;
  check(
    Number.isInteger(min) && Number.isInteger(max) && min >= 1 && min <= max,
    'players',
    `cannot be from ${min} to ${max}`,
  );
  checkComponents(description);
  checkOptions(description);
  const tables = tablesOf(box);
  for (let count = min; count <= max; count++) {
    const names = Object.keys(stateOf(box, count)).join();
    check(names === Object.keys(stateOf(box, max)).join(), 'fields.state', `has other fields with ${count} players`);
  }
  checkState(description, rules, tables);
  checkMoves(rules, tables);
  checkEvents(tables);
  checkSentences(description, rules, tables);
};

/** Throws `InvalidDescription` unless a game can have this id. */
export const checkId = (id: string): void =>
  check(GAME_ID.test(id), 'id', `'${id}' is not an id of at most 40 lower-case letters, digits and hyphens`);

const checkComponents = ({ components = {}, replaceable = {} }: LooseDescription): void => {
  for (const name of ['id', 'players', 'provenance'])
    check(!(name in components), `components.${name}`, 'is a name of its own in every game');
  for (const [name, schema] of Object.entries(replaceable as FieldSchemas)) {
    check(name in components, `replaceable.${name}`, 'is not a component');
    const read = createCodec(readerOf(schema, false), invalidDocument('InvalidComponents')).decode(
      Reflect.get(components, name),
    );
    if (read._tag === 'Left') fail(`components.${name}`, read.left.message);
  }
};

const checkOptions = ({ options = {} }: LooseDescription): void => {
  for (const [name, values] of Object.entries(options)) {
    check(name !== 'seed' && !HEADER.includes(name), `options.${name}`, 'is a name of its own in every game');
    const kinds = new Set(values.map((value) => typeof value));
    check(kinds.size === 1, `options.${name}`, 'must have values of one type');
    check(new Set(values).size === values.length, `options.${name}`, 'has a value twice');
  }
};

const checkState = (
  { options = {}, mutableLists = [], players: { max } }: LooseDescription,
  { decider, hiddenFieldSampler }: LooseRules,
  { state, moves, phases }: LooseFieldTables,
): void => {
  for (const name of Object.keys(state))
    check(
      !HEADER.includes(name) && !(name in options),
      `fields.state.${name}`,
      'is a field of every state, or an option',
    );
  for (const name of mutableLists)
    check(state[name]?.type === 'list', `mutableLists`, `'${name}' is not a list of the state`);
  check(!('over' in phases), 'fields.phases.over', 'is the phase after the end of every game');
  const open = Object.entries(phases).filter(([phase]) => !isSealedMove(moves[phase] ?? {}));
  const isDecided = open.length === 0 || decider !== undefined || 'turnPlayer' in state;
  check(isDecided, 'decider', 'is missing: the state has no turnPlayer');
  const fields = [
    ...Object.entries(state).map(([name, schema]) => [`fields.state.${name}`, schema] as const),
    ...open.flatMap(([phase, schemas]) =>
      Object.entries(schemas).map(([name, schema]) => [`fields.phases.${phase}.${name}`, schema] as const),
    ),
  ];
  for (const [path, schema] of fields) {
    for (const each of listSchemas(schema))
      if (each.type === 'hideable') checkHidden(each, path, hiddenFieldSampler !== undefined);
    if (listSchemas(schema).some((each) => each.type === 'hideable' && each.seenBy === 'owner'))
      check(isListPerPlayer(schema, max), path, 'has an owner only in a list by player, perSeat');
  }
  const pools = fields.flatMap(([path, schema]) => listPools({ schema }).map((pool) => ({ path, pool })));
  for (const { path, pool } of pools) {
    const { name, cards } = pool;
    const first = pools.find((other) => other.pool.name === name)!.pool;
    check(cards.length > 0 && cards.join() === first.cards.join(), path, `has other cards than elsewhere in '${name}'`);
  }
};

const checkHidden = (
  { of, seenBy }: Extract<FieldSchema, { type: 'hideable' }>,
  path: string,
  hasSampler: boolean,
): void => {
  check(seenBy !== undefined, path, 'must say who sees it: seenByOwner or seenByNobody');
  check(hasSampler || listValues(of) !== undefined, path, 'cannot be imagined: hide the parts, or give a sampler');
  check(
    of.type === 'integer' || listPools({ of }).length === 0,
    path,
    'hides whether there is a card: hide the card alone',
  );
};

const isListPerPlayer = (schema: FieldSchema, players: number): boolean =>
  schema.type === 'list' && schema.idRange?.seats === players && schema.minItems === players;

const checkMoves = ({ moves: rows }: LooseRules, { moves, phases }: LooseFieldTables): void => {
  check(Object.keys(moves).length > 0, 'fields.moves', 'has no moves');
  for (const kind of new Set([...Object.keys(moves), ...Object.keys(rows)])) {
    const schemas = moves[kind] ?? fail(`moves.${kind}`, 'is not a move of the description');
    const { phases: possible = Object.keys(phases) } = rows[kind] ?? fail(`moves.${kind}`, 'is missing');
    for (const phase of possible) check(phase in phases, `moves.${kind}.phases`, `'${phase}' is not a phase`);
    for (const [name, schema] of Object.entries(schemas)) {
      const path = `fields.moves.${kind}.${name}`;
      check(name !== 'kind', path, 'is a field of every move');
      const isFlat =
        listValues(schema)?.every((value) => typeof value === 'string' || typeof value === 'number') ?? false;
      check(isFlat, path, 'must be a number or a word');
    }
  }
  for (const phase of Object.keys(phases)) {
    const isPossible = Object.values(rows).some((row) => row.phases?.includes(phase) ?? true);
    check(isPossible, `fields.phases.${phase}`, 'has no moves');
  }
};

const checkEvents = ({ events }: LooseFieldTables): void => {
  for (const [kind, schemas] of Object.entries(events)) {
    const path = `fields.events.${kind}`;
    check(kind !== 'gameOver', path, 'is an event of every game');
    check(!('kind' in schemas), `${path}.kind`, 'is a field of every event');
    const isHidden = Object.values(schemas).some((schema) =>
      listSchemas(schema).some(({ type }) => type === 'hideable'),
    );
    check(!isHidden || 'player' in schemas, path, 'has hidden fields, and no player who sees them');
    if (!isChanceEvent(schemas)) continue;
    const length = Object.values(schemas).reduce((sum, schema) => sum + 1 + maxCharacters(schema, path), kind.length);
    check(
      length <= MAX_FACT_CHARACTERS,
      path,
      `can have ${length} characters as a fact, more than ${MAX_FACT_CHARACTERS}`,
    );
  }
};

/** Returns the length of the longest text of a field of a fact. */
const maxCharacters = (schema: FieldSchema, path: string): number => {
  switch (schema.type) {
    case 'integer':
      return Math.max(String(schema.min).length, String(schema.max).length);
    case 'enum':
      return Math.max(...schema.values.map((word) => word.length));
    case 'flag':
      return 5;
    case 'orNone':
      return Math.max(String(schema.none).length, maxCharacters(schema.of, path));
    case 'hideable':
      return maxCharacters(schema.of, path);
    case 'list':
      return schema.maxItems * (1 + maxCharacters(schema.of, path));
    default:
      return fail(path, `cannot be told: it has a ${schema.type}`);
  }
};

const checkSentences = (
  { reasons = {}, clauses = {}, englishNames = {}, notation = {} }: LooseDescription,
  { parameters = {} }: LooseRules,
  { state, moves }: LooseFieldTables,
): void => {
  const fields = new Set([state, ...Object.values(moves), parameters].flatMap((table) => Object.keys(table)));
  for (const [reason, text] of Object.entries(reasons)) {
    check(!(reason in clauses), `clauses.${reason}`, 'is a reason as well');
    for (const [, name, type] of text.matchAll(DECLARED_PARAMETER)) {
      check(fields.has(name!), `reasons.${reason}`, `{${name}} is not a parameter, nor a field of a move or the state`);
      check(type === '' || type === 'player' || type! in englishNames, `englishNames.${type}`, 'is missing');
    }
  }
  for (const kind of Object.keys(notation)) check(kind in moves, `notation.${kind}`, 'is not a move');
};

/** Throws `InvalidDescription` unless every move has a notation of its own. */
export const checkNotation = <M extends BaseMove>(catalogue: readonly M[], format: (move: M) => string): void => {
  const known = new Map<string, M>();
  for (const move of catalogue) {
    const text = format(move);
    const path = `notation.${move.kind}`;
    check(/^\S+$/.test(text), path, `${JSON.stringify(text)} has spaces, or is empty`);
    check(!known.has(text), path, `'${text}' is the notation of ${JSON.stringify([known.get(text), move])}`);
    known.set(text, move);
  }
};
