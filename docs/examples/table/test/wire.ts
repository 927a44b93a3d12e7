/** Checks the messages to pages: publications for the right viewers, and nothing else. */
import assert from 'node:assert/strict';
import type { AnyGame, Types, Viewer } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { type MatchRevision, publish, type Table } from 'sastrugi/table';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';
import type { Wiretap } from './browser.ts';

/** The states of a table at every version. */
export type Chronicle = ReadonlyMap<number, Table<Types>>;

const FIELDS: Readonly<Record<ServerMessage['kind'], readonly string[]>> = {
  tables: ['kind', 'tables'],
  seated: ['kind', 'table', 'tokens'],
  published: ['chairs', 'game', 'hasHiddenInformation', 'isSaved', 'kind', 'publication', 'table', 'viewer'],
  refused: ['error', 'kind'],
};

/** Compares all messages to a page with what `publish` returns for its viewer. */
export const checkWire = ({ sent, told: frames }: Wiretap, chronicle: Chronicle, viewer: Viewer): number => {
  let known = knownAtFirst(sent);
  let publications = 0;
  for (const frame of frames) {
    const told = JSON.parse(frame) as ServerMessage;
    assert.deepEqual(Object.keys(told).sort(), FIELDS[told.kind], 'only these fields are sent');
    if (told.kind !== 'published') continue;
    const game = gameOf(told.game)!;
    assert.equal(told.viewer, viewer, 'nobody is told what another may know');
    const table = chronicle.get(told.publication.version)!;
    const expected = publish(game, table, viewer, known);
    assert.deepEqual(told.publication, JSON.parse(JSON.stringify(expected)));
    known = told.publication.revision;
    publications++;
  }
  return publications;
};

/** Returns the part of the match that the page knew when it began to watch. */
const knownAtFirst = (sent: readonly string[]): MatchRevision | undefined => {
  const watch = sent.map((text) => JSON.parse(text) as ClientMessage).findLast(({ kind }) => kind === 'watch');
  return watch?.kind === 'watch' ? (watch.revision ?? undefined) : undefined;
};

/** Checks that none of these texts is in the messages: seeds, the tokens of others. */
export const checkSecrets = (frames: readonly string[], secrets: readonly string[]): void => {
  for (const frame of frames) {
    for (const secret of secrets) assert.ok(!frame.includes(secret), 'a secret has crossed the wire');
    checkViews(JSON.parse(frame));
  }
};

/** Checks that everything that looks like a position is a view, with hidden randomness. */
const checkViews = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('random' in value) assert.equal(value.random, '?', 'a state has crossed the wire');
  assert.ok(!('seed' in value), 'a seed has crossed the wire');
  for (const each of Object.values(value)) checkViews(each);
};

/** Checks that something is hidden from this viewer, so that the test is not trivial. */
export const hidesFrom = (game: AnyGame, table: Table<Types>, viewer: Viewer): boolean =>
  JSON.stringify(publish(game, table, viewer).view).includes('"?"');
