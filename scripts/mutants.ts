import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawInt, insecureRandomStateOf } from '../src/core/chance/random.js';
import { root } from './entries.js';
import { withChange, withCopy } from './faults/copy.js';
import { QUICK, testsCheck } from './faults/nets.js';
import { type Mutation, mutate, mutationsOf } from './mutants/mutations.js';
import { run } from './shell.js';

/** The files of a game in which mutants are planted, and the game's id. */
const MUTATED_FILE = /^src\/games\/([^/]+)\/(?:legal|apply|score)[/.]/;

/** A mutation in the rules of a game. */
interface Mutant {
  readonly game: string;
  /** The path of the file in the project. */
  readonly file: string;
  readonly mutation: Mutation;
}

/** Lists all mutants, or those of the games that are named. */
const listMutants = (games: readonly string[]): readonly Mutant[] =>
  run('git', ['ls-files', 'src/games'])
    .split('\n')
    .flatMap((file) => {
      const game = MUTATED_FILE.exec(file)?.[1];
      if (game === undefined || (games.length > 0 && !games.includes(game))) return [];
      return mutationsOf(readFileSync(join(root, file), 'utf8')).map((mutation) => ({ game, file, mutation }));
    });

/** Draws mutants by a seed. */
const drawMutants = (all: readonly Mutant[], seed: string, count: number): readonly Mutant[] => {
  const random = insecureRandomStateOf(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(drawInt(random, left.length), 1)[0]!);
};

/** Runs the quick tests of a game in a copy of the project; returns the first file that fails, or null. */
const findFailing = async (game: string, folder: string): Promise<string | null> => {
  const [failing] = await testsCheck([`test/games/${game}/`], [...QUICK, '--bail', '1', '--maxWorkers', '1'])(folder);
  return failing === undefined ? null : basename(failing);
};

/** Plants mutants one after another in a copy of the project, and prints which test file catches each. */
const main = async (mutants: readonly Mutant[]): Promise<void> => {
  let missed = 0;
  await withCopy(async (folder) => {
    for (const game of new Set(mutants.map((mutant) => mutant.game))) {
      const failing = await findFailing(game, folder);
      if (failing !== null) throw new Error(`nothing is planted yet, and ${failing} of ${game} fails`);
    }
    for (const [i, { game, file, mutation }] of mutants.entries()) {
      const began = performance.now();
      const change = (text: string): string => mutate(text, mutation);
      const catcher = await withChange(join(folder, file), change, () => findFailing(game, folder));
      const seconds = Math.round((performance.now() - began) / 1000);
      if (catcher === null) missed++;
      const place = `${file.slice('src/games/'.length)}:${mutation.line}`;
      console.log(
        `${i + 1}. ${catcher === null ? 'MISSED' : 'caught'} ${seconds} s  ${place}  ${mutation.title}  (${catcher ?? 'nothing'})`,
      );
    }
  });
  console.log(`${mutants.length - missed} of ${mutants.length} caught`);
};

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'winter' }, count: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const all = listMutants(positionals);
console.log(`${values.count} of ${all.length} mutants, drawn by the seed '${values.seed}'`);
await main(drawMutants(all, values.seed, Number(values.count)));
