import { describe, expect, test } from 'vitest';
import {
  type CountedGames,
  estimateShare,
  type Finding,
  isOutside,
  listFindings,
  listSettings,
} from '../../scripts/frostpunk/findings.js';
import {
  type GameCounts,
  type GameSetting,
  playAndCount,
  sumTallies,
  type Tally,
} from '../../scripts/frostpunk/tally.js';
import { createUsedComponents } from '../../scripts/frostpunk/used.js';
import { ladders, playGame } from '../../src/bots/index.js';
import { sum } from '../../src/core/data/list.js';
import { orThrow } from '../../src/core/errors/errors.js';
import {
  components,
  ENDINGS,
  formatMove,
  game,
  type Move,
  parseMove,
  type State,
} from '../../src/games/frostpunk/index.js';
import { lantern } from '../games/frostpunk/guide-pack.js';
import { asked, building, city, endOf, eventsOf, running, stack } from '../games/frostpunk/positions.js';

const CLUB: GameSetting = { players: 1, difficulty: 'normal', level: 'club' };
const EXPERT: GameSetting = { players: 1, difficulty: 'easy', level: 'expert' };

const { buildings, laws, technologies, experts, expeditions } = components;
const IDS = { building: buildings, law: laws, technology: technologies };
const NOTHING = { building: {}, law: {}, technology: {} };
const tally = (games: number, endings: GameCounts, rest: Partial<Tally> = {}): Tally => ({
  games,
  endings,
  usedWhenWon: {},
  firstChoices: NOTHING,
  ...rest,
});

/** Returns the findings of a part. */
const partOf = (part: Finding['part'], all: readonly CountedGames[], of = components): readonly Finding[] =>
  listFindings(all, of).filter((each) => each.part === part);

describe('the rows', () => {
  test('are those whose wins have a window, for every number of players', () => {
    const alone = listSettings(1).map(({ difficulty, level }) => `${difficulty} ${level}`);
    expect(alone).toEqual([
      ...['easy expert', 'easy club', 'easy novice'],
      ...['normal expert', 'normal club'],
      ...['hard expert', 'hard club'],
    ]);
    expect(listSettings().map(({ players }) => players)).toEqual(
      [1, 2, 3, 4].flatMap((players) => Array(7).fill(players)),
    );
  });

  test('have windows of wins that are wider where several play', () => {
    const windows = listSettings(2).map((row) => partOf('wins', [{ row, tally: tally(1, {}) }])[0]!);
    const seven = windows.slice(0, 7).map(({ low, high }) => [low, high]);
    expect(seven).toEqual([
      ...[
        [0.9, 0.97],
        [0.65, 0.8],
        [0.3, 0.45],
      ],
      ...[
        [0.6, 0.75],
        [0.3, 0.45],
      ],
      ...[
        [0.25, 0.4],
        [0.08, 0.18],
      ],
    ]);
    expect(windows[7]).toMatchObject({ low: expect.closeTo(0.78), high: 1 });
    expect(windows[10]).toMatchObject({ low: expect.closeTo(0.48), high: expect.closeTo(0.87) });
    expect(windows[13]).toMatchObject({ low: 0, high: expect.closeTo(0.3) });
  });
});

