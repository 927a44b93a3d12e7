import { boolean, integer, list, nullable, object, oneOf, type Reader, refine } from '../../core/codec/index.js';
import { sum } from '../../core/data/list.js';
import { ownerComponents } from '../../core/fields/game-readers.js';
import {
  BLUE_EFFECTS,
  BUILDINGS,
  CENTRES,
  type Components,
  components,
  DECKS,
  RED_EFFECTS,
  TRACKS,
  ZONES,
  type Zone,
} from './components/index.js';

const building = oneOf(...BUILDINGS);
const minPlayers = oneOf(2, 3, 4);

const buildingTokens = refine(
  list(
    object('a kind of building', {
      building,
      tokens: integer(0, 99),
      startTokens: integer(0, ZONES),
      startTokensWithTwoPlayers: integer(0, ZONES),
      returnedTokensWithTwoPlayers: integer(0, 99),
    }),
    BUILDINGS.length,
    BUILDINGS.length,
  ),
  (found) => {
    const wrong = found.findIndex((kind, i) => kind.building !== BUILDINGS[i]);
    return wrong < 0 ? null : `[${wrong}].building`;
  },
);

const deck = list(
  object('a building card', {
    needs: list(building, 0, 3),
    builds: building,
    scientists: integer(1, 3),
    steps: integer(0, 5),
    hasAsterisk: boolean,
    minPlayers,
  }),
  0,
  99,
);

const MIN_SPACES = 4;
const MAX_SPACES = 20;

const effectSpace = refine(
  object('a coloured space', {
    space: integer(1, MAX_SPACES),
    colour: oneOf('red', 'blue'),
    effect: oneOf(...RED_EFFECTS, ...BLUE_EFFECTS),
  }),
  ({ colour, effect }) => {
    const isBlue = (BLUE_EFFECTS as readonly string[]).includes(effect);
    return isBlue === (colour === 'blue') ? null : 'colour';
  },
);

const track = refine(
  object('a research track', {
    centres: list(oneOf(...CENTRES), 1, CENTRES.length),
    minPlayers,
    printedNumbers: list(nullable(integer(0, 99)), MIN_SPACES, MAX_SPACES),
    effects: list(effectSpace, 0, MAX_SPACES),
  }),
  ({ centres, printedNumbers, effects }) => {
    if (new Set(centres).size < centres.length) return 'centres';
    const falling = printedNumbers.findIndex((number, i) =>
      number === null ? i === 0 : printedNumbers.slice(0, i).some((earlier) => earlier !== null && earlier > number),
    );
    if (falling >= 0) return `printedNumbers[${falling}]`;
    const wrong = effects.findIndex(
      ({ space }, i) => space > printedNumbers.length || effects.findIndex((other) => other.space === space) < i,
    );
    return wrong < 0 ? null : `effects[${wrong}].space`;
  },
);

const count = integer(0, 20);
const replaceable = list(building, 1, BUILDINGS.length);

const { zonesClosedWithTwoPlayers: closedByTwo } = components;

const startZones = (players: 2 | 3 | 4): Reader<readonly Zone[]> => {
  const ships = components.firstGameZones[players].length;
  return refine(list(integer(0, ZONES - 1), ships, ships), (zones) => {
    const wrong = zones.findIndex(
      (zone, i) =>
        (players === 2 && closedByTwo.includes(zone)) ||
        zones.slice(0, i).filter((z) => z === zone).length >= components.shipsPerZone,
    );
    return wrong < 0 ? null : `[${wrong}]`;
  });
};

const replaced = ownerComponents('the components of Antarctica', components, {
  buildingTokens,
  decks: object('the decks', { basic: deck, double: deck, advanced: deck }),
  tracks: list(track, TRACKS, TRACKS),
  shipyardCards: object('the shipyard cards', {
    scientist: count,
    icebreaker: count,
    recruits: count,
    progress: count,
  }),
  replaceableBuildings: object('the resource cards', { simple: replaceable, expertise: replaceable }),
  firstGameZones: object('the first game', { 2: startZones(2), 3: startZones(3), 4: startZones(4) }),
});

/** Reads owner components: custom cards, tokens and tracks, the rest as printed. */
export const componentsReader = refine(
  replaced,
  (parts) => tokensContradiction(parts) ?? tracksContradiction(parts) ?? replaceableContradiction(parts),
);

/** Checks that the start buildings fill the open zones, and that tokens suffice for all cards. */
const tokensContradiction = ({ buildingTokens, decks }: Components): string | null => {
  if (sum(buildingTokens.map(({ startTokens }) => startTokens)) !== ZONES) return 'buildingTokens.startTokens';
  if (
    sum(buildingTokens.map(({ startTokensWithTwoPlayers }) => startTokensWithTwoPlayers)) !==
    ZONES - closedByTwo.length
  )
    return 'buildingTokens.startTokensWithTwoPlayers';
  const cards = DECKS.flatMap((name) => decks[name]);
  const short = buildingTokens.findIndex(
    ({ building, tokens, startTokens, startTokensWithTwoPlayers, returnedTokensWithTwoPlayers }) => {
      const built = cards.filter(({ builds }) => builds === building).length;
      return built > tokens - Math.max(startTokens, startTokensWithTwoPlayers + returnedTokensWithTwoPlayers);
    },
  );
  return short < 0 ? null : `buildingTokens[${short}].tokens`;
};

/** Checks that there is one more open track than players. */
const tracksContradiction = ({ tracks }: Components): string | null => {
  const wrong = [2, 3, 4].some(
    (players) => tracks.filter(({ minPlayers }) => minPlayers <= players).length !== players + 1,
  );
  return wrong ? 'tracks' : null;
};

/** Checks that no building can be replaced by both sorts of resource cards. */
const replaceableContradiction = ({ replaceableBuildings }: Components): string | null => {
  const shared = replaceableBuildings.expertise.findIndex((building) => replaceableBuildings.simple.includes(building));
  return shared < 0 ? null : `replaceableBuildings.expertise[${shared}]`;
};
