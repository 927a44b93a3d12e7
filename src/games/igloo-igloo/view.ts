import type { Mutable } from '../../core/draft.js';
import { isHidden, type Player } from '../../core/game.js';
import { changed, replaced, sum } from '../../core/list.js';
import { drawKind, type RandomState, shuffle } from '../../core/random.js';
import { CELLS } from './board.js';
import { type Box, HARPOON, KEPT, PACK, THAW, TILES } from './components.js';
import { hasLanding } from './legal/water.js';
import type { Draft } from './state/draft.js';
import type { State } from './state/index.js';

/** Deals the tiles that the viewer has not seen: to the hidden hands, to the ice, and to those that were thawed. */
export const imagine = (draft: Draft, box: Box, random: Mutable<RandomState>): void => {
  const dealt = draft.hands.flatMap((hand, player) => (isHidden(hand) ? [player] : []));
  draft.hands = draft.hands.map((hand) => (isHidden(hand) ? new Array<number>(KEPT).fill(0) : hand));
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
const armSailor = (draft: Draft, dealt: readonly Player[], unseen: number[]): void => {
  const { phase, turn } = draft;
  if (phase.kind !== 'kayak' || !dealt.includes(turn) || hasLanding(draft, phase.from)) return;
  draft.hands = replaced(draft.hands, turn, changed(draft.hands[turn]!, HARPOON - THAW, 1));
  unseen[HARPOON]!--;
};

const dealHand = (draft: Draft, player: Player, unseen: number[], random: Mutable<RandomState>): void => {
  const hand = draft.hands[player]!.slice();
  const kept = unseen.slice(THAW);
  let size = sum(kept);
  for (let left = draft.handSizes[player]! - sum(hand); left > 0 && size > 0; left--, size--) {
    const kind = drawKind(random, kept, size);
    kept[kind]!--;
    unseen[THAW + kind]!--;
    hand[kind]!++;
  }
  draft.hands = replaced(draft.hands, player, hand);
};

const layRest = (draft: Draft, pile: readonly number[]): void => {
  const faces = new Array<number | null>(CELLS).fill(null);
  let laid = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (draft.ground[cell] === 'ice' && laid < pile.length) faces[cell] = pile[laid++]!;
  }
  draft.faces = faces;
  draft.lost = TILES.map((_, kind) => pile.slice(laid).filter((tile) => tile === kind).length);
};
