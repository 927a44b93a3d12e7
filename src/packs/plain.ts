import { isObject } from '../core/codec/reader.js';
import type { AnyGame, BaseMove, BasePhase, BaseState, BaseView } from '../core/contract/game.js';
import type { SealedPhase } from '../core/contract/sealed.js';
import type { Drawing } from '../draw/drawing.js';
import type { AnyGameText } from '../words/game-text.js';
import { createPlainEnglish } from '../words/plain-english.js';

/** Makes sentences for a game without words: notation, names of fields, and the messages of refusals. */
export const createPlainGameText = (game: AnyGame, players: readonly string[] = []): AnyGameText => {
  const playerName = (player: number): string => players[player] ?? `Player ${player + 1}`;
  const describe = ({ kind, ...fields }: { readonly kind: string }): string => {
    const parts = Object.entries(fields).map(([name, value]) =>
      name === 'player' && typeof value === 'number' ? playerName(value) : `${spaced(name)} ${formatValue(value)}`,
    );
    return [spaced(kind), ...(parts.length === 0 ? [] : [parts.join(', ')])].join(': ');
  };
  return {
    move: (_, move) => game.formatMove(move),
    event: (_, event) => describe(event),
    chance: (_, event) => describe(event),
    refusal: ({ message }) => message,
    question: ({ phase }) => describe(withoutChoices(phase)),
    outcome: ({ over, winners }) => {
      if (!over) return 'The game is not over.';
      return winners.length === 0 ? 'Nobody wins.' : `Won by ${winners.map(playerName).join(' and ')}.`;
    },
    name: (kind, value) => (kind === 'player' ? playerName(Number(value)) : spaced(String(value))),
    translate: createPlainEnglish({}),
  };
};

/** Leaves out who chooses at the same time, and what: views hide it, and others are asked next. */
const withoutChoices = (phase: BasePhase): BasePhase => {
  const { deciders: _, choices: __, ...rest } = phase as SealedPhase<string, unknown>;
  return rest;
};

/** Writes a name of the code as words: `die built` of `dieBuilt`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields of states that say nothing of the position. */
const UNSHOWN_FIELDS: readonly string[] = ['game', 'rules', 'components', 'random', 'viewer'];

/** The drawing of a game without one: no places, and a table of the fields. */
export const plainDrawing: Pick<Drawing<BaseState | BaseView, BaseMove>, 'board' | 'placesOf' | 'drawText'> = {
  board: () => ({ width: 0, height: 0, places: [], cards: null }),
  placesOf: () => [],
  drawText: (state) => {
    const shown = { ...state, phase: withoutChoices(state.phase) };
    const fields = Object.entries(shown).filter(([name]) => !UNSHOWN_FIELDS.includes(name));
    const width = Math.max(...fields.map(([name]) => spaced(name).length));
    return fields
      .map(([name, value]) => `${spaced(name).padEnd(width)}  ${isSeat(name, value) ? value + 1 : fieldText(value)}\n`)
      .join('');
  },
};

/** Checks whether a field holds a player: people count seats from 1. */
const isSeat = (name: string, value: unknown): value is number => /player$/i.test(name) && typeof value === 'number';

/** Writes the value of a field: lists with spaces, objects by their fields. */
const fieldText = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((item) => (Array.isArray(item) ? `(${fieldText(item)})` : fieldText(item))).join(' ');
  if (!isObject(value)) return formatValue(value);
  return Object.entries(value)
    .map(([name, each]) => (name === 'kind' ? String(each) : `${spaced(name)} ${fieldText(each)}`))
    .join(', ');
};
