import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Given } from './command.js';
import { Trouble } from './exit.js';
import type { RulesAtHand } from './queries/rules-at-hand.js';

/** Loads and checks the rules that the command line names. */
export const rulesOf = async ({ components = [], package: names = [] }: Given): Promise<RulesAtHand> => ({
  components: await Promise.all(components.map(async (text) => (await import('./games.js')).componentsIn(text))),
  packages: await Promise.all(names.map(addressOf)),
});

/** Resolves a package from the current folder to an address, so that all threads load the same module. */
const addressOf = async (name: string): Promise<string> => {
  const here = createRequire(join(process.cwd(), 'package.json'));
  try {
    const address = pathToFileURL(here.resolve(/^\.{0,2}\//.test(name) ? resolve(name) : name)).href;
    const { gamesOf } = await import('./queries/rules-at-hand.js');
    await gamesOf(address);
    return address;
  } catch (error) {
    const why = (error as Error).message.split('\n')[0]!;
    throw new Trouble(
      'CannotRead',
      `The package ${name} cannot be used: ${why}. Install it here: npm install ${name}.`,
    );
  }
};
