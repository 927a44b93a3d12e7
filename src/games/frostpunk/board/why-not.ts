import { type ExplainPlace, explainPlaces } from '../../../board/why-not.js';
import type { Move } from '../moves/index.js';
import { rules as printedRules } from '../rules.js';
import type { Frostpunk } from '../types.js';
import { placesOf } from './moves.js';

type Position = Parameters<ExplainPlace<Frostpunk>>[0];

const explain = explainPlaces<Frostpunk>(printedRules, placesOf, {
  absent: ['card-not-held'],
  // The use of a Building explains its site, unless something can be gathered there.
  explains: (move, _, { built, resource }) =>
    move.kind !== 'gather' || built[move.site]! < 0 || resource[move.site] !== 'none',
});

/** Explains the Buildings beside the map by the moves that send somebody to build. */
const explainBuilders = explainPlaces<Frostpunk>(printedRules, ({ kind }, _, { buildings }) =>
  kind === 'build' ? buildings.map(({ id }) => placeOf(id)) : [],
);

const isBuild = ({ kind }: Move): boolean => kind === 'build';

const BUILDING = 'building-';

const placeOf = (id: string): string => `${BUILDING}${id}`;

/** Returns a position in which somebody was sent to build, without a card. */
const whileBuilding = <P extends Position>(position: P): P => ({
  ...position,
  phase: { kind: 'build' },
  act: { ...position.act, woodLess: 0 },
});

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done. On a turn, a Building beside the map is
 * refused as if it were constructed now, or else as nobody can be sent to build, or else the moves that send somebody are
 * named.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 */
export const whyNot: ExplainPlace<Frostpunk> = (position, place, rules = printedRules) => {
  const why = explain(position, place, rules);
  const { phase } = position;
  if (why === null || 'refusal' in why || phase.kind !== 'turn' || !place.startsWith(BUILDING)) return why;
  const construction = explain(whileBuilding(position), place, rules);
  if (construction !== null && 'nothing' in construction) return why; // it is never constructed
  if (construction !== null && phase.card < 0) return construction;
  return explainBuilders(position, place, rules) ?? { ...why, first: rules.legalMoves(position).filter(isBuild) };
};
