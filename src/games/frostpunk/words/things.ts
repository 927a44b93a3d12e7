import { type Message, message, named, type Parameter } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import type { Components, Expedition, Res, ScenarioCard, Space, Triple, Weather } from '../components/index.js';
import { CONSEQUENCES } from '../components/vocabulary.js';
import { effectsTold, goods as goodsTold } from './effects.js';

export const citizen = named('citizen');
export const zone = named('zone');
export const res = named('res');
/** Some of a resource, as the object of a verb. */
export const someRes = named('someRes');

export const site = (place: string): Message => message('site', { place });

/** Returns the message of an amount of a resource. */
export const amount = (of: Res, n: number): Message => message('amount', goodsTold({ res: of, n }));

/** Lists the amounts of a cost. */
export const costOf = (cost: Triple): readonly Message[] =>
  PRICED.flatMap((res, i) => (cost[i]! > 0 ? [amount(res, cost[i]!)] : []));

const PRICED = ['wood', 'steel', 'core'] as const;

export const tile = (number: number, components: Components): Message => {
  const { zone: where, spaces, food, building } = components.tiles[number]!;
  const lies = spaces.flatMap(lying);
  const goods = [
    ...(lies.length > 1 ? [message('onBoth', { first: lies[0]!, second: lies[1]! })] : lies),
    ...(food > 0 ? [amount('food', food)] : []),
    ...(building === 'none' ? [] : [byId(building, components)]),
  ];
  return message('tile', { zone: where, goods, count: goods.length });
};

const lying = (space: Space): readonly Message[] => (space === 'none' ? [] : [amount(space.res, space.n)]);

const weather = ({ effects, scouts, storm }: Weather, components: Components): Message =>
  message('weatherCard', { ...effectsTold(effects, components), scouts, storm });

const scene = ({ at }: ScenarioCard): Message =>
  message('scenarioCard', { at: at.kind, round: at.kind === 'round' ? at.round : 0 });

/** Returns the names of the cards, Buildings and laws of a pack, by id. */
const namesOf = (components: Components): ReadonlyMap<string, Message> => {
  const { buildings, morning, dusk, council, laws, technologies, citizens, experts, expeditions } = components;
  const tables = [buildings, morning, dusk, council, laws, technologies, citizens, experts, expeditions];
  return new Map([
    ...tables.flatMap((table) => table.map(({ id, title }) => [id, titled(title)] as const)),
    ...laws.flatMap(({ id, title }) =>
      CONSEQUENCES.map((letter) => [`${id}.${letter}`, message('consequence', { law: titled(title) })] as const),
    ),
    ...components.weather.map((card) => [card.id, weather(card, components)] as const),
    ...components.scenario.map((card) => [card.id, scene(card)] as const),
    ['CALL', message('call')],
  ]);
};

// Created once for each pack.
const names = new WeakMap<Components, ReadonlyMap<string, Message>>();

/** Returns the name of a card, Building or law with this id, else of a site. */
export const byId = (id: string, components: Components): Message => {
  const known = names.get(components) ?? namesOf(components);
  names.set(components, known);
  return known.get(id) ?? site(id);
};

/** Returns the name of the card or Building that has a list of options, by the name of the list. */
export const ownerOf = (list: string, components: Components): Message => {
  const [id, part] = list.split(/[./]/);
  const isConsequence = components.laws.some((law) => law.id === id) && (part === 'a' || part === 'b');
  return byId(isConsequence ? `${id}.${part}` : id!, components);
};

export const expedition = (card: Expedition | undefined): Parameter =>
  card === undefined ? 'none' : titled(card.title);
