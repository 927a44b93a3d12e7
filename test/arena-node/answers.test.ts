import { describe, expect, test } from 'vitest';
import { findBot, jobId, playJob } from '../../src/arena/index.js';
import { decodeJobResult } from '../../src/arena-node/service.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { plan } from '../arena/support.js';

const job = plan({ deals: 1 }).jobAt(0);
const id = jobId(job);
const { record, notes } = orThrow(await playJob(job, { gameOf, findBot }));
const [effort] = notes.efforts;
const sent = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

describe('the answer of another machine', () => {
  test.each([
    ['with notes', { kind: 'record', record, notes }],
    ['with a stack', { kind: 'record', record, notes: { ...notes, errorStack: 'Error: no' } }],
    ['without notes', { kind: 'record', record }],
  ])('is read: a record %s', (_, answer) => expect(decodeJobResult(sent(answer), id)).toEqual(answer));

  test.each([
    ['nothing', null],
    ['of another game', { kind: 'record', record: { ...record, id: 'other' }, notes }],
    ['without efforts', { kind: 'record', record, notes: {} }],
    [
      'with an effort that is not a number',
      { kind: 'record', record, notes: { efforts: [{ ...effort, maxMilliseconds: 'x' }] } },
    ],
    ['with a negative time', { kind: 'record', record, notes: { efforts: [{ ...effort, milliseconds: -1 }] } }],
    ['with too many efforts', { kind: 'record', record, notes: { efforts: Array(17).fill(effort) } }],
    ['with a long stack', { kind: 'record', record, notes: { ...notes, errorStack: 'x'.repeat(4001) } }],
    ['with more than notes have', { kind: 'record', record, notes: { ...notes, more: 1 } }],
  ])('is refused: %s', (_, answer) =>
    expect(decodeJobResult(answer === null ? null : sent(answer), id)).toMatchObject({
      kind: 'error',
      error: { _tag: 'RunnerError' },
    }),
  );
});
