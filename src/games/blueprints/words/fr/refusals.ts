import type { Messages, RefusalKey } from '../../../../words/message.js';
import type { refusals as english } from '../en/refusals.js';

/** The sentences of refusals, in French. */
export const refusals: Messages<RefusalKey<typeof english>> = {
  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',
  'refusal.die-to-remove':
    'Le dé de l’édifice est déjà choisi pour ce tour ; retirez maintenant un dé de la réserve pour la manche.',
  'refusal.die-to-build': 'Choisissez d’abord un dé pour l’édifice ; ensuite seulement on en retire un.',
  'refusal.none-removed': 'À trois ou quatre joueurs, on ne retire pas de dé.',
  'refusal.not-in-pool': 'Il n’y a pas de dé {colour} {value} dans la réserve.',
  'refusal.hatched': 'L’espace {place} de votre plan est hachuré : on ne peut rien y placer.',
  'refusal.too-low': 'Le dé du dessus en {place} montre {top} ; on ne peut y poser que {top} ou plus, et pas {value}.',
  'refusal.fits': 'Ce {value} peut être placé, par exemple en {place} ; un dé qui peut être placé doit être placé.',
};
