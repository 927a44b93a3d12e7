import {
  boolean,
  integer,
  list,
  oneOf,
  open,
  orElse,
  type Reader,
  randomState,
  record,
  text,
  type Veil,
  variants,
  veiled,
  viewerOf,
} from '../../src/core/codec.js';
import { defineGame } from '../../src/core/define-game.js';
import { defineRules } from '../../src/core/define-rules.js';
import type { Draft } from '../../src/core/draft.js';
import { type Game, HIDDEN, type Hidden } from '../../src/core/game.js';
import type { Kernel, Shell } from '../../src/core/kernel.js';
import { draw, shuffle } from '../../src/core/random.js';
import { ranked, totalled } from '../../src/core/score.js';
import type { Plan } from '../../src/testing/index.js';
import {
  type Components,
  clauses,
  components,
  DEALT,
  HAND,
  type Move,
  refusals,
  type State,
  type Toy,
  type View,
} from './toy-types.js';

export * from './toy-types.js';

export const kernel: Kernel<Toy> = {
  id: 'toy',
  title: 'Toy',
  players: { min: 2, max: 3 },
  version: '1',
  refusals,
  secrets: { drew: ['card'] },
  prepare: ({ values }, id) => ({ id, values, moves: movesWith(values) }),
  catalogue: ({ moves }) => moves,
  format: (move) =>
    move.kind === 'play' ? `P${move.card}` : { draw: 'D', roll: 'R', keep: 'K', leave: 'L' }[move.kind],

  options: () =>
    record('options', {
      players: integer(2, 3),
      seed: text(1, 256),
      dice: orElse(boolean, true),
    }) as Reader<unknown> as Reader<Toy['Settings']>,

  deal: ({ players, dice }, { id, values }, random, emit) => {
    const deck = shuffle(random, Array.from(values.keys()));
    const hands = Array.from({ length: players }, (_, player) => {
      const hand = deck.splice(0, DEALT);
      for (const card of hand) emit?.({ kind: 'drew', player, card });
      return hand;
    });
    const none = hands.map(() => 0);
    const phase = { kind: 'turn' } as const;
    const rows = hands.map(() => []);
    const rolled = hands.map(() => false);
    return {
      game: 'toy',
      components: id,
      players,
      random,
      dice,
      phase,
      player: 0,
      deck,
      hands,
      rows,
      rolled,
      kept: none,
    };
  },
  toAct: ({ phase, player }) => (phase.kind === 'over' ? null : player),
  legalMoves: (state, { moves }) => moves.filter((move) => forbiddenBy(state, move) === undefined),
  forbiddenBy: (state, _, move) => forbiddenBy(state, move),
  perform: (draft, _, move, emit) => {
    const { player } = draft;
    if (move.kind === 'draw') {
      const card = draft.deck.shift()!;
      draft.hands[player]!.push(card);
      emit?.({ kind: 'drew', player, card });
    } else if (move.kind === 'play') {
      draft.hands[player] = draft.hands[player]!.filter((card) => card !== move.card);
      draft.rows[player]!.push(move.card);
      emit?.({ kind: 'played', player, card: move.card });
    } else if (move.kind === 'roll') {
      const value = draw(draft.random, 6) + 1;
      draft.rolled[player] = true;
      draft.phase = { kind: 'rolled', value };
      emit?.({ kind: 'rolled', player, value });
      return;
    } else if (move.kind === 'keep' && draft.phase.kind === 'rolled') {
      draft.kept[player] = draft.phase.value;
    }
    endTurn(draft);
  },
  clone: (state) => ({
    ...state,
    random: { ...state.random },
    phase: { ...state.phase },
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    rows: state.rows.map((row) => row.slice()),
    rolled: state.rolled.slice(),
    kept: state.kept.slice(),
  }),
  score: ({ phase, rows, kept }, { values }) => {
    const over = phase.kind === 'over';
    const sum = (row: readonly number[]) => row.reduce((points, card) => points + values[card]!, 0);
    const players = rows.map((row, player) => totalled({ cards: sum(row), die: kept[player]! }));
    const ranking = ranked(players.map(({ total }) => [total]));
    return { over, players, ranking, winners: over ? ranking[0]! : [], outcome: null };
  },

  hide: (draft, viewer) => {
    draft.deck = draft.deck.map(() => HIDDEN);
    draft.hands = draft.hands.map((hand, player) => (player === viewer ? hand : hand.map(() => HIDDEN)));
  },
};

