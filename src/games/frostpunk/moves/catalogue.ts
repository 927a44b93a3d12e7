import type { Tables } from '../components/box.js';
import type { Components } from '../components/types/index.js';
import { CITIZENS, KINDS, MOST_OPTIONS, ZONES } from '../components/vocabulary.js';
import type { AtSite, Clear, HandCard, Move, OnSite, SpecialAction, TurnToken, Word } from './index.js';

/** The entries of the catalogue as the rules reach for them; those by Meeple are lists by kind of Meeple. */
export interface Entries {
  readonly all: readonly Move[];
  readonly of: Readonly<Record<Move['kind'], readonly Move[]>>;
  readonly clear: readonly (readonly Clear[])[];
  readonly gather: readonly (readonly AtSite[])[];
  readonly use: readonly (readonly AtSite[])[];
  readonly special: readonly (readonly SpecialAction[])[];
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const numbered = <A>(table: { readonly length: number }, entry: (i: number) => A): readonly A[] =>
  numbers(0, table.length - 1).map(entry);

const word = (kind: Word['kind']): readonly Word[] => [{ kind }];

/** Every move of a pack, in the order of their numbers. */
export const entriesOf = (parts: Components, { sites, spaces, specials }: Tables): Entries => {
  const { tracks, tokens, map } = parts;
  const ids = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const cards = (kind: HandCard['kind']) => numbered(parts.citizens, (card): Move => ({ kind, card }));
  const onSite = (kind: OnSite['kind']) => numbers(0, spaces - 1).map((site): Move => ({ kind, site }));
  const turn = (kind: TurnToken['kind']) => ids.map((token): Move => ({ kind, token }));
  const atSite = (kind: AtSite['kind'], count: number) =>
    KINDS.map((meeple) => numbers(0, count - 1).map((site): AtSite => ({ kind, meeple, site })));
  const clear = KINDS.map((meeple) => ZONES.map((zone): Clear => ({ kind: 'clear', meeple, zone })));
  const gather = atSite('gather', spaces);
  const use = atSite('use', sites.length);
  const special = KINDS.map((meeple) =>
    specials.map(({ name }): SpecialAction => ({ kind: 'special', meeple, card: name })),
  );
  const slots = numbers(0, parts.expeditionSlots - 1);
  const costly = parts.buildings.flatMap(({ cost }, building) => (cost === 'none' ? [] : [building]));
  const of: Entries['of'] = {
    feed: numbers(0, tracks.throws.length - 1).map((n) => ({ kind: 'feed', n })),
    eat: numbers(0, tracks.hungerTop).map((n) => ({ kind: 'eat', n })),
    pass: word('pass'),
    done: word('done'),
    card: cards('card'),
    call: word('call'),
    expert: word('expert'),
    patrol: word('patrol'),
    shift: word('shift'),
    clear: clear.flat(),
    gather: gather.flat(),
    build: KINDS.map((meeple) => ({ kind: 'build', meeple })),
    use: use.flat(),
    scout: (['worker', 'engineer'] as const).flatMap((meeple) =>
      slots.map((slot): Move => ({ kind: 'scout', meeple, slot })),
    ),
    special: special.flat(),
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
    discard: cards('discard'),
    technology: numbered(parts.technologies, (technology) => ({ kind: 'technology', technology })),
    law: numbered(parts.laws, (law) => ({ kind: 'law', law })),
    keep: [
      { kind: 'keep', consequence: 'a' },
      { kind: 'keep', consequence: 'b' },
    ],
    avoid: word('avoid'),
    explore: word('explore'),
    continue: word('continue'),
    return: word('return'),
    stack: slots.map((slot) => ({ kind: 'stack', slot })),
  };
  return { all: Object.values(of).flat(), of, clear, gather, use, special };
};
