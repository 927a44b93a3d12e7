import type { BaseView } from '../../../index.js';
import { drawAsText } from '../../drawing.js';
import { CommandError } from '../../exit-status.js';
import { formatIntroduction, formatOptions, playerName, sortByBoard } from '../describe.js';
import { listChoices } from '../input.js';
import { showDecision, showPages } from '../screen.js';
import { askFact, possibleIn } from './facts.js';
import { askReferee, formatPoints, goOnFrom, tell } from './input.js';
import { type Referee, saveRecordOnExit } from './referee.js';
import { addMove, nextStage, type ToldStage } from './told-game.js';

/** Keeps a game that is played at a real table, until it is over or the referee leaves. */
export const playReal = async (setting: Readonly<Referee>): Promise<void> => {
  const referee: Referee = { ...setting };
  const { terminal, told, texts } = referee;
  const beginning = { ...referee, game: told.game };
  const names = Array.from({ length: told.options.players }, (_, player) => playerName(referee, player));
  const lines = [formatIntroduction(beginning, names), ...formatOptions(beginning, told.options), texts.welcome];
  await terminal.print(lines.join('\n'));
  const first = nextStage(told);
  if (first.kind === 'refused') throw new CommandError('WrongUse', `This cannot be played: ${first.refusal.message}.`);
  for (let stage: ToldStage | null = first; stage !== null; ) stage = await askNext(referee, stage);
  await saveRecordOnExit(referee);
};

/** Carries on from what was just completed, or asks for the next thing; null if the referee leaves. */
const askNext = async (referee: Referee, progress: ToldStage): Promise<ToldStage | null> => {
  switch (progress.kind) {
    case 'fact':
      return askFact(referee, progress);
    case 'move':
      return askMove(referee, progress.position);
    case 'made':
      return saveAndAskMove(referee, progress);
  }
};

/** Goes on with what happened. */
const saveAndAskMove = (
  referee: Referee,
  { position, events }: Extract<ToldStage, { readonly kind: 'made' }>,
): Promise<ToldStage | null> => {
  const { gameText } = referee;
  return askMove(
    referee,
    position,
    events.map((event) => `  ${gameText.event(position, event)}`),
  );
};

/** Shows what happened, the position and the moves; once the game is over, the points. */
const askMove = async (
  referee: Referee,
  position: BaseView,
  report: readonly string[] = [],
): Promise<ToldStage | null> => {
  const { terminal, gameText, texts, told } = referee;
  const { game } = told;
  const by = game.toAct(position);
  const board = drawAsText(game, position, gameText.translate).trimEnd();
  if (by === null) {
    await showPages(
      terminal,
      [report, board.split('\n'), [...formatPoints(referee), texts.typeUndoOrQuit]],
      texts.pressEnter,
    );
    return askReferee(referee, (line) => (line === '' ? '' : texts.notPossibleNow(line)));
  }
  const moves = sortByBoard(game, position, game.legalTold(position));
  const choices = moves.map((move) => gameText.move(position, move));
  const question = texts.labelled(playerName(referee, by), gameText.question(position));
  await showDecision(referee, { board, question, choices }, report);
  return askReferee(referee, (line) => {
    const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
    if (chosen !== undefined) return goOnFrom(told, addMove(told, chosen));
    const part = /^moves(?: (.*))?$/.exec(line);
    if (part !== null) return listChoices(referee, choices, part[1] ?? '');
    if (line === '') return '';
    if (line === '?') return texts.realHelp;
    const next = tell({ kind: 'move', told, position }, line);
    if (next.kind !== 'wrong') return next;
    const possible = possibleIn(referee, next.stage);
    return possible === null ? texts.noMove(next.word) : `${texts.notPossible(next.word)}\n${possible}`;
  });
};
