import { type Card, components, type Deck, type State } from '../../src/games/antarctica/index.js';
import { beside } from './columns.js';

/** Whose turn it is; every zone with its queue from the front, the tracks, the decks, and what each player has. */
export const draw = (state: State): string =>
  [
    heading(state),
    ...state.queues.map((_, zone) => zoneLine(state, zone)),
    ...state.cubes.flatMap((_, track) =>
      components.tracks[track]!.from <= state.players ? [trackLine(state, track)] : [],
    ),
    deckLine(state),
    beside(state.hand.map((_, player) => possessions(state, player))),
  ].join('\n');

const heading = ({ sun, calm, turn, phase }: State): string => {
  const asked = phase.kind === 'over' ? `over: ${phase.reason}` : phase.kind;
  const ship = turn.player === null ? '' : `, ${turn.part} turn of player ${turn.player}`;
  const target = turn.target === null ? '' : ` in zone ${turn.target}`;
  return `Sun over zone ${sun}, calm ${calm}${ship}${target} (${asked})`;
};

const zoneLine = ({ sun, queues, buildings, scientists, icebreakers }: State, zone: number): string => {
  const queue = [0, 1, 2].map((place) => (queues[zone]![place] === undefined ? '.' : ownerOf(queues[zone]![place]!)));
  const people = scientists[zone]!.join(' ');
  const ice = (icebreakers[zone]!.length === 0 ? '' : `ice ${icebreakers[zone]!.join(' ')} `).padEnd(6);
  return `${sun === zone ? '*' : ' '} zone ${zone}  ${queue.join(' ')}  ${ice}scientists ${people}  ${buildings[zone]!.join(', ')}`.trimEnd();
};

const ownerOf = (ship: number): number => Math.floor(ship / 6);

const COLOURS = { red: '!', blue: '~' } as const;

/** Cubes by their owners, `!` for a red space, `~` for a blue one, `x` for a spent one. */
const trackLine = ({ cubes, spent }: State, track: number): string => {
  const { icons, numbers, effects } = components.tracks[track]!;
  const spaces = numbers.map((_, i) => {
    const owner = cubes[track]!.indexOf(i + 1);
    const effect = effects.find(({ space }) => space === i + 1);
    if (owner >= 0) return String(owner);
    if (effect === undefined) return '.';
    return spent[track]!.includes(i + 1) ? 'x' : COLOURS[effect.colour];
  });
  return `  track ${track} ${spaces.join(' ')}  ${icons.join(', ')}: ${effects.map(({ space, effect }) => `${effect} ${space}`).join(', ')}`;
};

const CARDS = [...components.decks.basic, ...components.decks.double, ...components.decks.advanced];
const SHIPYARD = ['scientist', 'icebreaker', 'recruits', 'progress'] as const;

const deckLine = ({ decks, pile, expertisePile }: State): string => {
  const tops = (['basic', 'double', 'advanced'] as const).map((deck) => deckOf(deck, decks[deck]));
  return `  ${tops.join('; ')}\n  pile: ${cardsOf(pile)}, expertise ${expertisePile}`;
};

const deckOf = (name: Deck, cards: readonly Card[]): string => {
  const top = CARDS[cards[0] ?? -1];
  return top === undefined ? `${name} empty` : `${name} (${cards.length}) ${top.needs.join(' + ')} > ${top.builds}`;
};

const cardsOf = (counts: readonly number[]): string =>
  SHIPYARD.flatMap((card, i) => (counts[i]! > 0 ? [`${card} ${counts[i]}`] : [])).join(', ') || 'no card';

const possessions = (state: State, player: number): readonly string[] => [
  `player ${player}${state.phase.kind !== 'over' && state.turn.player === player ? ' *' : ''}`,
  `personnel ${state.personnel[player]}, reserve ${state.reserve[player]}`,
  `ships ${state.freeShips[player]!.length}, cubes ${state.freeCubes[player]}`,
  `discards ${state.lostShips[player]!.length + state.lostCubes[player]!}, cards ${state.taken[player]!.length}`,
  `${state.simple[player] ? 'simple' : '-'}, expertise ${state.expertise[player]}`,
  ...cardsOf(state.hand[player]!).split(', '),
];
