import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/fingerprint.js';
import { type GameRecord, recordOf, replay, validateRecord } from '../../../src/core/record.js';
import { orThrow } from '../../../src/core/verdict.js';
import {
  type Event,
  game,
  type IglooIgloo,
  type Move,
  type Options,
  parseMove,
  type State,
  score,
  setup,
  step,
} from '../../../src/games/igloo-igloo/index.js';
import { type Chooser, randomGame, uniform } from '../../../src/testing/index.js';
import { thrifty, wild } from './choosers.js';

/** The games of troublemakers on record, by their numbers; one each of the other players. UPDATE_GOLDEN=1 records afresh. */
const MODES = [
  { variant: 'standard', players: 2, wild: [52, 58] },
  { variant: 'standard', players: 3, wild: [36, 88] },
  { variant: 'standard', players: 4, wild: [19, 40] },
  { variant: 'expert', players: 2, wild: [14, 53] },
  { variant: 'expert', players: 3, wild: [167, 10] },
  { variant: 'expert', players: 4, wild: [91, 26] },
] as const;
type Mode = (typeof MODES)[number];

const fileOf = ({ variant, players }: Mode): URL =>
  new URL(`golden/${variant}-${players}-players.jsonl`, import.meta.url);

const recorded = ({ variant, players }: Mode, seed: string, chooser: Chooser<IglooIgloo>): string => {
  const options = { players, variant, seed };
  const turns = [...randomGame(game, options, chooser)];
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return line(options, moves, turns.at(-1)!.state);
};

const line = (options: Options, moves: readonly Move[], end: State): string =>
  JSON.stringify({
    ...recordOf(game, options, moves, end),
    meta: { fingerprint: fingerprint(end), score: score(end) },
  });

if (process.env['UPDATE_GOLDEN'] === '1') {
  for (const mode of MODES) {
    const lines = [
      recorded(mode, 'golden uniform', uniform),
      recorded(mode, 'golden thrifty', thrifty),
      ...mode.wild.map((number) => recorded(mode, `golden ${number}`, wild)),
    ];
    writeFileSync(fileOf(mode), lines.map((each) => `${each}\n`).join(''));
  }
}

const linesOf = (mode: Mode): readonly string[] => readFileSync(fileOf(mode), 'utf8').trimEnd().split('\n');

/** What happens in a recorded game. */
const eventsOf = (text: string): readonly Event[] => {
  const { options, moves } = JSON.parse(text) as GameRecord<Options>;
  let state = orThrow(setup(options));
  return moves.flatMap((move) => {
    const next = orThrow(step(state, orThrow(parseMove(move))));
    state = next.state;
    return next.events;
  });
};

describe.each(MODES)('the recorded games of $players players, $variant', (mode) => {
  test.each(linesOf(mode))('are replayed byte for byte: %#', (text) => {
    const record = JSON.parse(text) as GameRecord<Options>;
    const end = replay(game, record);
    expect(validateRecord(game, JSON.parse(text))).toEqual({ _tag: 'Right', right: end });
    const moves = record.moves.map((move) => orThrow(parseMove(move)));
    expect(line(record.options, moves, end)).toBe(text);
    expect(record).toMatchObject({ options: { variant: mode.variant, players: mode.players }, result: { over: true } });
  });
});

test('the recorded games show all that can happen, in both variants', () => {
  for (const variant of ['standard', 'expert']) {
    const seen = new Set<string>();
    for (const mode of MODES.filter((each) => each.variant === variant)) {
      for (const event of linesOf(mode).flatMap(eventsOf)) {
        if (event.kind === 'tilePlayed' || event.kind === 'animalGone') seen.add(event.reason);
        if (event.kind === 'turnEnded') seen.add(event.byItself ? 'ended by itself' : 'ended');
        if (event.kind === 'taken') seen.add(event.how);
        seen.add(event.kind);
      }
    }
    const wanted = [
      ...['thaw', 'animals', 'endurance', 'hunt', 'enter', 'defend', 'eaten', 'thawed', 'points', 'harpoon'],
      ...['ended by itself', 'ended', 'displaced', 'shifted', 'attacked', 'declined', 'hid', 'fled', 'sailed'],
      ...['fishPlaced', 'bearAppeared', 'packTurned', 'kept', 'iglooBuilt', 'gameEnded'],
    ];
    expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  }
});
