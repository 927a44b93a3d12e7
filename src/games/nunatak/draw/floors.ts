import type { Rectangle } from '../../../board/board.js';
import { type Element, element, type Label, movedTo, type Piece, plate, SIGN, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { ownerCalled } from '../board/places.js';
import { tableFor } from '../board/tables.js';
import { BASES, DOME, nameOf, OFFSETS, SIDES } from '../temple.js';
import { ownerSign, symbolSign } from './signs.js';
import type { Staged } from './staged.js';

/** Returns the name of every floor, with its coordinates and the blocks of the floor below, and that of the dome. */
export const floorLabels = (stage: Staged): readonly Label[] => {
  const { floors, dome, pitch } = tableFor(stage.layout);
  const titles = SIDES.map((side, i): Label => {
    const [left, top] = floors[i]!;
    const y = top - (i === 0 ? 17 : 24);
    const cells = Array.from({ length: side * side }, (_, cell) => OFFSETS[i]! + cell);
    const sign = [...coordinates(stage, i), ...below(stage, cells)];
    return { ...titled(`floor-${i + 1}`, stage.write('draw.floor', { floor: i + 1 })), x: left - 14, y, sign };
  });
  const [x, y] = [dome[0] - pitch / 2, dome[1] - pitch / 2];
  const top = titled('dome', stage.write('dome'));
  return [...titles, { ...top, x, y: y - 24, sign: below(stage, [DOME]) }].map((label) => ({
    ...label,
    sign: [movedTo(SIGN / 2 + 1 - label.x, -label.y, label.sign!)],
  }));
};

const titled = (id: string, name: string) =>
  ({ id, name, anchor: 'start', size: 10, colour: 'muted', room: 68 }) as const;

/** Writes the letters of columns above a floor, and the numbers of rows at its left. */
const coordinates = ({ at }: Staged, floor: number): readonly Element[] => {
  const set = { size: 9, colour: 'muted' } as const;
  const out = floor === 0 ? 6 : 16;
  return Array.from({ length: SIDES[floor]! }, (_, i) => {
    const across = at(nameOf(OFFSETS[floor]! + i));
    const down = at(nameOf(OFFSETS[floor]! + i * SIDES[floor]!));
    return [
      text(across.x + across.width / 2, across.y - out, 'abcde'[i]!, set),
      text(down.x - out, down.y + down.height / 2, String(i + 1), set),
    ];
  }).flat();
};

/** Draws the owners of the blocks below some cells, each where its block supports them; a dot where there is none. */
const below = (stage: Staged, cells: readonly number[]): readonly Element[] => {
  const { layout, at, position } = stage;
  const { gap, pitch } = tableFor(layout);
  const corners = cells.flatMap((cell) => {
    const { x, y } = centreOf(at(nameOf(cell)));
    return BASES[cell]!.map((base, i): readonly [number, Element] => {
      const [right, down] = [((i % 2) - 0.5) * pitch, (Math.floor(i / 2) - 0.5) * pitch];
      const owner = position.blocks[base]!;
      const drawn = owner < 0 ? [element('circle', { r: 2, class: 's-line' })] : ownerSign(stage, owner, gap / 2);
      return [base, movedTo(x + right, y + down, drawn)];
    });
  });
  return [...new Map(corners).values()];
};

/** Returns the centre of a cell or of the dome, whose outline is a circle. */
const centreOf = ({ x, y, width = 0, height = 0 }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/** Draws the block or the tile in a cell. */
export const inCell = (stage: Staged, cell: number): readonly Piece[] => {
  const { position, components, at, write } = stage;
  const id = nameOf(cell);
  const area = at(id);
  const side = area.width - 3;
  const middle = { at: id, ...centreOf(area) };
  const owner = position.blocks[cell]!;
  if (owner >= 0) return [{ ...block(stage, owner, side), ...middle }];
  const tile = position.tiles[cell]!;
  if (tile < 0) return [];
  const { symbols } = components.tiles[tile]!;
  const drawn =
    symbols.length > 1
      ? symbols.flatMap((symbol, i) => {
          const away = (i - 0.5) * side * 0.4;
          return symbolSign(stage, symbol, [away, away], Math.max(7, side * 0.27));
        })
      : symbolSign(stage, symbols[0]!, [0, 0], side * 0.37);
  const look = [plate(side, side, { rx: 3, class: 'f-paper s-muted', 'stroke-width': 0.8 }), ...drawn];
  const name = write('draw.tile', { cell: id, symbols: symbols.map(named('symbol')) });
  return [{ kind: `tile-${tile}`, name, ...middle, look }];
};

const block = (stage: Staged, owner: number, side: number) => ({
  kind: `block-${owner}`,
  name: stage.write('draw.block', { owner: ownerCalled(owner, stage.position.players) }),
  look: [
    plate(side, side, { rx: 4, class: `f-ice s-p${owner}`, 'stroke-width': 2 }),
    ...ownerSign(stage, owner, side * 0.32),
  ],
});
