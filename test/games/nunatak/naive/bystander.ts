import type { Event, Phase, State } from '../../../../src/games/nunatak/index.js';
import { mutableCopy } from '../../../support/deep.js';
import { CARDS } from './box.js';
import type { Loose } from './table.js';

const without = (list: readonly number[], item: number): number[] => list.filter((each) => each !== item);

const isBetweenTurns = (phase: Phase): boolean =>
  phase.kind === 'window' || ('phaseToResume' in phase && phase.phaseToResume.kind === 'window');

/** Returns everything open on the table. */
export const tableOf = (state: State) => {
  const { tiles, blocks, line, filedCards, discardedCards, favourLine, favours, usedFavours, removedFavours } = state;
  const { engineeringSteps, supportPoints, squarePoints, favourPoints, reservation, dummySlots } = state;
  const table = mutableCopy({
    ...{ tiles, blocks, line, filedCards, discardedCards, favourLine, favours, usedFavours, removedFavours },
    ...{ engineeringSteps, supportPoints, squarePoints, favourPoints, reservation, dummySlots },
    startTokenOwner: state.startTokenOwner,
    deckSize: state.deck.length,
    unopenedLots: state.lots.map((lot) => lot.unopenedLots),
    startedTurn: isBetweenTurns(state.phase) ? state.turnNumber - 1 : state.turnNumber,
    turnOwner: state.turnOwner,
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
        table.startedTurn = event.turnNumber;
        table.turnOwner = event.owner;
        return;
      case 'deckReshuffled':
        table.line = table.line.map((card) => (event.cards.includes(card) ? -1 : card));
        table.deckSize += event.cards.length;
        return;
      case 'cardRevealed':
        table.line[event.slot] = event.card;
        table.deckSize -= 1;
        return;
      case 'cardTaken':
        table.line[event.slot] = -1;
        if (table.reservation?.slot === event.slot) table.reservation = null;
        return;
      case 'cardFiled': {
        const { card, countsAs } = event;
        if (countsAs === null) table.discardedCards.push(card);
        else
          table.filedCards[event.owner]!.push({
            card,
            countsAs,
            tool: countsAs === 'artisan' ? CARDS[card]!.tool : null,
            isTransformed: false,
          });
        return;
      }
      case 'cardTransformed': {
        const { card, countsAs, tool } = event;
        const area = table.filedCards[event.player]!;
        area[area.findIndex((held) => held.card === card)] = { card, countsAs, tool, isTransformed: true };
        return;
      }
      case 'cardsExchanged':
        table.line[event.slot] = event.card;
        return;
      case 'cardReserved':
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
      case 'favourPicked':
        table.favourLine = without(table.favourLine, event.favour);
        table.favours[event.player]!.push(event.favour);
        return;
      case 'favourUsed':
        table.favours[event.player] = without(table.favours[event.player]!, event.favour);
        table.usedFavours[event.player]!.push(event.favour);
        return;
      case 'favourRevealed':
        table.favourLine.unshift(event.favour);
        return;
      case 'favourRemoved':
        table.favourLine = without(table.favourLine, event.favour);
        table.removedFavours.push(event.favour);
        return;
      case 'pointsScored':
        if (event.reason === 'support') table.supportPoints[event.player]! += event.points;
        else if (event.reason === 'square') table.squarePoints[event.player]! += event.points;
        else table.favourPoints[event.player]! += event.points;
        return;
      case 'engineeringAdvanced':
        table.engineeringSteps[event.player]! += event.to - event.from;
        return;
      case 'lotOpened':
        table.unopenedLots[event.player]! -= 1;
        return;
      case 'roundEnded':
        table.dummySlots = [...event.dummySlots];
        table.startTokenOwner = event.startTokenOwner;
        return;
      default:
        return;
    }
  }
}
