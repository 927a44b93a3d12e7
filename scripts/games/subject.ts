import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChanceFacts } from '../../src/core/contract/chance-facts.js';
import type { Clauses } from '../../src/core/types/clauses.js';
import { gameOf } from '../../src/games/index.js';
import type { AnyGame, Types } from '../../src/index.js';
import { type AnyAboutWords, aboutOf, wordsOf } from '../../src/words/index.js';
import { root } from '../entries.js';
import { chanceOf } from '../schema/told.js';
import type { Lesson } from './lessons/lesson.js';
import { type Sample, sampleOf } from './sample.js';
import type { Described } from './things.js';

/** The data of a game's page. */
export interface Subject {
  readonly id: string;
  readonly game: AnyGame;
  readonly clauses: Clauses<string>;
  readonly messages: Readonly<Record<string, string>>;
  /** By kind of move, the phases in which it can be made. */
  readonly kinds: Readonly<Record<string, { readonly in: readonly string[] }>>;
  readonly phases: readonly string[];
  readonly chance: ChanceFacts<Types>;
  readonly sample: Sample;
  readonly lesson: Lesson<Types['Components']>;
  readonly about: Described;
}

/** Gathers the data of a game's page. */
export const subjectOf = async (id: string): Promise<Subject> => {
  const game = gameOf(id)!;
  const folder = `src/games/${id}`;
  const module = (name: string): string =>
    join(root, folder, existsSync(join(root, folder, `${name}.ts`)) ? `${name}.ts` : `${name}/index.ts`);
  const { words } = (await import(join(root, folder, 'words/about/en.ts'))) as { words: AnyAboutWords };
  const { lesson } = (await import(`./lessons/${id}.ts`)) as Pick<Subject, 'lesson'>;
  const { kinds } = (await import(module('kinds'))) as Pick<Subject, 'kinds'>;
  const phases = Object.keys(words.messages).flatMap((key) => /^question\.(.*)$/.exec(key)?.[1] ?? []);
  const { messages } = words;
  // Chance tries the values of the others.
  const chosen = othersOf(game).filter((option) => option.default !== null);
  const each = chosen.flatMap(({ name, values }) => values.map((value) => ({ [name]: String(value) })));
  const speech = wordsOf(words, game);
  const sample = sampleOf(game, speech, [{}, ...each]);
  const { things, about } = aboutOf(words, game, speech);
  const described = things.map((thing) => ({ ...thing, ...about(thing) }));
  return {
    id,
    game,
    clauses: game.clauses,
    messages,
    kinds,
    phases,
    chance: await chanceOf(id),
    sample,
    lesson,
    about: { components: game.components, things: described },
  };
};

/** Lists the options other than players and seed. */
export const othersOf = ({ options }: Subject['game']) => options.filter(({ name }) => name !== 'players');
