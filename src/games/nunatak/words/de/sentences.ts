import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in German. */
export const sentences: Messages<keyof typeof english> = {
  'move.take': '{slot, plural, =0 {Aus der Auslage nehmen: {card}} other {Aus der Auslage nehmen: {card}, Platz #}}',
  'move.chooseBlockOwner': '{blockOwner, select, self {Karte für dich selbst nutzen} other {Karte für Siku nutzen}}',
  'move.chooseSymbol': 'Karte für das Symbol „{symbol}“ nutzen',
  'move.place': 'Eisblock auf {place} setzen',
  'move.liftTile': 'Platte auf {place} nehmen',
  'move.dropTile': 'Mit der Platte auf {place} tauschen',
  'move.pickFavour': '{which, plural, =0 {Gunst „{favour}“ nehmen} other {Gunst „{favour}“ nehmen, Nr. #}}',
  'move.useFavour': '{which, plural, =0 {Gunst „{favour}“ spielen} other {Gunst „{favour}“ spielen, Nr. #}}',
  'move.braceBlock': 'Stützen des Blocks auf {place} noch einmal werten',
  'move.scoreSquare': 'Quadrat unter {place} werten',
  'move.reserve': '{slot, plural, =0 {Karte reservieren: {card}} other {Karte reservieren: {card}, Platz #}}',
  'move.exchange':
    '{seen, select, none {Gesehene Karte {from} gegen Platz {slot} tauschen: {replacedCard}} other {Gesehene Karte {from}, {seen}, gegen Platz {slot} tauschen: {replacedCard}}}',
  'move.orderCards':
    '{order, select, hidden {Gesehene Karten in einer Reihenfolge zurücklegen} other {Gesehene Karten zurücklegen, von oben: {order}}}',
  'move.transform':
    '{which, plural, =0 {Karte verwandeln: {card}{countsAs, select, none {} other {, genutzt als {countsAs}}}} other {Karte verwandeln: {card}{countsAs, select, none {} other {, genutzt als {countsAs}}}, Nr. #}}',
  'move.chooseNewType':
    '{tool, select, none {Verwandeln in: {symbol}} rope {Verwandeln in: {symbol} mit Seil} pickaxe {Verwandeln in: {symbol} mit Spitzhacke} other {Verwandeln in: {symbol} mit Säge}}',
  'move.pass':
    '{phase, select, immediateFavour {Gunst ungenutzt behalten} exchange {Keine Karte tauschen} endFavour {Keine Gunst mehr spielen} other {Passen}}',

  'event.completionRevealed': 'Die Vollendungskarte wird aufgedeckt: {first}, dann {second}.',
  'event.turnStarted': '{owner} ist am Zug.',
  'event.deckReshuffled':
    '{reason, select, renewal {Die Auslage kommt zurück in den Stapel: {cards}.} other {Nichts in der Auslage passt; sie kommt zurück in den Stapel: {cards}.}}',
  'event.backSeen': 'Karte {place} des Stapels, von oben, hat auf der Rückseite eine {back}.',
  'event.anyCardAnyTileAllowed': 'Nichts passt mehr: {owner} darf jede Karte nehmen und jede Platte nutzen.',
  'event.cardRevealed': 'Neue Karte in der Auslage: {card}.',
  'event.cardTaken': '{owner} nimmt eine Karte: {card}.',
  'event.cardFiled':
    '{symbol, select, none {{owner} wirft die Karte ab: {card}.} other {{owner} legt die Karte in die Spalte „{symbol}“.}}',
  'event.tilesSwapped':
    '{reason, select, labourer {Eine Hilfskraft tauscht die Platten auf {first} und {second}.} other {Die Ausbreitung tauscht die Platten auf {first} und {second}.}}',
  'event.blockPlaced': '{owner} setzt einen Eisblock auf {place}.',
  'event.favourPicked': '{player} nimmt die Gunst „{favour}“.',
  'event.favourUsed': '{player} spielt die Gunst „{favour}“.',
  'event.favourKept': '{player} behält die Gunst „{favour}“ ungenutzt.',
  'event.favourRevealed': 'Neue offene Gunst: {favour}.',
  'event.favourRemoved': 'Diese Gunst kommt aus dem Spiel: {favour}.',
  'event.pointsScored':
    '{place, select, none {{player} bekommt {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} für {scoring}.} other {{player} bekommt {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} für {scoring} ({place}).}}',
  'event.engineeringAdvanced':
    '{hasMoved, select, no {{reason, select, row {{player} vollendet {rows} und bleibt auf {to}, am Ende der Ingenieursleiste.} other {{player} bleibt auf {to}, am Ende der Ingenieursleiste.}}} other {{reason, select, row {{player} vollendet {rows} und rückt auf der Ingenieursleiste von {from} auf {to} vor.} other {{player} rückt auf der Ingenieursleiste von {from} auf {to} vor.}}}}',
  'event.squareCompleted': 'Das Quadrat unter {place} ist vollständig: {shares}.',
  'event.tileLaid': 'Auf {place} wird eine Platte gelegt: {tile}.',
  'event.cardReserved': '{player} reserviert eine Karte: {card}.',
  'event.reservationLapsed': 'Die Reservierung von {player} verfällt: {card}.',
  'event.deckSeen':
    '{count, plural, one {{player} sieht sich die oberste Karte des Stapels an.} other {{player} sieht sich die # obersten Karten des Stapels an.}}',
  'event.cardSeen':
    '{card, select, hidden {Nur {player} sieht Karte {place} des Stapels, von oben.} other {{player} sieht Karte {place} des Stapels, von oben: {card}.}}',
  'event.cardsExchanged': '{player} legt eine Karte des Stapels in die Auslage: {card}. Sie ersetzt: {replacedCard}.',
  'event.deckOrdered':
    '{player} legt die gesehenen Karten auf den Stapel zurück.{backs, select, same {} other { Ihre Rückseiten, von oben: {backs}.}}',
  'event.turnSkipped': '{player} setzt diesen Zug aus.',
  'event.lotOpened': '{player} beginnt das nächste Paket Eisblöcke.',
  'event.roundEnded': 'Runde {round} ist zu Ende. {owner} beginnt die nächste.',
  'event.extraTurnsGranted':
    '{count, plural, =0 {Niemand hat einen Zusatzzug.} one {{players} hat einen Zusatzzug.} other {{players} haben einen Zusatzzug, in dieser Reihenfolge.}}',
  'event.gameOver': 'Das Spiel ist zu Ende. {outcome}',
  'event.cardTransformed':
    '{tool, select, none {{player} verwandelt eine Karte: {card} wird {symbol}.} rope {{player} verwandelt eine Karte: {card} wird {symbol} mit Seil.} pickaxe {{player} verwandelt eine Karte: {card} wird {symbol} mit Spitzhacke.} other {{player} verwandelt eine Karte: {card} wird {symbol} mit Säge.}}',

  'question.take':
    '{anyCardAnyTile, select, yes {Nichts passt: Welche Karte nimmst du, für jede beliebige Platte?} other {Welche Karte der Auslage nimmst du?}}',
  'question.chooseBlockOwner': 'Für wen nutzt du diese Karte: {card}?',
  'question.chooseSymbol': 'Welches Symbol nutzt du: {symbols}?',
  'question.place':
    '{anyTile, select, yes {Auf welche Platte setzt du {blockOwner, select, self {deinen Eisblock} other {den Eisblock von Siku}}?} other {Auf welche Platte setzt du {blockOwner, select, self {deinen Eisblock} other {den Eisblock von Siku}} (Symbol: {symbol})?}}',
  'question.dropTile': 'Mit welcher Platte tauschst du die von {place}?',
  'question.pickFavour': 'Welche Gunst nimmst du?',
  'question.immediateFavour': 'Spielst du die Gunst „{favour}“ jetzt?',
  'question.braceBlock': 'Bei welchem deiner Blöcke zählen die Stützen noch einmal?',
  'question.scoreSquare': 'Welches Quadrat wird jetzt gewertet?',
  'question.window': 'Spielst du vor dem nächsten Zug eine Gunst?',
  'question.reserve': 'Welche Karte der Auslage reservierst du?',
  'question.spread':
    '{place, select, none {Welche Platte nimmst du?} other {Mit welcher Platte tauschst du die von {place}?}}',
  'question.exchange': 'Tauschst du eine der gesehenen Karten gegen eine der Auslage?',
  'question.orderCards': 'In welcher Reihenfolge legst du die Karten zurück?',
  'question.placeForDummy': 'Auf welche Platte setzt der Dummy seinen Eisblock, mit dieser Karte: {card}?',
  'question.endFavour': 'Spielst du eine Gunst für das Spielende?',
  'question.transform': 'Welche deiner Karten verwandelst du?',
  'question.chooseNewType': 'Was wird aus dieser Karte: {card}?',
  'question.over': 'Das Spiel ist zu Ende.',

  'chance.tileLaid': 'Welche Platte wird auf {place} gelegt?',
  'chance.favourRevealed': 'Welche Gunst wird aufgedeckt?',
  'chance.completionRevealed': 'Welche Vollendungskarte wird aufgedeckt?',
  'chance.cardRevealed': 'Welche Karte kommt auf Platz {slot} der Auslage?',
  'chance.backSeen': 'Welche Zahl steht auf der Rückseite von Karte {place} des Stapels, von oben?',
  'chance.cardSeen': 'Welche Karte sieht {player} an Stelle {place} des Stapels, von oben?',
  'chance.cardsExchanged':
    'Welche Karte des Stapels kommt auf Platz {slot} der Auslage, an Stelle von: {replacedCard}?',

  'symbol.labourer': 'Hilfskraft',
  'symbol.sculptor': 'Eisbildhauer',
  'symbol.artisan': 'Handwerker',
  'symbol.beast': 'Lasttier',
  'symbol.engineer': 'Ingenieurin',
  'symbol.elder': 'Ahne',
  'tool.rope': 'Seil',
  'tool.pickaxe': 'Spitzhacke',
  'tool.saw': 'Säge',
  'rating.slush': 'Schneematsch',
  'rating.snowball': 'Schneeball',
  'rating.ice-cube': 'Eiswürfel',
  'rating.ice-block': 'Eisblock',
  'rating.iceberg': 'Eisberg',
  'rating.ice-temple': 'Tempel aus Eis',
  'scoring.support': 'Stützen',
  'scoring.square': 'ein Quadrat',
  'dummy.first': 'Dummy {number}',
  'dummy.inside': 'Dummy {number}',
  cell: '{place}',
  card: '{symbols}{tool, select, none {} rope { mit Seil} pickaxe { mit Spitzhacke} other { mit Säge}}{beasts, plural, =0 {{pair, select, none {} other { (für {pair})}}} one { (# Symbol{pair, select, none {} other {, für {pair}}})} other { (# Symbole{pair, select, none {} other {, für {pair}}})}}',
  either: '{first}/{rest}',
  or: '{first} oder {rest}',
  sequence: '{first}, {rest}',
  share:
    '{lost, select, yes {{points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} für {owner} (verfallen)} other {{points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} für {owner}}}',
  row: '{axis, select, row {Reihe {name}} other {Spalte {name}}}',
  solo: 'Du hast {points, plural, one {# Punkt} other {# Punkte}}. Rang: {rating}.',

  'category.support': 'Stützen',
  'category.squares': 'Quadrate',
  'category.favours': 'gespielte Gunstkarten',
  'category.dome': 'Spitze des Tempels',
  'category.labourers': 'Hilfskräfte',
  'category.sculptors': 'Eisbildhauer',
  'category.artisans': 'Handwerker',
  'category.beasts': 'Lasttiere',
  'category.engineers': 'Ingenieurinnen',
  'category.elders': 'Ahnen',
  'category.unusedFavours': 'ungenutzte Gunstkarten',
  'category.sets': 'vollständige Sätze',
  'tieBreak.borderBlocks': 'Eisblöcke am Rand des Tempels',
};
