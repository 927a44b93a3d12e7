import type { BaseView, Envelope } from '../../../index.js';
import type { AnySpeech } from '../../../words/index.js';
import type { Keeping } from '../keep.js';
import type { Texts } from '../texts.js';
import type { AnyAbout } from '../what.js';
import type { RealTexts } from './texts.js';
import type { ToldGame } from './told-game.js';

/** A game at a real table, with its progress. */
export interface Referee extends Keeping {
  told: ToldGame;
  readonly envelope: Envelope | undefined;
  readonly speech: AnySpeech;
  readonly about: AnyAbout;
  readonly texts: Texts & RealTexts;
  /** A position of another game with the same options, for sentences before the deal is told. */
  readonly before: BaseView;
}

/** Returns a position of the game, for its sentences; until the deal is told, one of another game. */
export const sceneOf = ({ told, before }: Referee): BaseView => told.turns.at(-1)?.position ?? before;
