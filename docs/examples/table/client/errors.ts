/** Refusals in the language of the page. */

import type { ErrorValue, IllegalMove } from 'sastrugi';
import type { AnyGameText } from 'sastrugi/words';

import type { Say, TextKey } from './texts.ts';

const ERROR_TEXTS: Readonly<Record<string, TextKey>> = {
  StaleRequest: 'stale',
  NotSeated: 'notSeated',
  SeatTaken: 'seatTaken',
  InvalidName: 'noName',
  NameTaken: 'nameTaken',
  NoTable: 'noTable',
  NotOpened: 'cannotOpen',
  NotSaved: 'notOpened',
  TooManyTables: 'tooMany',
};

/** Returns the sentence for a refusal that does not depend on a game. */
export const errorText = ({ _tag, message }: ErrorValue, say: Say): string =>
  say(ERROR_TEXTS[_tag] ?? 'wentWrong', { message });

/** Returns the sentence for a refusal at a table. */
export const tableErrorText = (error: ErrorValue, speech: AnyGameText, say: Say): string => {
  if (error._tag === 'UndoPending' && 'player' in error && typeof error.player === 'number') {
    return say('undoPending', { name: speech.name('player', error.player) });
  }
  if (GAME_ERRORS.includes(error._tag)) return speech.refusal(error as IllegalMove);
  return errorText(error, say);
};

const GAME_ERRORS = ['RuleBroken', 'NotToAct', 'UnknownMove', 'RulesMismatch', 'ComponentsMismatch'];
