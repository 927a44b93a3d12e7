import type { RuleBroken } from '../../../core/errors/errors.js';
import { parseReasons, type Reasons, type ReasonTable } from '../../../core/errors/reasons.js';
import type { Clause } from './index.js';

/** The reasons with the sentences that declare their parameters. */
export const reasonTable = {
  'place-first': {
    clause: 'IG-PLACE-1',
    text: 'The Inuit are placed first, and you still have {left} to place. Put one on a floe at the edge of the board.',
  },
  'melt-first': {
    clause: 'IG-TURN-1',
    text: 'A turn begins with melting a floe; only a thaw or "Move animals" can be played before.',
  },
  'drift-first': { clause: 'IG-DRIFT-1', text: 'There is a drift: first shift a floe by one cell.' },
  'clear-first': {
    clause: 'IG-DRIFT-5',
    text: 'The floes drift to {gap:cell}: first move the animals from there to a water cell beside it.',
  },
  'steps-first': { clause: 'IG-ANIMAL-2', text: 'First finish moving animals: you still have {steps:steps} to make.' },
  'bear-first': {
    clause: 'IG-ATTACK-3',
    text: 'A bear attacks you on {cell:cell}: first spend a harpoon, or decline to.',
  },
  'flee-first': {
    clause: 'IG-FLEE-1',
    text: 'A {colour:colour} Inuit flees from {cell:cell}: first choose the corner to which it goes.',
  },
  'no-action': {
    clause: 'IG-TURN-2',
    text: 'You have already melted a floe: now walk, sail, hunt, build, play a tile, or end your turn.',
  },
  'land-first': {
    clause: 'IG-KAYAK-3',
    text: 'Your Inuit has set out by kayak from {cell:cell}: first choose the floe where it lands.',
  },
  over: { clause: 'IG-END-1', text: 'The game is over; nothing more can be done.' },

  'no-tile': { clause: 'IG-MELT-1', text: 'There is no floe on {cell:cell}; choose one that lies face down.' },
  pack: { clause: 'IG-MELT-5', text: 'The floe on {cell:cell} is pack ice, which never melts.' },
  'not-empty': {
    clause: 'IG-MELT-1',
    text: 'The floe on {cell:cell} is not empty; only one without Inuit, igloo and animal can melt.',
  },
  inland: {
    clause: 'IG-MELT-1',
    text: 'The floe on {cell:cell} is not beside water; melt one that is, such as {other:cell}.',
  },
  'no-edge': {
    clause: 'IG-MELT-2',
    text: 'The floe on {cell:cell} is not at the edge of the board; no empty one is beside water, so one there melts, such as {other:cell}.',
  },

  'no-floe': { clause: 'IG-DRIFT-2', text: 'There is no floe on {cell:cell} that could be shifted.' },
  'no-gap': {
    clause: 'IG-DRIFT-3',
    text: 'The floes from {cell:cell} on cannot be shifted that way: behind the last there is no water.',
  },
  'gap-full': {
    clause: 'IG-DRIFT-5',
    text: 'Animals are on {gap:cell}, where the floes would go, and there is no water without a bear beside it for them.',
  },
  'far-from-gap': {
    clause: 'IG-DRIFT-5',
    text: '{cell:cell} is not beside {gap:cell}, which the animals have to leave.',
  },
  'no-water': {
    clause: 'IG-DRIFT-5',
    text: '{cell:cell} is not water, and the animals of {gap:cell} can only go to water.',
  },
  'water-of-bear': {
    clause: 'IG-DRIFT-5',
    text: 'A bear is on {cell:cell}; the animals of {gap:cell} can only go to water without a bear.',
  },

  'not-held': { clause: 'IG-KEPT-1', text: 'You do not have the tile for this: {tile:tile}.' },
  used: {
    clause: 'IG-KEPT-2',
    text: 'You have used a tile of this type in this turn: {type:tileType}. Only one of each can be used in a turn.',
  },
  'none-to-thaw': {
    clause: 'IG-THAW-1',
    text: 'No floe lies face down on {cell:cell}; only such a floe can be thawed.',
  },
  'thaw-inland': { clause: 'IG-THAW-1', text: 'The floe on {cell:cell} is not beside water, so it cannot be thawed.' },
  'thaw-igloo': { clause: 'IG-THAW-2', text: 'An igloo stands on {cell:cell}, so the floe there cannot be thawed.' },
  'no-steps': { clause: 'IG-ANIMAL-1', text: 'No animal can make a step now.' },

  'none-to-step': { clause: 'IG-ANIMAL-2', text: 'There is no {animal:animal} on {cell:cell} that could make a step.' },
  'fish-ashore': { clause: 'IG-ANIMAL-3', text: '{to:cell} is not water, and a fish can only go to water.' },
  'fox-afloat': { clause: 'IG-ANIMAL-4', text: '{to:cell} is water, and a fox can only go to a floe.' },
  'bear-at-bear': { clause: 'IG-ANIMAL-5', text: 'A bear is on {to:cell} already, and no other can go there.' },

  'none-to-walk': { clause: 'IG-WALK-1', text: 'No Inuit of yours is on {cell:cell}.' },
  'none-near': { clause: 'IG-WALK-1', text: 'No Inuit of yours is beside {to:cell}, so none can walk there.' },
  'few-points': {
    clause: 'IG-TURN-2',
    text: 'This costs {need:points}; you have {have:points} left.',
  },
  'walk-to-water': { clause: 'IG-WALK-2', text: '{to:cell} is water, and an Inuit can only walk to a floe.' },
  'igloo-of-other': {
    clause: 'IG-EXPERT-1',
    text: 'A {colour:colour} igloo stands on {to:cell}; in the expert game only its owner can go there.',
  },
  'bear-there': {
    clause: 'IG-WALK-3',
    text: 'A bear is on {to:cell}; you can only go there with a harpoon, and hold none.',
  },

  'none-to-sail': { clause: 'IG-KAYAK-1', text: 'No Inuit of yours is on {cell:cell}.' },
  'no-landing': { clause: 'IG-KAYAK-3', text: 'A kayak from {cell:cell} can reach no floe.' },
  'same-floe': { clause: 'IG-KAYAK-1', text: 'Your Inuit comes from {to:cell}; it has to land on another floe.' },
  'no-shore': { clause: 'IG-KAYAK-1', text: 'There is no floe on {to:cell} where a kayak could land.' },
  'other-water': {
    clause: 'IG-KAYAK-1',
    text: '{to:cell} is not beside the water that a kayak can cross from {cell:cell}; a bear in the water blocks it.',
  },

  'no-prey': { clause: 'IG-HUNT-1', text: 'There is no {animal:animal} on {cell:cell} to be hunted.' },
  'prey-points': {
    clause: 'IG-HUNT-1',
    text: 'Hunting a {animal:animal} costs {need:points}; you have {have:points} left.',
  },
  'no-target': { clause: 'IG-HARPOON-1', text: 'There is no {animal:animal} on {cell:cell} for a harpoon.' },
  'far-from-fox': { clause: 'IG-HUNT-2', text: 'No Inuit of yours is on {cell:cell}, where the fox is.' },
  'far-from-fish': {
    clause: 'IG-HUNT-3',
    text: 'No Inuit of yours is on a floe beside {cell:cell}, where the fish is; a corner does not count.',
  },
  'bear-in-water': {
    clause: 'IG-HUNT-4',
    text: 'The bear on {cell:cell} is in the water, where it cannot be attacked.',
  },
  'far-from-bear': { clause: 'IG-HUNT-4', text: 'No Inuit of yours is on {cell:cell}, where the bear is.' },

  'none-to-build': { clause: 'IG-IGLOO-1', text: 'No Inuit of yours is on {cell:cell}, so you cannot build there.' },
  'others-there': {
    clause: 'IG-IGLOO-1',
    text: 'An Inuit of another player is on {cell:cell}, so you cannot build there.',
  },
  'igloo-there': { clause: 'IG-IGLOO-2', text: 'There is an igloo on {cell:cell}; a floe carries only one.' },
  'igloos-built': { clause: 'IG-IGLOO-3', text: 'Your {built} igloos are built already.' },

  'no-harpoon': { clause: 'IG-ATTACK-7', text: 'You hold no harpoon, so you can only decline.' },
} as const satisfies ReasonTable<Clause>;

/** The id of a reason for which Igloo Igloo refuses moves. */
export type Reason = keyof typeof reasonTable;

/** A sentence of a reason; it declares parameters. */
export type Sentence = (typeof reasonTable)[Reason]['text'];

/** The refusal of a move for a rule of Igloo Igloo. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons for which Igloo Igloo refuses moves. */
export const reasons: Reasons<Reason, Clause> = parseReasons(reasonTable);
