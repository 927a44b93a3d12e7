import { expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import renames from '../support/renames.json' with { type: 'json' };
import { aboutLanguages } from '../words/about-languages.js';

/** By game, the new names of kinds by the old ones. */
const tables: Readonly<
  Record<string, Partial<Record<'moves' | 'events' | 'phases', Readonly<Record<string, string>>>>>
> = renames;

test.each(Object.keys(tables))('the new names of %s are those that it has', (id) => {
  const { moves = {}, events = {}, phases = {} } = tables[id]!;
  const { parameters } = aboutLanguages[id]![0]!;
  const moveKinds = new Set(games[id as keyof typeof games].catalogue.map(({ kind }) => kind as string));
  expect(Object.values(moves).filter((kind) => !moveKinds.has(kind))).toEqual([]);
  expect(Object.values(events).filter((kind) => !Object.hasOwn(parameters.events, kind))).toEqual([]);
  expect(Object.values(phases).filter((kind) => !Object.hasOwn(parameters.questions, kind))).toEqual([]);
});
