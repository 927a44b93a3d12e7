import { validateDocument } from '../../archive/index.js';
import { isObject } from '../../core/codec/reader.js';
import { startRecordedGame } from '../../core/records/replay-moves.js';
import type { Translate } from '../../draw/index.js';
import { type BaseState, type GameRecord, orThrow } from '../../index.js';
import type { Command, CommandAction, CommandOptions } from '../command.js';
import { drawAsText } from '../drawing.js';
import { type CommandError, EXIT, type Exit, usageError } from '../exit-status.js';
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
import { findGame, loadExtraRules } from '../games.js';
import { integerAtLeast, JSON_OPTION, MAX_LINE_BYTES_OPTION, RULES_OPTIONS } from '../options.js';
import { LANGUAGE_OPTION, type Language, loadGameText } from '../play/languages.js';
import { loadClauseEffects } from '../query/clause-effects.js';
import { transitionsOf } from '../query/query.js';
import type { ArchivePlace, LocatedError } from '../read/batches.js';
import { createSharedBuffers, readBatches } from '../read/batches.js';
import { findFiles } from '../read/files.js';
import { type AvailableGames, loadAvailableGames } from '../validate/available-games.js';
import type { ValidGame } from '../validate/validate-batch.js';
import { copyLine, validateBatch } from '../validate/validate-batch.js';
import { errorRow } from '../write/errors.js';
import { escapeControls, formatLines, print, reportLine } from '../write/print.js';

/** Shows a game, with the position after any of its moves. */
export const command: Command = {
  name: 'show',
  operands: '<file>',
  text: 'show a game: its players, its moves, and the position after any of them',
  options: [
    {
      flags: '-n, --number <n>',
      text: 'the line of the record, from 1; by default the first',
      parse: integerAtLeast(1),
    },
    { flags: '--id <id>', text: 'the id of the record' },
    {
      flags: '-m, --move <n>',
      text: 'the number of moves before the position, from 0; by default all',
      parse: integerAtLeast(0),
    },
    { flags: '--clauses', text: 'list the clauses that took effect in each move up to the position' },
    { ...LANGUAGE_OPTION, text: 'the language of the drawing' },
    JSON_OPTION,
    MAX_LINE_BYTES_OPTION,
    ...RULES_OPTIONS,
  ],
  examples: [
    ['sastrugi show games.jsonl', 'the first game and its last position'],
    ['sastrugi show games.jsonl.zst -n 700 --move 12', 'the game of line 700 after its twelfth move'],
    ['sastrugi show games.jsonl --language fr', 'the position in French'],
    ['sastrugi show games.jsonl --clauses', 'the first game, with the clauses that took effect'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Shows a game, with the position after any of its moves. */
const run: CommandAction = async ([file], options) => {
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
  const currentGame = await findGame(id);
  if (currentGame === undefined) return cannotDraw;
  const translate = await loadTranslate(entry, language);
  try {
    return drawAsText(entry.game, state, translate).split('\n');
  } catch (error) {
    if (currentGame.version === version) throw error;
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

const NOT_FOUND = 'sastrugi find FILE --length 0.. lists all games';

/** The wanted game: whole, as far as it can be replayed, or with the error alone. */
interface WantedGame {
  readonly entry: ValidGame | null;
  readonly error: LocatedError | null;
  /** The refused move; null if all moves are legal. */
  readonly refusedMove: string | null;
}

/** Finds the wanted game of a file. */
const findWantedGame = async (name: string, options: CommandOptions): Promise<WantedGame> => {
  const available = await loadAvailableGames(await loadExtraRules(options));
  const { id, number, maxLineBytes } = options;
  const errors: CommandError[] = [];
  const listener = { onBytes: () => {}, onError: (error: CommandError) => void errors.push(error) };
  const isThere = ({ line }: ArchivePlace): boolean => number === undefined || line === number;
  for await (const batch of readBatches(await findFiles([name]), {
    listener,
    maxLineBytes,
    buffers: createSharedBuffers(),
  })) {
    for (const [place, verdict] of validateBatch(batch, available, isThere)) {
      if (errors.length > 0) throw errors[0];
      if (verdict._tag === 'Right') {
        const { record } = verdict.right;
        if (id !== undefined && record.id !== id) continue;
        return { entry: { ...verdict.right, place, game: available.gameOf(record) }, error: null, refusedMove: null };
      }
      const line = copyLine(batch, place);
      if (id !== undefined && parseId(line) !== id) continue;
      return replayUpToError(line, { ...place, isGameValid: false, error: verdict.left }, available);
    }
  }
  if (errors.length > 0) throw errors[0];
  throw usageError(`${name} has no game ${id === undefined ? `on line ${number ?? 1}` : `'${id}'`}: ${NOT_FOUND}.`);
};

/** Returns the id of a record that is not valid; undefined if there is none. */
const parseId = (line: Uint8Array | null): unknown => {
  try {
    const document: unknown = JSON.parse(Buffer.from(line ?? []).toString());
    return isObject(document) ? document['id'] : undefined;
  } catch {
    return undefined;
  }
};

/** Replays an invalid game up to its first error, if it has moves before it. */
const replayUpToError = (
  line: Uint8Array | null,
  locatedError: LocatedError,
  available: AvailableGames,
): WantedGame => {
  const { error } = locatedError;
  const ply = pliesBefore(error);
  if (ply === null || line === null) return { entry: null, error: locatedError, refusedMove: null };
  const document = JSON.parse(Buffer.from(line).toString()) as GameRecord;
  const { envelope = {}, told, moves } = document;
  const cut = {
    ...document,
    moves: moves.slice(0, ply),
    told: told?.slice(0, ply + 1),
    result: undefined,
    envelope: {
      ...envelope,
      termination: undefined,
      clocks: envelope.clocks?.slice(0, ply),
      comments: envelope.comments?.filter(({ ply: after }) => after <= ply),
    },
  };
  const validated = validateDocument(cut, available.resolve);
  if (validated._tag === 'Left') return { entry: null, error: locatedError, refusedMove: null };
  const entry = { ...validated.right, place: locatedError, game: available.gameOf(validated.right.record) };
  return { entry, error: locatedError, refusedMove: moves[ply] ?? null };
};

/** Returns the number of moves before an error; null if the beginning is wrong. */
const pliesBefore = (error: LocatedError['error']): number | null => {
  if (error._tag === 'MoveRefused') return error.ply - 1;
  if (error._tag === 'WrongResult') return Number.POSITIVE_INFINITY;
  return error._tag === 'InvalidTold' && error.ply !== null && error.ply > 0 ? error.ply - 1 : null;
};
