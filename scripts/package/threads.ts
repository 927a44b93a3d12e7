import { run } from '../shell.js';
import { type Consumer, writeFile } from './consumer.js';

/** Plays a few games on threads from the packed library, as each module format, and compares them. */
export const findThreadErrors = (consumer: Consumer): readonly string[] => {
  const [esm, cjs] = [
    run(
      process.execPath,
      [
        writeFile(
          consumer,
          'threads.mjs',
          createProgram((name) => `await import('${name}')`),
        ),
      ],
      consumer.folder,
    ),
    run(
      process.execPath,
      [
        writeFile(
          consumer,
          'threads.cjs',
          createProgram((name) => `require('${name}')`),
        ),
      ],
      consumer.folder,
    ),
  ];
  return esm === cjs && esm.includes('"playedGames":4')
    ? []
    : [`threads play otherwise in CommonJS: ${esm} and ${cjs}`];
};

const createProgram = (load: (name: string) => string): string => `const main = async () => {
  const { orThrow } = ${load('sastrugi')};
  const { gameOf } = ${load('sastrugi/games')};
  const { memoryArchive, planTournament, runTournament } = ${load('sastrugi/arena')};
  const { onThreads } = ${load('sastrugi/arena-node')};
  const entrants = [{ name: 'Rae', bot: 'random' }, { name: 'Gus', bot: 'greedy', settings: { samples: 1 } }];
  const tournament = { options: { players: 2 }, entrants, form: { kind: 'round-robin' }, seed: 'threads', botSeed: 'bots', deals: 2 };
  const plan = orThrow(planTournament(gameOf('blueprints'), tournament));
  const { efforts, ...report } = orThrow(await runTournament(plan, { archive: memoryArchive(), runner: onThreads(2) }));
  console.log(JSON.stringify(report)); // without its times, which differ from run to run
};
main();
`;
