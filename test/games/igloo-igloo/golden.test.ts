import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../../src/core/records/record.js';
import { game, type IglooIgloo } from '../../../src/games/igloo-igloo/index.js';
import { type Chooser, randomGame, uniform } from '../../../src/testing/index.js';
import { describeGolden, type Recording } from '../../support/golden.js';
import { thrifty, wild } from './choosers.js';

/** The recorded games of troublemakers, by their numbers; one each of the other players. */
const MODES = [
  { variant: 'standard', players: 2, wild: [1, 58] },
  { variant: 'standard', players: 3, wild: [36, 88] },
  { variant: 'standard', players: 4, wild: [2, 40] },
  { variant: 'expert', players: 2, wild: [0, 53] },
  { variant: 'expert', players: 3, wild: [167, 10] },
  { variant: 'expert', players: 4, wild: [91, 26] },
] as const;
type Mode = (typeof MODES)[number];

const nameOf = ({ variant, players }: Mode): string => `${variant}-${players}-players`;

const recording = ({ variant, players }: Mode, seed: string, chooser: Chooser<IglooIgloo>): Recording<IglooIgloo> => {
  const options = { players, variant, seed };
  return { options, turns: randomGame(game, options, chooser) };
};

const files = MODES.map((mode) => ({
  name: nameOf(mode),
  games: [
    recording(mode, 'golden uniform', uniform),
    recording(mode, 'golden thrifty', thrifty),
    ...mode.wild.map((number) => recording(mode, `golden ${number}`, wild)),
  ],
}));

const golden = describeGolden(game, new URL('golden/', import.meta.url), files);

describe.each(MODES)('the recorded games of $players players, $variant', (mode) => {
  test.each(golden.linesOf(nameOf(mode)))('are such games, and over: %#', (text) => {
    const record = JSON.parse(text) as GameRecord;
    expect(record).toMatchObject({ options: { variant: mode.variant, players: mode.players }, result: { over: true } });
  });
});

test('the recorded games show all that can happen, in both variants', () => {
  for (const variant of ['standard', 'expert']) {
    const seen = new Set<string>();
    for (const mode of MODES.filter((each) => each.variant === variant)) {
      for (const event of golden.linesOf(nameOf(mode)).flatMap(golden.eventsOf)) {
        if (event.kind === 'tilePlayed' || event.kind === 'animalRemoved') seen.add(event.reason);
        if (event.kind === 'turnEnded') seen.add(event.isAutomatic ? 'ended by itself' : 'ended');
        if (event.kind === 'animalTaken') seen.add(event.reason);
        seen.add(event.kind);
      }
    }
    const wanted = [
      ...['thaw', 'animals', 'endurance', 'hunt', 'enter', 'defend', 'eaten', 'thawed', 'points', 'harpoon'],
      ...[
        'ended by itself',
        'ended',
        'animalsDisplaced',
        'floesShifted',
        'bearAttacked',
        'defenceDeclined',
        'inuitsSheltered',
        'inuitFled',
        'inuitSailed',
      ],
      ...['fishPlaced', 'bearAppeared', 'packTurned', 'tileKept', 'iglooBuilt', 'gameOver'],
    ];
    expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  }
});
