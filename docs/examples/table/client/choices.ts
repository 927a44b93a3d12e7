/** Maps touches of the board to moves, or to the reason why there is none. */

import type { Types } from 'sastrugi';
import type { AnyGameText } from 'sastrugi/words';
import type { LoadedGame } from './games.ts';

type View = Types['View'];
type Move = Types['Move'];

/** Lists the moves that touch all of these places. */
export const movesAt = (
  { drawing }: LoadedGame,
  view: View,
  moves: readonly Move[],
  places: readonly string[],
): readonly Move[] =>
  moves.filter((move) => {
    const touched = drawing.placesOf(move, view);
    return places.every((place) => touched.includes(place));
  });

/** The moves of a choice, grouped by the place to touch next. */
export interface Choices {
  /** Moves that touch no other place, and those that are alone at theirs. */
  readonly single: readonly Move[];
  /** By place, its moves: two or more. */
  readonly groups: ReadonlyMap<string, readonly Move[]>;
}

/** The number of moves that are listed without groups. */
const MAX_UNGROUPED = 6;

/** Sorts moves of a kind as their places lie on the board. */
const sortByBoard = ({ drawing }: LoadedGame, view: View, moves: readonly Move[]): readonly Move[] => {
  const ranks = new Map(drawing.board(view).places.map(({ id }, i) => [id, i]));
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const keyed = moves.map((move) => {
    const [first = -1, second = -1] = drawing.placesOf(move, view).map((place) => ranks.get(place)!);
    return { move, kind: kinds.indexOf(move.kind), first, second };
  });
  return keyed
    .sort((one, other) => one.kind - other.kind || one.first - other.first || one.second - other.second)
    .map(({ move }) => move);
};

/**
 * Lists moves in the order of the board, and groups them by the first place, in the order of the drawing, that has not
 * been touched and that not all share.
 */
export const groupMoves = (
  shown: LoadedGame,
  view: View,
  offered: readonly Move[],
  touched: readonly string[],
): Choices => {
  const { drawing } = shown;
  const moves = sortByBoard(shown, view, offered);
  const nowhere: Choices = { single: moves, groups: new Map() };
  if (moves.length <= MAX_UNGROUPED) return nowhere;
  const untouchedPlaces = moves.map((move) => drawing.placesOf(move, view).filter((place) => !touched.includes(place)));
  const isShared = (place: string): boolean => untouchedPlaces.every((places) => places.includes(place));
  const groups = new Map<string | undefined, Move[]>();
  for (const [i, move] of moves.entries()) {
    const place = untouchedPlaces[i]!.find((each) => !isShared(each));
    groups.set(place, [...(groups.get(place) ?? []), move]);
  }
  const isGroup = (place: string | undefined): place is string => place !== undefined && groups.get(place)!.length > 1;
  if (groups.size === 1) return nowhere;
  const large = [...groups.keys()].filter(isGroup);
  return {
    single: [...groups].flatMap(([place, each]) => (isGroup(place) ? [] : each)),
    groups: new Map(large.map((place) => [place, groups.get(place)!])),
  };
};

/** Explains why there is no move at a place: by a refusal, or by what is decided instead. */
export const explainPlace = ({ whyNot }: LoadedGame, view: View, place: string, speech: AnyGameText): string | null => {
  const why = whyNot(view, place);
  if (why === null) return null;
  return 'refusal' in why ? speech.refusal(why.refusal) : speech.question(view);
};

/** Lists the moves after which something can be done at a place where nothing can be done now, as far as is known. */
export const movesLeadingTo = ({ whyNot }: LoadedGame, view: View, place: string): readonly Move[] => {
  const why = whyNot(view, place);
  return why !== null && 'pendingPhase' in why ? why.enablingMoves : [];
};
