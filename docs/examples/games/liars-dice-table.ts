// What people see of Liar's Dice: its sentences in English, and a picture of the cups around the bid.
import type { TypesOf } from 'sastrugi/author';
import {
  centredRectangleElement,
  createDrawing,
  createPlaceBuilder,
  drawFields,
  type Piece,
  rectangle,
  textElement,
} from 'sastrugi/draw';
import { createTranslation } from 'sastrugi/words';
import { game } from './liars-dice.js';

type LiarsDice = TypesOf<typeof game>;
type Position = LiarsDice['State'] | LiarsDice['View'];

/** The texts of the picture. */
const TEXTS = {
  'place.cup': 'cup of {player}',
  'place.bid': 'bid',
  'draw.title': "Liar's Dice, {dice} dice left",
};

const en = createTranslation<LiarsDice>({
  locale: 'en',
  messages: {
    'option.wild': 'Dice that show 1',
    'option.wild.true': 'count as any face',
    'option.wild.false': 'count as 1',
    'move.raise': 'Bid {count, plural, one {# die} other {# dice}} of face {face}',
    'move.challenge': 'Challenge the bid',
    'event.starterDrawn': '{player} begins.',
    'event.roundStarted': '{player} opens the round.',
    'event.diceRolled': '{dice, select, hidden {{player} rolls in secret.} other {{player} rolls {dice}.}}',
    'event.bidRaised': '{player} bids {count, plural, one {# die} other {# dice}} of face {face}.',
    'event.bidChallenged': '{player} challenges the bid.',
    'event.cupLifted': 'Under the cup of {player}: {dice}.',
    'event.dieLost': '{player} loses a die.',
    'event.gameOver': 'The game is over.',
    'question.play': '{bid, select, none {What do you bid?} other {The bid is {bid}. Do you raise or challenge it?}}',
    'question.over': 'The game is over.',
    'category.outlasted': 'players outlasted',
    ...TEXTS,
  },
  // The bid is an object: this says how a sentence tells it.
  fields: { bid: (bid: LiarsDice['State']['bid']) => (bid === null ? 'none' : `${bid.count}x${bid.face}`) },
});

const createPlace = createPlaceBuilder(TEXTS);
const nameOf = (player: number) => ({ key: 'player', parameters: { number: player + 1 } });

const board = ({ players }: Pick<Position, 'players'>) => ({
  width: 360,
  height: 60 + 60 * players,
  places: [
    createPlace('bid', 'bid', { shape: rectangle(120, 8, 120, 44) }),
    ...Array.from({ length: players }, (_, owner) =>
      createPlace('cup', `cup-${owner}`, {
        owner,
        parameters: { player: nameOf(owner) },
        shape: rectangle(8, 60 + 60 * owner, 344, 52),
      }),
    ),
  ],
  cards: null,
});

const placesOf = ({ kind }: LiarsDice['Move']): readonly string[] => (kind === 'raise' ? ['bid'] : []);

/** Lists the dice under the cups; those of others show a question mark. */
const listDice = ({ cups }: Position): readonly Piece[] =>
  cups.flatMap((dice, owner) =>
    dice.map((face, i) => ({
      kind: 'die',
      name: `die: ${face}`,
      at: `cup-${owner}`,
      x: 116 + 30 * i,
      y: 86 + 60 * owner,
      look: [
        centredRectangleElement(24, 24, { rx: 4, class: 'f-shade s-line' }),
        textElement(0, 0, String(face), { size: 14, bold: true }),
      ],
    })),
  );

const drawing = createDrawing<Position, LiarsDice['Move'], LiarsDice['Components'], null, string>({
  game: game.id,
  colours: {},
  texts: TEXTS,
  printed: game.components,
  board,
  placeless: ['challenge'],
  placesOf,
  drawText: drawFields,
  title: ({ state, formatText }) => formatText('draw.title', { dice: state.diceLeft }),
  placeStyle: () => () => ({ fill: 'paper' }),
  pieces: ({ state }) => listDice(state),
  labels: ({ state: { bid, players }, translate }) => [
    { id: 'bid', name: bid === null ? '-' : `${bid.count}x${bid.face}`, x: 180, y: 30, size: 18, bold: true },
    ...Array.from({ length: players }, (_, owner) => ({
      id: `player-${owner}`,
      name: translate(nameOf(owner)),
      x: 16,
      y: 86 + 60 * owner,
      anchor: 'start' as const,
      maxWidth: 80,
    })),
  ],
});

export default { game, drawing, words: { en } };
