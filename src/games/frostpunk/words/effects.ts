import type { OfKind } from '../../../core/contract/rows.js';
import {
  chain,
  type Message,
  message,
  named,
  nothing,
  type Parameter,
  type Parameters,
} from '../../../words/message.js';
import { titled, token } from '../board/titled.js';
import type { Components, Effect, Option, Req, Res, Who } from '../components/index.js';

const res = named('res');

type Tell<Value> = (value: Value, components: Components) => Parameters;

const counted = ({ n }: { readonly n: number }) => ({ n });
/** Returns the parameters of an amount of a resource; only Steam Cores are counted one by one. */
export const goods = ({ res: of, n }: { readonly res: Res; readonly n: number }) => ({
  res: of === 'core' ? message('cores', { n }) : res(of),
  n,
});
const people = ({ who, n }: { readonly who: Who; readonly n: number }) => ({
  people: message('people', { who, n }),
  n,
});
const tokenOr = (id: string): Parameter => (id === 'any' ? 'any' : token(id));
const turned = ({ track, token: id }: { readonly track: string; readonly token: string }) => ({
  track,
  token: tokenOr(id),
});

const titleOf = (table: readonly { readonly id: string; readonly title: string }[], id: string): Message =>
  titled(table.find((card) => card.id === id)?.title ?? id);

/** The parameters of the message of each effect. */
const EFFECTS: { readonly [Kind in Effect['kind']]: Tell<OfKind<Effect, Kind>> } = {
  gain: goods,
  lose: goods,
  loseEach: ({ res: of, token: id }) => ({ res: res(of), token: token(id) }),
  sick: people,
  join: people,
  leave: people,
  die: people,
  tire: people,
  raise: turned,
  exhaust: turned,
  activate: turned,
  lower: ({ track, n }) => ({ track, n }),
  pressure: ({ n }) =>
    n === 'none left' ? { change: 'none', n: 0 } : { change: n < 0 ? 'down' : 'up', n: Math.abs(n) },
  range: ({ level, n }) => ({ level, change: n < 0 ? 'down' : 'up', n: Math.abs(n) }),
  cure: counted,
  treat: counted,
  vent: counted,
  cold: counted,
  storm: counted,
  rest: counted,
  automaton: counted,
  citizenCard: counted,
  hasten: counted,
  works: counted,
  march: counted,
  sickScouts: counted,
  take: counted,
  gatherTile: counted,
  useBuilding: counted,
  stormEnd: counted,
  automatonHere: nothing,
  addDusk: ({ card }, { dusk }) => ({ card: titleOf(dusk, card) }),
  openStack: ({ card }, { expeditions }) => ({ card: titleOf(expeditions, card) }),
  destroy: ({ building }, { buildings }) => ({ building: titleOf(buildings, building) }),
  enact: ({ choose }) => ({ choose: choose ? 'yes' : 'no' }),
  tile: ({ zone, n }) => ({ zone, n }),
  build: ({ actions, woodLess }) => ({ actions, wood: woodLess }),
  finish: ({ won }, components) => ({ when: won.map((req) => required(req, components)) }),
  if: ({ when, then, else: other }, components) => ({
    when: when.map((req) => required(req, components)),
    ...effectsTold(then, components),
    other: effectList(other, components),
    others: other.length,
  }),
  choose: ({ options }, components) => ({ options: alternatives(options, components) }),
};

/** The parameters of the message of each requirement. */
const REQUIREMENTS: { readonly [Kind in Req['kind']]: Tell<OfKind<Req, Kind>> } = {
  res: goods,
  tokens: ({ track, op, n }) => ({ track, op: op === '>=' ? 'least' : 'most', n }),
  active: ({ track, token: id, n }) => ({ track, token: tokenOr(id), n }),
  idle: people,
  home: people,
  sick: people,
  law: ({ law, enacted }, { laws }) => ({ law: titleOf(laws, law), enacted: enacted ? 'yes' : 'no' }),
  built: ({ any }, { buildings }) => ({ buildings: either(any.map((id) => titleOf(buildings, id))) }),
  count: ({ of, n }) => ({ of, n }),
  citizens: counted,
  placeable: ({ zones }) => ({ zones: either(zones.map(named('zone'))) }),
  chilly: nothing,
  housed: nothing,
  curable: nothing,
  treatable: nothing,
  hastenable: nothing,
  lawFree: nothing,
  shifted: nothing,
  scoutAway: nothing,
  ripe: nothing,
};

const tell = <Value extends { readonly kind: string }>(
  table: { readonly [Kind in Value['kind']]: (value: never, components: Components) => Parameters },
  value: Value,
  components: Components,
): Parameters => (table[value.kind as Value['kind']] as Tell<Value>)(value, components);

/** Returns the message of an effect. */
export const effect = (value: Effect, components: Components): Message =>
  message(`effect.${value.kind}`, tell(EFFECTS, value, components));

/** Returns the message of a requirement. */
export const required = (value: Req, components: Components): Message =>
  message(`require.${value.kind}`, tell(REQUIREMENTS, value, components));

/** Joins messages with "or". */
const either = (things: readonly Message[]): Message => chain('either', things);

const alternatives = (options: readonly Option[], components: Components): Message =>
  chain(
    'alternatives',
    options.map(({ effects }) => message('effects', effectsTold(effects, components))),
  );

const effectList = (effects: readonly Effect[], components: Components): readonly Message[] =>
  effects.map((each) => effect(each, components));

/** Returns the parameters of a list of effects, with their number. */
export const effectsTold = (effects: readonly Effect[], components: Components) => ({
  effects: effectList(effects, components),
  count: effects.length,
});
