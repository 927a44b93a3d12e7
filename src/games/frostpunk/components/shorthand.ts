import type { Bare, Choose, Counted, Effect, If, Option, Req, Who } from './effects.js';
import type { Citizen, Res, Track, Zone } from './vocabulary.js';

// The shorthand in which the printed pack is written: one word for one effect or requirement.

const W = 'worker';
const E = 'engineer';
const C = 'child';
/** The letters of the Citizen types; `any` is chosen, `T` is the type for which the list was started. */
export const who = { W, E, C, any: 'choose', T: 'context' } as const;

/** Returns a gain of a resource, or a loss if the number is below 0. */
const res = (res: Res, n: number): Effect => (n > 0 ? { kind: 'gain', res, n } : { kind: 'lose', res, n: -n });
const of =
  (kind: Res) =>
  (n: number): Effect =>
    res(kind, n);
export const coal = of('coal');
export const wood = of('wood');
export const steel = of('steel');
export const core = of('core');
export const food = of('food');
export const loseEach = (res: Res, token: string): Effect => ({ kind: 'loseEach', res, token });

const people =
  (kind: 'sick' | 'join' | 'leave' | 'die' | 'tire') =>
  (who: Who, n = 1): Effect => ({ kind, who, n });
export const sick = people('sick');
export const join = people('join');
export const leave = people('leave');
export const die = people('die');
export const tire = people('tire');

const turn =
  (kind: 'raise' | 'exhaust' | 'activate', track: Track) =>
  (token = 'any'): Effect => ({ kind, track, token, n: 1 });
const lower =
  (track: Track) =>
  (n: number): Effect => ({ kind: 'lower', track, n });
/** The effects on the tokens of a track. */
export const hope = { up: turn('raise', 'hope'), exhaust: turn('exhaust', 'hope'), down: lower('hope') };
export const disc = {
  up: turn('raise', 'discontent'),
  exhaust: turn('exhaust', 'discontent'),
  down: lower('discontent'),
};

/** Returns an effect that has a number and nothing else. */
export const so = (kind: Counted, n: number): Effect => ({ kind, n });
export const pressure = (n: number | 'none left'): Effect => ({ kind: 'pressure', n });
export const range = (level: 1 | 2 | 3, n: number): Effect => ({ kind: 'range', level, n });
export const addDusk = (card: string): Effect => ({ kind: 'addDusk', card });
export const openStack = (card: string): Effect => ({ kind: 'openStack', card });
export const destroy = (building: string): Effect => ({ kind: 'destroy', building });
export const enact = (choose: boolean): Effect => ({ kind: 'enact', choose });
export const tile = (zone: Zone, n: number): Effect => ({ kind: 'tile', zone, n });
export const build = (actions: number, woodLess: number): Effect => ({ kind: 'build', actions, woodLess });
export const autoHere: Effect = { kind: 'automatonHere' };
export const finish = (...won: readonly Req[]): Effect => ({ kind: 'finish', won });

/** Returns a choice between options. */
export const choose = (...options: readonly Option[]): Choose => ({ kind: 'choose', options });
/** Returns an option with its requirements and effects. */
export const opt = (when: readonly Req[], ...effects: readonly Effect[]): Option => ({ when, effects });
/** Returns a condition: one list if all of `when` holds, else the other. */
export const iff = (when: readonly Req[], then: readonly Effect[], other: readonly Effect[] = []): If => ({
  kind: 'if',
  when,
  then,
  else: other,
});

/** Returns the requirement of at least `n` of a resource. */
export const has = (res: Res, n: number): Req => ({ kind: 'res', res, n });
export const tokens = (track: Track, op: '>=' | '<=', n: number): Req => ({ kind: 'tokens', track, op, n });
export const active = (track: Track, token = 'any'): Req => ({ kind: 'active', track, token, n: 1 });
export const idle = (who: Citizen): Req => ({ kind: 'idle', who, n: 1 });
export const home = (who: Citizen): Req => ({ kind: 'home', who, n: 1 });
export const sickly = (who: Citizen, n: number): Req => ({ kind: 'sick', who, n });
export const law = (law: string, enacted = true): Req => ({ kind: 'law', law, enacted });
export const built = (...any: readonly string[]): Req => ({ kind: 'built', any });
export const count = (of: 'corpses' | 'works' | 'pressure' | 'automatonBank' | 'tired', n: number): Req => ({
  kind: 'count',
  of,
  n,
});
export const citizens = (n: number): Req => ({ kind: 'citizens', n });
export const placeable = (...zones: readonly Zone[]): Req => ({ kind: 'placeable', zones });
/** Returns a requirement that names nothing. */
export const is = (kind: Bare): Req => ({ kind });
