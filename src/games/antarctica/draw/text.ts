import { beside } from '../../../picture/columns.js';
import { board, type Cards } from '../board/index.js';
import { type Components, type Deck, components as printed, SHIPYARD_CARDS } from '../components/index.js';
import { ownerOf, type State, type View } from '../state/index.js';

type Position = State | View;

/** Whose turn it is; every zone with its queue from the front, the tracks, the decks, and what each player has. */
export const drawText = (position: State | View, components: Components = printed): string => {
  const { places, cards } = board(position, components);
  const open = (kind: string) =>
    places.filter((place) => place.kind === kind && place.open).map(({ id }) => Number(id.split('-')[1]));
  return [
    heading(position),
    ...open('zone').map((zone) => zoneLine(position, zone)),
    ...open('track').map((track) => trackLine(position, cards, track)),
    deckLine(position, cards),
    beside(position.hand.map((_, player) => possessions(position, player))),
  ].join('\n');
};

const heading = ({ sun, calm, turn, phase }: Position): string => {
  const asked = phase.kind === 'over' ? `over: ${phase.reason}` : phase.kind;
  const ship = turn.player === null ? '' : `, ${turn.part} turn of player ${turn.player}`;
  const target = turn.target === null ? '' : ` in zone ${turn.target}`;
  return `Sun over zone ${sun}, calm ${calm}${ship}${target} (${asked})`;
};

const zoneLine = ({ sun, queues, buildings, scientists, icebreakers }: Position, zone: number): string => {
  const queue = [0, 1, 2].map((place) => (queues[zone]![place] === undefined ? '.' : ownerOf(queues[zone]![place]!)));
  const people = scientists[zone]!.join(' ');
  const ice = (icebreakers[zone]!.length === 0 ? '' : `ice ${icebreakers[zone]!.join(' ')} `).padEnd(6);
  return `${sun === zone ? '*' : ' '} zone ${zone}  ${queue.join(' ')}  ${ice}scientists ${people}  ${buildings[zone]!.join(', ')}`.trimEnd();
};

const COLOURS = { red: '!', blue: '~' } as const;

/** Cubes by their owners, `!` for a red space, `~` for a blue one, `x` for a spent one. */
const trackLine = ({ cubes, spent }: Position, { tracks }: Cards, track: number): string => {
  const { icons, numbers, effects } = tracks[track]!;
  const spaces = numbers.map((_, i) => {
    const owner = cubes[track]!.indexOf(i + 1);
    const effect = effects.find(({ space }) => space === i + 1);
    if (owner >= 0) return String(owner);
    if (effect === undefined) return '.';
    return spent[track]!.includes(i + 1) ? 'x' : COLOURS[effect.colour];
  });
  return `  track ${track} ${spaces.join(' ')}  ${icons.join(', ')}: ${effects.map(({ space, effect }) => `${effect} ${space}`).join(', ')}`;
};

const deckLine = ({ decks, pile, expertisePile }: Position, cards: Cards): string => {
  const tops = (['basic', 'double', 'advanced'] as const).map((deck) => deckOf(deck, decks[deck], cards));
  return `  ${tops.join('; ')}\n  pile: ${cardsOf(pile)}, expertise ${expertisePile}`;
};

const deckOf = (name: Deck, cards: readonly unknown[], { buildings }: Cards): string => {
  const top = buildings[typeof cards[0] === 'number' ? cards[0] : -1];
  return top === undefined ? `${name} empty` : `${name} (${cards.length}) ${top.needs.join(' + ')} > ${top.builds}`;
};

const cardsOf = (counts: readonly number[]): string =>
  SHIPYARD_CARDS.flatMap((card, i) => (counts[i]! > 0 ? [`${card} ${counts[i]}`] : [])).join(', ') || 'no card';

const possessions = (state: Position, player: number): readonly string[] => [
  `player ${player}${state.phase.kind !== 'over' && state.turn.player === player ? ' *' : ''}`,
  `personnel ${state.personnel[player]}, reserve ${state.reserve[player]}`,
  `ships ${state.freeShips[player]!.length}, cubes ${state.freeCubes[player]}`,
  `discards ${state.lostShips[player]!.length + state.lostCubes[player]!}, cards ${state.taken[player]!.length}`,
  `${state.simple[player] ? 'simple' : '-'}, expertise ${state.expertise[player]}`,
  ...cardsOf(state.hand[player]!).split(', '),
];
