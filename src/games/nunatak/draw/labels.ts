import { type Element, element, type Label, type LegendLine, legend, plate, SIGN } from '../../../draw/picture.js';
import { named, seat } from '../../../words/message.js';
import { askedIn } from '../board/moves.js';
import { columnOf, ownerCalled } from '../board/places.js';
import { tableFor } from '../board/tables.js';
import { CARDS, SYMBOLS, TOOLS } from '../components/index.js';
import { floorLabels } from './floors.js';
import { ownerSign, pathSign, symbolSign } from './signs.js';
import type { Staged } from './staged.js';

/** Writes the turn, the player to act, and the pending decision. */
export const positionName = ({ position, write }: Staged): string => {
  const { turn, phase } = position;
  const player = phase.kind === 'over' ? '' : seat(askedIn(position));
  return write('draw.turn', { turn, turns: CARDS, task: write(`draw.task.${phase.kind}`, { player }) });
};

/**
 * Returns the labels: the turn, the floors, the track, the legend, and the owners with their points and remaining turns
 * or blocks.
 */
export const labels = (stage: Staged): readonly Label[] => {
  const table = tableFor(stage.layout);
  const { x, y, width } = table.track;
  const caption = { x, y: y - 7, size: 10, anchor: 'start', colour: 'muted' } as const;
  return [
    {
      id: 'turn',
      name: positionName(stage),
      x: 6,
      y: 12,
      size: 12,
      anchor: 'start',
      bold: true,
      room: table.width - 12,
    },
    ...floorLabels(stage),
    { id: 'track', name: stage.write('place.track'), ...caption, room: width },
    ...legend(legendOf(stage), table.legend, table.legend.columns),
    ...stage.position.areas.flatMap((_, owner) => ownerLabels(stage, owner)),
    ...completionLabel(stage),
  ];
};

const completionLabel = ({ position, components: { completion }, layout, write, say }: Staged): readonly Label[] => {
  const lines = completion[position.completion];
  if (lines === undefined) return [];
  const { x, y, width } = tableFor(layout).track;
  const [first, second] = lines.map(named('quantity'));
  const name = write('draw.completion', { first: first!, second: second! });
  const short = `${say(first!)}, ${say(second!)}`;
  return [{ id: 'completion', name, short, x, y: y - 19, size: 9, anchor: 'start', colour: 'muted', room: width }];
};

const ownerLabels = (stage: Staged, owner: number): readonly Label[] => {
  const { position, layout, at, write, say } = stage;
  const { x, y } = at(columnOf(owner, 'labourer'));
  const called = say(ownerCalled(owner, position.players));
  const acts = position.phase.kind !== 'over' && askedIn(position) === owner;
  const name = acts ? write('draw.acts', { owner: called }) : called;
  const left = leftOf(stage, owner);
  const room = position.lots[owner] === undefined ? 150 : 244;
  const right = { x: tableFor(layout).width - 6, anchor: 'end', size: 9.5, room } as const;
  const bold = { size: 11, anchor: 'start', bold: true, room: 324 - room } as const;
  return [
    { id: `owner-${owner}`, name, sign: ownerSign(stage, owner, 6.5), x: x + SIGN, y: y - 8, ...bold },
    ...(left === '' ? [] : [{ id: `left-${owner}`, name: left, y: y - 8, ...right }]),
  ];
};

const leftOf = ({ position, write }: Staged, owner: number): string => {
  const { players, support, squares, favourPoints, left, lots } = position;
  const lot = lots[owner];
  const blocks = lot === undefined ? write('draw.turns', { left: left[owner] ?? 0 }) : write('draw.lots', { ...lot });
  if (owner >= players) return left[owner] === undefined ? '' : blocks;
  return write('draw.scored', { points: support[owner]! + squares[owner]! + favourPoints[owner]!, left: blocks });
};

const legendOf = (stage: Staged): readonly LegendLine[] => {
  const { write, say } = stage;
  return [
    ...SYMBOLS.map((symbol) => ({
      id: `symbol-${symbol}`,
      name: say(named('symbol')(symbol)),
      sign: symbolSign(stage, symbol, [0, 0], 7),
    })),
    ...TOOLS.map((tool) => ({ id: `tool-${tool}`, name: say(named('tool')(tool)), sign: [pathSign(tool)] })),
    { id: 'diamond', name: write('draw.diamond'), sign: [pathSign('diamond')] },
    {
      id: 'below',
      name: write('draw.below'),
      sign: [...aCell(), element('circle', { cx: 7, cy: 6, r: 3, class: 'f-ink' })],
    },
    {
      id: 'open',
      name: write('draw.open'),
      sign: [...aCell(), element('circle', { cx: 7, cy: 6, r: 2, class: 's-line' })],
    },
  ];
};

/** Draws a small cell. */
const aCell = (): readonly Element[] => [plate(9, 9, { class: 'f-stone s-line', 'stroke-width': 0.8 })];
