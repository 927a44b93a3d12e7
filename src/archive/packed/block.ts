import { canonical } from '../../core/fingerprint.js';
import type { Maker } from '../../core/record.js';
import { type ByteReader, malformed, reading, writing } from './bytes.js';
import { LONGEST_BODY } from './frames.js';
import { type BlockHead, headCodec, MOST_GAMES, type PlayedGame, type Way } from './head.js';

/** A game as it stands in a block. */
export interface PackedGame {
  readonly played: PlayedGame;
  readonly by: Maker;
  readonly way: Omit<Way, 'game' | 'by'>;
  /** What the game has for itself. */
  readonly bytes: Uint8Array;
}

/** A block as it was read; nothing of its games has been played yet. */
export interface Block {
  /** The number of its first game in the file, from 0. */
  readonly first: number;
  readonly games: readonly PackedGame[];
}

/** The body of a block. */
export const blockBody = (first: number, games: readonly PackedGame[]): Uint8Array => {
  const [makers, playedGames, ways] = [table<Maker>(), table<PlayedGame>(), table<Way>()];
  const wayOf = ({ played, by, way }: PackedGame): number =>
    ways.numberOf({ ...way, game: playedGames.numberOf(played), by: makers.numberOf(by) });
  const places = games.map((game) => [wayOf(game), game.bytes.length] as const);
  const head: BlockHead = { makers: makers.entries, games: playedGames.entries, ways: ways.entries };
  const to = writing();
  to.count(first);
  to.text(canonical(head));
  to.count(games.length);
  for (const [way, length] of places) {
    to.count(way);
    to.count(length);
  }
  for (const { bytes } of games) to.raw(bytes);
  return to.written();
};

/** Values that are written once, in the order in which they came. */
const table = <A>() => {
  const numbers = new Map<string, number>();
  const entries: A[] = [];
  return {
    entries,
    numberOf: (entry: A): number => {
      const key = canonical(entry);
      const number = numbers.get(key) ?? entries.push(entry) - 1;
      numbers.set(key, number);
      return number;
    },
  };
};

/** The block of a body; throws `Malformed` where nobody has written it so. */
export const readBlock = (body: Uint8Array): Block => {
  const from = reading(body);
  const first = from.count(Number.MAX_SAFE_INTEGER);
  const head = headIn(from.text(LONGEST_BODY));
  const places = Array.from({ length: from.count(MOST_GAMES) }, () => placeIn(from, head.ways.length));
  const games = places.map(([number, length]): PackedGame => {
    const { game, by, ...way } = head.ways[number]!;
    const [played, maker] = [head.games[game], head.makers[by]];
    if (played === undefined || maker === undefined) throw malformed('a way is of no game or no maker of its head');
    return { played, by: maker, way, bytes: from.raw(length) };
  });
  if (from.left() > 0) throw malformed('it has more bytes than games');
  return { first, games };
};

const placeIn = (from: ByteReader, ways: number): readonly [way: number, length: number] => [
  from.count(ways - 1),
  from.count(LONGEST_BODY),
];

const headIn = (text: string): BlockHead => {
  const head = headCodec.decode(jsonOf(text));
  if (head._tag === 'Left') throw malformed(head.left.message);
  return head.right;
};

/** The value of a JSON text. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('a text is not JSON');
  }
};
