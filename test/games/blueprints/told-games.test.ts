import { describe, expect, test } from 'vitest';
import { type Blueprints, type Event, game, type State, type View, view } from '../../../src/games/blueprints/index.js';
import { hiddenFieldSampler } from '../../../src/games/blueprints/view/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { some } from '../../support/games.js';
import { chancesBehind, findToldErrors } from '../../support/told-games.js';
import { box, plan, position } from './positions.js';

const TELLINGS: readonly (readonly [string, (events: readonly Event[]) => readonly Event[]])[] = [
  ['with all plans', (events) => events],
  ['with the plans of a spectator', (events) => game.viewEvents(events, 'spectator')],
  ['with the plans of player 1', (events) => game.viewEvents(events, 1)],
];

describe.each(TELLINGS)('a game told %s', (_, toldEvents) => {
  test.each(some(optionsToTry(game)))('goes the same way: %j', (options) => {
    expect(findToldErrors<Blueprints>({ game, options: { ...options, seed: 'told' }, toldEvents })).toEqual([]);
  });
});

type Draft = Blueprints['Draft'];
const planOf = (player: number) => (draft: Draft) => draft.plans[player]!;
const cellOf = (player: number, i: number) => (draft: Draft) => draft.dieCells[player]![i]!;
const deckAt = (place: number) => (draft: Draft) => draft.deck[place]!;

/** Returns the chances of the values, read in the order of the list or in the other. */
const chances = (seen: View, values: readonly ((draft: Draft) => number)[], isBackwards = false) =>
  chancesBehind(game, hiddenFieldSampler, seen, (draft) => {
    const found = (isBackwards ? [...values].reverse() : values).map((value) => value(draft));
    return (isBackwards ? found.reverse() : found).join(' ');
  });

/** A spectator's view in which all cells are known, as they are in a told game. */
const withCells = (state: State): View => ({ ...view(state, 'spectator'), dieCells: state.dieCells });

const state = position({
  players: 3,
  startPlayer: 1,
  turnPlayer: 0,
  plans: ['P10', 'P04', 'P07'],
  buildings: ['a W1 R3, b G2', 'b S5, d S6, f S4, - G3', 'a G1, b R1, c R2, d W2'],
});

describe('what is imagined', () => {
  test.each([
    ['plans and deck', [planOf(1), planOf(2), deckAt(5)]],
    ['cells and plans', [cellOf(1, 0), cellOf(1, 2), planOf(1), planOf(2)]],
    ['the deck', [deckAt(1), planOf(2)]],
  ] as const)('does not depend on the order in which it is read: %s', (_, values) => {
    const [forwards, backwards] = [chances(view(state, 0), values), chances(view(state, 0), values, true)];
    expect([...backwards.keys()]).toEqual([...forwards.keys()]);
    for (const [text, chance] of forwards) expect(backwards.get(text)).toBeCloseTo(chance, 12);
  });

  test('weighs plans by hidden cells exactly', () => {
    const known = position({
      players: 2,
      plans: ['P10', 'P04'],
      chosenCount: 10,
      buildings: [undefined, 'b R6, d W6, f S6 G6, - S5'],
    });
    const plans = chances(view(known, 0), [planOf(1)]);
    const three = [...plans].filter(([number]) => box.buildableCells[Number(number)]!.length === 3);
    expect(three).toHaveLength(8);
    for (const [, chance] of three) expect(chance).toBeCloseTo(1024 / 1429 / 8, 12);
  });

  test('gives all plans that allow known cells and discards the same chance', () => {
    const found = chances(withCells(state), [planOf(0), planOf(1), planOf(2)]);
    const allows = (cells: readonly number[]) =>
      box.planIndexes.filter((number) => cells.every((cell) => box.buildableCells[number]!.includes(cell)));
    // Only P04 has no cell for the G3 that was discarded.
    const possible = allows([0, 1]).flatMap((first) =>
      allows([0, 1, 2, 3]).flatMap((third) => (first === third ? [] : [`${first} ${plan('P04')} ${third}`])),
    );
    expect([...found.keys()]).toEqual(possible.sort());
    for (const chance of found.values()) expect(chance).toBeCloseTo(1 / possible.length, 12);
  });

  test('leaves a building whose cells are known as it is', () => {
    expect(chances(withCells(state), [cellOf(2, 0), cellOf(2, 3)])).toEqual(new Map([['0 3', 1]]));
  });
});
