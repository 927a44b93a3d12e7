import type { Components, Start } from '../../components/types/index.js';
import { DIFFICULTIES } from '../../components/vocabulary.js';
import { firstWrong } from './references.js';

/** Checks that tables fit together, and that pieces on the board at the start exist. */
export const wrongCount = (pack: Components): string | null =>
  wrongTracks(pack) ??
  (['fall', 'knock', 'pull', 'close'] as const).reduce<string | null>(
    (fault, chance) => fault ?? (pack.tower[chance] <= pack.tower.of ? null : `tower.${chance}`),
    null,
  ) ??
  wrongScenario(pack) ??
  wrongStarts(pack) ??
  wrongStart(pack) ??
  wrongMap(pack);

const wrongTracks = ({ tracks }: Components): string | null => {
  const { throws, icons, ranges, roundTypes, rounds, meeplesFor, populationTop, hungerTop, hungerLimit } = tracks;
  if (icons.length !== throws.length) return 'tracks.icons';
  if (ranges.some((range) => range >= throws.length)) return 'tracks.ranges';
  if (roundTypes.length !== rounds) return 'tracks.roundTypes';
  const row = firstWrong(meeplesFor, 'tracks.meeplesFor', (counts) => {
    return counts.length === populationTop + 1 && counts[0] === 0 && counts.every((n, i) => n >= (counts[i - 1] ?? 0));
  });
  if (row !== null) return row;
  if (hungerTop < hungerLimit || hungerTop < populationTop) return 'tracks.hungerTop';
  if (!covers(tracks.sections, 0, tracks.sickLimit - 1)) return 'tracks.sections';
  return covers(tracks.maluses, 1, hungerLimit - 1) ? null : 'tracks.maluses';
};

/** Checks whether ranges follow one another from the first to the last number. */
const covers = (
  rows: readonly { readonly from: number; readonly to: number }[],
  first: number,
  last: number,
): boolean =>
  rows.every(({ from, to }, i) => from <= to && from === (i === 0 ? first : rows[i - 1]!.to + 1)) &&
  rows.at(-1)?.to === last;

const wrongScenario = ({ scenario, tracks }: Components): string | null => {
  const wrong = firstWrong(scenario, 'scenario', ({ at }) => at.kind !== 'round' || at.round <= tracks.rounds);
  return wrong === null ? null : `${wrong}.at`;
};

const wrongStarts = (pack: Components): string | null => {
  for (const difficulty of DIFFICULTIES) {
    const field = wrongSetup(pack, pack.setup[difficulty]);
    if (field !== null) return `setup.${difficulty}.${field}`;
  }
  return null;
};

const wrongSetup = ({ tracks }: Components, { citizens, sick, cold, heat, storm, hunger }: Start): string | null => {
  if (citizens.some((count) => count > tracks.populationTop)) return 'citizens';
  if (sick.some((count, type) => count > citizens[type]!)) return 'sick';
  if (cold >= tracks.throws.length) return 'cold';
  if (heat > cold) return 'heat';
  if (hunger > tracks.hungerTop) return 'hunger';
  return storm < 1 || storm > tracks.rounds ? 'storm' : null;
};

const sum = (kinds: readonly { readonly count: number }[]): number =>
  kinds.reduce((total, { count }) => total + count, 0);

const wrongStart = ({ start, tokens, tracks, citizens, expeditions, expeditionSlots }: Components): string | null => {
  const letters = (letter: string) => expeditions.filter((card) => card.letter === letter).length;
  if (start.hand > citizens.length) return 'start.hand';
  if (start.hope < 1 || start.hope > Math.min(tracks.hopeRoom, sum(tokens.hope))) return 'start.hope';
  if (start.discontent >= tracks.discontentLimit || start.discontent > sum(tokens.discontent))
    return 'start.discontent';
  return start.stacks > Math.min(expeditionSlots - letters('X'), letters('A')) ? 'start.stacks' : null;
};

const wrongMap = ({ map, start, tiles, buildings }: Components): string | null => {
  const anchors = map.pairs.map(([anchor]) => anchor);
  const pair = firstWrong(map.pairs, 'map.pairs', ([a, b], i) => a < b && anchors.indexOf(a) === i);
  if (pair !== null) return pair;
  const joined = joinedTo(map.positions, start.tiles);
  const placed = firstWrong(start.tiles, 'start.tiles', (id, i) => start.tiles.indexOf(id) === i && joined.has(id));
  if (placed !== null) return placed;
  for (const zone of ['near', 'far'] as const) {
    const wanted = map.positions.filter((position) => position.zone === zone && start.tiles.includes(position.id));
    if (wanted.length > tiles.filter((tile) => tile.zone === zone).length) return 'start.tiles';
  }
  const out = [
    ...map.printed,
    ...start.generator.flatMap((space) => (typeof space === 'object' && 'building' in space ? [space.building] : [])),
  ];
  const wrong = firstWrong(
    buildings,
    'buildings',
    ({ id, supply }) => out.filter((each) => each === id).length <= supply,
  );
  return wrong === null ? null : `${wrong}.supply`;
};

/** Lists those of some positions that are joined to the generator tile through one another. */
const joinedTo = (positions: Components['map']['positions'], ids: readonly string[]): ReadonlySet<string> => {
  const joined = new Set(['generator']);
  const touches = (a: string, b: string) => positions.some(({ id, touches: beside }) => id === a && beside.includes(b));
  for (let grown = -1; grown < joined.size; ) {
    grown = joined.size;
    for (const id of ids) if ([...joined].some((each) => touches(id, each) || touches(each, id))) joined.add(id);
  }
  return joined;
};
