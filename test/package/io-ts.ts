import * as t from 'io-ts';
import { createCodec, object } from '../../src/core/index.js';
import { orThrow, State, setup } from '../../src/games/blueprints/index.js';
import { asType } from '../../src/io-ts/index.js';

// An app's program, compiled here against the sources, and in the package check beside another io-ts than the
// library's.

const Place: t.Type<State> = asType(State);
const Table = t.type({ id: t.string, state: asType(State), others: t.array(t.union([asType(State), t.null])) });
type Table = t.TypeOf<typeof Table>;

/** A codec of the library with types of the app's io-ts. */
const Chat = createCodec(object('a chat', { words: t.array(t.string) }), (path, message) => ({ path, message }));

const table: Table = { id: 'A7', state: orThrow(setup({ players: 3, seed: 'winter' })), others: [null] };
export const verdicts = [
  Place.decode(table.state),
  Table.decode(table),
  Table.decode({ ...table, state: { ...table.state, round: 7 } }),
  Chat.decode({ words: ['a'] }),
  Chat.decode({ words: [1] }),
];
console.log(verdicts.map(({ _tag }) => _tag).join());

// @ts-expect-error a type of states is not one of texts.
export const wrong: t.Type<string> = asType(State);
