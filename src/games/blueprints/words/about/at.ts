import { type Thing, thingsOf } from '../../../../words/thing.js';
import { nameOfDie } from '../../board/names.js';
import { AWARDS, COLOURS, colourOf, DICE, type Die, faceOf, PRIZES } from '../../components.js';
import { LETTERS } from '../../moves.js';
import type { State, View } from '../../state/index.js';
import type { Things } from './things.js';

const all = thingsOf<Things>();

const colourNamed = (die: Die) => COLOURS[colourOf(die)]!;
const DICE_NAMES = Array.from({ length: DICE }, (_, die) =>
  nameOfDie({ colour: colourNamed(die), value: faceOf(die) }),
);

/** Lists the dice of a player in a cell, or beside the plan for -1. */
const diceIn = ({ chosen, cells }: State | View, player: number, cell: number): readonly Die[] =>
  chosen[player]!.filter((_, i) => cells[player]![i] === cell);

const coloursOf = (dice: readonly Die[]): readonly Thing<Things>[] =>
  all('colour', [...new Set(dice.map(colourNamed))]);

/** Lists the things at a place of the board. */
export const at = (state: State | View, place: string): readonly Thing<Things>[] => {
  const die = DICE_NAMES.indexOf(place);
  if (die >= 0) return [...coloursOf([die]), ...all('term', ['pool'])];
  const [row, of] = place.split('-');
  const player = Number(of);
  if (row === 'bag') return all('colour', [COLOURS.find((colour) => colour === of)!]);
  if (row === 'demand') return [...all('colour', state.demand), ...all('term', ['demand'])];
  if (row === 'aside') return coloursOf(diceIn(state, player, -1));
  if (row === 'cards') {
    const won = [...AWARDS, ...PRIZES].filter((card) => state.rounds.some((round) => round[card] === player));
    return [...all('category', won), ...all('term', ['ranking'])];
  }
  const cell = LETTERS.indexOf(row!);
  if (cell < 0) return row === 'removed' ? all('term', ['pool']) : [];
  const plan = state.plans[player];
  const isKnown = typeof plan === 'number' && plan >= 0;
  return [
    ...coloursOf(diceIn(state, player, cell)),
    ...(isKnown ? all('plan', [plan]) : []),
    ...all('term', ['bonus']),
  ];
};
