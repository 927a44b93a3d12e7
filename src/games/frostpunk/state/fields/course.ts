import {
  count,
  flag,
  listUpTo,
  orNone,
  perSeat,
  recordOf,
  seat,
  textUpTo,
  thingOrNone,
  variantsOf,
  whole,
  word,
} from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { ACTIONS, DIFFICULTIES, STAGES, TRACKS, ZONES } from '../../components/vocabulary.js';
import { PURPOSES } from '../parts.js';
import { STEPS } from '../steps.js';
import { limitsOf } from './limits.js';
import { citizen, indexOf, indexOrNone, kindOrNone } from './shapes.js';

/** Returns the fields of the course of the game: the player to act, and the action and programs under way. */
export const course = (tables: Tables, players: number) => {
  const { components, sites } = tables;
  const limits = limitsOf(tables);
  const { built, cleared } = components.tracks.actions;
  const given = tables.cardActions;
  const slot = thingOrNone(components.expeditionSlots);
  const player = seat(players);
  return {
    difficulty: word(...DIFFICULTIES),
    expert: indexOf(components.experts),
    round: whole(1, components.tracks.rounds),
    stage: word(...STAGES),
    step: count(Math.max(...Object.values(STEPS).map((steps) => steps.length)) - 1),
    leader: player,
    actor: player,
    passed: perSeat(flag, players),
    phase: phase(tables),
    agenda: listUpTo(
      recordOf('a frame', {
        program: textUpTo(limits.name),
        at: count(limits.length),
        left: count(limits.units),
        type: orNone(citizen),
        slot,
      }),
      limits.agenda,
    ),
    act: recordOf('an action', {
      kind: word('none', ...ACTIONS),
      meeple: kindOrNone,
      site: indexOrNone(sites),
      slot,
      card: indexOrNone(components.citizens),
      left: count(Math.max(built, cleared.near, cleared.far, ...given.map((each) => each?.actions ?? 0))),
      woodLess: count(Math.max(0, ...given.map((each) => each?.woodLess ?? 0))),
      zone: word('none', ...ZONES),
    }),
  };
};

const phase = (tables: Tables) => {
  const { components } = tables;
  const track = { track: word(...TRACKS) };
  const slot = { slot: indexOf({ length: components.expeditionSlots }) };
  return variantsOf('a phase', {
    turn: { card: indexOrNone(components.citizens) },
    feed: {},
    eat: {},
    expert: {},
    dusk: {},
    build: {},
    site: { purpose: word('construct', 'destroy'), building: indexOf(components.buildings) },
    tile: { tile: indexOf(components.tiles) },
    post: {},
    option: { set: textUpTo(limitsOf(tables).name) },
    type: { purpose: word(...PURPOSES) },
    raise: track,
    lower: track,
    exhaust: track,
    activate: track,
    death: { type: citizen },
    technology: {},
    law: {},
    consequence: { law: indexOf(components.laws) },
    arrive: slot,
    return: slot,
    scout: {},
    shift: {},
    over: {},
  });
};
