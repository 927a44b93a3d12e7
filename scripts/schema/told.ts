import { join } from 'node:path';
import type { ChanceFacts } from '../../src/core/contract/chance-facts.js';
import type { Types } from '../../src/core/contract/game.js';
import { root } from '../entries.js';
import type { Schema } from './words.js';

/** Returns the schema of an entry of `told`: the facts of a deal or a move, with a space between them. */
export const toldSchema = async ({ id, title }: { readonly id: string; readonly title: string }): Promise<Schema> => {
  const rows = Object.values(await chanceOf(id)).filter((row) => row !== undefined);
  const fact = `(?:${rows.map(({ form }) => unanchored(form)).join('|')})`;
  return {
    title: `what chance brings in a deal or a move of ${title}`,
    description: rows.map(({ grammar }) => grammar.replaceAll('`', '')).join('; '),
    type: 'string',
    pattern: `^(?:${fact}(?: (?=.)|$))*$`,
    maxLength: LONGEST_ENTRY,
  };
};

/** Loads the notation of what chance brings in a game. */
export const chanceOf = async (id: string): Promise<ChanceFacts<Types>> => {
  const { chance } = (await import(join(root, `src/games/${id}/told.ts`))) as { readonly chance: ChanceFacts<Types> };
  return chance;
};

const LONGEST_ENTRY = 10_000;

/** Returns the source of an expression without the anchors at its ends. */
const unanchored = ({ source }: RegExp): string => {
  if (!source.startsWith('^') || !source.endsWith('$')) throw new Error(`${source} has no anchors`);
  return source.slice(1, -1);
};
