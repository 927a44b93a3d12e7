import type { ByPlayer, Game, Player, Types, Viewer } from '../core/contract/game.js';
import { hide, type Mask } from '../core/hidden/masks.js';
import { validViewer } from '../core/hidden/viewing.js';
import { internalsOf } from '../core/play/internals.js';
import type { Part, Sheet } from './part.js';
import { headParts, recordParts } from './parts.js';
import { areSame, type Recorder, recorderOf } from './recorder.js';
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
  /** The values from which they were made. */
  readonly values: unknown[];
  /** The state or view; null before the first. */
  last: ByField | null;
}

/**
 * Makes trackers for a game. A tracker looks at all fields of a position but changes only the numbers of those that
 * differ from the last position: states share the lists that a move left alone.
 */
export const trackersOf = <G extends Types>(game: Game<G>, players: number, size: number): (() => Tracker<G>) => {
  const entries = placedParts(game, players);
  const sourceOf = sources(game);
  return () => trackerOf(entries, sourceOf, { players, size });
};

const trackerOf = <G extends Types>(
  { toAct, score, fields }: PlacedParts,
  sourceOf: (state: G['State'], viewer: Viewer) => ByField,
  { players, size }: { readonly players: number; readonly size: number },
): Tracker<G> => {
  const tracks = new Map<Viewer, Track>();
  const begun = (viewer: Viewer): Track => {
    const sheet = { numbers: new Float32Array(size), viewer: viewer === 'spectator' ? 0 : viewer };
    const track = { sheet, values: [], last: null };
    tracks.set(viewer, track);
    return track;
  };
  return (position, from) => {
    const viewer = validViewer(from, players);
    const track = tracks.get(viewer) ?? begun(viewer);
    const { values, last } = track;
    const source = sourceOf(position.state, viewer);
    if (position.toAct !== values[0]) follow(track, toAct, position.toAct);
    if (position.totals !== values[1]) follow(track, score, position.totals);
    for (let i = 0; i < fields.length; i++) {
      const field = fields[i]!;
      const { key, masked } = field;
      const value = source[key];
      if (masked === null) {
        if (value !== values[field.index]) follow(track, field, value);
      } else if (last === null || !isSame(value, last[key]) || !areSame(masked.recorder.reads, source, last)) {
        const state = masked.recorder.show(source) as unknown as G['State'];
        follow(track, field, masked.mask(value, { state, viewer, mask: hide }, -1, -1));
      }
    }
    track.last = source;
    return track.sheet.numbers;
  };
};

/** The fields with which every state begins. */
const HEAD = ['game', 'rules', 'components', 'players', 'random'];

/** Writes a value in place of the one before. */
const follow = ({ sheet, values }: Track, { index, part, at }: PlacedPart, value: unknown): void => {
  const before = values[index];
  values[index] = value;
  if (before === undefined) part.write(value, sheet, at);
  else if (!isSame(value, before)) part.update(value, before, sheet, at);
};

/** A part of an observation with its place. */
interface PlacedPart {
  /** The index among all values. */
  readonly index: number;
  readonly part: Part;
  /** The index of its first number. */
  readonly at: number;
}

/** A field of a state; without a mask it is visible to all. */
interface PlacedField extends PlacedPart {
  readonly key: string;
  readonly masked: Masked | null;
}

/** The mask of a field, and what it reads in states: while that stays the same, so does the masked value. */
interface Masked {
  readonly mask: Mask;
  readonly recorder: Recorder;
}

/** All parts of an observation. */
interface PlacedParts {
  readonly toAct: PlacedPart;
  readonly score: PlacedPart;
  readonly fields: readonly PlacedField[];
}

const placedParts = <G extends Types>(game: Game<G>, players: number): PlacedParts => {
  const hides: Readonly<Record<string, Mask>> = internalsOf(game)?.kernel.hides ?? {};
  const { toAct, score } = headParts(players);
  let at = toAct.size + score.size;
  const parts = recordParts(game.fields(players));
  const keys = [...HEAD, ...parts.map(({ key }) => key)];
  const fields = parts.map(({ key, part }, i): PlacedField => {
    const mask = hides[key];
    at += part.size;
    const masked = mask === undefined ? null : { mask, recorder: recorderOf(keys) };
    return { key, masked, index: 2 + i, part, at: at - part.size };
  });
  return {
    toAct: { index: 0, part: toAct, at: 0 },
    score: { index: 1, part: score, at: toAct.size },
    fields,
  };
};

/** Returns a function that returns what the masks are applied to: a state, or a view where the masks are not known. */
const sources = <G extends Types>(game: Game<G>) => {
  const hasMasks = internalsOf(game) !== undefined;
  return (state: G['State'], viewer: Viewer) => (hasMasks ? state : game.view(state, viewer)) as unknown as ByField;
};
