import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import { orThrow } from '../../../src/core/errors/verdict.js';
import { componentsDigest } from '../../../src/core/play/define-game.js';
import { components, game, withComponents } from '../../../src/games/frostpunk/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { games } from '../../support/games.js';

type Json = Record<string, unknown>;

/** Returns the printed pack with one place changed; `…[i]` counts from the end when below 0. */
const bent = (path: string, value: unknown): Json => {
  const pack = JSON.parse(JSON.stringify(components)) as Json;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop()!;
  let place: Json = pack;
  for (const key of keys) place = place[key] as Json;
  if (value === undefined) (place as unknown as unknown[]).splice(Number(last), 1);
  else place[last] = value;
  return pack;
};

const faultOf = (pack: unknown): string => {
  const own = withComponents(pack);
  return own._tag === 'Left' ? own.left.path : 'accepted';
};

test('the printed pack is a pack', () => {
  const own = orThrow(withComponents(JSON.parse(JSON.stringify(components))));
  expect(own.componentsId).toBe(game.componentsId);
  expect(game.componentsId).toBe(componentsDigest(components));
  expect(components.id).toBe('kettle-hollow');
});

test('the printed pack has the sums of the page', () => {
  const lying = (zone: string, res: string) =>
    sum(
      components.tiles.flatMap((tile) =>
        tile.zone === zone ? tile.spaces.map((space) => (space !== 'none' && space.res === res ? space.n : 0)) : [],
      ),
    );
  expect(['wood', 'coal', 'steel'].map((res) => lying('near', res))).toEqual([18, 14, 7]);
  expect(['coal', 'steel', 'wood', 'core'].map((res) => lying('far', res))).toEqual([19, 15, 16, 2]);
  const foods = (zone: string) => sum(components.tiles.flatMap((tile) => (tile.zone === zone ? [tile.food] : [])));
  expect([foods('near'), foods('far')]).toEqual([5, 8]);
  const { weather } = components;
  const colds = weather.filter(({ effects }) => effects.some(({ kind }) => kind === 'cold')).length;
  expect([
    colds,
    ...(['hunt', 'scouts', 'storm'] as const).map((key) => sum(weather.map((card) => card[key]))),
  ]).toEqual([6, 9, 21, 6]);
  const { morning, dusk, council, laws, technologies, citizens, experts, expeditions, tiles, scenario } = components;
  const sizes = [morning, weather, dusk, council, laws, technologies, citizens, experts, expeditions, tiles, scenario];
  expect(sizes.map(({ length }) => length)).toEqual([14, 12, 15, 6, 8, 8, 14, 4, 13, 16, 5]);
});

describe('ids', () => {
  test.each([
    ['morning[2].id', 'm03'],
    ['buildings[0].id', 'TENTTENT'],
    ['dusk[1].id', 'CALL'],
    ['weather[0].id', 'HUNGER'],
    ['laws[3].id', 'M01'],
    ['tokens.hope[1].id', 'Unity'],
    ['tokens.discontent[0].id', 'trust'],
    ['tokens.hope[0].id', 'any'],
    ['map.positions[3].id', 'x3'],
    ['scenario[4].id', ''],
  ])('%s cannot be %s', (path, id) => {
    expect(faultOf(bent(path, id))).toBe(path);
  });
});

describe('references', () => {
  test.each<[string, unknown, string?]>([
    ['map.positions[7].touches[0]', 'n9'],
    ['map.printed[1]', 'PLAT'],
    ['map.printed[0]', 'TENT'],
    ['start.generator[0]', { building: 'HOUS' }],
    ['start.generator[4]', { building: 'NONE' }],
    ['start.tiles[1]', 'n7'],
    ['tiles[13].building', 'TENT'],
    ['buildings[0].cost', 'none'],
    ['buildings[17].cost', [1, 1, 1]],
    ['laws[5].lasting[0].building', 'NONE'],
    ['technologies[1].lasting[0].building', 'NONE'],
    ['laws[0].excludes[0]', 'L9'],
    ['laws[0].excludes[0]', 'L1'],
    ['citizens[3].actions[0].buildings[1]', 'NONE'],
    ['experts[0].token', 'anger'],
    ['dusk[5].effects[1].token', 'spite'],
    ['dusk[9].effects[0].then[1].token', 'trust'],
    ['morning[3].options[1].effects[0].building', 'NONE'],
    ['morning[2].options[0].effects[2].card', 'D01'],
    ['scenario[1].effects[1].card', 'A1'],
    ['morning[10].options[0].when[0].law', 'L9'],
    ['morning[11].options[0].when[0].any', ['NONE']],
    ['morning[1].options[0].when[0].token', 'anger'],
    ['morning[5].options[0].to', 'removed', 'morning[5].options[0].effects[1].kind'],
    [
      'citizens[0].actions',
      [
        { action: 'gather', buildings: [] },
        { action: 'use', buildings: [] },
      ],
      'citizens[0].main[0].kind',
    ],
    [
      'citizens[1].main',
      [
        { kind: 'build', actions: 4, woodLess: 1 },
        { kind: 'rest', n: 1 },
      ],
      'citizens[1].main[0].kind',
    ],
    ['citizens[3].death[0]', [{ kind: 'useBuilding', n: 1 }], 'citizens[3].death[0][0].kind'],
    ['experts[3].effects', [{ kind: 'vent', n: 1 }], 'experts[3].effects[0].kind'],
    ['dusk[3].effects[0].who', 'context', 'dusk[3].effects[0].who'],
    ['scenario[0].effects', [{ kind: 'finish', won: [] }], 'scenario[0].effects[0].kind'],
  ])('%s cannot be %j', (path, value, fault) => {
    const found = faultOf(bent(path, value));
    expect(found.replace(/\.kind$|\.who$/, '')).toBe((fault ?? path).replace(/\.kind$|\.who$/, ''));
  });
});

