import { type Components, components, type Effect } from '../../../../src/games/frostpunk/index.js';
import { copyOf, type Deep } from '../../../support/deep.js';

/** Returns a pack with limits so wide that games last long. */
const roomy = (id: string, storm: number): Deep<Components> => {
  const box = copyOf(components);
  const { tracks, setup } = box;
  Object.assign(tracks, { corpseLimit: 60, discontentLimit: 12, hopeRoom: 12, pressureRoom: 25 });
  Object.assign(tracks, { sickLimit: 26, hungerLimit: 25 });
  tracks.sections.at(-1)!.to = 25;
  tracks.maluses.at(-1)!.to = 24;
  for (const start of Object.values(setup)) Object.assign(start, { resources: [30, 30, 20, 4, 30], storm });
  return Object.assign(box, { id, start: { ...box.start, hope: 6 } });
};

/** Returns Kettle Hollow with time to see all of it. */
const long = (): Components => ({ ...roomy('long', 12), heating: 'either' });

/** Dusk cards with the effects that are rare elsewhere. */
const RARE: readonly (readonly Effect[])[] = [
  [
    { kind: 'activate', track: 'hope', token: 'any', n: 1 },
    { kind: 'rest', n: 3 },
  ],
  [
    { kind: 'die', who: 'choose', n: 2 },
    { kind: 'join', who: 'choose', n: 3 },
  ],
  [
    { kind: 'tire', who: 'choose', n: 3 },
    { kind: 'hasten', n: 2 },
  ],
  ['TENT', 'WORK', 'HOUS'].map((building) => ({ kind: 'destroy', building })),
  [
    { kind: 'enact', choose: true },
    { kind: 'enact', choose: false },
  ],
  [
    { kind: 'tile', zone: 'near', n: 2 },
    { kind: 'tile', zone: 'far', n: 3 },
  ],
  [
    { kind: 'gatherTile', n: 3 },
    { kind: 'march', n: 3 },
  ],
  [
    { kind: 'citizenCard', n: 3 },
    { kind: 'automaton', n: 2 },
    { kind: 'march', n: 1 },
  ],
  [
    { kind: 'openStack', card: 'X1' },
    { kind: 'sickScouts', n: 2 },
  ],
  [
    { kind: 'pressure', n: 7 },
    { kind: 'lower', track: 'discontent', n: 3 },
    { kind: 'lower', track: 'hope', n: 2 },
  ],
  [
    {
      kind: 'if',
      when: [{ kind: 'chilly' }],
      then: [
        {
          kind: 'choose',
          options: [
            { when: [{ kind: 'scoutAway' }], effects: [{ kind: 'march', n: 1 }] },
            { when: [{ kind: 'housed' }], effects: [{ kind: 'raise', track: 'hope', token: 'any', n: 1 }] },
          ],
        },
      ],
      else: [{ kind: 'range', level: 2, n: -5 }],
    },
  ],
  [
    { kind: 'exhaust', track: 'hope', token: 'any', n: 1 },
    { kind: 'activate', track: 'discontent', token: 'any', n: 1 },
    { kind: 'pressure', n: 'none left' },
    { kind: 'treat', n: 2 },
  ],
];

/** Returns a pack whose cards have effects that the printed ones lack, and a Beacon from the start. */
const odd = (): Components => {
  const box = roomy('odd', 15);
  const {
    dusk,
    citizens,
    laws,
    morning,
    start,
    buildings,
    scenario,
    weather,
    expeditions,
    call,
    technologies,
    council,
  } = box;
  box.heating = 'zone';
  RARE.forEach((effects, i) => {
    dusk[i]!.effects = copyOf(effects);
  });
  Object.assign(dusk[0]!, {
    then: 'display',
    display: {
      dusk: [{ kind: 'works', n: 1 }],
      once: true,
      special: { staff: ['child'], perRound: true, option: { when: [], effects: [] }, once: false },
    },
  });
  Object.assign(dusk[2]!, {
    then: 'display',
    display: {
      dusk: [],
      once: false,
      special: {
        staff: ['worker', 'engineer'],
        perRound: true,
        option: { when: [{ kind: 'treatable' }], effects: [{ kind: 'treat', n: 1 }] },
        once: false,
      },
    },
  });
  const { display } = morning[4]!;
  if (display !== 'none' && display.special !== 'none') Object.assign(display.special, { perRound: true, once: false });
  laws[0]!.lasting = [
    { kind: 'childrenMay', actions: ['clear', 'build', 'gather', 'use', 'special'] },
    { kind: 'buildingLevel', building: 'SAWM', level: 3 },
  ];
  laws[1]!.lasting.push(
    { kind: 'ventMax', n: 3 },
    { kind: 'buildingLevel', building: 'TENT', level: 3 },
    { kind: 'useBonus', building: 'GENE', res: 'coal', n: 2 },
    { kind: 'prepare', when: [{ kind: 'curable' }], effects: [{ kind: 'treat', n: 1 }] },
  );
  laws[4]!.lasting.push({ kind: 'huntBonus', n: 2 }, { kind: 'scoutBonus', n: 2 }, { kind: 'cureBonus', n: 1 });
  citizens[0]!.main = [
    { kind: 'take', n: 3 },
    { kind: 'sick', who: 'choose', n: 2 },
    { kind: 'take', n: 2 },
  ];
  for (const n of [1, 5, 12]) {
    citizens[n]!.actions = [{ action: 'build', buildings: [] }];
    citizens[n]!.main = [
      { kind: 'die', who: 'worker', n: 1 },
      { kind: 'build', actions: 4, woodLess: 4 },
    ];
  }
  citizens[3]!.main = [
    { kind: 'useBuilding', n: 3 },
    { kind: 'die', who: 'worker', n: 1 },
    { kind: 'useBuilding', n: 1 },
  ];
  start.generator[0] = { building: 'BEAC' };
  start.stacks = 2;
  const named = (id: string): (typeof buildings)[number] => buildings.find((building) => building.id === id)!;
  named('BEAC').expeditions = 3;
  named('COOK').level = 0;
  const { upgrade } = named('TENT');
  if (upgrade !== 'none') upgrade.shelter = 5;
  call[0]!.when = [{ kind: 'housed' }];
  for (const { options } of council) options[0]!.when = [{ kind: 'housed' }];
  for (const { lasting } of technologies) {
    lasting.push(
      { kind: 'feedFewer', n: 1 },
      { kind: 'treatBonus', n: 1 },
      { kind: 'useBonus', building: 'COOK', res: 'wood', n: 1 },
    );
  }
  scenario[2]!.at = { kind: 'round', round: 2 };
  if (scenario[2]!.display !== 'none') scenario[2]!.display.dusk = [{ kind: 'cure', n: 1 }];
  for (const card of weather) card.scouts = 2;
  expeditions[7]!.back.after = 'addB';
  return box;
};

/** Returns a pack in which hunger, sickness and a weak Generator end games early. */
const grim = (): Components => {
  const box = roomy('grim', 15);
  const { tracks, setup } = box;
  Object.assign(tracks, { hungerLimit: 8, sickLimit: 11, pressureRoom: 12 });
  tracks.maluses = tracks.maluses.slice(0, 2);
  tracks.maluses[1]!.to = 7;
  tracks.sections = tracks.sections.slice(0, 4).map((section) => ({ ...section, flips: 0 }));
  tracks.sections[3]!.to = 10;
  for (const start of Object.values(setup)) start.resources = [8, 8, 4, 1, 4];
  return box;
};

/** The packs other than the printed one, by name. */
export const PACKS = { long, odd, grim };
