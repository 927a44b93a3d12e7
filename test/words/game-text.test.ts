import { describe, expect, test } from 'vitest';
import { game } from '../../src/games/blueprints/index.js';
import { words as de } from '../../src/games/blueprints/words/de.js';
import { words as en } from '../../src/games/blueprints/words/en.js';
import { words as fr } from '../../src/games/blueprints/words/fr.js';
import { orThrow } from '../../src/index.js';
import { createGameText, createGameTextWith, type MessageFormatter } from '../../src/words/index.js';

const state = orThrow(game.setup({ players: 3, seed: 'words' }));
const over = game.playout(state, (moves) => moves[0]!);

describe('speech', () => {
  test('uses the names of players, and numbers those without one', () => {
    const { name } = createGameText(en, game, ['Ann']);
    expect([0, 1].map((player) => name('player', player))).toEqual(['Ann', 'Player 2']);
  });

  test('treats a name as text, whatever it looks like', () => {
    const { event } = createGameText(en, game, ["{die} <b>O'Hara</b>"]);
    expect(event(state, { kind: 'dieRemoved', player: 0, colour: 'wood', value: 3 })).toBe(
      "{die} <b>O'Hara</b> removes wood 3 for this round.",
    );
  });

  test('lists things in the style of the language', () => {
    const won = { ...game.score(over), winners: [0, 1, 2] };
    const told = [en, fr, de].map((words) => createGameText(words, game, ['Ann', 'Ben', 'Cleo']).outcome(won));
    expect(told).toEqual([
      'Ann, Ben and Cleo share the victory.',
      'Ann, Ben et Cleo se partagent la victoire.',
      'Ann, Ben und Cleo teilen sich den Sieg.',
    ]);
  });

  test('says that nobody has won yet', () => {
    expect(createGameText(fr, game).outcome(game.score(state))).toBe('La partie n’est pas encore finie.');
  });

  test.each([
    'InvalidState',
    'RulesMismatch',
    'ComponentsMismatch',
    'StateIsView',
    'NotToActView',
    'UnknownMove',
  ] as const)('has a sentence for a move refused by no rule: %s', (_tag) => {
    const failure = { _tag, message: '', path: '', expected: '', found: '' };
    const told = [en, fr, de].map((words) => createGameText(words, game).refusal(failure));
    expect(new Set(told).size).toBe(3);
    for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('says who decides if another player does', () => {
    expect(createGameText(de, game).refusal({ _tag: 'NotToAct', decider: 1, message: '' })).toBe(
      'Du bist nicht am Zug.',
    );
  });

  test('says the id of a thing without a name, and no property that all objects have', () => {
    const { name } = createGameText({ ...en, messages: {} }, game);
    expect(name('category', 'gold')).toBe('gold');
    const { name: strange } = createGameText(
      {
        ...en,
        parameters: { ...en.parameters, names: { ...en.parameters.names, colour: () => ({ key: 'toString' }) } },
      },
      game,
    );
    expect(strange('colour', 'wood')).toBe('toString');
  });
});

describe('the voice of an app', () => {
  const formatter: MessageFormatter = {
    format: (key, parameters) => `${key}(${Object.entries(parameters).map(([name, value]) => `${name}: ${value}`)})`,
    list: (items) => items.join(' + '),
  };
  const speech = createGameTextWith(en.parameters, { formatter, components: game.components, players: [] });

  test('gets keys and parameters, with inner messages formatted first', () => {
    expect(speech.move(state, { kind: 'discard', colour: 'glass', value: 2 })).toBe(
      'move.discard(die: die(colour: colour.glass(),value: 2))',
    );
  });

  test('lists', () => {
    const event = { kind: 'roundEnded', round: 0, totals: [7, 12] } as const;
    expect(speech.event(state, event)).toContain(
      'totals: scoreOf(player: player(number: 1),points: 7) + scoreOf(player: player(number: 2),points: 12)',
    );
  });
});
