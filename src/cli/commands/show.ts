import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { playRecord } from '../../core/records/replay-moves.js';
import type { Say } from '../../draw/index.js';
import { gameOf } from '../../games/index.js';
import { type BaseState, orThrow } from '../../index.js';
import { wordsOf } from '../../words/index.js';
import type { Command, Given } from '../command.js';
import { drawn } from '../drawing.js';
import { EXIT, type Trouble, wrongUse } from '../exit.js';
import { batchesOf } from '../input/batches.js';
import { sharedBuffers } from '../input/buffers.js';
import { filesOf } from '../input/files.js';
import { integer, JSON_OPTION, LONGEST, RULES } from '../options.js';
import { print, tell } from '../output/print.js';
import { linesFor, visible } from '../output/visible.js';
import { LANGUAGE, type Language, wordsIn } from '../play/words.js';
import type { ArchivePlace, Entry, Fault } from '../queries/entry.js';
import { gamesAtHand } from '../queries/rules-at-hand.js';
import { effectsOf } from '../queries/signs.js';
import { stepsOf } from '../queries/steps.js';
import { verdictsIn } from '../queries/task.js';
import { called, endOf, headOf, imaginedIn, movesOf, wrapped } from '../queries/texts.js';
import { rulesOf } from '../rules.js';

/** Shows a game, with the position after any of its moves. */
export const show: Command = {
  name: 'show',
  operands: '<file>',
  text: 'show a game: its players, its moves, and the position after any of them',
  options: [
    {
      flags: '-n, --number <n>',
      text: 'the line of the record, from 1; by default the first',
      read: integer(1),
    },
    { flags: '--id <id>', text: 'the id of the record' },
    {
      flags: '-m, --move <n>',
      text: 'the number of moves before the position, from 0; by default all',
      read: integer(0),
    },
    { flags: '--clauses', text: 'list the clauses that took effect in each move up to the position' },
    LANGUAGE,
    JSON_OPTION,
    LONGEST,
    ...RULES,
  ],
  examples: [
    ['sastrugi show games.jsonl', 'the first game and its last position'],
    ['sastrugi show games.jsonl.zst -n 700 --move 12', 'the game of line 700 after its twelfth move'],
    ['sastrugi show games.jsonl --language fr', 'the position in French'],
    ['sastrugi show games.jsonl --clauses', 'the first game, with the clauses that took effect'],
  ],
  run: async ([file]: readonly string[], given) => {
    const verdict = await wantedIn(file!, given);
    if (verdict._tag === 'Left') {
      const { error } = verdict.left;
      tell(given.json ? JSON.stringify({ kind: 'error', ...verdict.left }) : `${error._tag}: ${error.message}`);
      return error._tag === 'OtherRules' ? EXIT.otherVersions : EXIT.faults;
    }
    const shown = { ...positionOf(verdict.right, given), clauses: await clausesOf(verdict.right, given) };
    await print(
      given.json
        ? `${JSON.stringify(shown)}\n`
        : pageOf(verdict.right, shown, await drawingOf(verdict.right, shown.state, given.language as Language)),
    );
    return EXIT.valid;
  },
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

const NOT_FOUND = 'sastrugi find FILE --length 0.. lists all games';

const wantedIn = async (name: string, given: Given): Promise<Either<Fault, Entry>> => {
  const at = await gamesAtHand(await rulesOf(given));
  const { id, number, longest } = given;
  const troubles: Trouble[] = [];
  const watch = { bytes: () => {}, trouble: (trouble: Trouble) => void troubles.push(trouble) };
  const isThere = ({ line }: ArchivePlace): boolean => number === undefined || line === number;
  for await (const batch of batchesOf(await filesOf([name]), { watch, longest, rooms: sharedBuffers() })) {
    for (const [place, verdict] of verdictsIn(batch, at, isThere)) {
      if (troubles.length > 0) throw troubles[0];
      if (verdict._tag === 'Right') {
        const { record } = verdict.right;
        if (id === undefined || record.id === id) return accepted({ ...verdict.right, place, game: at.gameOf(record) });
      } else if (id === undefined) return refused({ ...place, isGameValid: false, error: verdict.left });
    }
  }
  if (troubles.length > 0) throw troubles[0];
  throw wrongUse(`${name} has no game ${id === undefined ? `on line ${number ?? 1}` : `'${id}'`}: ${NOT_FOUND}.`);
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

const pageOf = (entry: Entry, shown: Shown, drawing: readonly string[]): string => {
  const { after, move, told, toAct, legal, clauses, imagined } = shown;
  const { record } = entry;
  const isEnd = after === record.moves.length;
  const said = (record.envelope?.comments ?? []).filter((comment) => comment.after === after);
  return linesFor([
    ...headOf(entry),
    '',
    `after move ${after} of ${record.moves.length}${move === null ? '' : `: ${move}`}${told === null || told === '' ? '' : ` (${told})`}`,
    ...said.map(({ text }) => `  "${text}"`),
    '',
    ...drawing,
    '',
    ...(clauses === undefined ? [] : [...clauses.flatMap(lineOf), '']),
    ...(isEnd
      ? [...movesOf(record), '', ...endOf(entry)]
      : [...nextOf(record.moves[after]!, toAct!, legal), ...imaginedIn(imagined)]),
  ]);
};

const lineOf = ({ after, move, clauses }: NonNullable<Shown['clauses']>[number]): readonly string[] =>
  wrapped([`${after}. ${move ?? 'the deal'}:`, ...clauses]);

const nextOf = (next: string, toAct: number, legal: readonly string[]): readonly string[] => [
  `${called(toAct)} decides and plays ${next}; the legal moves are`,
  ...wrapped(legal),
];
