import type { OfKind } from '../../../core/contract/rows.js';
import type { Components, Tables } from '../components/index.js';
import {
  type Action,
  CITIZENS,
  CONSEQUENCES,
  KINDS,
  type Kind,
  MOST_OPTIONS,
  ZONES,
} from '../components/vocabulary.js';
import type { HandCard, Move, OnSite, Scout, TurnToken, Word } from './kinds.js';

/** The entries of each kind, in the order of the catalogue. */
export type EntriesOf = { readonly [Each in Move['kind']]: readonly OfKind<Move, Each>[] };

/** The entries of each main action, by kind of Meeple. */
export type EntriesByMeeple = { readonly [Each in Action]: readonly (readonly OfKind<Move, Each>[])[] };

/** The entries of the catalogue. */
export interface Entries {
  readonly of: EntriesOf;
  readonly by: EntriesByMeeple;
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const numbered = <A>(table: { readonly length: number }, entry: (i: number) => A): readonly A[] =>
  numbers(0, table.length - 1).map(entry);

const word = <Each extends Word['kind']>(kind: Each): readonly { readonly kind: Each }[] => [{ kind }];

/** Lists every move of a pack, in the order of their numbers. */
export const entriesOf = ({ components, sites, spaces, specials }: Omit<Tables, 'id'>): Entries => {
  const by = actionsOf(components, sites.length, spaces, specials);
  return {
    of: {
      ...wordsOfTurn(components),
      clear: by.clear.flat(),
      gather: by.gather.flat(),
      build: by.build.flat(),
      use: by.use.flat(),
      scout: by.scout.flat(),
      special: by.special.flat(),
      ...answersOf(components, spaces),
    },
    by,
  };
};

const actionsOf = (
  { expeditionSlots }: Components,
  sites: number,
  spaces: number,
  specials: Tables['specials'],
): EntriesByMeeple => ({
  clear: KINDS.map((meeple) => ZONES.map((zone) => ({ kind: 'clear', meeple, zone }))),
  gather: KINDS.map((meeple) => numbers(0, spaces - 1).map((site) => ({ kind: 'gather', meeple, site }))),
  build: KINDS.map((meeple) => [{ kind: 'build', meeple }]),
  use: KINDS.map((meeple) => numbers(0, sites - 1).map((site) => ({ kind: 'use', meeple, site }))),
  scout: KINDS.map((meeple) =>
    isScout(meeple) ? numbers(0, expeditionSlots - 1).map((slot) => ({ kind: 'scout', meeple, slot })) : [],
  ),
  special: KINDS.map((meeple) => specials.map(({ name }) => ({ kind: 'special', meeple, card: name }))),
});

const isScout = (meeple: Kind): meeple is Scout['meeple'] => meeple === 'worker' || meeple === 'engineer';

const cards = <Each extends HandCard['kind']>(kind: Each, { citizens }: Components) =>
  numbered(citizens, (card) => ({ kind, card }));

const wordsOfTurn = (components: Components) =>
  ({
    feed: numbered(components.tracks.throws, (n) => ({ kind: 'feed', n })),
    eat: numbers(0, components.tracks.hungerTop).map((n) => ({ kind: 'eat', n })),
    pass: word('pass'),
    done: word('done'),
    card: cards('card', components),
    call: word('call'),
    expert: word('expert'),
    patrol: word('patrol'),
    shift: word('shift'),
  }) satisfies Partial<EntriesOf>;

const answersOf = (components: Components, spaces: number) => {
  const { tokens, map, buildings } = components;
  const ids = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const costly = buildings.flatMap(({ cost }, building) => (cost === 'none' ? [] : [building]));
  const onSite = <Each extends OnSite['kind']>(kind: Each) => numbers(0, spaces - 1).map((site) => ({ kind, site }));
  const turn = <Each extends TurnToken['kind']>(kind: Each) => ids.map((token) => ({ kind, token }));
  return {
    construct: costly.map((building) => ({ kind: 'construct', building })),
    site: onSite('site'),
    dismantle: onSite('dismantle'),
    upgrade: onSite('upgrade'),
    tile: numbered(map.positions, (position) => ({ kind: 'tile', position })),
    option: numbers(1, MOST_OPTIONS).map((n) => ({ kind: 'option', n })),
    type: CITIZENS.map((type) => ({ kind: 'type', type })),
    token: word('token'),
    activate: turn('activate'),
    exhaust: turn('exhaust'),
    remove: turn('remove'),
    draw: word('draw'),
    discard: cards('discard', components),
    technology: numbered(components.technologies, (technology) => ({ kind: 'technology', technology })),
    law: numbered(components.laws, (law) => ({ kind: 'law', law })),
    keep: CONSEQUENCES.map((consequence) => ({ kind: 'keep', consequence })),
    avoid: word('avoid'),
    explore: word('explore'),
    continue: word('continue'),
    return: word('return'),
    stack: numbered({ length: components.expeditionSlots }, (slot) => ({ kind: 'stack', slot })),
  } satisfies Partial<EntriesOf>;
};
