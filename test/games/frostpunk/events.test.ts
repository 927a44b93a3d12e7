import { describe, expect, it, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  components,
  type Event,
  frames,
  game,
  type MeeplePlace,
  type State,
  withComponents,
} from '../../../src/games/frostpunk/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { games } from '../../support/games.js';
import { careful } from './players.js';
import { asked, city, eventsOf, hand, having, next, number, people, site, tokens } from './positions.js';

const TYPES = ['worker', 'engineer', 'child'] as const;
const KINDS = [...TYPES, 'automaton'] as const;
const typeOf = (type: (typeof KINDS)[number]): number => KINDS.indexOf(type);

const siteOf = (name: string): number => site(name);

/** Checks an event against the state right after it; an event without a trace always passes. */
const shows = (event: Event, state: State): boolean => {
  switch (event.kind) {
    case 'stageStarted':
      return state.stage === event.stage && state.round === event.round;
    case 'leaderNamed':
      return state.leader === event.player;
    case 'heatChanged':
      return state.heat === event.to;
    case 'coldChanged':
      return state.cold === event.to;
    case 'stormMoved':
      return state.stormRound === event.to;
    case 'stormWorksChanged':
      return state.stormWorks === event.to;
    case 'hungerChanged':
      return state.hunger === event.to;
    case 'heatingRangeChanged':
      return state.heatingRanges[event.level - 1] === event.to;
    case 'cubesThrown':
      return state.tower.inside === event.inside && state.tower.drawer === 0;
    case 'pressureChanged':
      return state.pressure === event.to;
    case 'generatorMalfunctioned':
      return state.hasMalfunctioned;
    case 'sickCountChanged':
      return state.sickCitizens[typeOf(event.citizenType)] === event.to;
    case 'sicknessMarkerFlipped':
      return state.showsSkull[typeOf(event.citizenType)] === (event.face === 'skull');
    case 'citizenDied':
      return state.corpses === event.corpses && state.citizens[typeOf(event.citizenType)] === event.citizens;
    case 'deathCardApplied':
      return event.card === 'none' || state.discardedCitizenCards.at(-1) === number(event.card);
    case 'meeplePlaced':
      return placed(event.meeple, event.place, state);
    case 'actionTaken':
      return state.currentAction.kind === event.action && state.decider === event.player;
    case 'tokenChanged':
      return tokenShows(event, state);
    case 'tileDrawn':
      return ![...state.nearStack, ...state.farStack, ...state.tiles].includes(number(event.tile));
    case 'tilePlaced':
      return tileShows(number(event.tile), number(event.position), state);
    case 'buildingBuilt':
    case 'buildingUpgraded':
      return (
        state.siteBuilding[siteOf(event.site)] === number(event.building) &&
        state.isUpgraded[siteOf(event.site)] === (event.kind === 'buildingUpgraded')
      );
    case 'buildingDismantled':
    case 'buildingDestroyed':
      return state.siteBuilding[siteOf(event.site)] === -1;
    case 'scoutMoved':
      return (
        state.expeditionStacks[event.slot]!.scoutSpace === Math.max(0, event.to) &&
        event.to >= 0 === isAway(event.slot, state)
      );
    case 'expeditionStackChanged':
      return stackShows(event, state);
    case 'lawEnacted':
      return state.lawStatus[number(event.law)] === 'enacted' && state.enactedLaws.at(-1) === number(event.law);
    case 'technologyChanged':
      return technologyShows(event, state);
    case 'citizenCardDrawn':
      return state.hand.at(-1) === number(event.card);
    case 'playerPassed':
      return state.hasPassed[event.player] === true;
    case 'gameOver':
      return state.outcome !== 'none' && state.outcome.result === event.result && state.outcome.reason === event.reason;
    case 'cardRevealed':
      return revealed(event, state);
    case 'displayChanged':
      return displayShows(event, state);
    case 'deckShuffled':
      return event.deck === 'citizens'
        ? state.discardedCitizenCards.length === 0
        : state[event.deck].discarded.length === 0;
    default:
      return true;
  }
};

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const isAway = (slot: number, { expeditionStacks }: State): boolean => expeditionStacks[slot]!.scout !== 'none';

