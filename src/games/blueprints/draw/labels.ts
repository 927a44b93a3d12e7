import { sum } from '../../../core/data/list.js';
import type { Label } from '../../../draw/picture.js';
import { playerMessage } from '../../../words/message.js';
import { cellId } from '../board/index.js';
import { AWARDS, type Components, PRIZES, ROUNDS } from '../components.js';
import type { State, View } from '../state/index.js';
import type { DrawContext } from './context.js';
import { legendLabels } from './legend.js';
import { badgeStep, listCardsWon } from './pieces.js';

/** Returns the labels: the round, the demand, and the name of each player with points and round scores. */
export const labels = (context: DrawContext): readonly Label[] => {
  const { state, formatText } = context;
  const { round, players, phase } = state;
  const name =
    phase.kind === 'over' ? formatText('draw.over') : formatText('draw.round', { round: round + 1, rounds: ROUNDS });
  const smallStyle = { size: 9, colour: 'muted' };
  return [
    { id: 'round', name, x: 6, y: 14, size: 13, anchor: 'start', bold: true, maxWidth: 180 },
    { id: 'bag', name: formatText('draw.bag'), x: 22, y: 33, maxWidth: 34, ...smallStyle },
    { id: 'pool', name: formatText('draw.pool'), x: 66, y: 33, maxWidth: 50, ...smallStyle },
    {
      id: 'demand',
      name: formatText('draw.demand'),
      x: 272,
      y: 18,
      size: 10,
      anchor: 'end',
      colour: 'muted',
      maxWidth: 80,
    },
    ...(players === 2
      ? [{ id: 'removed', name: formatText('draw.removed'), x: 33, y: 157, maxWidth: 56, ...smallStyle }]
      : []),
    ...state.plans.flatMap((_, player) => panelLabels(context, player)),
    ...legendLabels(context),
  ];
};

const panelLabels = (
  { state, components, rectangleAt, formatText, translate }: DrawContext,
  player: number,
): readonly Label[] => {
  const { roundResults, phase, turnPlayer } = state;
  const { x, y, width, height } = rectangleAt(cellId(player, 0));
  const playerName = translate(playerMessage(player));
  const name =
    phase.kind !== 'over' && turnPlayer === player ? formatText('draw.acts', { player: playerName }) : playerName;
  const totals = roundResults.map(({ total }) => total[player]!).join(', ');
  const wonCount = listCardsWon(state, player).length;
  const rightStyle = { x: x + 2 * width - 6, size: 10, anchor: 'end' } as const;
  return [
    { id: `player-${player}`, name, x, y: y - 8, size: 12, anchor: 'start', bold: true, maxWidth: 104 },
    {
      id: `points-${player}`,
      name: formatText('draw.points', { points: countPoints(state, components, player) }),
      y: y - 8,
      maxWidth: 60,
      ...rightStyle,
    },
    {
      id: `totals-${player}`,
      name: roundResults.length === 0 ? '' : formatText('draw.totals', { totals }),
      shortText: totals,
      y: y + 3 * height + 33,
      colour: 'muted',
      maxWidth: 2 * width - 12 - wonCount * badgeStep(wonCount),
      ...rightStyle,
    },
  ];
};

const countPoints = (
  { roundResults }: State | View,
  { awardPoints, prizePoints }: Components,
  player: number,
): number =>
  sum(
    roundResults.flatMap((result) => [
      ...AWARDS.map((award) => (result[award] === player ? awardPoints[award] : 0)),
      ...PRIZES.map((prize) => (result[prize] === player ? prizePoints[prize] : 0)),
    ]),
  );
