/**
 * Antarctica in German.
 *
 * @module
 */
import { common } from '../../../core/words/de.js';
import type { Messages, Words } from '../../../core/words.js';
import type { Antarctica } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { MessageParameters } from './description.js';
export type { Key, Names } from './keys.js';

const ACCESS = 'Die Karte verlangt {need}-mal Zugang ({building}), und deine Schiffe geben ihn {have}-mal';
const CLOSED = 'Zone {zone} ist zu zweit gesperrt';
const FULL = 'Zone {zone} ist mit {have} Schiffen voll';
const NOBODY = 'Du hast weder Schiffe noch Wissenschaftler in Zone {zone}';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  'move.place': 'Schiff in Zone {zone} einsetzen',
  'move.start-cube': 'Würfel auf Leiste {track} setzen',
  'move.sail': 'In Zone {zone} fahren',
  'move.recruit': 'Im Lager Wissenschaftler anwerben',
  'move.research': 'Forschen: auf Leiste {track} vorrücken',
  'move.build': '{building, select, none {Bauen: {deck}} other {Bauen: {building} ({deck})}}',
  'move.build-ship': 'Schiff bauen',
  'move.advance': 'Auf Leiste {track} vorrücken',
  'move.pass': '{phase, select, turn {Auf den zweiten Zug verzichten} other {Kein Schiff bewegen}}',
  'move.end': 'Zug beenden',
  'move.play-scientist': 'Karte spielen: einen Wissenschaftler einsetzen',
  'move.play-recruits': 'Karte spielen: zwei Wissenschaftler anwerben',
  'move.play-progress': 'Karte spielen: auf Leiste {track} um drei Felder vorrücken',
  'move.play-icebreaker': 'Karte spielen: Eisbrecher in Zone {zone}',
  'move.sacrifice': '{what, select, cube {Freien Würfel abgeben} other {Freies Schiff abgeben}}',
  'move.scuttle': 'Schiff auf Platz {position} in Zone {zone} abgeben',
  'move.take': 'Karte nehmen: {card}',
  'move.relocate': 'Schiff auf Platz {position} in Zone {from} nach Zone {to} bewegen',

  'event.ship-placed':
    '{reason, select, built {{player} baut ein Schiff; es kommt in Zone {zone} auf Platz {position}.} other {{player} setzt in Zone {zone} ein Schiff auf Platz {position}.}}',
  'event.sun-moved': 'Die Sonne wandert zu Zone {zone}.',
  'event.turn-began':
    '{part, select, first {{player} ist in Zone {zone} am Zug.} other {Der Eisbrecher gibt {player} in Zone {zone} einen zweiten Zug.}}',
  'event.turn-ended': '{player} beendet den Zug.',
  'event.turn-declined': '{player} verzichtet auf den zweiten Zug.',
  'event.ship-moved': 'Ein Schiff von {player} fährt von Zone {from} nach Zone {to} auf Platz {position}.',
  'event.building-built': '{player} baut in Zone {zone}: {building}.',
  'event.deck-turned':
    '{card, select, none {Der Stapel „{deck}“ ist jetzt leer.} other {Nächste Karte im Stapel „{deck}“: {card}.}}',
  'event.scientists-placed':
    '{count, plural, one {{player} setzt # Wissenschaftler in Zone {zone} ein.} other {{player} setzt # Wissenschaftler in Zone {zone} ein.}}',
  'event.recruited': '{count, plural, =0 {{player} wirbt niemanden an.} other {{player} wirbt # Wissenschaftler an.}}',
  'event.resource-used': '{player} legt eine Karte ab ({resource}), an Stelle des Zugangs: {building}.',
  'event.resource-gained': '{player} bekommt eine Karte: {resource}.',
  'event.cube-advanced': '{player} rückt auf Leiste {track} von Feld {from} auf Feld {to} vor.',
  'event.effect-reached': '{player} löst auf Leiste {track} einen Effekt aus: {effect}.',
  'event.effect-idle': 'Dieser Effekt verfällt: {effect}.',
  'event.cards-drawn': 'Aufgedeckte Werftkarten: {cards}.',
  'event.card-taken': '{player} nimmt die Karte: {card}.',
  'event.pile-boxed': 'Es sind nicht mehr genug Werftkarten für alle da; der Stapel kommt aus dem Spiel.',
  'event.card-played':
    '{zone, select, none {{player} spielt die Karte: {card}.} other {{player} spielt in Zone {zone} die Karte: {card}.}}',
  'event.icebreaker-removed':
    '{used, select, yes {Der Eisbrecher von {player} in Zone {zone} wirkt und kommt aus dem Spiel.} other {Der Eisbrecher von {player} in Zone {zone} kommt ohne Wirkung aus dem Spiel.}}',
  'event.sacrificed':
    '{what, select, cube {{player} gibt einen freien Würfel ab.} other {{zone, select, none {{player} gibt ein freies Schiff ab.} other {{player} gibt das Schiff auf Platz {position} in Zone {zone} ab.}}}}',
  'event.gameOver': 'Das Spiel ist zu Ende: {ending}.',
  'event.scored':
    '{category, select, zones {Zone {zone}: {count, plural, =0 {keine Punkte} other {{points}}}.} tracks {Leiste {track}: {count, plural, =0 {keine Punkte} other {{points}}}.} cards {Baukarten: {count, plural, =0 {keine Punkte} other {{points}}}.} other {Abgelegte Ressourcen: {count, plural, =0 {keine Punkte} other {{points}}}.}}',

  'question.placing': 'In welche Zone setzt du das nächste Schiff?',
  'question.start-cube': 'Auf welche Leiste setzt du deinen Startwürfel?',
  'question.turn':
    '{stage, select, begun {In welche Zone fährt das Schiff?} sailed {Was tust du in Zone {zone}?} other {Tust du in diesem Zug noch etwas?}}',
  'question.advance':
    '{steps, plural, one {Auf welcher Leiste rückst du um # Feld vor?} other {Auf welcher Leiste rückst du um # Felder vor?}}',
  'question.pick': 'Welche Werftkarte nimmst du?',
  'question.ship-move': 'Welches deiner Schiffe bewegst du, und wohin?',
  'question.draft': 'Welche der aufgedeckten Karten nimmst du?',
  'question.advance-three': 'Auf welcher Leiste rückst du um drei Felder vor?',
  'question.over': 'Das Spiel ist zu Ende: {ending}.',

  'refusal.over': 'Das Spiel ist zu Ende; es gibt nichts mehr zu tun.',
  'refusal.to-place': 'Noch werden die ersten Schiffe eingesetzt: Wähle eine Zone für das nächste.',
  'refusal.to-start-cube': 'Jetzt wird eine Leiste für den Startwürfel des zweiten Spielers gewählt.',
  'refusal.on-turn': 'Danach ist nicht gefragt: Ein Schiff ist am Zug.',
  'refusal.to-step': 'Wähle zuerst eine Leiste für die Schritte der Baukarte.',
  'refusal.to-pick': 'Nimm zuerst eine Werftkarte vom Stapel.',
  'refusal.to-relocate': 'Bewege zuerst mit dem Effekt ein Schiff, oder passe.',
  'refusal.to-draft': 'Nimm zuerst eine der aufgedeckten Karten.',
  'refusal.to-advance': 'Wähle zuerst eine Leiste für die Schritte des Effekts.',
  'refusal.place-closed': `${CLOSED}; setze das Schiff in eine andere.`,
  'refusal.place-full': `${FULL}; setze das Schiff in eine andere.`,
  'refusal.sailed': 'Das Schiff dieses Zuges ist schon gefahren; es fährt nur einmal.',
  'refusal.sail-closed': `${CLOSED}; fahre in eine andere.`,
  'refusal.sail-stays': 'Das Schiff verlässt Zone {zone}; fahre in eine andere.',
  'refusal.sail-full': `${FULL}; fahre in eine andere.`,
  'refusal.not-sailed': 'Der Zug endet nicht, bevor sein Schiff gefahren ist.',
  'refusal.action-early': 'Fahre zuerst: Die Aktion findet dort statt, wo das Schiff ankommt.',
  'refusal.acted': 'Du hast in diesem Zug schon eine Aktion ausgeführt; mehr als eine gibt es nicht.',
  'refusal.deck-empty': 'Der Stapel „{deck}“ ist leer.',
  'refusal.building-stands': 'In Zone {zone} steht dieses Gebäude schon: {building}.',
  'refusal.personnel-short': 'Wissenschaftler, die die Karte verlangt: {need}; in deinem Personal: {have}.',
  'refusal.supply-empty': 'Davon ist keines mehr im Vorrat: {building}.',
  'refusal.no-stand-in': `${ACCESS}; keine Ressourcenkarte ersetzt ihn.`,
  'refusal.simple-used': `${ACCESS}; deine einfache Ressourcenkarte, die ihn ersetzen würde, ist verbraucht.`,
  'refusal.no-expertise': `${ACCESS}; du hast keine Expertenkarte, die ihn ersetzen würde.`,
  'refusal.much-missing':
    'Dir fehlt der Zugang zu {missing} Gebäuden der Karte; eine Ressourcenkarte ersetzt nur einen.',
  'refusal.resource-second': `${ACCESS}; eine Ressourcenkarte wäre deine zweite Karte bei diesem Sonnenstand, und nur eine ist erlaubt.`,
  'refusal.steps': 'Auf die Schritte der Baukarte kann man nicht verzichten; wähle eine Leiste.',
  'refusal.no-shipyard': 'In Zone {zone}, wo dein Schiff angekommen ist, steht keine Werft.',
  'refusal.no-free-ship': 'Du hast kein freies Schiff mehr, das gebaut werden könnte.',
  'refusal.sun-full': 'Ein neues Schiff stellt sich bei der Sonne an, und Zone {zone} ist mit {have} Schiffen voll.',
  'refusal.not-in-pile': 'Diese Karte ist nicht mehr im Stapel: {card}.',
  'refusal.no-camp': 'In Zone {zone}, wo dein Schiff angekommen ist, steht kein Lager.',
  'refusal.recruits-nobody': `${NOBODY}; du würdest niemanden anwerben.`,
  'refusal.reserve-empty': 'Deine Reserve ist leer: Es ist niemand anzuwerben.',
  'refusal.no-centre':
    'In Zone {zone}, wo dein Schiff angekommen ist, steht kein Forschungszentrum für Leiste {track}.',
  'refusal.no-strength': `${NOBODY}; dein Würfel würde nicht vorrücken.`,
  'refusal.track-closed': 'Leiste {track} ist bei {players} Spielern gesperrt; wähle eine andere.',
  'refusal.no-cube': 'Du hast auf Leiste {track} keinen Würfel und keinen freien, den du dorthin setzen könntest.',
  'refusal.track-ended': 'Auf Leiste {track} liegt kein freies Feld mehr vor dir.',
  'refusal.nothing-to-move': 'Auf Platz {position} in Zone {zone} liegt kein Schiff.',
  'refusal.not-own-to-move': 'Das Schiff auf Platz {position} in Zone {zone} gehört dir nicht; bewege ein eigenes.',
  'refusal.move-waits': 'Der Effekt bewegt das Schiff des Zuges nicht, bevor es gefahren ist.',
  'refusal.just-built': 'Dieses Schiff wurde in diesem Zug gebaut; es wird noch nicht bewegt.',
  'refusal.move-closed': `${CLOSED}; bewege das Schiff in eine andere.`,
  'refusal.move-full': `${FULL}; bewege das Schiff in eine andere.`,
  'refusal.not-in-row': 'Diese Karte ist nicht unter den aufgedeckten: {card}.',
  'refusal.track-taken': 'Leiste {track} ist bei diesem Effekt schon gewählt; nimm eine andere.',
  'refusal.must-advance': 'Auf die Schritte dieses Effekts kann man nicht verzichten; wähle eine Leiste.',
  'refusal.not-in-hand': 'Diese Karte hast du nicht: {card}.',
  'refusal.second-card': 'Du hast bei diesem Sonnenstand schon eine Karte gespielt; nur eine ist erlaubt.',
  'refusal.card-early': 'Fahre zuerst: Der Wissenschaftler kommt dorthin, wo das Schiff ankommt.',
  'refusal.nobody-to-place': 'In deinem Personal ist kein Wissenschaftler, den du einsetzen könntest.',
  'refusal.nobody-to-recruit': 'Deine Reserve ist leer: Die Karte würde niemanden anwerben.',
  'refusal.no-second-ship': 'In Zone {zone} liegt kein zweites Schiff; ein Eisbrecher kommt dorthin, wo es deines ist.',
  'refusal.second-not-own':
    'Das zweite Schiff in Zone {zone} gehört dir nicht; ein Eisbrecher kommt dorthin, wo es deines ist.',
  'refusal.ice-broken': 'In Zone {zone} liegt schon ein Eisbrecher von dir.',
  'refusal.second-turn': 'In die Zone der Sonne legt man einen Eisbrecher nur im ersten Zug, und dies ist der zweite.',
  'refusal.nobody-second':
    'In Zone {zone} lag kein Schiff an zweiter Stelle, als die Sonne kam, oder es ist fort; ein Eisbrecher gäbe hier keinen Zug.',
  'refusal.second-was-other':
    'Das Schiff, das in Zone {zone} an zweiter Stelle lag, als die Sonne kam, gehört dir nicht; dein Eisbrecher würde nicht wirken.',
  'refusal.first-turn': 'Verzichten kann man nur auf den zweiten Zug; in diesem fährt das Schiff.',
  'refusal.begun': 'Auf den zweiten Zug kann man nur verzichten, bevor man darin etwas getan hat.',
  'refusal.gave-already': 'Du hast in diesem Zug schon eine Ressource abgegeben; nur eine ist erlaubt.',
  'refusal.no-cube-to-give': 'Du hast keinen freien Würfel zum Abgeben.',
  'refusal.no-ship-to-give': 'Du hast kein freies Schiff zum Abgeben; eines auf dem Plan darfst du abgeben.',
  'refusal.nothing-to-give': 'Auf Platz {position} in Zone {zone} liegt kein Schiff.',
  'refusal.not-own-to-give': 'Das Schiff auf Platz {position} in Zone {zone} gehört dir nicht; gib ein eigenes ab.',
  'refusal.give-waits': 'Das Schiff des Zuges kann man nicht abgeben, bevor es gefahren ist.',

  'building.camp': 'Lager',
  'building.shipyard': 'Werft',
  'building.crane': 'Kran',
  'building.mine': 'Bergwerk',
  'building.derrick': 'Bohrturm',
  'building.turbine': 'Windrad',
  'building.laboratory': 'Labor',
  'building.factory': 'Fabrik',
  'building.land': 'Land-Forschungszentrum',
  'building.coastal': 'Küsten-Forschungszentrum',
  'building.marine': 'Meeres-Forschungszentrum',
  'building.headquarters': 'Hauptsitz',
  'building.farm': 'Planktonfarm',
  'building.antenna': 'Parabolantenne',
  'deck.basic': 'Grundgebäude',
  'deck.double': 'Doppelgebäude',
  'deck.advanced': 'Ausbaugebäude',
  'shipyardCard.scientist': 'Wissenschaftler einsetzen',
  'shipyardCard.icebreaker': 'Eisbrecher',
  'shipyardCard.recruits': '+2 Wissenschaftler',
  'shipyardCard.progress': 'Schneller Fortschritt',
  'resource.simple': 'einfache Ressource',
  'resource.expertise': 'Experten-Ressource',
  'effect.scientist': 'einen Wissenschaftler anwerben',
  'effect.ship': 'ein Schiff bauen',
  'effect.expertise': 'eine Expertenkarte nehmen',
  'effect.simple': 'die einfache Ressourcenkarte zurückbekommen',
  'effect.move': 'alle dürfen ein Schiff bewegen',
  'effect.draft': 'alle nehmen eine Werftkarte',
  'effect.advance': 'alle rücken auf einer Leiste um drei Felder vor',
  'ending.last-scientist': 'der letzte Wissenschaftler eines Spielers ist eingesetzt',
  'ending.last-building': 'das letzte Gebäude steht',
  'ending.stalemate': 'seit langem hat sich nichts geändert',
  'ending.no-ships': 'kein Schiff ist mehr auf dem Plan',
  zone: 'Zone {zone}',
  track: 'Leiste {track}',
  card: '{count, plural, =0 {{building}} other {{building} (verlangt {needs})}}',
  scoreOf: '{player} {points}',

  'category.zones': 'Zonen',
  'category.tracks': 'Forschungsleisten',
  'category.cards': 'Baukarten',
  'category.discards': 'abgelegte Ressourcen',
  'tieBreak.majorities': 'Mehrheiten',
  'tieBreak.buildings': 'Anzahl der Baukarten',
  'option.placement': 'Einsetzen der ersten Schiffe',
  'option.placement.first-game': 'Wie im ersten Spiel',
  'option.placement.free': 'Frei',
};

/** Antarctica in German, for `wordsOf`. */
export const words: Words<Antarctica, Names> = { locale: 'de', messages, description };