const placed = (meeple: (typeof KINDS)[number], where: MeeplePlace, state: State): boolean => {
  if (where.kind === 'stack') return state.expeditionStacks[where.slot]!.scout === meeple;
  if (where.kind === 'site') return state.siteMeeple[siteOf(where.site)] === meeple;
  return state.meeplesOffMap[typeOf(meeple)]! > 0 || state.display.some(({ hasAutomaton }) => hasAutomaton);
};

const tokenShows = ({ track, token, change }: EventOf<'tokenChanged'>, state: State): boolean => {
  const kind = components.tokens[track].findIndex(({ id }) => id === token);
  const lying = state[track].filter((each) => each.token === token);
  const bag = track === 'hope' ? state.hopeBag : state.discontentBag;
  if (bag[kind]! + lying.length !== components.tokens[track][kind]!.copies) return false;
  if (change === 'placed') return state[track].at(-1)!.token === token;
  return change === 'removed' || lying.some(({ isActive }) => isActive === (change === 'active'));
};

const tileShows = (tile: number, position: number, { tiles, spaceAmount }: State): boolean =>
  tiles[position] === tile &&
  components.tiles[tile]!.spaces.every(
    (space, i) => spaceAmount[5 + 2 * position + i] === (space === 'none' ? 0 : space.amount),
  );

const stackShows = (
  { slot, card, change }: EventOf<'expeditionStackChanged'>,
  { expeditionStacks, removedExpeditions }: State,
): boolean => {
  const { cards } = expeditionStacks[slot]!;
  if (change === 'gone') return removedExpeditions.at(-1) === number(card);
  const top = cards.at(-1)!;
  return top.card === number(card) && top.face === (change === 'dark' ? 'dark' : 'top');
};

const technologyShows = ({ technology, change, round }: EventOf<'technologyChanged'>, state: State): boolean => {
  if (change === 'developed')
    return state.isDeveloped[number(technology)] === true && state.developingTechnology === -1;
  if (change === 'returned') return state.developingTechnology === -1;
  return state.developingTechnology === number(technology) && state.developmentEndRound === round;
};

const revealed = ({ deck, card }: EventOf<'cardRevealed'>, state: State): boolean => {
  if (deck === 'morning' || deck === 'weather') return state[deck].current === number(card);
  if (deck === 'council') return state.council.isCurrentKnown && state.council.current === number(card);
  return true;
};

const displayShows = ({ card, change }: EventOf<'displayChanged'>, state: State): boolean => {
  if (card.includes('.')) return true;
  const scenario = components.scenario.findIndex(({ id }) => id === card);
  if (scenario >= 0)
    return change === 'used'
      ? state.isScenarioSpecialUsed[scenario] === true
      : state.isScenarioCardInPlay[scenario] === false;
  const found = state.display.find(({ source, card: each }) => source === 'morning' && each === number(card));
  return change === 'leaves' ? found === undefined : found !== undefined && (change !== 'used' || found.isUsed);
};

