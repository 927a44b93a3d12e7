import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in French. */
export const descriptions: Messages<keyof typeof english> = {
  'term.turn': 'tour',
  'term.block': 'bloc',
  'term.line': 'cortège',
  'term.pile': 'piles',
  'term.square': 'carré',
  'term.supports': 'blocs de renfort',
  'term.track': 'piste Ingénierie',
  'term.favourCards': 'cartes Faveur',
  'term.completionCard': 'carte Achèvement',
  'term.siku': 'Siku',
  'term.dummy': 'joueurs factices',

  'about.with':
    '{count} {players, plural, =1 {seul} =2 {à deux joueurs} =3 {à trois joueurs} =4 {à quatre joueurs} other {à # joueurs}}',
  'about.cards':
    '{count, plural, one {# carte montre} other {# cartes montrent}} ce symbole, seul ou avec un autre, et autant de dalles.',
  'about.labourer':
    'Avant de placer son bloc, on peut échanger une dalle main-d’œuvre disponible contre une autre dalle disponible ; le bloc va alors sur la dalle main-d’œuvre à sa nouvelle place.',
  'about.elder': 'Quand son bloc est placé, vous prenez une des faveurs visibles.',
  'about.artisansWith': '{count, plural, one {# artisan a} other {# artisans ont}} cet outil.',
  'about.tool':
    'Les artisans au même outil comptent ensemble, et une série de tous les outils marque {points, plural, one {# point} other {# points}} de plus.',
  'about.cardTitle': '{card}, pile {pile}',
  'about.card': 'Son bloc va sur une dalle disponible avec ce symbole : {symbols}.',
  'about.doubleCard': 'Vous choisissez un de ses symboles en la prenant, et elle ne compte que pour ce type.',
  'about.hasTool': 'Son outil compte avec ceux des autres artisans.',
  'about.multiplies':
    'Comme bête de somme, elle a {count, plural, one {# symbole multiplicateur} other {# symboles multiplicateurs}}.',
  'about.pair':
    'Comme ancêtre, elle marque à la fin un point pour chacune de vos cartes de ces types : {first}, {second}.',
  'about.tileTitle': '{tile}, étage {pile}',
  'about.tile': 'Elle reçoit le bloc d’une carte avec ce symbole : {symbols}.',
  'about.immediate': 'À jouer dès qu’on la prend, ou jamais.',
  'about.single': 'Jouez-la une fois, {moments}, mais pas au tour où vous la prenez.',
  'about.final': 'À jouer à la fin de la partie.',
  'about.favour.rise':
    'Vous marquez {points, plural, one {# point} other {# points}} pour chaque étage où vous avez un bloc.',
  'about.favour.craft': 'Vous avancez {steps, plural, one {d’une case} other {de # cases}} sur la piste Ingénierie.',
  'about.favour.base':
    'Vous marquez un point pour chacun de vos blocs au bord du premier étage, au plus {most, plural, one {# point} other {# points}}.',
  'about.favour.bracing': 'Un de vos blocs en étage marque encore ses blocs de renfort.',
  'about.favour.solidarity':
    'Vous marquez {points, plural, one {# point} other {# points}}, et {each, plural, one {# point} other {# points}} pour chaque adversaire devant vous.',
  'about.favour.foresight':
    'Vous réservez une carte du cortège pour votre prochain tour, s’il en compte au moins {least}. Vous devez la prendre si elle convient.',
  'about.favour.abundance':
    'Vous jouez {turns, plural, one {# tour} other {# tours}} de suite et en passez {skipped} plus tard.',
  'about.favour.divination':
    'Vous regardez jusqu’à {most} cartes de la pioche, pouvez en échanger une contre une carte non réservée du cortège, et les remettez dans l’ordre voulu.',
  'about.favour.spread': 'Une dalle disponible change de place avec une autre.',
  'about.favour.liberty': 'Le prochain bloc que vous placez peut aller sur n’importe quelle dalle disponible.',
  'about.favour.renewal': 'Les cartes non réservées du cortège sont mélangées à la pioche et remplacées.',
  'about.favour.rivalry':
    'Dans un carré, vous seul marquez, et {points, plural, one {# point} other {# points}} de plus si vous y êtes premier.',
  'about.favour.transformation': 'Une de vos cartes change de type ; comme artisan, elle a l’outil de votre choix.',
  'about.favour.insight': 'Vous marquez le nombre de votre case sur la piste Ingénierie, ou le prochain devant vous.',
  'about.favour.harmony': 'Vous marquez un point pour chaque type de cartes que vous avez.',
  'about.favour.team':
    'Vos bêtes de somme ont {symbols, plural, one {# symbole multiplicateur} other {# symboles multiplicateurs}} de plus.',
  'about.favour.vigour': 'Vous comptez {labourers, plural, one {# main-d’œuvre} other {# mains-d’œuvre}} de plus.',
  'about.unused': 'Une faveur non utilisée marque {points, plural, one {# point} other {# points}} à la fin.',
  'about.copies': 'Le jeu en contient {count, plural, one {# carte} other {# cartes}}.',
  'about.from': 'Elle sert à partir de {players} joueurs.',
  'about.completion':
    'À 4 joueurs, qui en a le plus peut gagner un tour supplémentaire ; c’est la première ligne {first, plural, =0 {d’aucune carte Achèvement} =1 {d’une carte Achèvement} other {de # cartes Achèvement}} et la deuxième {second, plural, =0 {d’aucune} =1 {d’une} other {de #}}.',
  'about.support': 'Un bloc en étage marque un point pour chacun de vos blocs juste dessous.',
  'about.squares':
    'Quand quatre blocs forment un carré, qui en a le plus marque {first, plural, one {# point} other {# points}}, le deuxième {second, plural, one {# point} other {# points}}. Qui joue gagne les égalités ; d’autres joueurs à égalité pour la deuxième place marquent {tied, plural, one {# point} other {# points}} chacun.',
  'about.favours': 'Les points apportés par les faveurs.',
  'about.dome':
    'Qui a le plus de blocs au bord de tous les étages marque {points, plural, one {# point} other {# points}}. À égalité, on compare le premier étage, puis le suivant ; sinon, personne ne marque.',
  'about.labourers':
    'Qui a le plus de mains-d’œuvre marque {most, plural, one {# point} other {# points}}, ou {tied, plural, one {# point} other {# points}} chacun à égalité ; les autres marquent {each, plural, one {# point} other {# points}} par main-d’œuvre.',
  'about.sculptors':
    'Vos sculpteurs marquent ensemble ; selon leur nombre, jusqu’à {most}, voici les points : {points}.',
  'about.artisans':
    'Les artisans au même outil marquent ensemble ; selon leur nombre, jusqu’à {most}, voici les points : {points}. Une série de tous les outils marque {trio, plural, one {# point} other {# points}} de plus.',
  'about.beasts': 'Le nombre de vos bêtes de somme multiplié par tous leurs symboles donne les points.',
  'about.engineers':
    'Le nombre de vos ingénieures multiplié par le dernier nombre atteint sur la piste Ingénierie donne les points. Ses nombres : {numbers}.',
  'about.step': '{number} en case {step}',
  'about.elders': 'Chaque ancêtre marque un point pour chacune de vos cartes des types qu’il montre.',
  'about.unusedFavours': 'Chaque faveur non utilisée marque {points, plural, one {# point} other {# points}}.',
  'about.sets': 'Chaque série d’une carte de chaque type marque {points, plural, one {# point} other {# points}}.',
  'about.tied':
    'À égalité de points, qui a le plus de blocs au bord du temple gagne ; sinon, la victoire est partagée.',
  'about.lowest': 'Une partie en solo jusqu’à {most, plural, one {# point} other {# points}}.',
  'about.between': 'Une partie en solo de {least} à {most, plural, one {# point} other {# points}}.',
  'about.highest': 'Une partie en solo à partir de {least, plural, one {# point} other {# points}}.',
  'about.turn':
    'Vous prenez une carte du cortège, placez un bloc sur une dalle disponible avec son symbole, et comptez ce que le bloc complète.',
  'about.turns': 'Nombre de tours de chacun : {counts}.',
  'about.turnsWith':
    '{count} {players, plural, =1 {seul} =2 {à deux joueurs (avec ceux pour Siku)} =3 {à trois joueurs} =4 {à quatre joueurs} other {à # joueurs}}',
  'about.blocks': 'Chacun en a {counts}.',
  'about.block':
    'Il reste où il est placé. Une dalle est disponible si elle ne porte pas de bloc et qu’elle était là au début du tour.',
  'about.line': 'Les {cards} cartes visibles parmi lesquelles tous choisissent ; il est complété après chaque tour.',
  'about.noFit':
    'Si aucune carte ne convient à une dalle disponible, le cortège est mélangé à la pioche et remplacé ; si cela n’aide pas, vous prenez n’importe quelle carte pour n’importe quelle dalle.',
  'about.piles': 'Cartes et dalles portent au dos le numéro de leur pile. Nombre dans chaque pile : {counts}.',
  'about.inPile': '{count} dans la pile {pile}',
  'about.nextTile': 'Puis une dalle de l’étage suivant est posée sur le carré ; elle sert à partir du tour suivant.',
  'about.track':
    'Votre cube avance d’une case pour chaque ligne ou colonne que votre bloc complète, jusqu’à la case {steps}. Les diagonales et le dernier étage ne comptent pas.',
  'about.numbers': 'Ses nombres multiplient vos ingénieures : {numbers}.',
  'about.favourLine':
    '{count, plural, one {# est visible} other {# sont visibles}} ; un ancêtre permet d’en prendre une, et une nouvelle est révélée.',
  'about.completionCard':
    'À 4 joueurs, on en révèle une parmi {count}. Après les tours normaux, les deux joueurs qui ont le plus de sa première ligne jouent un tour supplémentaire avec leur dernier bloc ; à égalité, la deuxième ligne décide, puis le dernier dans l’ordre du tour.',
  'about.siku':
    'À deux joueurs, certains de vos tours placent un bloc de Siku. Ses blocs comptent dans les carrés et au bord, mais ne lui rapportent rien ; elle ne garde que les mains-d’œuvre.',
  'about.lots':
    'Avec Siku, chacun a {lots} lots de {own, plural, one {# bloc} other {# blocs}} à soi et {siku, plural, one {# bloc} other {# blocs}} de Siku ; un lot est épuisé avant d’ouvrir le suivant.',
  'about.dummies':
    'En solo, les joueurs factices prennent la première carte qui convient, dans le sens horaire depuis leurs cubes, qui commencent à ces places du cortège : {slots}. Ils placent là où carrés, lignes et renforts marquent le plus.',
  'about.dummyCards':
    'Ils ne gardent que les mains-d’œuvre ; avec un ancêtre, un joueur factice retire une faveur. Leurs points ne comptent pas.',
};