export const shell: Shell<Toy> = {
  clauses,
  components: record('components', {
    provenance: orElse(
      record('a provenance', { values: oneOf('authored') }),
      components.provenance as { values: 'authored' },
    ),
    values: list(integer(0, 99), 6, 9),
  }) as Reader<unknown> as Reader<Components>,
  state: (box) =>
    record('a state', { ...fieldsOf(box, open), random: randomState }) as Reader<unknown> as Reader<State>,
  view: (box) =>
    record('a view', {
      ...fieldsOf(box, veiled),
      random: oneOf(HIDDEN),
      viewer: viewerOf(3),
    }) as Reader<unknown> as Reader<View>,
  broken: (state, { values }) => {
    const { players, player, phase, deck, hands, rows, rolled, kept } = state;
    if (player >= players) return 'player';
    if ([hands, rows, rolled, kept].some(({ length }) => length !== players)) return 'hands';
    const cards = [deck, ...hands, ...rows].flat();
    if (cards.length !== values.length || new Set(cards).size !== cards.length) return 'deck';
    if (rolled.some((has, p) => (has && !state.dice) || (kept[p]! > 0 && !has))) return 'rolled';
    if (phase.kind === 'rolled' && (!rolled[player] || kept[player] !== 0)) return 'phase';
    const isDone = deck.length === 0 && hands[player]!.length === 0;
    return phase.kind !== 'rolled' && isDone !== (phase.kind === 'over') ? 'phase' : null;
  },
  imagine: (draft, { values }, random) => {
    const seen = new Set<number>([draft.deck, ...draft.hands, ...draft.rows].flat());
    const unseen = shuffle(
      random,
      Array.from(values.keys()).filter((card) => !seen.has(card)),
    );
    const filled = (card: number | Hidden) => (card === HIDDEN ? unseen.pop()! : card);
    draft.hands = draft.hands.map((hand) => hand.map(filled));
    draft.deck = draft.deck.map(filled);
  },
};

const movesWith = (values: readonly number[]): readonly Move[] => [
  { kind: 'draw' },
  ...values.map((_, card) => ({ kind: 'play', card }) as const),
  { kind: 'roll' },
  { kind: 'keep' },
  { kind: 'leave' },
];

const fieldsOf = ({ id, values }: Toy['Box'], veil: Veil<Hidden>) => {
  const card = integer(0, values.length - 1);
  const cards = list(card, 0, values.length);
  const secret = list(veil(card), 0, values.length);
  return {
    game: oneOf('toy'),
    components: oneOf(id),
    players: integer(2, 3),
    dice: boolean,
    phase: variants('a phase', { turn: {}, rolled: { value: integer(1, 6) }, over: {} }),
    player: integer(0, 2),
    deck: secret,
    hands: list(list(veil(card), 0, HAND), 2, 3),
    rows: list(cards, 2, 3),
    rolled: list(boolean, 2, 3),
    kept: list(integer(0, 6), 2, 3),
  };
};

const forbiddenBy = ({ phase, player, deck, hands, rolled, dice }: State, move: Move): Toy['Clause'] | undefined => {
  if (phase.kind === 'over') return 'TOY-END-1';
  const isAnswer = move.kind === 'keep' || move.kind === 'leave';
  if (isAnswer !== (phase.kind === 'rolled')) return 'TOY-ROLL-2';
  if (move.kind === 'draw' && (deck.length === 0 || hands[player]!.length >= HAND)) return 'TOY-DRAW-1';
  if (move.kind === 'play' && !hands[player]!.includes(move.card)) return 'TOY-PLAY-1';
  if (move.kind === 'roll' && (rolled[player]! || !dice)) return 'TOY-ROLL-1';
  return undefined;
};

const endTurn = (draft: Draft<State>): void => {
  draft.player = (draft.player + 1) % draft.players;
  const isDone = draft.deck.length === 0 && draft.hands[draft.player]!.length === 0;
  draft.phase = isDone ? { kind: 'over' } : { kind: 'turn' };
};

export const toy: Game<Toy> = defineGame(kernel, defineRules(kernel, components), shell);

export const plan: Plan<Toy> = {
  options: [{ players: 2 }, { players: 3 }, { players: 2, dice: false }],
  bound: 18,
  pieces: {
    printed: () => Object.fromEntries(components.values.map((_, card) => [card, 1])),
    found: ({ deck, hands, rows }) => {
      const counts: Record<string, number> = {};
      for (const card of [deck, ...hands, ...rows].flat()) counts[card] = (counts[card] ?? 0) + 1;
      return counts;
    },
  },
};
