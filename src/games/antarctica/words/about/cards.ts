import { type Message, message } from '../../../../words/message.js';
import {
  type BuildingCard,
  type BuildingCardIndex,
  type Components,
  DECKS,
  type Deck,
} from '../../components/index.js';
import { parameters } from '../parameters.js';

const { names } = parameters;

/** A building card with its deck, and its number there from 1. */
interface NumberedCard extends BuildingCard {
  readonly deck: Deck;
  readonly number: number;
}

/** Returns the building cards by index. */
export const numberedCards = ({ decks }: Components): readonly NumberedCard[] =>
  DECKS.flatMap((deck) => decks[deck].map((card, i) => ({ ...card, deck, number: i + 1 })));

const PLAYERS = [2, 3, 4] as const;

/** Returns the lines about a deck. */
export const deckLines = (deck: Deck, { decks }: Components): readonly Message[] => [
  message('about.deck', {
    counts: PLAYERS.map((players) =>
      message('about.with', { count: decks[deck].filter(({ minPlayers }) => minPlayers <= players).length, players }),
    ),
  }),
  message('about.deckBuilds', {
    buildings: [...new Set(decks[deck].map(({ builds }) => builds))].map(names.building),
  }),
];

/** Returns the lines about a building card. */
export const cardLines = (card: BuildingCardIndex, components: Components): readonly Message[] => {
  const { needs, scientists, steps, hasAsterisk, minPlayers } = numberedCards(components)[card]!;
  return [
    needs.length === 0 ? message('about.noNeeds') : message('about.needs', { buildings: needs.map(names.building) }),
    message('about.builds', { scientists, steps }),
    ...(hasAsterisk ? [message('about.asterisk')] : []),
    ...(minPlayers === 2 ? [] : [message('about.from', { players: minPlayers })]),
  ];
};
