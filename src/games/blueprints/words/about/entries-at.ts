import { type AboutEntry, createEntries, describeThings } from '../../../../words/about-entry.js';
import { dieName } from '../../board/names.js';
import { AWARDS, COLOURS, DIE_KINDS, type Die, dieColourIndex, dieValue, PRIZES } from '../../components.js';
import { CELL_LETTERS } from '../../moves.js';
import type { State, View } from '../../state/index.js';
import type { Blueprints } from '../../types.js';
import type { Names } from '../keys.js';
import { type AboutIds, aboutKinds } from './kinds.js';

const entries = createEntries<AboutIds>();

const colourOfDie = (die: Die) => COLOURS[dieColourIndex(die)]!;
const DIE_NAMES = Array.from({ length: DIE_KINDS }, (_, die) =>
  dieName({ colour: colourOfDie(die), value: dieValue(die) }),
);

/** Lists the dice of a player in a cell, or beside the plan for -1. */
const listDice = ({ chosenDice, dieCells }: State | View, player: number, cell: number): readonly Die[] =>
  chosenDice[player]!.filter((_, i) => dieCells[player]![i] === cell);

const colourEntries = (dice: readonly Die[]): readonly AboutEntry<AboutIds>[] =>
  entries('colour', [...new Set(dice.map(colourOfDie))]);

/** Lists the entries at a place of the board. */
const entriesAt = (state: State | View, place: string): readonly AboutEntry<AboutIds>[] => {
  const die = DIE_NAMES.indexOf(place);
  if (die >= 0) return [...colourEntries([die]), ...entries('term', ['pool'])];
  const [kind, suffix] = place.split('-');
  const player = Number(suffix);
  if (kind === 'bag') return entries('colour', [COLOURS.find((colour) => colour === suffix)!]);
  if (kind === 'demand') return [...entries('colour', state.demand), ...entries('term', ['demand'])];
  if (kind === 'aside') return colourEntries(listDice(state, player, -1));
  if (kind === 'cards') {
    const won = [...AWARDS, ...PRIZES].filter((card) => state.roundResults.some((round) => round[card] === player));
    return [...entries('category', won), ...entries('term', ['ranking'])];
  }
  const cell = CELL_LETTERS.indexOf(kind!);
  if (cell < 0) return kind === 'removed' ? entries('term', ['pool']) : [];
  const plan = state.plans[player];
  const isKnown = typeof plan === 'number' && plan >= 0;
  return [
    ...colourEntries(listDice(state, player, cell)),
    ...(isKnown ? entries('plan', [plan]) : []),
    ...entries('term', ['bonus']),
  ];
};

/** Adds the descriptions of things to the words of a language. */
export const withDescriptions = describeThings<Blueprints, Names, AboutIds>({ aboutKinds, entriesAt });
