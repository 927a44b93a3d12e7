import { malformed, reading, writing } from './bytes.js';

/** How much of a file a block takes, and how many games are in it. */
export interface BlockPlace {
  readonly length: number;
  readonly games: number;
}

/** The body of the index: every block of the file, in order. */
export const indexBody = (places: readonly BlockPlace[]): Uint8Array => {
  const to = writing();
  to.count(places.length);
  for (const { length, games } of places) {
    to.count(length);
    to.count(games);
  }
  return to.written();
};

/** The blocks of an index; throws `Malformed` where nobody has written it so. */
export const readIndex = (body: Uint8Array): readonly BlockPlace[] => {
  const from = reading(body);
  const places: BlockPlace[] = [];
  for (let left = from.count(body.length); left > 0; left--) {
    places.push({ length: from.count(Number.MAX_SAFE_INTEGER), games: from.count(Number.MAX_SAFE_INTEGER) });
  }
  if (from.left() > 0) throw malformed('the index has more bytes than blocks');
  return places;
};
