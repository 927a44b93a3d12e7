import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { run } from '../shell.js';
import type { Consumer } from './consumer.js';

/** An app: the major versions of packages that it has beside the library, and what its program then prints. */
interface App {
  readonly otherPackages: Readonly<Record<string, number>>;
  readonly prints: string;
}

const EXPECTED_OUTPUT = 'promises kept, 4 games on threads, 4 games over a queue\n';

const APPS: readonly App[] = [
  { otherPackages: { bullmq: 5, ioredis: 5, 'fast-check': 3, piscina: 4 }, prints: EXPECTED_OUTPUT },
  { otherPackages: { bullmq: 6, ioredis: 6, 'fast-check': 4, piscina: 5 }, prints: EXPECTED_OUTPUT },
  { otherPackages: { bullmq: 5, ioredis: 6 }, prints: EXPECTED_OUTPUT },
  { otherPackages: { bullmq: 6, ioredis: 5 }, prints: EXPECTED_OUTPUT },
  { otherPackages: {}, prints: 'promises kept, 4 games on threads, no bullmq (5,6)\n' },
  { otherPackages: { bullmq: 5, ioredis: 4 }, prints: 'promises kept, 4 games on threads, no ioredis (5,6)\n' },
];

/** Installs the tarball into apps that have other versions of its packages, and plays games there. */
export const findConflicts = async (consumer: Consumer): Promise<readonly string[]> => {
  const redis = await startRedis();
  try {
    return APPS.flatMap((app) => runApp(app, consumer, redis.url));
  } finally {
    redis.end();
  }
};

const runApp = (
  { otherPackages, prints }: App,
  { folder: place, tarball }: Consumer,
  redis: string,
): readonly string[] => {
  const folder = mkdtempSync(join(place, '../beside-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const others = Object.entries(otherPackages).map(([name, major]) => `${name}@${major}`);
  if (others.length > 0) run('npm', ['install', ...QUIET_FLAGS, ...others], folder);
  run('npm', ['install', ...QUIET_FLAGS, tarball], folder);
  const kept = Object.entries(otherPackages).filter(([name, major]) => installedMajor(folder, name) !== major);
  return [
    ...kept.map(([name, major]) => `npm has replaced ${name} ${major}`),
    ...(['import', 'require'] as const).flatMap((load) => {
      const file = `app.${load === 'import' ? 'mjs' : 'cjs'}`;
      writeFileSync(join(folder, file), createProgram(load));
      const out = run(process.execPath, [file, redis, load], folder);
      return out === prints ? [] : [`beside ${others.join(', ') || 'nothing'}, ${file} prints ${JSON.stringify(out)}`];
    }),
  ];
};

const QUIET_FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund'];

const installedMajor = (folder: string, name: string): number => {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return Number.parseInt(version, 10);
};

const createProgram = (load: 'import' | 'require'): string => `const main = async ([redis, queue]) => {
  const { orThrow } = await ${load}('sastrugi');
  const { game } = await ${load}('sastrugi/blueprints');
  const { promises } = await ${load}('sastrugi/testing');
  const { memoryArchive, planTournament, runTournament } = await ${load}('sastrugi/arena');
  const { onQueue, onThreads, serveQueue } = await ${load}('sastrugi/arena-node');
  const pieces = { countInBox: () => ({}), countInState: () => ({}) };
  const kept = promises(game, { options: [{ players: 2 }], maxPlies: 300, pieces, games: 2 });
  for (const number of [1, 4, 7]) kept[number - 1].check();
  const entrants = [{ name: 'Rae', bot: 'random' }, { name: 'Gus', bot: 'greedy', settings: { samples: 1 } }];
  const tournament = { options: { players: 2 }, entrants, form: { kind: 'round-robin' }, seed: 'beside', botSeed: 'bots', deals: 2 };
  const playedBy = async (runner) => {
    const ended = await runTournament(orThrow(planTournament(game, tournament)), { archive: memoryArchive(), runner });
    const { _tag, package: name, testedVersions: tried } = ended.left ?? {};
    return _tag === 'PackageMissing' ? 'no ' + name + ' (' + tried + ')' : orThrow(ended).playedGames + ' games';
  };
  const threads = (await playedBy(onThreads(2))) + ' on threads';
  const service = await serveQueue({ url: redis, queue, threads: 1 });
  const overQueue = await playedBy(onQueue({ url: redis, queue }));
  if (service._tag === 'Right') await service.right.close();
  console.log(['promises kept', threads, overQueue + (service._tag === 'Right' ? ' over a queue' : '')].join(', '));
};
main(process.argv.slice(2));
`;

/** Starts a Redis of its own. */
const startRedis = async (): Promise<{ readonly url: string; end(): void }> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { readonly port: number };
  probe.close();
  await once(probe, 'close');
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  await once(server, 'spawn');
  return { url: `redis://127.0.0.1:${port}`, end: () => server.kill() };
};
