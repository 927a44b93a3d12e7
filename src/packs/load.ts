import { messageOf } from '../core/data/text.js';
import { type GamePack, readPack } from './pack.js';

/** Imports a module with a game of one's own, its default export or what it exports by name; throws an `Error` that says what is wrong with it. */
export const loadPack = async (address: string): Promise<GamePack> => {
  const exports = await importModule(address);
  const pack = readPack(exports['default'] ?? exports);
  if (pack._tag === 'Right') return pack.right;
  throw new Error(`has no game: ${pack.left.message}.`);
};

const importModule = async (address: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    return (await import(address)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const isUnknownType = (error as { readonly code?: unknown } | null)?.code === 'ERR_UNKNOWN_FILE_EXTENSION';
    const hint = isUnknownType ? ' This Node loads no TypeScript: compile the module, or use Node 22.18 or later.' : '';
    throw new Error(`cannot be loaded: ${messageOf(error).split('\n')[0]}.${hint}`);
  }
};
