import { HIDDEN } from '../../src/core/contract/game.js';
import type { Mask } from '../../src/core/hidden/masks.js';
import { expectCaught, withFunctions, withRules } from './broken.js';
import { TURN } from './toy/apply.js';
import { kernel, type SeenMove, game as toy } from './toy/index.js';

const { cover } = kernel.kinds;

/** Hides nothing. */
const open: Mask = (value) => value;

/** Returns the toy with moves shown differently. */
const showing = (show: typeof toy.viewMove) => withFunctions({ viewMove: show });

expectCaught(16, [
  ['nothing is hidden', withRules({ stateMasks: { deck: open, hands: open, covered: open } }), /what is hidden from 0/],
  ['hands are visible', withRules({ stateMasks: { ...kernel.stateMasks, hands: open } }), /what is hidden from 0/],
  [
    'which card is covered is shown to all',
    withRules({ hiddenMoveFields: {} }),
    /C\d and C\d are the same to \d but shown as two moves/,
  ],
  [
    'spectators see more than players',
    showing((state, move, viewer) => (viewer === 'spectator' ? move : toy.viewMove(state, move, viewer))),
    /are the same to spectator but shown as two moves/,
  ],
  [
    'the card that is played is hidden, though it is visible afterwards',
    withRules({ hiddenMoveFields: { cover: ['card'], play: ['card'] } }),
    /card of play is hidden, but views and events always reveal it/,
  ],
  [
    'the player of a move does not see it',
    showing((_state, move) => (move.kind === 'cover' ? { ...move, card: HIDDEN } : move)),
    /a move as shown to who makes it/,
  ],
  [
    'another move is shown',
    showing((state, move, viewer) => (move.kind === 'keep' ? { kind: 'leave' } : toy.viewMove(state, move, viewer))),
    /a move as shown to/,
  ],
  [
    'a hidden card is written like a visible one',
    withRules({
      format: (move, box) =>
        kernel.format(move.kind === 'cover' && move.card === HIDDEN ? { ...move, card: 0 } : move, box),
    }),
    /C0, as \d sees it, does not say that something is hidden/,
  ],
  [
    'a move with a hidden field is accepted as a move',
    withFunctions({
      actionOf: (move: SeenMove) => Math.max(0, toy.actionOf(move as Parameters<typeof toy.actionOf>[0])),
    }),
    /C\?, as \d sees it, is accepted as a move/,
  ],
  [
    'a prediction treats chance as certain',
    withFunctions({
      predictView: (view, move) => {
        const imagined = toy.determinize(view, 'foreseen');
        const next = toy.applyMove(imagined, move as Parameters<typeof toy.actionOf>[0]);
        return next._tag === 'Right' ? toy.view(next.right, view.viewer) : null;
      },
    }),
    /as \d foresees it/,
  ],
  [
    'an undo is free although a card was revealed',
    withFunctions({
      predictView: (view, move) => {
        const foreseen = toy.predictView(view, move);
        if (foreseen !== null || move.kind !== 'play' || view.hands[view.player]!.length < 2) return foreseen;
        const hands = view.hands.map((hand, player) => (player === view.player ? hand.slice(1) : hand));
        const rows = view.rows.map((row, player) => (player === view.player ? [...row, move.card] : row));
        return { ...view, hands, rows, player: (view.player + 1) % view.players };
      },
    }),
    /P\d as \w+ foresees it reveals something new: it could have been impossible/,
  ],
  [
    'the effect of a move depends on the identity of the phase object',
    withRules({
      kinds: {
        ...kernel.kinds,
        cover: {
          ...cover,
          apply: (run, move, phase) => {
            cover.apply(run, move, phase);
            if (phase === TURN) run.draft.kept[run.draft.player] = 6;
          },
        },
      },
    }),
    /C\d as \d foresees it/,
  ],
]);
