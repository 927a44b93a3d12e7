import type { Components, DifficultyStart } from '../../components/types/index.js';
import { DIFFICULTIES } from '../../components/vocabulary.js';
import { findWrongEntry } from './references.js';

/** Checks that tables fit together, and that pieces on the board at the start exist. */
export const findWrongCount = (pack: Components): string | null =>
  findWrongTracks(pack) ??
  (['whenThrown', 'whenHit', 'whenPulled', 'whenClosed'] as const).reduce<string | null>(
    (error, chance) => error ?? (pack.tower[chance] <= pack.tower.outOf ? null : `tower.${chance}`),
    null,
  ) ??
  findWrongScenario(pack) ??
  findWrongStarts(pack) ??
  findWrongStart(pack) ??
  findWrongMap(pack);

const findWrongTracks = ({ tracks }: Components): string | null => {
  const {
    thrownCubes,
    sickTypes,
    heatingRanges,
    eatingTypes,
    rounds,
    meeplesFor,
    maxCitizens,
    maxHunger,
    hungerLimit,
  } = tracks;
  if (sickTypes.length !== thrownCubes.length) return 'tracks.sickTypes';
  if (heatingRanges.some((range) => range >= thrownCubes.length)) return 'tracks.heatingRanges';
  if (eatingTypes.length !== rounds) return 'tracks.eatingTypes';
  const row = findWrongEntry(meeplesFor, 'tracks.meeplesFor', (counts) => {
    return counts.length === maxCitizens + 1 && counts[0] === 0 && counts.every((n, i) => n >= (counts[i - 1] ?? 0));
  });
  if (row !== null) return row;
  if (maxHunger < hungerLimit || maxHunger < maxCitizens) return 'tracks.maxHunger';
  if (!areContiguous(tracks.sicknessSections, 0, tracks.sickLimit - 1)) return 'tracks.sicknessSections';
  return areContiguous(tracks.hungerPenalties, 1, hungerLimit - 1) ? null : 'tracks.hungerPenalties';
};

/** Checks whether ranges follow one another from the first to the last number. */
const areContiguous = (
  rows: readonly { readonly from: number; readonly to: number }[],
  first: number,
  last: number,
): boolean =>
  rows.every(({ from, to }, i) => from <= to && from === (i === 0 ? first : rows[i - 1]!.to + 1)) &&
  rows.at(-1)?.to === last;

const findWrongScenario = ({ scenario, tracks }: Components): string | null => {
  const wrong = findWrongEntry(
    scenario,
    'scenario',
    ({ trigger }) => trigger.kind !== 'round' || trigger.round <= tracks.rounds,
  );
  return wrong === null ? null : `${wrong}.trigger`;
};

const findWrongStarts = (pack: Components): string | null => {
  for (const difficulty of DIFFICULTIES) {
    const field = findWrongDifficulty(pack, pack.startByDifficulty[difficulty]);
    if (field !== null) return `startByDifficulty.${difficulty}.${field}`;
  }
  return null;
};

const findWrongDifficulty = (
  { tracks }: Components,
  { citizens, sickCitizens, cold, heat, stormRound, hunger }: DifficultyStart,
): string | null => {
  if (citizens.some((count) => count > tracks.maxCitizens)) return 'citizens';
  if (sickCitizens.some((count, type) => count > citizens[type]!)) return 'sickCitizens';
  if (cold >= tracks.thrownCubes.length) return 'cold';
  if (heat > cold) return 'heat';
  if (hunger > tracks.maxHunger) return 'hunger';
  return stormRound < 1 || stormRound > tracks.rounds ? 'stormRound' : null;
};

const countTokens = (kinds: readonly { readonly copies: number }[]): number =>
  kinds.reduce((total, { copies }) => total + copies, 0);

const findWrongStart = ({
  start,
  tokens,
  tracks,
  citizenCards,
  expeditions,
  expeditionSlots,
}: Components): string | null => {
  const letters = (letter: string) => expeditions.filter((card) => card.letter === letter).length;
  if (start.handSize > citizenCards.length) return 'start.handSize';
  if (start.hopeTokens < 1 || start.hopeTokens > Math.min(tracks.maxHope, countTokens(tokens.hope)))
    return 'start.hopeTokens';
  if (start.discontentTokens >= tracks.discontentLimit || start.discontentTokens > countTokens(tokens.discontent))
    return 'start.discontentTokens';
  return start.openExpeditions > Math.min(expeditionSlots - letters('X'), letters('A'))
    ? 'start.openExpeditions'
    : null;
};

const findWrongMap = ({ map, start, tiles, buildings }: Components): string | null => {
  const anchors = map.generatorPairs.map(([anchor]) => anchor);
  const pair = findWrongEntry(
    map.generatorPairs,
    'map.generatorPairs',
    ([a, b], i) => a < b && anchors.indexOf(a) === i,
  );
  if (pair !== null) return pair;
  const joinedIds = listJoined(map.positions, start.tilePositions);
  const placed = findWrongEntry(
    start.tilePositions,
    'start.tilePositions',
    (id, i) => start.tilePositions.indexOf(id) === i && joinedIds.has(id),
  );
  if (placed !== null) return placed;
  for (const zone of ['near', 'far'] as const) {
    const wanted = map.positions.filter(
      (position) => position.zone === zone && start.tilePositions.includes(position.id),
    );
    if (wanted.length > tiles.filter((tile) => tile.zone === zone).length) return 'start.tilePositions';
  }
  const placedAtStart = [
    ...map.printedBuildings,
    ...start.generatorContents.flatMap((space) =>
      typeof space === 'object' && 'building' in space ? [space.building] : [],
    ),
  ];
  const wrong = findWrongEntry(
    buildings,
    'buildings',
    ({ id, copies }) => placedAtStart.filter((each) => each === id).length <= copies,
  );
  return wrong === null ? null : `${wrong}.copies`;
};

/** Lists those of some positions that are joined to the generator tile through one another. */
const listJoined = (positions: Components['map']['positions'], ids: readonly string[]): ReadonlySet<string> => {
  const joined = new Set(['generator']);
  const touches = (a: string, b: string) => positions.some(({ id, touches: beside }) => id === a && beside.includes(b));
  for (let grown = -1; grown < joined.size; ) {
    grown = joined.size;
    for (const id of ids) if ([...joined].some((each) => touches(id, each) || touches(each, id))) joined.add(id);
  }
  return joined;
};
