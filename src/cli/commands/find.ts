import { games } from '../../games/index.js';
import type { Command, Given } from '../command.js';
import { wrongUse } from '../exit.js';
import { knownGame, splitAt } from '../games.js';
import { FILES, integer, JSON_OPTION, OUTPUT, READING, range } from '../options.js';
import { outputTo } from '../output/output.js';
import { visible } from '../output/visible.js';
import { wordsIn } from '../play/words.js';
import type { EventWanted, FoundGame, Wanted } from '../queries/finding.js';
import { gameWith } from '../queries/signs.js';
import { called } from '../queries/texts.js';
import { counted, finished, scan } from '../scan.js';
import { ENFORCED } from './rules.js';

/** Finds games by their events, clauses and results. */
export const find: Command = {
  name: 'find',
  operands: FILES,
  text: 'find games that meet all conditions: a clause, an event, their length or their result',
  options: [
    {
      flags: '--clause <id>',
      text: 'a clause that took effect, that forbade a move, or for which a record is refused',
    },
    {
      flags: '--event <kind[,field=value...]>',
      text: 'an event, such as awardWon or scored,reason=wood',
    },
    { flags: '--length <range>', text: 'the number of moves: 40, 20..40, 20.. or ..40', read: range },
    { flags: '--total <range>', text: 'the points of any player', read: range },
    { flags: '--winner <n>', text: 'the player who won, alone or with others, from 1', read: integer(1) },
    { flags: '--outcome <text>', text: 'a part of the outcome, as JSON text' },
    { flags: '--over', text: 'games that were played to their ends' },
    { flags: '--no-over', text: 'games that were not played to their ends' },
    { flags: '--game <id>', text: 'the id of the game' },
    { flags: '--players <n>', text: 'the number of players', read: integer(1) },
    ...READING,
    JSON_OPTION,
    OUTPUT,
  ],
  examples: [
    ['sastrugi find --game blueprints --total 60.. games.jsonl', 'games in which a player has 60 points or more'],
    ['sastrugi find --event prizeWon,decidedBy=playedLast games.jsonl', 'a prize that a tie break decided'],
    ['sastrugi find --clause BP-PLACE-2 games.jsonl', 'games in which a die was too low for its tower'],
    ['sastrugi find --clause BP-PLACE-4 games.jsonl', 'games in which a die that fitted nowhere was discarded'],
  ],
  run: async (files, given) => {
    const wanted = await wantedOf(given);
    const output = await outputTo(given.output);
    const text = given.json ? (found: FoundGame) => JSON.stringify(found) : sentenceOf;
    const tally = await scan<FoundGame>(files, given, {
      query: { kind: 'finding', wanted },
      faults: 'stderr',
      take: (found) => output.write(`${text(found)}\n`),
    });
    return finished(tally, output);
  },
};

const KEYS = ['players', 'length', 'total', 'winner', 'over', 'outcome'] as const;

const wantedOf = async (given: Given): Promise<Wanted> => {
  const { game, clause, event } = given;
  if (game !== undefined) await knownGame(game);
  if (clause !== undefined) checkClause(clause);
  const plain = Object.fromEntries(KEYS.filter((key) => given[key] !== undefined).map((key) => [key, given[key]]));
  const wanted: Wanted = {
    ...plain,
    ...(game === undefined ? {} : { game }),
    ...(clause === undefined ? {} : { clause }),
    ...(event === undefined ? {} : { event: await eventOf(event, game) }),
  };
  if (Object.keys(wanted).length > 0) return wanted;
  throw wrongUse('No condition is given: write one, such as --length 20..40 or --event gameOver.');
};

const checkClause = (id: string): void => {
  const game = gameWith(id);
  if (game === undefined) throw wrongUse(`There is no clause ${id}; sastrugi rules GAME lists those of a game.`);
  const { enforced } = game.clauses[id]!;
  if (enforced === 'refusal' || enforced === 'effect') return;
  throw wrongUse(`${id} neither forbids a move nor takes effect in one: ${ENFORCED[enforced]}.`);
};

const eventOf = async (text: string, game: string | undefined): Promise<EventWanted> => {
  const [kind, ...fields] = text.split(',');
  const ids = game === undefined ? Object.keys(games) : [game];
  const kinds = new Set((await Promise.all(ids.map(eventsOf))).flat());
  if (!kinds.has(kind!)) throw wrongUse(`There is no event '${kind}'; there are ${[...kinds].sort().join(', ')}.`);
  const bare = fields.find((field) => !field.includes('='));
  if (bare !== undefined) throw wrongUse(`'${bare}' is not a field with a value: write --event ${kind},field=value.`);
  return { kind: kind!, fields: fields.map((field) => splitAt(field, '=')) };
};

/** Lists the kinds of events in a game, from the keys of its words. */
const eventsOf = async (game: string): Promise<readonly string[]> =>
  Object.keys((await wordsIn(game, 'en')).description.events);

const sentenceOf = ({ file, line, id, game, players, length, totals, winners, over, after, what }: FoundGame): string =>
  visible(
    [
      `${file}:${line}:`,
      ...(game === null
        ? []
        : [
            `${id} ${game}, ${counted(players!, 'player')}, ${counted(length!, 'move')}, ${totals.join(':')},`,
            over ? `won by ${winners.map(called).join(' and ') || 'nobody'}` : 'not over',
          ]),
      ...(what === null ? [] : [`[after move ${after}: ${what}]`]),
    ].join(' '),
  );
