import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in German. */
export const sentences: Messages<keyof typeof english> = {
  'move.build': '{cell, select, hidden {{die} hinter dem Sichtschirm bauen} other {{die} auf {cell} bauen}}',
  'move.discard': '{die} verlieren, weil der Würfel nirgends passt',
  'move.remove': '{die} für diese Runde entfernen',

  'event.roundStarted': 'Runde {round} beginnt. {startPlayer} fängt an.',
  'event.demandDrawn': '{place, select, 1 {Erstes} other {Zweites}} gefragtes Material: {colour}.',
  'event.planDealt': '{plan, select, hidden {{player} bekommt einen Bauplan.} other {{player} bekommt {plan}.}}',
  'event.dieRolled': '{reason, select, pool {Für den Vorrat gewürfelt: {die}.} other {Als Ersatz gewürfelt: {die}.}}',
  'event.dieBuilt':
    '{cell, select, hidden {{player} baut {die} hinter dem Sichtschirm.} other {{player} baut {die} auf {cell}, als {level}. Stockwerk.}}',
  'event.dieDiscarded': '{player} verliert {die}, weil der Würfel nirgends passt.',
  'event.dieRemoved': '{player} entfernt {die} für diese Runde.',
  'event.buildingRevealed':
    '{count, plural, =0 {{player} deckt {plan} auf und hat keinen Würfel gebaut.} other {{player} deckt {plan} auf, mit {dice}.}}',
  'event.pointsScored':
    '{player} bekommt {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} für {part}{total, plural, =0 {} other { (bisher #)}}.',
  'event.buildingsRanked': 'Rangfolge der Runde: {ranking}.',
  'event.awardWon': '{player} gewinnt die {award}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'event.prizeWon':
    '{decidedBy, select, alone {{player} gewinnt den {prize}: {points, plural, one {# Punkt} other {# Punkte}}.} other {{player} gewinnt den {prize} {tie}: {points, plural, one {# Punkt} other {# Punkte}}.}}',
  'event.roundEnded': 'Runde {round} ist zu Ende: {totals}.',
  'event.gameOver': 'Das Spiel ist zu Ende. {outcome}',

  'chance.roundStarted': 'Wer beginnt die erste Runde?',
  'chance.demandDrawn':
    '{place, select, 1 {Welches ist das erste gefragte Material?} other {Welches ist das zweite gefragte Material?}}',
  'chance.planDealt': 'Welchen Bauplan bekommt {player}?',
  'chance.dieRolled':
    '{reason, select, pool {Welcher Würfel kam für den Vorrat aus dem Beutel, und was zeigt er?} other {Welcher Würfel kam als Ersatz aus dem Beutel, und was zeigt er?}}',
  'chance.buildingRevealed': 'Welchen Bauplan deckt {player} auf?',

  'question.build': 'Welchen Würfel nimmst du, und wohin baust du ihn?',
  'question.remove': 'Welchen Würfel entfernst du für diese Runde?',
  'question.over': 'Das Spiel ist zu Ende.',

  'colour.wood': 'Holz',
  'colour.recycled': 'Recycling',
  'colour.stone': 'Stein',
  'colour.glass': 'Glas',
  cell: '{letter}',
  plan: 'Bauplan {number}',
  standing: '{die} auf {cell}',
  ranked:
    '{decidedBy, select, total {{place}. {player}} firstDemand {{place}. {player} (Gleichstand: erstes gefragtes Material)} secondDemand {{place}. {player} (Gleichstand: zweites gefragtes Material)} other {{place}. {player} (Gleichstand: zuletzt am Zug)}}',
  ranking: '{first}, {rest}',
  scoreOf: '{points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} für {player}',

  'scorePart.bonus': 'den erfüllten Bauplan',
  'scorePart.wood': 'Holz',
  'scorePart.recycled': 'Recycling-Material',
  'scorePart.stone': 'Stein',
  'scorePart.glass': 'Glas',
  'roundTieBreak.firstDemand': 'durch das erste gefragte Material',
  'roundTieBreak.secondDemand': 'durch das zweite gefragte Material',
  'roundTieBreak.playedLast': 'durch den letzten Zug der Runde',
  'tieBreak.prizes': 'gewonnene Preise',
  'tieBreak.gold': 'Auszeichnungen in Gold',
  'tieBreak.silver': 'Auszeichnungen in Silber',
  'tieBreak.bronze': 'Auszeichnungen in Bronze',
};
