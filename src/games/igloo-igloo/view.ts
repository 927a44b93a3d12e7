import type { Draft } from '../../core/draft.js';
import { HIDDEN, isHidden, type Player, type Viewer } from '../../core/game.js';
import { sum } from '../../core/list.js';
import { drawKind, type RandomState, shuffle } from '../../core/random.js';
import { CELLS } from './board.js';
import { type Box, HARPOON, KEPT, PACK, THAW, TILES } from './components.js';
import { hasLanding } from './legal/water.js';
import type { State, View } from './state.js';

/**
 * Hides what lies face down, what was thawed, and the hands of everybody else.
 * @rule IG-INFO-1 IG-INFO-2
 */
export const hide = (draft: Draft<View>, viewer: Viewer): void => {
  draft.faces = draft.faces.map((face) => (face === null ? null : HIDDEN));
  draft.hands = draft.hands.map((hand, player) => (player === viewer ? hand : HIDDEN));
  draft.lost = HIDDEN;
};

/** Deals the tiles that the viewer has not seen: to the hidden hands, to the ice, and to those that were thawed. */
export const imagine = (draft: Draft<State>, box: Box, random: Draft<RandomState>): void => {
  const dealt = draft.hands.flatMap((hand, player) => (isHidden(hand) ? [player] : []));
  for (const player of dealt) draft.hands[player] = new Array<number>(KEPT).fill(0);
  const unseen = unseenTiles(draft, box);
  armSailor(draft, dealt, unseen);
  for (const player of dealt) dealHand(draft, player, unseen, random);
  layRest(
    draft,
    shuffle(
      random,
      unseen.flatMap((count, kind) => new Array<number>(count).fill(kind)),
    ),
  );
};

const unseenTiles = ({ ground, hands, spent }: State, { tiles }: Box): number[] => {
  const packs = ground.filter((each) => each === 'pack').length;
  return tiles.map((count, kind) => {
    const held = kind < THAW ? 0 : sum(hands.map((hand) => hand[kind - THAW]!));
    return count - spent[kind]! - held - (kind === PACK ? packs : 0);
  });
};

/** A mover under way by kayak who could not land without a harpoon has one. */
const armSailor = (draft: Draft<State>, dealt: readonly Player[], unseen: number[]): void => {
  const { phase, turn } = draft;
  if (phase.kind !== 'kayak' || !dealt.includes(turn) || hasLanding(draft, phase.from)) return;
  draft.hands[turn]![HARPOON - THAW]!++;
  unseen[HARPOON]!--;
};

const dealHand = (draft: Draft<State>, player: Player, unseen: number[], random: Draft<RandomState>): void => {
  const hand = draft.hands[player]!;
  const kept = unseen.slice(THAW);
  let size = sum(kept);
  for (let left = draft.handSizes[player]! - sum(hand); left > 0 && size > 0; left--, size--) {
    const kind = drawKind(random, kept, size);
    kept[kind]!--;
    unseen[THAW + kind]!--;
    hand[kind]!++;
  }
};

const layRest = (draft: Draft<State>, pile: readonly number[]): void => {
  const faces = new Array<number | null>(CELLS).fill(null);
  let laid = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (draft.ground[cell] === 'ice' && laid < pile.length) faces[cell] = pile[laid++]!;
  }
  draft.faces = faces;
  draft.lost = TILES.map((_, kind) => pile.slice(laid).filter((tile) => tile === kind).length);
};
