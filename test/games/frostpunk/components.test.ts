import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import { componentsDigest } from '../../../src/core/engine/define-actions.js';
import { orThrow } from '../../../src/core/errors/errors.js';
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

const errorPathOf = (pack: unknown): string => {
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
        tile.zone === zone
          ? tile.spaces.map((space) => (space !== 'none' && space.resource === res ? space.amount : 0))
          : [],
      ),
    );
  expect(['wood', 'coal', 'steel'].map((res) => lying('near', res))).toEqual([18, 14, 7]);
  expect(['coal', 'steel', 'wood', 'core'].map((res) => lying('far', res))).toEqual([19, 15, 16, 2]);
  const foods = (zone: string) => sum(components.tiles.flatMap((tile) => (tile.zone === zone ? [tile.food] : [])));
  expect([foods('near'), foods('far')]).toEqual([12, 18]);
  const { weather } = components;
  const colds = weather.filter(({ effects }) => effects.some(({ kind }) => kind === 'raiseCold')).length;
  expect([
    colds,
    ...(['hunt', 'scoutSteps', 'stormApproach'] as const).map((key) => sum(weather.map((card) => card[key]))),
  ]).toEqual([6, 9, 21, 6]);
  const { morning, dusk, council, laws, technologies, citizenCards, experts, expeditions, tiles, scenario } =
    components;
  const sizes = [
    morning,
    weather,
    dusk,
    council,
    laws,
    technologies,
    citizenCards,
    experts,
    expeditions,
    tiles,
    scenario,
  ];
  expect(sizes.map(({ length }) => length)).toEqual([14, 12, 15, 6, 8, 8, 14, 4, 13, 16, 5]);
});

/** Returns the value at a path of the printed pack, in which cards and Buildings are named by their ids. */
const valueAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (Array.isArray(part) ? part.find(({ id }: Json) => id === key) : (part as Json)[key]),
      components,
    );

describe('the rulebook prints', () => {
  const PRINTED: Readonly<Record<string, unknown>> = {
    'tracks.rounds': 15,
    'tracks.sickLimit': 26,
    'tracks.hungerLimit': 25,
    'tracks.discontentLimit': 6,
    'tracks.maxLaws': 4,
    'tracks.actions': { tilesPerClear: { near: 2, far: 1 }, resourcesPerGather: 2, subActionsPerBuild: 3 },
    'tracks.coalPerAutomatonAction': 1,
    'tracks.malfunction': { cold: 1, heatingRanges: 1 },
    automatons: 6,
    'start.openExpeditions': 3,
    'map.generatorSpaces': 5,
    'buildings.INFI.useOptions': [
      { when: [{ kind: 'anyCurable' }], effects: [{ kind: 'cure', amount: 4 }] },
      { when: [{ kind: 'anyTreatable' }], effects: [{ kind: 'treat', amount: 2 }] },
    ],
    'buildings.BEAC.maxExpeditions': 1,
    'buildings.BEAC.upgrade.maxExpeditions': 2,
    'buildings.PLAT.useOptions': [{ when: [{ kind: 'lawAvailable' }], effects: [{ kind: 'enactLaw', choose: false }] }],
  };

  test.each(Object.entries(PRINTED))('%s', (path, value) => {
    expect(valueAt(path)).toEqual(value);
  });

  test('two spaces on a tile', () => {
    expect(components.tiles.map(({ spaces }) => spaces.length)).toEqual(components.tiles.map(() => 2));
  });

  test('what the provenance says, and the heating, of which owners choose their reading', () => {
    const { provenance } = components;
    const printed = Object.keys(provenance).filter((path) => provenance[path] === 'rulebook');
    expect(printed.sort()).toEqual([...Object.keys(PRINTED), 'heating'].sort());
  });
});

test('every part has a provenance, and every provenance is that of a value', () => {
  const { provenance, ...parts } = components;
  expect(
    Object.keys(provenance)
      .filter((path) => !path.includes('.'))
      .sort(),
  ).toEqual(Object.keys(parts).sort());
  expect(Object.keys(provenance).filter((path) => valueAt(path) === undefined)).toEqual([]);
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
    expect(errorPathOf(bent(path, id))).toBe(path);
  });
});

