import type { Label } from '../../../picture/index.js';
import { type Components, STAGES } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { Staged } from './staged.js';

const TASKS: Readonly<Record<State['phase']['kind'], string>> = {
  turn: 'acts',
  feed: 'burns coal',
  eat: 'spends food against hunger',
  expert: 'asks the expert?',
  dusk: 'what is done at dusk?',
  build: 'what is built?',
  site: 'where?',
  tile: 'where does the tile lie?',
  post: 'which tile is gathered?',
  option: 'which option?',
  type: 'which Citizens?',
  raise: 'a token for',
  lower: 'a token off',
  exhaust: 'exhausts a token of',
  activate: 'activates a token of',
  death: 'a death: draw or discard?',
  technology: 'which technology?',
  law: 'which law?',
  consequence: 'which consequence stays?',
  arrive: 'explore or avoid?',
  return: 'go on or return?',
  scout: 'which Scout?',
  shift: 'Long Shifts?',
  over: '',
};

/** Who is asked for what. */
export const told = (position: State | View, components: Components): string => {
  const { phase, actor, players, outcome } = position;
  if (outcome !== 'none') return `${outcome.result}: ${outcome.reason}`;
  const who = players === 1 ? '' : `player ${actor + 1}: `;
  const what =
    'track' in phase ? ` ${phase.track}` : 'building' in phase ? ` ${components.buildings[phase.building]!.title}` : '';
  return `${who}${TASKS[phase.kind]}${what}${detailOf(phase, components)}`;
};

const detailOf = (phase: State['phase'], components: Components): string => {
  switch (phase.kind) {
    case 'option':
      return ` (${phase.set})`;
    case 'type':
      return ` (${phase.purpose})`;
    case 'death':
      return ` (${phase.type})`;
    case 'tile':
      return ` (${components.tiles[phase.tile]!.id})`;
    case 'consequence':
      return ` (${components.laws[phase.law]!.title})`;
    default:
      return '';
  }
};

/** The round with its stage, the storm, who leads, and the names of the tracks. */
export const labels = ({ position, components: { tracks }, at }: Staged): readonly Label[] => {
  const { round, stage, leader, players, storm, stormEnd, overheated } = position;
  const small = { size: 9, colour: 'muted', anchor: 'start' } as const;
  const weather = storm > 0 ? `storm in round ${storm}` : stormEnd > 0 ? `storm ends in round ${stormEnd}` : 'no storm';
  return [
    {
      id: 'round',
      name: `Round ${round} of ${tracks.rounds}, ${stage}`,
      facts: { round, stage, step: STAGES.indexOf(stage) + 1 },
      x: 6,
      y: 8,
      size: 12,
      anchor: 'start',
      bold: true,
    },
    {
      id: 'storm',
      name: `${weather}${players > 1 ? `, player ${leader + 1} leads` : ''}`,
      facts: { storm, stormEnd, leader },
      x: 354,
      y: 8,
      size: 9,
      anchor: 'end',
    },
    ...(overheated ? [{ id: 'overheated', name: 'overheated', x: 300, y: at('heat').y + 6, size: 9, bold: true }] : []),
    ...(['hope', 'discontent'] as const).map((track) => ({
      id: track,
      name: track,
      x: at(track).x,
      y: at(track).y - 6,
      ...small,
    })),
  ];
};
