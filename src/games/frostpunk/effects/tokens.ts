import { drawKind } from '../../../core/chance/random.js';
import { joined, sum } from '../../../core/data/list.js';
import { bagOf, canDraw, leftmost } from '../city/index.js';
import type { EffectOf } from '../components/index.js';
import type { Track } from '../components/vocabulary.js';
import { lose, type Run } from '../run.js';
import type { Phase, TrackPhase } from '../state/index.js';

const asked = (kind: TrackPhase['kind']): Readonly<Record<Track, TrackPhase>> => ({
  hope: Object.freeze({ kind, track: 'hope' }),
  discontent: Object.freeze({ kind, track: 'discontent' }),
});
const ASK = {
  raise: asked('raise'),
  lower: asked('lower'),
  exhaust: asked('exhaust'),
  activate: asked('activate'),
} as const;

/** @rule FP-HD-5 FP-HD-6 */
export const raise = (run: Run, { track, token }: EffectOf<'raise'>): Phase | boolean => {
  const { draft } = run;
  const draws = canDraw(draft, run.box, track);
  if (token === 'any') return draws || leftmost(draft, track, 'any', false) >= 0 ? ASK.raise[track] : false;
  if (draws) drawToken(run, track);
  if (draft.outcome === 'none') turn(run, track, token, true);
  return true;
};

/**
 * Turns a stated kind of token, if there is one, or lets the players choose.
 * @rule FP-HD-3 FP-HD-4
 */
export const turnOrAsk = (run: Run, { kind, track, token }: EffectOf<'exhaust' | 'activate'>): Phase | boolean => {
  const activates = kind === 'activate';
  if (leftmost(run.draft, track, token, !activates) < 0) return false;
  if (token === 'any') return ASK[kind][track];
  turn(run, track, token, activates);
  return true;
};

/** @rule FP-HD-8 */
export const lower = ({ draft }: Run, { track }: EffectOf<'lower'>): Phase | boolean =>
  draft[track].length > 0 ? ASK.lower[track] : false;

/**
 * Draws a token from the bag and places it exhausted at the end of the track.
 * @rule FP-HD-5 FP-LOSE-2
 */
export const drawToken = (run: Run, track: Track): void => {
  const { draft, box, emit } = run;
  const bag = bagOf(draft, track);
  const kind = drawKind(draft.random, bag, sum(bag));
  bag[kind]!--;
  const token = box.components.tokens[track][kind]!.id;
  draft[track] = joined(draft[track], { token, active: false });
  emit?.({ kind: 'tokenChanged', track, token, change: 'placed' });
  if (track === 'discontent' && draft.discontent.length >= box.components.tracks.discontentLimit)
    lose(run, 'discontent');
};

/**
 * Turns the leftmost token of a kind that shows the other face, if there is one.
 * @rule FP-HD-2 FP-HD-3 FP-HD-4 FP-HD-9
 */
export const turn = ({ draft, emit }: Run, track: Track, token: string, active: boolean): void => {
  const place = leftmost(draft, track, token, !active);
  if (place < 0) return;
  draft[track] = draft[track].map((each, i) => (i === place ? { token: each.token, active } : each));
  emit?.({ kind: 'tokenChanged', track, token: draft[track][place]!.token, change: active ? 'active' : 'exhausted' });
};

/**
 * Returns an exhausted token to the bag; the rest slides left.
 * @rule FP-HD-7 FP-LOSE-1
 */
export const removeToken = (run: Run, track: Track, token: string): void => {
  const { draft, box, emit } = run;
  const place = leftmost(draft, track, token, false);
  draft[track] = draft[track].filter((_, i) => i !== place);
  const bag = bagOf(draft, track);
  bag[box.number.get(token)!]!++;
  emit?.({ kind: 'tokenChanged', track, token, change: 'removed' });
  if (draft.hope.length === 0) lose(run, 'hope');
};
