import { playRecord } from '../../core/records/replay-moves.js';
import type { Say } from '../../draw/index.js';
import { gameOf } from '../../games/index.js';
import { type BaseState, orThrow } from '../../index.js';
import { wordsOf } from '../../words/index.js';
import type { Given, RunCommand } from '../command.js';
import { drawn } from '../drawing.js';
import { EXIT, type Exit, wrongUse } from '../exit.js';
import { rowOf } from '../faults.js';
import { print, tell } from '../output/print.js';
import { linesFor, visible } from '../output/visible.js';
import { called, clockText, commentsOf, endOf, headOf, imaginedIn, movesOf, tableTexts, wrapped } from '../page.js';
import { type Language, wordsIn } from '../play/words.js';
import type { Entry, Fault } from '../queries/entry.js';
import { effectsOf } from '../queries/signs.js';
import { stepsOf } from '../queries/steps.js';
import { wantedIn } from '../wanted-game.js';

/** Shows a game, with the position after any of its moves. */
export const run: RunCommand = async ([file], given) => {
  const { entry, fault, next } = await wantedIn(file!, given);
  if (entry === null) {
    tell(given.json ? rowOf(fault!) : `${fault!.error._tag}: ${fault!.error.message}`);
    return exitFor(fault);
  }
  const shown = { ...positionOf(entry, given), clauses: await clausesOf(entry, given) };
  if (given.json) await print(`${JSON.stringify({ ...shown, error: fault?.error })}\n`);
  else {
    const drawing = await drawingOf(entry, shown.state, given.language as Language);
    await print(pageOf(entry, shown, { drawing, next }));
    if (fault !== null) tell(`${fault.error._tag}: ${fault.error.message}`);
  }
  return exitFor(fault);
};

const exitFor = (fault: Fault | null): Exit => {
  if (fault === null) return EXIT.valid;
  return fault.error._tag === 'OtherRules' ? EXIT.otherVersions : EXIT.faults;
};

/**
 * Draws a position as lines of text; returns a sentence instead for games and versions that this package cannot draw.
 */
const drawingOf = async (entry: Entry, state: BaseState, language: Language): Promise<readonly string[]> => {
  const { id, title, version } = entry.game;
  const undrawn = [`(This package cannot draw ${title}, rules ${version}; --json shows the position.)`];
  const ours = gameOf(id);
  if (ours === undefined) return undrawn;
  const say = await sayIn(entry, language);
  try {
    return drawn(entry.game, state, say).split('\n');
  } catch (error) {
    if (ours.version === version) throw error;
    return undrawn; // the states of other versions may have other fields
  }
};

/** Returns a formatter for the messages of a game in a language, with the names of its players. */
const sayIn = async ({ game, record }: Entry, language: Language): Promise<Say> => {
  const { players = [] } = record.envelope ?? {};
  const names = players.map(({ name, id }, seat) => visible(name ?? id ?? String(seat + 1)));
  return wordsOf(await wordsIn(game.id, language), game, names).say;
};

/** Returns a position of a game with the move that led to it. */
const positionOf = ({ game, record, place }: Entry, { move = record.moves.length }: Given) => {
  if (move > record.moves.length) throw wrongUse(`The game has ${record.moves.length} moves, not ${move}.`);
  const play = orThrow(playRecord(game, record));
  for (const text of record.moves.slice(0, move)) play.perform(orThrow(game.parseMove(text)));
  const state = play.state();
  return {
    place,
    id: record.id,
    after: move,
    move: record.moves[move - 1] ?? null,
    told: record.told?.[move] ?? null,
    toAct: game.toAct(state),
    state,
    legal: play.legal().map((each) => game.formatMove(each)),
    score: game.score(state),
    imagined: play.imagined(),
  };
};

/** Lists the clauses that took effect in the deal and in each move; undefined without `--clauses`. */
const clausesOf = async (entry: Entry, { clauses, move = entry.record.moves.length }: Given) => {
  if (clauses !== true) return undefined;
  const effects = await effectsOf(entry.game);
  if (effects === null) throw wrongUse('The option --clauses needs a game by the rules of this package.');
  return [...stepsOf(entry)]
    .filter(({ made }) => made <= move)
    .map((step) => ({
      after: step.made,
      move: entry.record.moves[step.made - 1] ?? null,
      clauses: effects.in(step),
    }));
};

type Shown = ReturnType<typeof positionOf> & { readonly clauses: Awaited<ReturnType<typeof clausesOf>> };

/** The parts of a page besides the position: its drawing, and the refused move of a game with errors. */
interface PageParts {
  readonly drawing: readonly string[];
  readonly next: string | null;
}

const pageOf = (entry: Entry, shown: Shown, { drawing, next }: PageParts): string => {
  const { after, move, told, toAct, legal, clauses, imagined } = shown;
  const { record, game } = entry;
  const written = (text: string): string => tableTexts(game, text);
  const following = record.moves[after] ?? next;
  const { comments = [], clocks = [] } = record.envelope ?? {};
  const said = comments.filter((comment) => comment.after === after);
  const clock = after > 0 ? (clocks[after - 1] ?? null) : null;
  return linesFor([
    ...headOf(entry),
    '',
    `after move ${after} of ${record.moves.length}${move === null ? '' : `: ${written(move)}`}${told === null || told === '' ? '' : ` (${written(told)})`}${clock === null ? '' : `, clock ${clockText(clock)}`}`,
    ...said.map(({ text }) => `  "${text}"`),
    '',
    ...drawing,
    '',
    ...(clauses === undefined ? [] : [...clauses.flatMap((each) => lineOf(each, written)), '']),
    ...(following === null
      ? [...movesOf(record, game), ...commentsOf(record), '', ...endOf(entry)]
      : [...nextOf(written(following), toAct, legal.map(written)), ...imaginedIn(imagined)]),
  ]);
};

const lineOf = (
  { after, move, clauses }: NonNullable<Shown['clauses']>[number],
  written: (text: string) => string,
): readonly string[] => wrapped([`${after}. ${move === null ? 'the deal' : written(move)}:`, ...clauses]);

const nextOf = (next: string, toAct: number | null, legal: readonly string[]): readonly string[] =>
  toAct === null
    ? [`the game is over, and ${next} follows`]
    : [`${called(toAct)} decides and plays ${next}; the legal moves are`, ...wrapped(legal)];
