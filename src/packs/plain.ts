import type { AnyGame, BaseMove, BaseState, BaseView } from '../core/contract/game.js';
import { drawFields, formatValue, spaced, withoutChoices } from '../draw/draw-fields.js';
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

/** The drawing of a game without one: no places, and a table of the fields. */
export const plainDrawing: Pick<Drawing<BaseState | BaseView, BaseMove>, 'board' | 'placesOf' | 'drawText'> = {
  board: () => ({ width: 0, height: 0, places: [], cards: null }),
  placesOf: () => [],
  drawText: drawFields,
};
