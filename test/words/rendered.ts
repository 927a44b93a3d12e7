import { drawInt, randomStateOf } from '../../src/core/chance/random.js';
import type { Game, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { type Chooser, randomGame, type Turn } from '../../src/testing/random-game.js';
import { type AnyGameText, type AnyTranslation, createGameText } from '../../src/words/index.js';
import { PLAYERS } from './kinds.js';

type Settings = Readonly<Record<string, unknown>>;

/** Lists every combination of the options of a game, without seeds. */
const settingsOf = <G extends Types>({ options }: Game<G>): readonly Settings[] =>
  options.reduce<readonly Settings[]>(
    (settings, { name, values }) =>
      settings.flatMap((setting) => values.map((value) => ({ ...setting, [name]: value }))),
    [{}],
  );

type Sentence = (gameText: AnyGameText) => string;

/** Yields the sentences of a position and of the move made there, as functions of the speech of a language. */
const sentencesAt = function* <G extends Types>(
  game: Game<G>,
  { state, moves, move }: Turn<G>,
  pick: (n: number) => number,
): Generator<Sentence, void> {
  yield (gameText) => gameText.question(state);
  for (let tried = 0; tried < 3; tried++) {
    const refusal = game.whyIllegal(state, game.catalogue[pick(game.catalogue.length)]!);
    if (refusal !== null) yield (gameText) => gameText.refusal(refusal);
  }
  if (move === undefined) {
    yield (gameText) => gameText.outcome(game.score(state));
    return;
  }
  const offered = moves[pick(moves.length)]!;
  yield (gameText) => gameText.move(state, offered);
  const viewer = pick(state.players + 1);
  const { events } = orThrow(game.step(state, move));
  for (const event of game.viewEvents(events, viewer === state.players ? 'spectator' : viewer)) {
    yield (gameText) => gameText.event(state, event);
    yield (gameText) => gameText.chance(state, event);
  }
};

/** Yields the sentences of random games without an end, by random play and each of the choosers in turn. */
const sentencesOf = function* <G extends Types>(
  game: Game<G>,
  choosers: readonly Chooser<G>[],
): Generator<Sentence, void> {
  const settings = settingsOf(game);
  const random = randomStateOf('sentences');
  const pick = (n: number): number => drawInt(random, n);
  for (let i = 0; ; i++) {
    const options = { ...settings[pick(settings.length)], seed: `sentences ${i}` } as G['Options'];
    const chooser = [undefined, ...choosers][i % (choosers.length + 1)];
    for (const turn of randomGame(game, options, chooser, `picks ${i}`)) yield* sentencesAt(game, turn, pick);
  }
};

/**
 * Renders a number of random sentences of a game, and returns the different ones by language. Events in which chance
 * decides nothing have no question about it.
 */
export const rendered = <G extends Types>(
  game: Game<G>,
  choosers: readonly Chooser<G>[],
  languages: readonly AnyTranslation[],
  count: number,
): ReadonlyMap<AnyTranslation, ReadonlySet<string>> => {
  const voices = languages.map((words) => ({
    words,
    speech: createGameText(words, game, PLAYERS),
    found: new Set<string>(),
  }));
  let left = count;
  for (const sentence of sentencesOf(game, choosers)) {
    const texts = voices.map(({ speech }) => sentence(speech));
    if (texts[0]!.startsWith('chance.')) continue;
    if (left-- === 0) break;
    for (const [i, { found }] of voices.entries()) found.add(texts[i]!);
  }
  return new Map(voices.map(({ words, found }) => [words, found]));
};
