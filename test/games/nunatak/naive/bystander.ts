import type { Event, Phase, State } from '../../../../src/games/nunatak/index.js';
import { copyOf } from '../../../support/deep.js';
import { CARDS } from './box.js';
import type { Loose } from './table.js';

const without = (list: readonly number[], gone: number): number[] => list.filter((each) => each !== gone);

const isBetweenTurns = (phase: Phase): boolean =>
  phase.kind === 'window' || ('resume' in phase && phase.resume.kind === 'window');

/** Returns everything open on the table. */
export const tableOf = (state: State) => {
  const { tiles, blocks, line, areas, discard, favourLine, favours, spent, gone } = state;
  const { track, support, squares, favourPoints, reservation, cubes, first } = state;
  const table = copyOf({
    ...{ tiles, blocks, line, areas, discard, favourLine, favours, spent, gone },
    ...{ track, support, squares, favourPoints, reservation, cubes, first },
    deck: state.deck.length,
    spare: state.lots.map((lot) => lot.spare),
    begun: isBetweenTurns(state.phase) ? state.turn - 1 : state.turn,
    whose: state.active,
  });
  return table as Loose<typeof table>;
};

/** A bystander who knows the open parts of the table from events alone. */
export class Bystander {
  table: ReturnType<typeof tableOf>;

  constructor(state: State) {
    this.table = tableOf(state);
  }

  hear(event: Event): void {
    const { table } = this;
    switch (event.kind) {
      case 'turnStarted':
        table.begun = event.turn;
        table.whose = event.owner;
        return;
      case 'reshuffled':
        table.line = table.line.map((card) => (event.cards.includes(card) ? -1 : card));
        table.deck += event.cards.length;
        return;
      case 'cardRevealed':
        table.line[event.slot] = event.card;
        table.deck -= 1;
        return;
      case 'cardTaken':
        table.line[event.slot] = -1;
        if (table.reservation?.slot === event.slot) table.reservation = null;
        return;
      case 'cardFiled': {
        const { card, as } = event;
        if (as === null) table.discard.push(card);
        else
          table.areas[event.owner]!.push({
            card,
            as,
            tool: as === 'artisan' ? CARDS[card]!.tool : null,
            changed: false,
          });
        return;
      }
      case 'cardTransformed': {
        const { card, as, tool } = event;
        const area = table.areas[event.player]!;
        area[area.findIndex((held) => held.card === card)] = { card, as, tool, changed: true };
        return;
      }
      case 'deckExchanged':
        table.line[event.slot] = event.card;
        return;
      case 'reserved':
        table.reservation = { player: event.player, slot: table.line.indexOf(event.card) };
        return;
      case 'reservationLapsed':
        table.reservation = null;
        return;
      case 'tilesSwapped': {
        const [one, other] = event.cells;
        [table.tiles[one], table.tiles[other]] = [table.tiles[other]!, table.tiles[one]!];
        return;
      }
      case 'tileLaid':
        table.tiles[event.cell] = event.tile;
        return;
      case 'blockPlaced':
        table.blocks[event.cell] = event.owner;
        return;
      case 'favourTaken':
        table.favourLine = without(table.favourLine, event.favour);
        table.favours[event.player]!.push(event.favour);
        return;
      case 'favourUsed':
        table.favours[event.player] = without(table.favours[event.player]!, event.favour);
        table.spent[event.player]!.push(event.favour);
        return;
      case 'favourRevealed':
        table.favourLine.unshift(event.favour);
        return;
      case 'favourRemoved':
        table.favourLine = without(table.favourLine, event.favour);
        table.gone.push(event.favour);
        return;
      case 'scored':
        if (event.reason === 'support') table.support[event.player]! += event.points;
        else if (event.reason === 'square') table.squares[event.player]! += event.points;
        else table.favourPoints[event.player]! += event.points;
        return;
      case 'trackMoved':
        table.track[event.player]! += event.to - event.from;
        return;
      case 'lotOpened':
        table.spare[event.player]! -= 1;
        return;
      case 'roundEnded':
        table.cubes = [...event.cubes];
        table.first = event.first;
        return;
      default:
        return;
    }
  }
}