describe('counts', () => {
  test.each<[string, unknown, string?]>([
    ['tracks.icons', ['none', 'worker', 'worker', 'worker', 'worker', 'worker']],
    ['tracks.ranges', [2, 4, 13]],
    ['tracks.roundTypes', ['worker', 'child', 'engineer']],
    ['tracks.meeplesFor[1]', [0, 1, 2]],
    ['tracks.meeplesFor[2][0]', 1, 'tracks.meeplesFor[2]'],
    ['tracks.hungerTop', 24],
    ['tracks.sections[1].from', 5, 'tracks.sections'],
    ['tracks.maluses[1].to', 3, 'tracks.maluses'],
    ['tracks.hungerLimit', 7, 'tracks.maluses'],
    ['tower.fall', 101],
    ['tower.of', 0],
    ['scenario[2].at.round', 16, 'scenario[2].at'],
    ['scenario[2].at.round', 1],
    ['setup.hard.citizens[0]', 27, 'setup.hard.citizens'],
    ['setup.easy.sick[1]', 7, 'setup.easy.sick'],
    ['setup.normal.cold', 13],
    ['setup.normal.heat', 7],
    ['setup.normal.storm', 16],
    ['setup.normal.storm', 0],
    ['start.hand', 15],
    ['start.hope', 0],
    ['start.hope', 7],
    ['start.discontent', 6],
    ['start.stacks', 4],
    ['map.pairs[1]', [2, 1]],
    ['map.pairs[1]', [0, 2]],
    ['start.tiles', ['n0', 'n0'], 'start.tiles[1]'],
    ['start.tiles', ['f1'], 'start.tiles[0]'],
    ['buildings[0].supply', 1],
    ['dusk[3].effects[0].n', 61],
    ['dusk[3].effects[0].n', 0],
    ['dusk[3].effects[0].n', 1.5],
    ['expeditions[0].path', 9],
    ['experts', []],
    ['weather', []],
  ])('%s cannot be %j', (path, value, fault) => {
    expect(faultOf(bent(path, value))).toBe(fault ?? path);
  });

  test('lists lie at most three deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { kind: 'cold', n: 1 } : { kind: 'if', when: [], then: [nested(depth - 1)], else: [] };
    expect(faultOf(bent('dusk[0].effects', [nested(3)]))).toBe('accepted');
    expect(faultOf(bent('dusk[0].effects', [nested(4)]))).toBe('dusk[0].effects[0].then[0].then[0].then[0].kind');
  });
});

describe('usability', () => {
  const noFace = { effects: [], then: 'display', red: false, display: 'none' };
  const unstaffed = {
    dusk: [],
    once: false,
    special: { staff: [], perRound: false, option: { when: [], effects: [] }, once: true },
  };
  test.each<[string, unknown, string?]>([
    ['scenario[3].at', { kind: 'stormEnd' }, 'scenario'],
    ['scenario[3].effects', [{ kind: 'cold', n: 1 }]],
    ['scenario[4].effects', []],
    ['buildings[3].staff', []],
    ['morning[4].display', 'none'],
    ['morning[4].display', unstaffed],
    ['laws[2].consequences[1]', noFace, 'laws[2].consequences[1].display'],
    ['dusk[0].red', true],
    ['technologies[0].lasting', [{ kind: 'longShift', effects: [] }], 'technologies[0].lasting[0]'],
  ])('%s cannot be %j', (path, value, fault) => {
    expect(faultOf(bent(path, value))).toBe(fault ?? path);
  });

  test('somebody must be housed, a Workshop and a Beacon must be there to be built', () => {
    const without = (field: string, value: unknown) => {
      const buildings = JSON.parse(JSON.stringify(components.buildings)) as Json[];
      for (const building of buildings) {
        building[field] = value;
        if (building['upgrade'] !== 'none') (building['upgrade'] as Json)[field] = value;
      }
      return faultOf({ buildings });
    };
    expect(without('shelter', 0)).toBe('buildings');
    expect(without('expeditions', 0)).toBe('buildings');
    const buildings = components.buildings.map((building) => ({ ...building, workshop: false }));
    expect(faultOf({ buildings })).toBe('buildings');
    expect(faultOf({ buildings, technologies: [] })).toBe('accepted');
  });

  test('the catalogue has a limit', () => {
    const many = <A>(prefix: string, card: A) =>
      Array.from({ length: 190 }, (_, i) => ({ ...card, id: `${prefix}${i}` }));
    const special = { staff: ['worker'], perRound: false, option: { when: [], effects: [] }, once: true };
    const display = { dusk: [], once: false, special };
    const { dusk, scenario, morning } = components;
    const crowded = {
      dusk: [...dusk, ...many('Z', { ...dusk[0], display }).slice(0, 180)],
      scenario: [...scenario, ...many('Y', { ...scenario[0], display })],
      morning: [...morning, ...many('G', { ...morning[6], display }).slice(0, 180)],
    };
    expect(faultOf(crowded)).toBe('accepted');
    expect(faultOf({ ...crowded, laws: lawsWith(display) })).toBe('');
  });

  const lawsWith = (display: object) => {
    const [law] = components.laws.filter(({ id }) => id === 'L8');
    const consequences = law!.consequences.map((face) => ({ ...face, display }));
    const others = Array.from({ length: 190 }, (_, i) => ({ ...law, id: `R${i}`, consequences }));
    return [...components.laws, ...others];
  };
});

