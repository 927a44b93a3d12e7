import type { CommonKey, Messages } from '../message.js';

const NOT_YOUR_TURN = 'Ce n’est pas à vous de jouer.';

/** The messages of all games in French. */
export const common: Messages<CommonKey> = {
  player: 'Joueur {number}',
  'option.players': 'Joueurs',
  'option.seed': 'Code de la partie',
  'option.count': '{count, plural, one {# joueur} other {# joueurs}}',
  'outcome.open': 'La partie n’est pas encore finie.',
  'outcome.winners': '{count, plural, =1 {{winners} gagne.} other {{winners} se partagent la victoire.}}',
  'error.InvalidState': 'Ce n’est pas une position de ce jeu.',
  'error.RulesMismatch': 'Cette partie a été commencée avec une autre version des règles.',
  'error.ComponentsMismatch': 'Cette partie a été commencée avec un autre matériel.',
  'error.StateIsView': 'Ceci est une vue de la partie : on ne peut pas y jouer.',
  'error.NotToActView': NOT_YOUR_TURN,
  'error.UnknownMove': 'Ce coup n’existe pas.',
  'error.NotToAct': NOT_YOUR_TURN,
};
