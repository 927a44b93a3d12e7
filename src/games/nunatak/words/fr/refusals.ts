import type { Messages, RefusalKey } from '../../../../words/message.js';
import type * as english from '../en/refusals.js';

/** The sentences of refusals, in French. */
export const refusals: Messages<RefusalKey<typeof english.refusals>> = {
  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',
  'refusal.take-now': 'Prenez maintenant une carte du cortège ; les faveurs de ce moment se jouent avant.',
  'refusal.use-now': 'Dites maintenant si la carte est pour vous ou pour Siku.',
  'refusal.as-now': 'Choisissez maintenant un des symboles de la carte.',
  'refusal.place-now': 'Placez maintenant le bloc.',
  'refusal.drop-now': 'Échangez maintenant la dalle prise contre une autre.',
  'refusal.pick-now': 'Prenez maintenant une des faveurs visibles.',
  'refusal.immediate-now': 'Jouez maintenant la faveur que vous venez de prendre, ou gardez-la.',
  'refusal.brace-now': 'Choisissez maintenant le bloc en étage dont les blocs de renfort comptent encore.',
  'refusal.squares-now': 'Choisissez maintenant le carré à compter.',
  'refusal.window-now': 'Entre deux tours, jouez maintenant une faveur ou passez.',
  'refusal.reserve-now': 'Choisissez maintenant la carte du cortège à réserver.',
  'refusal.spread-now': 'Choisissez maintenant les dalles à échanger.',
  'refusal.exchange-now': 'Échangez maintenant une des cartes vues contre une du cortège, ou passez.',
  'refusal.order-now': 'Choisissez maintenant l’ordre des cartes vues.',
  'refusal.dummy-now': 'Choisissez maintenant une dalle pour le joueur factice.',
  'refusal.final-now': 'Jouez maintenant une faveur de fin de partie, ou passez.',
  'refusal.transform-now': 'Choisissez maintenant la carte à transformer.',
  'refusal.into-now': 'Choisissez maintenant le nouveau type de la carte.',
  'refusal.lifted-already': 'Une dalle est déjà prise ; échangez-la maintenant contre une autre.',
  'refusal.lift-first': 'Prenez d’abord une dalle, puis échangez-la contre une autre.',

  'refusal.not-in-line': 'Cette carte n’est pas dans le cortège : {card}.',
  'refusal.fits-nowhere': 'Aucune dalle disponible ne porte le symbole {card} ; prenez une carte qui convient.',
  'refusal.reserved-by-other': 'Cette carte est réservée à un autre joueur : {card}.',
  'refusal.own-card-reserved':
    'La carte que vous avez réservée convient, c’est donc elle qu’il faut prendre : {reserved}.',

  'refusal.no-tile': 'Il n’y a pas de dalle en {place} ; un bloc se place sur une dalle disponible.',
  'refusal.covered': 'Il y a déjà un bloc en {place} ; un bloc se place sur une dalle disponible.',
  'refusal.other-symbol': 'La carte est jouée comme {symbol} ; la dalle {place} porte le symbole {tile}.',
  'refusal.not-on-card': 'La carte ne porte pas le symbole {symbol}, mais {card}.',

  'refusal.no-labourer': 'La carte est jouée comme {symbol} ; seule la main-d’œuvre permet d’échanger des dalles.',
  'refusal.none-to-lift': 'Il n’y a pas de dalle disponible à échanger en {place}.',
  'refusal.no-labourer-tile':
    'La main-d’œuvre prend une dalle Main-d’œuvre ; la dalle {place} porte le symbole {tile}.',
  'refusal.none-to-swap': 'Il n’y a pas de dalle disponible en {place} contre laquelle échanger la dalle prise.',
  'refusal.swapped-with-itself': 'La dalle prise est elle-même en {place} ; échangez-la contre une autre.',
  'refusal.only-tile': 'La dalle {place} est la seule disponible ; il n’y a rien à échanger.',
  'refusal.free-already': 'Le bloc peut aller sur n’importe quelle dalle disponible : on n’en échange pas.',

  'refusal.not-revealed': 'La faveur « {favour} » n’est pas visible ; prenez-en une parmi : {revealed}.',
  'refusal.not-completed': 'Le carré {place} n’est pas à compter maintenant ; choisissez parmi : {places}.',
  'refusal.own-turn-next': 'C’est bientôt votre tour ; jouez alors la faveur « {favour} ».',

  'refusal.not-held': 'Vous n’avez pas de faveur « {favour} » à jouer.',
  'refusal.too-late': 'La faveur « {favour} » se joue juste après avoir été prise, ou jamais.',
  'refusal.just-taken': 'La faveur « {favour} » a été prise à ce tour ; jouez-la plus tard.',
  'refusal.other-moment': 'La faveur « {favour} » ne se joue qu’{moments}.',
  'refusal.too-early': 'La faveur « {favour} » se joue à la fin de la partie.',

  'refusal.no-upper-block': 'Vous n’avez pas de bloc en {place}.',
  'refusal.short-line':
    'Le cortège {have, plural, =0 {n’a plus de carte} one {n’a que # carte} other {n’a que # cartes}} ; la prévoyance en demande {need}.',
  'refusal.no-turn-left': 'Il ne vous reste pas de tour normal pour lequel réserver une carte.',
  'refusal.none-to-reserve': 'Cette carte n’est pas dans le cortège et ne peut pas être réservée : {card}.',
  'refusal.few-turns':
    '{have, plural, =0 {Il ne vous reste pas de tour normal} one {Il ne vous reste que # tour normal, celui-ci compris} other {Il ne vous reste que # tours normaux, celui-ci compris}} ; l’abondance en demande {need}.',
  'refusal.none-to-see': 'La pioche est vide ; il n’y a pas de carte à regarder.',
  'refusal.unseen':
    '{have, plural, =0 {Vous n’avez vu aucune carte} one {Vous n’avez vu que # carte} other {Vous n’avez vu que # cartes}} ; il n’y a pas de carte {seen}.',
  'refusal.empty-slot': 'Il n’y a pas de carte à la place {slot} du cortège.',
  'refusal.reserved-slot': 'La carte à la place {slot} du cortège est réservée et ne s’échange pas.',
  'refusal.other-number':
    '{have, plural, one {Vous avez vu # carte ; remettez-la.} other {Vous avez vu # cartes ; remettez-les toutes.}}',
  'refusal.few-tiles':
    '{have, plural, =0 {Aucune dalle n’est disponible} one {Seule # dalle est disponible} other {Seules # dalles sont disponibles}} ; la propagation en demande {need}.',
  'refusal.none-to-spread': 'Il n’y a pas de dalle disponible à échanger en {place}.',
  'refusal.spread-with-itself': 'La dalle prise est elle-même en {place} ; choisissez-en une autre.',
  'refusal.free-anyway': 'Le bloc peut déjà aller sur n’importe quelle dalle disponible.',
  'refusal.block-of-siku': 'C’est un bloc de Siku ; la liberté est pour les vôtres.',
  'refusal.none-to-draw': 'La pioche est vide ; le cortège ne peut pas être renouvelé.',
  'refusal.none-to-replace': 'Toutes les cartes du cortège sont réservées ; aucune à renouveler.',
  'refusal.rivalry-already': 'La rivalité est déjà jouée pour le prochain carré.',
  'refusal.not-own-card': 'Cette carte n’est pas à vous : {card}.',
  'refusal.same-type': 'La carte est déjà de ce type : {type} ; choisissez-en un autre.',

  'refusal.not-best': 'Pour le joueur factice, {place} n’est pas parmi les meilleures dalles : {places}.',
};

/** The names of things in these sentences. */
export const names: Messages<keyof typeof english.names> = {
  'moment.take': 'avant de prendre une carte',
  'moment.place': 'avant de placer un bloc',
  'moment.scoreSquare': 'avant de compter un carré',
  'moment.window': 'entre deux tours',
};
