import type { Types } from '../../core/game.js';
import type { AnyGame, BaseMove } from '../../index.js';
import { type Known, publish, type Request, saveTable, stateOf, submit, type Table } from '../../table/index.js';
import type { Speech } from '../../words/index.js';
import { drawn } from '../drawing.js';
import { Trouble } from '../exit.js';
import { outputTo } from '../output/output.js';
import { type Player, playersAt } from './seats.js';
import type { Terminal } from './terminal.js';
import type { AnyNames } from './words.js';

/** What a game at the terminal needs. */
export interface Setting {
  readonly game: AnyGame;
  readonly table: Table<Types>;
  readonly speech: Speech<Types, AnyNames>;
  readonly terminal: Terminal;
  /** Where the game is kept after every move, if anywhere. */
  readonly file: string | undefined;
  /** What the chance of bots begins with. */
  readonly seed: string;
}

const HELP = `A number makes the move that stands beside it; so does its short form, as records have it.
  undo         takes your last move back, if nobody has learnt anything by it, or if all agree
  save FILE    keeps the game; sastrugi play --resume FILE goes on with it
  score        tells how things stand
  quit         leaves the game`;

/** Plays until the game is over, or until somebody leaves. */
export const playOn = async (setting: Setting): Promise<void> => {
  const turns = turnsOf(setting);
  while (await turns.turn());
};

const turnsOf = ({ game, table: first, speech, terminal, file, seed }: Setting) => {
  let table = first;
  let bots: readonly Player[] | undefined;
  let seer: number | null = null;
  const known = new Map<number, Known>();
  const people = table.seats.flatMap(({ plays }, player) => (plays === 'person' ? [player] : []));
  const nameOf = (player: number): string => table.seats[player]!.name;

  const keep = async (path: string): Promise<void> => {
    const output = await outputTo(path);
    await output.write(`${JSON.stringify(saveTable(game, table))}\n`);
    await output.finish();
  };
  /** What becomes of a wish: null if it was carried out, else why not. */
  const wish = async (by: number, request: Wish): Promise<string | null> => {
    const answer = submit(game, table, by, { ...request, version: table.version } as Request<Types>);
    if (answer._tag === 'Left') return refusalOf(answer.left);
    table = answer.right;
    if (file !== undefined) await keep(file);
    return null;
  };
  const refusalOf = (fault: { readonly _tag: string; readonly message: string }): string =>
    fault._tag === 'RuleBroken' ? speech.refusal(fault as Parameters<typeof speech.refusal>[0]) : fault.message;

  const move = async (by: number, made: BaseMove): Promise<string | null> => {
    const state = stateOf(game, table);
    const refusal = await wish(by, { kind: 'move', move: made });
    if (refusal === null) for (const bot of bots ?? []) bot?.note(state, made);
    return refusal;
  };

  const botTurn = async (by: number, bot: NonNullable<Player>): Promise<void> => {
    const answer = await bot.ask(stateOf(game, table));
    if (answer._tag === 'Left') throw new Trouble('WrongUse', answer.left.message);
    await move(by, answer.right.move);
  };

  /** Tells a person what has happened since they last looked, and what is asked. */
  const show = async (by: number): Promise<readonly BaseMove[]> => {
    const { view, steps, moves, known: told } = publish(game, table, by, known.get(by));
    known.set(by, told);
    for (const step of steps ?? []) {
      for (const { event } of step.frames) if (event !== null) await terminal.say(`  ${speech.event(view, event)}`);
    }
    await terminal.say(`\n${drawn(game, view)}\n`);
    await terminal.say(`${nameOf(by)}: ${speech.question(view)}`);
    await terminal.say(moves.map((each, i) => `${String(i + 1).padStart(4)}  ${speech.move(view, each)}`).join('\n'));
    return moves;
  };

  const handOver = async (by: number): Promise<boolean> => {
    if (people.length < 2 || seer === by) return true;
    if (seer !== null) await terminal.clear();
    seer = by;
    return (await terminal.ask(`\nIt is for ${nameOf(by)} to decide. Enter goes on. `)) !== null;
  };

  const undo = async (by: number): Promise<string | null> => {
    const refusal = await wish(by, { kind: 'ask-undo' });
    if (refusal !== null) return refusal;
    for (let asked = table.asked; asked !== null; asked = table.asked) {
      const other = people.find((player) => !asked!.agreed.includes(player))!;
      const answer = await terminal.ask(`${nameOf(other)}, may ${nameOf(by)} take that back? (y/n) `);
      await wish(other, { kind: 'answer-undo', agrees: answer === 'y' });
      if (answer !== 'y') return `${nameOf(other)} does not agree.`;
    }
    bots = undefined; // they begin to think anew
    known.clear();
    return null;
  };

  /** What a line does; null once the decision is made, else what to say about it. */
  const obey = async (line: string, by: number, moves: readonly BaseMove[]): Promise<string | null> => {
    const [word, ...rest] = line.split(/\s+/);
    if (word === 'help' || word === '?') return HELP;
    if (word === 'undo') return undo(by);
    if (word === 'score') return standing();
    if (word === 'save') {
      const path = rest.join(' ') || file;
      if (path === undefined) return 'Where? Write save FILE.';
      await keep(path);
      return `The game is kept in ${path}.`;
    }
    const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
    if (chosen !== undefined) return move(by, chosen);
    const parsed = game.parseMove(line);
    return parsed._tag === 'Right' ? move(by, parsed.right) : `'${line}' is no move, and no word: help tells what is.`;
  };

  const standing = (): string => {
    const score = game.score(stateOf(game, table));
    const rows = score.players.map(({ total, categories }, player) => {
      const parts = Object.entries(categories).map(([name, n]) => `${speech.name('category', name)} ${n}`);
      return `  ${nameOf(player)}: ${total} (${parts.join(', ')})`;
    });
    return [...rows, ...(score.over ? [speech.outcome(score)] : [])].join('\n');
  };

  return {
    /** A decision of whoever is to act; false once there is nothing more to do. */
    turn: async (): Promise<boolean> => {
      const state = stateOf(game, table);
      const by = game.toAct(state);
      if (by === null) {
        await terminal.say(`\n${drawn(game, state)}\n\n${standing()}`);
        return false;
      }
      bots ??= await playersAt(game, table.seats, `${seed}/${table.line}`);
      const bot = bots[by]!;
      if (bot !== null) {
        await botTurn(by, bot);
        return true;
      }
      if (!(await handOver(by))) return false;
      const moves = await show(by);
      for (;;) {
        const line = await terminal.ask('> ');
        if (line === null || line === 'quit') return false;
        const answer = await obey(line, by, moves);
        if (answer === null) return true;
        await terminal.say(answer);
      }
    },
  };
};

type Wish = Request<Types> extends infer R ? (R extends unknown ? Omit<R, 'version'> : never) : never;
