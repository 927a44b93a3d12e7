import type { AboutKind, AboutKinds } from '../../../../words/about-entry.js';
import { type Message, message, nameMessage } from '../../../../words/message.js';
import {
  BLUE_EFFECTS,
  type Building,
  type BuildingCardIndex,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  RED_EFFECTS,
  type ResourceCard,
  SHIPYARD_CARDS,
  type ShipyardCard,
  ZONES,
  type Zone,
} from '../../components/index.js';
import type { EndReason } from '../../state/index.js';
import type { Antarctica } from '../../types.js';
import { parameters } from '../parameters.js';
import { buildingLines } from './buildings.js';
import { cardLines, deckLines, numberedCards } from './cards.js';
import { type Term, termIds, termLines } from './terms.js';
import { effectLines, trackLines } from './tracks.js';

/** The kinds of entries, each with the type of its id. */
export interface AboutIds {
  readonly building: Building;
  readonly deck: Deck;
  /** A building card. */
  readonly card: BuildingCardIndex;
  readonly track: number;
  readonly effect: Effect;
  readonly shipyardCard: ShipyardCard;
  readonly resource: ResourceCard;
  readonly zone: Zone;
  readonly category: Antarctica['Category'];
  readonly tieBreak: Antarctica['TieBreak'];
  readonly ending: EndReason;
  /** A placement: `placement.first-game`, `placement.free`. */
  readonly option: string;
  /** A term of the rules. */
  readonly term: Term;
}

const { names } = parameters;
const PLAYERS = [2, 3, 4] as const;
const RESOURCE_CARDS = ['simple', 'expertise'] as const;
const CATEGORIES = ['zones', 'tracks', 'cards', 'discards'] as const;
const ENDINGS = ['last-scientist', 'last-building', 'stalemate', 'no-ships'] as const;

const shipyardCardLines = (
  card: ShipyardCard,
  { shipyardCards, recruits, scientistsPlacedByCard, steps }: Components,
): readonly Message[] => {
  const parameters = {
    scientist: { count: scientistsPlacedByCard },
    icebreaker: {},
    recruits: { count: recruits.card },
    progress: { steps: steps.card },
  };
  return [
    message('about.copies', { count: shipyardCards[card] }),
    message('about.played'),
    message(`about.card.${card}`, parameters[card]),
  ];
};

const resourceLines = (
  resource: ResourceCard,
  { replaceableBuildings, expertiseCards }: Components,
): readonly Message[] => [
  message('about.replaces', { buildings: replaceableBuildings[resource].map(names.building) }),
  ...(resource === 'simple'
    ? [message('about.simple')]
    : [
        message('about.expertise', {
          counts: PLAYERS.map((players) => message('about.with', { count: expertiseCards[players], players })),
        }),
      ]),
];

const placementLines = (option: string, { firstGameZones, placingOrder }: Components): readonly Message[] =>
  option === 'placement.free'
    ? [
        message('about.free'),
        ...PLAYERS.map((players) =>
          message('about.order', { players, order: placingOrder[players].map((player) => player + 1).join(', ') }),
        ),
      ]
    : [
        message('about.firstGame'),
        ...PLAYERS.map((players) =>
          message('about.fixed', { players, zones: firstGameZones[players].map(names.zone) }),
        ),
      ];

/** Describes a kind of entries that have one line each, `about.KIND.ID`. */
const oneLineKind = <Id extends string>(
  kind: string,
  ids: readonly Id[],
  title: (id: Id) => Message,
): AboutKind<Antarctica, Id> => ({ ids: () => ids, title, lines: (id) => [message(`about.${kind}.${id}`)] });

/** The entries of Antarctica, with sentences about them. */
export const aboutKinds: AboutKinds<Antarctica, AboutIds> = {
  building: {
    ids: ({ buildingTokens }) => buildingTokens.map(({ building }) => building),
    title: names.building,
    lines: buildingLines,
  },
  deck: { ids: () => DECKS, title: names.deck, lines: deckLines },
  card: {
    ids: (components) => numberedCards(components).map((_, card) => card),
    title: (card, components) => {
      const { builds, deck, number } = numberedCards(components)[card]!;
      return message('about.cardTitle', { building: names.building(builds), deck: names.deck(deck), number });
    },
    lines: cardLines,
  },
  track: { ids: ({ tracks }) => tracks.map((_, track) => track), title: names.track, lines: trackLines },
  effect: { ids: () => [...RED_EFFECTS, ...BLUE_EFFECTS], title: names.effect, lines: effectLines },
  shipyardCard: { ids: () => SHIPYARD_CARDS, title: names.shipyardCard, lines: shipyardCardLines },
  resource: { ids: () => RESOURCE_CARDS, title: nameMessage('about.resource'), lines: resourceLines },
  zone: {
    ids: () => Array.from({ length: ZONES }, (_, zone) => zone),
    title: names.zone,
    lines: (zone, { shipsPerZone, zonesClosedWithTwoPlayers }) => [
      message('about.zone', { ships: shipsPerZone }),
      ...(zonesClosedWithTwoPlayers.includes(zone) ? [message('about.closed')] : []),
    ],
  },
  category: {
    ids: () => CATEGORIES,
    title: names.category,
    lines: (category, { firstRankPoints }) => [
      message(`about.category.${category}`, category === 'zones' ? { points: firstRankPoints } : {}),
      ...(category === 'tracks' ? [] : [message('about.ranks')]),
    ],
  },
  tieBreak: oneLineKind('tieBreak', ['majorities', 'buildings'], names.tieBreak),
  ending: {
    ids: () => ENDINGS,
    title: names.ending,
    lines: (ending, { stalemate }) => [
      message(`about.ending.${ending}`, ending === 'stalemate' ? { steps: stalemate } : {}),
    ],
  },
  option: {
    ids: () => ['placement.first-game', 'placement.free'],
    title: names.option,
    lines: placementLines,
  },
  term: { ids: () => termIds, title: nameMessage('term'), lines: termLines },
};
