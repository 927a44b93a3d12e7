import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in French. */
export const descriptions: Messages<keyof typeof english> = {
  'term.points': 'points d’action',
  'term.walk': 'marcher',
  'term.kayak': 'traverser en kayak',
  'term.hunt': 'chasser',
  'term.inuit': 'inuit',
  'term.igloo': 'igloo',
  'term.melting': 'fonte des glaces',
  'term.crown': 'couronne extérieure',
  'term.corner': 'coins',
  'term.attack': 'attaque de l’ours blanc',
  'term.island': 'île',

  'about.tiles': 'Le jeu contient {count, plural, one {# tuile} other {# tuiles}} de cette sorte.',
  'about.shown': 'Elle est dévoilée et appliquée dès qu’elle fond.',
  'about.kept':
    'Qui la trouve la garde cachée et la joue à ce tour ou plus tard ; en un tour, on ne joue qu’une tuile de chaque type.',
  'about.shoal':
    '{fish, plural, one {# poisson tiré au hasard apparaît} other {# poissons tirés au hasard apparaissent}} dans l’eau qui reste.',
  'about.tile.bear': 'Un ours blanc apparaît dans l’eau qui reste.',
  'about.tile.pack': 'Elle reste à sa place face visible et ne fond jamais ; un renard tiré au hasard y apparaît.',
  'about.tile.drift':
    'Qui joue décale d’une case une tuile au choix. Elle pousse celles qui sont devant et emporte tout ce qui s’y trouve ; derrière la dernière, il faut de l’eau.',
  'about.tile.thaw':
    'À jouer avant ou après la fonte, ou pendant vos actions : elle retire sans effet une tuile face cachée au bord de l’eau. Celle-ci peut porter des inuits et des animaux, mais aucun igloo ; les animaux quittent le jeu, les inuits fuient vers les coins.',
  'about.tile.harpoon':
    'Dépensez-le pour prendre sans point d’action un animal qu’un de vos inuits pourrait chasser ; pour entrer là où se trouve un ours et le prendre ; ou pour tuer un ours qui vous attaque, même hors de votre tour.',
  'about.tile.animals':
    'À jouer avant ou après la fonte, ou pendant vos actions : {steps, plural, one {un animal fait # pas} other {des animaux font # pas en tout}}, répartis comme vous voulez.',
  'about.endurance':
    'À jouer pendant vos actions : vous avez {points, plural, one {# point} other {# points}} de plus pour ce tour.',
  'about.animals':
    'Le jeu en contient {count} ; dans le tableau de chasse, il vaut {points, plural, one {# point} other {# points}}.',
  'about.fish':
    'Le chasser coûte {points, plural, one {# point} other {# points}}, avec un inuit sur une tuile à côté de son eau.',
  'about.fox': 'Le chasser coûte {points, plural, one {# point} other {# points}}, avec un inuit sur la même tuile.',
  'about.bear':
    'On ne le prend qu’avec un harpon, avec un inuit sur la même tuile ; dans l’eau, on ne peut pas l’attaquer.',
  'about.fishMoves': 'Il vit dans l’eau et va d’eau en eau ; plusieurs peuvent partager une case.',
  'about.foxMoves': 'Il vit sur les tuiles et va de tuile en tuile ; plusieurs peuvent en partager une.',
  'about.bearMoves':
    'Il va sur l’eau et sur les tuiles, jamais là où est un autre ours, et attaque tout ce qui s’y trouve.',
  'about.ground.land':
    'Les coins du plateau : les inuits en fuite y arrivent et peuvent revenir à pied sur la glace. Personne d’autre n’y entre, et ils n’appartiennent à aucune île.',
  'about.ground.water':
    'Les poissons et les ours y nagent, les kayaks la traversent ; les tuiles au bord peuvent fondre.',
  'about.ground.ice': 'Elle est face cachée : les inuits y marchent et y bâtissent jusqu’à ce qu’elle fonde.',
  'about.ground.pack': 'Une tuile face visible qui ne fond jamais ; pour le reste, c’est une tuile comme les autres.',
  'about.hunting': 'Vos trophées rapportent la somme de leurs valeurs.',
  'about.islands':
    'Sur chaque île, les plus forts marquent un point par tuile, les deuxièmes la moitié, arrondie vers le bas ; à égalité, tous marquent.',
  'about.alone': 'Qui est seul sur une île marque le carré du nombre de ses tuiles.',
  'about.tied': 'À égalité, le meilleur tableau de chasse gagne ; s’ils sont égaux aussi, la victoire est partagée.',
  'about.standard':
    'Les règles normales : les igloos n’arrêtent personne, et qui est seul sur une île marque le carré de sa taille.',
  'about.expert':
    'Points des îles selon leur nombre de tuiles, jusqu’à {most} et plus : {points}. Les plus forts marquent cette valeur, les deuxièmes la moitié ; rien n’est mis au carré.',
  'about.expertIgloo': 'Un inuit ne peut pas entrer là où se trouve un igloo d’un autre joueur.',
  'about.points':
    'À chaque tour, après la fonte, vous avez {points, plural, one {# point} other {# points}} à dépenser pour marcher, traverser en kayak, chasser et construire, dans l’ordre voulu. Les points restants sont perdus.',
  'about.walk': 'Un pas vers une tuile voisine coûte {points, plural, one {# point} other {# points}}.',
  'about.bearAhead': 'On n’entre là où se trouve un ours qu’avec un harpon, qui tue l’ours.',
  'about.kayak':
    'Un inuit va d’une tuile au bord de l’eau à une autre au bord de la même eau ; cela coûte {points, plural, one {# point} other {# points}}. Les ours barrent le passage, pas les poissons.',
  'about.hunt': 'Un poisson ou un renard coûte autant de points d’action que sa valeur ; un ours coûte un harpon.',
  'about.reach': 'Les renards et les ours se chassent sur la tuile de votre inuit, les poissons dans l’eau à côté.',
  'about.inuits': 'Chacun en a {counts}.',
  'about.inuitsWith': '{inuits} à {players, plural, =2 {deux} =3 {trois} =4 {quatre} other {#}} joueurs',
  'about.strength': 'Sa force sur une île est de {strength}.',
  'about.igloos': 'Chacun en a {igloos} ; en construire un coûte {points, plural, one {# point} other {# points}}.',
  'about.iglooSite':
    'Il se construit sur une tuile avec un de vos inuits, aucun inuit d’un autre et aucun igloo, et y reste pour toujours.',
  'about.shelter': 'Quand un ours attaque, les inuits de sa couleur sur la même tuile s’y cachent et restent.',
  'about.melting':
    'Chaque tour commence par elle : vous choisissez une tuile face cachée au bord de l’eau, sans inuit, igloo ni animal, et ce qui est dessous se produit. S’il n’y en a pas, vous en choisissez une vide de la couronne extérieure.',
  'about.end': 'Quand plus rien ne peut fondre, la partie est finie.',
  'about.crown': 'Les {cells} tuiles au bord du plateau, où tous les inuits commencent.',
  'about.corner':
    'Les {cells} cases de terre ferme. Les inuits qui perdent leur tuile ou qu’un ours chasse y arrivent.',
  'about.attack':
    'Un ours attaque quand un déplacement des animaux le mène là où sont des poissons, des renards ou des inuits. Poissons et renards quittent le jeu ; puis chaque propriétaire d’inuits peut dépenser un harpon, et le premier qui le fait prend l’ours.',
  'about.flight':
    'Si personne ne le fait, les inuits qui y ont un igloo s’y cachent, et les autres fuient vers des coins choisis par qui joue.',
  'about.island':
    'Des tuiles banquise qui se touchent par un côté à la fin de la partie ; une tuile seule est aussi une île.',
};
