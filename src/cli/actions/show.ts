import { startRecordedGame } from '../../core/records/replay-moves.js';
import type { Translate } from '../../draw/index.js';
import { type BaseState, orThrow } from '../../index.js';
import type { CommandAction, CommandOptions } from '../command.js';
import { drawAsText } from '../drawing.js';
import { errorRow } from '../errors.js';
import { EXIT, type Exit, usageError } from '../exit-status.js';
import {
  formatClock,
  formatComments,
  formatEnding,
  formatHeader,
  formatMoves,
  formatSampledFields,
  playerLabel,
  tableTexts,
  wrapWords,
} from '../game-page.js';
import { escapeControls, formatLines } from '../output/escape-controls.js';
import { print, reportLine } from '../output/print.js';
import { findGame } from '../own-games.js';
import { type Language, loadGameText } from '../play/languages.js';
import { loadClauseEffects } from '../queries/clause-effects.js';
import { transitionsOf } from '../queries/transitions.js';
import type { LocatedError, ValidGame } from '../queries/valid-game.js';
import { findWantedGame } from '../wanted-game.js';

/** Shows a game, with the position after any of its moves. */
export const run: CommandAction = async ([file], options) => {
  const { entry, error, refusedMove } = await findWantedGame(file!, options);
  if (entry === null) {
    reportLine(options.json ? errorRow(error!) : `${error!.error._tag}: ${error!.error.message}`);
    return exitOf(error);
  }
  const shown = { ...stateAt(entry, options), clauses: await listClauses(entry, options) };
  if (options.json) await print(`${JSON.stringify({ ...shown, error: error?.error })}\n`);
  else {
    const drawing = await drawState(entry, shown.state, options.language as Language);
    await print(formatPage(entry, shown, { drawing, refusedMove }));
    if (error !== null) reportLine(`${error.error._tag}: ${error.error.message}`);
  }
  return exitOf(error);
};

const exitOf = (error: LocatedError | null): Exit => {
  if (error === null) return EXIT.valid;
  return error.error._tag === 'RulesUnavailable' ? EXIT.otherVersions : EXIT.errors;
};

/**
 * Draws a position as lines of text; returns a sentence instead for games and versions that this package cannot draw.
 */
const drawState = async (entry: ValidGame, state: BaseState, language: Language): Promise<readonly string[]> => {
  const { id, title, version } = entry.game;
  const cannotDraw = [`(This package cannot draw ${title}, rules ${version}; --json shows the position.)`];
  const ownGame = await findGame(id);
  if (ownGame === undefined) return cannotDraw;
  const translate = await loadTranslate(entry, language);
  try {
    return drawAsText(entry.game, state, translate).split('\n');
  } catch (error) {
    if (ownGame.version === version) throw error;
    return cannotDraw; // the states of other versions may have other fields
  }
};

/** Returns a formatter for the messages of a game in a language, with the names of its players. */
const loadTranslate = async ({ game, record }: ValidGame, language: Language): Promise<Translate> => {
  const { players = [] } = record.envelope ?? {};
  const names = players.map(({ name, id }, seat) => escapeControls(name ?? id ?? String(seat + 1)));
  return (await loadGameText(game, language, names)).translate;
};

/** Returns a position of a game with the move that led to it. */
const stateAt = ({ game, record, place }: ValidGame, { move: ply = record.moves.length }: CommandOptions) => {
  if (ply > record.moves.length) throw usageError(`The game has ${record.moves.length} moves, not ${ply}.`);
  const play = orThrow(startRecordedGame(game, record));
  for (const text of record.moves.slice(0, ply)) play.perform(orThrow(game.parseMove(text)));
  const state = play.state();
  return {
    place,
    id: record.id,
    ply,
    move: record.moves[ply - 1] ?? null,
    told: record.told?.[ply] ?? null,
    toAct: game.toAct(state),
    state,
    legalMoves: play.legalMoves().map((each) => game.formatMove(each)),
    score: game.score(state),
    sampledFields: play.sampledFields(),
  };
};

/** Lists the clauses that took effect in the deal and in each move; undefined without `--clauses`. */
const listClauses = async (entry: ValidGame, { clauses, move = entry.record.moves.length }: CommandOptions) => {
  if (clauses !== true) return undefined;
  const effects = await loadClauseEffects(entry.game);
  if (effects === null) throw usageError('The option --clauses needs a game by the rules of this package.');
  return [...transitionsOf(entry)]
    .filter(({ ply }) => ply <= move)
    .map((step) => ({
      ply: step.ply,
      move: entry.record.moves[step.ply - 1] ?? null,
      clauses: effects.list(step),
    }));
};

type ShownState = ReturnType<typeof stateAt> & { readonly clauses: Awaited<ReturnType<typeof listClauses>> };

/** The parts of a page besides the position: its drawing, and the refused move of a game with errors. */
interface PageParts {
  readonly drawing: readonly string[];
  readonly refusedMove: string | null;
}

const formatPage = (entry: ValidGame, shown: ShownState, { drawing, refusedMove }: PageParts): string => {
  const { ply, move, told, toAct, legalMoves, clauses, sampledFields } = shown;
  const { record, game } = entry;
  const written = (text: string): string => tableTexts(game, text);
  const following = record.moves[ply] ?? refusedMove;
  const { comments = [], clocks = [] } = record.envelope ?? {};
  const commentsHere = comments.filter((comment) => comment.ply === ply);
  const clock = ply > 0 ? (clocks[ply - 1] ?? null) : null;
  return formatLines([
    ...formatHeader(entry),
    '',
    `after move ${ply} of ${record.moves.length}${move === null ? '' : `: ${written(move)}`}${told === null || told === '' ? '' : ` (${written(told)})`}${clock === null ? '' : `, clock ${formatClock(clock)}`}`,
    ...commentsHere.map(({ text }) => `  "${text}"`),
    '',
    ...drawing,
    '',
    ...(clauses === undefined ? [] : [...clauses.flatMap((each) => formatClauses(each, written)), '']),
    ...(following === null
      ? [...formatMoves(record, game), ...formatComments(record), '', ...formatEnding(entry)]
      : [...formatNextMove(written(following), toAct, legalMoves.map(written)), ...formatSampledFields(sampledFields)]),
  ]);
};

const formatClauses = (
  { ply, move, clauses }: NonNullable<ShownState['clauses']>[number],
  written: (text: string) => string,
): readonly string[] => wrapWords([`${ply}. ${move === null ? 'the deal' : written(move)}:`, ...clauses]);

const formatNextMove = (next: string, toAct: number | null, legalMoves: readonly string[]): readonly string[] =>
  toAct === null
    ? [`the game is over, and ${next} follows`]
    : [`${playerLabel(toAct)} decides and plays ${next}; the legal moves are`, ...wrapWords(legalMoves)];
