import type { Either } from 'fp-ts/lib/Either.js';
import { type ChanceQuestion, HIDDEN, type ToldOptions, type ToldStep, type Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, assertEqual, describeDifference } from '../assert.js';
import { checkEither } from '../entry-points.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';

/** The number of moves of a game whose facts are asked for one by one, and tampered with. */
const MAX_ASKED_MOVES = 3;
/** The number of facts of a deal or a move that are asked for, and of tampered copies. */
const MAX_ASKED_FACTS = 4;

/** Checks that a game whose chance is told as the seed brought it goes as the seeded game. */
export const toldGamesMatchSeeded = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    const options = play.trial.options as unknown as ToldOptions<G['Options']>;
    let { events } = orThrow(game.deal(play.options));
    let whole = replayTold(play, (text) => game.dealTold(options, text), game.formatChance(events));
    let open = replayTold(play, (text) => game.dealTold(options, text), openFacts(play, events));
    checkFacts(play, game.formatChance(events), {
      ask: (text) => game.nextDealQuestion(options, text),
      make: (text) => game.dealTold(options, text),
    });
    let movesLeft = MAX_ASKED_MOVES;
    for (const { state, move, sampled } of play.turns(1)) {
      checkLooksLike(play, whole, { state, events }, sampled);
      checkLooksLike(play, open, { state, events }, false);
      if (sampled) checkLegalMovesListed(play, whole.position, open.position, state);
      if (move === undefined) return;
      ({ events } = orThrow(game.step(state, move)));
      const { position } = whole;
      const facts = game.formatChance(events);
      if (sampled && movesLeft-- > 0) {
        checkFacts(play, facts, {
          ask: (text) => game.nextChanceQuestion(position, move, text),
          make: (text) => game.stepTold(position, move, text),
        });
      }
      const opened = open.position;
      whole = replayTold(play, (text) => game.stepTold(position, move, text), facts);
      open = replayTold(play, (text) => game.stepTold(opened, move, text), openFacts(play, events));
    }
  });

type RetoldStep<G extends Types> = ToldStep<G['View'], G['Event']>;

/** Writes the facts that everybody sees; the secret ones are left open. */
const openFacts = <G extends Types>({ game }: TrialGame<G>, events: readonly G['Event'][]): string =>
  game.formatChance(game.viewEvents(events, 'spectator'));

const replayTold = <G extends Types>(
  { game }: TrialGame<G>,
  make: (told: string) => Either<{ readonly _tag: string; readonly message: string }, RetoldStep<G>>,
  facts: string,
): RetoldStep<G> => {
  const step = orThrow(make(facts));
  assertEqual(game.formatChance(step.events), facts, 'the facts of the events that were told');
  return step;
};

/** Checks that a told position with its events looks like that of the seeded game to everybody who knows the facts. */
const checkLooksLike = <G extends Types>(
  { game, trial }: TrialGame<G>,
  told: RetoldStep<G>,
  seeded: { readonly state: G['State']; readonly events: readonly G['Event'][] },
  isComplete: boolean,
): void => {
  const sampled = game.determinize(told.position, trial.choiceSeed);
  for (const viewer of isComplete ? listViewers(seeded.state) : (['spectator'] as const)) {
    const change = describeDifference(game.view(sampled, viewer), game.view(seeded.state, viewer), '');
    assert(change === undefined, () => `the view of ${viewer} in the told game: ${change}${hintFor(change!)}`);
    const seenEvents = game.viewEvents(told.events, viewer);
    assertEqual(seenEvents, game.viewEvents(seeded.events, viewer), `the events that ${viewer} sees in the told game`);
  }
  if (isComplete) assert(game.State.is(sampled), 'what is imagined in the told game does not decode');
  const score = game.score(seeded.state);
  if (score.over) assertEqual(game.score(sampled), score, 'the score of the told game');
};

/** Says what to do about a value that stays hidden although somebody sees it. */
const hintFor = (change: string): string =>
  change.includes(` is "${HIDDEN}" instead of `)
    ? '; what chance brings and somebody sees needs an event with a row in `chanceNotation`'
    : '';

