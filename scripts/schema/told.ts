import { join } from 'node:path';
import type { Schema } from '../../src/cli/game-schema.js';
import type { Types } from '../../src/core/contract/game.js';
import type { ChanceNotation } from '../../src/core/contract/kernel.js';
import { root } from '../entries.js';

/** Returns the schema of an entry of `told`: the facts of a deal or a move, with a space between them. */
export const toldSchema = async ({ id, title }: { readonly id: string; readonly title: string }): Promise<Schema> => {
  const notations = Object.values(await loadChanceNotation(id)).filter((row) => row !== undefined);
  const fact = `(?:${notations.map(({ pattern }) => withoutAnchors(pattern)).join('|')})`;
  return {
    title: `what chance brings in a deal or a move of ${title}`,
    description: notations.map(({ grammar }) => grammar.replaceAll('`', '')).join('; '),
    type: 'string',
    pattern: `^(?:${fact}(?: (?=.)|$))*$`,
    maxLength: MAX_ENTRY_LENGTH,
  };
};

/** Loads the notation of what chance brings in a game. */
export const loadChanceNotation = async (id: string): Promise<ChanceNotation<Types>> => {
  const { chanceNotation } = (await import(join(root, `src/games/${id}/told.ts`))) as {
    readonly chanceNotation: ChanceNotation<Types>;
  };
  return chanceNotation;
};

const MAX_ENTRY_LENGTH = 10_000;

/** Returns the source of an expression without the anchors at its ends. */
const withoutAnchors = ({ source }: RegExp): string => {
  if (!source.startsWith('^') || !source.endsWith('$')) throw new Error(`${source} has no anchors`);
  return source.slice(1, -1);
};
