import type { Messages, RefusalKey } from '../../../../words/message.js';
import type * as english from '../en/refusals.js';

/** The sentences of refusals, in French. */
export const refusals: Messages<RefusalKey<typeof english.refusals>> = {
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
  'refusal.none-to-walk': 'Vous n’avez pas d’inuit en {cell}.',
  'refusal.none-near': 'Aucun de vos inuits n’est à côté de {to} : aucun ne peut y marcher.',
  'refusal.walk-to-water': '{to} est une case d’eau, et un inuit ne marche que sur une tuile.',
  'refusal.igloo-of-other':
    'Il y a un igloo {colour} en {to} ; dans la variante pour vrais joueurs, seul son propriétaire peut y aller.',
  'refusal.bear-there': 'Il y a un ours en {to} ; pour y aller il faut un harpon, et vous n’en avez pas.',

  'refusal.none-to-sail': 'Vous n’avez pas d’inuit en {cell}.',
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
};

/** The names of things in these sentences. */
export const names: Messages<keyof typeof english.names> = {
  'animal.fish1': 'poisson de valeur {fish1Value}',
  'animal.fish2': 'poisson de valeur {fish2Value}',
  'animal.fish3': 'poisson de valeur {fish3Value}',
  'animal.fox1': 'renard de valeur {fox1Value}',
  'animal.fox2': 'renard de valeur {fox2Value}',
  'animal.fox3': 'renard de valeur {fox3Value}',
  'animal.bear': 'ours blanc',
  'tile.thaw': 'dégel',
  'tile.harpoon': 'harpon',
  'tile.animals': 'Déplacement des animaux',
  'tile.endurance1': 'endurance de 1',
  'tile.endurance2': 'endurance de 2',
  'tile.endurance3': 'endurance de 3',
  'tileType.thaw': 'dégel',
  'tileType.endurance': 'endurance',
  'tileType.animals': 'Déplacement des animaux',
  'tileType.harpoon': 'harpon',
};
