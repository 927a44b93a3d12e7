import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateLine } from '../../src/archive/index.js';
import {
  findBot,
  memoryArchive,
  onThisThread,
  resultOfRecord,
  runTournament,
  type Schedule,
} from '../../src/arena/index.js';
import { onThreads } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { validateRecord } from '../../src/index.js';
import { countsIn, GREEDY, lasting, OWN, plan, RANDOM } from '../arena/support.js';
import { outsider, sorted, stranger } from './support.js';

const onTwo = async (planned: Schedule, megabytes?: number) => {
  const archive = memoryArchive();
  const report = orThrow(await runTournament(planned, { archive, runner: onThreads(2, { maxMegabytes: megabytes }) }));
  return { report, records: archive.stored };
};

describe('threads', () => {
  test('play the same games as one thread', async () => {
    const planned = plan({ seed: 'threads', deals: 6 });
    const archive = memoryArchive();
    const report = orThrow(await runTournament(planned, { archive, runner: onThisThread({ gameOf, findBot }) }));
    const found = await onTwo(planned);
    expect(lasting(found.report)).toEqual(lasting(report));
    expect(countsIn(found.report)).toEqual(countsIn(report));
    expect(sorted(found.records)).toEqual(sorted(archive.stored));
  });

  test("receive an owner's components with the games; a bot that ends its thread loses there, too", async () => {
    const planned = plan({ entrants: [RANDOM, GREEDY, await outsider('quits')] }, 'blueprints', OWN);
    const { report, records } = await onTwo(planned);
    expect(report).toMatchObject({ playedGames: 18, forfeits: Array(12).fill({ reason: 'crashed' }) });
    for (const record of records) {
      expect(record.components).toBe(OWN.componentsId);
      expect(orThrow(validateRecord(record, OWN)).record.id).toBe(record.id);
    }
  });

  test.each([
    ['blocks', 'late', /has not answered within 200 ms/],
    ['silent', 'late', /has not answered within 200 ms/],
    ['thenable', 'late', /has not answered within 200 ms/],
    ['quits', 'crashed', /ended its thread/],
    ['rejectsLater', 'crashed', /ended its thread: forgotten/],
  ])('survive a bot that %s: it loses, %s', async (bot, reason, message) => {
    const odd = await outsider(bot);
    const planned = plan({ entrants: [RANDOM, odd, GREEDY], deals: 1, limit: 200 });
    const { report, records } = await onTwo(planned);
    expect(report.playedGames).toBe(6);
    expect(report.forfeits).toHaveLength(4);
    for (const forfeit of report.forfeits) expect(forfeit).toMatchObject({ name: odd.name, reason });
    for (const record of records) {
      expect(orThrow(validateLine(JSON.stringify(record))).envelopeError).toBeNull();
      const { forfeit, moves } = resultOfRecord(record)!;
      if (forfeit === null) continue;
      expect(forfeit.message).toMatch(message);
      expect(record.envelope?.termination?.kind).toBe(reason === 'late' ? 'outOfTime' : 'forfeited');
      if (bot === 'blocks') expect(moves).toBeGreaterThan(4);
    }
  });

  test('end a bot that takes all memory', async () => {
    const odd = await outsider('hoards');
    const { report } = await onTwo(plan({ entrants: [RANDOM, odd], deals: 1 }), 64);
    expect(report.forfeits.map(({ reason }) => reason)).toEqual(['crashed', 'crashed']);
  });

  test('make the same records whenever a bot is ended', async () => {
    const planned = plan({ entrants: [RANDOM, await outsider('blocks')], deals: 1, limit: 100 });
    expect(sorted((await onTwo(planned)).records)).toEqual(sorted((await onTwo(planned)).records));
  });

  test('report a missing bot', async () => {
    const entrants = [RANDOM, { ...(await outsider('tidy')), bot: 'nobody' }];
    expect(await runTournament(plan({ entrants }), { archive: memoryArchive(), runner: onThreads(2) })).toMatchObject({
      left: { _tag: 'NoSuchBot', bot: 'nobody' },
    });
  });

  test('do not import a module that has changed since it was planned', async () => {
    const { entrant, trace } = stranger();
    const planned = plan({ entrants: [RANDOM, entrant] });
    expect(await runTournament(planned, { archive: memoryArchive(), runner: onThreads(1) })).toMatchObject({
      left: { _tag: 'ModuleChanged' },
    });
    expect(existsSync(trace)).toBe(false);
  });

  test('stop when the archive fails, and blame no bot', async () => {
    const kept: unknown[] = [];
    const archive = {
      ...memoryArchive(),
      append: async (record: unknown) => {
        if (kept.length === 3) throw new Error('no space left');
        kept.push(record);
      },
    };
    expect(await runTournament(plan({ seed: 'full', deals: 20 }), { archive, runner: onThreads(2) })).toMatchObject({
      left: { _tag: 'ArchiveAccessError' },
    });
    expect(JSON.stringify(kept)).not.toContain('crashed');
  });
});
