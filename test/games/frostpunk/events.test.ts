import { describe, expect, it, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/verdict.js';
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

/** Checks an event against the position right after it; an event without a trace always passes. */
const shows = (event: Event, state: State): boolean => {
  switch (event.kind) {
    case 'stageBegan':
      return state.stage === event.stage && state.round === event.round;
    case 'leaderNamed':
      return state.leader === event.player;
    case 'heatChanged':
      return state.heat === event.to;
    case 'coldChanged':
      return state.cold === event.to;
    case 'stormMoved':
      return state.storm === event.to;
    case 'worksChanged':
      return state.works === event.to;
    case 'hungerChanged':
      return state.hunger === event.to;
    case 'rangeChanged':
      return state.ranges[event.level - 1] === event.to;
    case 'cubesThrown':
      return state.tower.inside === event.left && state.tower.drawer === 0;
    case 'pressureChanged':
      return state.pressure === event.to;
    case 'malfunctioned':
      return state.overheated;
    case 'fellSick':
      return state.sick[typeOf(event.type)] === event.to;
    case 'statusFlipped':
      return state.skull[typeOf(event.type)] === (event.face === 'skull');
    case 'died':
      return state.corpses === event.corpses && state.citizens[typeOf(event.type)] === event.citizens;
    case 'deathCardApplied':
      return event.card === 'none' || state.citizenDiscard.at(-1) === number(event.card);
    case 'meeplePlaced':
      return placed(event.meeple, event.where, state);
    case 'actionTaken':
      return state.act.kind === event.action && state.actor === event.player;
    case 'tokenChanged':
      return tokenShows(event, state);
    case 'tileDrawn':
      return ![...state.nearStack, ...state.farStack, ...state.tiles].includes(number(event.tile));
    case 'tilePlaced':
      return tileShows(number(event.tile), number(event.position), state);
    case 'built':
    case 'upgraded':
      return (
        state.built[siteOf(event.site)] === number(event.building) &&
        state.upgraded[siteOf(event.site)] === (event.kind === 'upgraded')
      );
    case 'dismantled':
    case 'destroyed':
      return state.built[siteOf(event.site)] === -1;
    case 'scoutMoved':
      return state.stacks[event.slot]!.at === Math.max(0, event.to) && event.to >= 0 === isAway(event.slot, state);
    case 'stackChanged':
      return stackShows(event, state);
    case 'lawPassed':
      return state.laws[number(event.law)] === 'enacted' && state.enacted.at(-1) === number(event.law);
    case 'technologyChanged':
      return technologyShows(event, state);
    case 'cardTaken':
      return state.hand.at(-1) === number(event.card);
    case 'passed':
      return state.passed[event.player] === true;
    case 'gameOver':
      return state.outcome !== 'none' && state.outcome.result === event.result && state.outcome.reason === event.reason;
    case 'cardRevealed':
      return revealed(event, state);
    case 'displayChanged':
      return displayShows(event, state);
    case 'shuffled':
      return event.deck === 'citizens' ? state.citizenDiscard.length === 0 : state[event.deck].discard.length === 0;
    default:
      return true;
  }
};

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const isAway = (slot: number, { stacks }: State): boolean => stacks[slot]!.scout !== 'none';

const placed = (meeple: (typeof KINDS)[number], where: MeeplePlace, state: State): boolean => {
  if (where.kind === 'stack') return state.stacks[where.slot]!.scout === meeple;
  if (where.kind === 'site') return state.meeple[siteOf(where.site)] === meeple;
  return state.atPlaces[typeOf(meeple)]! > 0 || state.display.some(({ automaton }) => automaton);
};

const tokenShows = ({ track, token, change }: EventOf<'tokenChanged'>, state: State): boolean => {
  const kind = components.tokens[track].findIndex(({ id }) => id === token);
  const lying = state[track].filter((each) => each.token === token);
  const bag = track === 'hope' ? state.hopeBag : state.discontentBag;
  if (bag[kind]! + lying.length !== components.tokens[track][kind]!.count) return false;
  if (change === 'placed') return state[track].at(-1)!.token === token;
  return change === 'removed' || lying.some(({ active }) => active === (change === 'active'));
};

const tileShows = (tile: number, position: number, { tiles, amount }: State): boolean =>
  tiles[position] === tile &&
  components.tiles[tile]!.spaces.every((space, i) => amount[5 + 2 * position + i] === (space === 'none' ? 0 : space.n));

const stackShows = ({ slot, card, change }: EventOf<'stackChanged'>, { stacks, expeditionGone }: State): boolean => {
  const { cards } = stacks[slot]!;
  if (change === 'gone') return expeditionGone.at(-1) === number(card);
  const top = cards.at(-1)!;
  return top.card === number(card) && top.face === (change === 'dark' ? 'dark' : 'top');
};

const technologyShows = ({ id, change, at }: EventOf<'technologyChanged'>, state: State): boolean => {
  if (change === 'developed') return state.technologies[number(id)] === true && state.developing === -1;
  if (change === 'returned') return state.developing === -1;
  return state.developing === number(id) && state.developAt === at;
};

const revealed = ({ deck, card }: EventOf<'cardRevealed'>, state: State): boolean => {
  if (deck === 'morning' || deck === 'weather') return state[deck].current === number(card);
  if (deck === 'council') return state.council.known && state.council.current === number(card);
  return true;
};

const displayShows = ({ card, change }: EventOf<'displayChanged'>, state: State): boolean => {
  if (card.includes('.')) return true;
  const scenario = components.scenario.findIndex(({ id }) => id === card);
  if (scenario >= 0)
    return change === 'used' ? state.specialUsed[scenario] === true : state.scenario[scenario] === false;
  const found = state.display.find(({ source, card: each }) => source === 'morning' && each === number(card));
  return change === 'leaves' ? found === undefined : found !== undefined && (change !== 'used' || found.used);
};

describe('events', () => {
  test.each([1, 2, 4] as const)('are told when they have happened, the end of the game last: %i players', (players) => {
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
        const told = orThrow(frames(state, move));
        for (const { event, state: shown } of told) {
          if (event !== null && !shows(event, shown)) unseen.add(JSON.stringify(event));
        }
        const end = told.findIndex(({ event }) => event?.kind === 'gameOver');
        expect(end < 0 || end === told.length - 2).toBe(true);
      }
    }
    expect([...unseen]).toEqual([]);
  });

  const dying = (corpses: number) =>
    city(
      people('worker', 5, 5, true),
      people('engineer', 0),
      hand('C07'),
      having({ corpses }),
      next('citizens', 'C12'),
    );

  it('[FP-DEATH-1, FP-LOSE-6] case 37: a death is told when it happens, with the figures after it', () => {
    const told = (corpses: number) =>
      eventsOf(dying(corpses), 'clear:W:near').filter(({ kind }) => /^died|^deathCard|gameOver/.test(kind));
    expect(told(3)).toEqual([
      { kind: 'died', type: 'worker', corpses: 4, citizens: 4 },
      { kind: 'deathCardApplied', type: 'worker', card: 'C12', from: 'deck' },
    ]);
    const { corpseLimit } = components.tracks;
    expect(told(corpseLimit - 1)).toEqual([
      { kind: 'died', type: 'worker', corpses: corpseLimit, citizens: 5 },
      { kind: 'gameOver', result: 'lost', reason: 'corpses' },
    ]);
    expect(eventsOf(dying(corpseLimit - 1), 'clear:W:near').at(-1)!.kind).toBe('gameOver');
  });

  it('[FP-DEATH-3] without a card in deck and discard the death shows none', () => {
    const none = city(people('worker', 12, 12, true), hand(...components.citizens.map(({ id }) => id)));
    const state = orThrow(game.applyMove(none, { kind: 'clear', meeple: 'worker', zone: 'near' }));
    expect(eventsOf(state, 'draw')[0]).toEqual({
      kind: 'deathCardApplied',
      type: 'worker',
      card: 'none',
      from: 'deck',
    });
  });

  it('[FP-GEN-3] a throw says what was thrown, what fell and what is left', () => {
    const feeding = city(
      asked('generator', 0, { kind: 'feed' }),
      having({ heat: 3, cold: 3 }),
      tokens('hope', 'unity'),
    );
    const thrown = eventsOf(feeding, 'feed:0').find(({ kind }) => kind === 'cubesThrown')!;
    expect(Object.keys(thrown)).toEqual(['kind', 'n', 'fell', 'left']);
    expect(thrown).toMatchObject({ n: components.tracks.throws[3] });
  });
});

describe('a scenario card of an owner', () => {
  const [first, ...rest] = components.scenario;
  const special = {
    staff: ['worker'],
    perRound: false,
    option: { when: [], effects: [{ kind: 'gain', res: 'food', n: 1 }] },
  };

  test.each([
    ['has taken effect at Dusk', { dusk: [{ kind: 'gain', res: 'food', n: 1 }], once: true, special: 'none' }],
    ['is used as a special action', { dusk: [], once: false, special: { ...special, once: true } }],
  ])('reports that it leaves once it %s', (_, display) => {
    const card = { ...first!, at: { kind: 'round', round: 2 }, stays: true, display };
    const own = orThrow(withComponents({ scenario: [card, ...rest] }));
    let gone = 0;
    for (let i = 0; i < 10; i++) {
      for (const { state, move } of randomGame(own, { players: 1, seed: `leaves ${i}`, difficulty: 'easy' })) {
        if (move === undefined) continue;
        const { state: after, events } = orThrow(own.step(state, move));
        if (!state.scenario[0] || after.scenario[0]) continue;
        expect(events).toContainEqual({ kind: 'displayChanged', card: first!.id, change: 'leaves' });
        gone++;
      }
    }
    expect(gone).toBeGreaterThan(0);
  });
});
