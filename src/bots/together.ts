import { draw, quickSeeded } from '../core/chance/random.js';
import type { Game, Types } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import type { Bot, Candidate, Question, Thought } from './bot.js';

/**
 * Makes a bot that asks several bots at once, such as the same search in several workers, and makes the move that they
 * tried most often together. A bot without candidates counts as one that tried its move once.
 */
export const together = <G extends Types>(bots: readonly Bot<G>[], name = 'together'): Bot<G> => ({
  name,
  begin: (seat) => {
    const minds = bots.map((bot) => bot.begin(seat));
    return {
      start: async (opening) => void (await Promise.all(minds.map((mind) => mind.start?.(opening)))),
      ...(minds.some(({ note }) => note) && {
        note: (turn) => {
          for (const mind of minds) mind.note?.(turn);
        },
      }),
      end: async (score) => void (await Promise.all(minds.map((mind) => mind.end?.(score)))),
      answer: async (question) => {
        const thoughts = await Promise.all(minds.map((mind) => mind.answer(withOwnChance(question))));
        return merged(seat.game, question.moves, thoughts);
      },
    };
  },
});

/** Returns the question with random numbers that do not depend on what else is drawn. */
const withOwnChance = <G extends Types>(question: Question<G>): Question<G> => {
  const random = quickSeeded(`${question.draw(2 ** 32)}`);
  return { ...question, draw: (n) => draw(random, n) };
};

const merged = <G extends Types>(
  { actionOf }: Game<G>,
  moves: readonly G['Move'][],
  thoughts: readonly Thought<G>[],
): Thought<G> => {
  const all = thoughts.flatMap(({ move, candidates = [{ move, visits: 1, value: 0 }] }) => candidates);
  const merge = (move: G['Move']): Candidate<G> => {
    const same = all.filter((each) => actionOf(each.move) === actionOf(move));
    const visits = sum(same.map((each) => each.visits));
    const value = sum(same.map((each) => each.visits * each.value)) / Math.max(visits, 1);
    return { move, visits, value };
  };
  const candidates = moves.map(merge).sort((a, b) => b.visits - a.visits || b.value - a.value);
  return {
    move: candidates[0]!.move,
    candidates,
    iterations: sum(thoughts.map(({ iterations = 0 }) => iterations)),
  };
};
