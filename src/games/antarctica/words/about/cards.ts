import { type Message, message } from '../../../../words/message.js';
import { type BuildingCard, type Card, type Components, DECKS, type Deck } from '../../components/index.js';
import { description } from '../description.js';

const { names } = description;

/** A building card with its deck, and its number there from 1. */
interface Numbered extends BuildingCard {
  readonly deck: Deck;
  readonly number: number;
}

/** Returns the building cards in the order of their numbers. */
export const cardsOf = ({ decks }: Components): readonly Numbered[] =>
  DECKS.flatMap((deck) => decks[deck].map((card, i) => ({ ...card, deck, number: i + 1 })));

const PLAYERS = [2, 3, 4] as const;

/** Returns the lines about a deck. */
export const deckLines = (deck: Deck, { decks }: Components): readonly Message[] => [
  message('about.deck', {
    counts: PLAYERS.map((players) =>
      message('about.with', { count: decks[deck].filter(({ from }) => from <= players).length, players }),
    ),
  }),
  message('about.deckBuilds', {
    buildings: [...new Set(decks[deck].map(({ builds }) => builds))].map(names.building),
  }),
];

/** Returns the lines about a building card. */
export const cardLines = (card: Card, components: Components): readonly Message[] => {
  const { needs, scientists, steps, asterisk, from } = cardsOf(components)[card]!;
  return [
    needs.length === 0 ? message('about.noNeeds') : message('about.needs', { buildings: needs.map(names.building) }),
    message('about.builds', { scientists, steps }),
    ...(asterisk ? [message('about.asterisk')] : []),
    ...(from === 2 ? [] : [message('about.from', { players: from })]),
  ];
};
