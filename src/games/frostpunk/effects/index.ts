import type { Draft } from '../../../core/draft.js';
import type { Effect, EffectOf } from '../components/effects.js';
import { kindIndex } from '../components/vocabulary.js';
import { ask, countUnit, type Run, topFrame } from '../run.js';
import type { Frame, Phase } from '../state/index.js';
import { destroy, drawTile, gatherTile, use, useAgain } from './buildings.js';
import { death } from './death.js';
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
import { changeStack, march, openStack, sickScouts, walk } from './journeys.js';
import { addDusk, automatonHere, branch, choose, enact, finish } from './laws.js';
import { ASK_SHELTER, affect, chooseType, fallSick, forSomebody, isTarget, medicineUnits, section } from './people.js';
import { lower, raise, turnOrAsk } from './tokens.js';

/** Built-in programs, by what a step of them does. */
const builtIn: Readonly<Record<string, (run: Run) => void>> = {
  sick: (run) => {
    const { type } = run.draft.agenda.pop()!;
    if (type !== 'none') fallSick(run, kindIndex[type]);
  },
  death,
  section,
  march: walk,
  return: changeStack,
  use,
  shelter: (run) => goUnsheltered(run),
};

/** The names of the built-in programs. */
export const BUILT_IN: readonly string[] = Object.keys(builtIn);

/**
 * One step of the program on top of the agenda: at most one unit of an effect.
 * @rule FP-EFF-1
 */
export const stepAgenda = (run: Run): void => {
  const frame = topFrame(run.draft);
  const program = run.box.programs.get(frame.program);
  if (program === undefined) return builtIn[frame.program]!(run);
  const effect = program.effects[frame.at];
  if (effect === undefined) run.draft.agenda.pop();
  else stepEffect(run, effect, frame);
};

/** @rule FP-EFF-5 */
const stepEffect = (run: Run, effect: Effect, frame: Draft<Frame>): void => {
  if (frame.left === 0) frame.left = unitsOf(run, effect);
  const done = resolve(run, effect, frame);
  if (typeof done === 'object') return ask(run, done);
  if (done) return countUnit(frame);
  frame.left = 0;
  frame.at++;
};

/** How many units an effect has; loss is checked after each. */
export const unitsOf = (run: Run, effect: Effect): number => {
  switch (effect.kind) {
    case 'cure':
    case 'treat':
      return medicineUnits(run, effect as EffectOf<'cure' | 'treat'> & { kind: 'cure' | 'treat' });
    case 'sick':
    case 'join':
    case 'leave':
    case 'die':
    case 'lower':
    case 'tire':
    case 'rest':
    case 'tile':
    case 'useBuilding':
    case 'automaton':
    case 'citizenCard':
      return effect.n;
    default:
      return 1;
  }
};

/** Does a unit of an effect; or answers with the decision that it needs, or with false when it has no target. */
const resolve = (run: Run, effect: Effect, frame: Draft<Frame>): Phase | boolean => {
  if (effect.kind in aimed)
    return (aimed[effect.kind as Aimed] as Handler<Effect, Phase | boolean>)(run, effect, frame);
  (plain[effect.kind as Plain] as Handler<Effect, void>)(run, effect, frame);
  return true;
};

type Handler<E, Answer> = (run: Run, effect: E, frame: Draft<Frame>) => Answer;
type Aimed = keyof typeof aimed;
type Plain = Exclude<Effect['kind'], Aimed>;
type Handlers<Kinds extends Effect['kind'], Answer> = {
  readonly [Kind in Kinds]: Handler<EffectOf<Kind>, Answer>;
};

/** Effects that may have to be decided, or may have no target. */
const aimed = {
  sick: forSomebody,
  join: forSomebody,
  leave: forSomebody,
  die: forSomebody,
  tire: forSomebody,
  raise,
  exhaust: turnOrAsk,
  activate: turnOrAsk,
  lower,
  cure: (run: Run) => chooseType(run, 'cure'),
  treat: (run: Run) => chooseType(run, 'treat'),
  rest: (run: Run) => chooseType(run, 'rest'),
  automaton: addAutomaton,
  citizenCard: cardToHand,
  march,
  gatherTile,
  destroy,
  tile: (run: Run, { zone }: EffectOf<'tile'>) => drawTile(run, zone),
  enact,
  choose,
} satisfies Partial<Handlers<Effect['kind'], Phase | boolean>>;

/** Effects that simply happen. */
const plain: Handlers<Plain, void> = {
  gain: (run, { res, n }) => gain(run, res, n),
  lose: (run, { res, n }) => spend(run, res, n),
  loseEach,
  pressure: (run, { n }) => changePressure(run, n === 'none left' ? -run.draft.pressure : n),
  range: (run, { level, n }) => changeRange(run, level, n),
  vent: (run, { n }) => vent(run, n),
  cold: (run, { n }) => changeCold(run, n),
  storm: (run, { n }) => moveStorm(run, n),
  stormEnd: (run, { n }) => endStorm(run, n),
  automatonHere: (run, _, frame) => automatonHere(run, frame),
  hasten: (run, { n }) => hasten(run, n),
  works: ({ draft, emit }, { n }) => {
    draft.works += n;
    emit?.({ kind: 'works', to: draft.works });
  },
  sickScouts: (run, { n }) => sickScouts(run, n),
  openStack: (run, { card }) => openStack(run, card),
  addDusk: (run, { card }) => addDusk(run, card),
  take: (run, { n }) => takeFrom(run, run.draft.act.site, n),
  build: ({ draft }, { actions, woodLess }) => {
    draft.act = { ...draft.act, left: actions, woodLess };
  },
  useBuilding: useAgain,
  finish,
  if: branch,
};

/**
 * One of those without shelter falls sick; who, is asked only where it makes a difference.
 * @rule FP-NIGHT-4
 */
const goUnsheltered = (run: Run): void => {
  const { draft, box } = run;
  const frame = topFrame(draft);
  const top = box.parts.tracks.populationTop;
  let outside = 0;
  let first = -1;
  let types = 0;
  for (let type = 0; type < draft.exposed.length; type++) {
    if (!isTarget(draft, top, 'shelter', type)) continue;
    if (first < 0) first = type;
    outside += draft.exposed[type]!;
    types++;
  }
  if (first < 0 || frame.left === 0) {
    draft.agenda.pop();
    return;
  }
  if (types > 1 && frame.left < outside) return ask(run, ASK_SHELTER);
  frame.left--;
  affect(run, 'shelter', first);
};
