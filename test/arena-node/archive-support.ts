import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../scripts/entries.js';
import { findBot, memoryArchive, onThisThread, runTournament } from '../../src/arena/index.js';
import { openArchive } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { GameRecord } from '../../src/core/records/record.js';
import { gameOf } from '../../src/games/index.js';
import { lasting, plan } from '../arena/support.js';
import { isFull } from '../support/games.js';
import { folder, program, sorted } from './support.js';

const DEALS = isFull ? 40 : 8;
/** A tournament that is long enough to be killed. */
export const killed = plan({ seed: 'killed', deals: DEALS });
export const runner = onThisThread({ gameOf, findBot });

const memory = memoryArchive();
const report = orThrow(await runTournament(killed, { archive: memory, runner }));
/** The tournament, played without a break. */
export const whole = { report, records: memory.stored };

const linesOf = (path: string): readonly string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];

const recordsIn = (path: string): readonly GameRecord[] => linesOf(path).map((line) => JSON.parse(line) as GameRecord);

/** Waits until a condition is true. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
};

/** Kills a tournament three times, played here or on threads, and expects the whole one in its archive at the end. */
export const expectToSurvive = async (kind: 'here' | 'threads'): Promise<void> => {
  const path = join(folder(), 'games.jsonl');
  let kept = 0;
  for (const share of [0.2, 0.5, 0.8]) {
    const victim = spawn(...program('hold.ts', path, `${DEALS}`, kind), { cwd: root });
    await until(() => linesOf(path).length >= share * killed.games || victim.exitCode !== null);
    victim.kill('SIGKILL');
    if (victim.exitCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    expect(linesOf(path).length).toBeGreaterThanOrEqual(kept);
    kept = linesOf(path).length;
  }
  expect(kept).toBeLessThan(killed.games);
  const archive = orThrow(await openArchive(path));
  expect(lasting(orThrow(await runTournament(killed, { archive, runner })))).toEqual(lasting(whole.report));
  await archive.close();
  expect(sorted(recordsIn(path))).toEqual(sorted(whole.records));
  if (kind === 'here') expect(recordsIn(path)).toEqual(whole.records);
};
