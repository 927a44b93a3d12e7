import { describe, expect, it } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  catalogue,
  components,
  formatMove,
  game,
  legalMoves,
  State,
  setup,
} from '../../../src/games/frostpunk/index.js';
import { legal, number, opening, site, slotOf } from './positions.js';

describe('setting up', () => {
  it.each(['easy', 'normal', 'hard'] as const)('[FP-SETUP-1] starts with the values of %s', (difficulty) => {
    const state = opening(2, difficulty);
    const { stock, citizens, sickCitizens, cold, stormRound } = components.startByDifficulty[difficulty];
    const food = sum(state.tiles.map((tile) => (tile < 0 ? 0 : components.tiles[tile]!.food)));
    expect(state.stock).toEqual([...stock.slice(0, 4), stock[4]! + food]);
    expect([state.citizens, state.sickCitizens, state.cold, state.stormRound]).toEqual([
      citizens,
      sickCitizens,
      cold,
      stormRound,
    ]);
    expect([state.heat, state.hunger, state.corpses, state.stormWorks, state.automatonsInBank]).toEqual([
      0, 0, 0, 0, 6,
    ]);
    expect(state.reserveMeeples).toEqual([4, 2, 2, 0]);
    expect(State.decode(state)._tag).toBe('Right');
  });

  it('[FP-SETUP-2, FP-BLD-3, FP-LAW-1] puts Buildings and resources on the five spaces of the generator tile', () => {
    const state = opening();
    const at = (name: string) => components.buildings[state.siteBuilding[site(name)]!]?.id;
    expect(['g0', 'g1', 'g2', 'g3', 'g4', 'p0', 'p1'].map(at)).toEqual([
      'TENT',
      undefined,
      undefined,
      'TENT',
      'HUNT',
      'PLAT',
      'GENE',
    ]);
    expect(['g1', 'g2'].map((name) => [state.spaceResource[site(name)], state.spaceAmount[site(name)]])).toEqual([
      ['wood', 5],
      ['coal', 5],
    ]);
    expect(state.buildingSupply[number('TENT')]).toBe(3);
    const platform = components.buildings[number('PLAT')]!;
    expect(platform.useOptions[0]!.effects).toEqual([{ kind: 'enactLaw', choose: false }]);
    expect(platform.staff).toEqual(['engineer']);
  });

  it('[FP-SETUP-2, FP-EXPED-1, FP-HD-1] deals tokens, cards and tiles', () => {
    const state = opening();
    expect(state.hope.map(({ isActive }) => isActive)).toEqual([true, false]);
    expect(state.discontent.map(({ isActive }) => isActive)).toEqual([false]);
    expect(sum(state.hopeBag)).toBe(10);
    expect(state.hand).toHaveLength(2);
    expect(state.citizenDrawStack).toHaveLength(12);
    expect(
      state.expeditionStacks.map(({ cards }) =>
        cards.map(({ card, face }) => components.expeditions[card]!.letter + face),
      ),
    ).toEqual([['Atop'], ['Atop'], ['Atop'], []]);
    expect(state.tiles.map((tile) => tile >= 0)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => i % 3 === 0 && i < 6),
    );
    expect(state.dusk.deck).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, slotOf('council')]);
    expect(state.dusk.setAside).toEqual([12, 13, 14]);
    expect(state.council).toMatchObject({ isCurrentKnown: false });
    expect(state.council.drawStack).toHaveLength(5);
    expect(state.stormRound).toBe(12);
  });

  it('[FP-SETUP-2] draws the expert unless he is given', () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, i) => orThrow(setup({ players: 1, seed: `expert ${i}` })).expert),
    );
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
    expect(orThrow(setup({ players: 1, seed: 'x', expert: 'P3' })).expert).toBe(2);
  });

  it('[FP-SETUP-3, FP-ROUND-2, FP-COOP-2] begins round 1 with the turn of player 0 in Action', () => {
    const state = opening(3);
    expect(state).toMatchObject({ round: 1, stage: 'action', step: 1, leader: 0, decider: 0 });
    expect(state.phase).toEqual({ kind: 'turn', armedCard: -1 });
    expect(legal(state)).toContain('pass');
  });

  it('has a catalogue of 531 moves, in the order of the page', () => {
    expect(catalogue).toHaveLength(531);
    const counts = new Map<string, number>();
    for (const { kind } of catalogue) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect([...counts]).toEqual([
      ['burnCoal', 13],
      ['eat', 41],
      ['pass', 1],
      ['done', 1],
      ['playCard', 14],
      ['useCallOfDuty', 1],
      ['useExpert', 1],
      ['takeDuskOffer', 1],
      ['workLongShift', 1],
      ['clear', 8],
      ['gather', 116],
      ['build', 4],
      ['use', 124],
      ['scout', 8],
      ['special', 12],
      ['construct', 17],
      ['chooseSite', 29],
      ['dismantle', 29],
      ['upgrade', 29],
      ['choosePosition', 12],
      ['chooseOption', 6],
      ['chooseType', 3],
      ['drawToken', 1],
      ['activateToken', 6],
      ['exhaustToken', 6],
      ['removeToken', 6],
      ['drawDeathCard', 1],
      ['discardForDeath', 14],
      ['developTechnology', 8],
      ['enactLaw', 8],
      ['keepConsequence', 2],
      ['avoid', 1],
      ['explore', 1],
      ['continue', 1],
      ['return', 1],
      ['chooseScout', 4],
    ]);
    expect(
      catalogue
        .filter(({ kind }) => kind === 'special')
        .map(formatMove)
        .slice(0, 4),
    ).toEqual(['special:W:M05', 'special:W:M14', 'special:W:S3', 'special:E:M05']);
  });

  it('writes every kind of move as the page does', () => {
    const texts = catalogue.map(formatMove);
    for (const text of [
      ...['feed:12', 'eat:40', 'pass', 'done', 'card:C14', 'call', 'expert', 'patrol', 'shift', 'clear:A:far'],
      ...['gather:A:f5b', 'build:E', 'use:E:p0', 'scout:W:2', 'special:C:S3', 'construct:CEME', 'on:n3a'],
      ...['dismantle:g0', 'upgrade:g0', 'at:n2', 'option:6', 'type:W', 'token', 'activate:trust', 'exhaust:envy'],
      ...['remove:unity', 'draw', 'discard:C02', 'tech:T1', 'law:L2', 'keep:a', 'avoid', 'explore', 'continue'],
      ...['return', 'stack:0'],
    ]) {
      expect(texts, text).toContain(text);
    }
  });

  it('refuses options with the wrong key', () => {
    const path = (options: object): string => {
      const refused = setup(options as { players: 1; seed: string });
      return refused._tag === 'Left' ? refused.left.path : 'accepted';
    };
    expect(path({ players: 5, seed: 'x' })).toBe('players');
    expect(path({ players: 1.5, seed: 'x' })).toBe('players');
    expect(path({ players: 1, seed: 'x', difficulty: 'brutal' })).toBe('difficulty');
    expect(path({ players: 1, seed: 'x', expert: 'P9' })).toBe('expert');
    expect(path({ players: 1, seed: '' })).toBe('seed');
    expect(path({ players: 1, seed: 'x', wall: 1 })).toBe('wall');
    expect(orThrow(setup({ players: 1, seed: 'x' })).difficulty).toBe('normal');
  });

  it('knows moves of the pack only', () => {
    const state = opening();
    for (const move of [
      { kind: 'scout', meeple: 'child', slot: 0 },
      { kind: 'construct', building: number('WREC') },
      { kind: 'burnCoal', amount: 13 },
      { kind: 'special', meeple: 'worker', card: 'M01' },
    ]) {
      const refused = game.applyMove(state, move as (typeof catalogue)[number]);
      expect(refused._tag === 'Left' && refused.left._tag, JSON.stringify(move)).toBe('UnknownMove');
    }
    expect(legalMoves(state).length).toBeGreaterThan(0);
  });
});
