import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { deal, type Event, frames, game, type State, step, viewFrames } from '../../../src/games/nunatak/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { games } from '../../support/games.js';
import { tastes } from './tastes.js';

/** The open parts of a state, as kept by an application that reads only events. */
interface Table {
  readonly tiles: number[];
  readonly blocks: number[];
  readonly line: number[];
  readonly filedCards: number[][];
  readonly discardedCards: number[];
  favourLine: number[];
  readonly favours: number[][];
  readonly usedFavours: number[][];
  readonly removedFavours: number[];
  readonly engineeringSteps: number[];
  readonly points: number[];
}

const tableOf = (state: State): Table => ({
  tiles: [...state.tiles],
  blocks: [...state.blocks],
  line: [...state.line],
  filedCards: state.filedCards.map((area) => area.map(({ card }) => card)),
  discardedCards: [...state.discardedCards],
  favourLine: [...state.favourLine],
  favours: state.favours.map((held) => [...held]),
  usedFavours: state.usedFavours.map((used) => [...used]),
  removedFavours: [...state.removedFavours],
  engineeringSteps: [...state.engineeringSteps],
  points: state.engineeringSteps.map(
    (_, p) => state.supportPoints[p]! + state.squarePoints[p]! + state.favourPoints[p]!,
  ),
});

const remove = (list: number[], item: number): void => {
  const at = list.indexOf(item);
  expect(at).not.toBe(-1);
  list.splice(at, 1);
};

/** Applies an event to the table. */
const hear = (table: Table, event: Event): void => {
  switch (event.kind) {
    case 'deckReshuffled':
      for (const card of event.cards) table.line[table.line.indexOf(card)] = -1;
      break;
    case 'cardRevealed':
      expect(table.line[event.slot]).toBe(-1);
      table.line[event.slot] = event.card;
      break;
    case 'cardTaken':
      expect(table.line[event.slot]).toBe(event.card);
      table.line[event.slot] = -1;
      break;
    case 'cardFiled':
      (event.countsAs === null ? table.discardedCards : table.filedCards[event.owner]!).push(event.card);
      break;
    case 'cardsExchanged':
      expect(table.line[event.slot]).toBe(event.replacedCard);
      table.line[event.slot] = event.card;
      break;
    case 'tilesSwapped': {
      const [one, other] = event.cells;
      [table.tiles[one], table.tiles[other]] = [table.tiles[other]!, table.tiles[one]!];
      break;
    }
    case 'blockPlaced':
      table.blocks[event.cell] = event.owner;
      break;
    case 'tileLaid':
      table.tiles[event.cell] = event.tile;
      break;
    case 'favourPicked':
      remove(table.favourLine, event.favour);
      table.favours[event.player]!.push(event.favour);
      break;
    case 'favourUsed':
      remove(table.favours[event.player]!, event.favour);
      table.usedFavours[event.player]!.push(event.favour);
      break;
    case 'favourRevealed':
      table.favourLine.unshift(event.favour);
      break;
    case 'favourRemoved':
      remove(table.favourLine, event.favour);
      table.removedFavours.push(event.favour);
      break;
    case 'engineeringAdvanced':
      expect(table.engineeringSteps[event.player]).toBe(event.from);
      table.engineeringSteps[event.player] = event.to;
      break;
    case 'pointsScored':
      table.points[event.player]! += event.points;
      break;
    default:
  }
};

/** Checks that an event has happened since the state before, and nothing else that events report. */
const follows = (before: State, event: Event, after: State): void => {
  const table = tableOf(before);
  hear(table, event);
  expect(tableOf(after)).toEqual(table);
  const drawn = event.kind === 'cardRevealed' ? 1 : 0;
  const returned = event.kind === 'deckReshuffled' ? event.cards.length : 0;
  expect(after.deck).toHaveLength(before.deck.length - drawn + returned);
  expect(after.deckBacks).toHaveLength(after.deck.length);
  expect(countUnopenedLots(before) - countUnopenedLots(after)).toBe(event.kind === 'lotOpened' ? 1 : 0);
  expect(countUnplacedBlocks(before) - countUnplacedBlocks(after)).toBe(event.kind === 'blockPlaced' ? 1 : 0);
};

const countUnopenedLots = ({ lots }: State): number => lots.reduce((sum, lot) => sum + lot.unopenedLots, 0);

/** Counts the blocks that are not placed. */
const countUnplacedBlocks = ({ players, turnsLeft, blocksAside, lots }: State): number => {
  const inLots = lots.map(({ ownBlocks, sikuBlocks, unopenedLots }) => ownBlocks + sikuBlocks + 3 * unopenedLots);
  return [...(players === 2 ? inLots : turnsLeft), ...blocksAside].reduce((sum, count) => sum + count, 0);
};

describe.each([1, 2, 3, 4] as const)('with %i players', (players) => {
  test('[NU-TURN-1, NU-FX-6] the events of a game report all that happens on the table', () => {
    for (let number = 0; number < games(12); number++) {
      const options = { players, seed: `events ${number}` };
      const start = orThrow(deal(options));
      const table = tableOf({
        ...start.state,
        tiles: start.state.tiles.map(() => -1),
        line: [-1, -1, -1, -1],
        favourLine: [],
      });
      for (const event of start.events) hear(table, event);
      for (const { state, move } of randomGame(game, options, tastes['devout'], `picks ${number}`)) {
        expect(table).toEqual(tableOf(state));
        if (move !== undefined) for (const event of orThrow(step(state, move)).events) hear(table, event);
      }
    }
  });

  test('[NU-REFILL-1, NU-SIKU-2, NU-TURN-1] after each event the state is as it reports', () => {
    const options = { players, seed: 'frames' };
    for (const { state, move } of randomGame(game, options, tastes['devout'], 'picks')) {
      if (move === undefined) continue;
      let before = state;
      const shown = orThrow(frames(state, move));
      for (const { event, state: after } of shown) {
        if (event !== null) follows(before, event, after);
        before = after;
      }
      expect(shown.at(-1)).toEqual({ event: null, state: game.play(state, move) });
      if (players === 3) expect(viewFrames(shown, 1).map(({ state }) => state.viewer)).toEqual(shown.map(() => 1));
    }
  });

  test('[NU-WIN-1] the last event reports the final score', () => {
    const turns = [...randomGame(game, { players, seed: 'last' }, tastes['thrifty'], 'picks')];
    const { state, move } = turns.at(-2)!;
    const { events, state: end } = orThrow(step(state, move!));
    expect(events.at(-1)).toEqual({ kind: 'gameOver', score: game.score(end) });
  });
});
