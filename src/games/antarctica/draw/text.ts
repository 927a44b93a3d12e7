import { sum } from '../../../core/data/list.js';
import { createLabelLookup, joinParts, wrapLines } from '../../../draw/columns.js';
import { createDrawContext, type TextOptions } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { board as boardOf } from '../board/index.js';
import {
  BLUE_EFFECTS,
  type Building,
  type ByShipyardCard,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  components as printed,
  RED_EFFECTS,
  SHIPYARD_CARDS,
} from '../components/index.js';
import { ownerOf, type State, type View } from '../state/index.js';
import { listValues } from '../values.js';
import { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';
import type { TextContext } from './context.js';
import { labels } from './labels.js';
import { writeCount } from './names.js';

/**
 * Draws a position as text: the pending decision, every zone with its queue from the front, the tracks, the decks, the
 * supplies of each player, and the legend.
 */
export const drawText = (state: State | View, options: TextOptions<Components> = {}): string => {
  const context: TextContext = createDrawContext(
    { board: boardOf, printed, values: listValues, texts: { ...placeLabels, ...drawingLabels, ...textDrawingLabels } },
    state,
    options,
  );
  const labelText = createLabelLookup(labels(context));
  const openPlaces = (kind: string): readonly number[] =>
    context.board.places
      .filter((place) => place.kind === kind && place.isInUse)
      .map(({ id }) => Number(id.split('-')[1]));
  return wrapLines([
    [
      ...['task', 'reason', 'asked', 'turn', 'sun'].map(labelText),
      `${labelText('quietSun')} ${labelText('quietSunSteps')}`.trim(),
    ]
      .filter(Boolean)
      .join(', '),
    ...openPlaces('zone').map((zone) => zoneLine(context, zone)),
    ...openPlaces('track').map((track) => trackLine(context, track)),
    ...DECKS.map((deck) => `  ${deckText(context, deck)}`),
    `  ${pileText(context)}`,
    ...state.hands.map((_, player) =>
      joinParts([`${player + 1} ${labelText(`player-${player}`)}`, ...ownerTexts(context, player)]),
    ),
    legendText(context),
  ]);
};

const buildingNames = ({ translate }: TextContext, list: readonly Building[], separator: string): string =>
  list.map((kind) => translate(nameMessage('building')(kind))).join(separator);

const placeName = ({ board: { places }, translate }: TextContext, id: string): string =>
  translate(places.find((place) => place.id === id)!.nameMessage);

/** Writes a zone. Players appear as their numbers, from 1. */
const zoneLine = (context: TextContext, zone: number): string => {
  const { sun, queues, buildings, scientists, icebreakers } = context.state;
  const ships = [0, 1, 2].map((place) => queues[zone]![place]);
  const queue = ships.map((ship) => (ship === undefined ? '.' : ownerOf(ship) + 1)).join(' ');
  const owners = icebreakers[zone]!.map((player) => player + 1).join(', ');
  return joinParts([
    `${sun === zone ? '*' : ' '} ${placeName(context, `zone-${zone}`)}  ${queue}`,
    sum(scientists[zone]!) === 0 ? '' : context.formatText('text.scientists', { counts: scientists[zone]!.join(' ') }),
    owners === '' ? '' : context.formatText('text.icebreakers', { owners }),
    buildingNames(context, buildings[zone]!, ', '),
  ]);
};

/** The letters of effects: capitals for those of red spaces. */
const EFFECT_LETTERS: readonly (readonly [Effect, string])[] = [
  ...RED_EFFECTS.map((effect, i) => [effect, 'ABCD'[i]!] as const),
  ...BLUE_EFFECTS.map((effect, i) => [effect, 'abc'[i]!] as const),
];

/** Explains the symbols. */
const legendText = ({ formatText }: TextContext): string =>
  joinParts([
    formatText('text.legend'),
    ...EFFECT_LETTERS.map(([effect, letter]) => `${letter} ${formatText(`draw.effect.${effect}`)}`),
  ]);

/** Writes a track: cubes by their owners, effects by their letters, `x` for a used one. */
const trackLine = (context: TextContext, track: number): string => {
  const { state, board } = context;
  const { centres, printedNumbers, effects } = board.cards.tracks[track]!;
  const letters = new Map(EFFECT_LETTERS);
  const spaces = printedNumbers.map((_, i) => {
    const owner = state.cubeSpaces[track]!.indexOf(i + 1);
    const effect = effects.find(({ space }) => space === i + 1);
    if (owner >= 0) return String(owner + 1);
    if (effect === undefined) return '.';
    return state.usedBlueSpaces[track]!.includes(i + 1) ? 'x' : letters.get(effect.effect)!;
  });
  return joinParts([
    `  ${placeName(context, `track-${track}`)}  ${spaces.join(' ')}`,
    buildingNames(context, centres, ', '),
  ]);
};

const deckText = (context: TextContext, deck: Deck): string => {
  const cards: readonly unknown[] = context.state.decks[deck];
  const name = context.formatText(`draw.deck.${deck}`, { count: cards.length });
  const topCard = context.board.cards.buildings[typeof cards[0] === 'number' ? cards[0] : -1];
  if (topCard === undefined) return name;
  const { needs, builds, scientists, steps, hasAsterisk } = topCard;
  const costs = context.formatText('text.costs', { scientists, steps });
  const buildingText = `${buildingNames(context, needs, ' + ')} > ${buildingNames(context, [builds], '')}`;
  return joinParts([name, buildingText, costs, hasAsterisk ? context.formatText('draw.star') : '']);
};

const pileText = (context: TextContext): string => {
  const { shipyardPile, expertisePile } = context.state;
  const expertise = `${context.formatText('draw.card.expertise')} ${expertisePile}`;
  return context.formatText('text.pile', { cards: [...cardTexts(context, shipyardPile), expertise].join(', ') });
};

const cardTexts = ({ formatText }: TextContext, counts: ByShipyardCard<number>): readonly string[] =>
  SHIPYARD_CARDS.flatMap((card, i) => (counts[i]! > 0 ? [`${formatText(`draw.card.${card}`)} ${counts[i]}`] : []));

const ownerTexts = (context: TextContext, player: number): readonly string[] => {
  const { state, board, formatText } = context;
  const { personnel, reserve, freeShips, freeCubes, lostShips, lostCubes, buildingCards } = state;
  const stars = buildingCards[player]!.filter((card) => board.cards.buildings[card]!.hasAsterisk).length;
  const hand = handTexts(context, player);
  return [
    formatText('text.people', { ready: personnel[player]!, left: reserve[player]! }),
    writeCount(formatText, 'ships', freeShips[player]!.length),
    writeCount(formatText, 'cubes', freeCubes[player]!),
    formatText('draw.counted', {
      place: formatText('draw.discarded'),
      count: lostShips[player]!.length + lostCubes[player]!,
    }),
    formatText('draw.buildingCards', { count: buildingCards[player]!.length, stars }),
    ...(hand.length === 0 ? [writeCount(formatText, 'hand', 0)] : hand),
  ];
};

const handTexts = (context: TextContext, player: number): readonly string[] => {
  const { hasSimpleCard, expertiseCards, hands } = context.state;
  return [
    ...(hasSimpleCard[player] ? [context.formatText('draw.card.simple')] : []),
    ...(expertiseCards[player]! > 0 ? [`${context.formatText('draw.card.expertise')} ${expertiseCards[player]}`] : []),
    ...cardTexts(context, hands[player]!),
  ];
};