describe('references', () => {
  test.each<[string, unknown, string?]>([
    ['map.positions[7].touches[0]', 'n9'],
    ['map.printedBuildings[1]', 'PLAT'],
    ['map.printedBuildings[0]', 'TENT'],
    ['start.generatorContents[0]', { building: 'HOUS' }],
    ['start.generatorContents[4]', { building: 'NONE' }],
    ['start.tilePositions[1]', 'n7'],
    ['tiles[13].building', 'TENT'],
    ['buildings[0].cost', 'none'],
    ['buildings[17].cost', [1, 1, 1]],
    ['laws[5].modifiers[0].building', 'NONE'],
    ['technologies[1].modifiers[0].building', 'NONE'],
    ['laws[0].excludes[0]', 'L9'],
    ['laws[0].excludes[0]', 'L1'],
    ['citizenCards[3].actions[0].buildings[1]', 'NONE'],
    ['experts[0].token', 'anger'],
    ['dusk[5].effects[1].token', 'spite'],
    ['dusk[9].effects[0].then[1].token', 'trust'],
    ['morning[3].options[1].effects[0].building', 'NONE'],
    ['morning[2].options[0].effects[2].card', 'D01'],
    ['scenario[1].effects[1].card', 'A1'],
    ['morning[10].options[0].when[0].law', 'L9'],
    ['morning[11].options[0].when[0].buildings', ['NONE']],
    ['morning[1].options[0].when[0].token', 'anger'],
    ['morning[5].options[0].destination', 'removed', 'morning[5].options[0].effects[1].kind'],
    [
      'citizenCards[0].actions',
      [
        { action: 'gather', buildings: [] },
        { action: 'use', buildings: [] },
      ],
      'citizenCards[0].mainEffects[0].kind',
    ],
    [
      'citizenCards[1].mainEffects',
      [
        { kind: 'build', subActions: 4, woodDiscount: 1 },
        { kind: 'rest', amount: 1 },
      ],
      'citizenCards[1].mainEffects[0].kind',
    ],
    [
      'citizenCards[3].deathEffects[0]',
      [{ kind: 'useBuilding', amount: 1 }],
      'citizenCards[3].deathEffects[0][0].kind',
    ],
    ['experts[3].effects', [{ kind: 'vent', amount: 1 }], 'experts[3].effects[0].kind'],
    ['dusk[7].effects[0].who', 'context', 'dusk[7].effects[0].who'],
    ['scenario[0].effects', [{ kind: 'endGame', wonWhen: [] }], 'scenario[0].effects[0].kind'],
  ])('%s cannot be %j', (path, value, errorPath) => {
    const found = errorPathOf(bent(path, value));
    expect(found.replace(/\.kind$|\.who$/, '')).toBe((errorPath ?? path).replace(/\.kind$|\.who$/, ''));
  });
});

