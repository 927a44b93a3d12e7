import type { OfKind } from '../../../core/contract/kernel.js';
import {
  joinMessages,
  type Message,
  message,
  nameMessage,
  noParameters,
  type Parameter,
  type Parameters,
} from '../../../words/message.js';
import { titleMessage, tokenMessage } from '../board/title-messages.js';
import type { Components, Effect, EffectTarget, Option, Requirement, Resource } from '../components/index.js';

const res = nameMessage('res');

type ParameterFunction<Value> = (value: Value, components: Components) => Parameters;

const amountParameter = ({ amount }: { readonly amount: number }) => ({ n: amount });
/** Returns the parameters of an amount of a resource; only Steam Cores are counted one by one. */
export const resourceParameters = ({
  resource: of,
  amount,
}: {
  readonly resource: Resource;
  readonly amount: number;
}) => ({
  res: of === 'core' ? message('cores', { n: amount }) : res(of),
  n: amount,
});
const citizenParameters = ({ who, amount }: { readonly who: EffectTarget; readonly amount: number }) => ({
  people: message('people', { who, n: amount }),
  n: amount,
});
const tokenOrAny = (id: string): Parameter => (id === 'any' ? 'any' : tokenMessage(id));
const tokenTrackParameters = ({ track, token: id }: { readonly track: string; readonly token: string }) => ({
  track,
  token: tokenOrAny(id),
});

const titleOfId = (table: readonly { readonly id: string; readonly title: string }[], id: string): Message =>
  titleMessage(table.find((card) => card.id === id)?.title ?? id);

/** The parameters of the message of each effect. */
const EFFECTS: { readonly [Kind in Effect['kind']]: ParameterFunction<OfKind<Effect, Kind>> } = {
  gain: resourceParameters,
  lose: resourceParameters,
  losePerToken: ({ resource: of, token: id }) => ({ res: res(of), token: tokenMessage(id) }),
  sick: citizenParameters,
  join: citizenParameters,
  leave: citizenParameters,
  die: citizenParameters,
  tire: citizenParameters,
  raise: tokenTrackParameters,
  exhaust: tokenTrackParameters,
  activate: tokenTrackParameters,
  lower: ({ track, amount }) => ({ track, n: amount }),
  pressure: ({ amount }) =>
    amount === 'none left' ? { change: 'none', n: 0 } : { change: amount < 0 ? 'down' : 'up', n: Math.abs(amount) },
  heatingRange: ({ level, amount }) => ({ level, change: amount < 0 ? 'down' : 'up', n: Math.abs(amount) }),
  cure: amountParameter,
  treat: amountParameter,
  vent: amountParameter,
  raiseCold: amountParameter,
  delayStorm: amountParameter,
  rest: amountParameter,
  gainAutomaton: amountParameter,
  drawCitizenCard: amountParameter,
  hastenTechnology: amountParameter,
  gainStormWork: amountParameter,
  marchScout: amountParameter,
  sickenScouts: amountParameter,
  takeFromSpace: amountParameter,
  gatherFromTile: amountParameter,
  useBuilding: amountParameter,
  endStorm: amountParameter,
  placeAutomatonHere: noParameters,
  addDuskCard: ({ card }, { dusk }) => ({ card: titleOfId(dusk, card) }),
  openExpedition: ({ card }, { expeditions }) => ({ card: titleOfId(expeditions, card) }),
  destroyBuilding: ({ building }, { buildings }) => ({ building: titleOfId(buildings, building) }),
  enactLaw: ({ choose }) => ({ choose: choose ? 'yes' : 'no' }),
  placeTile: ({ zone, amount }) => ({ zone, n: amount }),
  build: ({ subActions, woodDiscount }) => ({ actions: subActions, wood: woodDiscount }),
  endGame: ({ wonWhen }, components) => ({ when: wonWhen.map((req) => requirementMessage(req, components)) }),
  if: ({ when, then, else: other }, components) => ({
    when: when.map((req) => requirementMessage(req, components)),
    ...effectParameters(then, components),
    other: effectMessages(other, components),
    others: other.length,
  }),
  choose: ({ options }, components) => ({ options: alternativesMessage(options, components) }),
};

/** The parameters of the message of each requirement. */
const REQUIREMENTS: { readonly [Kind in Requirement['kind']]: ParameterFunction<OfKind<Requirement, Kind>> } = {
  resource: resourceParameters,
  tokens: ({ track, op, amount }) => ({ track, op: op === '>=' ? 'least' : 'most', n: amount }),
  activeTokens: ({ track, token: id, amount }) => ({ track, token: tokenOrAny(id), n: amount }),
  idle: citizenParameters,
  inReserve: citizenParameters,
  sick: citizenParameters,
  law: ({ law, enacted }, { laws }) => ({ law: titleOfId(laws, law), enacted: enacted ? 'yes' : 'no' }),
  anyBuilt: ({ buildings: any }, { buildings }) => ({
    buildings: joinWithOr(any.map((id) => titleOfId(buildings, id))),
  }),
  count: ({ of, amount }) => ({ of, n: amount }),
  citizens: amountParameter,
  tilePlaceable: ({ zones }) => ({ zones: joinWithOr(zones.map(nameMessage('zone'))) }),
  coldAboveHeat: noParameters,
  allSheltered: noParameters,
  anyCurable: noParameters,
  anyTreatable: noParameters,
  technologyHastenable: noParameters,
  lawAvailable: noParameters,
  longShiftWorked: noParameters,
  scoutAway: noParameters,
  resourceOnTile: noParameters,
};

const parametersFor = <Value extends { readonly kind: string }>(
  table: { readonly [Kind in Value['kind']]: (value: never, components: Components) => Parameters },
  value: Value,
  components: Components,
): Parameters => (table[value.kind as Value['kind']] as ParameterFunction<Value>)(value, components);

/** Returns the message of an effect. */
export const effectMessage = (value: Effect, components: Components): Message =>
  message(`effect.${value.kind}`, parametersFor(EFFECTS, value, components));

/** Returns the message of a requirement. */
export const requirementMessage = (value: Requirement, components: Components): Message =>
  message(`require.${value.kind}`, parametersFor(REQUIREMENTS, value, components));

/** Joins messages with "or". */
const joinWithOr = (messages: readonly Message[]): Message => joinMessages('either', messages);

const alternativesMessage = (options: readonly Option[], components: Components): Message =>
  joinMessages(
    'alternatives',
    options.map(({ effects }) => message('effects', effectParameters(effects, components))),
  );

const effectMessages = (effects: readonly Effect[], components: Components): readonly Message[] =>
  effects.map((each) => effectMessage(each, components));

/** Returns the parameters of a list of effects, with their number. */
export const effectParameters = (effects: readonly Effect[], components: Components) => ({
  effects: effectMessages(effects, components),
  count: effects.length,
});
