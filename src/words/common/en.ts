import { notToActView, stateIsView } from '../../core/errors/errors.js';
import type { CommonKey, Messages } from '../message.js';
import { PLAYER_TEXT } from '../plain-english.js';

/** The messages of all games in English. */
export const common: Messages<CommonKey> = {
  player: PLAYER_TEXT,
  'option.players': 'Players',
  'option.seed': 'Seed',
  'option.count': '{count, plural, one {# player} other {# players}}',
  'outcome.open': 'The game is not over yet.',
  'outcome.winners': '{count, plural, one {{winners} wins.} other {{winners} share the victory.}}',
  'error.InvalidState': 'This is not a position of this game.',
  'error.RulesMismatch': 'This game was begun under another version of the rules.',
  'error.ComponentsMismatch': 'This game was begun with other components.',
  'error.StateIsView': stateIsView.message,
  'error.NotToActView': notToActView.message,
  'error.UnknownMove': 'There is no such move.',
  'error.NotToAct': notToActView.message,
};
