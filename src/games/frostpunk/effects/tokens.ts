import { drawKind } from '../../../core/chance/random.js';
import { appended, sum } from '../../../core/data/list.js';
import { bagOf, canDrawToken, leftmostToken } from '../city/index.js';
import type { EffectOf } from '../components/index.js';
import type { TokenTrack } from '../components/vocabulary.js';
import { lose, type Run, type UnitResult } from '../run.js';
import type { TrackPhase } from '../state/index.js';

const trackPhases = (kind: TrackPhase['kind']): Readonly<Record<TokenTrack, TrackPhase>> => ({
  hope: Object.freeze({ kind, track: 'hope' }),
  discontent: Object.freeze({ kind, track: 'discontent' }),
});
const ASK_TRACK = {
  raise: trackPhases('raise'),
  lower: trackPhases('lower'),
  exhaust: trackPhases('exhaust'),
  activate: trackPhases('activate'),
} as const;

/** @rule FP-HD-5 FP-HD-6 */
export const raiseTrack = (run: Run, { track, token }: EffectOf<'raise'>): UnitResult => {
  const { draft } = run;
  const canDrawNow = canDrawToken(draft, run.box, track);
  if (token === 'any')
    return canDrawNow || leftmostToken(draft, track, 'any', false) >= 0 ? ASK_TRACK.raise[track] : 'noTarget';
  if (canDrawNow) drawToken(run, track);
  if (draft.outcome === 'none') flipToken(run, track, token, true);
  return 'done';
};

/**
 * Turns a stated kind of token, if there is one, or lets the players choose.
 * @rule FP-HD-3 FP-HD-4
 */
export const flipOrAsk = (run: Run, { kind, track, token }: EffectOf<'exhaust' | 'activate'>): UnitResult => {
  const activates = kind === 'activate';
  if (leftmostToken(run.draft, track, token, !activates) < 0) return 'noTarget';
  if (token === 'any') return ASK_TRACK[kind][track];
  flipToken(run, track, token, activates);
  return 'done';
};

/** @rule FP-HD-8 */
export const lowerDecision = ({ draft }: Run, { track }: EffectOf<'lower'>): UnitResult =>
  draft[track].length > 0 ? ASK_TRACK.lower[track] : 'noTarget';

/**
 * Draws a token from the bag and places it exhausted at the end of the track.
 * @rule FP-HD-5 FP-LOSE-2
 */
export const drawToken = (run: Run, track: TokenTrack): void => {
  const { draft, box, emit } = run;
  const bag = bagOf(draft, track);
  const kindIndex = drawKind(draft.random, bag, sum(bag));
  bag[kindIndex]!--;
  const token = box.components.tokens[track][kindIndex]!.id;
  draft[track] = appended(draft[track], { token, isActive: false });
  emit?.({ kind: 'tokenChanged', track, token, change: 'placed' });
  if (track === 'discontent' && draft.discontent.length >= box.components.tracks.discontentLimit)
    lose(run, 'discontent');
};

/**
 * Turns the leftmost token of a kind that shows the other face, if there is one.
 * @rule FP-HD-2 FP-HD-3 FP-HD-4 FP-HD-9
 */
export const flipToken = ({ draft, emit }: Run, track: TokenTrack, token: string, isActive: boolean): void => {
  const trackIndex = leftmostToken(draft, track, token, !isActive);
  if (trackIndex < 0) return;
  draft[track] = draft[track].map((each, i) => (i === trackIndex ? { token: each.token, isActive } : each));
  emit?.({
    kind: 'tokenChanged',
    track,
    token: draft[track][trackIndex]!.token,
    change: isActive ? 'active' : 'exhausted',
  });
};

/**
 * Returns an exhausted token to the bag; the rest slides left.
 * @rule FP-HD-7 FP-LOSE-1
 */
export const removeToken = (run: Run, track: TokenTrack, token: string): void => {
  const { draft, box, emit } = run;
  const trackIndex = leftmostToken(draft, track, token, false);
  draft[track] = draft[track].filter((_, i) => i !== trackIndex);
  const bag = bagOf(draft, track);
  bag[box.indexOfId.get(token)!]!++;
  emit?.({ kind: 'tokenChanged', track, token, change: 'removed' });
  if (draft.hope.length === 0) lose(run, 'hope');
};
