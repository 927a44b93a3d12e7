import {
  count,
  flag,
  listOf,
  listUpTo,
  orNone,
  recordOf,
  textUpTo,
  variantsOf,
  whole,
  word,
} from '../../../../core/fields.js';
import type { Tables } from '../../components/index.js';
import { ACTIONS, DIFFICULTIES, STAGES, TRACKS, ZONES } from '../../components/vocabulary.js';
import { PURPOSES } from '../parts.js';
import { STEPS } from '../steps.js';
import { citizen, indexOf, indexOrNone, kindOrNone, some } from './shapes.js';

/** The longest agenda: many times what chains of deaths can pile up. */
const LONGEST_AGENDA = 500;
const LONGEST_NAME = 40;

/** Whose turn it is, and what is under way. */
export const course = (tables: Tables, players: number) => {
  const { components, sites } = tables;
  const slot = whole(-1, components.expeditionSlots - 1);
  const player = count(players - 1);
  return {
    difficulty: word(...DIFFICULTIES),
    expert: indexOf(components.experts),
    round: whole(1, components.tracks.rounds),
    stage: word(...STAGES),
    step: count(Math.max(...Object.values(STEPS).map((steps) => steps.length)) - 1),
    leader: player,
    actor: player,
    passed: listOf(flag, players),
    phase: phase(tables),
    agenda: listUpTo(
      recordOf('a frame', {
        program: textUpTo(LONGEST_NAME),
        at: count(99),
        left: count(999),
        type: orNone(citizen),
        slot,
      }),
      LONGEST_AGENDA,
    ),
    act: recordOf('an action', {
      kind: word('none', ...ACTIONS),
      meeple: kindOrNone,
      site: indexOrNone(sites),
      slot,
      card: indexOrNone(components.citizens),
      left: some,
      woodLess: some,
      zone: word('none', ...ZONES),
    }),
  };
};

const phase = ({ components }: Tables) => {
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
    option: { set: textUpTo(LONGEST_NAME) },
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
