/**
 * Nunatak in French.
 *
 * @module
 */
import { common } from '../../../core/words/fr.js';
import type { Messages, Words } from '../../../core/words.js';
import type { Nunatak } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { MessageParameters } from './description.js';
export type { Key, NamedOwner, Names } from './keys.js';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  'move.take':
    '{slot, plural, =0 {Prendre dans le cortège : {card}} other {Prendre dans le cortège : {card}, place #}}',
  'move.use': '{for, select, self {Utiliser la carte pour vous} other {Utiliser la carte pour Siku}}',
  'move.as': 'Utiliser la carte pour le symbole : {symbol}',
  'move.place': 'Placer le bloc en {place}',
  'move.lift': 'Prendre la dalle {place}',
  'move.drop': "L'échanger avec la dalle {place}",
  'move.pick': '{which, plural, =0 {Prendre la faveur « {favour} »} other {Prendre la faveur « {favour} », n° #}}',
  'move.favour': '{which, plural, =0 {Jouer la faveur « {favour} »} other {Jouer la faveur « {favour} », n° #}}',
  'move.brace': 'Marquer encore les blocs de renfort en {place}',
  'move.square': 'Compter le carré sous {place}',
  'move.reserve': '{slot, plural, =0 {Réserver la carte : {card}} other {Réserver la carte : {card}, place #}}',
  'move.exchange':
    '{seen, select, none {Échanger la carte {from} de la pioche contre la place {slot} ({gone})} other {Échanger la carte {from} de la pioche ({seen}) contre la place {slot} ({gone})}}',
  'move.order':
    '{order, select, hidden {Remettre les cartes vues dans un certain ordre} other {Remettre les cartes vues, en partant du dessus : {order}}}',
  'move.transform':
    '{which, plural, =0 {Transformer la carte : {card}{as, select, none {} other {, utilisée pour {as}}}} other {Transformer la carte : {card}{as, select, none {} other {, utilisée pour {as}}}, n° #}}',
  'move.into':
    '{tool, select, none {En faire : {symbol}} rope {En faire : {symbol}, corde} pickaxe {En faire : {symbol}, pioche} other {En faire : {symbol}, scie à perche}}',
  'move.pass':
    '{phase, select, immediate {Garder la faveur sans la jouer} peekSwap {Ne rien échanger} final {Ne jouer aucune faveur de fin de partie} other {Passer}}',

  'event.turnStarted': 'Tour de jeu : {owner}.',
  'event.reshuffled':
    '{reason, select, renewal {Le cortège retourne dans la pioche : {cards}.} other {Rien ne convient dans le cortège ; il retourne dans la pioche : {cards}.}}',
  'event.anyCardAnyTile': "Plus rien ne convient : n'importe quelle carte et n'importe quelle dalle pour {owner}.",
  'event.cardRevealed': 'Nouvelle carte dans le cortège : {card}.',
  'event.cardTaken': '{owner} prend une carte : {card}.',
  'event.cardFiled':
    '{symbol, select, none {{owner} défausse la carte : {card}.} other {{owner} range la carte dans la colonne : {symbol}.}}',
  'event.tilesSwapped':
    "{reason, select, labourer {Grâce à la main-d'œuvre, les dalles {first} et {second} sont échangées.} other {Grâce à la propagation, les dalles {first} et {second} sont échangées.}}",
  'event.blockPlaced': '{owner} place un bloc en {place}.',
  'event.favourTaken': '{player} prend la faveur « {favour} ».',
  'event.favourUsed': '{player} joue la faveur « {favour} ».',
  'event.favourKept': '{player} garde la faveur « {favour} » sans la jouer.',
  'event.favourRevealed': 'Nouvelle faveur visible : {favour}.',
  'event.favourRemoved': 'Cette faveur quitte le jeu : {favour}.',
  'event.scored':
    '{place, select, none {{player} marque {points} pour {scoring}.} other {{player} marque {points} pour {scoring} ({place}).}}',
  'event.trackMoved':
    '{reason, select, row {{player} complète {rows} et passe de {from} à {to} sur la piste Ingénierie.} other {{player} passe de {from} à {to} sur la piste Ingénierie.}}',
  'event.squareCompleted': 'Le carré sous {place} est complet : {shares}.',
  'event.tileLaid': 'Une dalle est posée en {place} : {tile}.',
  'event.reserved': '{player} réserve une carte : {card}.',
  'event.reservationLapsed': 'La réservation tombe pour {player} : {card}.',
  'event.deckSeen':
    '{count, plural, one {{player} regarde la première carte de la pioche.} other {{player} regarde les # premières cartes de la pioche.}}',
  'event.deckExchanged': '{player} met une carte de la pioche dans le cortège ({card}) à la place de : {gone}.',
  'event.deckOrdered': '{player} remet les cartes vues sur la pioche.',
  'event.turnSkipped': '{player} saute ce tour.',
  'event.lotOpened': '{player} entame un nouveau lot.',
  'event.roundEnded': 'La manche {round} est finie. Début de la suivante : {owner}.',
  'event.extraTurns':
    "{count, plural, =0 {Personne n'a de tour supplémentaire.} =1 {{players} a un tour supplémentaire.} other {{players} ont un tour supplémentaire, dans cet ordre.}}",
  'event.gameOver': 'La partie est finie. {outcome}',
  'event.cardTransformed':
    '{tool, select, none {{player} transforme une carte ({card}) en : {symbol}.} rope {{player} transforme une carte ({card}) en : {symbol}, corde.} pickaxe {{player} transforme une carte ({card}) en : {symbol}, pioche.} other {{player} transforme une carte ({card}) en : {symbol}, scie à perche.}}',

  'question.take':
    "{any, select, yes {Rien ne convient : quelle carte prenez-vous, pour n'importe quelle dalle ?} other {Quelle carte du cortège prenez-vous ?}}",
  'question.use': 'Pour qui utilisez-vous cette carte : {card} ?',
  'question.as': 'Quel symbole utilisez-vous : {symbols} ?',
  'question.place':
    '{free, select, yes {Sur quelle dalle placez-vous {for, select, self {votre bloc} other {le bloc de Siku}} ?} other {Sur quelle dalle placez-vous {for, select, self {votre bloc} other {le bloc de Siku}} (symbole : {symbol}) ?}}',
  'question.drop': 'Avec quelle dalle échangez-vous la dalle {place} ?',
  'question.pick': 'Quelle faveur prenez-vous ?',
  'question.immediate': 'Jouez-vous tout de suite la faveur « {favour} » ?',
  'question.brace': 'Lequel de vos blocs marque encore ses blocs de renfort ?',
  'question.squares': 'Quel carré compte-t-on maintenant ?',
  'question.window': 'Jouez-vous une faveur avant le tour suivant ?',
  'question.reserve': 'Quelle carte du cortège réservez-vous ?',
  'question.spread':
    '{place, select, none {Quelle dalle prenez-vous ?} other {Avec quelle dalle échangez-vous la dalle {place} ?}}',
  'question.peekSwap': 'Échangez-vous une des cartes vues contre une carte du cortège ?',
  'question.peekOrder': 'Dans quel ordre remettez-vous les cartes ?',
  'question.dummy': 'Sur quelle dalle le joueur factice place-t-il son bloc, avec cette carte : {card} ?',
  'question.final': 'Jouez-vous une faveur de fin de partie ?',
  'question.transform': 'Laquelle de vos cartes transformez-vous ?',
  'question.into': 'En quoi transformez-vous cette carte : {card} ?',
  'question.over': 'La partie est finie.',

  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',
  'refusal.take-now': 'Prenez maintenant une carte du cortège ; les faveurs de ce moment se jouent avant.',
  'refusal.use-now': 'Dites maintenant si la carte est pour vous ou pour Siku.',
  'refusal.as-now': 'Choisissez maintenant un des deux symboles de la carte.',
  'refusal.place-now': 'Placez maintenant le bloc.',
  'refusal.drop-now': 'Échangez maintenant la dalle prise avec une autre.',
  'refusal.pick-now': 'Prenez maintenant une des faveurs visibles.',
  'refusal.immediate-now': 'Jouez maintenant la faveur que vous venez de prendre, ou gardez-la.',
  'refusal.brace-now': 'Choisissez maintenant le bloc en étage dont les blocs de renfort comptent encore.',
  'refusal.squares-now': 'Choisissez maintenant le carré à compter.',
  'refusal.window-now': 'Entre deux tours, jouez maintenant une faveur ou passez.',
  'refusal.reserve-now': 'Choisissez maintenant la carte du cortège à réserver.',
  'refusal.spread-now': 'Choisissez maintenant les deux dalles à échanger.',
  'refusal.exchange-now': 'Échangez maintenant une des cartes vues contre une du cortège, ou passez.',
  'refusal.order-now': 'Mettez maintenant les cartes vues dans un ordre.',
  'refusal.dummy-now': 'Choisissez maintenant une dalle pour le joueur factice.',
  'refusal.final-now': 'Jouez maintenant une faveur de fin de partie, ou passez.',
  'refusal.transform-now': 'Choisissez maintenant la carte à transformer.',
  'refusal.into-now': 'Choisissez maintenant le nouveau type de la carte.',
  'refusal.lifted-already': 'Une dalle est déjà prise ; échangez-la maintenant avec une autre.',
  'refusal.lift-first': "Prenez d'abord une dalle, puis échangez-la avec une autre.",

  'refusal.not-in-line': "Cette carte n'est pas dans le cortège : {card}.",
  'refusal.fits-nowhere': 'Aucune dalle disponible ne porte ce symbole : {card} ; prenez une carte qui convient.',
  'refusal.reserved-by-other': 'Cette carte est réservée à un autre joueur : {card}.',
  'refusal.own-card-reserved':
    "La carte que vous avez réservée convient, c'est donc elle qu'il faut prendre : {reserved}.",

  'refusal.no-tile': "Il n'y a pas de dalle en {place} ; un bloc se place sur une dalle disponible.",
  'refusal.covered': 'Il y a déjà un bloc en {place} ; un bloc se place sur une dalle disponible.',
  'refusal.other-symbol': 'La dalle {place} porte : {tile} ; la carte sert pour : {symbol}.',
  'refusal.not-on-card': 'La carte porte : {card}, et pas : {symbol}.',

  'refusal.no-labourer': "La carte sert pour : {symbol} ; seule la main-d'œuvre échange des dalles.",
  'refusal.none-to-lift': "Il n'y a pas en {place} de dalle disponible à échanger.",
  'refusal.no-labourer-tile': "La dalle {place} porte : {tile} ; la main-d'œuvre prend une dalle Main-d'œuvre.",
  'refusal.none-to-swap': "Il n'y a pas en {place} de dalle disponible à échanger avec la dalle prise.",
  'refusal.swapped-with-itself': 'La dalle prise est elle-même en {place} ; échangez-la avec une autre.',
  'refusal.only-tile': "La dalle {place} est la seule disponible ; il n'y a rien à échanger.",
  'refusal.free-already': "Le bloc peut aller sur n'importe quelle dalle disponible : on n'en échange pas.",

  'refusal.not-revealed': "La faveur « {favour} » n'est pas visible ; prenez-en une parmi : {revealed}.",
  'refusal.not-completed': "Le carré {place} n'est pas à compter maintenant ; choisissez parmi : {places}.",
  'refusal.own-turn-next': "C'est bientôt votre tour ; jouez-y la faveur « {favour} ».",

  'refusal.not-held': "Vous n'avez pas de faveur « {favour} » à jouer.",
  'refusal.too-late': 'La faveur « {favour} » se joue juste après avoir été prise, ou jamais.',
  'refusal.just-taken': 'La faveur « {favour} » a été prise à ce tour ; jouez-la plus tard.',
  'refusal.other-moment': 'La faveur « {favour} » ne se joue que {moments}.',
  'refusal.too-early': 'La faveur « {favour} » se joue à la fin de la partie.',

  'refusal.no-upper-block': "Vous n'avez pas de bloc en {place}.",
  'refusal.short-line': 'Cartes dans le cortège : {have} ; la prévoyance en demande {need}.',
  'refusal.no-turn-left': 'Il ne vous reste pas de tour normal pour lequel réserver une carte.',
  'refusal.none-to-reserve': "Cette carte n'est pas dans le cortège et ne peut pas être réservée : {card}.",
  'refusal.few-turns': "Vos tours normaux, avec celui-ci : {have} ; l'abondance en demande {need}.",
  'refusal.none-to-see': "La pioche est vide ; il n'y a pas de carte à regarder.",
  'refusal.unseen': "Cartes vues : {have} ; il n'y a pas de carte {seen} parmi elles.",
  'refusal.empty-slot': "Il n'y a pas de carte à la place {slot} du cortège.",
  'refusal.reserved-slot': "La carte à la place {slot} du cortège est réservée et ne s'échange pas.",
  'refusal.other-number': 'Cartes vues : {have} ; ce sont elles que vous remettez dans un ordre.',
  'refusal.few-tiles': 'Dalles disponibles : {have} ; la propagation en demande {need}.',
  'refusal.none-to-spread': "Il n'y a pas en {place} de dalle disponible à échanger.",
  'refusal.spread-with-itself': 'La dalle prise est elle-même en {place} ; choisissez-en une autre.',
  'refusal.free-anyway': "Le bloc peut déjà aller sur n'importe quelle dalle disponible.",
  'refusal.block-of-siku': "C'est un bloc de Siku ; la liberté est pour les vôtres.",
  'refusal.none-to-draw': 'La pioche est vide ; le cortège ne peut pas être renouvelé.',
  'refusal.none-to-replace': 'Toutes les cartes du cortège sont réservées ; aucune à renouveler.',
  'refusal.rivalry-already': 'La rivalité est déjà jouée pour le prochain carré.',
  'refusal.not-own-card': "Cette carte n'est pas devant vous : {card}.",
  'refusal.same-type': 'La carte est déjà de ce type : {type} ; choisissez-en un autre.',

  'refusal.not-best': "Pour le joueur factice, {place} n'est pas parmi les meilleures dalles : {places}.",

  'symbol.labourer': "main-d'œuvre",
  'symbol.sculptor': 'sculpteur de glace',
  'symbol.artisan': 'artisan',
  'symbol.beast': 'bête de somme',
  'symbol.engineer': 'ingénieure',
  'symbol.elder': 'ancêtre',
  'tool.rope': 'corde',
  'tool.pickaxe': 'pioche',
  'tool.saw': 'scie à perche',
  'favour.rise': 'Élévation',
  'favour.craft': 'Ingéniosité',
  'favour.base': 'Fondation',
  'favour.bracing': 'Soutien',
  'favour.solidarity': 'Solidarité',
  'favour.foresight': 'Prévoyance',
  'favour.abundance': 'Abondance',
  'favour.divination': 'Divination',
  'favour.spread': 'Propagation',
  'favour.liberty': 'Liberté',
  'favour.renewal': 'Renouveau',
  'favour.rivalry': 'Rivalité',
  'favour.transformation': 'Transformation',
  'favour.insight': 'Discernement',
  'favour.harmony': 'Harmonie',
  'favour.team': 'Attelage',
  'favour.vigour': 'Vigueur',
  'moment.take': 'avant de prendre une carte',
  'moment.place': 'avant de placer un bloc',
  'moment.squares': 'avant de compter un carré',
  'moment.window': 'entre deux tours',
  'quantity.oneSymbolBeasts': 'bêtes de somme à un symbole',
  'quantity.twoSymbolBeasts': 'bêtes de somme à deux symboles',
  'quantity.labourers': "mains-d'œuvre",
  'quantity.engineers': 'ingénieures',
  'quantity.sculptors': 'sculpteurs de glace',
  'quantity.artisans': 'artisans',
  'quantity.tools': 'outils différents',
  'quantity.steps': 'cases sur la piste Ingénierie',
  'quantity.elders': 'ancêtres',
  'quantity.favours': 'faveurs',
  'rating.slush': 'de la neige fondue',
  'rating.snowball': 'une boule de neige',
  'rating.ice-cube': 'un glaçon',
  'rating.ice-block': 'un bloc de glace',
  'rating.iceberg': 'un iceberg',
  'rating.ice-temple': 'un temple de glace',
  'scoring.support': 'les blocs de renfort',
  'scoring.square': 'un carré',
  siku: 'Siku',
  dummy: 'Joueur factice {number}',
  cell: '{place}',
  dome: 'sommet',
  card: '{symbols}{tool, select, none {} rope {, corde} pickaxe {, pioche} other {, scie à perche}}{beasts, plural, =0 {} one { (# symbole)} other { (# symboles)}}{pair, select, none {} other { (pour {pair})}}',
  either: '{first}/{rest}',
  or: '{first} ou {rest}',
  sequence: '{first}, {rest}',
  share: '{lost, select, yes {{owner} {points} (perdus)} other {{owner} {points}}}',
  row: '{axis, select, row {la ligne {name}} other {la colonne {name}}}',
  solo: '{points} points atteints : {rating}.',

  'category.support': 'blocs de renfort',
  'category.squares': 'carrés',
  'category.favours': 'faveurs jouées',
  'category.dome': 'sommet du temple',
  'category.labourers': "mains-d'œuvre",
  'category.sculptors': 'sculpteurs de glace',
  'category.artisans': 'artisans',
  'category.beasts': 'bêtes de somme',
  'category.engineers': 'ingénieures',
  'category.elders': 'ancêtres',
  'category.unusedFavours': 'faveurs non utilisées',
  'category.sets': 'combinaisons complètes',
  'tieBreak.borderBlocks': 'blocs au bord du temple',
};

/** Nunatak in French, for `wordsOf`. */
export const words: Words<Nunatak, Names> = { locale: 'fr', messages, description };
