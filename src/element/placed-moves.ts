import type { BaseMove, BaseState, BaseView } from '../core/contract/game.js';
import type { Drawing } from '../draw/drawing.js';

/** A move, and the ids of the places that it touches. */
export interface PlacedMove<Move extends BaseMove = BaseMove> {
  readonly move: Move;
  readonly places: readonly string[];
}

/** Finds the places of moves, and sorts the moves of each kind as their places lie on the board. */
export const placeMoves = <State extends BaseState | BaseView, Move extends BaseMove, Components>(
  drawing: Pick<Drawing<State, Move, Components>, 'board' | 'placesOf'>,
  state: State,
  moves: readonly Move[],
  components?: NoInfer<Components>,
): readonly PlacedMove<Move>[] => {
  const ranks = new Map(drawing.board(state, components).places.map(({ id }, i) => [id, i]));
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const keyed = moves.map((move) => {
    const places = drawing.placesOf(move, state, components);
    const [first = -1, second = -1] = places.map((place) => ranks.get(place) ?? -1);
    return { placed: { move, places }, kind: kinds.indexOf(move.kind), first, second };
  });
  return keyed
    .sort((one, other) => one.kind - other.kind || one.first - other.first || one.second - other.second)
    .map(({ placed }) => placed);
};

/** Lists the moves that touch all of these places. */
export const movesAt = <Move extends BaseMove>(
  placed: readonly PlacedMove<Move>[],
  touched: readonly string[],
): readonly PlacedMove<Move>[] => placed.filter(({ places }) => touched.every((place) => places.includes(place)));

/** The moves of a choice, grouped by the place to touch next. */
export interface Choices<Move extends BaseMove = BaseMove> {
  /** The moves that touch no other place, and those that are alone at theirs. */
  readonly single: readonly Move[];
  /** The moves by place, two or more each. */
  readonly groups: ReadonlyMap<string, readonly Move[]>;
}

/** The number of moves that are listed without groups. */
const MAX_UNGROUPED = 6;

/**
 * Groups moves by the first of their places, in the order of the drawing, that has not been touched and that not all
 * share. A few moves, and those that form one group only, are listed one by one.
 */
export const groupMoves = <Move extends BaseMove>(
  placed: readonly PlacedMove<Move>[],
  touched: readonly string[],
): Choices<Move> => {
  const untouchedPlaces = placed.map(({ places }) => places.filter((place) => !touched.includes(place)));
  const isShared = (place: string): boolean => untouchedPlaces.every((places) => places.includes(place));
  const groups = new Map<string | undefined, Move[]>();
  for (const [i, { move }] of placed.entries()) {
    const place = untouchedPlaces[i]!.find((each) => !isShared(each));
    groups.set(place, [...(groups.get(place) ?? []), move]);
  }
  if (placed.length <= MAX_UNGROUPED || groups.size === 1)
    return { single: placed.map(({ move }) => move), groups: new Map() };
  const isGroup = (entry: [string | undefined, Move[]]): entry is [string, Move[]] =>
    entry[0] !== undefined && entry[1].length > 1;
  const entries = [...groups];
  return {
    single: entries.flatMap((entry) => (isGroup(entry) ? [] : entry[1])),
    groups: new Map(entries.filter(isGroup)),
  };
};
