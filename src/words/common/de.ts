import type { CommonKey, Messages } from '../message.js';

const NOT_YOUR_TURN = 'Du bist nicht am Zug.';

/** The messages of all games in German. */
export const common: Messages<CommonKey> = {
  player: 'Spieler {number}',
  'option.players': 'Spieler',
  'option.seed': 'Startwert',
  'option.count': '{count, plural, one {# Spieler} other {# Spieler}}',
  'outcome.open': 'Das Spiel ist noch nicht zu Ende.',
  'outcome.winners': '{count, plural, one {{winners} gewinnt.} other {{winners} teilen sich den Sieg.}}',
  'error.InvalidState': 'Das ist keine Stellung dieses Spiels.',
  'error.RulesMismatch': 'Diese Partie wurde mit einer anderen Fassung der Regeln begonnen.',
  'error.ComponentsMismatch': 'Diese Partie wurde mit anderem Material begonnen.',
  'error.StateIsView': 'Das ist nur eine Ansicht der Partie; gezogen wird hier nicht.',
  'error.NotToActView': NOT_YOUR_TURN,
  'error.UnknownMove': 'Diesen Zug gibt es nicht.',
  'error.NotToAct': NOT_YOUR_TURN,
};
