import { HIDDEN, type Player, type Viewer } from '../../src/core/contract/game.js';
import { hiddenFrom, inItems } from '../../src/core/hidden/masks.js';
import { changingEvents, dealing, deciding, expectCaught, listing, withFunctions, withRules } from './broken.js';
import { kernel, type State, shell, game as toy, type View } from './toy/index.js';

/** Returns the toy with hands hidden from the wrong viewers. */
const hidingHands = (from: (viewer: Viewer, player: Player) => boolean) =>
  withRules({
    stateMasks: {
      ...kernel.stateMasks,
      hands: inItems(inItems(hiddenFrom((_state, viewer, _card, player) => from(viewer, player)))),
    },
  });

/** Returns the toy with views changed after they are made. */
const viewing = (change: (view: View, state: State, viewer: Viewer) => View) =>
  withFunctions({ view: (state, viewer) => change(toy.view(state, viewer), state, viewer) });

expectCaught(8, [
  [
    'hands are visible to spectators',
    hidingHands((viewer, player) => viewer !== 'spectator' && viewer !== player),
    /a spectator sees|looks different/,
  ],
  ['a player does not see their own hand', hidingHands(() => true), /legalMoves on the view of 0/],
  [
    'the deck is left out',
    viewing((view) => ({ ...view, deck: [] })),
    /differs from its state in more than what it hides: deck/,
  ],
  ['a key is left out', viewing(({ kept: _, ...view }) => view as View), /kept is missing/],
  ['a key is added', viewing((view) => ({ ...view, handSizes: [] }) as View), /handSizes is unexpected/],
  [
    'the random state is visible',
    viewing((view, { random }) => ({ ...view, random }) as unknown as View),
    /the random state is not hidden/,
  ],
  ['the viewer is not named', viewing((view) => ({ ...view, viewer: 'spectator' })), /says that it is of spectator/],
  [
    'a hidden card shows somewhere else',
    viewing((view, { deck }) => ({ ...view, kept: view.kept.map(() => deck[0] ?? 0) })),
    /differs from its state in more than what it hides: kept/,
  ],
  [
    'a state contains the mask value',
    withRules(dealing((draft) => void Object.assign(draft, { rolled: draft.rolled.map(() => HIDDEN) }))),
    /the state itself has "\?"/,
  ],
  [
    'legal moves depend on the deck',
    listing((moves, { deck }) => moves.filter(({ kind }) => kind !== 'draw' || moves.length === 1 || deck[0] !== 3)),
    /legalMoves on the view of \d|what is legal depends on what is hidden/,
  ],
  [
    'the player to act depends on the deck',
    deciding((player, { deck }) => (player !== null && deck[0] === 2 ? 1 : player)),
    /toAct|who is to act/,
  ],
  [
    'the score depends on hands',
    withRules({
      score: (state, box) => {
        const table = kernel.score(state, box);
        return { ...table, outcome: (state.hands[0]!.includes(5) ? true : null) as null };
      },
    }),
    /the score/,
  ],
  [
    'a view shows the progress of players with hidden cards',
    withFunctions({ evaluate: (state) => toy.evaluate(state).map((standing) => standing ?? 0) }),
    /progress/,
  ],
  [
    'progress depends on the deck',
    withRules({
      evaluate: (state, box) => {
        const [top] = state.deck;
        return shell.evaluate(state, box).map((standing) => (standing === null || top !== 3 ? standing : standing + 1));
      },
    }),
    /progress/,
  ],
  [
    'legal moves are shown to others',
    withFunctions({
      legalMoves: (state) => toy.legalMoves({ ...state, random: { key: '', drawn: 1 } } as State),
    }),
    /legalMoves on the view of 1/,
  ],
  [
    'refusals are shown to others',
    withFunctions({
      whyIllegal: (state, move) => toy.whyIllegal({ ...state, random: { key: '', drawn: 1 } } as State, move),
    }),
    /whyIllegal of .* on the view of 1 returns .*not NotToActView/,
  ],
  [
    'the mask shows others the legal moves',
    withFunctions({ legalMask: (_, mask) => mask.fill(1) }),
    /legalMask on the view of/,
  ],
  [
    'moves are made on views',
    withFunctions({
      applyMove: (state, move) => toy.applyMove({ ...state, random: { key: '', drawn: 1 } } as State, move),
    }),
    /a move is made on the view of/,
  ],
  [
    'a view with too much information is decoded',
    withFunctions({ View: { ...toy.View, decode: (value) => laxly(value) } }),
    /View.decode takes a view of .* that knows|View.decode takes/,
  ],
  [
    'views are not decoded',
    withFunctions({ View: { ...toy.View, decode: () => toy.View.decode(null) } }),
    /View.decode refuses the view of 0/,
  ],
  [
    'a drawn card is revealed to all',
    withRules({ hiddenEventFields: {} }),
    /the events reveal to (\d|spectator) what the views before and after hide: .+; keep in the state what an event reveals/,
  ],
  [
    'a player does not see their own card',
    withFunctions({ viewEvents: (events) => toy.viewEvents(events, 'spectator') }),
    /an event of (\d) as \1 receives it/,
  ],
  [
    'events are left out',
    withFunctions({ viewEvents: (events, viewer) => toy.viewEvents(events, viewer).slice(1) }),
    /receives \d+ events out of/,
  ],
  [
    'events have extra fields',
    withFunctions({ viewEvents: (events) => events.map((event) => ({ ...event, player: 0 })) }),
    /an event as \w+ receives it/,
  ],
  [
    'events contain the mask value',
    withRules(changingEvents((event) => ({ ...event, card: HIDDEN }) as never)),
    /the events themselves have/,
  ],
]);

function laxly(value: unknown): ReturnType<typeof toy.View.decode> {
  const strict = toy.View.decode(value);
  const isLike =
    typeof value === 'object' && value !== null && 'viewer' in value && toy.View.is({ ...value, deck: [] }) === false;
  return strict._tag === 'Left' && isLike ? { _tag: 'Right', right: value as View } : strict;
}
