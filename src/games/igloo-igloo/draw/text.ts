import { HIDDEN } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { arrangeBlocks, createLabelLookup, wrapLines } from '../../../draw/columns.js';
import { createDrawContext, type TextOptions } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { board, TRIBES } from '../board/index.js';
import {
  ANIMALS,
  type Components,
  FIRST_FOX,
  KEPT_KIND_COUNT,
  components as printed,
  VALUES_PER_ANIMAL,
} from '../components.js';
import { SIDE } from '../grid.js';
import type { State, View } from '../state/index.js';
import { listValues } from '../values.js';
import { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';
import { names } from '../words/en/refusals.js';
import type { TextContext } from './context.js';
import { labels } from './labels.js';

const GROUND_CHARACTERS = { land: '#', water: '.', ice: 'o', pack: 'P' } as const;

/**
 * Draws a state as text: the board with everything on it, and below it the tiles and trophies of each tribe; `?` is
 * hidden.
 */
export const drawText = (state: State | View, options: TextOptions<Components> = {}): string => {
  const context: TextContext = createDrawContext(
    { board, printed, values: listValues, texts: { ...names, ...placeLabels, ...drawingLabels, ...textDrawingLabels } },
    state,
    options,
  );
  const labelText = createLabelLookup(labels(context));
  const letters = TRIBES.slice(0, state.players).map((_, player) => tribeLetter(context, player));
  return wrapLines([
    labelText('task'),
    arrangeBlocks(boardColumns(context)),
    ...letters.flatMap((letter, player) => [
      `${labelText(`player-${player}`)} (${letter})`,
      ...playerTexts(context, player),
    ]),
    labelText('box'),
    context.formatText('text.signs', { tribes: letters.join(' ') }),
  ]);
};

/** Returns the letter of a tribe on the board. */
const tribeLetter = ({ formatText }: TextContext, player: number): string =>
  formatText(`draw.letter.${TRIBES[player]!}`).toLowerCase();

/** Returns a column of text for the row digits, and one for each column of the board. */
const boardColumns = (context: TextContext): readonly (readonly string[])[] => {
  const numbers = Array.from({ length: SIDE }, (_, i) => i);
  return [
    ['', ...numbers.map((row) => String(row + 1))],
    ...numbers.map((column) => ['abcdefgh'[column]!, ...numbers.map((row) => cellText(context, SIDE * row + column))]),
  ];
};

const cellText = (context: TextContext, cell: number): string => {
  const { ground, fish, foxes, bears, inuits, igloos, players } = context.state;
  const igloo = igloos[cell];
  const tribes = TRIBES.slice(0, players).map((_, player) =>
    tribeLetter(context, player).repeat(inuits[SIDE * SIDE * player + cell]!),
  );
  const { animalValues } = context.components;
  const animals = Array.from({ length: VALUES_PER_ANIMAL }, (_, i) => {
    const index = VALUES_PER_ANIMAL * cell + i;
    return String(animalValues[i]).repeat(fish[index]!) + `x${animalValues[FIRST_FOX + i]}`.repeat(foxes[index]!);
  });
  const built = igloo === null || igloo === undefined ? '' : `^${tribeLetter(context, igloo)}`;
  return [GROUND_CHARACTERS[ground[cell]!], ...tribes, built, ...animals, 'W'.repeat(bears[cell]!)].join('');
};

const playerTexts = (context: TextContext, player: number): readonly string[] => {
  const { state, formatText } = context;
  const left = state.freeInuits[player]!;
  const animals = ANIMALS.map(
    (animal, i) => [nameText(context, 'animal', animal), state.trophies[7 * player + i]!] as const,
  );
  return [
    ...(left > 0 ? [`  ${formatText('text.toPlace', { count: left })}`] : []),
    `  ${formatText('text.hand', { tiles: listText(handCounts(context, player)) })}`,
    `  ${formatText('text.trophies', { animals: listText(animals) })}`,
  ];
};

const nameText = ({ translate }: TextContext, kind: 'animal' | 'tile', id: string): string =>
  translate(nameMessage(kind)(id));

const handCounts = (context: TextContext, player: number): readonly (readonly [string, number])[] => {
  const { hands, handSizes } = context.state;
  const hand = hands[player]!;
  const known = hand === HIDDEN ? [] : hand;
  const kept = context.board.cards.tiles.slice(-KEPT_KIND_COUNT);
  const tiles = known.map((count, i) => [nameText(context, 'tile', kept[i]!.kind), count] as const);
  return [...tiles, [HIDDEN, handSizes[player]! - sum(known)]];
};

const listText = (counts: readonly (readonly [string, number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ') || '-';
