import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in German. */
export const descriptions: Messages<keyof typeof english> = {
  'term.sun': 'Sonne',
  'term.turn': 'Zug',
  'term.strength': 'Stärke',
  'term.access': 'Zugang',
  'term.ship': 'Schiff',
  'term.cube': 'Würfel',
  'term.personnel': 'Personal',
  'term.reserve': 'Reserve',
  'term.sacrifice': 'eine Ressource abgeben',
  'term.asterisk': 'Sternchen',

  'about.resource.simple': 'einfache Ressourcenkarte',
  'about.resource.expertise': 'Experten-Ressourcenkarte',
  'about.with': '{count} zu {players, plural, =2 {zweit} =3 {dritt} =4 {viert} other {#}}',
  'about.tokens':
    'Im Spiel {tokens, plural, one {ist # Plättchen} other {sind # Plättchen}}, am Anfang {start, plural, =0 {keines} other {#}} auf dem Plan.',
  'about.ofTwo':
    'Zu zweit {start, plural, =0 {ist keines} one {ist #} other {sind #}} am Anfang auf dem Plan und {boxed, plural, =0 {keines kommt} one {# kommt} other {# kommen}} in die Schachtel.',
  'about.camp': 'Aktion: Wirb so viele Forscher an, wie du in seiner Zone Stärke hast.',
  'about.shipyard':
    'Aktion: Bau ein Schiff, das sich in der Zone in der Sonne hinten anstellt und den Zug beendet; alle anderen nehmen eine Werftkarte.',
  'about.centre': 'Aktion: Rück um deine Stärke in seiner Zone auf einer davon vor: {tracks}.',
  'about.neededFor': 'Karten verlangen Zugang dazu, um das zu bauen: {buildings}.',
  'about.replaced': 'Fehlenden Zugang kann diese Karte ersetzen: {resource}.',
  'about.worth': 'Am Ende bringt es den meisten Forschern seiner Zone einen Punkt mehr.',
  'about.deck': 'Karten im Spiel: {counts}.',
  'about.deckBuilds': 'Seine Karten bauen: {buildings}. Nur die oberste liegt offen und kann gebaut werden.',
  'about.cardTitle': '{building} ({deck}, Karte {number})',
  'about.noNeeds': 'Sie verlangt keinen Zugang.',
  'about.needs': 'Sie verlangt Zugang zu: {buildings}.',
  'about.builds':
    'Du stellst das Gebäude und {scientists, plural, one {# Forscher} other {# Forscher}} deines Personals in die Zone, in die das Schiff dieses Zugs gefahren ist, und rückst dann auf einer beliebigen offenen Leiste um {steps, plural, one {# Feld} other {# Felder}} vor.',
  'about.asterisk':
    'Karten mit Sternchen zählen am Ende: Wer die meisten hat, bekommt einen Punkt für jede solche Karte aller Spieler.',
  'about.from': 'Sie ist ab {players} Spielern im Spiel.',
  'about.icons':
    '{count, plural, one {Dieses Zentrum bringt} other {Diese Zentren bringen}} einen Würfel darauf voran: {centres}.',
  'about.worths':
    'Ein Würfel ist vom ersten Feld an so viele Punkte wert: {points}. Am Ende bekommt, wer vorn ist, den Wert aller Würfel der Leiste, und alle anderen den des Würfels direkt davor.',
  'about.red': 'Feld {space}, rot, wirkt für alle, die es erreichen oder überholen: {effect}.',
  'about.blue': 'Feld {space}, blau, wirkt einmal im Spiel: {effect}.',
  'about.space': '{track} auf Feld {space}',
  'about.redSpaces': 'Er ist rot und wirkt für alle, die ihn erreichen oder überholen: {places}.',
  'about.blueSpaces': 'Er ist blau und wirkt einmal im Spiel: {places}.',
  'about.effect.scientist': 'Du wirbst {count, plural, one {# Forscher} other {# Forscher}} aus deiner Reserve an.',
  'about.effect.ship':
    'Eines deiner verfügbaren Schiffe stellt sich in der Zone in der Sonne hinten an, wenn Platz ist; alle anderen nehmen eine Werftkarte.',
  'about.effect.expertise': 'Du nimmst eine Experten-Ressourcenkarte, wenn noch eine da ist.',
  'about.effect.simple': 'Du bekommst deine benutzte einfache Ressourcenkarte zurück; niemand hat mehr als eine.',
  'about.effect.move':
    'Beginnend mit dem, der es erreicht hat, dürfen alle ein eigenes Schiff in eine andere offene Zone mit Platz bewegen; danach folgt keine Aktion.',
  'about.effect.draft':
    'Für alle wird je eine Werftkarte gezogen; beginnend mit dem, der es erreicht hat, nehmen alle eine davon.',
  'about.effect.advance':
    'Beginnend mit dem, der es erreicht hat, rücken alle um {steps, plural, one {# Feld} other {# Felder}} auf einer Leiste vor, die dafür noch niemand gewählt hat.',
  'about.copies': 'Von dieser Sorte {count, plural, one {gibt es # Karte} other {gibt es # Karten}}.',
  'about.played': 'An jedem Halt der Sonne, an dem du am Zug bist, darfst du jederzeit eine Werftkarte spielen.',
  'about.card.scientist':
    'Sie setzt {count, plural, one {# Forscher} other {# Forscher}} deines Personals in die Zone, in die das Schiff dieses Zugs gefahren ist.',
  'about.card.icebreaker':
    'Leg sie auf eine Zone, in der dein Schiff an zweiter Stelle ist: Hält die Sonne dort, ist nach dem ersten auch dieses Schiff am Zug.',
  'about.card.recruits':
    'Du wirbst {count, plural, one {# Forscher} other {# Forscher}} aus deiner Reserve an, oder den letzten.',
  'about.card.progress': 'Du rückst auf einer offenen Leiste um {steps, plural, one {# Feld} other {# Felder}} vor.',
  'about.replaces': 'Beim Bauen ersetzt sie fehlenden Zugang zu einem davon: {buildings}.',
  'about.simple':
    'Alle beginnen mit einer; nach der Benutzung liegt sie beiseite, bis ein Effekt einer Leiste sie zurückbringt.',
  'about.expertise':
    'Effekte von Leisten bringen sie; nach der Benutzung verlässt sie das Spiel. Karten im Spiel: {counts}.',
  'about.zone':
    'Sie hat Platz für {ships, plural, one {# Schiff} other {# Schiffe}} und für je ein Gebäude jeder Art. Hält die Sonne hier, ist das vorderste Schiff am Zug.',
  'about.closed': 'Zu zweit ist sie geschlossen.',
  'about.category.zones':
    'In jeder Zone bekommt, wer die meisten Forscher hat, einen Punkt je Gebäude und je Forscher dort und {points, plural, one {# Punkt} other {# Punkte}} dazu.',
  'about.category.tracks':
    'Auf jeder Leiste bringt der vorderste Würfel den Wert aller Würfel dort, und jeder andere den des Würfels direkt davor.',
  'about.category.cards':
    'Wer die meisten Karten mit Sternchen hat, bekommt einen Punkt für jede solche Karte aller Spieler.',
  'about.category.discards':
    'Wer die meisten Schiffe und Würfel abgegeben hat, bekommt einen Punkt für jedes, das alle Spieler abgegeben haben.',
  'about.ranks':
    'Alle dahinter bekommen so viele Punkte, wie der Nächste davor davon hat; ohne etwas bekommt man nichts.',
  'about.tieBreak.majorities':
    'Bei gleich vielen Punkten gewinnt, wer bei Zonen, Leisten, Karten mit Sternchen und abgegebenen Ressourcen am häufigsten vorn ist.',
  'about.tieBreak.buildings':
    'Ist es immer noch gleich, gewinnt, wer mehr Baukarten hat; sonst teilt man sich den Sieg.',
  'about.ending.last-scientist':
    'Das Spiel endet, wenn jemand weder im Personal noch in der Reserve Forscher hat; ein begonnener Bau wird noch ausgeführt.',
  'about.ending.last-building':
    'Das Spiel endet, wenn die letzte Baukarte genommen ist; ihre Schritte und Effekte werden noch ausgeführt.',
  'about.ending.stalemate':
    'Das Spiel endet nach {steps, plural, one {# Schritt} other {# Schritten}} der Sonne, in denen nichts von Dauer geschah.',
  'about.ending.no-ships': 'Das Spiel endet, wenn kein Schiff auf dem Plan ist, sobald die Sonne weiterziehen soll.',
  'about.firstGame': 'Die Schiffe beginnen in festen Zonen, in der Reihenfolge, in der sie gesetzt werden.',
  'about.fixed': 'Zu {players, plural, =2 {zweit} =3 {dritt} =4 {viert} other {#}}: {zones}.',
  'about.free': 'Die Spieler setzen ihre Schiffe einzeln in Zonen ihrer Wahl.',
  'about.order':
    'Zu {players, plural, =2 {zweit} =3 {dritt} =4 {viert} other {#}} wird in dieser Reihenfolge gesetzt, gezählt vom ersten Spieler: {order}.',
  'about.supply': 'Am Anfang haben alle {counts}.',
  'about.sameSupply': 'Am Anfang haben alle {count}.',
  'about.sun': 'Sie zieht gegen den Uhrzeigersinn um den Plan und hält in jeder Zone mit Schiffen.',
  'about.firstShipActs': 'An jedem Halt ist der Besitzer des vordersten Schiffs damit am Zug.',
  'about.turn': 'Das Schiff muss in eine andere offene Zone mit Platz fahren. Dort darfst du eine Aktion ausführen.',
  'about.actions':
    'Die Aktionen: ein Gebäude bauen oder, mit dem passenden Gebäude, Forscher anwerben, ein Schiff bauen oder forschen.',
  'about.strength': 'Die Zahl deiner Schiffe und Forscher in der Zone, in die das Schiff dieses Zugs gefahren ist.',
  'about.access':
    'Du hast Zugang zu den Gebäuden aller Zonen, in denen du ein Schiff hast. Ein Gebäude, das eine Karte mehrmals verlangt, muss in ebenso vielen solchen Zonen sein.',
  'about.ship':
    'Schiffe neben dem Plan sind zum Bauen verfügbar. Ein Schiff, das in einer Zone ankommt, stellt sich hinten an.',
  'about.cube':
    'Ein Würfel zeigt, wie weit du auf einer Forschungsleiste bist; dein erster Schritt auf einer Leiste nimmt einen verfügbaren.',
  'about.onlyFreeSpaces': 'Nur freie Felder zählen als Schritte, denn auf ein Feld passt ein Würfel.',
  'about.personnel': 'Die Forscher, die mit Gebäuden eingesetzt werden können.',
  'about.reserve': 'Die Forscher, die erst ins Personal angeworben werden müssen.',
  'about.sacrifice':
    'Einmal im Zug darfst du einen verfügbaren Würfel, ein verfügbares Schiff oder ein Schiff auf dem Plan abgeben und dafür {count, plural, one {# Forscher} other {# Forscher}} anwerben. Abgegebenes zählt am Ende.',
};