describe('counts', () => {
  test.each<[string, unknown, string?]>([
    ['tracks.sickTypes', ['none', 'worker', 'worker', 'worker', 'worker', 'worker']],
    ['tracks.heatingRanges', [2, 4, 13]],
    ['tracks.eatingTypes', ['worker', 'child', 'engineer']],
    ['tracks.meeplesFor[1]', [0, 1, 2]],
    ['tracks.meeplesFor[2][0]', 1, 'tracks.meeplesFor[2]'],
    ['tracks.maxHunger', 24],
    ['tracks.sicknessSections[1].from', 5, 'tracks.sicknessSections'],
    ['tracks.hungerPenalties[1].to', 3, 'tracks.hungerPenalties'],
    ['tracks.hungerLimit', 7, 'tracks.hungerPenalties'],
    ['tower.whenThrown', 101],
    ['tower.outOf', 0],
    ['scenario[2].trigger.round', 16, 'scenario[2].trigger'],
    ['scenario[2].trigger.round', 1],
    ['startByDifficulty.hard.citizens[0]', 41, 'startByDifficulty.hard.citizens'],
    ['startByDifficulty.easy.sickCitizens[1]', 15, 'startByDifficulty.easy.sickCitizens'],
    ['startByDifficulty.normal.cold', 13],
    ['startByDifficulty.normal.heat', 7],
    ['startByDifficulty.normal.stormRound', 16],
    ['startByDifficulty.normal.stormRound', 0],
    ['start.handSize', 15],
    ['start.hopeTokens', 0],
    ['start.hopeTokens', 7],
    ['start.discontentTokens', 6],
    ['start.openExpeditions', 4],
    ['map.generatorPairs[1]', [2, 1]],
    ['map.generatorPairs[1]', [0, 2]],
    ['start.tilePositions', ['n0', 'n0'], 'start.tilePositions[1]'],
    ['start.tilePositions', ['f1'], 'start.tilePositions[0]'],
    ['buildings[0].copies', 1],
    ['dusk[7].effects[0].amount', 61],
    ['dusk[7].effects[0].amount', 0],
    ['dusk[7].effects[0].amount', 1.5],
    ['expeditions[0].pathLength', 9],
    ['experts', []],
    ['weather', []],
  ])('%s cannot be %j', (path, value, errorPath) => {
    expect(errorPathOf(bent(path, value))).toBe(errorPath ?? path);
  });

  test('lists lie at most three deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { kind: 'raiseCold', amount: 1 } : { kind: 'if', when: [], then: [nested(depth - 1)], else: [] };
    expect(errorPathOf(bent('dusk[0].effects', [nested(3)]))).toBe('accepted');
    expect(errorPathOf(bent('dusk[0].effects', [nested(4)]))).toBe('dusk[0].effects[0].then[0].then[0].then[0].kind');
  });
});

