import { type Message, message, nameMessage, type Parameter } from '../../../words/message.js';
import { titleMessage } from '../board/title-messages.js';
import type {
  Components,
  ExpeditionCard,
  Resource,
  ScenarioCard,
  Space,
  Triple,
  WeatherCard,
} from '../components/index.js';
import { CONSEQUENCES } from '../components/vocabulary.js';
import { effectParameters, resourceParameters } from './effects.js';

export const citizenName = nameMessage('citizen');
export const zoneName = nameMessage('zone');
export const resourceName = nameMessage('res');
/** Some of a resource, as the object of a verb. */
export const someResource = nameMessage('someRes');

export const siteMessageOf = (place: string): Message => message('site', { place });

/** Returns the message of an amount of a resource. */
export const amountMessage = (of: Resource, amount: number): Message =>
  message('amount', resourceParameters({ resource: of, amount }));

/** Lists the amounts of a cost. */
export const costMessages = (cost: Triple): readonly Message[] =>
  COST_RESOURCES.flatMap((res, i) => (cost[i]! > 0 ? [amountMessage(res, cost[i]!)] : []));

const COST_RESOURCES = ['wood', 'steel', 'core'] as const;

export const tileMessage = (tileIndex: number, components: Components): Message => {
  const { zone: where, spaces, food, building } = components.tiles[tileIndex]!;
  const contents = spaces.flatMap(contentMessages);
  const goods = [
    ...(contents.length > 1 ? [message('onBoth', { first: contents[0]!, second: contents[1]! })] : contents),
    ...(food > 0 ? [amountMessage('food', food)] : []),
    ...(building === 'none' ? [] : [messageById(building, components)]),
  ];
  return message('tile', { zone: where, goods, count: goods.length });
};

const contentMessages = (space: Space): readonly Message[] =>
  space === 'none' ? [] : [amountMessage(space.resource, space.amount)];

const weatherMessage = ({ effects, scoutSteps, stormApproach }: WeatherCard, components: Components): Message =>
  message('weatherCard', { ...effectParameters(effects, components), scouts: scoutSteps, storm: stormApproach });

const scenarioMessage = ({ trigger }: ScenarioCard): Message =>
  message('scenarioCard', { at: trigger.kind, round: trigger.kind === 'round' ? trigger.round : 0 });

/** Returns the names of the cards, Buildings and laws of a pack, by id. */
const collectNames = (components: Components): ReadonlyMap<string, Message> => {
  const { buildings, morning, dusk, council, laws, technologies, citizenCards, experts, expeditions } = components;
  const tables = [buildings, morning, dusk, council, laws, technologies, citizenCards, experts, expeditions];
  return new Map([
    ...tables.flatMap((table) => table.map(({ id, title }) => [id, titleMessage(title)] as const)),
    ...laws.flatMap(({ id, title }) =>
      CONSEQUENCES.map((letter) => [`${id}.${letter}`, message('consequence', { law: titleMessage(title) })] as const),
    ),
    ...components.weather.map((card) => [card.id, weatherMessage(card, components)] as const),
    ...components.scenario.map((card) => [card.id, scenarioMessage(card)] as const),
    ['CALL', message('call')],
  ]);
};

// Created once for each pack.
const cache = new WeakMap<Components, ReadonlyMap<string, Message>>();

/** Returns the name of a card, Building or law with this id, else of a site. */
export const messageById = (id: string, components: Components): Message => {
  const cached = cache.get(components) ?? collectNames(components);
  cache.set(components, cached);
  return cached.get(id) ?? siteMessageOf(id);
};

/** Returns the name of the card or Building that has a list of options, by the name of the list. */
export const ownerMessage = (list: string, components: Components): Message => {
  const [id, part] = list.split(/[./]/);
  const isConsequence = components.laws.some((law) => law.id === id) && (part === 'a' || part === 'b');
  return messageById(isConsequence ? `${id}.${part}` : id!, components);
};

export const expeditionTitle = (card: ExpeditionCard | undefined): Parameter =>
  card === undefined ? 'none' : titleMessage(card.title);
