import { expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  clauses,
  components,
  type Event,
  game,
  type Options,
  reasons,
  type State,
  withComponents,
} from '../../../src/games/nunatak/index.js';
import { uniform } from '../../../src/testing/index.js';
import { createChoose } from '../../../src/testing/random-game.js';
import { games } from '../../support/games.js';
import type { Game } from './positions.js';
import { rich } from './rich.js';
import { tastes } from './tastes.js';

const GAMES = games(50);

/** Components with more rivalries: with the printed ones a player cannot have two. */
const rivals = components.favours.map((favour, i) =>
  i >= 9 && i <= 12 ? { ...favour, id: 'rivalry', minPlayers: 3 } : favour,
);

const MODES: readonly (readonly [Game, Options['players']])[] = [
  [game, 1],
  [game, 2],
  [game, 3],
  [game, 4],
  [orThrow(withComponents({ ...components, favours: rivals })), 4],
];

const choosers = [uniform, ...Object.values(tastes)];

const EVENTS: readonly Event['kind'][] = [
  'completionRevealed',
  'turnStarted',
  'deckReshuffled',
  'backSeen',
  'anyCardAnyTileAllowed',
  'cardRevealed',
  'cardTaken',
  'cardFiled',
  'tilesSwapped',
  'blockPlaced',
  'favourPicked',
  'favourUsed',
  'favourKept',
  'favourRevealed',
  'favourRemoved',
  'pointsScored',
  'engineeringAdvanced',
  'squareCompleted',
  'tileLaid',
  'cardReserved',
  'reservationLapsed',
  'deckSeen',
  'cardSeen',
  'cardsExchanged',
  'deckOrdered',
  'turnSkipped',
  'lotOpened',
  'roundEnded',
  'extraTurnsGranted',
  'gameOver',
  'cardTransformed',
];

interface Seen {
  readonly refused: Set<string>;
  readonly reasons: Set<string>;
  readonly events: Set<string>;
  readonly used: Set<number>;
}

/** Plays a game to its end; every other game begins with favours. */
const watch = (of: Game, players: Options['players'], number: number, seen: Seen): void => {
  const options = { players, seed: `coverage ${number}` };
  const dealt = orThrow(of.deal(options));
  for (const { kind } of dealt.events) seen.events.add(kind);
  const choose = createChoose(choosers[number % choosers.length]!, `picks ${number}`);
  let state = number % 2 === 0 ? dealt.state : rich(of, options);
  for (let moves = of.legalMoves(state); moves.length > 0; moves = of.legalMoves(state)) {
    watchRefusals(of, state, seen);
    const step = orThrow(of.step(state, choose(moves, state)));
    for (const event of step.events) {
      seen.events.add(event.kind);
      if (event.kind === 'favourUsed' && of === game) seen.used.add(event.favour);
    }
    state = step.state;
  }
  watchRefusals(of, state, seen);
};

const watchRefusals = (of: Game, state: State, seen: Seen): void => {
  for (const entry of of.catalogue) {
    const why = of.whyIllegal(state, entry);
    if (why?._tag !== 'RuleBroken') continue;
    seen.refused.add(why.clause);
    seen.reasons.add(why.reason);
  }
};

/**
 * The reasons that hardly occur in random games, or never: with so few cards in the line, there are no decisions any
 * more.
 */
const UNHEARD = ['short-line', 'none-to-replace', 'no-turn-left', 'reserved-slot'];

test('in random games every refusing clause refuses for all its reasons, every favour is used and every event occurs', () => {
  const seen: Seen = { refused: new Set(), reasons: new Set(), events: new Set(), used: new Set() };
  for (const [of, players] of MODES) for (let i = 0; i < GAMES; i++) watch(of, players, i, seen);
  const refusing = Object.entries(clauses).filter(([, { enforced }]) => enforced === 'refusal');
  expect([...seen.refused].sort()).toEqual(refusing.map(([id]) => id).sort());
  const unheard = Object.keys(reasons).filter((reason) => !seen.reasons.has(reason));
  expect(unheard.filter((reason) => !UNHEARD.includes(reason))).toEqual([]);
  expect(EVENTS.filter((kind) => !seen.events.has(kind))).toEqual([]);
  expect(components.favours.flatMap((_, favour) => (seen.used.has(favour) ? [] : [favour]))).toEqual([]);
});
