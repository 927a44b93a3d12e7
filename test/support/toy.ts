import {
  cardOf,
  chanceEvent,
  deferDraw,
  describeGame,
  drawInt,
  flag,
  intBetween,
  listPerPlayer,
  listUpTo,
  playerBelow,
  seenByNobody,
  seenByOwner,
  shuffle,
  sum,
  type TypesOf,
  withoutItem,
} from '../../src/author/index.js';
import { integer, list, object, withDefault } from '../../src/core/codec/index.js';
import type { Game } from '../../src/core/contract/game.js';
import type { Kernel, MoveKind, Shell } from '../../src/core/contract/kernel.js';
import { defineGame, shellOf } from '../../src/core/define-game.js';
import { defineActions } from '../../src/core/engine/define-actions.js';
import { defineRules, internalsOf } from '../../src/core/engine/define-rules.js';
import { ask } from '../../src/core/engine/play.js';
import { provenances } from '../../src/core/fields/game-readers.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import type { Plan } from '../../src/testing/index.js';

const VALUES: readonly number[] = [1, 1, 2, 3, 5, 8];
const HAND = 3;

/** A few cards and a die for two or three players: the smallest game in which everything occurs that the core does. */
const toy = describeGame({
  id: 'toy',
  title: 'Toy',
  players: { min: 2, max: 3 },
  components: { values: VALUES },
  tables: ({ values }) => ({ cards: values.map((_, card) => card) }),
  options: { dice: [true, false] },
  fields: ({ cards, players }) => {
    const player = playerBelow(players);
    const card = cardOf('cards', cards);
    const value = intBetween(1, 6);
    const pile = listUpTo(card, cards.length);
    return {
      state: {
        player,
        deck: seenByNobody(pile),
        hands: listPerPlayer(seenByOwner(listUpTo(card, HAND)), players),
        rows: listPerPlayer(pile, players),
        covered: listPerPlayer(seenByOwner(pile, { until: 'over' }), players),
        rolled: listPerPlayer(flag, players),
        kept: listPerPlayer(intBetween(0, 6), players),
      },
      phases: { turn: {}, rolled: { value } },
      moves: { draw: {}, play: { card }, cover: { card: seenByOwner(card) }, roll: {}, keep: {}, leave: {} },
      events: {
        drew: chanceEvent({ player, card: seenByOwner(card) }),
        played: { player, card },
        covered: { player, card: seenByOwner(card) },
        rolled: chanceEvent({ player, value }),
      },
    };
  },
  mutableLists: ['hands', 'rows', 'covered', 'rolled', 'kept'],
  notation: { draw: 'D', play: 'P{card}', cover: 'C{card}', roll: 'R', keep: 'K', leave: 'L' },
  reasons: {
    'deck-empty': 'The deck is empty.',
    'hand-full': 'You hold {have} cards, and no more than {most} are allowed.',
    'not-held': 'Card {card:card} is not in your hand.',
    'no-die': 'The die is not in use.',
    'rolled-before': 'You have rolled the die before.',
    'not-rolled': 'No die has been rolled that could be kept or left.',
    'die-lies': 'Keep the {value} that you have rolled, or leave it.',
  },
  englishNames: { card: String },
});
type Described = typeof toy.types;

const hasNothing = ({ deck, hands, player }: Described['State']): boolean =>
  deck.length === 0 && hands[player]!.length === 0;

const takeCard = ({ draft, emit }: Described['Run'], player: number): void => {
  const { deck } = draft;
  const card = deferDraw(() => deck[0]!);
  draft.deck = withoutItem(deck, 0);
  draft.hands[player] = draft.hands[player]!.concat(card);
  emit?.({ kind: 'drew', player, card });
};

/** Moves a card from the hand of the player to one of their other lists. */
const giveAway = ({ draft }: Described['Run'], card: number, to: 'rows' | 'covered'): void => {
  const { player, hands } = draft;
  hands[player] = withoutItem(hands[player]!, hands[player]!.indexOf(card));
  draft[to][player] = draft[to][player]!.concat(card);
};

const isNotHeld = ({ player, hands }: Described['State'], _: object, { card }: { readonly card: number }): boolean =>
  !hands[player]!.includes(card);

const pointsOf = (values: readonly number[], cards: readonly number[]): number =>
  sum(cards.map((card) => values[card]!));

const decider = ({ player }: Described['State']): number => player;

