import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in German. */
export const sentences: Messages<keyof typeof english> = {
  'move.placeShip': 'Schiff in Zone {zone} einsetzen',
  'move.placeStartCube': 'Würfel auf Leiste {track} setzen',
  'move.sail': 'Nach Zone {zone} fahren',
  'move.recruit': 'Im Lager Forscher anwerben',
  'move.research': 'Forschen: auf Leiste {track} vorrücken',
  'move.build': '{building, select, none {Bauen: {deck}} other {{deck}: {building} bauen}}',
  'move.buildShip': 'Schiff bauen',
  'move.advance': 'Auf Leiste {track} vorrücken',
  'move.pass': '{phase, select, turn {Auf den zweiten Zug verzichten} other {Kein Schiff bewegen}}',
  'move.end': 'Zug beenden',
  'move.playScientist': 'Karte spielen: einen Forscher einsetzen',
  'move.playRecruits': 'Karte spielen: {cardRecruits} Forscher anwerben',
  'move.playProgress':
    'Karte spielen: auf Leiste {track} um {cardSteps, plural, one {# Feld} other {# Felder}} vorrücken',
  'move.playIcebreaker': 'Karte spielen: Eisbrecher in Zone {zone}',
  'move.sacrifice': '{piece, select, cube {Freien Würfel abgeben} other {Freies Schiff abgeben}}',
  'move.scuttle': 'Schiff auf Platz {position} in Zone {zone} abgeben',
  'move.takeCard': 'Karte „{card}“ nehmen',
  'move.relocateShip': 'Schiff auf Platz {position} in Zone {from} nach Zone {to} bewegen',

  'event.startPlayerDrawn': 'Ausgelost: {player} beginnt.',
  'event.buildingPlaced': 'Zone {zone} bekommt am Anfang {building}.',
  'event.shipPlaced':
    '{reason, select, built {{player} baut ein Schiff; es kommt in Zone {zone} auf Platz {position}.} other {{player} setzt in Zone {zone} ein Schiff auf Platz {position}.}}',
  'event.sunMoved': 'Die Sonne wandert zu Zone {zone}.',
  'event.turnStarted':
    '{turnOfStop, select, first {{player} ist in Zone {zone} am Zug.} other {Der Eisbrecher gibt {player} in Zone {zone} einen zweiten Zug.}}',
  'event.turnEnded': '{player} beendet den Zug.',
  'event.turnDeclined': '{player} verzichtet auf den zweiten Zug.',
  'event.shipMoved': 'Ein Schiff von {player} fährt von Zone {from} nach Zone {to} auf Platz {position}.',
  'event.buildingBuilt': '{player} baut {building} in Zone {zone}.',
  'event.deckTurned':
    '{card, select, none {Der Stapel „{deck}“ ist jetzt leer.} other {Oberste Karte im Stapel „{deck}“: {card}.}}',
  'event.scientistsPlaced':
    '{count, plural, one {{player} setzt einen Forscher in Zone {zone} ein.} other {{player} setzt # Forscher in Zone {zone} ein.}}',
  'event.scientistsRecruited':
    '{count, plural, =0 {{player} wirbt niemanden an.} one {{player} wirbt einen Forscher an.} other {{player} wirbt # Forscher an.}}',
  'event.resourceCardUsed':
    '{resource, select, simple {{player} ersetzt {building} durch die einfache Ressourcenkarte.} other {{player} ersetzt {building} durch eine Experten-Ressourcenkarte.}}',
  'event.resourceCardGained':
    '{resource, select, simple {{player} bekommt die einfache Ressourcenkarte zurück.} other {{player} nimmt eine Experten-Ressourcenkarte.}}',
  'event.cubeAdvanced':
    '{from, plural, =0 {{player} setzt einen Würfel auf Leiste {track}, Feld {to}.} other {{player} rückt auf Leiste {track} von Feld {from} auf Feld {to} vor.}}',
  'event.effectReached': '{player} löst auf Leiste {track} einen Effekt aus: {effect}.',
  'event.effectWasted': 'Dieser Effekt verfällt: {effect}.',
  'event.cardsDrawn': 'Aufgedeckte Werftkarten: {cards}.',
  'event.cardTaken': '{player} nimmt die Karte „{card}“.',
  'event.pileRemoved': 'Es sind nicht mehr genug Werftkarten für alle da; der Stapel kommt aus dem Spiel.',
  'event.cardPlayed':
    '{zone, select, none {{player} spielt die Karte „{card}“.} other {{player} spielt in Zone {zone} die Karte „{card}“.}}',
  'event.icebreakerRemoved':
    '{isUsed, select, yes {Der Eisbrecher von {player} in Zone {zone} wirkt und kommt aus dem Spiel.} other {Der Eisbrecher von {player} in Zone {zone} kommt ohne Wirkung aus dem Spiel.}}',
  'event.pieceSacrificed':
    '{piece, select, cube {{player} gibt einen freien Würfel ab.} other {{zone, select, none {{player} gibt ein freies Schiff ab.} other {{player} gibt das Schiff auf Platz {position} in Zone {zone} ab.}}}}',
  'event.gameOver': 'Das Spiel ist zu Ende, denn {ending}.',
  'event.pointsScored':
    '{category, select, zones {Zone {zone}: {count, plural, =0 {keine Punkte} other {{points}}}.} tracks {Leiste {track}: {count, plural, =0 {keine Punkte} other {{points}}}.} cards {Baukarten: {count, plural, =0 {keine Punkte} other {{points}}}.} other {Abgegebene Ressourcen: {count, plural, =0 {keine Punkte} other {{points}}}.}}',

  'chance.startPlayerDrawn': 'Wer beginnt?',
  'chance.buildingPlaced': 'Welches Startgebäude kam in Zone {zone}?',
  'chance.deckTurned': 'Welche Karte liegt jetzt oben auf dem Stapel „{deck}“?',
  'chance.cardsDrawn': 'Welche {count} Werftkarten wurden gezogen, und in welcher Reihenfolge?',

  'question.placeShip': 'In welche Zone setzt du das nächste Schiff?',
  'question.placeStartCube': 'Auf welche Leiste setzt du deinen Startwürfel?',
  'question.turn':
    '{progress, select, begun {In welche Zone fährt das Schiff?} sailed {Was tust du in Zone {zone}?} other {Tust du in diesem Zug noch etwas?}}',
  'question.advance':
    '{steps, plural, one {Auf welcher Leiste rückst du um # Feld vor?} other {Auf welcher Leiste rückst du um # Felder vor?}}',
  'question.pick': 'Welche Werftkarte nimmst du?',
  'question.relocateShip': 'Welches deiner Schiffe bewegst du, und wohin?',
  'question.draft': 'Welche der aufgedeckten Karten nimmst du?',
  'question.advanceAll': 'Auf welcher Leiste rückst du um {effectSteps, plural, one {# Feld} other {# Felder}} vor?',
  'question.over': 'Das Spiel ist zu Ende, denn {ending}.',
  'deck.basic': 'Grundgebäude',
  'deck.double': 'Doppelgebäude',
  'deck.advanced': 'Ausbaugebäude',
  'resource.simple': 'einfache Ressource',
  'resource.expertise': 'Experten-Ressource',
  'effect.scientist': 'einen Forscher anwerben',
  'effect.ship': 'ein Schiff bauen',
  'effect.expertise': 'eine Expertenkarte nehmen',
  'effect.simple': 'die einfache Ressourcenkarte zurückbekommen',
  'effect.move': 'alle dürfen ein Schiff bewegen',
  'effect.draft': 'alle nehmen eine Werftkarte',
  'effect.advance': 'alle rücken auf einer Leiste um {effectSteps, plural, one {# Feld} other {# Felder}} vor',
  'ending.last-scientist': 'der letzte Forscher eines Spielers ist eingesetzt',
  'ending.last-building': 'das letzte Gebäude steht',
  'ending.stalemate': 'seit langem hat sich nichts geändert',
  'ending.no-ships': 'kein Schiff ist mehr auf dem Plan',
  zone: 'Zone {zone}',
  track: 'Leiste {track}',
  card: '{count, plural, =0 {{building}} other {{building} (verlangt {needs})}}',
  scoreOf: '{points, plural, one {# Punkt} other {# Punkte}} für {player}',

  'category.zones': 'Zonen',
  'category.tracks': 'Forschungsleisten',
  'category.cards': 'Baukarten',
  'category.discards': 'abgegebene Ressourcen',
  'tieBreak.majorities': 'Mehrheiten',
  'tieBreak.buildings': 'Anzahl der Baukarten',
  'option.placement': 'Einsetzen der ersten Schiffe',
  'option.placement.first-game': 'Wie im ersten Spiel',
  'option.placement.free': 'Frei',
};
