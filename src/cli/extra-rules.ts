import { messageOf } from '../core/data/text.js';
import type { CommandOptions } from './command.js';
import { CommandError } from './exit-status.js';
import { isPath, resolveModule } from './own-games.js';
import type { ExtraRules } from './queries/available-games.js';

/** Loads and checks the rules that the command line names. */
export const loadExtraRules = async ({
  components = [],
  package: names = [],
  modules = [],
}: CommandOptions): Promise<ExtraRules> => ({
  components: await Promise.all(components.map(async (text) => (await import('./load-games.js')).readComponents(text))),
  packages: await Promise.all(names.map(resolvePackage)),
  modules,
});

/** Resolves a package from the current folder to an address, so that all threads load the same module. */
const resolvePackage = async (name: string): Promise<string> => {
  try {
    const address = resolveModule(name);
    const { loadPackageGames } = await import('./queries/available-games.js');
    await loadPackageGames(address);
    return address;
  } catch (error) {
    const why = error instanceof Error ? messageOf(error).split('\n')[0]! : `it throws ${messageOf(error)}`;
    const hint = isPath(name) ? '' : ` Install it here: npm install ${name}.`;
    throw new CommandError('CannotRead', `The package ${name} cannot be used: ${why}.${hint}`);
  }
};
