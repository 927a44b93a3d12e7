import {
  agreeing,
  boolean,
  exactly,
  fixed,
  integer,
  list,
  nullable,
  oneOf,
  orElse,
  type Reader,
  record,
} from '../../core/codec/index.js';
import { sum } from '../../core/data/list.js';
import { provenances } from '../../core/fields/game-readers.js';
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
const from = oneOf(2, 3, 4);

const kinds = agreeing(
  list(
    record('a kind of building', {
      building,
      tokens: integer(0, 99),
      start: integer(0, ZONES),
      startOfTwo: integer(0, ZONES),
      boxedByTwo: integer(0, 99),
    }),
    BUILDINGS.length,
    BUILDINGS.length,
  ),
  (found) => {
    const stranger = found.findIndex((kind, i) => kind.building !== BUILDINGS[i]);
    return stranger < 0 ? null : `[${stranger}].building`;
  },
);

const deck = list(
  record('a building card', {
    needs: list(building, 0, 3),
    builds: building,
    scientists: integer(1, 3),
    steps: integer(0, 5),
    asterisk: boolean,
    from,
  }),
  0,
  99,
);

const SHORTEST = 4;
const LONGEST = 20;

const effectSpace = agreeing(
  record('a coloured space', {
    space: integer(1, LONGEST),
    colour: oneOf('red', 'blue'),
    effect: oneOf(...RED_EFFECTS, ...BLUE_EFFECTS),
  }),
  ({ colour, effect }) => {
    const isBlue = (BLUE_EFFECTS as readonly string[]).includes(effect);
    return isBlue === (colour === 'blue') ? null : 'colour';
  },
);

const track = agreeing(
  record('a research track', {
    icons: list(oneOf(...CENTRES), 1, CENTRES.length),
    from,
    numbers: list(nullable(integer(0, 99)), SHORTEST, LONGEST),
    effects: list(effectSpace, 0, LONGEST),
  }),
  ({ icons, numbers, effects }) => {
    if (new Set(icons).size < icons.length) return 'icons';
    const falling = numbers.findIndex((number, i) =>
      number === null ? i === 0 : numbers.slice(0, i).some((earlier) => earlier !== null && earlier > number),
    );
    if (falling >= 0) return `numbers[${falling}]`;
    const wrong = effects.findIndex(
      ({ space }, i) => space > numbers.length || effects.findIndex((other) => other.space === space) < i,
    );
    return wrong < 0 ? null : `effects[${wrong}].space`;
  },
);

const count = integer(0, 20);
const stoodFor = list(building, 1, BUILDINGS.length);

const { closedByTwo } = components;

const layout = (players: 2 | 3 | 4): Reader<readonly Zone[]> => {
  const places = components.firstGame[players].length;
  return agreeing(list(integer(0, ZONES - 1), places, places), (zones) => {
    const wrong = zones.findIndex(
      (zone, i) =>
        (players === 2 && closedByTwo.includes(zone)) ||
        zones.slice(0, i).filter((z) => z === zone).length >= components.room,
    );
    return wrong < 0 ? null : `[${wrong}]`;
  });
};

const form = record('the components of Antarctica', {
  provenance: provenances(components.provenance),
  kinds: orElse(kinds, components.kinds),
  decks: orElse(record('the decks', { basic: deck, double: deck, advanced: deck }), components.decks),
  tracks: orElse(list(track, TRACKS, TRACKS), components.tracks),
  shipyard: orElse(
    record('the shipyard cards', { scientist: count, icebreaker: count, recruits: count, progress: count }),
    components.shipyard,
  ),
  resources: orElse(record('the resource cards', { simple: stoodFor, expertise: stoodFor }), components.resources),
  material: fixed(components.material),
  firstGame: orElse(record('the first game', { 2: layout(2), 3: layout(3), 4: layout(4) }), components.firstGame),
  placingOrder: fixed(components.placingOrder),
  closedByTwo: fixed(components.closedByTwo),
  room: fixed(components.room),
  expertise: fixed(components.expertise),
  recruits: fixed(components.recruits),
  placed: fixed(components.placed),
  steps: fixed(components.steps),
  lead: fixed(components.lead),
  stalemate: fixed(components.stalemate),
});

/** Reads owner components: custom cards, tokens and tracks, the rest as printed. */
export const own = agreeing(
  exactly<Components>()(form),
  (parts) => brokenKinds(parts) ?? brokenTracks(parts) ?? brokenResources(parts),
);

/** Checks that the start buildings fill the open zones, and that tokens suffice for all cards. */
const brokenKinds = ({ kinds, decks }: Components): string | null => {
  if (sum(kinds.map(({ start }) => start)) !== ZONES) return 'kinds.start';
  if (sum(kinds.map(({ startOfTwo }) => startOfTwo)) !== ZONES - closedByTwo.length) return 'kinds.startOfTwo';
  const cards = DECKS.flatMap((name) => decks[name]);
  const short = kinds.findIndex(({ building, tokens, start, startOfTwo, boxedByTwo }) => {
    const built = cards.filter(({ builds }) => builds === building).length;
    return built > tokens - Math.max(start, startOfTwo + boxedByTwo);
  });
  return short < 0 ? null : `kinds[${short}].tokens`;
};

/** Checks that there is one more open track than players. */
const brokenTracks = ({ tracks }: Components): string | null => {
  const wrong = [2, 3, 4].some((players) => tracks.filter(({ from }) => from <= players).length !== players + 1);
  return wrong ? 'tracks' : null;
};

/** Checks that no building can be replaced by both sorts of resource cards. */
const brokenResources = ({ resources }: Components): string | null => {
  const shared = resources.expertise.findIndex((building) => resources.simple.includes(building));
  return shared < 0 ? null : `resources.expertise[${shared}]`;
};
