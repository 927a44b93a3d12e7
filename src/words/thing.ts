import type { Types } from '../core/contract/game.js';
import type { CommonNames, Message, Words } from './message.js';

/** The things of one kind. */
export interface ThingKind<G extends Types, Id> {
  /** Lists the ids of the things, in the order of the components. */
  ids(components: G['Components']): readonly Id[];
  /** Returns the name of a thing. */
  title(id: Id, components: G['Components']): Message;
  /** Returns sentences about a thing. */
  lines(id: Id, components: G['Components']): readonly Message[];
}

/** The things of a game by kind. `Things` has, for every kind, the type of the value that identifies a thing. */
export type ThingKinds<G extends Types, Things> = { readonly [Kind in keyof Things]: ThingKind<G, Things[Kind]> };

/** The words of a game that also describe its things, as `sastrugi/GAME/about/LANGUAGE` exports them. */
export interface AboutWords<G extends Types, Names, Things> extends Words<G, Names> {
  readonly things: ThingKinds<G, Things>;
  /** Lists the things at a place of the board, by its id; none that the viewer cannot see. */
  at(state: G['State'] | G['View'], place: string, components: G['Components']): readonly Thing<Things>[];
}

/** The words of some game with its things, for code that serves all games. */
export type AnyAboutWords = AboutWords<Types, CommonNames<Types>, Readonly<Record<string, unknown>>>;

/** A thing with a name: its kind, and its id among those of the kind. */
export type Thing<Things> = {
  readonly [Kind in keyof Things]: { readonly kind: Kind; readonly id: Things[Kind] };
}[keyof Things];

/** Returns a function that makes things of their kind and ids. */
export const thingsOf =
  <Things>() =>
  <Kind extends keyof Things>(kind: Kind, ids: readonly Things[Kind][]): readonly Thing<Things>[] =>
    ids.map((id) => ({ kind, id }));
