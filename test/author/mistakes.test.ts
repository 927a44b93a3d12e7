import { expect, test } from 'vitest';
import {
  cardOf,
  chanceEvent,
  countUpTo,
  describeGame,
  diceUpTo,
  enumOf,
  InvalidDescription,
  intBetween,
  listOf,
  objectOf,
  orNull,
  playerBelow,
  seenByNobody,
  seenByOwner,
  textUpTo,
} from '../../src/author/index.js';
import { hideable } from '../../src/core/fields/fields.js';

type Table = Readonly<Record<string, unknown>>;

const PLAYERS = 3;
const turnPlayer = playerBelow(PLAYERS);

const FIELDS = {
  state: { turnPlayer, total: countUpTo(9) },
  moves: { add: { amount: intBetween(1, 2) } },
  events: { added: { player: turnPlayer, amount: intBetween(1, 2) } },
};

const DESCRIPTION = {
  id: 'count',
  title: 'Count',
  players: { min: 2, max: PLAYERS },
  components: { limit: 9 },
  replaceable: { limit: intBetween(1, 9) },
  options: { long: [false, true] },
  fields: (): Table => FIELDS,
  notation: { add: '+{amount}' },
  clauses: { turn: 'Players add in turns.' },
  reasons: { over: 'Only {amount} is too much.' },
};

const RULES = {
  moves: { add: { forbiddenBy: () => undefined, apply: () => undefined } },
  isOver: () => false,
  points: () => ({ added: 0 }),
};

/** Builds the game with some parts of its description, fields and rules in place of those without a mistake. */
const define = (description: Table, fields: Table = {}, rules: Table = {}): unknown =>
  describeGame({ ...DESCRIPTION, fields: () => ({ ...FIELDS, ...fields }), ...description } as never).define({
    ...RULES,
    ...rules,
  } as never);

const inState = (fields: Table): Table => ({ state: { ...FIELDS.state, ...fields } });
const deck = (size: number) => ({ name: 'deck', cards: Array.from({ length: size }, (_, card) => card) });
const add = RULES.moves.add;

test('a description without a mistake makes a game', () => {
  expect(define({})).toMatchObject({ id: 'count' });
});

test.each<[path: string, message: RegExp, description: Table, fields?: Table, rules?: Table]>([
  ['id', /'Count it' is not an id/, { id: 'Count it' }],
  ['title', /is missing/, { title: '' }],
  ['players', /cannot be from 3 to 2/, { players: { min: 3, max: 2 } }],
  ['players', /cannot be from 0 to 2/, { players: { min: 0, max: 2 } }],
  ['components.players', /name of its own/, { components: { limit: 9, players: 2 } }],
  ['replaceable.size', /is not a component/, { replaceable: { size: intBetween(1, 2) } }],
  ['components.limit', /an integer from 1 to 9, got 10/, { components: { limit: 10 } }],
  ['options.seed', /name of its own/, { options: { seed: [1, 2] } }],
  ['options.phase', /name of its own/, { options: { phase: [1, 2] } }],
  ['options.long', /of one type/, { options: { long: [1, 'two'] } }],
  ['options.long', /of one type/, { options: { long: [] } }],
  ['options.long', /a value twice/, { options: { long: [1, 1] } }],
  [
    'fields.state',
    /other fields with 2 players/,
    { fields: ({ players }: Table) => (players === 2 ? { ...FIELDS, ...inState({ two: countUpTo(1) }) } : FIELDS) },
  ],
  ['fields.state.random', /field of every state/, {}, inState({ random: countUpTo(1) })],
  ['fields.state.long', /or an option/, {}, inState({ long: countUpTo(1) })],
  ['mutableLists', /'total' is not a list/, { mutableLists: ['total'] }],
  ['mutableLists', /'none' is not a list/, { mutableLists: ['none'] }],
  ['fields.phases.over', /after the end of every game/, {}, { phases: { over: {} } }],
  ['decider', /no turnPlayer/, {}, { state: { total: countUpTo(9) } }],
  ['fields.state.open', /must say who sees it/, {}, inState({ open: hideable(countUpTo(3)) })],
  ['fields.state.text', /cannot be imagined/, {}, inState({ text: seenByNobody(textUpTo(9)) })],
  [
    'fields.state.card',
    /hide the card alone/,
    {},
    inState({ card: seenByNobody(orNull(cardOf('deck', deck(3).cards))) }),
  ],
  ['fields.state.owned', /only in a list by player/, {}, inState({ owned: seenByOwner(countUpTo(3)) })],
  [
    'fields.state.owned',
    /only in a list by player/,
    {},
    inState({ owned: listOf(seenByOwner(countUpTo(3)), PLAYERS) }),
  ],
  [
    'fields.state.second',
    /other cards than elsewhere in 'deck'/,
    {},
    inState({ first: cardOf('deck', deck(3).cards), second: cardOf('deck', deck(4).cards) }),
  ],
  ['fields.state.none', /other cards than elsewhere/, {}, inState({ none: cardOf('deck', []) })],
  ['fields.moves', /has no moves/, {}, { moves: {} }, { moves: {} }],
  ['moves.pass', /is not a move of the description/, {}, {}, { moves: { add, pass: add } }],
  ['moves.pass', /is missing/, {}, { moves: { ...FIELDS.moves, pass: {} } }],
  ['moves.add.phases', /'none' is not a phase/, {}, {}, { moves: { add: { ...add, phases: ['none'] } } }],
  ['fields.moves.add.kind', /a field of every move/, {}, { moves: { add: { kind: countUpTo(1) } } }],
  [
    'fields.moves.add.amount',
    /a number or a word/,
    {},
    { moves: { add: { amount: objectOf('x', { y: turnPlayer }) } } },
  ],
  [
    'fields.phases.idle',
    /has no moves/,
    {},
    { phases: { busy: {}, idle: {} } },
    { moves: { add: { ...add, phases: ['busy'] } } },
  ],
  ['fields.events.gameOver', /an event of every game/, {}, { events: { gameOver: {} } }],
  ['fields.events.added.kind', /a field of every event/, {}, { events: { added: { kind: countUpTo(1) } } }],
  ['fields.events.rolled', /no player who sees them/, {}, { events: { rolled: { dice: seenByOwner(diceUpTo(2)) } } }],
  ['fields.events.rolled', /more than 64/, {}, { events: { rolled: chanceEvent({ word: enumOf('w'.repeat(60)) }) } }],
  [
    'fields.events.rolled',
    /cannot be told: it has a text/,
    {},
    { events: { rolled: chanceEvent({ word: textUpTo(9) }) } },
  ],
  ['clauses.over', /is a reason as well/, { clauses: { over: 'It is over.' } }],
  ['reasons.over', /\{most\} is not a parameter/, { reasons: { over: 'At most {most}.' } }],
  ['englishNames.pile', /is missing/, { reasons: { over: 'Not {amount:pile}.' } }],
  ['notation.take', /is not a move/, { notation: { take: 't' } }],
  ['notation.add', /has spaces, or is empty/, { notation: { add: 'add {amount}' } }],
  ['notation.add', /has spaces, or is empty/, { notation: { add: () => '' } }],
  ['notation.add', /is the notation of/, { notation: { add: 'add' } }],
])('a mistake at %s is named: %s', (path, message, description, fields, rules) => {
  expect(() => define(description, fields, rules)).toThrow(InvalidDescription);
  expect(() => define(description, fields, rules)).toThrow(
    expect.objectContaining({ path, message: expect.stringMatching(message) }),
  );
});
