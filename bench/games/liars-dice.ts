/**
 * Liar's Dice on a kernel written by hand: the game of `docs/examples/games`, for comparison with what is derived from a
 * description. A test compares whole games.
 */

import { drawInt, type RandomState } from '../../src/core/chance/random.js';
import { deferList } from '../../src/core/chance-outcomes/lazy-draw.js';
import { integer, object, withDefault } from '../../src/core/codec/index.js';
import {
  type BaseOptions,
  type ByPlayer,
  type Game,
  HIDDEN,
  type Hidden,
  type Player,
  type Types,
  type Viewer,
} from '../../src/core/contract/game.js';
import {
  type DraftOf,
  type Kernel,
  moveKinds,
  type RunOf,
  type SeededView,
  type Shell,
  type UnfilledView,
} from '../../src/core/contract/kernel.js';
import type { Mutable } from '../../src/core/data/copy.js';
import { appended, sum, withItemAt } from '../../src/core/data/list.js';
import { defineGame } from '../../src/core/define-game.js';
import { defineActions } from '../../src/core/engine/define-actions.js';
import { defineRules } from '../../src/core/engine/define-rules.js';
import { ask } from '../../src/core/engine/play.js';
import type { RuleBroken } from '../../src/core/errors/errors.js';
import type { DeclaredParameters } from '../../src/core/errors/reasons.js';
import {
  countUpTo,
  flag,
  hideable,
  intBetween,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNull,
  playerBelow,
  unionOf,
} from '../../src/core/fields/fields.js';
import { provenances } from '../../src/core/fields/game-readers.js';
import { hiddenFrom, inItems } from '../../src/core/masks.js';
import type { BaseBox, BaseComponents, BaseState, BaseView } from '../../src/core/types/base-types.js';
import { clause } from '../../src/core/types/clauses.js';
import { createPlayerScore, createScore } from '../../src/core/types/score.js';

// ---- types

type Phase = { readonly kind: 'play' } | { readonly kind: 'over' };
type Dice = readonly number[];

interface Bid {
  readonly count: number;
  readonly face: number;
}

interface Options extends BaseOptions {
  readonly wild?: boolean;
}

interface Settings extends BaseOptions {
  readonly wild: boolean;
}

interface State extends BaseState {
  readonly game: 'liars-dice';
  readonly phase: Phase;
  readonly wild: boolean;
  readonly turnPlayer: Player;
  readonly bid: Bid | null;
  readonly diceLeft: number;
  readonly cups: ByPlayer<Dice>;
  readonly shownCups: ByPlayer<Dice>;
  readonly losers: readonly Player[];
}

interface View extends Omit<State, 'random' | 'cups'>, Pick<BaseView, 'random' | 'viewer'> {
  readonly cups: ByPlayer<readonly (number | Hidden)[]>;
}

interface Raise extends Bid {
  readonly kind: 'raise';
}

interface Challenge {
  readonly kind: 'challenge';
}

type Event =
  | { readonly kind: 'starterDrawn' | 'roundStarted' | 'bidChallenged' | 'dieLost'; readonly player: Player }
  | { readonly kind: 'diceRolled'; readonly player: Player; readonly dice: Dice | Hidden }
  | { readonly kind: 'bidRaised'; readonly player: Player; readonly count: number; readonly face: number }
  | { readonly kind: 'cupLifted'; readonly player: Player; readonly dice: Dice }
  | { readonly kind: 'gameOver' };

interface Components extends BaseComponents {
  readonly dice: number;
}

interface Box extends BaseBox {
  readonly dice: number;
}

const SENTENCES = {
  over: 'The game is over.',
  'not-now': 'This cannot be done now.',
  'too-many': 'There are only {diceLeft} dice.',
  'too-low': 'Bid more dice than the last bid, or as many of a higher face.',
  'no-bid': 'There is no bid to challenge.',
} as const;
type Reason = keyof typeof SENTENCES;

interface LiarsDice extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
  readonly Draft: DraftOf<State, 'random'>;
  readonly View: View;
  readonly Move: Raise | Challenge;
  readonly SeenMove: Raise | Challenge;
  readonly Event: Event;
  readonly Clause: string;
  readonly Reason: Reason;
  readonly Refusal: RuleBroken<string, Reason>;
  readonly RefusalParameters: DeclaredParameters<(typeof SENTENCES)[Reason], object>;
  readonly ParameterIds: object;
  readonly Category: 'outlasted';
  readonly TieBreak: never;
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}
type Run = RunOf<LiarsDice>;

// ---- rules

const FACES = 6;
const MAX_PLAYERS = 6;
const PLAY: Phase = Object.freeze({ kind: 'play' });
const OVER: Phase = Object.freeze({ kind: 'over' });

/** Rolls dice, the lowest value first. */
const roll = (random: Mutable<RandomState>, dice: number): number[] => {
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) {
    const die = drawInt(random, FACES) + 1;
    let place = i;
    while (place > 0 && rolled[place - 1]! > die) {
      rolled[place] = rolled[place - 1]!;
      place--;
    }
    rolled[place] = die;
  }
  return rolled;
};

