import { HIDDEN } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { labelTexts, page, sideBySide } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { board, TRIBES } from '../board/index.js';
import { ANIMALS, type Components, KEPT, components as printed } from '../components.js';
import { SIDE } from '../grid.js';
import type { State, View } from '../state/index.js';
import { labels } from './labels.js';
import { lines } from './lines.js';
import type { Lined } from './staged.js';
import { texts } from './texts.js';

const GROUND = { land: '#', water: '.', ice: 'o', pack: 'P' } as const;

/**
 * Draws a position as text: the board with everything on it, and below it the tiles and trophies of each tribe; `?` is
 * hidden.
 */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Lined = stageOf({ board, printed, texts: { ...texts, ...lines } }, position, options);
  const said = labelTexts(labels(stage));
  const letters = TRIBES.slice(0, position.players).map((_, player) => letterOf(stage, player));
  return page([
    said('task'),
    sideBySide(columns(stage)),
    ...letters.flatMap((letter, player) => [`${said(`player-${player}`)} (${letter})`, ...holdings(stage, player)]),
    said('box'),
    stage.write('text.signs', { tribes: letters.join(' ') }),
  ]);
};

/** Returns the letter of a tribe on the board. */
const letterOf = ({ write }: Lined, player: number): string => write(`draw.letter.${TRIBES[player]!}`).toLowerCase();

/** Returns a column of text for the row digits, and one for each column of the board. */
const columns = (stage: Lined): readonly (readonly string[])[] => {
  const numbers = Array.from({ length: SIDE }, (_, i) => i);
  return [
    ['', ...numbers.map((row) => String(row + 1))],
    ...numbers.map((column) => ['abcdefgh'[column]!, ...numbers.map((row) => spaceOf(stage, SIDE * row + column))]),
  ];
};

const spaceOf = (stage: Lined, cell: number): string => {
  const { ground, fish, foxes, bears, inuits, igloos, players } = stage.position;
  const igloo = igloos[cell];
  const tribes = TRIBES.slice(0, players).map((_, player) =>
    letterOf(stage, player).repeat(inuits[SIDE * SIDE * player + cell]!),
  );
  const animals = [1, 2, 3].map((size) => {
    const at = 3 * cell + size - 1;
    return String(size).repeat(fish[at]!) + `x${size}`.repeat(foxes[at]!);
  });
  const built = igloo === null || igloo === undefined ? '' : `^${letterOf(stage, igloo)}`;
  return [GROUND[ground[cell]!], ...tribes, built, ...animals, 'W'.repeat(bears[cell]!)].join('');
};

const holdings = (stage: Lined, player: number): readonly string[] => {
  const { position, write } = stage;
  const left = position.inuitsLeft[player]!;
  const animals = ANIMALS.map(
    (animal, i) => [nameOf(stage, 'animal', animal), position.trophies[7 * player + i]!] as const,
  );
  return [
    ...(left > 0 ? [`  ${write('text.toPlace', { count: left })}`] : []),
    `  ${write('text.hand', { tiles: listed(handOf(stage, player)) })}`,
    `  ${write('text.trophies', { animals: listed(animals) })}`,
  ];
};

const nameOf = ({ say }: Lined, kind: 'animal' | 'tile', id: string): string => say(named(kind)(id));

const handOf = (stage: Lined, player: number): readonly (readonly [string, number])[] => {
  const { hands, handSizes } = stage.position;
  const hand = hands[player]!;
  const known = hand === HIDDEN ? [] : hand;
  const kept = stage.board.cards.tiles.slice(-KEPT);
  const tiles = known.map((count, i) => [nameOf(stage, 'tile', kept[i]!.kind), count] as const);
  return [...tiles, [HIDDEN, handSizes[player]! - sum(known)]];
};

const listed = (counts: readonly (readonly [string, number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ') || '-';
