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

/** Returns the discount of the Build that the armed card allows; 0 without a card, null if its card has other effects. */
const findWoodDiscount = ({ phase }: StateOrView, { citizenCards }: Frostpunk['Components']): number | null => {
  if (phase.kind !== 'turn' || phase.armedCard < 0) return 0;
  const lastEffect = citizenCards[phase.armedCard]!.mainEffects.at(-1);
  return lastEffect?.kind === 'build' ? lastEffect.woodDiscount : null;
};

/** Returns a state in which somebody was sent to build. */
const duringBuild = <S extends StateOrView>(state: S, woodDiscount: number): S => ({
  ...state,
  phase: { kind: 'build' },
  currentAction: { ...state.currentAction, woodDiscount },
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
  const woodDiscount = findWoodDiscount(state, rules.components);
  const construction = explainPlace(duringBuild(state, woodDiscount ?? 0), place, rules);
  if (construction !== null && 'pendingPhase' in construction) return refusal; // it is never constructed
  if (construction !== null && woodDiscount !== null) return construction;
  const enablingMoves = woodDiscount === null ? [] : rules.legalMoves(state).filter(isBuild);
  return explainBuilders(state, place, rules) ?? { ...refusal, enablingMoves };
};