const neighbour = ({ cups, players }: State, player: Player, step = 1): Player => {
  let next = player;
  do next = (next + step + players) % players;
  while (cups[next]!.length === 0);
  return next;
};

const startRound = ({ draft, emit }: Run, player: Player): void => {
  draft.turnPlayer = draft.cups[player]!.length > 0 ? player : neighbour(draft, player);
  draft.bid = null;
  emit?.({ kind: 'roundStarted', player: draft.turnPlayer });
  draft.cups = draft.cups.map(({ length }) => deferList(length, () => roll(draft.random, length)));
  draft.cups.forEach((dice, owner) => {
    if (dice.length > 0) emit?.({ kind: 'diceRolled', player: owner, dice });
  });
};

const raiseForbiddenBy = ({ bid, diceLeft }: State, _: Box, { count, face }: Raise): Reason | undefined => {
  if (bid !== null && (count < bid.count || (count === bid.count && face <= bid.face))) return 'too-low';
  return count > diceLeft ? 'too-many' : undefined;
};

const raise = ({ draft, emit }: Run, { count, face }: Raise): void => {
  const { turnPlayer } = draft;
  draft.bid = { count, face };
  draft.turnPlayer = neighbour(draft, turnPlayer);
  emit?.({ kind: 'bidRaised', player: turnPlayer, count, face });
};

const challenge = (run: Run, _: Challenge): void => {
  const { draft, emit } = run;
  const { bid, turnPlayer, wild, cups } = draft;
  emit?.({ kind: 'bidChallenged', player: turnPlayer });
  draft.shownCups = cups;
  let found = 0;
  cups.forEach((dice, player) => {
    if (dice.length > 0) emit?.({ kind: 'cupLifted', player, dice });
    for (const die of dice) if (die === bid!.face || (wild && die === 1)) found++;
  });
  const loser = found >= bid!.count ? turnPlayer : neighbour(draft, turnPlayer, -1);
  draft.cups = withItemAt(cups, loser, cups[loser]!.slice(1));
  draft.diceLeft--;
  if (draft.cups[loser]!.length === 0) draft.losers = appended(draft.losers, loser);
  emit?.({ kind: 'dieLost', player: loser });
  if (draft.losers.length < draft.players - 1) startRound(run, loser);
};

const entries: readonly Raise[] = Array.from({ length: 8 * MAX_PLAYERS * FACES }, (_, i) => ({
  kind: 'raise',
  count: 1 + Math.floor(i / FACES),
  face: 1 + (i % FACES),
}));
const CHALLENGE: Challenge = { kind: 'challenge' };

const score: Kernel<LiarsDice>['score'] = ({ phase, losers, players }) =>
  createScore(
    phase.kind === 'over',
    Array.from({ length: players }, (_, player) =>
      createPlayerScore({ outlasted: losers.includes(player) ? losers.indexOf(player) : losers.length }, {}),
    ),
    null,
  );

function clone(state: State): LiarsDice['Draft'];
function clone(view: SeededView<View>): UnfilledView<View>;
function clone(state: SeededView<View>): UnfilledView<View> {
  const { key, drawn } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key, drawn },
    phase: state.phase,
    wild: state.wild,
    turnPlayer: state.turnPlayer,
    bid: state.bid,
    diceLeft: state.diceLeft,
    cups: state.cups,
    shownCups: state.shownCups,
    losers: state.losers,
  };
}

const turnPlayer = (state: State): Player => state.turnPlayer;

const kernel: Kernel<LiarsDice> = {
  id: 'liars-dice',
  title: "Liar's Dice",
  players: { min: 2, max: MAX_PLAYERS },
  version: '1',
  reasons: Object.fromEntries(
    Object.entries(SENTENCES).map(([reason, text]) => [reason, { clause: reason, text }]),
  ) as Kernel<LiarsDice>['reasons'],
  parameterFinders: { diceLeft: ({ state }) => state.diceLeft },
  englishNames: {},
  stateMasks: { cups: inItems(inItems(hiddenFrom((_, viewer: Viewer, __, player) => viewer !== player))) },
  hiddenEventFields: { diceRolled: ['dice'] },
  hiddenMoveFields: {},
  kinds: moveKinds<LiarsDice>(({ dice }) => ({
    raise: entries.slice(0, dice * MAX_PLAYERS * FACES),
    challenge: [CHALLENGE],
  }))({
    raise: { phases: ['play'], forbiddenBy: raiseForbiddenBy, apply: raise },
    challenge: {
      phases: ['play'],
      forbiddenBy: ({ bid }) => (bid === null ? 'no-bid' : undefined),
      apply: challenge,
    },
  }),
  phases: {
    play: { decider: turnPlayer, otherwiseForbidden: 'not-now' },
    over: { decider: () => null, otherwiseForbidden: 'over' },
  },
  prepare: ({ dice }, id) => ({ dice, id }),
  format: (move) => (move.kind === 'raise' ? `${move.count}x${move.face}` : move.kind),
  clone,
  options: () => ({
    players: { values: [2, 3, 4, 5, 6] },
    wild: { values: [true, false], default: true },
  }),
  // A copy has the hidden class of all other copies: rules then read states of one class only.
  stateBeforeDeal: ({ players, wild }, box, head) =>
    clone({
      ...head,
      game: 'liars-dice',
      phase: PLAY,
      wild,
      turnPlayer: 0,
      bid: null,
      diceLeft: players * box.dice,
      cups: Array.from({ length: players }, () => new Array<number>(box.dice).fill(1)),
      shownCups: Array.from({ length: players }, () => []),
      losers: [],
    }),
  deal: (run, { players }) => {
    const { draft, emit } = run;
    draft.turnPlayer = drawInt(draft.random, players);
    emit?.({ kind: 'starterDrawn', player: draft.turnPlayer });
    startRound(run, draft.turnPlayer);
  },
  nextStep: (run) => {
    const { draft, emit } = run;
    if (draft.losers.length < draft.players - 1) return ask(run, PLAY);
    ask(run, OVER);
    emit?.({ kind: 'gameOver' });
  },
  score,
};

