import type { Messages, RefusalKey } from '../../../../words/message.js';
import type * as english from '../en/refusals.js';

/** The sentences of refusals, in German. */
export const refusals: Messages<RefusalKey<typeof english.refusals>> = {
  'refusal.over': 'Das Spiel ist zu Ende; es gibt nichts mehr zu tun.',
  'refusal.take-now': 'Nimm jetzt eine Karte der Auslage; davor kann man Gunstkarten für diesen Moment spielen.',
  'refusal.use-now': 'Sage jetzt, ob die Karte für dich oder für Siku ist.',
  'refusal.as-now': 'Wähle jetzt eines der beiden Symbole der Karte.',
  'refusal.place-now': 'Setze jetzt den Eisblock.',
  'refusal.drop-now': 'Tausche jetzt die genommene Platte mit einer anderen.',
  'refusal.pick-now': 'Nimm jetzt eine der offenen Gunstkarten.',
  'refusal.immediate-now': 'Spiele jetzt die eben genommene Gunst, oder behalte sie.',
  'refusal.brace-now': 'Wähle jetzt den oberen Block, dessen Stützen noch einmal zählen.',
  'refusal.squares-now': 'Wähle jetzt das Quadrat, das als nächstes gewertet wird.',
  'refusal.window-now': 'Spiele jetzt, zwischen den Zügen, eine Gunst, oder passe.',
  'refusal.reserve-now': 'Wähle jetzt die Karte der Auslage, die du reservierst.',
  'refusal.spread-now': 'Wähle jetzt die beiden Platten, die die Plätze tauschen.',
  'refusal.exchange-now': 'Tausche jetzt eine der gesehenen Karten gegen eine der Auslage, oder passe.',
  'refusal.order-now': 'Bringe jetzt die gesehenen Karten in eine Reihenfolge.',
  'refusal.dummy-now': 'Wähle jetzt eine Platte für den Dummy.',
  'refusal.final-now': 'Spiele jetzt eine Gunst für das Spielende, oder passe.',
  'refusal.transform-now': 'Wähle jetzt die Karte, die sich verwandelt.',
  'refusal.into-now': 'Wähle jetzt, was aus der Karte wird.',
  'refusal.lifted-already': 'Eine Platte ist schon genommen; tausche sie jetzt mit einer anderen.',
  'refusal.lift-first': 'Nimm zuerst eine Platte, dann tausche sie mit einer anderen.',

  'refusal.not-in-line': 'Diese Karte liegt nicht in der Auslage: {card}.',
  'refusal.fits-nowhere': 'Keine freie Platte zeigt das Symbol {card}; nimm eine Karte, die passt.',
  'refusal.reserved-by-other': 'Diese Karte hat jemand anderes reserviert: {card}.',
  'refusal.own-card-reserved': 'Die Karte, die du reserviert hast, passt, also musst du sie nehmen: {reserved}.',

  'refusal.no-tile': 'Auf {place} liegt keine Platte; ein Eisblock kommt auf eine freie Platte.',
  'refusal.covered': 'Auf {place} steht ein Eisblock; ein Eisblock kommt auf eine freie Platte.',
  'refusal.other-symbol': 'Die Karte wird für das Symbol {symbol} genutzt; die Platte auf {place} zeigt {tile}.',
  'refusal.not-on-card': 'Die Karte zeigt nicht das Symbol {symbol}, sondern {card}.',

  'refusal.no-labourer': 'Nur eine Hilfskraft tauscht Platten, und die Karte wird für das Symbol {symbol} genutzt.',
  'refusal.none-to-lift': 'Auf {place} ist keine freie Platte, die man nehmen könnte.',
  'refusal.no-labourer-tile':
    'Eine Hilfskraft nimmt eine Platte mit ihrem Symbol; die Platte auf {place} zeigt {tile}.',
  'refusal.none-to-swap': 'Auf {place} ist keine freie Platte, mit der man tauschen könnte.',
  'refusal.swapped-with-itself': 'Auf {place} liegt die genommene Platte selbst; tausche sie mit einer anderen.',
  'refusal.only-tile': 'Die Platte auf {place} ist die einzige freie; es gibt nichts zu tauschen.',
  'refusal.free-already': 'Der Eisblock darf auf jede freie Platte; darum wird keine getauscht.',

  'refusal.not-revealed': 'Die Gunst „{favour}“ liegt nicht offen; nimm eine von diesen: {revealed}.',
  'refusal.not-completed': 'Das Quadrat {place} wird jetzt nicht gewertet; wähle eines von diesen: {places}.',
  'refusal.own-turn-next': 'Du bist gleich am Zug; spiele die Gunst „{favour}“ dann.',

  'refusal.not-held': 'Du hast keine ungenutzte Gunst „{favour}“.',
  'refusal.too-late': 'Die Gunst „{favour}“ spielt man gleich nach dem Nehmen oder nie.',
  'refusal.just-taken': 'Die Gunst „{favour}“ hast du in diesem Zug genommen; spiele sie in einem späteren.',
  'refusal.other-moment': 'Die Gunst „{favour}“ kann man nur {moments} spielen.',
  'refusal.too-early': 'Die Gunst „{favour}“ spielt man am Spielende.',

  'refusal.no-upper-block': 'Auf {place} steht kein Eisblock von dir.',
  'refusal.short-line':
    'In der Auslage {have, plural, =0 {ist keine Karte} one {ist nur # Karte} other {sind nur # Karten}}; die Voraussicht braucht {need}.',
  'refusal.no-turn-left': 'Du hast keinen normalen Zug mehr, für den du eine Karte reservieren könntest.',
  'refusal.none-to-reserve': 'Diese Karte liegt nicht in der Auslage und kann nicht reserviert werden: {card}.',
  'refusal.few-turns':
    'Du hast {have, plural, =0 {keinen normalen Zug mehr} one {mit diesem nur noch # normalen Zug} other {mit diesem nur noch # normale Züge}}; der Überfluss braucht {need}.',
  'refusal.none-to-see': 'Der Stapel ist leer; es gibt keine Karte anzusehen.',
  'refusal.unseen':
    'Du hast {have, plural, =0 {keine Karte} one {nur # Karte} other {nur # Karten}} gesehen; eine Karte {seen} ist nicht dabei.',
  'refusal.empty-slot': 'Auf Platz {slot} der Auslage liegt keine Karte.',
  'refusal.reserved-slot': 'Die Karte auf Platz {slot} der Auslage ist reserviert und wird nicht getauscht.',
  'refusal.other-number': 'Du hast {have, plural, one {# Karte} other {# Karten}} gesehen; lege alle zurück.',
  'refusal.few-tiles':
    '{have, plural, =0 {Keine Platte ist frei} one {Nur # Platte ist frei} other {Nur # Platten sind frei}}; die Ausbreitung braucht {need}.',
  'refusal.none-to-spread': 'Auf {place} ist keine freie Platte, die den Platz tauschen könnte.',
  'refusal.spread-with-itself': 'Auf {place} liegt die genommene Platte selbst; wähle eine andere.',
  'refusal.free-anyway': 'Der Eisblock darf schon auf jede freie Platte.',
  'refusal.block-of-siku': 'Es ist ein Eisblock von Siku; die Freiheit gilt für deine eigenen.',
  'refusal.none-to-draw': 'Der Stapel ist leer; die Auslage kann nicht erneuert werden.',
  'refusal.none-to-replace': 'Alle Karten der Auslage sind reserviert; keine kann erneuert werden.',
  'refusal.rivalry-already': 'Für das nächste Quadrat ist die Rivalität schon gespielt.',
  'refusal.not-own-card': 'Diese Karte gehört dir nicht: {card}.',
  'refusal.same-type': 'Die Karte ist schon von dieser Art: {type}; wähle eine andere.',

  'refusal.not-best': 'Für den Dummy ist {place} nicht unter den besten; wähle eine von diesen: {places}.',
};

/** The names of things in these sentences. */
export const names: Messages<keyof typeof english.names> = {
  'moment.take': 'vor dem Nehmen einer Karte',
  'moment.place': 'vor dem Setzen eines Eisblocks',
  'moment.scoreSquare': 'vor dem Werten eines Quadrats',
  'moment.window': 'zwischen den Zügen',
};
