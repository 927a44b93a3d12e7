/** How strong the players of the ladders are: `npm run strength -- blueprints --deals 20 --write` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameOf } from '../src/index.js';
import { GAMES, type Mode, modesOf } from './compare/modes.js';
import { root } from './entries.js';
import { endeavour } from './strength/alone.js';
import { rivalry } from './strength/figures.js';

const USAGE = `strength: allowed is [GAME ...] [--deals N] [--write]; games are ${GAMES.join(', ')}`;

/** What was asked for; undefined where it is nothing that there is. */
const commandOf = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { deals: { type: 'string', default: '10' }, write: { type: 'boolean', default: false } },
    });
    const deals = Number(values.deals);
    const isFine = Number.isSafeInteger(deals) && deals > 0 && positionals.every((id) => GAMES.includes(id));
    return isFine ? { ids: positionals.length > 0 ? positionals : GAMES, deals, isWritten: values.write } : undefined;
  } catch {
    return undefined;
  }
};

/** In Frostpunk experts are cards that few games have, and players change little: everybody sees everything. */
const isTold = ({ game, options: [first] }: Mode): boolean => game !== 'frostpunk' || first!.players === 1;

const tableOf = async (mode: Mode, deals: number): Promise<readonly string[]> => {
  const game = gameOf(mode.game)!;
  const isShared = mode.game === 'frostpunk' || mode.options[0]!.players === 1;
  const options = mode.game === 'frostpunk' ? mode.options.slice(0, 1) : mode.options;
  return (isShared ? endeavour : rivalry)({ game, options }, mode, deals);
};

const main = async (): Promise<void> => {
  const command = commandOf(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  for (const id of command.ids) {
    const lines = [`# ${gameOf(id)!.title}: how strong the players are`, ''];
    lines.push(`Made by \`npm run strength -- ${id} --deals ${command.deals} --write\`, with 95 % intervals.`, '');
    for (const mode of modesOf([id]).filter(isTold)) {
      const table = await tableOf(mode, command.deals);
      console.log(table.join('\n'));
      lines.push(...table);
    }
    if (command.isWritten) write(id, lines.join('\n'));
  }
};

const write = (id: string, page: string): void => {
  const folder = join(root, 'docs/strength');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.md`), page);
};

await main();
