import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { run } from '../shell.js';
import type { Consumer } from './consumer.js';

/** An app: the major versions of packages that it has beside the library, and what its program then prints. */
interface App {
  readonly beside: Readonly<Record<string, number>>;
  readonly prints: string;
}

const WORKS = 'promises kept, 4 games on threads, 4 games over a queue\n';

const APPS: readonly App[] = [
  { beside: { bullmq: 5, ioredis: 5, 'fast-check': 3, piscina: 4 }, prints: WORKS },
  { beside: { bullmq: 6, ioredis: 6, 'fast-check': 4, piscina: 5 }, prints: WORKS },
  { beside: { bullmq: 5, ioredis: 6 }, prints: WORKS },
  { beside: { bullmq: 6, ioredis: 5 }, prints: WORKS },
  { beside: {}, prints: 'promises kept, 4 games on threads, no bullmq (5,6)\n' },
  { beside: { bullmq: 5, ioredis: 4 }, prints: 'promises kept, 4 games on threads, no ioredis (5,6)\n' },
];

/** Installs the tarball into apps that have other versions of its packages, and plays games there. */
export const besideFaults = async (consumer: Consumer): Promise<readonly string[]> => {
  const redis = await redisServer();
  try {
    return APPS.flatMap((app) => faultsOf(app, consumer, redis.url));
  } finally {
    redis.end();
  }
};

const faultsOf = ({ beside, prints }: App, { folder: place, tarball }: Consumer, redis: string): readonly string[] => {
  const folder = mkdtempSync(join(place, '../beside-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const others = Object.entries(beside).map(([name, major]) => `${name}@${major}`);
  if (others.length > 0) run('npm', ['install', ...QUIETLY, ...others], folder);
  run('npm', ['install', ...QUIETLY, tarball], folder);
  const kept = Object.entries(beside).filter(([name, major]) => majorOf(folder, name) !== major);
  return [
    ...kept.map(([name, major]) => `npm has replaced ${name} ${major}`),
    ...(['import', 'require'] as const).flatMap((load) => {
      const file = `app.${load === 'import' ? 'mjs' : 'cjs'}`;
      writeFileSync(join(folder, file), programOf(load));
      const out = run(process.execPath, [file, redis, load], folder);
      return out === prints ? [] : [`beside ${others.join(', ') || 'nothing'}, ${file} prints ${JSON.stringify(out)}`];
    }),
  ];
};

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund'];

const majorOf = (folder: string, name: string): number => {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return Number.parseInt(version, 10);
};

const programOf = (load: 'import' | 'require'): string => `const main = async ([redis, queue]) => {
  const { orThrow } = await ${load}('sastrugi');
  const { game } = await ${load}('sastrugi/blueprints');
  const { promises } = await ${load}('sastrugi/testing');
  const { memoryArchive, planOf, runTournament } = await ${load}('sastrugi/arena');
  const { onQueue, onThreads, serveQueue } = await ${load}('sastrugi/arena-node');
  const pieces = { printed: () => ({}), found: () => ({}) };
  const kept = promises(game, { options: [{ players: 2 }], bound: 300, pieces, games: 2 });
  for (const number of [1, 4, 7]) kept[number - 1].check();
  const entrants = [{ name: 'Rae', bot: 'random' }, { name: 'Gus', bot: 'greedy', settings: { samples: 1 } }];
  const tournament = { options: { players: 2 }, entrants, form: { kind: 'round-robin' }, seed: 'beside', botSeed: 'bots', deals: 2 };
  const playedBy = async (runner) => {
    const ended = await runTournament(orThrow(planOf(game, tournament)), { archive: memoryArchive(), runner });
    const { _tag, package: name, tried } = ended.left ?? {};
    return _tag === 'PackageMissing' ? 'no ' + name + ' (' + tried + ')' : orThrow(ended).played + ' games';
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
const redisServer = async (): Promise<{ readonly url: string; end(): void }> => {
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
