import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in German. */
export const descriptions: Messages<keyof typeof english> = {
  'term.pool': 'Vorrat',
  'term.demand': 'gefragte Materialien',
  'term.bonus': 'Bonus des Bauplans',
  'term.ranking': 'Rangfolge der Runde',

  'about.dice': 'Im Spiel {dice, plural, one {ist # Würfel} other {sind # Würfel}} aus diesem Material.',
  'about.wood':
    'Jeder Holzwürfel bringt {points, plural, one {# Punkt} other {# Punkte}} für jeden Würfel, der im selben Stockwerk neben ihm, direkt auf ihm oder direkt unter ihm liegt, gleich aus welchem Material.',
  'about.recycled':
    'Alle Recycling-Würfel eines Gebäudes zählen zusammen; nach ihrer Zahl, bis {max}, bringen sie so viele Punkte: {points}.',
  'about.stone':
    'Jeder Steinwürfel zählt nach seinem Stockwerk; vom ersten bis zum {max}. Stockwerk und darüber bringt er so viele Punkte: {points}.',
  'about.glass': 'Jeder Glaswürfel bringt seinen Wert, auch wenn andere Würfel auf ihm liegen.',

  'about.height': '{cell} {height}',
  'about.wanted':
    'Verlangte Höhen: {heights}. Ein Gebäude, das alle hat, bekommt in seiner Runde {points, plural, one {# Punkt} other {# Punkte}} mehr.',
  'about.hatched':
    '{count, plural, =0 {Auf allen Feldern darf gebaut werden.} other {Auf {cells} darf nichts gebaut werden.}}',

  'about.award':
    'Sie ist am Ende des Spiels {points, plural, one {# Punkt} other {# Punkte}} wert; in jeder der {rounds} Runden wird eine vergeben.',
  'about.rank':
    'Zu {players, plural, =2 {zweit} =3 {dritt} =4 {viert} other {#}} bekommt sie das Gebäude auf Platz {place} der Rangfolge der Runde.',
  'about.prize':
    'Er ist am Ende des Spiels {points, plural, one {# Punkt} other {# Punkte}} wert; in jeder der {rounds} Runden wird einer vergeben, wenn ein Gebäude die Bedingung erfüllt.',
  'about.skyscraper': 'Verlangt wird ein Turm aus mindestens {from} Würfeln.',
  'about.structuralIntegrity': 'Verlangt werden mindestens {from} Würfel mit demselben Wert.',
  'about.geometer': 'Verlangt werden Würfel mit {from} verschiedenen Werten.',
  'about.materials': 'Verlangt werden mindestens {from} Würfel aus demselben Material.',
  'about.qualified':
    'Erfüllen mehrere Gebäude die Bedingung, gewinnt das mit mehr Würfeln der gefragten Materialien; die Punkte der Runde spielen keine Rolle.',

  'about.tieBreak':
    '{before, plural, =0 {Bei gleich vielen Punkten gewinnt, wer die meisten hat.} one {Bei gleich vielen Punkten gewinnt, wer die meisten hat, wenn der Vergleich davor unentschieden ist.} other {Bei gleich vielen Punkten gewinnt, wer die meisten hat, wenn die # Vergleiche davor unentschieden sind.}}',

  'about.dealt': '{dice} zu {players, plural, =2 {zweit} =3 {dritt} =4 {viert} other {#}}',
  'about.pool': 'Aus diesen offenen Würfeln wählen alle. So viele liegen am Anfang einer Runde da: {dealt}.',
  'about.drawn': 'Nach jedem Zug werden die genommenen Würfel aus dem Beutel ersetzt und geworfen.',
  'about.demand':
    'Am Anfang einer Runde werden ein erstes und ein zweites Material gezogen. Bei Gleichstand liegt das Gebäude mit mehr Würfeln des ersten vorn, dann das mit mehr Würfeln des zweiten, dann das der Person, die zuletzt am Zug war.',
  'about.bonus':
    'Ein Gebäude, das überall die Höhe seines Bauplans hat, bekommt in seiner Runde {points, plural, one {# Punkt} other {# Punkte}}; fast richtig bringt nichts.',
  'about.ranking':
    'Am Ende einer Runde zählt jedes Gebäude für seine Materialien und seinen Bauplan. Diese Punkte ordnen nur die Gebäude für die Auszeichnungen; wer die wenigsten hat, beginnt die nächste Runde.',
};
