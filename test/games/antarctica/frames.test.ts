import { expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { type Event, frames, type State } from '../../../src/games/antarctica/index.js';
import { games } from '../../support/games.js';
import { gameOf, VARIANTS } from './happenings.js';
import { found, printed } from './pieces.js';
import { played, position } from './positions.js';

const CARDS = ['scientist', 'icebreaker', 'recruits', 'progress'];

/** Checks an event against the position before it and the one right after it. */
const shows = (event: Event, before: State, after: State): boolean => {
  const more = (counts: (state: State) => readonly number[] | number, by: number): boolean => {
    const total = (state: State): number => [counts(state)].flat().reduce((a, b) => a + b, 0);
    return total(after) - total(before) === by;
  };
  switch (event.kind) {
    case 'startPlayerDrawn':
      return after.startPlayer === event.player;
    case 'buildingPlaced':
      return after.buildings[event.zone]!.includes(event.building);
    case 'shipPlaced':
      return after.queues[event.zone]![event.position - 1] === event.ship;
    case 'shipMoved':
      return (
        after.queues[event.to]![event.toPosition - 1] === event.ship &&
        before.queues[event.from]![event.fromPosition - 1] === event.ship
      );
    case 'sunMoved':
      return before.sun === event.from && after.sun === event.to;
    case 'turnStarted':
      return (
        after.turn.player === event.player && after.turn.turnOfStop === event.turnOfStop && after.sun === event.zone
      );
    case 'turnEnded':
    case 'turnDeclined':
      return after.turn.player === event.player && after.sun === event.zone;
    case 'buildingBuilt':
      return after.buildings[event.zone]!.at(-1) === event.building && before.decks[event.deck][0] === event.card;
    case 'deckTurned':
      return (after.decks[event.deck][0] ?? null) === event.card;
    case 'scientistsPlaced':
      return more(({ scientists }) => scientists[event.zone]![event.player]!, event.count);
    case 'scientistsRecruited':
      return more(({ personnel }) => personnel[event.player]!, event.count);
    case 'resourceCardUsed':
    case 'resourceCardGained': {
      const held = ({ hasSimpleCard, expertiseCards }: State): number =>
        event.resource === 'simple' ? Number(hasSimpleCard[event.player]) : expertiseCards[event.player]!;
      return more(held, event.kind === 'resourceCardUsed' ? -1 : 1);
    }
    case 'cubeAdvanced':
      return (
        before.cubeSpaces[event.track]![event.player] === event.from &&
        after.cubeSpaces[event.track]![event.player] === event.to
      );
    case 'effectReached':
      return (
        after.waitingEffects.at(-1)!.effect === event.effect &&
        after.cubeSpaces[event.track]![event.player]! >= event.space
      );
    case 'effectWasted':
      return (
        before.waitingEffects[0]!.effect === event.effect && more(({ waitingEffects }) => waitingEffects.length, -1)
      );
    case 'cardsDrawn':
      return after.phase.kind === 'draft' && after.phase.row.reduce((a, b) => a + b) === event.cards.length;
    case 'cardTaken':
      return more(({ hands }) => hands[event.player]![CARDS.indexOf(event.card)]!, 1);
    case 'pileRemoved':
      return (
        after.shipyardPile.every((count) => count === 0) &&
        more(
          ({ removedShipyardCards }) => removedShipyardCards,
          event.counts.reduce((a, b) => a + b),
        )
      );
    case 'cardPlayed':
      return more(({ hands }) => hands[event.player]![CARDS.indexOf(event.card)]!, -1);
    case 'icebreakerRemoved':
      return (
        before.icebreakers[event.zone]!.includes(event.player) &&
        more(({ removedShipyardCards }) => removedShipyardCards[1]!, 1)
      );
    case 'pieceSacrificed':
      return more(({ lostCubes, lostShips }) => lostCubes[event.player]! + lostShips[event.player]!.length, 1);
    case 'gameOver':
      return after.phase.kind === 'over' && after.phase.reason === event.reason;
    case 'pointsScored':
      return after.phase.kind === 'over';
  }
};

const GAMES = games(8);

test.each(VARIANTS)(
  'each frame is the position right after what its event reports: $players players, $placement',
  (variant) => {
    for (let number = 0; number < GAMES; number++) {
      for (const { ply, state, move } of gameOf(variant, number)) {
        if (move === undefined) continue;
        let before = state;
        for (const { event, state: after } of orThrow(frames(state, move))) {
          const name = `game ${number} ply ${ply}: ${event?.kind ?? 'the end'}`;
          expect(found(after), name).toEqual(printedOf(variant.players));
          if (event !== null) expect(shows(event, before, after), name).toBe(true);
          before = after;
        }
      }
    }
  },
);

const printedOf = (players: 2 | 3 | 4) => Object.fromEntries(Object.entries(printed(players)).filter(([, n]) => n > 0));

test('[AN-TRK-10] effects are reached one by one, then played', () => {
  const state = position({ queues: { 1: [0, 1] }, hands: { 0: { progress: 1 } }, cubeSpaces: { 0: [6, 0, 0] } });
  const shown = orThrow(frames(state, { kind: 'playProgress', track: 0 }));
  expect(
    shown.map(({ event, state: after }) => [event?.kind, after.waitingEffects.length, after.personnel[0]]),
  ).toEqual([
    ['cardPlayed', 0, 2],
    ['cubeAdvanced', 0, 2],
    ['effectReached', 1, 2],
    ['scientistsRecruited', 0, 3],
    [undefined, 0, 3],
  ]);
});

test('[AN-EFF-10] a row lies open before it is taken from, and is empty when its last card is given', () => {
  const state = position({
    queues: { 1: [0, 1] },
    phase: { kind: 'draft', decider: 2, playersLeft: 2, row: [1, 0, 1, 0] },
  });
  const rows = orThrow(frames(state, { kind: 'takeCard', card: 'recruits' })).map(({ state: { phase } }) =>
    phase.kind === 'draft' ? phase.row : phase.kind,
  );
  expect(rows).toEqual([[1, 0, 0, 0], [0, 0, 0, 0], 'turn']);
});

test('[AN-ICE-1] an icebreaker lies where it is laid as soon as it is played', () => {
  const state = position({ queues: { 1: [0, 0, 1] }, hands: { 0: { icebreaker: 1 } } });
  const [first] = orThrow(frames(state, { kind: 'playIcebreaker', zone: 1 }));
  expect(first).toMatchObject({ event: { kind: 'cardPlayed', zone: 1 }, state: { stop: { icebreakerPlayer: 0 } } });
  expect(first!.state.icebreakers[1]).toEqual([0]);
  expect(played(state, 'card-ice1').icebreakers[1]).toEqual([0]);
});
