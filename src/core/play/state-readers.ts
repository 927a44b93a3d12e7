import { type Fields, headed, list, record, variants } from '../codec/records.js';
import type { Reader } from '../codec/type.js';
import { boolean, either, integer, oneOf, text } from '../codec/values.js';
import type { Kernel, Shell } from '../contract/kernel.js';
import type { Form, Forms } from '../fields/fields.js';
import { orHidden, randomState, viewerOf } from '../fields/game-readers.js';
import { HIDDEN, type Types } from '../types/base-types.js';

/** The parts of a kernel that its readers use. */
type GameIdentity<G extends Types> = Pick<Kernel<G>, 'id' | 'title' | 'version' | 'players'>;

/** Builds the reader of states from a kernel's table of fields. Consistency is not checked here. */
export const stateReader = <G extends Types>(
  kernel: GameIdentity<G>,
  { fields }: Pick<Shell<G>, 'fields'>,
  box: G['Box'],
): Reader<G['State']> =>
  readerBy(kernel, box, `a state of ${kernel.title}`, randomState, (players) => readersOf(fields(box, players), false));

/** Builds the reader of views from a kernel's table of fields. Consistency is not checked here. */
export const viewReader = <G extends Types>(
  kernel: GameIdentity<G>,
  { fields }: Pick<Shell<G>, 'fields'>,
  box: G['Box'],
): Reader<G['View']> =>
  readerBy(kernel, box, `a view of ${kernel.title}`, oneOf(HIDDEN), (players) => ({
    ...readersOf(fields(box, players), true),
    viewer: viewerOf(players),
  }));

/** Builds a reader of the head, followed by the fields as they are for the number of players in it. */
const readerBy = <G extends Types, A>(
  { id, version, players: { min, max } }: GameIdentity<G>,
  box: G['Box'],
  name: string,
  random: Reader<unknown>,
  fieldsFor: (players: number) => Fields,
): Reader<A> => {
  const byPlayers = Array.from({ length: max + 1 }, (_, players) => (players < min ? {} : fieldsFor(players)));
  const head = {
    game: oneOf(id),
    rules: oneOf(version),
    components: oneOf(box.id),
    players: integer(min, max),
    random,
  };
  const reader = headed(name, head, Object.keys(byPlayers[max]!), ({ players }) => byPlayers[Number(players)]!);
  return reader as Reader<A>;
};

/** Returns the readers of some fields of a state, or of a view, where secret fields may be hidden. */
const readersOf = (fields: Partial<Forms>, isView: boolean): Readonly<Record<string, Reader<unknown>>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, form]) => (form ? [[key, readerOf(form, isView)]] : [])));

const readerOf = (form: Form, isView: boolean): Reader<unknown> => {
  switch (form.is) {
    case 'whole':
      return integer(form.from, form.to);
    case 'word':
      return oneOf(...form.words);
    case 'text':
      return text(1, form.most);
    case 'flag':
      return boolean;
    case 'list':
      return list(readerOf(form.of, isView), form.least, form.most);
    case 'record':
      return record(form.name, readersOf(form.fields, isView));
    case 'variants':
      return variants(form.name, variantReaders(form.variants, isView));
    case 'either':
      return either(oneOf(form.none), readerOf(form.of, isView));
    case 'secret':
      return isView ? orHidden(readerOf(form.of, isView)) : readerOf(form.of, isView);
  }
};

const variantReaders = (forms: Readonly<Record<string, Forms>>, isView: boolean) =>
  Object.fromEntries(Object.entries(forms).map(([kind, fields]) => [kind, readersOf(fields, isView)]));
