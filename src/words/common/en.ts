import { foreignView, stateIsView } from '../../core/errors/verdict.js';
import type { CommonKey, Messages } from '../message.js';
import { PLAYER } from '../plain-english.js';

/** The messages of all games in English. */
export const common: Messages<CommonKey> = {
  player: PLAYER,
  'option.players': 'Players',
  'option.seed': 'Seed',
  'option.count': '{count, plural, one {# player} other {# players}}',
  'outcome.open': 'The game is not over yet.',
  'outcome.winners': '{count, plural, one {{winners} wins.} other {{winners} share the victory.}}',
  'failure.InvalidState': 'This is not a position of this game.',
  'failure.OtherRules': 'This game was begun under another version of the rules.',
  'failure.OtherComponents': 'This game was begun with other components.',
  'failure.StateIsView': stateIsView.message,
  'failure.ForeignView': foreignView.message,
  'failure.UnknownMove': 'There is no such move.',
  'failure.NotToAct': foreignView.message,
};
