import { type Message, message } from '../../../../words/message.js';
import { type Building, CENTRES, type Components, DECKS } from '../../components/index.js';
import { parameters } from '../parameters.js';

const { names } = parameters;

/** Says for which buildings the cards ask access to this one. */
const useLines = (building: Building, { decks }: Components): readonly Message[] => {
  const cards = DECKS.flatMap((deck) => decks[deck]).filter(({ needs }) => needs.includes(building));
  const builds = [...new Set(cards.map((card) => card.builds))];
  return builds.length === 0 ? [] : [message('about.neededFor', { buildings: builds.map(names.building) })];
};

/** Says which action a building allows. */
const actionLines = (building: Building, { tracks }: Components): readonly Message[] => {
  if (building === 'camp' || building === 'shipyard') return [message(`about.${building}`)];
  const centre = CENTRES.find((each) => each === building);
  if (centre === undefined) return [];
  const open = tracks.flatMap(({ centres }, track) => (centres.includes(centre) ? [names.track(track)] : []));
  return [message('about.centre', { tracks: open })];
};

const RESOURCE_CARDS = ['simple', 'expertise'] as const;

/** Returns the lines about a kind of building. */
export const buildingLines = (building: Building, components: Components): readonly Message[] => {
  const { tokens, startTokens, startTokensWithTwoPlayers, returnedTokensWithTwoPlayers } =
    components.buildingTokens.find((kind) => kind.building === building)!;
  const resource = RESOURCE_CARDS.find((each) => components.replaceableBuildings[each].includes(building));
  return [
    message('about.tokens', { tokens, start: startTokens }),
    ...(startTokensWithTwoPlayers === startTokens && returnedTokensWithTwoPlayers === 0
      ? []
      : [message('about.ofTwo', { start: startTokensWithTwoPlayers, boxed: returnedTokensWithTwoPlayers })]),
    ...actionLines(building, components),
    ...useLines(building, components),
    ...(resource === undefined ? [] : [message('about.replaced', { resource: message(`about.resource.${resource}`) })]),
    message('about.worth'),
  ];
};
