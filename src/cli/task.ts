import { right } from '../core/errors/errors.js';
import type { ValidatedRecord } from '../index.js';
import type { QuerySpec } from './query/index.js';
import type { Query } from './query/query.js';
import type { ArchivePlace, Batch, LocatedError } from './read/batches.js';
import { type AvailableGames, type ExtraRules, loadAvailableGames } from './validate/available-games.js';
import type { CopyLine } from './validate/validate-batch.js';
import { copyLine, validateBatch } from './validate/validate-batch.js';

/** The task of a thread. */
export interface BatchTask {
  readonly batch: Batch;
  /** The query on each valid game; null if the games are only validated. */
  readonly query: QuerySpec | null;
  readonly rules: ExtraRules;
}

/** The answer to a task. */
export interface BatchAnswer {
  /** The number of valid games. */
  readonly games: number;
  readonly errors: readonly LocatedError[];
  /** The answers of the query, in the order of the file. */
  readonly found: readonly unknown[];
}

/**
 * Validates a batch, and runs the query on its valid games. Where games are only validated, those of this package are
 * loaded when a record asks for them: the batch is then validated again.
 */
const validateAndQuery = async (task: BatchTask): Promise<BatchAnswer> => {
  const available = await loadAvailableGames(task.rules, task.query === null ? [] : undefined);
  const answer = await answerBatch(task, available);
  return (await available.loadMissing()) ? answerBatch(task, available) : answer;
};

const answerBatch = async ({ batch, query }: BatchTask, available: AvailableGames): Promise<BatchAnswer> => {
  const answer = createAnswerBuilder(query === null ? null : await loadQuery(query, available), available);
  for (const [place, result] of validateBatch(batch, available)) {
    const copy = () => copyLine(batch, place);
    if (result._tag === 'Left') answer.addError({ ...place, isGameValid: false, error: result.left }, copy);
    else answer.addGame(place, result.right, copy);
  }
  return answer.finish();
};

const loadQuery = async (query: QuerySpec, available: AvailableGames): Promise<Query> =>
  (await import('./query/index.js')).createQuery(query, available);

export default validateAndQuery;

/** Builds the answer to a task: counts valid games, and collects errors and what the query finds. */
const createAnswerBuilder = (query: Query | null, { gameOf }: AvailableGames) => {
  const errors: LocatedError[] = [];
  const found: unknown[] = [];
  let games = 0;
  const collect = (item: unknown): void => {
    if (item !== null && item !== undefined) found.push(item);
  };
  const addError = (located: LocatedError, copy: CopyLine): void => {
    const { file, line, offset, isGameValid, error } = located;
    errors.push({ file, line, offset, isGameValid, error });
    collect(query?.onError?.(located, copy));
  };
  const addGame = (place: ArchivePlace, validated: ValidatedRecord, copy: CopyLine): void => {
    if (validated.envelopeError !== null)
      addError({ ...place, isGameValid: true, error: validated.envelopeError }, copy);
    const entry = { ...validated, place, game: gameOf(validated.record) };
    const prepared = query?.prepare?.(entry) ?? right(entry);
    if (prepared._tag === 'Left') {
      addError({ ...place, isGameValid: true, error: prepared.left }, copy);
      return;
    }
    games++;
    collect(query?.onGame(prepared.right, copy));
  };
  return { addError, addGame, finish: (): BatchAnswer => ({ games, errors, found }) };
};
