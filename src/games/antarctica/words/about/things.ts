import { type Message, message, named } from '../../../../words/message.js';
import type { ThingKind, ThingKinds } from '../../../../words/thing.js';
import {
  BLUE_EFFECTS,
  type Building,
  type Card,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  RED_EFFECTS,
  SHIPYARD_CARDS,
  type ShipyardCard,
  type Sort,
  ZONES,
  type Zone,
} from '../../components/index.js';
import type { EndReason } from '../../state/index.js';
import type { Antarctica } from '../../types.js';
import { description } from '../description.js';
import { buildingLines } from './buildings.js';
import { cardLines, cardsOf, deckLines } from './cards.js';
import { type Term, termIds, termLines } from './terms.js';
import { effectLines, trackLines } from './tracks.js';

/** The things of the game, each with the type of value that identifies it. */
export interface Things {
  readonly building: Building;
  readonly deck: Deck;
  /** A building card. */
  readonly card: Card;
  readonly track: number;
  readonly effect: Effect;
  readonly shipyardCard: ShipyardCard;
  readonly resource: Sort;
  readonly zone: Zone;
  readonly category: Antarctica['Category'];
  readonly tieBreak: Antarctica['TieBreak'];
  readonly ending: EndReason;
  /** A placement: `placement.first-game`, `placement.free`. */
  readonly option: string;
  /** A term of the rules. */
  readonly term: Term;
}

const { names } = description;
const PLAYERS = [2, 3, 4] as const;
const SORTS = ['simple', 'expertise'] as const;
const CATEGORIES = ['zones', 'tracks', 'cards', 'discards'] as const;
const ENDINGS = ['last-scientist', 'last-building', 'stalemate', 'no-ships'] as const;

const shipyardLines = (card: ShipyardCard, { shipyard, recruits, placed, steps }: Components): readonly Message[] => {
  const parameters = {
    scientist: { count: placed },
    icebreaker: {},
    recruits: { count: recruits.card },
    progress: { steps: steps.card },
  };
  return [
    message('about.copies', { count: shipyard[card] }),
    message('about.played'),
    message(`about.card.${card}`, parameters[card]),
  ];
};

const resourceLines = (sort: Sort, { resources, expertise }: Components): readonly Message[] => [
  message('about.replaces', { buildings: resources[sort].map(names.building) }),
  ...(sort === 'simple'
    ? [message('about.simple')]
    : [
        message('about.expertise', {
          counts: PLAYERS.map((players) => message('about.with', { count: expertise[players], players })),
        }),
      ]),
];

const placementLines = (option: string, { firstGame, placingOrder }: Components): readonly Message[] =>
  option === 'placement.free'
    ? [
        message('about.free'),
        ...PLAYERS.map((players) =>
          message('about.order', { players, order: placingOrder[players].map((player) => player + 1).join(', ') }),
        ),
      ]
    : [
        message('about.firstGame'),
        ...PLAYERS.map((players) => message('about.fixed', { players, zones: firstGame[players].map(names.zone) })),
      ];

/** Describes a kind of things of which each has one line, `about.KIND.ID`. */
const plainly = <Id extends string>(
  kind: string,
  ids: readonly Id[],
  title: (id: Id) => Message,
): ThingKind<Antarctica, Id> => ({ ids: () => ids, title, lines: (id) => [message(`about.${kind}.${id}`)] });

/** The things of Antarctica, with sentences about them. */
export const things: ThingKinds<Antarctica, Things> = {
  building: {
    ids: ({ kinds }) => kinds.map(({ building }) => building),
    title: names.building,
    lines: buildingLines,
  },
  deck: { ids: () => DECKS, title: names.deck, lines: deckLines },
  card: {
    ids: (components) => cardsOf(components).map((_, card) => card),
    title: (card, components) => {
      const { builds, deck, number } = cardsOf(components)[card]!;
      return message('about.cardTitle', { building: names.building(builds), deck: names.deck(deck), number });
    },
    lines: cardLines,
  },
  track: { ids: ({ tracks }) => tracks.map((_, track) => track), title: names.track, lines: trackLines },
  effect: { ids: () => [...RED_EFFECTS, ...BLUE_EFFECTS], title: names.effect, lines: effectLines },
  shipyardCard: { ids: () => SHIPYARD_CARDS, title: names.shipyardCard, lines: shipyardLines },
  resource: { ids: () => SORTS, title: named('about.resource'), lines: resourceLines },
  zone: {
    ids: () => Array.from({ length: ZONES }, (_, zone) => zone),
    title: names.zone,
    lines: (zone, { room, closedByTwo }) => [
      message('about.zone', { ships: room }),
      ...(closedByTwo.includes(zone) ? [message('about.closed')] : []),
    ],
  },
  category: {
    ids: () => CATEGORIES,
    title: names.category,
    lines: (category, { lead }) => [
      message(`about.category.${category}`, category === 'zones' ? { points: lead } : {}),
      ...(category === 'tracks' ? [] : [message('about.ranks')]),
    ],
  },
  tieBreak: plainly('tieBreak', ['majorities', 'buildings'], names.tieBreak),
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
  term: { ids: () => termIds, title: named('term'), lines: termLines },
};