describe('the limit on the whole', () => {
  const full = (n: number) => {
    const built = { kind: 'built', any: Array.from({ length: 90 }, () => 'GENE') };
    const option = { when: Array.from({ length: 10 }, () => built), effects: [], to: 'removed' };
    const cards = Array.from({ length: n }, (_, i) => ({ ...components.morning[6], id: `G${i}`, options: [option] }));
    return { morning: cards };
  };

  test('a pack has 20,000 values at most, which is looked at before all else', () => {
    expect(faultOf(full(21))).toBe('accepted');
    expect(faultOf(full(23))).toBe('');
    expect(faultOf({ ...full(23), wall: 1 })).toBe('');
  });

  test('is found without reading on', () => {
    const row = Array.from({ length: 1000 }, () => 1);
    const rows = Array.from({ length: 1000 }, () => row);
    const cyclic: Json = {};
    cyclic['morning'] = [cyclic];
    const sparse: unknown[] = [];
    sparse.length = 3e7;
    for (const pack of [{ morning: Array.from({ length: 1000 }, () => rows) }, cyclic, { morning: sparse }]) {
      expect(faultOf(pack)).toBe('');
    }
  });
});

describe('own packs', () => {
  test('a fault is told with the id of its card', () => {
    const refused = withComponents(bent('dusk[3].effects[0].n', 61));
    expect(refused._tag === 'Left' && refused.left.message).toBe(
      'dusk[3].effects[0].n: expected an integer from 1 to 60, got 61 (D04)',
    );
    const dangling = withComponents(bent('morning[3].options[1].effects[0].building', 'NONE'));
    expect(dangling._tag === 'Left' && dangling.left.message).toContain('(M04)');
  });

  test('what is left out is as printed, and states name their pack', () => {
    const own = orThrow(withComponents({ tower: { of: 1, fall: 1, knock: 0, pull: 0, close: 0 } }));
    expect(own.componentsId).toMatch(/^[0-9a-f]{32}$/);
    expect(own.componentsId).not.toBe(game.componentsId);
    expect(own.components.buildings).toEqual(components.buildings);
    const state = orThrow(own.setup({ players: 1, seed: 'own' }));
    expect(game.applyMove(state, { kind: 'pass' })).toMatchObject({ left: { _tag: 'OtherComponents' } });
    expect(own.State.decode(state)._tag).toBe('Right');
  });

  test.each(['zone', 'either'] as const)('heating by %s', (heating) => {
    const own = orThrow(withComponents({ heating }));
    const state = orThrow(own.setup({ players: 1, seed: 'own' }));
    const built = state.built.map((each, site) => (site === 1 ? 5 : each));
    const resource = state.resource.map((each, site) => (site === 1 ? ('none' as const) : each));
    const amount = state.amount.map((each, site) => (site === 1 ? 0 : each));
    const supply = state.supply.map((each, id) => (id === 5 ? each - 1 : each));
    const warm = orThrow(own.State.decode({ ...state, heat: 2, built, resource, amount, supply }));
    const events = orThrow(own.step(warm, { kind: 'use', meeple: 'worker', site: 1 })).events;
    expect(events.find(({ kind }) => kind === 'actionTaken')).toMatchObject({ cold: false });
  });

  test('a pack with another map and other tracks is played to the end', () => {
    const positions = ['n1', 'n2', 'f1'].map((id, i) => ({
      id,
      zone: id.startsWith('n') ? 'near' : 'far',
      touches: i === 0 ? ['generator'] : [`n${i}`],
    }));
    const tracks = { ...components.tracks, rounds: 12, roundTypes: components.tracks.roundTypes.slice(0, 12) };
    const own = orThrow(
      withComponents({
        map: { ...components.map, positions, pairs: [] },
        start: { ...components.start, tiles: ['n1'] },
        tracks,
        heating: 'either',
      }),
    );
    for (let i = 0; i < games(10); i++) {
      for (const { state } of randomGame(own, { players: 2, seed: `own ${i}` }, undefined, `own ${i}`)) {
        expect(own.State.decode(state)._tag).toBe('Right');
      }
    }
  });
});
