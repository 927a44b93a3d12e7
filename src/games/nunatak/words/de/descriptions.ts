import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in German. */
export const descriptions: Messages<keyof typeof english> = {
  'term.turn': 'Zug',
  'term.block': 'Eisblock',
  'term.line': 'Kartenreihe',
  'term.pile': 'Stapel',
  'term.square': 'Quadrat',
  'term.supports': 'stützende Eisblöcke',
  'term.track': 'Ingenieursleiste',
  'term.favourCards': 'Gunstkarten',
  'term.completionCard': 'Abschlusskarte',
  'term.siku': 'Siku',
  'term.dummy': 'Dummys',

  'about.with': '{count} {players, plural, =1 {allein} =2 {zu zweit} =3 {zu dritt} =4 {zu viert} other {#}}',
  'about.cards':
    '{count, plural, one {# Karte zeigt} other {# Karten zeigen}} dieses Symbol, allein oder mit einem anderen, und ebenso viele Platten.',
  'about.labourer':
    'Bevor ihr Eisblock gesetzt wird, darf eine freie Hilfskraft-Platte mit einer anderen freien Platte tauschen; dann kommt der Eisblock auf die Hilfskraft-Platte an ihrem neuen Ort.',
  'about.elder': 'Wenn sein Eisblock gesetzt wird, nimmst du eine der offenen Gunstkarten.',
  'about.artisansWith': '{count, plural, one {# Handwerker hat} other {# Handwerker haben}} dieses Werkzeug.',
  'about.tool':
    'Handwerker mit demselben Werkzeug zählen zusammen, und ein Satz aus allen Werkzeugen bringt {points, plural, one {# Punkt} other {# Punkte}} mehr.',
  'about.cardTitle': '{card}, Stapel {pile}',
  'about.card': 'Ihr Eisblock kommt auf eine freie Platte mit diesem Symbol: {symbols}.',
  'about.doubleCard': 'Du wählst beim Nehmen eines ihrer Symbole, und sie zählt nur als diese Art.',
  'about.hasTool': 'Ihr Werkzeug zählt mit denen anderer Handwerker.',
  'about.multiplies':
    'Als Lasttier hat sie {count, plural, one {# Multiplikator-Symbol} other {# Multiplikator-Symbole}}.',
  'about.pair': 'Als Ahne bringt sie am Ende einen Punkt für jede deiner Karten dieser Arten: {first}, {second}.',
  'about.tileTitle': '{tile}, Stockwerk {pile}',
  'about.tile': 'Sie nimmt den Eisblock einer Karte mit diesem Symbol auf: {symbols}.',
  'about.immediate': 'Spiel sie sofort, wenn du sie nimmst, oder nie.',
  'about.single': 'Spiel sie einmal, und zwar {moments}, aber nicht im Zug, in dem du sie nimmst.',
  'about.final': 'Spiel sie am Ende des Spiels.',
  'about.favour.rise':
    'Du bekommst {points, plural, one {# Punkt} other {# Punkte}} für jedes Stockwerk, auf dem du einen Eisblock hast.',
  'about.favour.craft': 'Du rückst auf der Ingenieursleiste {steps, plural, one {# Schritt} other {# Schritte}} vor.',
  'about.favour.base':
    'Du bekommst einen Punkt für jeden deiner Eisblöcke am Rand des untersten Stockwerks, höchstens {most, plural, one {# Punkt} other {# Punkte}}.',
  'about.favour.bracing':
    'Einer deiner Eisblöcke auf einem oberen Stockwerk zählt seine stützenden Eisblöcke noch einmal.',
  'about.favour.solidarity':
    'Du bekommst {points, plural, one {# Punkt} other {# Punkte}} und {each, plural, one {# Punkt} other {# Punkte}} für jeden Gegner, der vor dir liegt.',
  'about.favour.foresight':
    'Du reservierst eine Karte der Kartenreihe für deinen nächsten Zug, wenn mindestens {least} darin sind. Passt sie, musst du sie nehmen.',
  'about.favour.abundance':
    'Du hast {turns, plural, one {# Zug} other {# Züge}} hintereinander und setzt später {skipped, plural, one {# Zug} other {# Züge}} aus.',
  'about.favour.divination':
    'Du siehst dir bis zu {most} Karten des Nachziehstapels an, darfst eine gegen eine nicht reservierte Karte der Kartenreihe tauschen und legst sie in beliebiger Folge zurück.',
  'about.favour.spread': 'Eine freie Platte tauscht den Platz mit einer anderen.',
  'about.favour.liberty': 'Der nächste Eisblock, den du setzt, darf auf jede freie Platte.',
  'about.favour.renewal':
    'Die nicht reservierten Karten der Kartenreihe werden in den Nachziehstapel gemischt und ersetzt.',
  'about.favour.rivalry':
    'In einem Quadrat bekommst nur du Punkte, und {points, plural, one {# Punkt} other {# Punkte}} mehr, wenn du dort vorn bist.',
  'about.favour.transformation':
    'Eine deiner Karten wird zu einer anderen Art; als Handwerker hat sie ein Werkzeug deiner Wahl.',
  'about.favour.insight':
    'Du bekommst so viele Punkte wie die Zahl an deinem Schritt auf der Ingenieursleiste, oder die nächste davor.',
  'about.favour.harmony': 'Du bekommst einen Punkt für jede Art von Karten, die du hast.',
  'about.favour.team':
    'Deine Lasttiere haben {symbols, plural, one {# Multiplikator-Symbol} other {# Multiplikator-Symbole}} mehr.',
  'about.favour.vigour': 'Beim Zählen der Hilfskräfte hast du {labourers, plural, one {# mehr} other {# mehr}}.',
  'about.unused': 'Eine ungenutzte Gunstkarte bringt am Ende {points, plural, one {# Punkt} other {# Punkte}}.',
  'about.copies': 'Davon {count, plural, one {ist # Karte} other {sind # Karten}} im Spiel.',
  'about.from': 'Sie ist ab {players} Spielern im Spiel.',
  'about.completion':
    'Zu viert bekommt einen Extrazug, wer davon am meisten hat; auf {first, plural, =0 {keiner Abschlusskarte} one {# Abschlusskarte} other {# Abschlusskarten}} ist es die erste Zeile, auf {second, plural, =0 {keiner} other {#}} die zweite.',
  'about.support':
    'Ein Eisblock auf einem oberen Stockwerk bringt einen Punkt für jeden eigenen Eisblock direkt darunter.',
  'about.squares':
    'Bilden vier Eisblöcke ein Quadrat, bekommt {first, plural, one {# Punkt} other {# Punkte}}, wer die meisten hat, und {second, plural, one {# Punkt} other {# Punkte}} der Zweite. Bei Gleichstand gewinnt, wer am Zug ist; teilen sich andere den zweiten Platz, bekommen sie je {tied, plural, one {# Punkt} other {# Punkte}}.',
  'about.favours': 'Die Punkte, die Gunstkarten gebracht haben.',
  'about.dome':
    'Wer am Rand aller Stockwerke die meisten Eisblöcke hat, bekommt {points, plural, one {# Punkt} other {# Punkte}}. Bei Gleichstand zählt das unterste Stockwerk, dann das nächste; sonst bekommt sie niemand.',
  'about.labourers':
    'Wer die meisten Hilfskräfte hat, bekommt {most, plural, one {# Punkt} other {# Punkte}}, bei Gleichstand alle je {tied, plural, one {# Punkt} other {# Punkte}}; alle anderen bekommen {each, plural, one {# Punkt} other {# Punkte}} je Hilfskraft.',
  'about.sculptors':
    'Deine Eisbildhauer zählen zusammen; nach ihrer Zahl, bis {most}, bringen sie so viele Punkte: {points}.',
  'about.artisans':
    'Handwerker mit demselben Werkzeug zählen zusammen; nach ihrer Zahl, bis {most}, bringen sie so viele Punkte: {points}. Ein Satz aus allen Werkzeugen bringt {trio, plural, one {# Punkt} other {# Punkte}} mehr.',
  'about.beasts': 'Die Zahl deiner Lasttiere mal alle ihre Multiplikator-Symbole ergibt die Punkte.',
  'about.engineers':
    'Die Zahl deiner Ingenieurinnen mal die letzte Zahl, die du auf der Ingenieursleiste erreicht hast, ergibt die Punkte. Ihre Zahlen: {numbers}.',
  'about.step': '{number} an Schritt {step}',
  'about.elders': 'Jeder Ahne bringt einen Punkt für jede deiner Karten der Arten, die er zeigt.',
  'about.unusedFavours':
    'Jede Gunstkarte, die du nicht genutzt hast, bringt {points, plural, one {# Punkt} other {# Punkte}}.',
  'about.sets': 'Jeder Satz aus je einer Karte jeder Art bringt {points, plural, one {# Punkt} other {# Punkte}}.',
  'about.tied':
    'Bei gleich vielen Punkten gewinnt, wer mehr Eisblöcke am Rand des Tempels hat; sonst teilt man sich den Sieg.',
  'about.lowest': 'Ein Spiel allein mit bis zu {most, plural, one {# Punkt} other {# Punkten}}.',
  'about.between': 'Ein Spiel allein mit {least} bis {most, plural, one {# Punkt} other {# Punkten}}.',
  'about.highest': 'Ein Spiel allein mit {least, plural, one {# Punkt} other {# Punkten}} oder mehr.',
  'about.turn':
    'Du nimmst eine Karte der Kartenreihe, setzt einen Eisblock auf eine freie Platte mit ihrem Symbol und wertest, was er vollendet.',
  'about.turns': 'So viele Züge haben alle: {counts}.',
  'about.turnsWith':
    '{count} {players, plural, =1 {allein} =2 {zu zweit} =3 {zu dritt} =4 {zu viert} other {#}}{players, plural, =2 { (mit denen für Siku)} other {}}',
  'about.blocks': 'So viele haben alle: {counts}.',
  'about.block':
    'Er bleibt, wo er gesetzt ist. Eine Platte ist frei, wenn kein Eisblock auf ihr steht und sie am Anfang des Zugs da war.',
  'about.line': 'Die {cards} offenen Karten, aus denen alle wählen; nach jedem Zug wird sie aufgefüllt.',
  'about.noFit':
    'Passt keine Karte auf eine freie Platte, wird die Kartenreihe in den Nachziehstapel gemischt und ersetzt; hilft das nicht, nimmst du eine beliebige Karte für eine beliebige Platte.',
  'about.piles':
    'Karten und Platten tragen auf der Rückseite die Nummer ihres Stapels. So viele von beiden sind darin: {counts}.',
  'about.inPile': '{count} in Stapel {pile}',
  'about.nextTile':
    'Dann wird eine Platte des nächsten Stockwerks auf das Quadrat gelegt; sie ist ab dem nächsten Zug frei.',
  'about.track':
    'Dein Stein rückt für jede Zeile oder Spalte, die dein Eisblock vollendet, um einen Schritt vor, bis zu Schritt {steps}. Diagonalen und das oberste Stockwerk zählen nicht.',
  'about.numbers': 'Die Zahlen darauf multiplizieren deine Ingenieurinnen: {numbers}.',
  'about.favourLine':
    '{count, plural, one {# liegt} other {# liegen}} offen; ein Ahne bringt dir eine davon, und eine neue wird aufgedeckt.',
  'about.completionCard':
    'Zu viert wird eine von {count} aufgedeckt. Nach den normalen Zügen haben die beiden, die von ihrer ersten Zeile am meisten haben, einen Extrazug mit ihrem letzten Eisblock; bei Gleichstand entscheidet die zweite Zeile, dann der spätere Platz in der Zugfolge.',
  'about.siku':
    'Zu zweit setzt du in manchen Zügen einen Eisblock von Siku. Ihre Eisblöcke zählen in Quadraten und am Rand, bringen ihr aber nichts; sie behält nur Hilfskräfte.',
  'about.lots':
    'Mit Siku haben beide {lots} Pakete aus {own, plural, one {# eigenen Eisblock} other {# eigenen Eisblöcken}} und {siku, plural, one {# Eisblock} other {# Eisblöcken}} von Siku; ein Paket wird aufgebraucht, bevor das nächste geöffnet wird.',
  'about.dummies':
    'Allein nehmen die Dummys die erste Karte, die passt, im Uhrzeigersinn ab ihren Steinen, die auf diesen Plätzen der Kartenreihe beginnen: {slots}. Sie setzen dorthin, wo Quadrate, Reihen und Stützen am meisten bringen.',
  'about.dummyCards':
    'Sie behalten nur Hilfskräfte; mit einem Ahnen entfernt ein Dummy eine Gunstkarte. Ihre Punkte zählen nicht.',
};
