import type { Either } from 'fp-ts/lib/Either.js';
import type { ChanceQuestion, ToldOptions, ToldStep, Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/verdict.js';
import { isVerdict } from '../entrances.js';
import { demand, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame, viewersOf } from '../trial.js';

/** The number of moves of a game whose facts are asked for one by one, and tampered with. */
const ASKED = 3;
/** The number of facts of a deal or a move that are asked for, and of tampered copies. */
const FACTS = 4;

/** Checks that a game whose chance is told as the seed brought it goes as the seeded game. */
export const retellsGames = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    const options = play.trial.options as unknown as ToldOptions<G['Options']>;
    let { events } = orThrow(game.deal(play.options));
    let whole = retold(play, (text) => game.dealTold(options, text), game.formatChance(events));
    let open = retold(play, (text) => game.dealTold(options, text), openFacts(play, events));
    isAskedAndJudged(play, game.formatChance(events), {
      ask: (text) => game.asksDeal(options, text),
      make: (text) => game.dealTold(options, text),
    });
    let left = ASKED;
    for (const { state, move, sampled } of play.turns(1)) {
      looksLike(play, whole, { state, events }, sampled);
      looksLike(play, open, { state, events }, false);
      if (sampled) knowsLegalMoves(play, whole.position, open.position, state);
      if (move === undefined) return;
      ({ events } = orThrow(game.step(state, move)));
      const { position } = whole;
      const facts = game.formatChance(events);
      if (sampled && left-- > 0) {
        isAskedAndJudged(play, facts, {
          ask: (text) => game.asks(position, move, text),
          make: (text) => game.stepTold(position, move, text),
        });
      }
      const opened = open.position;
      whole = retold(play, (text) => game.stepTold(position, move, text), facts);
      open = retold(play, (text) => game.stepTold(opened, move, text), openFacts(play, events));
    }
  });

type Retold<G extends Types> = ToldStep<G['View'], G['Event']>;

/** Writes the facts that everybody sees; the secret ones are left open. */
const openFacts = <G extends Types>({ game }: TrialGame<G>, events: readonly G['Event'][]): string =>
  game.formatChance(game.viewEvents(events, 'spectator'));

const retold = <G extends Types>(
  { game }: TrialGame<G>,
  make: (told: string) => Either<{ readonly _tag: string; readonly message: string }, Retold<G>>,
  facts: string,
): Retold<G> => {
  const step = orThrow(make(facts));
  same(game.formatChance(step.events), facts, 'the facts of the events that were told');
  return step;
};

/** Checks that a told position with its events looks like that of the seeded game to everybody who knows the facts. */
const looksLike = <G extends Types>(
  { game, trial }: TrialGame<G>,
  told: Retold<G>,
  seeded: { readonly state: G['State']; readonly events: readonly G['Event'][] },
  isWhole: boolean,
): void => {
  const imagined = game.determinize(told.position, trial.picks);
  for (const viewer of isWhole ? viewersOf(seeded.state) : (['spectator'] as const)) {
    same(game.view(imagined, viewer), game.view(seeded.state, viewer), `the view of ${viewer} in the told game`);
    const heard = game.viewEvents(told.events, viewer);
    same(heard, game.viewEvents(seeded.events, viewer), `the events that ${viewer} sees in the told game`);
  }
  if (isWhole) demand(game.State.is(imagined), 'what is imagined in the told game does not decode');
  const score = game.score(seeded.state);
  if (score.over) same(game.score(imagined), score, 'the score of the told game');
};

/** Checks that all legal moves are listed in a told game, and no others if all facts are known. */
const knowsLegalMoves = <G extends Types>(
  { game }: TrialGame<G>,
  whole: G['View'],
  open: G['View'],
  state: G['State'],
): void => {
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  same(
    game.legalTold(whole).map((move) => game.formatMove(move)),
    legal,
    'the legal moves of the told game',
  );
  const listed = new Set(game.legalTold(open).map((move) => game.formatMove(move)));
  for (const text of legal) demand(listed.has(text), () => `${text} is not listed in the told game`);
};

/** The functions that ask for the facts of a deal or a move, and that take them. */
interface FactTaker<G extends Types> {
  ask(told: string): Either<{ readonly _tag: string; readonly message: string }, ChanceQuestion<G['Event']> | null>;
  make(told: string): Either<unknown, Retold<G>>;
}

const isAskedAndJudged = <G extends Types>(play: TrialGame<G>, told: string, taker: FactTaker<G>): void => {
  const facts = told === '' ? [] : told.split(' ');
  demand(orThrow(taker.ask(told)) === null, () => `something is asked after '${told}'`);
  const known = new Set<string>(['?', ...facts]);
  for (let i = 0; i < Math.min(FACTS, facts.length); i++) {
    const place = play.draw(facts.length);
    for (const text of isAsked(facts, place, taker)) known.add(text);
    const begun = facts.slice(0, place);
    isJudged(play, begun, taker);
    demand(taker.make(begun.join(' '))._tag === 'Left', () => `'${begun.join(' ')}' is taken for all that happened`);
  }
  const others = Array.from(known);
  for (let i = 0; i < FACTS; i++) isJudged(play, tampered(facts, others, play.draw), taker);
};

/** Checks the question for a fact, and returns its answers. */
const isAsked = <G extends Types>(
  facts: readonly string[],
  place: number,
  { ask }: FactTaker<G>,
): readonly string[] => {
  const question = orThrow(ask(facts.slice(0, place).join(' ')));
  demand(question !== null, () => `nothing is asked where '${facts[place]}' is told`);
  const texts = question.answers.map(({ text }) => text);
  demand(texts.includes(facts[place]!), () => `'${facts[place]}' is not among the answers ${texts.join(' ')}`);
  demand(new Set(texts).size === texts.length, () => `two answers are the same: ${texts.join(' ')}`);
  demand(
    question.answers.every(({ probability }) => probability > 0),
    () => `an answer is impossible: ${texts.join(' ')}`,
  );
  const sum = question.answers.reduce((total, { probability }) => total + probability, 0);
  demand(Math.abs(sum - 1) < 1e-9, () => `the probabilities of the answers sum to ${sum}: ${texts.join(' ')}`);
  return question.open === null ? texts : [...texts, question.open];
};

/** Checks that facts are refused, or lead to another legal game in which they came about. */
const isJudged = <G extends Types>(
  { game, trial }: TrialGame<G>,
  facts: readonly string[],
  { make }: FactTaker<G>,
): void => {
  const told = facts.join(' ');
  const step = make(told);
  if (!isVerdict(step) || step._tag === 'Left') return;
  same(game.formatChance(step.right.events), told, 'the facts of the events, after tampering,');
  const imagined = game.determinize(step.right.position, trial.picks);
  demand(game.State.is(imagined), () => `the tampered facts '${told}' lead to a position that does not decode`);
};

/** Returns a copy of facts in which one is replaced, changed, removed, added, or swapped with another. */
const tampered = (
  facts: readonly string[],
  others: readonly string[],
  draw: (n: number) => number,
): readonly string[] => {
  const copy = facts.slice();
  const place = draw(facts.length + 1);
  const other = others[draw(others.length)]!;
  const kind = draw(5);
  if (kind === 0 || facts.length === 0) copy.splice(place, 0, other);
  else if (kind === 1) copy.splice(place % facts.length, 1);
  else if (kind === 2) copy.splice(place % facts.length, 1, other);
  else if (kind === 3) copy.push(copy.splice(place % facts.length, 1)[0]!);
  else copy.splice(place % facts.length, 1, `${copy[place % facts.length]}0`);
  return copy;
};
