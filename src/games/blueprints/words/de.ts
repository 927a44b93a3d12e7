/**
 * Blueprints in German.
 *
 * @module
 */
import { common } from '../../../words/common/de.js';
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

  'refusal.over': 'Das Spiel ist zu Ende; es gibt nichts mehr zu tun.',
  'refusal.die-to-remove':
    'Den Würfel für dein Gebäude hast du in diesem Zug schon gewählt; entferne jetzt einen Würfel des Vorrats für diese Runde.',
  'refusal.die-to-build': 'Wähle zuerst einen Würfel für dein Gebäude; erst danach wird einer entfernt.',
  'refusal.none-removed': 'Zu dritt und zu viert wird kein Würfel entfernt.',
  'refusal.not-in-pool': 'Im Vorrat liegt kein Würfel {colour} {value}.',
  'refusal.hatched': 'Feld {place} deines Bauplans ist schraffiert: Dort darf nichts stehen.',
  'refusal.too-low':
    'Oben auf {place} liegt eine {top}; darauf darf nur eine {top} oder mehr gebaut werden, keine {value}.',
  'refusal.fits':
    'Die {value} kann gebaut werden, zum Beispiel auf {place}; was gebaut werden kann, muss gebaut werden.',

  'colour.wood': 'Holz',
  'colour.recycled': 'Recycling',
  'colour.stone': 'Stein',
  'colour.glass': 'Glas',
  die: '{colour} {value}',
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

  'place.bag': 'Würfel im Beutel: {colour}',
  'place.demand': 'gefragte Materialien',
  'place.removed': 'entfernte Würfel',
  'place.cell': '{cell} von {player}',
  'place.aside': 'Würfel von {player} neben dem Bauplan',
  'place.cards': 'Karten von {player}',
  'draw.board': 'Blueprints, Runde {round}; Würfel im Beutel: {dice}',
  'draw.round': 'Runde {round} von {rounds}',
  'draw.over': 'Das Spiel ist zu Ende',
  'draw.bag': 'Beutel',
  'draw.pool': 'Vorrat',
  'draw.demand': 'gefragt',
  'draw.removed': 'entfernt',
  'draw.acts': '▶ {player}',
  'draw.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'draw.totals': 'Rundenwertung: {totals}',
  'draw.letter.wood': 'H',
  'draw.letter.recycled': 'R',
  'draw.letter.stone': 'S',
  'draw.letter.glass': 'G',
  'draw.legend.round': 'Wertung einer Runde',
  'draw.legend.cards': 'Punkte',
  'draw.scores.wood': 'Holz: {wood} je Nachbarwürfel',
  'draw.scores.recycled': 'Recycling: {recycled}',
  'draw.scores.stone': 'Stein: {stone} je Stockwerk',
  'draw.scores.glass': 'Glas: Augenzahl des Würfels',
  'draw.scores.plan': 'Gebäude genau nach Plan: {bonus}',
  'draw.given.award': 'Platz {rank} der Runde: {points}',
  'draw.given.skyscraper': 'Turm aus {count} Würfeln: {points}',
  'draw.given.structuralIntegrity': '{count} Würfel gleicher Augenzahl: {points}',
  'draw.given.geometer': '{count} verschiedene Zahlen: {points}',
  'draw.given.materials': '{count} Würfel eines Materials: {points}',
  'text.signs':
    '{materials}; neben einem Feld seine Höhe, # schraffiert oder {hidden} verdeckt, und seine Würfel von unten nach oben',
  'draw.lost': '{die}, verloren',
  'draw.left': '{place}: {count}',
  'draw.hidden': '{place}, verdeckt',
  'draw.hatched': '{place}, schraffiert',
  'draw.wanted': '{place}, Höhe {height}',
  'draw.demanded': 'gefragt, {place}.: {colour}',
  'draw.card': '{card}, Runde {round}',

  'category.gold': 'Auszeichnung in Gold',
  'category.silver': 'Auszeichnung in Silber',
  'category.bronze': 'Auszeichnung in Bronze',
  'category.skyscraper': 'Preis für den höchsten Wolkenkratzer',
  'category.structuralIntegrity': 'Preis für die Statik',
  'category.geometer': 'Preis für Geometrie',
  'category.materials': 'Preis für Material',
  'tieBreak.prizes': 'gewonnene Preise',
  'tieBreak.gold': 'Auszeichnungen in Gold',
  'tieBreak.silver': 'Auszeichnungen in Silber',
  'tieBreak.bronze': 'Auszeichnungen in Bronze',
};

/** Blueprints in German, for `createGameText`. */
export const words: Translation<Blueprints, Names> = { locale: 'de', messages, description };