describe('events', () => {
  test.each([1, 2, 4] as const)(
    'are reported when they have happened, the end of the game last: %i players',
    (players) => {
      const unseen = new Set<string>();
      for (let i = 0; i < games(12); i++) {
        const difficulty = (['easy', 'normal', 'hard'] as const)[i % 3]!;
        for (const { state, move } of randomGame(
          game,
          { players, difficulty, seed: `told ${i}` },
          careful,
          `told ${i}`,
        )) {
          if (move === undefined) continue;
          const shownEvents = orThrow(frames(state, move));
          for (const { event, state: shown } of shownEvents) {
            if (event !== null && !shows(event, shown)) unseen.add(JSON.stringify(event));
          }
          const end = shownEvents.findIndex(({ event }) => event?.kind === 'gameOver');
          expect(end < 0 || end === shownEvents.length - 2).toBe(true);
        }
      }
      expect([...unseen]).toEqual([]);
    },
  );

  const dying = (corpses: number) =>
    city(
      people('worker', 5, 5, true),
      people('engineer', 0),
      hand('C07'),
      having({ corpses }),
      next('citizens', 'C12'),
    );

  it('[FP-DEATH-1, FP-LOSE-6] case 37: a death is reported when it happens, with the numbers after it', () => {
    const deathEvents = (corpses: number) =>
      eventsOf(dying(corpses), 'clear:W:near').filter(({ kind }) => /^citizenDied|^deathCard|gameOver/.test(kind));
    expect(deathEvents(3)).toEqual([
      { kind: 'citizenDied', citizenType: 'worker', corpses: 4, citizens: 4 },
      { kind: 'deathCardApplied', citizenType: 'worker', card: 'C12', from: 'deck' },
    ]);
    const { corpseLimit } = components.tracks;
    expect(deathEvents(corpseLimit - 1)).toEqual([
      { kind: 'citizenDied', citizenType: 'worker', corpses: corpseLimit, citizens: 5 },
      { kind: 'gameOver', result: 'lost', reason: 'corpses' },
    ]);
    expect(eventsOf(dying(corpseLimit - 1), 'clear:W:near').at(-1)!.kind).toBe('gameOver');
  });

  it('[FP-DEATH-3] without a card in deck and discard the death shows none', () => {
    const none = city(people('worker', 12, 12, true), hand(...components.citizenCards.map(({ id }) => id)));
    const state = orThrow(game.applyMove(none, { kind: 'clear', meeple: 'worker', zone: 'near' }));
    expect(eventsOf(state, 'draw')[0]).toEqual({
      kind: 'deathCardApplied',
      citizenType: 'worker',
      card: 'none',
      from: 'deck',
    });
  });

  it('[FP-GEN-3] a throw says what was thrown, what fell and what is inside', () => {
    const feeding = city(
      asked('generator', 0, { kind: 'burnCoal' }),
      having({ heat: 3, cold: 3 }),
      tokens('hope', 'unity'),
    );
    const thrown = eventsOf(feeding, 'feed:0').find(({ kind }) => kind === 'cubesThrown')!;
    expect(Object.keys(thrown)).toEqual(['kind', 'amount', 'fallen', 'inside']);
    expect(thrown).toMatchObject({ amount: components.tracks.thrownCubes[3] });
  });
});

describe('a scenario card of an owner', () => {
  const [first, ...rest] = components.scenario;
  const food = { kind: 'gain', resource: 'food', amount: 1 };
  const specialAction = {
    staff: ['worker'],
    isOncePerRound: false,
    option: { when: [], effects: [food] },
    leavesAfterUse: true,
  };

  test.each([
    ['has taken effect at Dusk', { duskEffects: [food], leavesAfterDusk: true, specialAction: 'none' }],
    ['is used as a special action', { duskEffects: [], leavesAfterDusk: false, specialAction }],
  ])('reports that it leaves once it %s', (_, display) => {
    const card = { ...first!, trigger: { kind: 'round', round: 2 }, staysInPlay: true, display };
    const own = orThrow(withComponents({ scenario: [card, ...rest] }));
    let gone = 0;
    for (let i = 0; i < 10; i++) {
      for (const { state, move } of randomGame(own, { players: 1, seed: `leaves ${i}`, difficulty: 'easy' })) {
        if (move === undefined) continue;
        const { state: after, events } = orThrow(own.step(state, move));
        if (!state.isScenarioCardInPlay[0] || after.isScenarioCardInPlay[0]) continue;
        expect(events).toContainEqual({ kind: 'displayChanged', card: first!.id, change: 'leaves' });
        gone++;
      }
    }
    expect(gone).toBeGreaterThan(0);
  });
});
