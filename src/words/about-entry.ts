import type { Types } from '../core/contract/game.js';
import type { CommonNames, Message, Translation } from './message.js';

/** The things of one kind. */
export interface AboutKind<G extends Types, Id> {
  /** Lists the ids of the things, in the order of the components. */
  ids(components: G['Components']): readonly Id[];
  /** Returns the name of a thing. */
  title(id: Id, components: G['Components']): Message;
  /** Returns sentences about a thing. */
  lines(id: Id, components: G['Components']): readonly Message[];
}

/** The things of a game by kind. `Entries` has, for every kind, the type of the value that identifies a thing. */
export type AboutKinds<G extends Types, Entries> = { readonly [Kind in keyof Entries]: AboutKind<G, Entries[Kind]> };

/** The words of a game that also describe its things, as `sastrugi/GAME/about/LANGUAGE` exports them. */
export interface AboutTranslation<G extends Types, Names, Entries> extends Translation<G, Names> {
  readonly aboutKinds: AboutKinds<G, Entries>;
  /** Lists the things at a place of the board, by its id; none that the viewer cannot see. */
  entriesAt(state: G['State'] | G['View'], place: string, components: G['Components']): readonly AboutEntry<Entries>[];
}

/** The words of some game with its things, for code that serves all games. */
export type AnyAboutTranslation = AboutTranslation<Types, CommonNames<Types>, Readonly<Record<string, unknown>>>;

/** A thing with a name: its kind, and its id among those of the kind. */
export type AboutEntry<Entries> = {
  readonly [Kind in keyof Entries]: { readonly kind: Kind; readonly id: Entries[Kind] };
}[keyof Entries];

/** Returns a function that makes things of their kind and ids. */
export const createEntries =
  <Entries>() =>
  <Kind extends keyof Entries>(kind: Kind, ids: readonly Entries[Kind][]): readonly AboutEntry<Entries>[] =>
    ids.map((id) => ({ kind, id }));

/** Returns a function that adds the descriptions of things to the words of a game in a language. */
export const describeThings =
  <G extends Types, Names, Entries>(things: Pick<AboutTranslation<G, Names, Entries>, 'aboutKinds' | 'entriesAt'>) =>
  (
    words: Translation<G, Names>,
    descriptions: Translation<G, Names>['messages'],
  ): AboutTranslation<G, Names, Entries> => ({
    ...words,
    messages: { ...words.messages, ...descriptions },
    ...things,
  });
