import { createWhyNot, type ExplainPlace } from '../../../board/why-not.js';
import type { Move } from '../moves/index.js';
import { rules as printedRules } from '../rules.js';
import type { Frostpunk } from '../types.js';
import { placesOf } from './moves.js';

type StateOrView = Parameters<ExplainPlace<Frostpunk>>[0];

const explainPlace = createWhyNot<Frostpunk>(printedRules, placesOf, {
  absentReasons: ['card-not-held'],
  // The use of a Building explains its site, unless something can be gathered there.
  explains: (move, _, { siteBuilding, spaceResource }) =>
    move.kind !== 'gather' || siteBuilding[move.site]! < 0 || spaceResource[move.site] !== 'none',
});

/** Explains the Buildings beside the map by the moves that send somebody to build. */
const explainBuilders = createWhyNot<Frostpunk>(printedRules, ({ kind }, _, { buildings }) =>
  kind === 'build' ? buildings.map(({ id }) => buildingPlace(id)) : [],
);

const isBuild = ({ kind }: Move): boolean => kind === 'build';

const BUILDING = 'building-';

const buildingPlace = (id: string): string => `${BUILDING}${id}`;

/** Returns a state in which somebody was sent to build, without a card. */
const duringBuild = <S extends StateOrView>(state: S): S => ({
  ...state,
  phase: { kind: 'build' },
  currentAction: { ...state.currentAction, woodDiscount: 0 },
});

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done. On a turn, a Building beside the map is
 * refused as if it were constructed now, or else as nobody can be sent to build, or else the moves that send somebody are
 * named.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 */
export const whyNot: ExplainPlace<Frostpunk> = (state, place, rules = printedRules) => {
  const refusal = explainPlace(state, place, rules);
  const { phase } = state;
  if (refusal === null || 'refusal' in refusal || phase.kind !== 'turn' || !place.startsWith(BUILDING)) return refusal;
  const construction = explainPlace(duringBuild(state), place, rules);
  if (construction !== null && 'pendingPhase' in construction) return refusal; // it is never constructed
  if (construction !== null && phase.armedCard < 0) return construction;
  return explainBuilders(state, place, rules) ?? { ...refusal, enablingMoves: rules.legalMoves(state).filter(isBuild) };
};
