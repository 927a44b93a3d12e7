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
  'failure.InvalidState': 'Ce n’est pas une position de ce jeu.',
  'failure.OtherRules': 'Cette partie a été commencée avec une autre version des règles.',
  'failure.OtherComponents': 'Cette partie a été commencée avec un autre matériel.',
  'failure.StateIsView': 'Ceci est une vue de la partie : on ne peut pas y jouer.',
  'failure.ForeignView': NOT_YOUR_TURN,
  'failure.UnknownMove': 'Ce coup n’existe pas.',
  'failure.NotToAct': NOT_YOUR_TURN,
};
