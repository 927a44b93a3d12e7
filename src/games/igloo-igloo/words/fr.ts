/**
 * Igloo Igloo in French.
 *
 * @module
 */
import { common } from '../../../words/common/fr.js';
import type { Messages, Translation } from '../../../words/message.js';
import type { IglooIgloo } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { LineKey } from '../draw/lines.js';
export type { TextKey } from '../draw/texts.js';
export type { MessageParameters } from './description.js';
export type { Colour, Key, Names, TileType } from './keys.js';

const NO_INUIT = 'Vous n’avez pas d’inuit en {cell}.';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  'move.placeInuit': 'Poser un inuit en {cell}',
  'move.melt': 'Faire fondre la tuile {cell}',
  'move.drift': 'Déplacer la tuile {cell} {direction}',
  'move.displace': '{count, plural, one {Déplacer l’animal vers {cell}} other {Déplacer les animaux vers {cell}}}',
  'move.thaw': 'Jouer un dégel : retirer la tuile {cell}',
  'move.moveAnimals': 'Jouer une tuile « Déplacement des animaux »',
  'move.stepAnimal': 'Déplacer {target} de {from} à {to}',
  'move.defend': 'Utiliser un harpon contre l’ours',
  'move.decline': 'Garder ses harpons',
  'move.flee': 'L’inuit {tribe} fuit vers {cell}',
  'move.playEndurance': 'Jouer une endurance : {points, plural, one {# point de plus} other {# points de plus}}',
  'move.walk': 'Marcher de {from} à {to}',
  'move.embark': 'Partir en kayak de {cell}',
  'move.land': 'Accoster en {cell}',
  'move.hunt': 'Chasser {target} en {cell}',
  'move.harpoon': 'Harponner {target} en {cell}',
  'move.buildIgloo': 'Construire un igloo en {cell}',
  'move.endTurn': 'Finir le tour',

  'event.fishPlaced': 'Un {animal} apparaît en {cell}.',
  'event.startPlayerDrawn': 'C’est {player} qui commence.',
  'event.inuitPlaced': '{player} pose un inuit en {cell}.',
  'event.turnStarted': 'C’est à {player} de jouer.',
  'event.tileMelted':
    '{tile, select, kept {{player} fait fondre la tuile {cell}.} other {{player} fait fondre la tuile {cell} et découvre {tile}.}}',
  'event.tileKept': '{tile, select, hidden {{player} garde la tuile sans la montrer.} other {{player} garde {tile}.}}',
  'event.bearAppeared': 'Un ours blanc apparaît en {cell}.',
  'event.packTurned':
    '{foxValue, select, none {La tuile {cell} est du pack et reste en place ; il n’y a plus de renard.} other {La tuile {cell} est du pack et reste en place ; un {foxValue} y apparaît.}}',
  'event.animalsDisplaced':
    '{count, plural, one {Un animal laisse la place et va} other {Les animaux laissent la place et vont}} de {from} à {to} : {animals}.',
  'event.floesShifted':
    '{count, plural, one {La tuile {cells} dérive {direction}.} other {Les tuiles {cells} dérivent {direction}.}}',
  'event.driftLost': 'Aucune tuile ne peut être déplacée : la dérive est sans effet.',
  'event.tilePlayed':
    '{reason, select, thaw {{player} joue un dégel.} animals {{player} joue une tuile « Déplacement des animaux ».} endurance {{player} joue {tile}.} hunt {{player} utilise un harpon pour la chasse.} enter {{player} utilise un harpon pour entrer chez l’ours.} other {{player} utilise un harpon contre l’attaque.}}',
  'event.tileThawed': 'La tuile {cell} est retirée par le dégel, sans être regardée.',
  'event.animalMoved': 'Un {animal} va de {from} à {to}.',
  'event.animalRemoved':
    '{reason, select, eaten {L’ours mange {the} en {cell}.} other {En {cell}, {the} quitte le jeu avec sa tuile.}}',
  'event.bearAttacked': 'L’ours que déplace {player} attaque en {cell}.',
  'event.defenceDeclined': '{player} n’utilise pas de harpon.',
  'event.inuitsSheltered':
    '{count, plural, one {Chez {player}, un inuit se cache dans l’igloo en {cell}.} other {Chez {player}, # inuits se cachent dans l’igloo en {cell}.}}',
  'event.inuitsScattered':
    '{count, plural, one {Un inuit doit quitter {cell}.} other {# inuits doivent quitter {cell}.}}',
  'event.inuitFled': 'Chez {player}, un inuit fuit de {from} vers {to}.',
  'event.inuitWalked': '{player} marche de {from} à {to}.',
  'event.inuitSailed': '{player} va en kayak de {from} à {to}.',
  'event.animalTaken':
    '{reason, select, points {{player} chasse {the} en {cell}.} other {{player} harponne {the} en {cell}.}}',
  'event.iglooBuilt': '{player} construit un igloo en {cell}.',
  'event.turnEnded':
    '{unspentPoints, plural, =0 {{player} finit son tour.} one {{player} finit son tour ; # point d’action est perdu.} other {{player} finit son tour ; # points d’action sont perdus.}}',
  'event.gameOver': 'La partie est finie. {outcome}',

  'chance.fishPlaced': 'Quel poisson est tiré pour {cell} ?',
  'chance.startPlayerDrawn': 'Qui commence ?',
  'chance.tileMelted': 'Quelle tuile est découverte en {cell}, ou est-elle gardée sans être montrée ?',
  'chance.tileKept': 'Quelle tuile garde {player} ?',
  'chance.packTurned': 'Quel renard est tiré pour {cell} ?',

  'question.placeInuit': 'Sur quelle tuile de la couronne extérieure posez-vous un inuit ?',
  'question.melt': 'Quelle tuile faites-vous fondre ?',
  'question.drift': 'Quelle tuile dérive, et dans quel sens ?',
  'question.displace': 'Sur quelle case d’eau {count, plural, one {va l’animal} other {vont les animaux}} en {cell} ?',
  'question.stepAnimal':
    'Quel animal déplacez-vous ? {steps, plural, one {Il reste # point de déplacement.} other {Il reste # points de déplacement.}}',
  'question.attack': 'Un ours blanc vous attaque en {cell}. Utilisez-vous un harpon ?',
  'question.flee': 'Vers quel coin fuit l’inuit {tribe} en {cell} ?',
  'question.act':
    'Que font vos inuits ? {points, plural, =0 {Il ne reste plus de point d’action.} one {Il reste # point d’action.} other {Il reste # points d’action.}}',
  'question.kayak': 'Où accoste le kayak parti de {cell} ?',
  'question.over': 'La partie est finie.',

  'refusal.place-first':
    'On pose d’abord les inuits ; il vous en reste {left} à poser. Posez-en un sur la couronne extérieure.',
  'refusal.melt-first':
    'Le tour commence par la fonte des glaces ; seul un dégel ou une tuile « Déplacement des animaux » peut se jouer avant.',
  'refusal.drift-first': 'C’est une dérive : déplacez d’abord une tuile d’une case.',
  'refusal.clear-first':
    'Les tuiles dérivent vers {gap} : déplacez d’abord les animaux qui s’y trouvent sur une case d’eau voisine.',
  'refusal.steps-first':
    'Finissez d’abord le déplacement des animaux ; il reste {steps, plural, one {# point} other {# points}} de déplacement.',
  'refusal.bear-first': 'Un ours vous attaque en {cell} : utilisez d’abord un harpon, ou renoncez-y.',
  'refusal.flee-first': 'Un inuit {colour} fuit de {cell} : choisissez d’abord vers quel coin il va.',
  'refusal.no-action':
    'La fonte de ce tour est faite : marchez, naviguez, chassez, construisez, jouez une tuile ou finissez votre tour.',
  'refusal.land-first': 'Votre inuit est parti en kayak de {cell} : choisissez d’abord où il accoste.',
  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',

  'refusal.no-tile': 'Il n’y a pas de tuile en {cell} ; choisissez-en une face cachée.',
  'refusal.pack': 'La tuile {cell} est du pack, qui ne fond jamais.',
  'refusal.not-empty': 'La tuile {cell} n’est pas vide ; seule fond une tuile sans inuit, ni igloo, ni animal.',
  'refusal.inland':
    'La tuile {cell} n’est pas au bord de l’eau ; faites fondre une tuile qui l’est, par exemple {other}.',
  'refusal.no-edge':
    'La tuile {cell} n’est pas sur la couronne extérieure ; aucune tuile vide n’est au bord de l’eau, c’est donc là qu’on en fait fondre une, par exemple {other}.',

  'refusal.no-floe': 'Il n’y a pas de tuile à déplacer en {cell}.',
  'refusal.no-gap': 'Les tuiles à partir de {cell} ne peuvent pas dériver dans ce sens : il n’y a pas d’eau au bout.',
  'refusal.gap-full':
    'Des animaux sont en {gap}, là où iraient les tuiles, et aucune case d’eau voisine sans ours ne peut les recevoir.',
  'refusal.far-from-gap': '{cell} n’est pas voisine de {gap}, que les animaux doivent quitter.',
  'refusal.no-water': '{cell} n’est pas une case d’eau ; les animaux en {gap} ne peuvent aller que dans l’eau.',
  'refusal.water-of-bear':
    'Un ours est en {cell} ; les animaux en {gap} ne peuvent aller que sur une case d’eau sans ours.',

  'refusal.not-held': 'Vous n’avez pas de tuile « {tile} ».',
  'refusal.used':
    'Vous avez déjà joué ce type de tuile ce tour-ci : {type}. On ne peut en jouer qu’une de chaque type par tour.',
  'refusal.none-to-thaw': 'Il n’y a pas de tuile face cachée en {cell} ; seule une telle tuile peut dégeler.',
  'refusal.thaw-inland': 'La tuile {cell} n’est pas au bord de l’eau : elle ne peut pas dégeler.',
  'refusal.thaw-igloo': 'Il y a un igloo en {cell} : la tuile ne peut pas dégeler.',
  'refusal.no-steps': 'Aucun animal ne peut être déplacé pour le moment.',

  'refusal.none-to-step': 'Il n’y a aucun {animal} à déplacer en {cell}.',
  'refusal.fish-ashore': '{to} n’est pas une case d’eau, et un poisson ne va que dans l’eau.',
  'refusal.fox-afloat': '{to} est une case d’eau, et un renard ne va que sur une tuile.',
  'refusal.bear-at-bear': 'Il y a déjà un ours en {to} : un autre ne peut pas y aller.',

  'refusal.few-points':
    'Il faut {need, plural, one {# point} other {# points}} d’action ; {have, plural, =0 {il ne vous en reste pas} other {il vous en reste #}}.',
  'refusal.none-to-walk': NO_INUIT,
  'refusal.none-near': 'Aucun de vos inuits n’est à côté de {to} : aucun ne peut y marcher.',
  'refusal.walk-to-water': '{to} est une case d’eau, et un inuit ne marche que sur une tuile.',
  'refusal.igloo-of-other':
    'Il y a un igloo {colour} en {to} ; dans la variante pour vrais joueurs, seul son propriétaire peut y aller.',
  'refusal.bear-there': 'Il y a un ours en {to} ; pour y aller il faut un harpon, et vous n’en avez pas.',

  'refusal.none-to-sail': NO_INUIT,
  'refusal.no-landing': 'De {cell}, un kayak ne trouve aucune tuile où accoster.',
  'refusal.same-floe': 'Votre inuit part de {to} ; il doit accoster ailleurs.',
  'refusal.no-shore': 'Il n’y a pas de tuile où accoster en {to}.',
  'refusal.other-water':
    '{to} n’est pas au bord du plan d’eau qu’un kayak peut traverser depuis {cell} ; un ours dans l’eau barre la route.',

  'refusal.no-prey': 'Il n’y a aucun {animal} à chasser en {cell}.',
  'refusal.prey-points':
    'Chasser un {animal} demande {need, plural, one {# point} other {# points}} d’action ; {have, plural, =0 {il ne vous en reste pas} other {il vous en reste #}}.',
  'refusal.no-target': 'Il n’y a aucun {animal} à harponner en {cell}.',
  'refusal.far-from-fox': 'Vous n’avez pas d’inuit en {cell}, où se trouve le renard.',
  'refusal.far-from-fish':
    'Vous n’avez pas d’inuit sur une tuile voisine de {cell}, où se trouve le poisson ; un coin ne compte pas.',
  'refusal.bear-in-water': 'L’ours en {cell} est dans l’eau, où on ne peut pas l’attaquer.',
  'refusal.far-from-bear': 'Vous n’avez pas d’inuit en {cell}, où se trouve l’ours.',

  'refusal.none-to-build': 'Vous n’avez pas d’inuit en {cell} : vous ne pouvez pas y construire.',
  'refusal.others-there': 'Un inuit adverse est en {cell} : vous ne pouvez pas y construire.',
  'refusal.igloo-there': 'Il y a déjà un igloo en {cell} ; une tuile n’en porte qu’un.',
  'refusal.igloos-built': 'Vos {built} igloos sont déjà construits.',

  'refusal.no-harpoon': 'Vous n’avez pas de harpon : vous ne pouvez que renoncer.',

  'colour.red': 'rouge',
  'colour.blue': 'bleu',
  'colour.yellow': 'jaune',
  'colour.green': 'vert',
  'tribe.red': 'rouge',
  'tribe.blue': 'bleu',
  'tribe.yellow': 'jaune',
  'tribe.green': 'vert',
  'direction.n': 'vers le haut',
  'direction.e': 'vers la droite',
  'direction.s': 'vers le bas',
  'direction.w': 'vers la gauche',
  'ground.land': 'terre ferme',
  'ground.water': 'eau',
  'ground.ice': 'tuile banquise',
  'ground.pack': 'pack',
  'animal.fish1': 'poisson de valeur 1',
  'animal.fish2': 'poisson de valeur 2',
  'animal.fish3': 'poisson de valeur 3',
  'animal.fox1': 'renard de valeur 1',
  'animal.fox2': 'renard de valeur 2',
  'animal.fox3': 'renard de valeur 3',
  'animal.bear': 'ours blanc',
  'theAnimal.fish1': 'le poisson de valeur 1',
  'theAnimal.fish2': 'le poisson de valeur 2',
  'theAnimal.fish3': 'le poisson de valeur 3',
  'theAnimal.fox1': 'le renard de valeur 1',
  'theAnimal.fox2': 'le renard de valeur 2',
  'theAnimal.fox3': 'le renard de valeur 3',
  'theAnimal.bear': 'l’ours blanc',
  'target.fish1': 'le poisson de valeur 1',
  'target.fish2': 'le poisson de valeur 2',
  'target.fish3': 'le poisson de valeur 3',
  'target.fox1': 'le renard de valeur 1',
  'target.fox2': 'le renard de valeur 2',
  'target.fox3': 'le renard de valeur 3',
  'target.bear': 'l’ours blanc',
  'tile.fish2': 'deux poissons',
  'tile.fish3': 'trois poissons',
  'tile.bear': 'un ours blanc',
  'tile.pack': 'pack',
  'tile.drift': 'dérive',
  'tile.thaw': 'dégel',
  'tile.harpoon': 'harpon',
  'tile.animals': 'Déplacement des animaux',
  'tile.endurance1': 'endurance de 1',
  'tile.endurance2': 'endurance de 2',
  'tile.endurance3': 'endurance de 3',
  'aTile.fish2': 'deux poissons',
  'aTile.fish3': 'trois poissons',
  'aTile.bear': 'un ours blanc',
  'aTile.pack': 'du pack',
  'aTile.drift': 'une dérive',
  'aTile.thaw': 'un dégel',
  'aTile.harpoon': 'un harpon',
  'aTile.animals': 'une tuile « Déplacement des animaux »',
  'aTile.endurance1': 'une endurance de 1',
  'aTile.endurance2': 'une endurance de 2',
  'aTile.endurance3': 'une endurance de 3',
  'tileType.thaw': 'dégel',
  'tileType.endurance': 'endurance',
  'tileType.animals': 'Déplacement des animaux',
  'tileType.harpoon': 'harpon',
  cell: '{name}',

  'place.supply': 'réserve ({player})',
  'place.hand': 'main ({player})',
  'place.trophies': 'tableau de chasse ({player})',
  'draw.board': 'Igloo Igloo, {task}',
  'draw.task.placeInuit': '{player} pose un inuit',
  'draw.task.melt': '{player} fait fondre une tuile',
  'draw.task.drift': '{player} fait dériver une tuile',
  'draw.task.displace': '{player} écarte des animaux',
  'draw.task.stepAnimal':
    '{player} déplace des animaux ({steps, plural, one {il reste # point} other {il reste # points}})',
  'draw.task.attack': '{player} répond à l’ours',
  'draw.task.flee': '{player} fuit vers un coin',
  'draw.task.act':
    '{player} joue ({points, plural, =0 {plus de point} one {il reste # point} other {il reste # points}})',
  'draw.task.kayak': '{player} accoste',
  'draw.task.over': 'La partie est finie',
  'draw.acts': '▶ {player}',
  'draw.hand': 'main',
  'draw.trophies': 'tableau de chasse',
  'draw.box': 'en réserve, par valeur : poissons {fish} ; renards {foxes} ; ours {bears}',
  'draw.ground': '{place}, {ground}',
  'draw.beneath': '{place}, {ground}, dessous : {tile}',
  'draw.inuit': 'inuit ({player})',
  'draw.igloo': 'igloo ({player})',
  'draw.hidden': 'tuile cachée',
  'draw.legend.fish2': 'poisson et ses points',
  'draw.legend.fox2': 'renard et ses points',
  'draw.legend.bear': 'ours, {points} points',
  'draw.legend.igloo': 'igloo de ce joueur',
  'draw.legend.animals': '« Déplacement des animaux »',
  'draw.legend.endurance': 'points d’action',
  'draw.legend.place': 'endroit possible',
  'draw.legend.way': 'chemin possible',
  'draw.legend.kayak': 'départ en kayak',
  'draw.letter.red': 'R',
  'draw.letter.blue': 'B',
  'draw.letter.yellow': 'J',
  'draw.letter.green': 'V',
  'draw.letter.thaw': 'D',
  'draw.letter.harpoon': 'H',
  'draw.letter.animals': 'A',
  'text.toPlace': 'à placer : {count}',
  'text.hand': 'main : {tiles}',
  'text.trophies': 'tableau de chasse : {animals}',
  'text.signs':
    '# coin, . eau, o tuile banquise, P pack ; {tribes} inuits, ^ igloo ; 1 2 3 poissons, x1 x2 x3 renards, W ours',

  'category.hunting': 'tableau de chasse',
  'category.islands': 'îles',
  'tieBreak.hunting': 'meilleur tableau de chasse',
  'option.variant': 'Variante',
  'option.variant.standard': 'Règle normale',
  'option.variant.expert': 'Variante pour vrais joueurs',
};

/** Igloo Igloo in French, for `createGameText`. */
export const words: Translation<IglooIgloo, Names> = { locale: 'fr', messages, description };
