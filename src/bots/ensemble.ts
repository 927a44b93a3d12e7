import { drawInt, insecureRandomStateOf } from '../core/chance/random.js';
import type { Game, Types } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import type { Answer, Bot, Candidate, DecisionRequest } from './bot.js';

/**
 * Makes a bot that asks several bots at once, such as the same search in several workers, and makes the move that they
 * tried most often together. A bot without candidates counts as one that tried its move once.
 */
export const ensemble = <G extends Types>(bots: readonly Bot<G>[], name = 'ensemble'): Bot<G> => ({
  name,
  begin: (seat) => {
    const sessions = bots.map((bot) => bot.begin(seat));
    return {
      start: async (opening) => void (await Promise.all(sessions.map((session) => session.start?.(opening)))),
      ...(sessions.some(({ note }) => note) && {
        note: (turn) => {
          for (const session of sessions) session.note?.(turn);
        },
      }),
      end: async (score) => void (await Promise.all(sessions.map((session) => session.end?.(score)))),
      answer: async (request) => {
        const answers = await Promise.all(sessions.map((session) => session.answer(withOwnRandomInt(request))));
        return mergeAnswers(seat.game, request.moves, answers);
      },
    };
  },
});

/** Returns the question with random numbers that do not depend on what else is drawn. */
const withOwnRandomInt = <G extends Types>(request: DecisionRequest<G>): DecisionRequest<G> => {
  const random = insecureRandomStateOf(`${request.randomInt(2 ** 32)}`);
  return { ...request, randomInt: (n) => drawInt(random, n) };
};

const mergeAnswers = <G extends Types>(
  { actionOf }: Game<G>,
  moves: readonly G['Move'][],
  answers: readonly Answer<G>[],
): Answer<G> => {
  const allCandidates = answers.flatMap(({ move, candidates = [{ move, visits: 1, value: 0 }] }) => candidates);
  const merge = (move: G['Move']): Candidate<G> => {
    const same = allCandidates.filter((each) => actionOf(each.move) === actionOf(move));
    const visits = sum(same.map((each) => each.visits));
    const value = sum(same.map((each) => each.visits * each.value)) / Math.max(visits, 1);
    return { move, visits, value };
  };
  const candidates = moves.map(merge).sort((a, b) => b.visits - a.visits || b.value - a.value);
  return {
    move: candidates[0]!.move,
    candidates,
    iterations: sum(answers.map(({ iterations = 0 }) => iterations)),
  };
};
