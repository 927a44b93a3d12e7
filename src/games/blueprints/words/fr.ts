/**
 * Blueprints in French.
 *
 * @module
 */
import { common } from '../../../words/common/fr.js';
import type { Messages, Translation } from '../../../words/message.js';
import type { Blueprints } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { LineKey } from '../draw/lines.js';
export type { TextKey } from '../draw/texts.js';
export type { MessageParameters } from './description.js';
export type { Key, NamedDie, Names, RoundTieBreak } from './keys.js';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  'move.build': '{cell, select, hidden {Placer le dé {die} derrière le paravent} other {Placer le dé {die} en {cell}}}',
  'move.discard': 'Perdre le dé {die}, impossible à placer',
  'move.remove': 'Retirer le dé {die} pour cette manche',

  'event.roundStarted': 'La manche {round} commence. {startPlayer} joue en premier.',
  'event.demandDrawn': '{place, select, 1 {Premier} other {Deuxième}} matériau à forte demande : {colour}.',
  'event.planDealt': '{plan, select, hidden {{player} reçoit un plan.} other {{player} reçoit le {plan}.}}',
  'event.dieRolled':
    '{reason, select, pool {Dé lancé pour la réserve : {die}.} other {Dé lancé en remplacement : {die}.}}',
  'event.dieBuilt':
    '{cell, select, hidden {{player} place le dé {die} derrière le paravent.} other {{player} place le dé {die} en {cell}, à l’étage {level}.}}',
  'event.dieDiscarded': '{player} perd le dé {die}, impossible à placer.',
  'event.dieRemoved': '{player} retire le dé {die} pour cette manche.',
  'event.buildingRevealed':
    '{count, plural, =0 {{player} dévoile le {plan}, sans aucun dé.} other {{player} dévoile le {plan}, avec {dice}.}}',
  'event.pointsScored':
    '{player} {points, plural, =0 {ne marque aucun point} =1 {marque # point} other {marque # points}} pour {part}{total, plural, =0 {} other { (# au total)}}.',
  'event.buildingsRanked': 'Classement de la manche : {ranking}.',
  'event.awardWon': '{player} remporte la {award} : {points, plural, one {# point} other {# points}}.',
  'event.prizeWon':
    '{decidedBy, select, alone {{player} remporte le {prize} : {points, plural, one {# point} other {# points}}.} other {{player} remporte le {prize} grâce {tie} : {points, plural, one {# point} other {# points}}.}}',
  'event.roundEnded': 'La manche {round} est finie : {totals}.',
  'event.gameOver': 'La partie est finie. {outcome}',

  'chance.roundStarted': 'Qui commence la première manche ?',
  'chance.demandDrawn':
    '{place, select, 1 {Quel est le premier matériau à forte demande ?} other {Quel est le deuxième matériau à forte demande ?}}',
  'chance.planDealt': 'Quel plan reçoit {player} ?',
  'chance.dieRolled':
    '{reason, select, pool {Quel dé a été tiré du sac pour la réserve, et sur quelle valeur est-il tombé ?} other {Quel dé a été tiré du sac en remplacement, et sur quelle valeur est-il tombé ?}}',
  'chance.buildingRevealed': 'Quel plan dévoile {player} ?',

  'question.build': 'Quel dé choisissez-vous, et où le placez-vous ?',
  'question.remove': 'Quel dé retirez-vous pour cette manche ?',
  'question.over': 'La partie est finie.',

  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',
  'refusal.die-to-remove':
    'Le dé de l’édifice est déjà choisi pour ce tour ; retirez maintenant un dé de la réserve pour la manche.',
  'refusal.die-to-build': 'Choisissez d’abord un dé pour l’édifice ; ensuite seulement on en retire un.',
  'refusal.none-removed': 'À trois ou quatre joueurs, on ne retire pas de dé.',
  'refusal.not-in-pool': 'Il n’y a pas de dé {colour} {value} dans la réserve.',
  'refusal.hatched': 'L’espace {place} de votre plan est hachuré : on ne peut rien y placer.',
  'refusal.too-low': 'Le dé du dessus en {place} montre {top} ; on ne peut y poser que {top} ou plus, et pas {value}.',
  'refusal.fits': 'Ce {value} peut être placé, par exemple en {place} ; un dé qui peut être placé doit être placé.',

  'colour.wood': 'bois',
  'colour.recycled': 'recyclé',
  'colour.stone': 'pierre',
  'colour.glass': 'verre',
  die: '{colour} {value}',
  cell: '{letter}',
  plan: 'plan {number}',
  standing: '{die} en {cell}',
  ranked:
    '{decidedBy, select, total {{place}. {player}} firstDemand {{place}. {player} (égalité : premier matériau à forte demande)} secondDemand {{place}. {player} (égalité : deuxième matériau à forte demande)} other {{place}. {player} (égalité : dernier à jouer)}}',
  ranking: '{first} ; {rest}',
  scoreOf: '{points, plural, =0 {aucun point} =1 {# point} other {# points}} pour {player}',

  'scorePart.bonus': 'le bonus du plan',
  'scorePart.wood': 'le bois',
  'scorePart.recycled': 'les matériaux recyclés',
  'scorePart.stone': 'la pierre',
  'scorePart.glass': 'le verre',
  'roundTieBreak.firstDemand': 'au premier matériau à forte demande',
  'roundTieBreak.secondDemand': 'au deuxième matériau à forte demande',
  'roundTieBreak.playedLast': 'à l’ordre du tour, en jouant en dernier',

  'place.bag': 'dés dans le sac : {colour}',
  'place.demand': 'matériaux en forte demande',
  'place.removed': 'dés retirés',
  'place.cell': '{cell}, plan ({player})',
  'place.aside': 'dés à côté du plan ({player})',
  'place.cards': 'cartes ({player})',
  'draw.board': 'Blueprints, manche {round} ; dés dans le sac : {dice}',
  'draw.round': 'Manche {round} sur {rounds}',
  'draw.over': 'La partie est finie',
  'draw.bag': 'sac',
  'draw.pool': 'réserve',
  'draw.demand': 'forte demande',
  'draw.removed': 'retirés',
  'draw.acts': '▶ {player}',
  'draw.points': '{points, plural, one {# point} other {# points}}',
  'draw.totals': 'scores des manches : {totals}',
  'draw.letter.wood': 'B',
  'draw.letter.recycled': 'R',
  'draw.letter.stone': 'P',
  'draw.letter.glass': 'V',
  'draw.legend.round': 'Score d’une manche',
  'draw.legend.cards': 'Points',
  'draw.scores.wood': 'bois : {wood} par dé adjacent',
  'draw.scores.recycled': 'recyclés : {recycled}',
  'draw.scores.stone': 'pierre : {stone} selon l’étage',
  'draw.scores.glass': 'verre : la valeur du dé',
  'draw.scores.plan': 'édifice conforme au plan : {bonus}',
  'draw.given.award': 'rang {rank} de la manche : {points}',
  'draw.given.skyscraper': 'tour de {count} dés : {points}',
  'draw.given.structuralIntegrity': '{count} dés de même valeur : {points}',
  'draw.given.geometer': '{count} valeurs différentes : {points}',
  'draw.given.materials': '{count} dés du même matériau : {points}',
  'text.signs': '{materials} ; à côté d’une case sa hauteur, # hachurée ou ? cachée, et ses dés de bas en haut',
  'draw.lost': '{die}, perdu',
  'draw.left': '{place} : {count}',
  'draw.hidden': '{place}, caché',
  'draw.hatched': '{place}, hachuré',
  'draw.wanted': '{place}, hauteur {height}',
  'draw.demanded': 'forte demande, {place} : {colour}',
  'draw.card': '{card}, manche {round}',

  'category.gold': 'distinction d’or',
  'category.silver': 'distinction d’argent',
  'category.bronze': 'distinction de bronze',
  'category.skyscraper': 'prix du plus haut gratte-ciel',
  'category.structuralIntegrity': 'prix de l’intégrité structurelle',
  'category.geometer': 'prix du géomètre',
  'category.materials': 'prix des matériaux',
  'tieBreak.prizes': 'prix remportés',
  'tieBreak.gold': 'distinctions d’or',
  'tieBreak.silver': 'distinctions d’argent',
  'tieBreak.bronze': 'distinctions de bronze',
};

/** Blueprints in French, for `createGameText`. */
export const words: Translation<Blueprints, Names> = { locale: 'fr', messages, description };