/** Checks that all legal moves are listed in a told game, and no others if all facts are known. */
const checkLegalMovesListed = <G extends Types>(
  { game }: TrialGame<G>,
  whole: G['View'],
  open: G['View'],
  state: G['State'],
): void => {
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  assertEqual(
    game.legalTold(whole).map((move) => game.formatMove(move)),
    legal,
    'the legal moves of the told game',
  );
  const listed = new Set(game.legalTold(open).map((move) => game.formatMove(move)));
  for (const text of legal) assert(listed.has(text), () => `${text} is not listed in the told game`);
};

/** The functions that ask for the facts of a deal or a move, and that take them. */
interface FactTaker<G extends Types> {
  ask(told: string): Either<{ readonly _tag: string; readonly message: string }, ChanceQuestion<G['Event']> | null>;
  make(told: string): Either<unknown, RetoldStep<G>>;
}

const checkFacts = <G extends Types>(play: TrialGame<G>, told: string, taker: FactTaker<G>): void => {
  const facts = told === '' ? [] : told.split(' ');
  assert(orThrow(taker.ask(told)) === null, () => `something is asked after '${told}'`);
  const known = new Set<string>(['?', ...facts]);
  for (let i = 0; i < Math.min(MAX_ASKED_FACTS, facts.length); i++) {
    const place = play.randomInt(facts.length);
    for (const text of checkQuestion(facts, place, taker)) known.add(text);
    const begun = facts.slice(0, place);
    checkTamperedFacts(play, begun, taker);
    assert(taker.make(begun.join(' '))._tag === 'Left', () => `'${begun.join(' ')}' is taken for all that happened`);
  }
  const others = Array.from(known);
  for (let i = 0; i < MAX_ASKED_FACTS; i++) checkTamperedFacts(play, tamperWith(facts, others, play.randomInt), taker);
};

/** Checks the question for a fact, and returns its answers. */
const checkQuestion = <G extends Types>(
  facts: readonly string[],
  index: number,
  { ask }: FactTaker<G>,
): readonly string[] => {
  const question = orThrow(ask(facts.slice(0, index).join(' ')));
  assert(question !== null, () => `nothing is asked where '${facts[index]}' is told`);
  const texts = question.answers.map(({ text }) => text);
  assert(texts.includes(facts[index]!), () => `'${facts[index]}' is not among the answers ${texts.join(' ')}`);
  assert(new Set(texts).size === texts.length, () => `two answers are the same: ${texts.join(' ')}`);
  assert(
    question.answers.every(({ probability }) => probability > 0),
    () => `an answer is impossible: ${texts.join(' ')}`,
  );
  const sum = question.answers.reduce((total, { probability }) => total + probability, 0);
  assert(Math.abs(sum - 1) < 1e-9, () => `the probabilities of the answers sum to ${sum}: ${texts.join(' ')}`);
  return question.openText === null ? texts : [...texts, question.openText];
};

/** Checks that facts are refused, or lead to another legal game in which they came about. */
const checkTamperedFacts = <G extends Types>(
  { game, trial }: TrialGame<G>,
  facts: readonly string[],
  { make }: FactTaker<G>,
): void => {
  const told = facts.join(' ');
  const step = make(told);
  if (!checkEither(step) || step._tag === 'Left') return;
  assertEqual(game.formatChance(step.right.events), told, 'the facts of the events, after tampering,');
  const sampled = game.determinize(step.right.position, trial.choiceSeed);
  assert(game.State.is(sampled), () => `the tampered facts '${told}' lead to a position that does not decode`);
};

/** Returns a copy of facts in which one is replaced, changed, removed, added, or swapped with another. */
const tamperWith = (
  facts: readonly string[],
  others: readonly string[],
  randomInt: (n: number) => number,
): readonly string[] => {
  const copy = facts.slice();
  const index = randomInt(facts.length + 1);
  const other = others[randomInt(others.length)]!;
  const kind = randomInt(5);
  if (kind === 0 || facts.length === 0) copy.splice(index, 0, other);
  else if (kind === 1) copy.splice(index % facts.length, 1);
  else if (kind === 2) copy.splice(index % facts.length, 1, other);
  else if (kind === 3) copy.push(copy.splice(index % facts.length, 1)[0]!);
  else copy.splice(index % facts.length, 1, `${copy[index % facts.length]}0`);
  return copy;
};