describe('usability', () => {
  const noFace = { effects: [], destination: 'display', isNeverDiscarded: false, display: 'none' };
  const unstaffed = {
    duskEffects: [],
    leavesAfterDusk: false,
    specialAction: { staff: [], isOncePerRound: false, option: { when: [], effects: [] }, leavesAfterUse: true },
  };
  test.each<[string, unknown, string?]>([
    ['scenario[3].trigger', { kind: 'stormEnd' }, 'scenario'],
    ['scenario[3].effects', [{ kind: 'raiseCold', amount: 1 }]],
    ['scenario[4].effects', []],
    ['buildings[3].staff', []],
    ['morning[4].display', 'none'],
    ['morning[4].display', unstaffed],
    ['laws[2].consequences[1]', noFace, 'laws[2].consequences[1].display'],
    ['dusk[0].isNeverDiscarded', true],
    ['technologies[0].modifiers', [{ kind: 'longShift', effects: [] }], 'technologies[0].modifiers[0]'],
  ])('%s cannot be %j', (path, value, errorPath) => {
    expect(errorPathOf(bent(path, value))).toBe(errorPath ?? path);
  });

  test('somebody must be housed, a Workshop and a Beacon must be there to be built', () => {
    const without = (field: string, value: unknown) => {
      const buildings = JSON.parse(JSON.stringify(components.buildings)) as Json[];
      for (const building of buildings) {
        building[field] = value;
        if (building['upgrade'] !== 'none') (building['upgrade'] as Json)[field] = value;
      }
      return errorPathOf({ buildings });
    };
    expect(without('shelterPlaces', 0)).toBe('buildings');
    expect(without('maxExpeditions', 0)).toBe('buildings');
    const buildings = components.buildings.map((building) => ({ ...building, isWorkshop: false }));
    expect(errorPathOf({ buildings })).toBe('buildings');
    expect(errorPathOf({ buildings, technologies: [] })).toBe('accepted');
  });

  test('the catalogue has a limit', () => {
    const many = <A>(prefix: string, card: A) =>
      Array.from({ length: 190 }, (_, i) => ({ ...card, id: `${prefix}${i}` }));
    const option = { when: [], effects: [] };
    const specialAction = { staff: ['worker'], isOncePerRound: false, option, leavesAfterUse: true };
    const display = { duskEffects: [], leavesAfterDusk: false, specialAction };
    const { dusk, scenario, morning } = components;
    const crowded = {
      dusk: [...dusk, ...many('Z', { ...dusk[0], display }).slice(0, 180)],
      scenario: [...scenario, ...many('Y', { ...scenario[0], display })],
      morning: [...morning, ...many('G', { ...morning[6], display }).slice(0, 180)],
    };
    expect(errorPathOf(crowded)).toBe('accepted');
    expect(errorPathOf({ ...crowded, laws: lawsWith(display) })).toBe('');
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
    const built = { kind: 'anyBuilt', buildings: Array.from({ length: 90 }, () => 'GENE') };
    const option = { when: Array.from({ length: 10 }, () => built), effects: [], destination: 'removed' };
    const cards = Array.from({ length: n }, (_, i) => ({ ...components.morning[6], id: `G${i}`, options: [option] }));
    return { morning: cards };
  };

  test('a pack has 20,000 values at most, which is looked at before all else', () => {
    expect(errorPathOf(full(21))).toBe('accepted');
    expect(errorPathOf(full(23))).toBe('');
    expect(errorPathOf({ ...full(23), wall: 1 })).toBe('');
  });

  test('is found without reading on', () => {
    const row = Array.from({ length: 1000 }, () => 1);
    const rows = Array.from({ length: 1000 }, () => row);
    const cyclic: Json = {};
    cyclic['morning'] = [cyclic];
    const sparse: unknown[] = [];
    sparse.length = 3e7;
    for (const pack of [{ morning: Array.from({ length: 1000 }, () => rows) }, cyclic, { morning: sparse }]) {
      expect(errorPathOf(pack)).toBe('');
    }
  });
});

describe('own packs', () => {
  test('an error is reported with the id of its card', () => {
    const refused = withComponents(bent('dusk[7].effects[0].amount', 61));
    expect(refused._tag === 'Left' && refused.left.message).toBe(
      'dusk[7].effects[0].amount: expected an integer from 1 to 60, got 61 (D08)',
    );
    const dangling = withComponents(bent('morning[3].options[1].effects[0].building', 'NONE'));
    expect(dangling._tag === 'Left' && dangling.left.message).toContain('(M04)');
  });

  test('what is left out is as printed, and states name their pack', () => {
    const own = orThrow(
      withComponents({ tower: { outOf: 1, whenThrown: 1, whenHit: 0, whenPulled: 0, whenClosed: 0 } }),
    );
    expect(own.componentsId).toMatch(/^[0-9a-f]{32}$/);
    expect(own.componentsId).not.toBe(game.componentsId);
    expect(own.components.buildings).toEqual(components.buildings);
    const state = orThrow(own.setup({ players: 1, seed: 'own' }));
    expect(game.applyMove(state, { kind: 'pass' })).toMatchObject({ left: { _tag: 'ComponentsMismatch' } });
    expect(own.State.decode(state)._tag).toBe('Right');
  });

  test.each(['zone', 'either'] as const)('heating by %s', (heating) => {
    const own = orThrow(withComponents({ heating }));
    const state = orThrow(own.setup({ players: 1, seed: 'own' }));
    const siteBuilding = state.siteBuilding.map((each, site) => (site === 1 ? 5 : each));
    const spaceResource = state.spaceResource.map((each, site) => (site === 1 ? ('none' as const) : each));
    const spaceAmount = state.spaceAmount.map((each, site) => (site === 1 ? 0 : each));
    const buildingSupply = state.buildingSupply.map((each, id) => (id === 5 ? each - 1 : each));
    const warm = orThrow(
      own.State.decode({ ...state, heat: 2, siteBuilding, spaceResource, spaceAmount, buildingSupply }),
    );
    const events = orThrow(own.step(warm, { kind: 'use', meeple: 'worker', site: 1 })).events;
    expect(events.find(({ kind }) => kind === 'actionTaken')).toMatchObject({ isCold: false });
  });

  test('a pack with another map and other tracks is played to the end', () => {
    const positions = ['n1', 'n2', 'f1'].map((id, i) => ({
      id,
      zone: id.startsWith('n') ? 'near' : 'far',
      touches: i === 0 ? ['generator'] : [`n${i}`],
    }));
    const tracks = { ...components.tracks, rounds: 12, eatingTypes: components.tracks.eatingTypes.slice(0, 12) };
    const own = orThrow(
      withComponents({
        map: { ...components.map, positions, generatorPairs: [] },
        start: { ...components.start, tilePositions: ['n1'] },
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
