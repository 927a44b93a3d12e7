import type { Kernel } from '../core/contract/kernel.js';
import type { MoveKind, MoveKinds, RunOf } from '../core/contract/rows.js';
import { difference } from '../core/data/fingerprint.js';
import { playOf } from '../core/play/play.js';
import type { Types } from '../core/types/base-types.js';
import { type MoveMade, preparedOnce, type Sign, type Signs } from './sign.js';

/**
 * A part of a move's consequences: the move itself, a forced move, or the next automatic step. A single move may cause
 * a whole evening and morning.
 */
export interface MovePart<G extends Types> extends MoveMade<G> {
  /** True for a move that was made without asking because there was no other. */
  readonly forced: boolean;
}

/** A test for a clause in one part. */
export type PartSign<G extends Types> = (part: MovePart<G>) => boolean;

/** Tests for clauses that are applied to each part of a move's consequences. */
export type PartSigns<G extends Types> = { readonly [C in G['Clause']]?: PartSign<G> };

/** The beginning of a part. */
interface OpenPart<G extends Types> extends Pick<MovePart<G>, 'move' | 'forced'> {
  readonly before: G['State'];
  readonly events: G['Event'][];
}

/** Returns a function that makes a move again and splits its consequences: each part ends where the next begins. */
const retaking = <G extends Types>(kernel: Kernel<G>, components: G['Components']) => {
  let parts: OpenPart<G>[] = [];
  const begin = ({ draft, forced }: RunOf<G>, move: G['Move'] | null): void => {
    parts.push({ before: kernel.clone(draft), move, forced: forced && move !== null, events: [] });
  };
  const watched = (row: MoveKind<G>): MoveKind<G> => ({
    ...row,
    does: (run, move, phase) => {
      begin(run, move);
      row.does(run, move, phase);
    },
  });
  const rows = Object.entries<MoveKind<G>>(kernel.kinds).map(([kind, row]) => [kind, watched(row)]);
  const next = (run: RunOf<G>): void => {
    begin(run, null);
    kernel.next(run);
  };
  const box = kernel.prepare(components, '');
  const play = playOf<G>({ ...kernel, kinds: Object.fromEntries(rows) as MoveKinds<G>, next }, box);
  return (before: G['State'], move: G['Move']): readonly MovePart<G>[] => {
    const begun: OpenPart<G>[] = [];
    parts = begun;
    const draft = kernel.clone(before);
    play.perform(
      play.runOn(draft, (event) => begun.at(-1)!.events.push(event)),
      move,
    );
    return begun.map((part, i) => ({ ...part, components, after: begun[i + 1]?.before ?? draft }));
  };
};

/**
 * Returns a function that lists the parts of a move's consequences in their order; the deal is one part. There are none
 * if the move brings something else when it is made again, as in a told game, whose chance is then imagined.
 */
export const partsBy = <G extends Types>(kernel: Kernel<G>): ((made: MoveMade<G>) => readonly MovePart<G>[]) => {
  const retakingOf = preparedOnce((components: G['Components'] & object) => retaking(kernel, components));
  const known = new WeakMap<readonly G['Event'][], readonly MovePart<G>[]>();
  return (made) => {
    const { before, move, events } = made;
    if (before === null || move === null) return [{ ...made, forced: false }];
    const parts = known.get(events) ?? partsOf(retakingOf(made)(before, move), made);
    known.set(events, parts);
    return parts;
  };
};

/** Returns the parts if they have the events of the move. */
const partsOf = <G extends Types>(parts: readonly MovePart<G>[], made: MoveMade<G>): readonly MovePart<G>[] => {
  const events = parts.flatMap((part) => part.events);
  return difference(events, made.events) === null ? parts : [];
};

/** Builds signs that hold if they hold in at least one part. */
export const inParts = <G extends Types>(kernel: Kernel<G>, signs: PartSigns<G>): Signs<G> => {
  const partsOf = partsBy(kernel);
  const inSome =
    (sign: PartSign<G>): Sign<G> =>
    (made) =>
      partsOf(made).some(sign);
  const rows = Object.entries<PartSign<G>>(signs as Readonly<Record<string, PartSign<G>>>);
  return Object.freeze(Object.fromEntries(rows.map(([clause, sign]) => [clause, inSome(sign)]))) as Signs<G>;
};
