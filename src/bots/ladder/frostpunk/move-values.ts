import type { Components, Move, State, TokenTrack, View } from '../../../games/frostpunk/index.js';
import { constructionValue, siteValue, upgradeValue } from './building.js';
import { CITIZEN_INDEX, countPieces } from './city.js';
import type { City, CityContext } from './city-context.js';
import { createComponentTables } from './component-tables.js';
import { bestOptionValue, effectsValue } from './effects.js';
import { feedValue } from './heat.js';
import { consequenceValue, lawValue, technologyValue } from './lasting.js';
import { typeChoiceValue } from './sickness.js';
import {
  buildValue,
  clearValue,
  continueValue,
  gatherValue,
  longShiftValue,
  returnValue,
  scoutValue,
  specialValue,
  useValue,
} from './turn.js';
import type { Weights } from './weights-type.js';

/** Returns the value of a move to a city, on a scale of its own: passing is 0, minus infinity is never played. */
export type MoveEvaluator = (move: Move, city: State | View) => number;

/** Makes the valuation of moves by some weights. */
export const createMoveEvaluator = (weights: Weights, components: Components): MoveEvaluator => {
  const tables = createComponentTables(components);
  return (move, city) => moveValue({ weights, tables, city }, move);
};

/** Returns the move of the highest value. */
export const pickBestMove = (evaluateMove: MoveEvaluator, moves: readonly Move[], city: City): Move => {
  const values = moves.map((move) => evaluateMove(move, city));
  return moves[values.indexOf(Math.max(...values))]!;
};

type ValuesByKind = {
  readonly [Kind in Move['kind']]: (context: CityContext, move: Move & { readonly kind: Kind }) => number;
};

const moveValue = (context: CityContext, move: Move): number =>
  (MOVE_VALUES[move.kind] as (context: CityContext, move: Move) => number)(context, move);

/** Makes the valuation of the friendlier choice: 1 if the decision raises or lowers this track as given, else 0. */
const friendlyChoice =
  (kind: 'raise' | 'lower', track: TokenTrack) =>
  ({ city: { phase } }: CityContext): number =>
    phase.kind === kind && phase.track === track ? 1 : 0;

const MOVE_VALUES: ValuesByKind = {
  burnCoal: (context, { amount }) => feedValue(context, amount),
  eat: (_, { amount }) => amount,
  pass: () => 0,
  done: ({ weights, city }) => (city.phase.kind === 'build' ? weights.city.minBuildValue : 0),
  playCard: (context, { card }) =>
    context.weights.turn.card + effectsValue(context, context.tables.citizenCards[card]!.mainEffects),
  useCallOfDuty: (context) => context.weights.turn.call + bestOptionValue(context, context.tables.callOfDutyOptions),
  useExpert: (context) =>
    context.weights.answer.expert + effectsValue(context, context.tables.experts[context.city.expert]!.effects),
  takeDuskOffer: ({ weights }) => weights.answer.duskOffer,
  workLongShift: longShiftValue,
  clear: clearValue,
  gather: gatherValue,
  build: buildValue,
  use: useValue,
  scout: scoutValue,
  special: specialValue,
  construct: (context, move) => constructionValue(context, move.building),
  chooseSite: (context, { site }) => siteValue(context, site),
  dismantle: () => Number.NEGATIVE_INFINITY,
  upgrade: (context, { site }) => upgradeValue(context, site),
  choosePosition: (context, { position }) =>
    context.city.phase.kind === 'gatherTile' ? countPieces(context, position) : 0,
  chooseOption: (context, { optionNumber }) => {
    const { phase } = context.city;
    const option =
      phase.kind === 'option' ? context.tables.optionSets.get(phase.optionSet)?.[optionNumber - 1] : undefined;
    return option === undefined ? 0 : effectsValue(context, option.effects);
  },
  chooseType: (context, { citizenType }) => {
    const { phase } = context.city;
    return phase.kind === 'citizenType' ? typeChoiceValue(context, phase.purpose, CITIZEN_INDEX[citizenType]) : 0;
  },
  drawToken: friendlyChoice('raise', 'hope'),
  activateToken: friendlyChoice('raise', 'discontent'),
  exhaustToken: friendlyChoice('lower', 'hope'),
  removeToken: friendlyChoice('lower', 'discontent'),
  drawDeathCard: ({ weights }) => weights.answer.deathCard,
  discardForDeath: () => 0,
  developTechnology: (context, { technology }) => technologyValue(context, technology),
  enactLaw: (context, { law }) => lawValue(context, law),
  keepConsequence: (context, { consequence }) => {
    const { phase } = context.city;
    return phase.kind === 'consequence' ? consequenceValue(context, phase.law, consequence) : 0;
  },
  avoid: () => 0,
  explore: (context) => context.weights.answer.explore + returnValue(context),
  continue: continueValue,
  return: (context) => context.weights.answer.return + returnValue(context),
  chooseScout: () => 0,
};
