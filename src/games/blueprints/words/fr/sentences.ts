import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in French. */
export const sentences: Messages<keyof typeof english> = {
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

  'colour.wood': 'bois',
  'colour.recycled': 'recyclé',
  'colour.stone': 'pierre',
  'colour.glass': 'verre',
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
  'tieBreak.prizes': 'prix remportés',
  'tieBreak.gold': 'distinctions d’or',
  'tieBreak.silver': 'distinctions d’argent',
  'tieBreak.bronze': 'distinctions de bronze',
};
