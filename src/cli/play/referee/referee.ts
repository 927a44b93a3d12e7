import type { BaseView, Envelope } from '../../../index.js';
import type { AnyGameText } from '../../../words/index.js';
import type { Autosave } from '../autosave.js';
import type { AnyAbout } from '../describe.js';
import type { Texts } from '../texts.js';
import type { RealTexts } from './texts.js';
import type { ToldGame } from './told-game.js';

/** A game at a real table, with its progress. */
export interface Referee extends Autosave {
  told: ToldGame;
  readonly envelope: Envelope | undefined;
  readonly gameText: AnyGameText;
  readonly about: AnyAbout;
  readonly texts: Texts & RealTexts;
  /** A position of another game with the same options, for sentences before the deal is told. */
  readonly otherGameView: BaseView;
}

/** Returns a position of the game, for its sentences; until the deal is told, one of another game. */
export const viewForText = ({ told, otherGameView }: Referee): BaseView =>
  told.completeTurns.at(-1)?.view ?? otherGameView;
