import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<
  State,
  | 'random'
  | 'tiles'
  | 'blocks'
  | 'line'
  | 'filedCards'
  | 'favours'
  | 'usedFavours'
  | 'engineeringSteps'
  | 'supportPoints'
  | 'squarePoints'
  | 'favourPoints'
  | 'turnsLeft'
  | 'lots'
  | 'blocksAside'
>;

/** Copies a state or a view for changes. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  const { key, drawn } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key, drawn },
    tiles: state.tiles.slice(),
    blocks: state.blocks.slice(),
    tileStack: state.tileStack,
    deck: state.deck,
    deckBacks: state.deckBacks,
    line: state.line.slice(),
    filedCards: state.filedCards.slice(),
    discardedCards: state.discardedCards,
    favourDeck: state.favourDeck,
    favourLine: state.favourLine,
    favours: state.favours.slice(),
    usedFavours: state.usedFavours.slice(),
    removedFavours: state.removedFavours,
    favourPickedThisTurn: state.favourPickedThisTurn,
    engineeringSteps: state.engineeringSteps.slice(),
    supportPoints: state.supportPoints.slice(),
    squarePoints: state.squarePoints.slice(),
    favourPoints: state.favourPoints.slice(),
    turnsLeft: state.turnsLeft.slice(),
    lots: state.lots.slice(),
    blocksAside: state.blocksAside.slice(),
    completionCard: state.completionCard,
    extraTurnOrder: state.extraTurnOrder,
    turnNumber: state.turnNumber,
    turnOwner: state.turnOwner,
    startTokenOwner: state.startTokenOwner,
    dummySlots: state.dummySlots,
    reservation: state.reservation,
    abundance: state.abundance,
    peek: state.peek,
    locatedCard: state.locatedCard,
    phase: state.phase,
  };
}
