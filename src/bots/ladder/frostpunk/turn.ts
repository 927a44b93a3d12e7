import type { Expedition, Kind, Move } from '../../../games/frostpunk/index.js';
import { bestToBuild } from './building.js';
import { facilitiesAt, isHeatedAt, isWarmGround, sourcesOf, typeIndex } from './city.js';
import { bestOf, worthOf } from './effects.js';
import { lack, need } from './needs.js';
import type { CityOutlook } from './outlook.js';
import { illness } from './sickness.js';

type MoveOf<Kind extends Move['kind']> = Move & { readonly kind: Kind };

/** Returns the value of gathering. */
export const gathering = (sight: CityOutlook, { meeple, site }: MoveOf<'gather'>): number => {
  const res = sight.city.resource[site]!;
  if (res === 'none') return 0;
  const taken = Math.min(sight.pack.tracks.actions.gathered, sight.city.amount[site]!);
  return sight.w.turn.gather + taken * need(sight, res) + sent(sight, meeple, isWarmGround(sight, site));
};

/** Returns the value of using a Building. Meeples that can work nowhere else cost nothing to send. */
export const using = (sight: CityOutlook, { meeple, site }: MoveOf<'use'>): number => {
  const { staff } = sight.pack.buildings[sight.city.built[site]!]!;
  const spared = staff.includes('worker') ? 0 : sent(sight, meeple, true);
  const going = sent(sight, meeple, isHeatedAt(sight, site, sight.city.heat)) - spared;
  return sight.w.turn.use + bestOf(sight, facilitiesAt(sight, site).use) + going;
};

/** Returns the value of building; minus infinity if no Building is worth enough. */
export const building = (sight: CityOutlook, { meeple }: MoveOf<'build'>): number => {
  const { turn, city } = sight.w;
  const best = bestToBuild(sight);
  return best < city.done ? Number.NEGATIVE_INFINITY : turn.build + turn.built * best + sent(sight, meeple, true);
};

/** Returns the value of clearing snow. */
export const clearing = (sight: CityOutlook, { meeple, zone }: MoveOf<'clear'>): number => {
  const { turn } = sight.w;
  return turn[zone] + turn.clear * lack(sourcesOf(sight), turn.sources) + sent(sight, meeple, false);
};

/** Returns the value of sending a Scout. */
export const scouting = (sight: CityOutlook, { meeple, slot }: MoveOf<'scout'>): number => {
  const { turn } = sight.w;
  const top = sight.city.stacks[slot]!.cards.at(-1);
  if (top === undefined) return sent(sight, meeple, true);
  const { back, path } = sight.pack.expeditions[top.card]!;
  const found = turn.found * worthOf(sight, back.effects) - turn.path * path;
  return turn.scout + found - turn.late * sight.city.round + sent(sight, meeple, true);
};

/** Returns the value of the bonus for returning from the place where a Scout is. */
export const returning = (sight: CityOutlook): number => {
  const place = placeOf(sight);
  return place === undefined ? 0 : sight.w.turn.found * worthOf(sight, place.back.effects);
};

/** Returns the value of the bonus for going further from there. */
export const continuing = (sight: CityOutlook): number => {
  const next = placeOf(sight)?.next ?? 'none';
  return next === 'none' ? 0 : sight.w.turn.found * worthOf(sight, next.effects);
};

const placeOf = ({ pack, city: { phase, stacks } }: CityOutlook): Expedition | undefined => {
  if (phase.kind !== 'arrive' && phase.kind !== 'return') return undefined;
  return pack.expeditions[stacks[phase.slot]!.cards.at(-1)!.card]!;
};

/** Returns the value of a special action. */
export const special = (sight: CityOutlook, { meeple, card }: MoveOf<'special'>): number =>
  sight.w.turn.special + bestOf(sight, sight.pack.sets.get(`${card}.special`) ?? []) + sent(sight, meeple, true);

/** Returns the (negative) value of sending a Meeple. */
const sent = (sight: CityOutlook, meeple: Kind, isWarm: boolean): number => {
  const { turn } = sight.w;
  if (meeple === 'automaton') return -need(sight, 'coal');
  const own = meeple === 'worker' ? 0 : turn[meeple];
  if (isWarm) return own;
  return own - turn.cold - illness(sight, meeple) - (sight.city.skull[typeIndex[meeple]] ? turn.skull : 0);
};
