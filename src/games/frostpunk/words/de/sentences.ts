import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in German. */
export const sentences: Messages<keyof typeof english> = {
  'move.burnCoal': '{n, plural, =0 {Keine Kohle verbrennen} other {# Kohle verbrennen}}',
  'move.eat': '{n, plural, =0 {Keine Nahrung ausgeben} other {# Nahrung ausgeben}}',
  'move.pass': 'Passen',
  'move.done':
    '{phase, select, expert {Auf die Fachkraft verzichten} dusk {Weiter zum Abend} build {Nichts mehr bauen} other {Keine lange Schicht}}',
  'move.useCallOfDuty': 'Den Ruf der Pflicht nutzen',
  'move.useExpert':
    '{count, plural, =0 {Fachkraft einsetzen ({expert})} other {Fachkraft einsetzen ({expert}): {effects}}}',
  'move.takeDuskOffer': 'Die Aktion des Gesetzes nutzen',
  'move.workLongShift': 'Eine lange Schicht einlegen',
  'move.drawToken': 'Einen Marker aus dem Beutel ziehen',
  'move.drawDeathCard': 'Eine Karte für den Todesfall ziehen',
  'move.avoid': '„{expedition}“ meiden',
  'move.explore': '„{expedition}“ erkunden',
  'move.continue': '{count, plural, =0 {Weiterziehen} other {Weiterziehen, für später: {effects}}}',
  'move.return': '{count, plural, =0 {Umkehren} other {Umkehren mit: {effects}}}',
  'move.playCard': 'Karte „{card}“ spielen',
  'move.discardForDeath': 'Karte „{card}“ abwerfen',
  'move.clear': 'Schnee räumen, {zone} ({meeple})',
  'move.gather': '{res, select, none {Sammeln auf {place} ({meeple})} other {{res} sammeln auf {place} ({meeple})}}',
  'move.use':
    '{building, select, none {Nutzen, was auf {place} steht ({meeple})} other {{building} auf {place} nutzen ({meeple})}}',
  'move.build': 'Bauen ({meeple})',
  'move.scout':
    '{expedition, select, none {Späher zu Stapel {slot} schicken ({meeple})} other {Späher zu Stapel {slot} schicken: {expedition} ({meeple})}}',
  'move.special': 'Sonderaktion: {card} ({meeple})',
  'move.construct': 'Gebäude „{building}“ errichten',
  'move.chooseSite': '{purpose, select, construct {Auf {place} bauen} other {Auf {place} zerstören}}',
  'move.dismantle': '{building} auf {place} abbauen',
  'move.upgrade': '{building} auf {place} ausbauen',
  'move.choosePosition':
    '{phase, select, gatherTile {Vom Plättchen auf {place} sammeln} other {Plättchen auf {place} legen}}',
  'move.chooseOption': '{count, plural, =0 {Möglichkeit {n}: nichts} other {Möglichkeit {n}: {effects}}}',
  'move.chooseType':
    '{who, select, worker {Einen Arbeiter wählen} engineer {Einen Ingenieur wählen} child {Ein Kind wählen} other {Einen Automaten wählen}}',
  'move.activateToken': 'Marker „{token}“ aktivieren',
  'move.exhaustToken': 'Marker „{token}“ erschöpfen',
  'move.removeToken': 'Marker „{token}“ entfernen',
  'move.developTechnology': 'Technologie „{technology}“ entwickeln',
  'move.enactLaw': 'Gesetz „{law}“ erlassen',
  'move.keepConsequence':
    '{stays, select, yes {Folge {letter} behalten: Sie bleibt im Spiel} other {{count, plural, =0 {Folge {letter} behalten: nichts} other {Folge {letter} behalten: {effects}}}}}',
  'move.chooseScout':
    '{expedition, select, none {Späher auf Stapel {slot} wählen} other {Späher auf Stapel {slot} wählen: {expedition}}}',

  'event.stageStarted': 'Runde {round}: {stage}.',
  'event.leaderNamed': '{player} ist Startspieler.',
  'event.expertDrawn': 'Fachkraft dieser Partie: {expert}.',
  'event.cardRevealed':
    '{deck, select, morning {Morgenkarte: {card}.} weather {Wetter: {card}.} dusk {Abendkarte: {card}.} council {Beratung: {card}.} expert {Die Fachkraft kommt: {card}.} other {Szenario: {card}.}}',
  'event.optionChosen': '{card}: Möglichkeit {n} ist gewählt.',
  'event.resourceGained': 'Erhalten: {amount}.',
  'event.resourceLost': 'Verloren: {amount}.',
  'event.heatChanged': 'Die Wärme steht auf {to}.',
  'event.coldChanged': 'Die Kälte steht auf {to}.',
  'event.heatingRangeChanged':
    '{level, select, 1 {Die erste Heizstufe steht auf {to}.} 2 {Die zweite Heizstufe steht auf {to}.} other {Die dritte Heizstufe steht auf {to}.}}',
  'event.cubesThrown':
    '{n, plural, =0 {Kein Würfel kommt} one {# Würfel kommt} other {# Würfel kommen}} in den Turm: {fell, plural, =0 {keiner fällt} one {# fällt} other {# fallen}} heraus, {left, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}} darin.',
  'event.pressureChanged':
    '{change, select, up {Der Druck steigt um {n} auf {to}.} other {Der Druck sinkt um {n} auf {to}.}}',
  'event.generatorMalfunctioned':
    '{nth, plural, one {Der Generator fällt zum ersten Mal aus.} other {Der Generator fällt zum zweiten Mal aus.}}',
  'event.sickCountChanged':
    '{to, plural, =0 {{who, select, worker {Kein Arbeiter ist mehr krank} engineer {Kein Ingenieur ist mehr krank} other {Kein Kind ist mehr krank}}} other {{who, select, worker {Kranke Arbeiter} engineer {Kranke Ingenieure} other {Kranke Kinder}}: #}}.',
  'event.sicknessMarkerFlipped':
    '{face, select, skull {{who, select, worker {Der Krankheitsmarker der Arbeiter zeigt nun den Schädel.} engineer {Der Krankheitsmarker der Ingenieure zeigt nun den Schädel.} other {Der Krankheitsmarker der Kinder zeigt nun den Schädel.}}} other {{who, select, worker {Der Krankheitsmarker der Arbeiter zeigt nun die Spritze.} engineer {Der Krankheitsmarker der Ingenieure zeigt nun die Spritze.} other {Der Krankheitsmarker der Kinder zeigt nun die Spritze.}}}}',
  'event.citizenJoined':
    '{who, select, worker {Ein Arbeiter kommt in die Stadt.} engineer {Ein Ingenieur kommt in die Stadt.} other {Ein Kind kommt in die Stadt.}}',
  'event.citizenLeft':
    '{who, select, worker {Ein Arbeiter verlässt die Stadt.} engineer {Ein Ingenieur verlässt die Stadt.} other {Ein Kind verlässt die Stadt.}}',
  'event.citizenTired': '{someone} ist erschöpft.',
  'event.citizenRested': '{someone} hat sich ausgeruht.',
  'event.citizenDied':
    '{who, select, worker {Ein Arbeiter stirbt; Tote: {corpses}.} engineer {Ein Ingenieur stirbt; Tote: {corpses}.} other {Ein Kind stirbt; Tote: {corpses}.}}',
  'event.deathCardApplied':
    '{card, select, none {Für diesen Tod ist keine Karte mehr da.} other {Der Todeseffekt dieser Karte gilt: {card}.}}',
  'event.tokenChanged':
    '{change, select, placed {{track}: Ein Marker „{token}“ kommt dazu.} active {{track}: Ein Marker „{token}“ wird aktiv.} exhausted {{track}: Ein Marker „{token}“ wird erschöpft.} other {{track}: Ein Marker „{token}“ wird entfernt.}}',
  'event.meeplesChanged':
    '{change, select, up {{n, plural, one {# Figur kommt dazu} other {# Figuren kommen dazu}} ({type}).} other {{n, plural, one {# Figur fällt weg} other {# Figuren fallen weg}} ({type}).}}',
  'event.meeplePlaced':
    '{where, select, site {{someone} wird auf {place} eingesetzt.} action {{someone} führt die Aktion „{place}“ aus.} stack {{someone} bricht auf: {place}.} other {{someone} wird eingesetzt: {place}.}}',
  'event.actionTaken':
    '{cold, select, yes {{player} handelt in der Kälte: {action}.} other {{player} handelt: {action}.}}',
  'event.tileDrawn': 'Plättchen gezogen: {tile}.',
  'event.tilePlaced': 'Plättchen auf {place} gelegt: {tile}.',
  'event.buildingBuilt': 'Das Gebäude „{building}“ wird auf {place} gebaut.',
  'event.buildingDismantled': 'Das Gebäude „{building}“ auf {place} wird abgebaut.',
  'event.buildingUpgraded': 'Das Gebäude „{building}“ auf {place} wird ausgebaut.',
  'event.buildingDestroyed': 'Das Gebäude „{building}“ auf {place} wird zerstört.',
  'event.scoutMoved':
    '{to, select, home {Der Späher von Stapel {slot} kommt heim.} other {Der Späher von Stapel {slot} ist auf Feld {to} des Weges.}}',
  'event.expeditionStackChanged':
    '{change, select, opened {Stapel {slot}, neue Expedition: {card}.} added {Stapel {slot}, der Weg geht weiter: {card}.} dark {Stapel {slot}, erkundet: {card}.} other {Stapel {slot}, fort: {card}.}}',
  'event.lawEnacted': 'Das Gesetz „{law}“ ist erlassen.',
  'event.technologyChanged':
    '{change, select, begun {Entwicklung begonnen, bis Runde {at}: {technology}.} hastened {Entwicklung beschleunigt, bis Runde {at}: {technology}.} developed {Entwickelt: {technology}.} other {Entwicklung aufgegeben: {technology}.}}',
  'event.citizenCardDrawn': 'Eine Karte kommt auf die Hand: {card}.',
  'event.displayChanged':
    '{change, select, enters {Diese Karte kommt ins Spiel: {card}.} leaves {Diese Karte verlässt das Spiel: {card}.} other {Diese Karte wird genutzt: {card}.}}',
  'event.stormMoved': '{to, plural, =0 {Der Sturmmarker ist fort.} other {Der Sturmmarker liegt auf Runde #.}}',
  'event.stormWorksChanged': 'Sturmbauten: {to}.',
  'event.hungerChanged': 'Der Hunger steht auf {to}.',
  'event.deckShuffled':
    '{deck, select, weather {Die Wetterkarten werden gemischt.} citizens {Die Bürgerkarten werden gemischt.} other {Die Abendkarten werden gemischt.}}',
  'event.citizenCardPlayed': '{player} spielt eine Bürgerkarte: {card}.',
  'event.callOfDutyUsed': '{player} nutzt den Ruf der Pflicht.',
  'event.meeplesReturned': 'Alle Meeples kehren heim, außer den Spähern.',
  'event.playerPassed': '{player} passt.',
  'event.gameOver': '{outcome}',

  'chance.expertDrawn': 'Welche Fachkraft wurde gezogen?',
  'chance.cardRevealed':
    '{deck, select, morning {Welche Morgenkarte wurde aufgedeckt?} weather {Welche Wetterkarte wurde aufgedeckt?} council {Welche Beratungskarte wurde aufgedeckt?} other {Welche Karte wurde vom Abendstapel gezogen?}}',
  'chance.cubesThrown':
    '{n, plural, =0 {Kein Würfel kommt in den Turm. Wie viele Würfel kommen auf die Druckleiste?} one {# Würfel kommt in den Turm. Wie viele Würfel kommen auf die Druckleiste?} other {# Würfel kommen in den Turm. Wie viele Würfel kommen auf die Druckleiste?}}',
  'chance.deathCardApplied':
    '{who, select, worker {Ein Arbeiter ist gestorben. Welche Bürgerkarte wurde gezogen?} engineer {Ein Ingenieur ist gestorben. Welche Bürgerkarte wurde gezogen?} other {Ein Kind ist gestorben. Welche Bürgerkarte wurde gezogen?}}',
  'chance.tokenChanged':
    '{track, select, hope {Welcher Hoffnungsmarker kam aus dem Beutel?} other {Welcher Unzufriedenheitsmarker kam aus dem Beutel?}}',
  'chance.tileDrawn':
    '{zone, select, near {Welches nahe Plättchen wurde gezogen?} other {Welches ferne Plättchen wurde gezogen?}}',
  'chance.expeditionStackChanged': 'Welche Expeditionskarte kam auf Stapel {slot}?',
  'chance.citizenCardDrawn': 'Welche Bürgerkarte kam auf die Hand?',

  'question.turn': '{card, select, none {Was tust du?} other {Für welche Aktion spielst du die Karte „{card}“?}}',
  'question.burnCoal': 'Wie viel Kohle verbrennst du?',
  'question.eat': 'Wie viel Nahrung gibst du gegen den Hunger aus, der auf {hunger} steht?',
  'question.expert': 'Setzt du die Fachkraft ein ({expert})?',
  'question.dusk': 'Ist vor dem Abend noch etwas zu tun?',
  'question.build': 'Was willst du errichten, abbauen oder ausbauen?',
  'question.gatherTile': 'Von welchem Plättchen sammelst du?',
  'question.technology': 'Welche Technologie entwickelst du?',
  'question.law': 'Welches Gesetz erlässt du?',
  'question.chooseScout': 'Welcher Späher geht weiter?',
  'question.longShift': 'Legst du eine lange Schicht ein?',
  'question.site':
    '{purpose, select, construct {Wo baust du das Gebäude „{building}“?} other {Welches Gebäude „{building}“ wird zerstört?}}',
  'question.placeTile': 'Wohin kommt dieses Plättchen: {tile}?',
  'question.option': '{card}: Was wählst du?',
  'question.citizenType':
    '{purpose, select, sick {Wer wird krank?} join {Wer kommt in die Stadt?} leave {Wer verlässt die Stadt?} die {Wer stirbt?} tire {Wer wird erschöpft?} cure {Wer wird geheilt?} treat {Wer wird behandelt?} rest {Wer ruht sich aus?} other {Wer wird ohne Obdach krank?}}',
  'question.raise':
    '{track, select, hope {Die Hoffnung steigt: auf welche Weise?} other {Die Unzufriedenheit steigt: auf welche Weise?}}',
  'question.lower':
    '{track, select, hope {Die Hoffnung sinkt: auf welche Weise?} other {Die Unzufriedenheit sinkt: auf welche Weise?}}',
  'question.exhaust':
    '{track, select, hope {Welcher Marker der Hoffnung wird erschöpft?} other {Welcher Marker der Unzufriedenheit wird erschöpft?}}',
  'question.activate':
    '{track, select, hope {Welcher Marker der Hoffnung wird aktiv?} other {Welcher Marker der Unzufriedenheit wird aktiv?}}',
  'question.death': 'Welche Karte bestimmt den Todeseffekt ({type})?',
  'question.consequence': 'Welche Folge von „{law}“ behältst du?',
  'question.arrived': 'Erkundest du „{expedition}“, oder meidest du den Ort?',
  'question.explored': 'Ziehst du von „{expedition}“ weiter, oder kehrst du um?',
  'question.over': 'Das Spiel ist zu Ende.',
  'citizen.worker': 'Arbeiter',
  'citizen.engineer': 'Ingenieur',
  'citizen.child': 'Kind',
  'citizen.automaton': 'Automat',
  'someone.worker': 'Ein Arbeiter',
  'someone.engineer': 'Ein Ingenieur',
  'someone.child': 'Ein Kind',
  'someone.automaton': 'Ein Automat',
  'someRes.coal': 'Kohle',
  'someRes.wood': 'Holz',
  'someRes.steel': 'Stahl',
  'someRes.core': 'Dampfkerne',
  'someRes.food': 'Nahrung',
  'zone.near': 'nahe Zone',
  'zone.far': 'ferne Zone',
  'action.clear': 'Schnee räumen',
  'action.gather': 'sammeln',
  'action.build': 'bauen',
  'action.use': 'ein Gebäude nutzen',
  'action.scout': 'einen Späher schicken',
  'action.special': 'Sonderaktion',
  amount: '{n} {res}',
  onBoth: '{first} und {second} auf seinen beiden Feldern',
  cores: '{n, plural, one {Dampfkern} other {Dampfkerne}}',
  consequence: 'Folge von „{law}“',
  effects: '{count, plural, =0 {nichts} other {{effects}}}',
  either: '{first} oder {rest}',
  alternatives: '{first}; oder {rest}',
  end: '{result, select, won {Die Stadt überlebt, denn {ending}.} other {Die Stadt geht unter, denn {ending}.}}',
  people:
    '{who, select, worker {{n, plural, other {# Arbeiter}}} engineer {{n, plural, one {# Ingenieur} other {# Ingenieure}}} child {{n, plural, one {# Kind} other {# Kinder}}} choose {{n, plural, other {# Bürger nach Wahl}}} other {{n, plural, other {# Bürger dieser Art}}}}',
  scenarioCard:
    '{at, select, round {Szene der Runde {round}} storm {Szene des Sturms} other {Szene vom Ende des Sturms}}',
  site: '{place}',
  slot: '{expedition, select, none {Stapel {slot}} other {{expedition}, Stapel {slot}}}',
  tile: '{count, plural, =0 {{zone, select, near {nah, leer} other {fern, leer}}} other {{zone, select, near {nah, mit {goods}} other {fern, mit {goods}}}}}',
  weatherCard:
    '{count, plural, =0 {ruhig} other {{effects}}}{storm, plural, =0 {} one {; der Sturm rückt um eine Runde näher} other {; der Sturm rückt um # Runden näher}}{scouts, plural, =0 {; Späher rasten} one {; Späher ziehen um ein Feld weiter} other {; Späher ziehen um # Felder weiter}}',

  'effect.gain': '+{n} {res}',
  'effect.lose': '−{n} {res}',
  'effect.losePerToken': '−1 {res} je aktivem Marker „{token}“',
  'effect.sick': '{n, plural, one {{people} wird krank} other {{people} werden krank}}',
  'effect.join': '{n, plural, one {{people} kommt dazu} other {{people} kommen dazu}}',
  'effect.leave': '{n, plural, one {{people} geht fort} other {{people} gehen fort}}',
  'effect.die': '{n, plural, one {{people} stirbt} other {{people} sterben}}',
  'effect.tire': '{n, plural, one {{people} wird erschöpft} other {{people} werden erschöpft}}',
  'effect.raise':
    '{token, select, any {{track, select, hope {die Hoffnung steigt} other {die Unzufriedenheit steigt}}} other {{track, select, hope {die Hoffnung steigt ({token})} other {die Unzufriedenheit steigt ({token})}}}}',
  'effect.exhaust':
    '{token, select, any {{track, select, hope {ein Marker der Hoffnung wird erschöpft} other {ein Marker der Unzufriedenheit wird erschöpft}}} other {ein Marker „{token}“ wird erschöpft}}',
  'effect.activate':
    '{token, select, any {{track, select, hope {ein Marker der Hoffnung wird aktiv} other {ein Marker der Unzufriedenheit wird aktiv}}} other {ein Marker „{token}“ wird aktiv}}',
  'effect.lower': '{track, select, hope {Hoffnung −{n}} other {Unzufriedenheit −{n}}}',
  'effect.pressure': '{change, select, none {kein Druck mehr} up {Druck +{n}} other {Druck −{n}}}',
  'effect.heatingRange': '{change, select, up {Heizstufe {level} +{n}} other {Heizstufe {level} −{n}}}',
  'effect.cure': '{n, plural, other {# Bürger heilen}}',
  'effect.treat': '{n, plural, other {# Bürger behandeln}}',
  'effect.vent': '{n} Druck ablassen',
  'effect.raiseCold': 'Kälte +{n}',
  'effect.delayStorm': '{n, plural, one {der Sturm kommt # Runde später} other {der Sturm kommt # Runden später}}',
  'effect.rest': '{n, plural, one {# erschöpfter Bürger ruht sich aus} other {# erschöpfte Bürger ruhen sich aus}}',
  'effect.gainAutomaton': '{n, plural, one {# Automat mehr} other {# Automaten mehr}}',
  'effect.drawCitizenCard': '{n, plural, one {# Bürgerkarte ziehen} other {# Bürgerkarten ziehen}}',
  'effect.hastenTechnology':
    '{n, plural, one {die Entwicklung ist # Runde schneller} other {die Entwicklung ist # Runden schneller}}',
  'effect.gainStormWork': '{n, plural, one {# Sturmbau} other {# Sturmbauten}}',
  'effect.marchScout': '{n, plural, one {ein Späher zieht # Feld weiter} other {ein Späher zieht # Felder weiter}}',
  'effect.sickenScouts':
    '{n, plural, one {je Späher unterwegs wird # Bürger krank} other {je Späher unterwegs werden # Bürger krank}}',
  'effect.takeFromSpace': 'bis zu {n} vom Feld nehmen',
  'effect.gatherFromTile': 'bis zu {n} von jedem Feld eines Plättchens nehmen',
  'effect.useBuilding': '{n, plural, one {das Gebäude einmal nutzen} other {das Gebäude #-mal nutzen}}',
  'effect.endStorm': '{n, plural, one {der Sturm endet nach # Runde} other {der Sturm endet nach # Runden}}',
  'effect.placeAutomatonHere': 'ein Automat kommt auf diese Karte',
  'effect.addDuskCard': 'eine neue Abendkarte: {card}',
  'effect.openExpedition': 'eine neue Expedition: {card}',
  'effect.destroyBuilding': 'Verlust eines Gebäudes: {building}',
  'effect.enactLaw':
    '{choose, select, yes {ein Gesetz mit einer Folge nach Wahl erlassen} other {ein Gesetz erlassen}}',
  'effect.placeTile':
    '{zone, select, near {{n, plural, one {# nahes Plättchen legen} other {# nahe Plättchen legen}}} other {{n, plural, one {# fernes Plättchen legen} other {# ferne Plättchen legen}}}}',
  'effect.build':
    '{wood, plural, =0 {{actions, plural, =1 {einmal bauen} other {#-mal bauen}}} other {{actions, plural, =1 {einmal bauen} other {#-mal bauen}}, je {wood} Holz billiger}}',
  'effect.endGame': 'du gewinnst, wenn {when}, sonst verlierst du',
  'effect.if':
    '{others, plural, =0 {wenn {when}: {count, plural, =0 {nichts} other {{effects}}}} other {wenn {when}: {count, plural, =0 {nichts} other {{effects}}}, sonst: {other}}}',
  'effect.choose': 'nach Wahl: {options}',

  'require.resource': 'du {n} {res} hast',
  'require.tokens':
    '{op, select, least {{track, select, hope {die Hoffnung mindestens {n} ist} other {die Unzufriedenheit mindestens {n} ist}}} other {{track, select, hope {die Hoffnung höchstens {n} ist} other {die Unzufriedenheit höchstens {n} ist}}}}',
  'require.activeTokens':
    '{token, select, any {{track, select, hope {{n} Marker der Hoffnung} other {{n} Marker der Unzufriedenheit}}} other {{n} Marker „{token}“}} {n, plural, one {aktiv ist} other {aktiv sind}}',
  'require.idle': '{n, plural, one {{people} verfügbar ist} other {mindestens {people} verfügbar sind}}',
  'require.inReserve': '{n, plural, one {{people} zu Hause ist} other {mindestens {people} zu Hause sind}}',
  'require.sick': '{n, plural, one {{people} krank ist} other {mindestens {people} krank sind}}',
  'require.law': '{enacted, select, yes {dieses Gesetz gilt ({law})} other {dieses Gesetz nicht gilt ({law})}}',
  'require.anyBuilt': 'du dieses Gebäude hast ({buildings})',
  'require.count':
    '{of, select, corpses {es {n, plural, one {# Toten} other {mindestens # Tote}} gibt} stormWorks {es {n, plural, one {# Sturmbau} other {mindestens # Sturmbauten}} gibt} pressure {der Druck mindestens {n} beträgt} automatonsInBank {in der Bank {n, plural, one {# Automat ist} other {# Automaten sind}}} other {{n, plural, one {# Bürger erschöpft ist} other {# Bürger erschöpft sind}}}}',
  'require.citizens': 'die Stadt mindestens {n} Bürger hat',
  'require.tilePlaceable': 'ein Plättchen gelegt werden kann ({zones})',
  'require.coldAboveHeat': 'die Kälte größer ist als die Wärme',
  'require.allSheltered': 'alle Figuren ein Obdach haben',
  'require.anyCurable': 'jemand geheilt werden kann',
  'require.anyTreatable': 'jemand behandelt werden kann',
  'require.technologyHastenable': 'eine Technologie entwickelt wird',
  'require.lawAvailable': 'ein Gesetz erlassen werden kann',
  'require.longShiftWorked': 'eine lange Schicht eingelegt wurde',
  'require.scoutAway': 'ein Späher unterwegs ist',
  'require.resourceOnTile': 'ein Plättchen eine Ressource hat',

  'category.survivors': 'Überlebende',
  'category.hope': 'Hoffnung',
  'category.discontent': 'Unzufriedenheit',
  'category.works': 'Sturmbauten',
  'category.rounds': 'Runden',
  'category.victory': 'Sieg',
  'option.difficulty': 'Schwierigkeit',
  'option.difficulty.easy': 'Leicht',
  'option.difficulty.normal': 'Normal',
  'option.difficulty.hard': 'Schwer',
  'option.expert': 'Fachkraft',
};
