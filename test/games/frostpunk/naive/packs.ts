import { type Components, components, type Effect } from '../../../../src/games/frostpunk/index.js';
import { type Deep, mutableCopy } from '../../../support/deep.js';

/** Returns a pack with limits so wide that games last long. */
const roomy = (id: string, stormRound: number): Deep<Components> => {
  const box = mutableCopy(components);
  const { tracks, startByDifficulty } = box;
  Object.assign(tracks, { corpseLimit: 60, discontentLimit: 12, maxHope: 12, maxPressure: 25 });
  for (const start of Object.values(startByDifficulty))
    Object.assign(start, { stock: [30, 30, 20, 4, 70], stormRound });
  return Object.assign(box, { id, start: { ...box.start, hopeTokens: 6 } });
};

/** Returns Kettle Hollow with time to see all of it. */
const long = (): Components => ({ ...roomy('long', 12), heating: 'either' });

/** Dusk cards with the effects that are rare elsewhere. */
const RARE: readonly (readonly Effect[])[] = [
  [
    { kind: 'activate', track: 'hope', token: 'any', amount: 1 },
    { kind: 'rest', amount: 3 },
  ],
  [
    { kind: 'die', who: 'choose', amount: 2 },
    { kind: 'join', who: 'choose', amount: 3 },
  ],
  [
    { kind: 'tire', who: 'choose', amount: 3 },
    { kind: 'hastenTechnology', amount: 2 },
  ],
  ['TENT', 'WORK', 'HOUS'].map((building) => ({ kind: 'destroyBuilding', building })),
  [
    { kind: 'enactLaw', choose: true },
    { kind: 'enactLaw', choose: false },
  ],
  [
    { kind: 'placeTile', zone: 'near', amount: 2 },
    { kind: 'placeTile', zone: 'far', amount: 3 },
  ],
  [
    { kind: 'gatherFromTile', amount: 3 },
    { kind: 'marchScout', amount: 3 },
  ],
  [
    { kind: 'drawCitizenCard', amount: 3 },
    { kind: 'gainAutomaton', amount: 2 },
    { kind: 'marchScout', amount: 1 },
  ],
  [
    { kind: 'openExpedition', card: 'X1' },
    { kind: 'sickenScouts', amount: 2 },
  ],
  [
    { kind: 'pressure', amount: 7 },
    { kind: 'lower', track: 'discontent', amount: 3 },
    { kind: 'lower', track: 'hope', amount: 2 },
  ],
  [
    {
      kind: 'if',
      when: [{ kind: 'coldAboveHeat' }],
      then: [
        {
          kind: 'choose',
          options: [
            { when: [{ kind: 'scoutAway' }], effects: [{ kind: 'marchScout', amount: 1 }] },
            { when: [{ kind: 'allSheltered' }], effects: [{ kind: 'raise', track: 'hope', token: 'any', amount: 1 }] },
          ],
        },
      ],
      else: [{ kind: 'heatingRange', level: 2, amount: -5 }],
    },
  ],
  [
    { kind: 'exhaust', track: 'hope', token: 'any', amount: 1 },
    { kind: 'activate', track: 'discontent', token: 'any', amount: 1 },
    { kind: 'pressure', amount: 'none left' },
    { kind: 'treat', amount: 2 },
  ],
];

