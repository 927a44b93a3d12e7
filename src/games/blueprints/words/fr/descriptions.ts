import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in French. */
export const descriptions: Messages<keyof typeof english> = {
  'term.pool': 'réserve',
  'term.demand': 'matériaux à forte demande',
  'term.bonus': 'bonus du plan',
  'term.ranking': 'classement de la manche',

  'about.dice': 'Le jeu contient {dice, plural, one {# dé} other {# dés}} de ce matériau.',
  'about.wood':
    'Chaque dé bois marque {points, plural, one {# point} other {# points}} pour chaque dé placé à côté de lui au même étage, juste dessus ou juste dessous, quel que soit son matériau.',
  'about.recycled':
    'Les dés recyclés d’un édifice marquent ensemble ; selon leur nombre, jusqu’à {max}, voici les points : {points}.',
  'about.stone':
    'Chaque dé pierre marque selon son étage ; du premier étage à l’étage {max} et au-dessus, voici les points : {points}.',
  'about.glass': 'Chaque dé verre marque sa valeur, même recouvert par d’autres dés.',

  'about.height': '{cell} {height}',
  'about.wanted':
    'Hauteurs demandées : {heights}. L’édifice qui les a toutes marque {points, plural, one {# point} other {# points}} de plus dans sa manche.',
  'about.hatched':
    '{count, plural, =0 {On peut bâtir sur tous les espaces.} other {On ne peut rien bâtir en {cells}.}}',

  'about.award':
    'Elle vaut {points, plural, one {# point} other {# points}} à la fin de la partie ; une est décernée à chacune des {rounds} manches.',
  'about.rank': 'À {players} joueurs, elle revient à la place {place} du classement de la manche.',
  'about.prize':
    'Il vaut {points, plural, one {# point} other {# points}} à la fin de la partie ; un est décerné à chacune des {rounds} manches si un édifice y a droit.',
  'about.skyscraper': 'Il faut une tour d’au moins {from} dés.',
  'about.structuralIntegrity': 'Il faut au moins {from} dés de même valeur.',
  'about.geometer': 'Il faut des dés de {from} valeurs différentes.',
  'about.materials': 'Il faut au moins {from} dés du même matériau.',
  'about.qualified':
    'Si plusieurs édifices y ont droit, celui qui a le plus de dés des matériaux à forte demande l’emporte ; le score de la manche ne compte pas.',

  'about.tieBreak':
    '{before, plural, =0 {À égalité de points, qui en a le plus gagne.} =1 {À égalité de points, qui en a le plus gagne si la comparaison précédente est égale aussi.} other {À égalité de points, qui en a le plus gagne si les # comparaisons précédentes sont égales aussi.}}',

  'about.dealt': '{dice} à {players, plural, =2 {deux} =3 {trois} =4 {quatre} other {#}} joueurs',
  'about.pool': 'Tous choisissent parmi ces dés visibles. Au début d’une manche, en voici le nombre : {dealt}.',
  'about.drawn': 'Après chaque tour, les dés pris sont remplacés par des dés du sac, que l’on lance.',
  'about.demand':
    'Un premier et un deuxième matériau sont tirés au début de la manche. À égalité, l’édifice qui a le plus de dés du premier passe devant, puis celui qui a le plus de dés du deuxième, puis celui du dernier à avoir joué.',
  'about.bonus':
    'L’édifice qui a partout la hauteur demandée par son plan marque {points, plural, one {# point} other {# points}} dans sa manche ; presque juste ne rapporte rien.',
  'about.ranking':
    'À la fin d’une manche, chaque édifice marque pour ses matériaux et pour son plan. Ce score sert seulement à classer les édifices pour les distinctions ; le plus petit score commence la manche suivante.',
};
