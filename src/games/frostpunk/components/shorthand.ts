import type {
  BareRequirementKind,
  ChoiceEffect,
  ConditionEffect,
  CountedEffectKind,
  Effect,
  EffectTarget,
  Option,
  Requirement,
} from './effects.js';
import type { CitizenType, Resource, TokenTrack, Zone } from './vocabulary.js';

// The shorthand in which the printed pack is written: one word for one effect or requirement.

const W = 'worker';
const E = 'engineer';
const C = 'child';
/** The letters of the Citizen types; `any` is chosen, `T` is the type for which the list was started. */
export const who = { W, E, C, any: 'choose', T: 'context' } as const;

/** Returns a gain of a resource, or a loss if the number is below 0. */
const stockChange = (resource: Resource, amount: number): Effect =>
  amount > 0 ? { kind: 'gain', resource, amount } : { kind: 'lose', resource, amount: -amount };
const stockChangeOf =
  (kind: Resource) =>
  (amount: number): Effect =>
    stockChange(kind, amount);
export const coal = stockChangeOf('coal');
export const wood = stockChangeOf('wood');
export const steel = stockChangeOf('steel');
export const core = stockChangeOf('core');
export const food = stockChangeOf('food');
export const loseEach = (resource: Resource, token: string): Effect => ({ kind: 'losePerToken', resource, token });

const citizenEffect =
  (kind: 'sick' | 'join' | 'leave' | 'die' | 'tire') =>
  (who: EffectTarget, amount = 1): Effect => ({ kind, who, amount });
export const sick = citizenEffect('sick');
export const join = citizenEffect('join');
export const leave = citizenEffect('leave');
export const die = citizenEffect('die');
export const tire = citizenEffect('tire');

const tokenEffect =
  (kind: 'raise' | 'exhaust' | 'activate', track: TokenTrack) =>
  (token = 'any'): Effect => ({ kind, track, token, amount: 1 });
const lower =
  (track: TokenTrack) =>
  (amount: number): Effect => ({ kind: 'lower', track, amount });
/** The effects on the tokens of a track. */
export const hope = { up: tokenEffect('raise', 'hope'), exhaust: tokenEffect('exhaust', 'hope'), down: lower('hope') };
export const discontent = {
  up: tokenEffect('raise', 'discontent'),
  exhaust: tokenEffect('exhaust', 'discontent'),
  down: lower('discontent'),
};

/** Returns an effect that has a number and nothing else. */
export const counted = (kind: CountedEffectKind, amount: number): Effect => ({ kind, amount });
export const pressure = (amount: number | 'none left'): Effect => ({ kind: 'pressure', amount });
export const range = (level: 1 | 2 | 3, amount: number): Effect => ({ kind: 'heatingRange', level, amount });
export const addDusk = (card: string): Effect => ({ kind: 'addDuskCard', card });
export const openStack = (card: string): Effect => ({ kind: 'openExpedition', card });
export const destroy = (building: string): Effect => ({ kind: 'destroyBuilding', building });
export const enact = (choose: boolean): Effect => ({ kind: 'enactLaw', choose });
export const tile = (zone: Zone, amount: number): Effect => ({ kind: 'placeTile', zone, amount });
export const build = (subActions: number, woodDiscount: number): Effect => ({
  kind: 'build',
  subActions,
  woodDiscount,
});
export const automatonHere: Effect = { kind: 'placeAutomatonHere' };
export const finish = (...wonWhen: readonly Requirement[]): Effect => ({ kind: 'endGame', wonWhen });

/** Returns a choice between options. */
export const choose = (...options: readonly Option[]): ChoiceEffect => ({ kind: 'choose', options });
/** Returns an option with its requirements and effects. */
export const option = (when: readonly Requirement[], ...effects: readonly Effect[]): Option => ({ when, effects });
/** Returns a condition: one list if all of `when` holds, else the other. */
export const condition = (
  when: readonly Requirement[],
  then: readonly Effect[],
  other: readonly Effect[] = [],
): ConditionEffect => ({
  kind: 'if',
  when,
  then,
  else: other,
});

/** Returns the requirement of at least an amount of a resource. */
export const has = (resource: Resource, amount: number): Requirement => ({ kind: 'resource', resource, amount });
export const tokens = (track: TokenTrack, op: '>=' | '<=', amount: number): Requirement => ({
  kind: 'tokens',
  track,
  op,
  amount,
});
export const active = (track: TokenTrack, token = 'any'): Requirement => ({
  kind: 'activeTokens',
  track,
  token,
  amount: 1,
});
export const idle = (who: CitizenType): Requirement => ({ kind: 'idle', who, amount: 1 });
export const home = (who: CitizenType): Requirement => ({ kind: 'inReserve', who, amount: 1 });
export const atLeastSick = (who: CitizenType, amount: number): Requirement => ({ kind: 'sick', who, amount });
export const law = (law: string, enacted = true): Requirement => ({ kind: 'law', law, enacted });
export const anyBuilt = (...buildings: readonly string[]): Requirement => ({ kind: 'anyBuilt', buildings });
export const count = (
  of: 'corpses' | 'stormWorks' | 'pressure' | 'automatonsInBank' | 'tiredTokens',
  amount: number,
): Requirement => ({
  kind: 'count',
  of,
  amount,
});
export const citizens = (amount: number): Requirement => ({ kind: 'citizens', amount });
export const placeable = (...zones: readonly Zone[]): Requirement => ({ kind: 'tilePlaceable', zones });
/** Returns a requirement that names nothing. */
export const bare = (kind: BareRequirementKind): Requirement => ({ kind });