// ---- the rest of the game

const components: Components = { dice: 5, provenance: { dice: 'authored' } };
const diceText = (dice: Dice | Hidden): string => (dice === HIDDEN ? HIDDEN : dice.join('.'));
const isAscending = (dice: Dice): boolean => dice.every((die, i) => i === 0 || dice[i - 1]! <= die);

const shell: Shell<LiarsDice> = {
  clauses: () => ({
    roll: clause('unreported effect')(
      'Rules',
      'In each round, all players roll their dice under their cups and look at their own.',
    ),
    wild: clause('unreported effect')(
      'Rules',
      'Dice that show 1 count as any face, unless the players agree otherwise.',
    ),
    lose: clause('unreported effect')(
      'Rules',
      'After a challenge all cups are lifted. The player who was wrong loses a die and starts the next round.',
    ),
    end: clause('unreported effect')('Rules', 'Players without dice are out. The last one with dice wins.'),
    ...Object.fromEntries(
      Object.entries(SENTENCES).map(([reason, text]) => [reason, clause('refusal')('Refusals', text)]),
    ),
  }),
  stateSchema: ({ dice }, players) => {
    const die = intBetween(1, FACES);
    return {
      phase: unionOf('a phase', { play: {}, over: {} }),
      wild: flag,
      turnPlayer: playerBelow(players),
      bid: orNull(objectOf('a bid', { count: intBetween(1, players * dice), face: die })),
      diceLeft: countUpTo(players * dice),
      cups: listPerPlayer(listUpTo(hideable(die), dice), players),
      shownCups: listPerPlayer(listUpTo(die, dice), players),
      losers: listUpTo(playerBelow(players), players - 1),
    };
  },
  componentsReader: object('the components', {
    dice: withDefault(integer(1, 8), components.dice),
    provenance: provenances(components.provenance),
  }),
  findContradiction: ({ phase, bid, diceLeft, cups, shownCups, losers, turnPlayer, players }) => {
    if (!cups.every(isAscending)) return 'cups';
    if (!shownCups.every(isAscending)) return 'shownCups';
    const isOver = phase.kind === 'over';
    if (isOver !== (losers.length === players - 1)) return 'phase';
    if (diceLeft !== sum(cups.map(({ length }) => length))) return 'diceLeft';
    if (new Set(losers).size < losers.length) return 'losers';
    if (cups.some(({ length }, player) => (length === 0) !== losers.includes(player))) return 'losers';
    if (isOver ? bid === null : bid !== null && bid.count > diceLeft) return 'bid';
    return !isOver && losers.includes(turnPlayer) ? 'turnPlayer' : null;
  },
  hiddenFieldSampler:
    ({ cups }) =>
    (draft, random) => {
      draft.cups = cups.map((dice) =>
        dice.includes(HIDDEN) ? deferList(dice.length, () => roll(random, dice.length)) : (dice as Dice),
      );
    },
  chanceNotation: {
    starterDrawn: {
      grammar: '`starterDrawn:PLAYER`',
      pattern: /^starterDrawn:[0-5]$/,
      write: ({ player }) => `starterDrawn:${player}`,
    },
    diceRolled: {
      grammar: '`diceRolled:PLAYER:DICE`',
      pattern: /^diceRolled:[0-5]:(?:[1-6.]+|\?)$/,
      write: ({ player, dice }) => `diceRolled:${player}:${diceText(dice)}`,
    },
    cupLifted: {
      grammar: '`cupLifted:PLAYER:DICE`',
      pattern: /^cupLifted:[0-5]:[1-6.]+$/,
      write: ({ player, dice }) => `cupLifted:${player}:${diceText(dice)}`,
    },
  },
  evaluate: ({ losers, players }) =>
    Array.from({ length: players }, (_, player) => (losers.includes(player) ? losers.indexOf(player) : losers.length)),
  payoff: () => 'opponents',
};

/** Liar's Dice by hand. */
export const liarsDice: Game<LiarsDice> = defineGame(
  kernel,
  defineRules(kernel, defineActions(kernel, components)),
  shell,
);
