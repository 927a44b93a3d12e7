import {
  countUpTo,
  enumOf,
  flag,
  idBelowOrNone,
  intBetween,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNone,
  playerBelow,
  textUpTo,
  unionOf,
} from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { ACTIONS, DIFFICULTIES, STAGES, TOKEN_TRACKS, ZONES } from '../../components/vocabulary.js';
import { CITIZEN_PURPOSES } from '../parts.js';
import { STEPS } from '../steps.js';
import { limitsOf } from './limits.js';
import { citizenType, indexOf, indexOrNone, meepleKindOrNone } from './shapes.js';

/** Returns the fields of the course of the game: who decides, and the action and programs under way. */
export const courseFields = (tables: Tables, players: number) => {
  const { components, siteNames } = tables;
  const limits = limitsOf(tables);
  const { subActionsPerBuild, tilesPerClear } = components.tracks.actions;
  const buildEffects = tables.buildEffectByCard;
  const slotField = idBelowOrNone(components.expeditionSlots);
  const playerField = playerBelow(players);
  return {
    difficulty: enumOf(...DIFFICULTIES),
    expert: indexOf(components.experts),
    round: intBetween(1, components.tracks.rounds),
    stage: enumOf(...STAGES),
    step: countUpTo(Math.max(...Object.values(STEPS).map((steps) => steps.length)) - 1),
    leader: playerField,
    decider: playerField,
    hasPassed: listPerPlayer(flag, players),
    phase: phaseField(tables),
    effectStack: listUpTo(
      objectOf('a frame', {
        program: textUpTo(limits.maxNameLength),
        partIndex: countUpTo(limits.maxListLength),
        unitsLeft: countUpTo(limits.maxUnits),
        citizenType: orNone(citizenType),
        slot: slotField,
      }),
      limits.maxStackDepth,
    ),
    currentAction: objectOf('an action', {
      kind: enumOf('none', ...ACTIONS),
      meeple: meepleKindOrNone,
      site: indexOrNone(siteNames),
      slot: slotField,
      citizenCard: indexOrNone(components.citizenCards),
      subActionsLeft: countUpTo(
        Math.max(
          subActionsPerBuild,
          tilesPerClear.near,
          tilesPerClear.far,
          ...buildEffects.map((each) => each?.subActions ?? 0),
        ),
      ),
      woodDiscount: countUpTo(Math.max(0, ...buildEffects.map((each) => each?.woodDiscount ?? 0))),
      zone: enumOf('none', ...ZONES),
    }),
  };
};

const phaseField = (tables: Tables) => {
  const { components } = tables;
  const trackField = { track: enumOf(...TOKEN_TRACKS) };
  const slotField = { slot: indexOf({ length: components.expeditionSlots }) };
  return unionOf('a phase', {
    turn: { armedCard: indexOrNone(components.citizenCards) },
    burnCoal: {},
    eat: {},
    expert: {},
    dusk: {},
    build: {},
    site: { purpose: enumOf('construct', 'destroy'), building: indexOf(components.buildings) },
    placeTile: { tile: indexOf(components.tiles) },
    gatherTile: {},
    option: { optionSet: textUpTo(limitsOf(tables).maxNameLength) },
    citizenType: { purpose: enumOf(...CITIZEN_PURPOSES) },
    raise: trackField,
    lower: trackField,
    exhaust: trackField,
    activate: trackField,
    death: { citizenType },
    technology: {},
    law: {},
    consequence: { law: indexOf(components.laws) },
    arrived: slotField,
    explored: slotField,
    chooseScout: {},
    longShift: {},
    over: {},
  });
};
