import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in German. */
export const descriptions: Messages<keyof typeof english> = {
  'term.points': 'Aktionspunkte',
  'term.walk': 'Gehen',
  'term.kayak': 'Kajakfahren',
  'term.hunt': 'Jagen',
  'term.inuit': 'Inuit',
  'term.igloo': 'Iglu',
  'term.melting': 'Schmelzen',
  'term.crown': 'äußerer Ring',
  'term.corner': 'Ecken',
  'term.attack': 'Angriff des Eisbären',
  'term.island': 'Insel',

  'about.tiles': 'Im Spiel {count, plural, one {ist # Plättchen} other {sind # Plättchen}} dieser Art.',
  'about.shown': 'Es wird gezeigt und ausgeführt, sobald seine Scholle schmilzt.',
  'about.kept':
    'Wer es findet, behält es verdeckt und spielt es in diesem Zug oder später; in einem Zug darf man nur ein Plättchen jeder Art spielen.',
  'about.shoal':
    'In dem Wasser, das zurückbleibt, {fish, plural, one {erscheint # zufälliger Fisch} other {erscheinen # zufällige Fische}}.',
  'about.tile.bear': 'In dem Wasser, das zurückbleibt, erscheint ein Eisbär.',
  'about.tile.pack': 'Es kommt offen an seinen Platz zurück und schmilzt nie; ein zufälliger Fuchs erscheint darauf.',
  'about.tile.drift':
    'Wer am Zug ist, verschiebt eine beliebige Scholle um ein Feld. Sie schiebt die Schollen vor sich her und nimmt alles mit, was darauf ist; hinter der letzten muss Wasser sein.',
  'about.tile.thaw':
    'Spiel es vor oder nach dem Schmelzen oder zwischen deinen Aktionen: Es nimmt eine verdeckte Scholle am Wasser ohne Wirkung weg. Auf der Scholle dürfen Inuit und Tiere sein, aber kein Iglu; Tiere verlassen das Spiel, Inuit fliehen in die Ecken.',
  'about.tile.harpoon':
    'Gib sie aus, um ohne Punkte ein Tier zu nehmen, das einer deiner Inuit jagen könnte; um eine Scholle mit einem Bären zu betreten und ihn zu nehmen; oder um einen Bären zu töten, der dich angreift, auch außerhalb deines Zugs.',
  'about.tile.animals':
    'Spiel es vor oder nach dem Schmelzen oder zwischen deinen Aktionen: {steps, plural, one {Ein Tier macht # Schritt} other {Tiere machen zusammen # Schritte}}, beliebig verteilt.',
  'about.endurance':
    'Spiel es zwischen deinen Aktionen: Du hast in diesem Zug {points, plural, one {# Punkt} other {# Punkte}} mehr.',
  'about.animals':
    'Im Spiel {count, plural, one {ist #} other {sind #}}; als Jagdbeute bringt er {points, plural, one {# Punkt} other {# Punkte}}.',
  'about.fish':
    'Ihn zu jagen kostet {points, plural, one {# Punkt} other {# Punkte}}, mit einem Inuit auf einer Scholle neben seinem Wasser.',
  'about.fox':
    'Ihn zu jagen kostet {points, plural, one {# Punkt} other {# Punkte}}, mit einem Inuit auf derselben Scholle.',
  'about.bear':
    'Er wird nur mit einer Harpune erlegt, von einem Inuit auf derselben Scholle; im Wasser kann man ihn nicht angreifen.',
  'about.fishMoves': 'Er lebt im Wasser und zieht von Wasser zu Wasser; mehrere dürfen auf einem Feld sein.',
  'about.foxMoves': 'Er lebt auf Schollen und zieht von Scholle zu Scholle; mehrere dürfen auf einer sein.',
  'about.bearMoves':
    'Er zieht über Wasser und Schollen, nie zu einem anderen Bären, und greift an, was dort ist, wohin er geht.',
  'about.ground.land':
    'Die Ecken des Plans: Hierhin fliehen Inuit und können zu Fuß aufs Eis zurück. Sonst betritt sie niemand, und sie gehören zu keiner Insel.',
  'about.ground.water': 'Fische und Bären schwimmen darin, Kajaks überqueren es; Schollen daneben können schmelzen.',
  'about.ground.ice': 'Ihr Plättchen liegt verdeckt: Inuit gehen und bauen darauf, bis sie schmilzt.',
  'about.ground.pack': 'Eine offene Scholle, die nie schmilzt; sonst ist sie eine Scholle wie jede andere.',
  'about.hunting': 'Deine Jagdbeute bringt die Summe ihrer Werte.',
  'about.islands':
    'Auf jeder Insel bekommen die Stärksten einen Punkt je Scholle und die Zweitstärksten die Hälfte davon, abgerundet; bei Gleichstand bekommen alle die Punkte.',
  'about.alone': 'Wer auf einer Insel allein ist, bekommt die Zahl ihrer Schollen mit sich selbst malgenommen.',
  'about.tied':
    'Bei gleich vielen Punkten gewinnt die wertvollere Jagdbeute; bei gleicher Jagdbeute teilt man sich den Sieg.',
  'about.standard':
    'Die normalen Regeln: Iglus halten niemanden auf, und wer auf einer Insel allein ist, bekommt ihre Größe mit sich selbst malgenommen.',
  'about.expert':
    'Nach der Zahl ihrer Schollen, bis {most} und mehr, sind Inseln so viele Punkte wert: {points}. Die Stärksten bekommen diesen Wert, die Zweitstärksten die Hälfte; nichts wird malgenommen.',
  'about.expertIgloo': 'Ein Inuit darf keine Scholle mit einem fremden Iglu betreten.',
  'about.points':
    'In jedem Zug hast du nach dem Schmelzen {points, plural, one {# Punkt} other {# Punkte}} und gibst sie in beliebiger Folge für Gehen, Kajaks, Jagd und Iglus aus. Was am Ende des Zugs übrig ist, verfällt.',
  'about.walk': 'Ein Schritt auf eine Scholle daneben kostet {points, plural, one {# Punkt} other {# Punkte}}.',
  'about.bearAhead': 'Eine Scholle mit einem Bären darf man nur mit einer Harpune betreten, die den Bären tötet.',
  'about.kayak':
    'Ein Inuit fährt von einer Scholle am Wasser zu einer anderen Scholle an demselben Wasser; das kostet {points, plural, one {# Punkt} other {# Punkte}}. Bären versperren den Weg, Fische nicht.',
  'about.hunt': 'Ein Fisch oder Fuchs kostet so viele Aktionspunkte wie sein Wert; ein Bär kostet eine Harpune.',
  'about.reach': 'Füchse und Bären jagt man auf der Scholle des eigenen Inuit, Fische im Wasser daneben.',
  'about.inuits': 'Alle haben {counts}.',
  'about.inuitsWith': '{inuits} zu {players, plural, =2 {zweit} =3 {dritt} =4 {viert} other {#}}',
  'about.strength': 'Die Stärke auf einer Insel beträgt {strength}.',
  'about.igloos': 'Alle haben {igloos}; eines zu bauen kostet {points, plural, one {# Punkt} other {# Punkte}}.',
  'about.iglooSite':
    'Es wird auf einer Scholle gebaut, auf der ein eigener Inuit, aber kein fremder und kein Iglu ist, und bleibt für immer.',
  'about.shelter': 'Greift ein Bär an, verstecken sich Inuit seiner Farbe auf derselben Scholle darin und bleiben.',
  'about.melting':
    'Jeder Zug beginnt damit: Du wählst eine verdeckte Scholle am Wasser ohne Inuit, Iglu und Tier, und was darunter ist, geschieht. Gibt es keine, wählst du eine leere des äußeren Rings.',
  'about.end': 'Wenn nichts mehr schmelzen kann, ist das Spiel zu Ende.',
  'about.crown': 'Die {cells} Schollen am Rand des Plans, auf denen alle Inuit beginnen.',
  'about.corner':
    'Die {cells} Felder aus Land. Inuit, die ihre Scholle verlieren oder von einem Bären vertrieben werden, kommen in eine davon.',
  'about.attack':
    'Ein Bär greift an, wenn ihn „Tiere bewegen“ auf ein Feld mit Fischen, Füchsen oder Inuit führt. Fische und Füchse verlassen das Spiel; dann dürfen alle, deren Inuit dort sind, eine Harpune ausgeben, und wer es zuerst tut, bekommt den Bären.',
  'about.flight':
    'Tut es niemand, verstecken sich Inuit, die dort ein eigenes Iglu haben, und alle anderen fliehen in Ecken, die wählt, wer am Zug ist.',
  'about.island':
    'Schollen, die am Ende des Spiels über ihre Seiten zusammenhängen; auch eine Scholle allein ist eine Insel.',
};
