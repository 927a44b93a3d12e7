import type { ByPlayer, Game, Player, Types, Viewer } from '../core/contract/game.js';
import { internalsOf } from '../core/engine/define-rules.js';
import { hide, type Mask, requireViewer } from '../core/masks.js';
import type { FieldEncoder, ObservationBuffer } from './encoder.js';
import { type ByField, isEqual } from './equal.js';
import { fieldEncoders, headerEncoders } from './field-encoders.js';
import { createReadRecorder, type ReadRecorder } from './recorder.js';

/** A position to observe, with what all viewers know of it. */
export interface ObservedPosition<G extends Types> {
  readonly state: G['State'];
  readonly toAct: Player | null;
  /** The current points. */
  readonly totals: ByPlayer<number>;
}

/**
 * Returns the numbers of a position as seen by a viewer, the same as those of the view. They are valid until the next
 * call, and must not be changed.
 */
export type Tracker<G extends Types> = (position: ObservedPosition<G>, viewer: Viewer) => Float32Array;

/** The numbers of the last position that a viewer observed. */
interface ViewerTrack {
  readonly buffer: ObservationBuffer;
  /** The number of observations. */
  observation: number;
  /** The last values of the fields of the state. */
  readonly values: unknown[];
  /** The observation in which each field last changed. */
  readonly lastChanged: Int32Array;
  /** The last player to act, points, and masked values. */
  readonly shownValues: unknown[];
}

/**
 * Makes trackers for a game. A tracker looks at all fields of a position but changes only the numbers of those that
 * differ from the last position: states share the lists that a move left alone.
 */
export const createTrackers = <G extends Types>(game: Game<G>, first: G['State'], size: number): (() => Tracker<G>) => {
  const { players } = first;
  const encoders = placeEncoders(game, players);
  const sourceOf = createSource(game, first, encoders.fields);
  return () => createTracker(encoders, sourceOf, { players, size });
};

const createTracker = <G extends Types>(
  { toAct, score, fields, maskedFields }: PlacedEncoders,
  sourceOf: (state: G['State'], viewer: Viewer) => ByField,
  { players, size }: { readonly players: number; readonly size: number },
): Tracker<G> => {
  const tracks = new Map<Viewer, ViewerTrack>();
  const startTrack = (viewer: Viewer): ViewerTrack => {
    const buffer = { numbers: new Float32Array(size), viewer: viewer === 'spectator' ? 0 : viewer };
    const track = { buffer, observation: 0, values: [], lastChanged: new Int32Array(fields.length), shownValues: [] };
    tracks.set(viewer, track);
    return track;
  };
  return (position, from) => {
    const viewer = requireViewer(from, players);
    const track = tracks.get(viewer) ?? startTrack(viewer);
    const { buffer, values, lastChanged } = track;
    const observation = ++track.observation;
    if (position.toAct !== track.shownValues[0]) writeValue(track, 0, toAct, position.toAct);
    if (position.totals !== track.shownValues[1]) writeValue(track, 1, score, position.totals);
    const source = sourceOf(position.state, viewer);
    let i = -1;
    // The fields of a state in their order: V8 finds them without their names.
    for (const key in source) {
      const value = source[key];
      const before = values[++i];
      if (value === before) continue;
      values[i] = value;
      const { encoder, start, isRead } = fields[i]!;
      if (isRead && isEqual(value, before)) continue;
      lastChanged[i] = observation;
      if (encoder === null) continue;
      if (before === undefined) encoder.write(value, buffer, start);
      else encoder.update(value, before, buffer, start);
    }
    for (let k = 0; k < maskedFields.length; k++) {
      const field = maskedFields[k]!;
      const { fieldIndex, mask, recorder } = field;
      if (lastChanged[fieldIndex] !== observation && !hasChanged(recorder.readFields, lastChanged, observation))
        continue;
      const state = recorder.wrap(source) as unknown as G['State'];
      writeValue(track, 2 + k, field, mask(values[fieldIndex], { state, viewer, mask: hide }, -1, -1));
    }
    return buffer.numbers;
  };
};

/** Checks whether one of some fields changed in this observation. */
const hasChanged = (fields: readonly number[], lastChanged: Int32Array, observation: number): boolean => {
  for (let i = 0; i < fields.length; i++) if (lastChanged[fields[i]!] === observation) return true;
  return false;
};

/** Writes a value in place of the one before. */
const writeValue = (
  { buffer, shownValues }: ViewerTrack,
  index: number,
  { encoder, start }: PlacedEncoder,
  value: unknown,
): void => {
  const before = shownValues[index];
  shownValues[index] = value;
  if (before === undefined) encoder.write(value, buffer, start);
  else if (value !== before) encoder.update(value, before, buffer, start);
};

/** A part of an observation with the index of its first number. */
interface PlacedEncoder {
  readonly encoder: FieldEncoder;
  readonly start: number;
}

/** A field of a state; it has no part if its numbers are made otherwise, or not at all. */
interface PlacedField {
  readonly key: string;
  readonly encoder: FieldEncoder | null;
  readonly start: number;
  /** True if a mask depends on the field: then equal values count as the same. */
  isRead: boolean;
}

/** A masked field, and what its mask reads in states: while that stays the same, so does the masked value. */
interface PlacedMask extends PlacedEncoder {
  /** The place of the field in a state. */
  readonly fieldIndex: number;
  readonly mask: Mask;
  readonly recorder: ReadRecorder;
}

/** All parts of an observation. */
interface PlacedEncoders {
  readonly toAct: PlacedEncoder;
  readonly score: PlacedEncoder;
  /** All fields of a state, in their order. */
  readonly fields: readonly PlacedField[];
  readonly maskedFields: readonly PlacedMask[];
}

/** The fields with which every state begins. */
const HEADER_FIELDS = ['game', 'rules', 'components', 'players', 'random'];

const placeEncoders = <G extends Types>(game: Game<G>, players: number): PlacedEncoders => {
  const masks: Readonly<Record<string, Mask>> = internalsOf(game)?.kernel.stateMasks ?? {};
  const { toAct, score } = headerEncoders(players);
  let next = toAct.size + score.size;
  const encoders = fieldEncoders(game.stateSchema(players)).map(({ key, part: encoder }) => {
    next += encoder.size;
    return { key, part: encoder, start: next - encoder.size, mask: masks[key] };
  });
  const fields = [
    ...HEADER_FIELDS.map((key): PlacedField => ({ key, encoder: null, start: 0, isRead: false })),
    ...encoders.map(({ key, part: encoder, start, mask }): PlacedField => {
      return { key, encoder: mask === undefined ? encoder : null, start, isRead: mask !== undefined };
    }),
  ];
  const keys = fields.map(({ key }) => key);
  const onRead = (index: number): void => {
    fields[index]!.isRead = true;
  };
  const maskedFields = encoders.flatMap(({ part: encoder, start, mask }, i): readonly PlacedMask[] =>
    mask === undefined
      ? []
      : [{ fieldIndex: HEADER_FIELDS.length + i, encoder, start, mask, recorder: createReadRecorder(keys, onRead) }],
  );
  return { toAct: { encoder: toAct, start: 0 }, score: { encoder: score, start: toAct.size }, fields, maskedFields };
};

/**
 * Returns a function that returns what the masks are applied to: a state, or a view where the masks are not known. Its
 * fields are in their order.
 */
const createSource = <G extends Types>(game: Game<G>, first: G['State'], fields: readonly PlacedField[]) => {
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
