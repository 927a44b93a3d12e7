import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChanceNotation } from '../../src/core/contract/kernel.js';
import type { Clauses } from '../../src/core/types/clauses.js';
import { gameOf } from '../../src/games/index.js';
import type { AnyGame, Types } from '../../src/index.js';
import { type AnyAboutTranslation, createAbout, createGameText } from '../../src/words/index.js';
import { root } from '../entries.js';
import { loadChanceNotation } from '../schema/told.js';
import type { DescribedEntries } from './entries.js';
import type { Lesson } from './lessons/lesson.js';
import { createSample, type Sample } from './sample.js';

/** The data of a game's page. */
export interface GamePageData {
  readonly id: string;
  readonly game: AnyGame;
  readonly clauses: Clauses<string>;
  readonly messages: Readonly<Record<string, string>>;
  /** By kind of move, the phases in which it can be made. */
  readonly kinds: Readonly<Record<string, { readonly phases: readonly string[] }>>;
  readonly phases: readonly string[];
  readonly chance: ChanceNotation<Types>;
  readonly sample: Sample;
  readonly lesson: Lesson<Types['Components']>;
  readonly about: DescribedEntries;
}

/** Gathers the data of a game's page. */
export const loadPageData = async (id: string): Promise<GamePageData> => {
  const game = gameOf(id)!;
  const folder = `src/games/${id}`;
  const module = (name: string): string =>
    join(root, folder, existsSync(join(root, folder, `${name}.ts`)) ? `${name}.ts` : `${name}/index.ts`);
  const { words } = (await import(join(root, folder, 'words/about/en.ts'))) as { words: AnyAboutTranslation };
  const { lesson } = (await import(`./lessons/${id}.ts`)) as Pick<GamePageData, 'lesson'>;
  const { kinds } = (await import(module('kinds'))) as Pick<GamePageData, 'kinds'>;
  const phases = Object.keys(words.messages).flatMap((key) => /^question\.(.*)$/.exec(key)?.[1] ?? []);
  const { messages } = words;
  // Chance tries the values of the others.
  const chosen = otherOptions(game).filter((option) => option.default !== null);
  const each = chosen.flatMap(({ name, values }) => values.map((value) => ({ [name]: String(value) })));
  const speech = createGameText(words, game);
  const sample = createSample(game, speech, [{}, ...each]);
  const { entries, about } = createAbout(words, game, speech);
  const described = entries.map((thing) => ({ ...thing, ...about(thing) }));
  return {
    id,
    game,
    clauses: game.clauses,
    messages,
    kinds,
    phases,
    chance: await loadChanceNotation(id),
    sample,
    lesson,
    about: { components: game.components, entries: described },
  };
};

/** Lists the options other than players and seed. */
export const otherOptions = ({ options }: GamePageData['game']) => options.filter(({ name }) => name !== 'players');