describe('tallies', () => {
  test('of deals add up to the tally of all of them, whoever plays them', async () => {
    const row: GameSetting = { players: 2, difficulty: 'easy', level: 'expert' };
    const all = await playAndCount(game, row, [3, 9]);
    const parts = [await playAndCount(game, row, [3, 5]), await playAndCount(game, row, [5, 9])];
    expect(sumTallies(parts)).toEqual(all);
    expect([all.games, sum(Object.values(all.endings))]).toEqual([6, 6]);
    expect(Object.keys(all.endings).filter((ending) => !ENDINGS.some((each) => each === ending))).toEqual([]);
  });

  test('count what winners use, and one first choice of a kind in a game', async () => {
    const { games, endings, usedWhenWon, firstChoices } = await playAndCount(game, EXPERT, [0, 6]);
    const won = endings['scenario']!;
    expect(won).toBeGreaterThan(0);
    expect(Math.max(...Object.values(usedWhenWon))).toBe(won);
    expect(sum(Object.values(firstChoices.building))).toBe(games);
    for (const kind of ['building', 'law', 'technology'] as const) {
      const ids = IDS[kind].map(({ id }) => id);
      expect(Object.keys(firstChoices[kind]).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('count the choice that comes first', async () => {
    const options = { players: 1, difficulty: 'easy', seed: 'balance 4' } as const;
    const built: string[] = [];
    const onAnswer = ({ move }: { readonly move: Move }, before: State) => {
      for (const event of eventsOf(before, formatMove(move)))
        if (event.kind === 'buildingBuilt') built.push(event.building);
    };
    await playGame(game, options, { bots: [ladders.frostpunk.expert], seed: 'expert 4', onAnswer });
    expect(built[0]).not.toBe(built.at(-1));
    const { firstChoices } = await playAndCount(game, EXPERT, [4, 5]);
    expect(firstChoices.building).toEqual({ [built[0]!]: 1 });
  });

  test('count an Expedition when its Scout comes home from it, not when its card lies open', () => {
    const arrived = city(
      asked('weather', 3, { kind: 'explored', slot: 0 }),
      stack(0, ['A3'], 'worker', endOf('A3')),
      running({ program: 'march', slot: 0 }),
      (draft) => {
        draft.weather.current = draft.weather.drawStack.pop()!;
      },
    );
    const used = createUsedComponents(components);
    const expeditionsIn = (state: State, text: string) =>
      used(state, orThrow(parseMove(text)), eventsOf(state, text)).filter((id) =>
        expeditions.some((each) => each.id === id),
      );
    expect(expeditionsIn(arrived, 'return')).toEqual(['A3']);
    expect(expeditionsIn(city(building('BEAC', 'g1')), 'scout:W:0')).toEqual([]);
  });

  test('of no deals are empty', () => {
    expect(sumTallies([])).toEqual(tally(0, {}));
  });
});

describe('findings', () => {
  const shareOf = (hits: number, games: number): Finding => ({
    part: 'wins',
    title: '',
    hits,
    games,
    low: 0.3,
    high: 0.45,
  });

  test('lie outside if the whole 99 % interval does', () => {
    const outside = (hits: number, games: number) => isOutside(shareOf(hits, games));
    expect([outside(35, 100), outside(29, 100), outside(46, 100)]).toEqual([false, false, false]);
    expect([outside(17, 100), outside(20, 100), outside(57, 100), outside(60, 100)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([outside(290, 1000), outside(250, 1000), outside(500, 1000)]).toEqual([false, true, true]);
    expect([outside(0, 10), outside(0, 20), outside(0, 0)]).toEqual([false, true, false]);
  });

  test('have intervals as wide as asked for', () => {
    const [narrow, usual] = [estimateShare(shareOf(35, 100), 0), estimateShare(shareOf(35, 100))];
    expect(narrow).toEqual({ value: 0.35, low: expect.closeTo(0.35), high: expect.closeTo(0.35) });
    expect([usual.low, usual.high]).toEqual([expect.closeTo(0.2636), expect.closeTo(0.4474)]);
  });

  test('of endings are one for each, of the club on normal', () => {
    const endings = { scenario: 37, hope: 3 };
    const found = partOf('endings', [
      { row: CLUB, tally: tally(40, endings) },
      { row: EXPERT, tally: tally(40, endings) },
    ]).filter(({ title }) => !title.endsWith('of games lost'));
    expect(found.map(({ title, hits }) => `${title} ${hits}`)).toEqual(
      ENDINGS.filter((ending) => ending !== 'sickness' && ending !== 'hunger').map((ending) => {
        const hits = ending === 'scenario' ? 37 : ending === 'hope' ? 3 : 0;
        return `alone, normal, club: ${ending === 'scenario' ? 'won' : `lost by ${ending}`} ${hits}`;
      }),
    );
    expect(found.every(({ games, low, high }) => games === 40 && low === 0.03 && high === 1)).toBe(true);
  });

  test('of endings take sickness and hunger as shares of lost games, on normal or hard', () => {
    const hard: GameSetting = { ...CLUB, difficulty: 'hard' };
    const all = [
      { row: { ...CLUB, difficulty: 'easy' } as const, tally: tally(40, { scenario: 30, hunger: 10 }) },
      { row: CLUB, tally: tally(40, { scenario: 20, sickness: 4, hunger: 2, hope: 14 }) },
      { row: hard, tally: tally(40, { scenario: 10, sickness: 3, hunger: 6, hope: 21 }) },
      { row: { ...hard, level: 'expert' } as const, tally: tally(40, { sickness: 40 }) },
    ];
    const rare = partOf('endings', all).filter(({ title }) => title.endsWith('of games lost'));
    expect(rare).toMatchObject([
      { title: 'alone, normal, club: by sickness, of games lost', hits: 4, games: 20, low: 0.01, high: 1 },
      { title: 'alone, hard, club: by hunger, of games lost', hits: 6, games: 30, low: 0.01, high: 1 },
    ]);
    const unlost = partOf('endings', [{ row: CLUB, tally: tally(40, { scenario: 40 }) }]);
    expect(unlost.slice(-2).map(isOutside)).toEqual([false, false]);
    expect(partOf('endings', all.slice(0, 1))).toEqual([]);
  });

  test('of first choices are the most frequent ones, where there is something to choose', () => {
    const firstChoices = { building: { TENT: 2, WORK: 7 }, law: { L4: 3 }, technology: {} };
    const found = partOf('first choices', [{ row: CLUB, tally: tally(10, {}, { firstChoices }) }]);
    expect(found.map(({ title, hits }) => [title, hits])).toEqual([
      ['alone, normal, club: first building WORK', 7],
      ['alone, normal, club: first law L4', 3],
    ]);
  });

  test('of use take the difficulty on which a component is used most', () => {
    const hard: GameSetting = { ...EXPERT, difficulty: 'hard' };
    const all = [
      { row: EXPERT, tally: tally(50, { scenario: 40 }, { usedWhenWon: { TENT: 20, L1: 1 } }) },
      { row: hard, tally: tally(50, { scenario: 4 }, { usedWhenWon: { TENT: 1, L1: 2 } }) },
      { row: { ...hard, difficulty: 'normal' } as const, tally: tally(50, { hope: 50 }) },
    ];
    const found = partOf('use', all);
    expect(found[0]).toMatchObject({ title: 'Tent (TENT), easy', hits: 20, games: 40, low: 0.1 });
    expect(found.find(({ title }) => title.includes('(L1)'))).toMatchObject({ hits: 2, games: 4 });
    expect(found).toHaveLength([buildings, laws, technologies, experts, expeditions].flat().length);
    expect(partOf('use', all.slice(2))).toEqual([]);
  });

  test('of a pack without laws and Technologies are fewer', async () => {
    const lamp = ({ useOptions, ...rest }: (typeof components.buildings)[number]) => ({
      ...rest,
      useOptions: useOptions.filter(({ effects }) => effects.every(({ kind }) => kind !== 'enactLaw')),
    });
    const { components: whole } = lantern;
    const bare = orThrow(game.withComponents({ ...whole, laws: [], buildings: whole.buildings.map(lamp) }));
    const all = [CLUB, EXPERT].map(
      async (row): Promise<CountedGames> => ({ row, tally: await playAndCount(bare, row, [0, 4]) }),
    );
    const found = listFindings(await Promise.all(all), bare.components);
    const titles = (part: Finding['part']) => found.filter((each) => each.part === part).map(({ title }) => title);
    expect(titles('first choices')).toEqual([expect.stringMatching(/^alone, normal, club: first building [A-Z]+$/)]);
    expect(titles('use')).toHaveLength(5);
  });
});
