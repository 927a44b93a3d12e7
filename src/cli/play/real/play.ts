import type { BaseView } from '../../../index.js';
import { drawn } from '../../drawing.js';
import { Trouble } from '../../exit.js';
import { visible } from '../../output/visible.js';
import { inColumns } from '../columns.js';
import { askFact } from './facts.js';
import { keepIn, keepUp } from './keep.js';
import { ask, standing } from './lines.js';
import { nameOf, type RealGame, type Referee } from './referee.js';
import { addMove, goOn, type ToldStage } from './told-game.js';

/** Keeps a game that is played at a real table, until it is over or the referee leaves. */
export const playReal = async (setting: RealGame): Promise<void> => {
  const referee: Referee = { ...setting };
  const { terminal, told } = referee;
  await terminal.say(introduction(referee));
  const begun = goOn(told);
  if (begun.kind === 'refused') throw new Trouble('WrongUse', `This cannot be played: ${begun.refusal.message}.`);
  for (let progress: ToldStage | null = begun; progress !== null; ) progress = await next(referee, progress);
  await leave(referee);
};

/** Names the game, its players and options. */
const introduction = (referee: Referee): string => {
  const { told, speech, texts } = referee;
  const { game, options } = told;
  const names = Array.from({ length: options.players }, (_, player) => nameOf(referee, player));
  const chosen = game.options.flatMap(({ name, default: usual }) => {
    const value = Reflect.get(options, name) ?? usual ?? null;
    if (name === 'players' || value === null) return [];
    return [texts.labelled(speech.name('option', name), speech.name('option', `${name}.${value}`))];
  });
  return [texts.labelled(game.title, names.join(', ')), ...chosen, texts.welcome].join('\n');
};

/** Carries on from what was just completed, or asks for the next thing; null if the referee leaves. */
const next = async (referee: Referee, progress: ToldStage): Promise<ToldStage | null> => {
  switch (progress.kind) {
    case 'fact':
      return askFact(referee, progress.question);
    case 'move':
      return askMove(referee, progress.position);
    case 'made':
      return made(referee, progress);
  }
};

/** Tells what happened, and keeps the game. */
const made = async (
  referee: Referee,
  { told, position, events }: Extract<ToldStage, { readonly kind: 'made' }>,
): Promise<ToldStage> => {
  const { terminal, speech } = referee;
  for (const event of events) await terminal.say(`  ${speech.event(position, event)}`);
  const fault = await keepUp(referee);
  if (fault !== null) await terminal.say(fault);
  return { kind: 'move', told, position };
};

/** Shows the position and the moves; once the game is over, the points. */
const askMove = async (referee: Referee, position: BaseView): Promise<ToldStage | null> => {
  const { terminal, speech, texts, told } = referee;
  const { game } = told;
  const by = game.toAct(position);
  await terminal.say(`\n${drawn(game, position, speech.say)}\n`);
  if (by === null) {
    await terminal.say(`${standing(referee)}\n${texts.over}`);
    return ask(referee, (line) => (line === '' ? '' : texts.isOver(line)));
  }
  const moves = game.legalTold(position);
  await terminal.say(texts.labelled(nameOf(referee, by), speech.question(position)));
  const lines = moves.map((each, i) => `${String(i + 1).padStart(4)}  ${speech.move(position, each)}`);
  await terminal.say(inColumns(lines, terminal.width));
  return ask(referee, (line) => {
    const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
    if (chosen !== undefined) return addMove(told, chosen);
    const parsed = game.parseMove(line);
    if (parsed._tag === 'Right') return addMove(told, parsed.right);
    if (line === '') return '';
    return line === '?' ? texts.realHelp : texts.noMove(line);
  });
};

/** Keeps the game, or asks for a file in which to keep it. */
const leave = async (referee: Referee): Promise<void> => {
  const { terminal, texts, told } = referee;
  if (told.begun !== null) await terminal.say(told.begun.move === null ? texts.notDealt : texts.incomplete);
  let fault = await keepUp(referee);
  if (fault !== null) await terminal.say(fault);
  while (told.turns.length > 0 && referee.kept !== told.turns) {
    const path = await terminal.ask(`${texts.keepWhere} `);
    if (path === null && fault !== null) throw new Trouble('CannotWrite', fault);
    if (path === null || path === '') return terminal.say(texts.left);
    fault = await keepIn(referee, path);
    await terminal.say(fault ?? texts.kept(visible(path)));
  }
};
