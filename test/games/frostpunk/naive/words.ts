import type { CitizenType, Components, MeepleKind, Resource } from '../../../../src/games/frostpunk/index.js';

export const TYPES: readonly CitizenType[] = ['worker', 'engineer', 'child'];
export const GOODS: readonly Resource[] = ['coal', 'wood', 'steel', 'core', 'food'];
export const LETTER: Readonly<Record<string, MeepleKind>> = { W: 'worker', E: 'engineer', C: 'child', A: 'automaton' };
export const NUMBER: Readonly<Record<MeepleKind, number>> = { worker: 0, engineer: 1, child: 2, automaton: 3 };

/** By word, the phases in which it is an answer. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  feed: ['turn', 'burnCoal'],
  eat: ['eat'],
  pass: ['turn'],
  done: ['expert', 'dusk', 'build', 'longShift'],
  card: ['turn'],
  call: ['turn', 'dusk'],
  expert: ['expert'],
  patrol: ['dusk'],
  shift: ['longShift'],
  clear: ['turn'],
  gather: ['turn'],
  build: ['turn'],
  use: ['turn'],
  scout: ['turn'],
  special: ['turn'],
  construct: ['build'],
  on: ['site'],
  dismantle: ['build'],
  upgrade: ['build'],
  at: ['placeTile', 'gatherTile'],
  option: ['option'],
  type: ['citizenType'],
  token: ['raise'],
  activate: ['raise', 'activate'],
  exhaust: ['lower', 'exhaust'],
  remove: ['lower'],
  draw: ['death'],
  discard: ['death'],
  tech: ['technology'],
  law: ['law'],
  keep: ['consequence'],
  avoid: ['arrived'],
  explore: ['arrived'],
  continue: ['explored'],
  return: ['explored'],
  stack: ['chooseScout'],
};

export const sitesOf = ({ map }: Components): readonly string[] => [
  ...['g0', 'g1', 'g2', 'g3', 'g4'],
  ...map.positions.flatMap(({ id }) => [`${id}a`, `${id}b`]),
  ...map.printedBuildings.map((_, i) => `p${i}`),
];

const specialsOf = ({ morning, dusk, laws, scenario }: Components): readonly string[] =>
  [
    ...[...morning, ...dusk].map(({ id, display }) => ({ id, display })),
    ...laws.flatMap(({ id, consequences: [a, b] }) => [
      { id: `${id}.a`, display: a.display },
      { id: `${id}.b`, display: b.display },
    ]),
    ...scenario.map(({ id, display }) => ({ id, display })),
  ].flatMap(({ id, display }) => (display !== 'none' && display.specialAction !== 'none' ? [id] : []));

/** Lists every move, in the order of the table of decisions. */
export const textsOf = (box: Components): readonly string[] => {
  const sites = sitesOf(box);
  const spaces = sites.filter((site) => !site.startsWith('p'));
  const upTo = (n: number, from = 0): readonly string[] =>
    Array.from({ length: n - from + 1 }, (_, i) => String(from + i));
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  const by = (word: string, ...lists: readonly (readonly string[])[]): readonly string[] =>
    lists.reduce<readonly string[]>((texts, list) => texts.flatMap((text) => list.map((x) => `${text}:${x}`)), [word]);
  const meeples = ['W', 'E', 'C', 'A'];
  const tokens = ids([...box.tokens.hope, ...box.tokens.discontent]);
  const slots = upTo(box.expeditionSlots - 1);
  return [
    ...by('feed', upTo(box.tracks.thrownCubes.length - 1)),
    ...by('eat', upTo(box.tracks.maxHunger)),
    ...['pass', 'done'],
    ...by('card', ids(box.citizenCards)),
    ...['call', 'expert', 'patrol', 'shift'],
    ...by('clear', meeples, ['near', 'far']),
    ...by('gather', meeples, spaces),
    ...by('build', meeples),
    ...by('use', meeples, sites),
    ...by('scout', ['W', 'E'], slots),
    ...by('special', meeples, specialsOf(box)),
    ...by('construct', ids(box.buildings.filter(({ cost }) => cost !== 'none'))),
    ...['on', 'dismantle', 'upgrade'].flatMap((word) => by(word, spaces)),
    ...by('at', ids(box.map.positions)),
    ...by('option', upTo(6, 1)),
    ...by('type', ['W', 'E', 'C']),
    'token',
    ...['activate', 'exhaust', 'remove'].flatMap((word) => by(word, tokens)),
    'draw',
    ...by('discard', ids(box.citizenCards)),
    ...by('tech', ids(box.technologies)),
    ...by('law', ids(box.laws)),
    ...by('keep', ['a', 'b']),
    ...['avoid', 'explore', 'continue', 'return'],
    ...by('stack', slots),
  ];
};