export const game = toy.define<'cards' | 'covered' | 'die', 'row'>({
  deal: (run, { players }) => {
    const { draft, box } = run;
    draft.deck = shuffle(draft.random, box.cards.slice());
    for (let i = 0; i < 2 * players; i++) takeCard(run, i >> 1);
    ask(run, { kind: 'turn' });
  },
  moves: {
    draw: {
      phases: ['turn'],
      forbiddenBy: {
        'deck-empty': ({ deck }) => deck.length === 0,
        'hand-full': ({ player, hands }) => hands[player]!.length === HAND,
      },
      apply: (run) => takeCard(run, run.draft.player),
    },
    play: {
      phases: ['turn'],
      forbiddenBy: { 'not-held': isNotHeld },
      apply: (run, { card }) => {
        giveAway(run, card, 'rows');
        run.emit?.({ kind: 'played', player: run.draft.player, card });
      },
    },
    cover: {
      phases: ['turn'],
      forbiddenBy: { 'not-held': isNotHeld },
      apply: (run, { card }) => {
        giveAway(run, card, 'covered');
        run.emit?.({ kind: 'covered', player: run.draft.player, card });
      },
    },
    roll: {
      phases: ['turn'],
      forbiddenBy: { 'no-die': ({ dice }) => !dice, 'rolled-before': ({ player, rolled }) => rolled[player]! },
      apply: (run) => {
        const { player, random, rolled } = run.draft;
        const value = drawInt(random, 6) + 1;
        rolled[player] = true;
        ask(run, { kind: 'rolled', value });
        run.emit?.({ kind: 'rolled', player, value });
      },
    },
    keep: {
      phases: ['rolled'],
      apply: ({ draft }, _, phase) => {
        if (phase.kind === 'rolled') draft.kept[draft.player] = phase.value;
      },
    },
    leave: { phases: ['rolled'], apply: () => {} },
  },
  decider,
  phases: {
    turn: { decider, otherwiseForbidden: 'not-rolled' },
    rolled: { decider, otherwiseForbidden: 'die-lies' },
    over: { decider: () => null, otherwiseForbidden: 'over' },
  },
  nextStep: (run) => {
    const { draft, emit } = run;
    draft.player = (draft.player + 1) % draft.players;
    const isOver = hasNothing(draft);
    ask(run, { kind: isOver ? 'over' : 'turn' });
    if (isOver) emit?.({ kind: 'gameOver' });
  },
  isOver: (state) => state.phase.kind !== 'rolled' && hasNothing(state),
  points: ({ phase, rows, covered, kept }, { values }, player) => ({
    cards: pointsOf(values, rows[player]!),
    covered: phase.kind === 'over' ? pointsOf(values, covered[player]!) : 0,
    die: kept[player]!,
  }),
  tieBreaks: ({ rows }, _, player) => ({ row: rows[player]!.length }),
  evaluate: ({ rows, covered, kept }, { values }) =>
    covered.map((cards: readonly (number | typeof HIDDEN)[], player) =>
      cards.includes(HIDDEN) ? null : pointsOf(values, [...rows[player]!, ...(cards as number[])]) + kept[player]!,
    ),
  parameters: {
    have: ({ state: { player, hands } }) => hands[player]!.length,
    most: () => HAND,
    value: ({ state: { phase } }) => (phase.kind === 'rolled' ? phase.value : 0),
  },
  componentsReader: object('the components of Toy', {
    provenance: provenances({ values: 'authored' }),
    values: withDefault(list(integer(0, 99), VALUES.length, 9), VALUES),
  }),
  findContradiction: ({ phase, player, dice, rolled, kept }) => {
    const wrong = rolled.findIndex((hasRolled, each) => (hasRolled ? !dice : kept[each]! > 0));
    if (wrong >= 0) return `${rolled[wrong] ? 'rolled' : 'kept'}[${wrong}]`;
    return phase.kind === 'rolled' && !(rolled[player] && kept[player] === 0) && 'phase';
  },
  chanceNotation: {
    drew: {
      grammar: '`pP=N`: the card that a player draws; `pP=?` if nobody wrote it down',
      pattern: /^p[0-2]=[0-8?]$/,
      write: ({ player, card }) => `p${player}=${card}`,
    },
    rolled: { grammar: '`dV`: the value of the die', pattern: /^d[1-6]$/, write: ({ value }) => `d${value}` },
  },
});

/** The types of Toy. */
export type Toy = TypesOf<typeof game>;
export type State = Toy['State'];
export type View = Toy['View'];
export type Move = Toy['Move'];
export type Phase = State['phase'];
export type Event = Toy['Event'];
export type Run = Described['Run'];

export const { kernel, box } = internalsOf<Toy>(game)!;
export const shell: Shell<Toy> = shellOf<Toy>(game)!;

/** Returns the toy with some of its rules replaced. */
export const withRules = (change: Partial<Kernel<Toy> & Shell<Toy>>): Game<Toy> => {
  const changed = { ...kernel, ...change };
  return defineGame(changed, defineRules(changed, defineActions(changed, game.components)), { ...shell, ...change });
};

/** Adds a change to what each move does. */
export const performing = (also: (run: Run, move: Move) => void): Pick<Kernel<Toy>, 'kinds'> => ({
  kinds: Object.fromEntries(
    Object.entries<MoveKind<Toy>>(kernel.kinds).map(([kind, row]) => [
      kind,
      {
        ...row,
        apply: (run: Run, move: Move, phase: Phase) => {
          row.apply(run, move, phase);
          also(run, move);
        },
      },
    ]),
  ) as unknown as Kernel<Toy>['kinds'],
});

/** A plan of the promises. */
export const plan: Plan<Toy> = {
  options: [{ players: 2 }, { players: 3 }, { players: 2, dice: false }],
  maxPlies: 18,
  games: 10,
  seed: 1,
};