/** Returns a pack whose cards have effects that the printed ones lack, and a Beacon from the start. */
const odd = (): Components => {
  const box = roomy('odd', 15);
  const {
    dusk,
    citizenCards,
    laws,
    morning,
    start,
    buildings,
    scenario,
    weather,
    expeditions,
    callOfDutyOptions,
    technologies,
    council,
  } = box;
  box.heating = 'zone';
  RARE.forEach((effects, i) => {
    dusk[i]!.effects = mutableCopy(effects);
  });
  Object.assign(dusk[0]!, {
    destination: 'display',
    display: {
      duskEffects: [{ kind: 'gainStormWork', amount: 1 }],
      leavesAfterDusk: true,
      specialAction: {
        staff: ['child'],
        isOncePerRound: true,
        option: { when: [], effects: [] },
        leavesAfterUse: false,
      },
    },
  });
  Object.assign(dusk[2]!, {
    destination: 'display',
    display: {
      duskEffects: [],
      leavesAfterDusk: false,
      specialAction: {
        staff: ['worker', 'engineer'],
        isOncePerRound: true,
        option: { when: [{ kind: 'anyTreatable' }], effects: [{ kind: 'treat', amount: 1 }] },
        leavesAfterUse: false,
      },
    },
  });
  const { display } = morning[4]!;
  if (display !== 'none' && display.specialAction !== 'none')
    Object.assign(display.specialAction, { isOncePerRound: true, leavesAfterUse: false });
  laws[0]!.modifiers = [
    { kind: 'childrenMay', actions: ['clear', 'build', 'gather', 'use', 'special'] },
    { kind: 'buildingLevel', building: 'SAWM', level: 3 },
  ];
  laws[1]!.modifiers.push(
    { kind: 'maxVent', amount: 3 },
    { kind: 'buildingLevel', building: 'TENT', level: 3 },
    { kind: 'useBonus', building: 'GENE', resource: 'coal', amount: 2 },
    { kind: 'eachPreparation', when: [{ kind: 'anyCurable' }], effects: [{ kind: 'treat', amount: 1 }] },
  );
  laws[4]!.modifiers.push(
    { kind: 'huntBonus', amount: 2 },
    { kind: 'scoutBonus', amount: 2 },
    { kind: 'cureBonus', amount: 1 },
  );
  citizenCards[0]!.mainEffects = [
    { kind: 'takeFromSpace', amount: 3 },
    { kind: 'sick', who: 'choose', amount: 2 },
    { kind: 'takeFromSpace', amount: 2 },
  ];
  for (const n of [1, 5, 12]) {
    citizenCards[n]!.actions = [{ action: 'build', buildings: [] }];
    citizenCards[n]!.mainEffects = [
      { kind: 'die', who: 'worker', amount: 1 },
      { kind: 'build', subActions: 4, woodDiscount: 4 },
    ];
  }
  citizenCards[3]!.mainEffects = [
    { kind: 'useBuilding', amount: 3 },
    { kind: 'die', who: 'worker', amount: 1 },
    { kind: 'useBuilding', amount: 1 },
  ];
  start.generatorContents[0] = { building: 'BEAC' };
  start.openExpeditions = 2;
  const named = (id: string): (typeof buildings)[number] => buildings.find((building) => building.id === id)!;
  named('BEAC').maxExpeditions = 3;
  named('COOK').heatingLevel = 0;
  const { upgrade } = named('TENT');
  if (upgrade !== 'none') upgrade.shelterPlaces = 5;
  callOfDutyOptions[0]!.when = [{ kind: 'allSheltered' }];
  for (const { options } of council) options[0]!.when = [{ kind: 'allSheltered' }];
  for (const { modifiers } of technologies) {
    modifiers.push(
      { kind: 'feedFewer', amount: 1 },
      { kind: 'treatBonus', amount: 1 },
      { kind: 'useBonus', building: 'COOK', resource: 'wood', amount: 1 },
    );
  }
  scenario[2]!.trigger = { kind: 'round', round: 2 };
  if (scenario[2]!.display !== 'none') scenario[2]!.display.duskEffects = [{ kind: 'cure', amount: 1 }];
  for (const card of weather) card.scoutSteps = 2;
  expeditions[7]!.onReturn.stackChange = 'addB';
  return box;
};

/** Returns a pack in which hunger, sickness and a weak Generator end games early. */
const grim = (): Components => {
  const box = roomy('grim', 15);
  const { tracks, startByDifficulty } = box;
  Object.assign(tracks, { hungerLimit: 22, sickLimit: 20, maxPressure: 12 });
  tracks.hungerPenalties.at(-1)!.to = 21;
  tracks.sicknessSections = tracks.sicknessSections.slice(0, 5).map((section) => ({ ...section, flips: 0 }));
  tracks.sicknessSections[4]!.to = 19;
  for (const start of Object.values(startByDifficulty)) start.stock = [8, 8, 4, 1, 40];
  return box;
};

/** The packs other than the printed one, by name. */
export const PACKS = { long, odd, grim };
