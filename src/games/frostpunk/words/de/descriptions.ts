import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in German. */
export const descriptions: Messages<keyof typeof english> = {
  'term.heat': 'Wärme',
  'term.generator': 'Generatorplättchen',
  'term.cold': 'Kälte',
  'term.range': 'Heizstufen',
  'term.pressure': 'Druck',
  'term.malfunction': 'Panne',
  'term.sickness': 'Krankheit',
  'term.hunger': 'Hunger',
  'term.corpse': 'Tote',
  'term.meeple': 'Bürger und Figuren',
  'term.round': 'Runden',
  'term.storm': 'Sturm',
  'term.law': 'Gesetze',
  'term.technology': 'Technologien',
  'term.expedition': 'Expeditionen',
  'term.hand': 'Hand',

  'about.supply':
    '{size, select, small {Es belegt ein Feld} other {Es belegt ein Paar Felder und kann auf jedem von einer Figur genutzt werden}}; davon gibt es {supply}.',
  'about.cost': 'Es zu bauen kostet {cost}.',
  'about.free': 'Es zu bauen kostet nichts.',
  'about.notBuilt': 'Man kann es nicht bauen.',
  'about.unlocked': 'Man kann es nur mit dieser Karte bauen: {cards}.',
  'about.level':
    '{level, plural, =0 {Es braucht keine Wärme.} other {{heating, select, level {Es hat die Heizstufe {level}: Es ist ab Wärme {heat} beheizt, solange sich die Heizstufen nicht verschieben.} zone {Es ist beheizt, wenn die Wärme seine Zone erreicht.} other {Es ist beheizt, wenn die Wärme seine Zone oder seine Heizstufe {level} erreicht: Wärme {heat}, solange sich die Heizstufen nicht verschieben.}}}}',
  'about.staff': 'Genutzt wird es von {kinds}.',
  'about.users': '{kind, select, worker {Arbeitern} engineer {Ingenieuren} other {Kindern}}',
  'about.use': 'Nutzung{conditions, plural, =0 {} other {, wenn {when}}}: {effects}.',
  'about.shelters':
    'Es gibt {n, plural, one {# Figur} other {# Figuren}} ein Obdach{type, select, any {} worker { (nur Arbeitern)} engineer { (nur Ingenieuren)} other { (nur Kindern)}}.',
  'about.hunts':
    'Es hat {n, plural, one {# Jagdsymbol} other {# Jagdsymbole}}; jedes bringt Nahrung, wenn das Wetter die Jagd erlaubt.',
  'about.allows': 'Es erlaubt {n, plural, one {# Expedition} other {# Expeditionen}} zugleich.',
  'about.onDeath': 'Nach jedem Tod: {effects}.',
  'about.workshop': 'Solange eines steht, wird eine Technologie entwickelt.',
  'about.house': 'Es kann weder abgebaut noch zerstört werden.',
  'about.upgrade': 'Es auszubauen kostet {cost}.',
  'about.upgraded': 'Ausgebaut: {line}',
  'about.tile':
    '{zone, select, near {Wer in der nahen Zone Schnee räumt, legt es.} other {Wer in der fernen Zone Schnee räumt, legt es.}}',
  'about.tileFood': 'Es zu legen bringt sofort {n} Nahrung.',
  'about.tileBuilding': 'Dieses Gebäude kommt mit: {building}.',
  'about.choice': 'Möglichkeit {n}{conditions, plural, =0 {} other {, wenn {when}}}: {effects}.',
  'about.choose': 'nach Wahl: {options}',
  'about.offer': '{effects}{conditions, plural, =0 {} other {, wenn {when}}}',
  'about.effects': 'Wirkung: {effects}.',
  'about.enacted': 'Beim Erlassen: {effects}.',
  'about.law': 'Beim Erlassen kommt eine seiner Folgen ungesehen in den Abendstapel.',
  'about.consequence': 'Folge {letter}, am Abend gezogen: {effects}.',
  'about.consequenceStays': 'Folge {letter}: {line}',
  'about.consequenceTitle': '{card}, {letter}',
  'about.consequenceOf': 'Sie kann in den Abendstapel kommen, wenn dieses Gesetz erlassen wird: {law}.',
  'about.atDusk': 'Am Abend gezogen: {effects}.',
  'about.removed': 'Dann verlässt sie das Spiel.',
  'about.red': 'Sie ist rot und wird nie abgelegt.',
  'about.excludes': 'Diese Gesetze verlassen damit das Spiel: {laws}.',
  'about.time': 'Die Entwicklung dauert {n, plural, one {# Runde} other {# Runden}}.',
  'about.developed': 'Wenn sie entwickelt ist: {effects}.',
  'about.modifier.childrenMay': 'Von da an dürfen Kinder das tun: {actions}.',
  'about.modifier.eachPreparation':
    'Von da an in jeder Vorbereitung{conditions, plural, =0 {} other {, wenn {when}}}: {effects}.',
  'about.modifier.duskOffer':
    'Von da an darfst du einmal am Anfang jedes Abends das wählen{conditions, plural, =0 {} other {, wenn {when}}}: {effects}.',
  'about.modifier.longShift':
    'Von da an darf einmal je Runde ein Arbeiter dasselbe Gebäude noch einmal nutzen; danach: {effects}.',
  'about.modifier.feedFewer':
    'Von da an {n, plural, one {muss in jeder Runde # Bürger weniger} other {müssen in jeder Runde # Bürger weniger}} ernährt werden.',
  'about.modifier.treatBonus': 'Von da an behandelt jede Behandlung {n} Bürger mehr.',
  'about.modifier.cureBonus': 'Von da an heilt jede Heilung {n} Bürger mehr.',
  'about.modifier.huntBonus': 'Von da an hat jedes Gebäude mit Jagdsymbolen {n} mehr.',
  'about.modifier.maxVent': 'Von da an lässt man bis zu {n} Druck ab.',
  'about.modifier.scoutBonus':
    'Von da an ziehen Späher {n, plural, one {# Feld} other {# Felder}} weiter, wenn das Wetter sie ziehen lässt.',
  'about.modifier.unlockBuilding': 'Von da an kann man das bauen: {building}.',
  'about.modifier.buildingLevel': 'Von da an hat dieses Gebäude die Heizstufe {level}: {building}.',
  'about.modifier.useBonus': 'Von da an bringt jede Nutzung dieses Gebäudes {amount} mehr: {building}.',
  'about.eachDusk':
    'Solange sie im Spiel bleibt, am Abend: {effects}.{once, select, yes { Dann verlässt sie das Spiel.} other {}}',
  'about.special':
    '{perRound, select, yes {Solange sie im Spiel bleibt, bietet sie einmal je Runde eine Sonderaktion} other {Solange sie im Spiel bleibt, bietet sie eine Sonderaktion}} ({staff}){conditions, plural, =0 {} other {, wenn {when}}}: {effects}.{once, select, yes { Dann verlässt sie das Spiel.} other {}}',
  'about.citizenCard': 'Spielt sie vor dieser Aktion einer Figur ({kind}): {actions}.',
  'about.actionWith': '{action} ({buildings})',
  'about.instead': 'Statt der Wirkung der Aktion: {effects}.',
  'about.death': 'Todeswirkung ({kind}): {effects}.',
  'about.expert':
    'Einmal in jeder Vorbereitung darfst du einen aktiven Marker erschöpfen, um die Fachkraft einzusetzen: {token}.',
  'about.call': 'Einmal im Spiel darfst du in einem Zug oder am Anfang des Abends eines davon wählen.',
  'about.letter':
    '{letter, select, X {Sie kommt durch eine Karte des Szenarios ins Spiel und kann nicht umgangen werden.} C {Sie ist eine Expedition der letzten Stufe ({letter}) und kann nicht umgangen werden.} other {Sie ist eine Expedition der Stufe {letter}.}}',
  'about.path': 'Der Weg dorthin hat {n, plural, one {# Feld} other {# Felder}}.',
  'about.back':
    'Bei der Rückkehr: {effects}. {after, select, newA {Dann verlässt sie das Spiel, und eine andere Expedition A nimmt ihren Platz ein.} addB {Dann wird eine Expedition B daraufgelegt.} addC {Dann wird eine Expedition C daraufgelegt.} other {Dann verlässt sie das Spiel.}}',
  'about.next': 'Von hier zu einer Expedition {letter} weiterzuziehen bringt bei der Rückkehr: {effects}.',
  'about.morning':
    'Möglichkeit {n}{conditions, plural, =0 {} other {, wenn {when}}}: {effects}.{to, select, display { Dann bleibt sie im Spiel.} other {}}',
  'about.hunting': '{n, plural, =0 {Es wird nicht gejagt.} other {Jedes Jagdsymbol bringt # Nahrung.}}',
  'about.scouting':
    '{n, plural, =0 {Späher bleiben, wo sie sind.} one {Späher ziehen # Feld weiter.} other {Späher ziehen # Felder weiter.}}',
  'about.nearer': 'Der Sturm rückt um {n, plural, one {# Runde} other {# Runden}} näher.',
  'about.aside': 'Sie kommt nur durch eine andere Karte in den Stapel.',
  'about.council': 'Sie verlässt danach das Spiel, und die nächste Ratskarte kommt zu den Abendkarten.',
  'about.scene':
    '{at, select, round {Sie wirkt im Morgengrauen der Runde {n}.} storm {Sie wirkt, wenn der Sturm kommt.} other {Sie wirkt, wenn der Sturm endet.}}',
  'about.stays': 'Dann bleibt sie im Spiel.',
  'about.res.coal':
    'Im Generator verbrannt, nachts oder in Zügen, erhöht sie die Wärme; Automaten brauchen sie, um zu handeln.',
  'about.res.wood': 'Damit wird gebaut und ausgebaut.',
  'about.res.steel': 'Damit werden die besseren Gebäude gebaut und ausgebaut.',
  'about.res.core': 'Die seltenste Ressource: Die größten Gebäude und die Automaten brauchen ihn.',
  'about.res.food': 'Sie senkt den Hunger und ernährt in jeder Runde eine Art von Bürgern.',
  'about.kind.worker': 'Arbeiter können alle Aktionen, außer in den Gebäuden der anderen.',
  'about.kind.engineer':
    'Ingenieure können alle Aktionen, außer in den Gebäuden der anderen; Medizin, Forschung und Gesetze brauchen sie.',
  'about.kind.child':
    'Kinder handeln nur, wenn ein Gesetz es erlaubt, und dann als Arbeiter; manche Gebäude sind für sie.',
  'about.kind.automaton':
    'Im Spiel {n, plural, one {ist #} other {sind #}}. Ein Automat handelt als Arbeiter, ist aber nie Späher; er wird nicht krank und braucht weder Nahrung noch Obdach.',
  'about.automatonCost': 'Jede seiner Aktionen kostet {n} Kohle.',
  'about.zone':
    '{zone, select, near {Die Zone neben dem Generator; wer dort Schnee räumt, legt {n, plural, one {# Plättchen} other {# Plättchen}}.} other {Die Zone jenseits der nahen; wer dort Schnee räumt, legt {n, plural, one {# Plättchen} other {# Plättchen}}.}}',
  'about.action.clear':
    'Du legst {near, plural, one {# nahes} other {# nahe}} oder {far, plural, one {# fernes} other {# ferne}} Plättchen mit ihrem Inhalt.',
  'about.action.gather': 'Du nimmst bis zu {n} von der Ressource eines Feldes.',
  'about.action.build': 'Du baust bis zu {n} Gebäude, oder baust sie ab oder aus.',
  'about.action.use': 'Ein Gebäude wirkt; manche brauchen eine bestimmte Art von Figur.',
  'about.action.scout': 'Ein Bürger bricht zu einer Expedition auf, wenn ein Leuchtfeuer noch eine erlaubt.',
  'about.action.special': 'Du nutzt die Aktion, die eine Karte im Spiel bietet.',
  'about.warmth':
    '{warmth, select, cold {Die Aktion ist kalt: Ein Bürger der Art, die handelt, wird krank.} warm {Die Aktion ist warm: Niemand wird davon krank.} other {Ist der Ort nicht beheizt, wird ein Bürger der Art, die handelt, krank.}}',
  'about.stage.dawn': 'Die Führung wechselt, eine Technologie kann fertig sein, und Karten des Szenarios wirken.',
  'about.stage.morning': 'Eine Morgenkarte wird aufgedeckt, und du wählst eine ihrer Möglichkeiten.',
  'about.stage.generator':
    'Du darfst Kohle verbrennen, um die Wärme zu erhöhen. Für jedes Feld zwischen Wärme und Kälte wird ein Bürger krank, und Würfel werden in den Turm geworfen.',
  'about.stage.weather': 'Eine Wetterkarte bringt Wirkungen, Jagd, Schritte der Späher und den Sturm.',
  'about.stage.preparation': 'Du darfst die Fachkraft einsetzen; dann erschöpfen die Kranken andere.',
  'about.stage.action': 'Reihum schicken alle eine Figur zu einer Aktion, bis alle passen.',
  'about.stage.dusk': 'Karten im Spiel wirken, dann eine Karte des Abendstapels.',
  'about.stage.hunger':
    'Du darfst Nahrung ausgeben, um den Hunger zu senken; dann trifft er, und die Art dieser Runde isst.',
  'about.stage.night':
    'Bedeckte Erschöpfte ruhen sich aus, und du darfst Kohle verbrennen. Für jede Figur ohne beheiztes Obdach wird ein Bürger krank.',
  'about.hope':
    'Du beginnst mit {n, plural, one {# Marker} other {# Markern}}; die Leiste fasst {room}. Ohne Marker ist das Spiel verloren.',
  'about.discontent':
    'Du beginnst mit {n, plural, one {# Marker} other {# Markern}}; mit {limit} ist das Spiel verloren.',
  'about.raise': 'Steigt sie, wird ein Marker gezogen und liegt erschöpft, oder ein erschöpfter wird aktiv.',
  'about.lower': 'Sinkt sie, wird ein aktiver Marker erschöpft oder ein erschöpfter entfernt.',
  'about.token':
    '{track, select, hope {Ein Marker der Hoffnung; davon gibt es {n}.} other {Ein Marker der Unzufriedenheit; davon gibt es {n}.}}',
  'about.tokenServes': 'Ein aktiver kann erschöpft werden, um eine Fachkraft einzusetzen.',
  'about.points.survivors': 'Ein Punkt je Bürger.',
  'about.points.hope': 'Ein Punkt je Marker der Hoffnung.',
  'about.points.discontent': 'Ein Punkt weniger je Marker der Unzufriedenheit.',
  'about.points.works': '{n, plural, one {# Punkt} other {# Punkte}} je Sturmbau.',
  'about.points.rounds': 'Ein Punkt je Runde, die vorbei ist.',
  'about.points.victory': '{n, plural, one {# Punkt} other {# Punkte}}, wenn die Stadt überlebt.',
  'about.shared': 'Alle haben dieselben Punkte und gewinnen oder verlieren gemeinsam.',
  'about.ending.scenario':
    'Die Stadt gewinnt, wenn sie am Ende des Sturms hat, was die letzte Karte des Szenarios verlangt.',
  'about.ending.hope': 'Die Stadt geht unter, wenn der letzte Marker der Hoffnung weg ist.',
  'about.ending.discontent':
    'Die Stadt geht mit {n, plural, one {# Marker} other {# Markern}} der Unzufriedenheit unter.',
  'about.ending.generator': 'Die Stadt geht mit der zweiten Panne des Generators unter.',
  'about.ending.sickness': 'Die Stadt geht unter, wenn in einer Vorbereitung {n} oder mehr einer Art krank sind.',
  'about.ending.hunger': 'Die Stadt geht unter, wenn der Hunger nach dem Ausgeben von Nahrung {n} oder mehr ist.',
  'about.ending.corpses': 'Die Stadt geht unter, wenn es {n, plural, one {# Toten} other {# Tote}} gibt.',
  'about.ending.objective':
    'Die Stadt geht unter, wenn am Ende des Sturms das Ziel verfehlt ist oder die letzte Runde endet.',
  'about.goods': 'Du beginnst mit {goods}.',
  'about.of':
    '{n, plural, one {# {kind, select, worker {Arbeiter} engineer {Ingenieur} other {Kind}}} other {# {kind, select, worker {Arbeiter} engineer {Ingenieure} other {Kinder}}}}',
  'about.people': 'Bürger am Anfang: {citizens}.',
  'about.sick': 'Davon krank: {sick}.',
  'about.markers':
    'Die Kälte beginnt bei {cold} und die Wärme bei {heat}, der Sturm wartet in Runde {storm}, und der Hunger ist {hunger}.',
  'about.heat':
    'Jede verbrannte Kohle erhöht sie um ein Feld, nie über die Kälte hinaus; am Ende der Generatorphase kehrt sie auf das erste Feld zurück.',
  'about.sickAt': 'Je ein Kranker ({kind}) für jedes dieser Felder zwischen Wärme und Kälte: {spaces}.',
  'about.throws': 'So viele Würfel werden in den Turm geworfen, vom ersten Feld an: {cubes}.',
  'about.generator': 'Das Plättchen in der Mitte hat {n} Felder. Am Anfang ist darauf: {things}.',
  'about.cold': 'Sie sagt, bis wohin die Wärme steigen kann. Wetter und andere Karten verschlimmern sie.',
  'about.coldWork': 'Wer handelt, wo nicht geheizt ist, wird krank, und ebenso, wer ohne beheiztes Obdach schläft.',
  'about.ranges':
    'Am Anfang ist die erste Stufe bei Wärme {first} erreicht, die zweite bei {second} und die dritte bei {third}.',
  'about.heated':
    '{heating, select, level {Ein Gebäude ist beheizt, wenn die Stufe erreicht ist, die es braucht. Beim Sammeln hat der Generator die erste Stufe, die nahe Zone die zweite und die ferne Zone die dritte.} zone {Der Generator hat die erste Stufe, die nahe Zone die zweite und die ferne Zone die dritte; alles dort ist zusammen beheizt.} other {Ein Gebäude ist durch seine Heizstufe oder durch seine Zone beheizt: Der Generator hat die erste Stufe, die nahe Zone die zweite und die ferne Zone die dritte.}}',
  'about.pressure': 'Würfel, die durch den Turm fallen, liegen hier. Die Leiste fasst {n}; einer mehr ist eine Panne.',
  'about.tower':
    'Von {of} geworfenen Würfeln fallen etwa {fall} durch. Von {of}, die stecken, stößt ein Wurf etwa {knock} herunter, das Ziehen der Schublade {pull} und ihr Schließen {close}.',
  'about.malfunction':
    'Die erste erhöht die Kälte um {cold} und jede Heizstufe um {ranges} und nimmt allen Druck weg. Mit der zweiten ist das Spiel verloren.',
  'about.sickness':
    'Jede Art hat einen Marker für ihre Kranken. Bei {n} oder mehr in einer Vorbereitung ist das Spiel verloren.',
  'about.skull':
    'Der Marker wird umgedreht, wenn mehr krank würden, als es gibt, und in Vorbereitungen. Das erste Mal zeigt er den Schädel, beim nächsten Mal stirbt ein Bürger. Behandeln dreht den Schädel zurück.',
  'about.section':
    'Bei {range} Kranken erschöpft eine Vorbereitung {tired, plural, =0 {niemanden} other {#}} der Art und dreht den Marker {flips, plural, =0 {nicht} one {einmal} other {#-mal}}.',
  'about.hunger':
    'Jeder Bürger, der nichts isst, erhöht ihn um eins, bis {top}. Ist er nach dem Ausgeben von Nahrung {n} oder mehr, ist das Spiel verloren.',
  'about.malus': 'Hunger {range}: {effects}.',
  'about.one': '{n}',
  'about.range': '{from} bis {to}',
  'about.corpse': 'Jeder Tod bringt einen und die Todeswirkung einer Bürgerkarte. Bei {n} ist das Spiel verloren.',
  'about.meeple': 'Es gibt höchstens {n} Bürger einer Art. Mehrere haben zusammen eine Figur, die für sie handelt.',
  'about.meeplesFor': 'Vom ersten Bürger an so viele Figuren ({kind}): {counts}.',
  'about.round': 'Es gibt höchstens {n}. Die erste beginnt mit den Aktionen.',
  'about.eats': 'Diese Art isst in diesen Runden ({kind}): {rounds}.',
  'about.storm':
    'Sein Marker liegt auf einer Runde und rückt mit dem Wetter näher. Kommt er an, wirkt die Szene des Sturms; endet er, entscheidet sich das Spiel.',
  'about.laws':
    'Du kannst im Spiel höchstens {n, plural, one {# Gesetz} other {# Gesetze}} erlassen; sie gelten für immer.',
  'about.technologies':
    'Mit einer Werkstatt wird eine auf einmal entwickelt; sobald ihre Runde kommt, gilt sie für immer.',
  'about.expeditions':
    'Es ist Platz für {n} Stapel, und am Anfang {open, plural, one {ist # offen} other {sind # offen}}.',
  'about.exploring':
    'Am Ende des Weges erkundet ein Späher den Ort oder umgeht ihn; dann zieht er weiter oder kehrt mit dem Gefundenen zurück.',
  'about.hand': 'Die gemeinsame Hand beginnt mit {n, plural, one {# Karte} other {# Karten}}.',
  'about.onePerRound': 'In einer Runde kann eine Bürgerkarte gespielt werden.',
};
