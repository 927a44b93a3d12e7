import { describe, expect, test } from 'vitest';
import { formatRecord, parseRecord } from '../../src/archive/index.js';
import { factTyped, moveTyped } from '../../src/archive/text/typed.js';
import { loadTranslation } from '../../src/cli/play/languages.js';
import {
  type BaseEvent,
  type BaseView,
  type GameRecord,
  orThrow,
  stepsOfRecord,
  type ToldOrigin,
} from '../../src/index.js';
import { createGameText } from '../../src/words/index.js';
import { toldGame, toldGames } from './samples.js';

/** Returns the numbers of a text. */
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** Returns the numbers of a text for people that its notation does not have in their places, and a sentence neither. */
const missingIn = (sentence: string, text: string, notation: string): readonly string[] => {
  const said = numbersIn(sentence.replace(/first/gi, '1').replace(/second/gi, '2'));
  return numbersIn(text).filter((number, i) => number !== numbersIn(notation)[i] && !said.includes(number));
};

describe.each(toldGames.map((game) => [game.id, game] as const))('what people type in %s', (_, game) => {
  const record = toldGame(game, 'typed', 30);
  const facts = [...new Set(record.told!.flatMap((entry) => entry.split(' ')))].filter((fact) => fact !== '');

  test('is read again as the move or the fact for which it is written', () => {
    for (const move of game.catalogue) {
      const notation = game.formatMove(move);
      const text = game.tableTextOf(notation);
      expect(game.notationOf(text)).toBe(notation);
      for (const typed of [text, text.toUpperCase(), text.toLowerCase(), [...text].join(' ')]) {
        expect([typed, moveTyped(game, typed)]).toEqual([typed, notation]);
      }
    }
    expect(facts.map((fact) => game.notationOf(game.tableTextOf(fact)))).toEqual(facts);
  });

  test('has the numbers of the sentences, where it has others than the notation', async () => {
    const speech = createGameText(await loadTranslation(game.id, 'en'), game);
    const steps = [...stepsOfRecord(game, record)];
    const state = steps[0]!.state;
    const wrong: string[] = [];
    for (const move of game.catalogue) {
      const [notation, sentence] = [game.formatMove(move), speech.move(state, move)];
      const text = game.tableTextOf(notation);
      if (missingIn(sentence, text, notation).length > 0) wrong.push(`${text}: ${sentence}`);
    }
    for (const step of steps) {
      for (const event of step.events as readonly BaseEvent[]) {
        const notation = game.formatChance([event]);
        const view = game.view(step.state, 'spectator') as BaseView;
        const sentence = `${speech.event(view, event)} ${speech.chance(view, event)}`;
        const missing = missingIn(sentence, game.tableTextOf(notation), notation);
        // The completion card has no number on it, and is told apart by its text.
        if (missing.length > 0 && event.kind !== 'completionRevealed') wrong.push(`${notation}: ${sentence}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('may be abbreviated where it is asked for, in texts too', () => {
    const { id, result, ...short } = record;
    const lines = formatRecord(short as GameRecord, game).split('\n');
    const head = lines.filter((line) => /^\w+: /.test(line) && !/^(?:id|result)/.test(line));
    const body = lines
      .slice(lines.indexOf('') + 1)
      .map((line) =>
        line
          .replace(/^\d+\. (\S+)/, (__, move: string) => move.toLowerCase())
          .replace(/\(([^)]*)\)/, (__, told: string) => `(${told.toLowerCase()})`),
      );
    const text = [...head, '', ...body].join('\n');
    expect(text).not.toContain('1. ');
    expect(orThrow(parseRecord(text, game))).toEqual(record);
  });
});

describe('a fact', () => {
  const blueprints = toldGames.find(({ id }) => id === 'blueprints')!;
  const question = (told: string) => orThrow(blueprints.nextDealQuestion({ players: 2 }, told))!;
  const colours = question('1st=0');
  const plans = question('1st=0 demand0=R demand1=W');
  const dice = question('1st=0 demand0=R demand1=W plan0=? plan1=?');

  test.each([
    ['in full', colours, 'demand1=R', 'demand0=R'],
    ['by its letter, though words contain it', colours, 'R', 'demand0=R'],
    ['by a small letter', colours, 'r', 'demand0=R'],
    ['by the number of a plan', plans, '17', 'plan0=16'],
    ['by the first number of a plan', plans, '1', 'plan0=0'],
    ['in full, with the number of a plan', plans, 'plan1=17', 'plan0=16'],
    ['left open', plans, '?', 'plan0=?'],
    ['left open in full', plans, 'plan1=?', 'plan0=?'],
    ['without its sign', dice, 'w1', '+W1'],
    ['with its sign', dice, '+w1', '+W1'],
  ])('is told %s', (_, asked, typed, fact) => expect(factTyped(blueprints, asked, typed)).toBe(fact));

  test.each([
    ['as records count', plans, 'plan0=16'],
    ['with a number that no plan has', plans, '25'],
    ['that is half a fact', dice, 'w'],
    ['of another question', dice, '17'],
    ['left open that everybody sees', dice, '?'],
  ])('is not found %s', (_, asked, typed) => expect(factTyped(blueprints, asked, typed)).toBe(null));

  test('is found by what it says in every game', () => {
    for (const game of toldGames) {
      const { options, told } = toldGame(game, 'values', 0) as GameRecord & ToldOrigin;
      const facts = told[0]!.split(' ');
      for (const [i, fact] of facts.entries()) {
        const asked = orThrow(game.nextDealQuestion(options, facts.slice(0, i).join(' ')))!;
        const value = game.tableTextOf(fact).replace(/^(?:\w+[=:]|\+|[a-z]+(?=\d+$))/, '');
        expect([fact, factTyped(game, asked, value.toLowerCase())]).toEqual([fact, fact]);
        if (i > 12) break;
      }
    }
  });
});

describe('a text', () => {
  const blueprints = toldGames.find(({ id }) => id === 'blueprints')!;
  const head = 'players: 2\nplayer 1: Ann\n\n(2 w g ? 9 g6 r5 r2 r3 s2 g6 r6 w1)\n';
  const read = (text: string) => parseRecord(text, blueprints);

  test('takes facts and moves as people write them', () => {
    const record = orThrow(read(`${head}g6 e xw1 (R1 w2)\n3. G6 b`));
    expect(record.told).toEqual([
      '1st=1 demand0=W demand1=G plan1=? plan0=8 +G6 +R5 +R2 +R3 +S2 +G6 +R6 +W1',
      '',
      '+R1 +W2',
      '',
    ]);
    expect(record.moves).toEqual(['G6e', 'xW1', 'G6b']);
  });

  test('names the player whose move is refused, and counts from 1', () => {
    const wrong = (text: string) => {
      const verdict = read(text);
      return verdict._tag === 'Left' ? verdict.left.message : 'valid';
    };
    expect(wrong(`${head}G6e xW9`)).toMatch(/^Move 2 by player 2, 'xW9': This is not a move of the game\. Legal: /);
    expect(wrong(`${head}G6e xW1 (R1 W2) W6e`)).toMatch(/^Move 3 by Ann, 'W6e': .*\. Legal: /);
    expect(wrong(`${head}G6e xW1 (R1 W7) G6b`)).toMatch(/^Move 2 by player 2, fact 2: 'W7' is not .* Possible: \+W1, /);
    expect(wrong(`${head.replace('9', '25')}`)).toMatch(/^The deal, fact 5: '25' .* Possible: plan1=1, plan1=2, /);
    expect(wrong(`${head.replace('?', 'plan2=9').replace(' 9', ' plan1=9')}`)).toMatch(
      /^The deal, fact 5: 'plan1=9' is not possible here\. Possible: plan1=1, /,
    );
    expect(wrong(`${head}G6e xW1 (R1 W2 S5) G6b`)).toBe(
      "Move 2 by player 2, fact 3: 'S5' is one fact too many: chance brings 2 here.",
    );
    expect(wrong(`${head}G6e xW1 (R1) G6b`)).toMatch(
      /^Move 2 by player 2, fact 2: A fact is missing\. Possible: \+W1, /,
    );
  });
});
