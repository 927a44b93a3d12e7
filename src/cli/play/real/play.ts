import type { BaseView } from '../../../index.js';
import { drawn } from '../../drawing.js';
import { Trouble } from '../../exit.js';
import { introduction, optionLines } from '../introduction.js';
import { listed } from '../lines.js';
import { nameAt } from '../names.js';
import { inBoardOrder } from '../order.js';
import { sayDecision, sayPages } from '../screen.js';
import { askFact, possibleIn } from './facts.js';
import { ask, standing } from './lines.js';
import { recordAtLast } from './record.js';
import type { Referee } from './referee.js';
import { goOnFrom, tell } from './tell.js';
import { addMove, goOn, type ToldStage } from './told-game.js';

/** Keeps a game that is played at a real table, until it is over or the referee leaves. */
export const playReal = async (setting: Readonly<Referee>): Promise<void> => {
  const referee: Referee = { ...setting };
  const { terminal, told, texts } = referee;
  const beginning = { ...referee, game: told.game };
  const names = Array.from({ length: told.options.players }, (_, player) => nameAt(referee, player));
  const lines = [introduction(beginning, names), ...optionLines(beginning, told.options), texts.welcome];
  await terminal.say(lines.join('\n'));
  const begun = goOn(told);
  if (begun.kind === 'refused') throw new Trouble('WrongUse', `This cannot be played: ${begun.refusal.message}.`);
  for (let progress: ToldStage | null = begun; progress !== null; ) progress = await next(referee, progress);
  await recordAtLast(referee);
};

/** Carries on from what was just completed, or asks for the next thing; null if the referee leaves. */
const next = async (referee: Referee, progress: ToldStage): Promise<ToldStage | null> => {
  switch (progress.kind) {
    case 'fact':
      return askFact(referee, progress);
    case 'move':
      return askMove(referee, progress.position);
    case 'made':
      return made(referee, progress);
  }
};

/** Goes on with what happened. */
const made = (
  referee: Referee,
  { position, events }: Extract<ToldStage, { readonly kind: 'made' }>,
): Promise<ToldStage | null> => {
  const { speech } = referee;
  return askMove(
    referee,
    position,
    events.map((event) => `  ${speech.event(position, event)}`),
  );
};

/** Shows what happened, the position and the moves; once the game is over, the points. */
const askMove = async (
  referee: Referee,
  position: BaseView,
  report: readonly string[] = [],
): Promise<ToldStage | null> => {
  const { terminal, speech, texts, told } = referee;
  const { game } = told;
  const by = game.toAct(position);
  const board = drawn(game, position, speech.say).trimEnd();
  if (by === null) {
    await sayPages(terminal, [report, board.split('\n'), [...standing(referee), texts.over]], texts.goOn);
    return ask(referee, (line) => (line === '' ? '' : texts.isOver(line)));
  }
  const moves = inBoardOrder(game, position, game.legalTold(position));
  const choices = moves.map((move) => speech.move(position, move));
  const question = texts.labelled(nameAt(referee, by), speech.question(position));
  await sayDecision(referee, { board, question, choices }, report);
  return ask(referee, (line) => {
    const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
    if (chosen !== undefined) return goOnFrom(told, addMove(told, chosen));
    const part = /^moves(?: (.*))?$/.exec(line);
    if (part !== null) return listed(referee, choices, part[1] ?? '');
    if (line === '') return '';
    if (line === '?') return texts.realHelp;
    const next = tell({ kind: 'move', told, position }, line);
    if (next.kind !== 'wrong') return next;
    const possible = possibleIn(referee, next.stage);
    return possible === null ? texts.noMove(next.word) : `${texts.notPossible(next.word)}\n${possible}`;
  });
};
