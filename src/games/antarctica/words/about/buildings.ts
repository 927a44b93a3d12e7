import { type Message, message } from '../../../../words/message.js';
import { type Building, CENTRES, type Components, DECKS } from '../../components/index.js';
import { description } from '../description.js';

const { names } = description;

/** Says for which buildings the cards ask access to this one. */
const uses = (building: Building, { decks }: Components): readonly Message[] => {
  const cards = DECKS.flatMap((deck) => decks[deck]).filter(({ needs }) => needs.includes(building));
  const builds = [...new Set(cards.map((card) => card.builds))];
  return builds.length === 0 ? [] : [message('about.neededFor', { buildings: builds.map(names.building) })];
};

/** Says which action a building allows. */
const action = (building: Building, { tracks }: Components): readonly Message[] => {
  if (building === 'camp' || building === 'shipyard') return [message(`about.${building}`)];
  const centre = CENTRES.find((each) => each === building);
  if (centre === undefined) return [];
  const open = tracks.flatMap(({ icons }, track) => (icons.includes(centre) ? [names.track(track)] : []));
  return [message('about.centre', { tracks: open })];
};

const SORTS = ['simple', 'expertise'] as const;

/** Returns the lines about a kind of building. */
export const buildingLines = (building: Building, components: Components): readonly Message[] => {
  const { tokens, start, startOfTwo, boxedByTwo } = components.kinds.find((kind) => kind.building === building)!;
  const sort = SORTS.find((each) => components.resources[each].includes(building));
  return [
    message('about.tokens', { tokens, start }),
    ...(startOfTwo === start && boxedByTwo === 0
      ? []
      : [message('about.ofTwo', { start: startOfTwo, boxed: boxedByTwo })]),
    ...action(building, components),
    ...uses(building, components),
    ...(sort === undefined ? [] : [message('about.replaced', { resource: message(`about.resource.${sort}`) })]),
    message('about.worth'),
  ];
};
