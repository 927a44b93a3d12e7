import type { ByPlayer, Game, Player, Types, Viewer } from '../core/contract/game.js';
import { hide, type Mask } from '../core/hidden/masks.js';
import { validViewer } from '../core/hidden/viewing.js';
import { internalsOf } from '../core/play/internals.js';
import type { Part, Sheet } from './part.js';
import { headParts, recordParts } from './parts.js';
import { type Recorder, recorderOf } from './recorder.js';
import { type ByField, isSame } from './same.js';

/** A position to observe, with what all viewers know of it. */
export interface Observed<G extends Types> {
  readonly state: G['State'];
  readonly toAct: Player | null;
  /** The current points. */
  readonly totals: ByPlayer<number>;
}

/**
 * Returns the numbers of a position as seen by a viewer, the same as those of the view. They are valid until the next
 * call, and must not be changed.
 */
export type Tracker<G extends Types> = (position: Observed<G>, viewer: Viewer) => Float32Array;

/** The numbers of the last position that a viewer observed. */
interface Track {
  readonly sheet: Sheet;
  /** The number of observations. */
  turn: number;
  /** The last values of the fields of the state. */
  readonly values: unknown[];
  /** The observation in which each field last changed. */
  readonly changed: Int32Array;
  /** The last player to act, points, and masked values. */
  readonly shown: unknown[];
}

/**
 * Makes trackers for a game. A tracker looks at all fields of a position but changes only the numbers of those that
 * differ from the last position: states share the lists that a move left alone.
 */
export const trackersOf = <G extends Types>(game: Game<G>, first: G['State'], size: number): (() => Tracker<G>) => {
  const { players } = first;
  const parts = placedParts(game, players);
  const sourceOf = sources(game, first, parts.fields);
  return () => trackerOf(parts, sourceOf, { players, size });
};

const trackerOf = <G extends Types>(
  { toAct, score, fields, masked }: PlacedParts,
  sourceOf: (state: G['State'], viewer: Viewer) => ByField,
  { players, size }: { readonly players: number; readonly size: number },
): Tracker<G> => {
  const tracks = new Map<Viewer, Track>();
  const begun = (viewer: Viewer): Track => {
    const sheet = { numbers: new Float32Array(size), viewer: viewer === 'spectator' ? 0 : viewer };
    const track = { sheet, turn: 0, values: [], changed: new Int32Array(fields.length), shown: [] };
    tracks.set(viewer, track);
    return track;
  };
  return (position, from) => {
    const viewer = validViewer(from, players);
    const track = tracks.get(viewer) ?? begun(viewer);
    const { sheet, values, changed } = track;
    const turn = ++track.turn;
    if (position.toAct !== track.shown[0]) show(track, 0, toAct, position.toAct);
    if (position.totals !== track.shown[1]) show(track, 1, score, position.totals);
    const source = sourceOf(position.state, viewer);
    let i = -1;
    // The fields of a state in their order: V8 finds them without their names.
    for (const key in source) {
      const value = source[key];
      const before = values[++i];
      if (value === before) continue;
      values[i] = value;
      const { part, at, isRead } = fields[i]!;
      if (isRead && isSame(value, before)) continue;
      changed[i] = turn;
      if (part === null) continue;
      if (before === undefined) part.write(value, sheet, at);
      else part.update(value, before, sheet, at);
    }
    for (let k = 0; k < masked.length; k++) {
      const field = masked[k]!;
      const { place, mask, recorder } = field;
      if (changed[place] !== turn && !hasChanged(recorder.reads, changed, turn)) continue;
      const state = recorder.show(source) as unknown as G['State'];
      show(track, 2 + k, field, mask(values[place], { state, viewer, mask: hide }, -1, -1));
    }
    return sheet.numbers;
  };
};

/** Checks whether one of some fields changed in this observation. */
const hasChanged = (places: readonly number[], changed: Int32Array, turn: number): boolean => {
  for (let i = 0; i < places.length; i++) if (changed[places[i]!] === turn) return true;
  return false;
};

/** Writes a value in place of the one before. */
const show = ({ sheet, shown }: Track, index: number, { part, at }: PlacedPart, value: unknown): void => {
  const before = shown[index];
  shown[index] = value;
  if (before === undefined) part.write(value, sheet, at);
  else if (value !== before) part.update(value, before, sheet, at);
};

/** A part of an observation with the index of its first number. */
interface PlacedPart {
  readonly part: Part;
  readonly at: number;
}

/** A field of a state; it has no part if its numbers are made otherwise, or not at all. */
interface PlacedField {
  readonly key: string;
  readonly part: Part | null;
  readonly at: number;
  /** True if a mask depends on the field: then equal values count as the same. */
  isRead: boolean;
}

/** A masked field, and what its mask reads in states: while that stays the same, so does the masked value. */
interface PlacedMask extends PlacedPart {
  /** The place of the field in a state. */
  readonly place: number;
  readonly mask: Mask;
  readonly recorder: Recorder;
}

/** All parts of an observation. */
interface PlacedParts {
  readonly toAct: PlacedPart;
  readonly score: PlacedPart;
  /** All fields of a state, in their order. */
  readonly fields: readonly PlacedField[];
  readonly masked: readonly PlacedMask[];
}

/** The fields with which every state begins. */
const HEAD = ['game', 'rules', 'components', 'players', 'random'];

const placedParts = <G extends Types>(game: Game<G>, players: number): PlacedParts => {
  const hides: Readonly<Record<string, Mask>> = internalsOf(game)?.kernel.hides ?? {};
  const { toAct, score } = headParts(players);
  let next = toAct.size + score.size;
  const parts = recordParts(game.fields(players)).map(({ key, part }) => {
    next += part.size;
    return { key, part, at: next - part.size, mask: hides[key] };
  });
  const fields = [
    ...HEAD.map((key): PlacedField => ({ key, part: null, at: 0, isRead: false })),
    ...parts.map(({ key, part, at, mask }): PlacedField => {
      return { key, part: mask === undefined ? part : null, at, isRead: mask !== undefined };
    }),
  ];
  const keys = fields.map(({ key }) => key);
  const read = (place: number): void => {
    fields[place]!.isRead = true;
  };
  const masked = parts.flatMap(({ part, at, mask }, i): readonly PlacedMask[] =>
    mask === undefined ? [] : [{ place: HEAD.length + i, part, at, mask, recorder: recorderOf(keys, read) }],
  );
  return { toAct: { part: toAct, at: 0 }, score: { part: score, at: toAct.size }, fields, masked };
};

/**
 * Returns a function that returns what the masks are applied to: a state, or a view where the masks are not known. Its
 * fields are in their order.
 */
const sources = <G extends Types>(game: Game<G>, first: G['State'], fields: readonly PlacedField[]) => {
  const kernel = internalsOf(game)?.kernel;
  const keys = fields.map(({ key }) => key).join();
  // What becomes of a state is a copy of it, and what is decoded is in this order.
  if (kernel !== undefined && [first, kernel.clone(first)].every((state) => Object.keys(state).join() === keys)) {
    return (state: G['State']) => state as unknown as ByField;
  }
  return (state: G['State'], viewer: Viewer): ByField => {
    const source = (kernel === undefined ? game.view(state, viewer) : state) as unknown as ByField;
    return Object.fromEntries(fields.map(({ key }) => [key, source[key]]));
  };
};
