/** Refusals in the language of the page. */

import type { Failure, IllegalMove } from 'sastrugi';
import type { AnySpeech } from 'sastrugi/words';

import type { Say, TextKey } from './texts.ts';

const FAULTS: Readonly<Record<string, TextKey>> = {
  Stale: 'stale',
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
export const faultText = ({ _tag, message }: Failure, say: Say): string =>
  say(FAULTS[_tag] ?? 'wentWrong', { message });

/** Returns the sentence for a refusal at a table. */
export const refusalText = (fault: Failure, speech: AnySpeech, say: Say): string => {
  if (fault._tag === 'UndoPending' && 'by' in fault && typeof fault.by === 'number') {
    return say('undoPending', { name: speech.name('player', fault.by) });
  }
  if (SPOKEN.includes(fault._tag)) return speech.refusal(fault as IllegalMove);
  return faultText(fault, say);
};

const SPOKEN = ['RuleBroken', 'NotToAct', 'UnknownMove', 'OtherRules', 'OtherComponents'];
