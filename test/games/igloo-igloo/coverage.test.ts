import { describe, expect, test } from 'vitest';
import { type Event, game, type IglooIgloo, type Move, type State } from '../../../src/games/igloo-igloo/index.js';
import { type Chooser, randomGame } from '../../../src/testing/index.js';
import { wild } from './choosers.js';

const GAMES = 24;
const VARIANTS = ['standard', 'expert'] as const;
const PLAYERS = [2, 3, 4] as const;

const KINDS = [...new Set(game.catalogue.map(({ kind }) => kind))];
const EVENTS: readonly Event['kind'][] = [
  'inuitPlaced',
  'turnStarted',
  'tileMelted',
  'tileKept',
  'fishPlaced',
  'bearAppeared',
  'packTurned',
  'floesShifted',
  'animalsDisplaced',
  'tilePlayed',
  'tileThawed',
  'animalMoved',
  'animalRemoved',
  'bearAttacked',
  'defenceDeclined',
  'inuitsSheltered',
  'inuitFled',
  'inuitsScattered',
  'inuitWalked',
  'inuitSailed',
  'animalTaken',
  'iglooBuilt',
  'turnEnded',
  'gameOver',
];
const PHASES = ['placeInuit', 'melt', 'drift', 'displace', 'stepAnimal', 'attack', 'flee', 'act', 'kayak', 'over'];

interface Seen {
  readonly kinds: Set<Move['kind']>;
  readonly events: Set<string>;
  readonly phases: Set<string>;
  readonly lengths: number[];
}

const watch = (options: IglooIgloo['Options'], chooser: Chooser<IglooIgloo>, seen: Seen): void => {
  for (const { ply, state, move } of randomGame(game, options, chooser)) {
    seen.phases.add(state.phase.kind);
    if (move === undefined) seen.lengths.push(ply);
    else seen.kinds.add(move.kind);
    for (const event of eventsOf(state, move)) seen.events.add(nameOf(event));
  }
};

const eventsOf = (state: State, move: Move | undefined): readonly Event[] => {
  const step = move === undefined ? undefined : game.step(state, move);
  return step?._tag === 'Right' ? step.right.events : [];
};

/** Returns a name that distinguishes tiles by their use, animals by how they leave, and turns by how they end. */
const nameOf = (event: Event): string => {
  if (event.kind === 'tilePlayed' || event.kind === 'animalRemoved' || event.kind === 'animalTaken') {
    return `${event.kind} ${event.reason}`;
  }
  return event.kind === 'turnEnded' ? `turnEnded ${event.isAutomatic}` : event.kind;
};

describe.each(VARIANTS)('over random games of the %s game', (variant) => {
  test.each(PLAYERS)('everything happens with %i players', (players) => {
    const seen: Seen = { kinds: new Set(), events: new Set(), phases: new Set(), lengths: [] };
    for (let i = 0; i < GAMES; i++) watch({ players, variant, seed: `coverage ${i}` }, wild, seen);
    expect([...seen.kinds].sort()).toEqual([...KINDS].sort());
    expect([...seen.phases].sort()).toEqual([...PHASES].sort());
    const plain = new Set([...seen.events].map((name) => name.split(' ')[0]));
    expect([...plain].filter((kind) => kind !== 'driftLost').sort()).toEqual([...EVENTS].sort());
    for (const reason of ['thaw', 'animals', 'endurance', 'hunt', 'enter', 'defend']) {
      expect(seen.events).toContain(`tilePlayed ${reason}`);
    }
    for (const name of [
      'animalRemoved eaten',
      'animalRemoved thawed',
      'animalTaken points',
      'animalTaken harpoon',
      'turnEnded true',
      'turnEnded false',
    ]) {
      expect(seen.events).toContain(name);
    }
    expect(Math.min(...seen.lengths)).toBeGreaterThan(100);
    expect(Math.max(...seen.lengths)).toBeLessThanOrEqual(600);
  });
});
