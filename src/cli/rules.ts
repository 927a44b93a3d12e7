import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../core/errors/message-of.js';
import type { Given } from './command.js';
import { Trouble } from './exit.js';
import { io } from './io.js';
import type { RulesAtHand } from './queries/rules-at-hand.js';

/** Loads and checks the rules that the command line names. */
export const rulesOf = async ({ components = [], package: names = [] }: Given): Promise<RulesAtHand> => ({
  components: await Promise.all(components.map(async (text) => (await import('./games.js')).componentsIn(text))),
  packages: await Promise.all(names.map(addressOf)),
});

/** Resolves a package from the current folder to an address, so that all threads load the same module. */
const addressOf = async (name: string): Promise<string> => {
  const here = createRequire(resolve(io().folder, 'package.json'));
  const isPath = /^\.{0,2}\//.test(name);
  try {
    const address = pathToFileURL(here.resolve(isPath ? resolve(io().folder, name) : name)).href;
    const { gamesOf } = await import('./queries/rules-at-hand.js');
    await gamesOf(address);
    return address;
  } catch (error) {
    const why = error instanceof Error ? messageOf(error).split('\n')[0]! : `it throws ${messageOf(error)}`;
    const hint = isPath ? '' : ` Install it here: npm install ${name}.`;
    throw new Trouble('CannotRead', `The package ${name} cannot be used: ${why}.${hint}`);
  }
};
