import type { Rectangle } from '../../../board/board.js';
import {
  centredRectangleElement,
  type Element,
  element,
  type Label,
  type Piece,
  SYMBOL_WIDTH,
  textElement,
  translateElements,
} from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { ownerName } from '../board/places.js';
import { layoutTable } from '../board/tables.js';
import { cellName, DOME, FLOOR_SIDES, FLOOR_STARTS, SQUARE_CELLS } from '../temple.js';
import type { DrawContext } from './context.js';
import { drawOwner, drawSymbol } from './symbols.js';

/** Returns the name of every floor, with its coordinates and the blocks of the floor below, and that of the dome. */
export const floorLabels = (context: DrawContext): readonly Label[] => {
  const { floors, dome, pitch } = layoutTable(context.layout);
  const titles = FLOOR_SIDES.map((side, i): Label => {
    const [left, top] = floors[i]!;
    const y = top - (i === 0 ? 17 : 24);
    const cells = Array.from({ length: side * side }, (_, cell) => FLOOR_STARTS[i]! + cell);
    const symbol = [...drawCoordinates(context, i), ...drawBlocksBelow(context, cells)];
    return {
      ...createTitle(`floor-${i + 1}`, context.formatText('draw.floor', { floor: i + 1 })),
      x: left - 14,
      y,
      symbol,
    };
  });
  const [x, y] = [dome[0] - pitch / 2, dome[1] - pitch / 2];
  const top = createTitle('dome', context.formatText('dome'));
  return [...titles, { ...top, x, y: y - 24, symbol: drawBlocksBelow(context, [DOME]) }].map((label) => ({
    ...label,
    symbol: [translateElements(SYMBOL_WIDTH / 2 + 1 - label.x, -label.y, label.symbol!)],
  }));
};

const createTitle = (id: string, name: string) =>
  ({ id, name, anchor: 'start', size: 10, colour: 'muted', maxWidth: 68 }) as const;

/** Writes the letters of columns above a floor, and the numbers of rows at its left. */
const drawCoordinates = ({ rectangleAt }: DrawContext, floor: number): readonly Element[] => {
  const style = { size: 9, colour: 'muted' } as const;
  const distance = floor === 0 ? 6 : 16;
  return Array.from({ length: FLOOR_SIDES[floor]! }, (_, i) => {
    const columnCell = rectangleAt(cellName(FLOOR_STARTS[floor]! + i));
    const rowCell = rectangleAt(cellName(FLOOR_STARTS[floor]! + i * FLOOR_SIDES[floor]!));
    return [
      textElement(columnCell.x + columnCell.width / 2, columnCell.y - distance, 'abcde'[i]!, style),
      textElement(rowCell.x - distance, rowCell.y + rowCell.height / 2, String(i + 1), style),
    ];
  }).flat();
};

/** Draws the owners of the blocks below some cells, each where its block supports them; a dot where there is none. */
const drawBlocksBelow = (context: DrawContext, cells: readonly number[]): readonly Element[] => {
  const { layout, rectangleAt, state } = context;
  const { gap, pitch } = layoutTable(layout);
  const corners = cells.flatMap((cell) => {
    const { x, y } = centreOf(rectangleAt(cellName(cell)));
    return SQUARE_CELLS[cell]!.map((baseCell, i): readonly [number, Element] => {
      const [right, down] = [((i % 2) - 0.5) * pitch, (Math.floor(i / 2) - 0.5) * pitch];
      const owner = state.blocks[baseCell]!;
      const drawn = owner < 0 ? [element('circle', { r: 2, class: 's-line' })] : drawOwner(context, owner, gap / 2);
      return [baseCell, translateElements(x + right, y + down, drawn)];
    });
  });
  return [...new Map(corners).values()];
};

/** Returns the centre of a cell or of the dome, whose outline is a circle. */
const centreOf = ({ x, y, width = 0, height = 0 }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/** Draws the block or the tile in a cell. */
export const drawCell = (context: DrawContext, cell: number): readonly Piece[] => {
  const { state, components, rectangleAt, formatText } = context;
  const id = cellName(cell);
  const area = rectangleAt(id);
  const side = area.width - 3;
  const middle = { at: id, ...centreOf(area) };
  const owner = state.blocks[cell]!;
  if (owner >= 0) return [{ ...drawBlock(context, owner, side), ...middle }];
  const tile = state.tiles[cell]!;
  if (tile < 0) return [];
  const { symbols } = components.tiles[tile]!;
  const drawn =
    symbols.length > 1
      ? symbols.flatMap((symbol, i) => {
          const distance = (i - 0.5) * side * 0.4;
          return drawSymbol(context, symbol, [distance, distance], Math.max(7, side * 0.27));
        })
      : drawSymbol(context, symbols[0]!, [0, 0], side * 0.37);
  const look = [
    centredRectangleElement(side, side, { rx: 3, class: 'f-paper s-muted', 'stroke-width': 0.8 }),
    ...drawn,
  ];
  const name = formatText('draw.tile', { cell: id, symbols: symbols.map(nameMessage('symbol')) });
  return [{ kind: `tile-${tile}`, name, ...middle, look }];
};

const drawBlock = (context: DrawContext, owner: number, side: number) => ({
  kind: `block-${owner}`,
  name: context.formatText('draw.block', { owner: ownerName(owner, context.state.players) }),
  look: [
    centredRectangleElement(side, side, { rx: 4, class: `f-ice s-p${owner}`, 'stroke-width': 2 }),
    ...drawOwner(context, owner, side * 0.32),
  ],
});
