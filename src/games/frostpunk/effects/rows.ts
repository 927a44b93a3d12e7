import type { Mutable } from '../../../core/data/copy.js';
import type { Box } from '../box.js';
import { bonusOf } from '../city/index.js';
import type { Effect, EffectOf, Program } from '../components/index.js';
import { MOST_HELD } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import type { Frame, Phase, State } from '../state/index.js';
import { destroy, drawTile, gatherTile, useAgain } from './buildings.js';
import { automatonHere } from './display.js';
import {
  addAutomaton,
  cardToHand,
  changeCold,
  changePressure,
  changeRange,
  endStorm,
  gain,
  hasten,
  loseEach,
  moveStorm,
  spend,
  takeFrom,
  vent,
} from './goods.js';
import { march, openStack, sickScouts } from './journeys.js';
import { addDusk, branch, choose, enact, finish } from './laws.js';
import { chooseType, forSomebody } from './people.js';
import { lower, raise, turnOrAsk } from './tokens.js';

/** A kind of effect. */
export interface EffectKind<Of = Effect> {
  /** Returns the number of its units, after each of which the loss is checked; 1 by default. */
  units?(state: State, box: Box, effect: Of): number;
  /** Does a unit; returns the decision that it needs, or false if it has no target. */
  does(run: Run, effect: Of, frame: Mutable<Frame>, list: Program): Phase | boolean;
}

type Counted = { readonly n: number };
const asMany = (_: State, __: Box, { n }: Counted): number => n;

/** Creates a kind of effect that needs neither a decision nor a target. */
const happens = <Of>(does: (run: Run, effect: Of, frame: Frame, list: Program) => void): EffectKind<Of> => ({
  does: (run, effect, frame, list) => {
    does(run, effect, frame, list);
    return true;
  },
});

const people = { units: asMany, does: forSomebody };

/** The kinds of effects. */
export const effectKinds: { readonly [Kind in Effect['kind']]: EffectKind<EffectOf<Kind>> } = {
  gain: happens((run, { res, n }) => gain(run, res, n)),
  lose: happens((run, { res, n }) => spend(run, res, n)),
  loseEach: happens(loseEach),
  sick: people,
  join: people,
  leave: people,
  die: people,
  tire: people,
  raise: { does: raise },
  exhaust: { does: turnOrAsk },
  activate: { does: turnOrAsk },
  lower: { units: asMany, does: lower },
  pressure: happens((run, { n }) => changePressure(run, n === 'none left' ? -run.draft.pressure : n)),
  range: happens((run, { level, n }) => changeRange(run, level, n)),
  cure: {
    units: (state, box, { n }) => n + bonusOf(state, box, 'cureBonus'),
    does: (run) => chooseType(run, 'cure'),
  },
  treat: {
    units: (state, box, { n }) => n + bonusOf(state, box, 'treatBonus'),
    does: (run) => chooseType(run, 'treat'),
  },
  vent: happens((run, { n }) => vent(run, n)),
  cold: happens((run, { n }) => changeCold(run, n)),
  storm: happens((run, { n }) => moveStorm(run, n)),
  rest: { units: asMany, does: (run) => chooseType(run, 'rest') },
  automaton: { units: asMany, does: addAutomaton },
  citizenCard: { units: asMany, does: cardToHand },
  hasten: happens((run, { n }) => hasten(run, n)),
  works: happens(({ draft, emit }, { n }) => {
    draft.works = Math.min(MOST_HELD, draft.works + n);
    emit?.({ kind: 'worksChanged', to: draft.works });
  }),
  march: { does: march },
  sickScouts: happens((run, { n }) => sickScouts(run, n)),
  take: happens((run, { n }) => takeFrom(run, run.draft.act.site, n)),
  gatherTile: { does: gatherTile },
  useBuilding: { units: asMany, ...happens(useAgain) },
  stormEnd: happens((run, { n }) => endStorm(run, n)),
  automatonHere: happens(automatonHere),
  addDusk: happens((run, { card }) => addDusk(run, card)),
  openStack: happens((run, { card }) => openStack(run, card)),
  destroy: { does: destroy },
  enact: { does: enact },
  tile: { units: asMany, does: (run, { zone }) => drawTile(run, zone) },
  build: happens(({ draft }, { actions, woodLess }) => {
    draft.act = { ...draft.act, left: actions, woodLess };
  }),
  finish: happens(finish),
  if: happens(branch),
  choose: { does: choose },
};

/** Returns the number of units of an effect. */
export const unitsOf = (state: State, box: Box, effect: Effect): number => {
  const kind: EffectKind = effectKinds[effect.kind];
  return kind.units === undefined ? 1 : kind.units(state, box, effect);
};
