import type { BaseView, Envelope } from '../../../index.js';
import type { AnySpeech } from '../../../words/index.js';
import { visible } from '../../output/visible.js';
import type { Terminal } from '../terminal.js';
import type { Texts } from '../texts.js';
import type { RealTexts } from './texts.js';
import type { ToldGame } from './told-game.js';

/** The arguments of a game at a real table. */
export interface RealGame {
  readonly told: ToldGame;
  readonly envelope: Envelope | undefined;
  readonly speech: AnySpeech;
  readonly texts: Texts & RealTexts;
  readonly terminal: Terminal;
  /** The file that is written after every move, if any. */
  readonly file: string | undefined;
  /** The turns that the file contains; null if it does not exist. */
  readonly kept: ToldGame['turns'] | null;
  /** A position of another game with the same options, for sentences before the deal is told. */
  readonly before: BaseView;
}

/** A game at a real table, with its progress. */
export interface Referee extends Omit<RealGame, 'told' | 'file' | 'kept'> {
  told: ToldGame;
  file: string | undefined;
  kept: ToldGame['turns'] | null;
}

/** Returns a position of the game, for its sentences; until the deal is told, one of another game. */
export const sceneOf = ({ told, before }: Referee): BaseView => told.turns.at(-1)?.position ?? before;

/** Returns the name of a player. */
export const nameOf = ({ speech }: Pick<Referee, 'speech'>, player: number): string =>
  visible(speech.name('player', player));
