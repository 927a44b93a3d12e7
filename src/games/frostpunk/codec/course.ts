import { boolean, integer, list, oneOf, record, text, variants } from '../../../core/codec.js';
import type { Box } from '../components/box.js';
import { ACTIONS, CITIZENS, STAGES, TRACKS, ZONES } from '../components/vocabulary.js';
import { difficulty } from '../options.js';
import { PURPOSES } from '../state/index.js';
import { citizen, indexOf, indexOrNone, kindOrNone } from './numbers.js';

/** The longest agenda: many times what chains of deaths can pile up. */
const LONGEST_AGENDA = 500;

/** Whose turn it is, and what is under way. */
export const course = (box: Box) => {
  const { parts, sites } = box;
  const slot = integer(-1, parts.expeditionSlots - 1);
  return {
    difficulty,
    expert: indexOf(parts.experts),
    round: integer(1, parts.tracks.rounds),
    stage: oneOf(...STAGES),
    step: integer(0, 6),
    leader: integer(0, 3),
    actor: integer(0, 3),
    passed: list(boolean, 1, 4),
    phase: phase(box),
    agenda: list(
      record('a frame', {
        program: text(1, 40),
        at: integer(0, 99),
        left: integer(0, 999),
        type: oneOf('none', ...CITIZENS),
        slot,
      }),
      0,
      LONGEST_AGENDA,
    ),
    act: record('an action', {
      kind: oneOf('none', ...ACTIONS),
      meeple: kindOrNone,
      site: indexOrNone(sites),
      slot,
      card: indexOrNone(parts.citizens),
      left: integer(0, 60),
      woodLess: integer(0, 60),
      zone: oneOf('none', ...ZONES),
    }),
  };
};

const phase = ({ parts }: Box) => {
  const track = { track: oneOf(...TRACKS) };
  const slot = { slot: integer(0, parts.expeditionSlots - 1) };
  return variants('a phase', {
    turn: { card: indexOrNone(parts.citizens) },
    feed: {},
    eat: {},
    expert: {},
    dusk: {},
    build: {},
    site: { purpose: oneOf('construct', 'destroy'), building: indexOf(parts.buildings) },
    tile: { tile: indexOf(parts.tiles) },
    post: {},
    option: { set: text(1, 40) },
    type: { purpose: oneOf(...PURPOSES) },
    raise: track,
    lower: track,
    exhaust: track,
    activate: track,
    death: { type: citizen },
    technology: {},
    law: {},
    consequence: { law: indexOf(parts.laws) },
    arrive: slot,
    return: slot,
    scout: {},
    shift: {},
    over: {},
  });
};
