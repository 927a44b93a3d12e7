/** What may cross the wire: publications for who they are for, and nothing beside them. */
import assert from 'node:assert/strict';
import type { AnyGame, Types, Viewer } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { type Known, publish, type Table } from 'sastrugi/table';
import type { Told, Wish } from '../shared/messages.ts';
import type { Wiretap } from './browser.ts';

/** A table as it stood at every version. */
export type Chronicle = ReadonlyMap<number, Table<Types>>;

const FIELDS: Readonly<Record<Told['kind'], readonly string[]>> = {
  tables: ['kind', 'tables'],
  seated: ['kind', 'table', 'tokens'],
  told: ['chairs', 'game', 'hasSecrets', 'isSaved', 'kind', 'publication', 'table', 'viewer'],
  refused: ['fault', 'kind'],
};

/** Compares all that a page was told with what its viewer may know, as `publish` says it. */
export const checkWire = ({ sent, told: frames }: Wiretap, chronicle: Chronicle, viewer: Viewer): number => {
  let known = knownAtFirst(sent);
  let publications = 0;
  for (const frame of frames) {
    const told = JSON.parse(frame) as Told;
    assert.deepEqual(Object.keys(told).sort(), FIELDS[told.kind], 'only these fields are sent');
    if (told.kind !== 'told') continue;
    const game = gameOf(told.game)!;
    assert.equal(told.viewer, viewer, 'nobody is told what another may know');
    const table = chronicle.get(told.publication.version)!;
    const expected = publish(game, table, viewer, known);
    assert.deepEqual(told.publication, JSON.parse(JSON.stringify(expected)));
    known = told.publication.known;
    publications++;
  }
  return publications;
};

/** What the page said that it knew when it began to watch. */
const knownAtFirst = (sent: readonly string[]): Known | undefined => {
  const watch = sent.map((text) => JSON.parse(text) as Wish).findLast(({ kind }) => kind === 'watch');
  return watch?.kind === 'watch' ? (watch.known ?? undefined) : undefined;
};

/** Nothing of these texts is anywhere in what was told: seeds, the tokens of others. */
export const checkSecrets = (frames: readonly string[], secrets: readonly string[]): void => {
  for (const frame of frames) {
    for (const secret of secrets) assert.ok(!frame.includes(secret), 'a secret has crossed the wire');
    checkViews(JSON.parse(frame));
  }
};

/** Whatever looks like a position is a view: chance is hidden in it. */
const checkViews = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('random' in value) assert.equal(value.random, '?', 'a state has crossed the wire');
  assert.ok(!('seed' in value), 'a seed has crossed the wire');
  for (const each of Object.values(value)) checkViews(each);
};

/** The views of a game in which something is hidden from this viewer: the check is about something. */
export const hidesFrom = (game: AnyGame, table: Table<Types>, viewer: Viewer): boolean =>
  JSON.stringify(publish(game, table, viewer).view).includes('"?"');
