/**
 * Antarctica in French.
 *
 * @module
 */
import { common } from '../../../core/words/fr.js';
import type { Messages, Words } from '../../../core/words.js';
import type { Antarctica } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { MessageParameters } from './description.js';
export type { Key, Names } from './keys.js';

const ACCESS =
  'La carte demande {need} fois accès à ce bâtiment : {building} ; vos bateaux y donnent accès {have} fois';
const CLOSED = 'À deux joueurs, la zone {zone} est fermée';
const FULL = 'La zone {zone} est pleine, avec {have} bateaux';
const NOBODY = "Vous n'avez ni bateau ni scientifique dans la zone {zone}";

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  'move.place': 'Placer le bateau dans la zone {zone}',
  'move.start-cube': 'Poser le cube sur la piste {track}',
  'move.sail': 'Aller dans la zone {zone}',
  'move.recruit': 'Recruter des scientifiques au campement',
  'move.research': 'Faire de la recherche : avancer sur la piste {track}',
  'move.build': '{building, select, none {Construire : {deck}} other {Construire : {building} ({deck})}}',
  'move.build-ship': 'Construire un bateau',
  'move.advance': 'Avancer sur la piste {track}',
  'move.pass': '{phase, select, turn {Renoncer au deuxième tour} other {Ne déplacer aucun bateau}}',
  'move.end': 'Finir le tour',
  'move.play-scientist': 'Jouer une carte : placer un scientifique',
  'move.play-recruits': 'Jouer une carte : recruter deux scientifiques',
  'move.play-progress': 'Jouer une carte : avancer de trois cases sur la piste {track}',
  'move.play-icebreaker': 'Jouer une carte : brise-glace dans la zone {zone}',
  'move.sacrifice': '{what, select, cube {Sacrifier un cube disponible} other {Sacrifier un bateau disponible}}',
  'move.scuttle': 'Sacrifier le bateau en position {position} dans la zone {zone}',
  'move.take': 'Prendre la carte : {card}',
  'move.relocate': 'Déplacer le bateau en position {position} de la zone {from} vers la zone {to}',

  'event.ship-placed':
    '{reason, select, built {{player} construit un bateau : zone {zone}, position {position}.} other {{player} place un bateau : zone {zone}, position {position}.}}',
  'event.sun-moved': 'Le Soleil brille maintenant sur la zone {zone}.',
  'event.turn-began':
    '{part, select, first {Tour de jeu : {player}, zone {zone}.} other {Grâce au brise-glace, deuxième tour dans la zone {zone} : {player}.}}',
  'event.turn-ended': '{player} finit son tour.',
  'event.turn-declined': '{player} renonce au deuxième tour.',
  'event.ship-moved': '{player} déplace un bateau de la zone {from} vers la zone {to}, position {position}.',
  'event.building-built': '{player} construit dans la zone {zone} : {building}.',
  'event.deck-turned':
    '{card, select, none {La pile « {deck} » est vide maintenant.} other {Nouvelle carte « {deck} » : {card}.}}',
  'event.scientists-placed':
    '{count, plural, one {{player} place # scientifique dans la zone {zone}.} other {{player} place # scientifiques dans la zone {zone}.}}',
  'event.recruited':
    '{count, plural, =0 {{player} ne recrute personne.} one {{player} recrute # scientifique.} other {{player} recrute # scientifiques.}}',
  'event.resource-used': '{player} défausse une carte {resource} à la place de ce bâtiment : {building}.',
  'event.resource-gained': '{player} reçoit une carte {resource}.',
  'event.cube-advanced': '{player} avance sur la piste {track}, de la case {from} à la case {to}.',
  'event.effect-reached': '{player} déclenche un effet sur la piste {track} : {effect}.',
  'event.effect-idle': 'Cet effet reste sans suite : {effect}.',
  'event.cards-drawn': 'Cartes Chantier naval dévoilées : {cards}.',
  'event.card-taken': '{player} prend la carte : {card}.',
  'event.pile-boxed': "Il n'y a plus assez de cartes Chantier naval pour tous ; la pile quitte le jeu.",
  'event.card-played':
    '{zone, select, none {{player} joue la carte : {card}.} other {{player} joue une carte dans la zone {zone} : {card}.}}',
  'event.icebreaker-removed':
    '{used, select, yes {{player} : le brise-glace de la zone {zone} a servi et quitte le jeu.} other {{player} : le brise-glace de la zone {zone} quitte le jeu sans effet.}}',
  'event.sacrificed':
    '{what, select, cube {{player} sacrifie un cube disponible.} other {{zone, select, none {{player} sacrifie un bateau disponible.} other {{player} sacrifie le bateau en position {position} dans la zone {zone}.}}}}',
  'event.gameOver': 'La partie est finie : {ending}.',
  'event.scored':
    '{category, select, zones {Zone {zone} : {count, plural, =0 {aucun point} other {{points}}}.} tracks {Piste {track} : {count, plural, =0 {aucun point} other {{points}}}.} cards {Cartes Bâtiment : {count, plural, =0 {aucun point} other {{points}}}.} other {Ressources défaussées : {count, plural, =0 {aucun point} other {{points}}}.}}',

  'question.placing': 'Dans quelle zone placez-vous le bateau suivant ?',
  'question.start-cube': 'Sur quelle piste posez-vous votre cube de départ ?',
  'question.turn':
    '{stage, select, begun {Vers quelle zone va le bateau ?} sailed {Que faites-vous dans la zone {zone} ?} other {Faites-vous encore quelque chose à ce tour ?}}',
  'question.advance':
    '{steps, plural, one {Sur quelle piste avancez-vous de # case ?} other {Sur quelle piste avancez-vous de # cases ?}}',
  'question.pick': 'Quelle carte Chantier naval prenez-vous ?',
  'question.ship-move': 'Lequel de vos bateaux déplacez-vous, et vers quelle zone ?',
  'question.draft': 'Quelle carte dévoilée prenez-vous ?',
  'question.advance-three': 'Sur quelle piste avancez-vous de trois cases ?',
  'question.over': 'La partie est finie : {ending}.',

  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',
  'refusal.to-place': 'On place encore les premiers bateaux : choisissez une zone pour le prochain.',
  'refusal.to-start-cube': 'Il faut maintenant choisir une piste pour le cube de départ du deuxième joueur.',
  'refusal.on-turn': "Rien de tel n'est demandé : c'est le tour d'un bateau.",
  'refusal.to-step': "Choisissez d'abord une piste pour l'avancée de la carte Bâtiment.",
  'refusal.to-pick': "Prenez d'abord une carte Chantier naval de la pile.",
  'refusal.to-relocate': "Déplacez d'abord un bateau grâce à l'effet, ou aucun en passant.",
  'refusal.to-draft': "Prenez d'abord une des cartes dévoilées.",
  'refusal.to-advance': "Choisissez d'abord une piste pour l'avancée de l'effet.",
  'refusal.place-closed': `${CLOSED} ; placez le bateau ailleurs.`,
  'refusal.place-full': `${FULL} ; placez le bateau ailleurs.`,
  'refusal.sailed': "Le bateau de ce tour a déjà bougé ; il ne bouge qu'une fois.",
  'refusal.sail-closed': `${CLOSED} ; allez dans une autre.`,
  'refusal.sail-stays': 'Le bateau quitte la zone {zone} ; allez dans une autre.',
  'refusal.sail-full': `${FULL} ; allez dans une autre.`,
  'refusal.not-sailed': 'Le tour ne finit pas avant que son bateau ait bougé.',
  'refusal.action-early': "Bougez d'abord : l'action se joue dans la zone où arrive le bateau.",
  'refusal.acted': 'Vous avez déjà joué une action ce tour-ci ; il y en a une au plus.',
  'refusal.deck-empty': 'La pile « {deck} » est vide.',
  'refusal.building-stands': 'Ce bâtiment est déjà présent dans la zone {zone} : {building}.',
  'refusal.personnel-short': 'Scientifiques que demande la carte : {need} ; dans votre personnel : {have}.',
  'refusal.supply-empty': "Il n'en reste plus dans la réserve : {building}.",
  'refusal.no-stand-in': `${ACCESS}, et aucune carte Ressource ne le remplace.`,
  'refusal.simple-used': `${ACCESS}, et votre carte Ressource simple, qui le remplacerait, a déjà servi.`,
  'refusal.no-expertise': `${ACCESS}, et vous n'avez pas de carte Ressource expertise pour le remplacer.`,
  'refusal.much-missing':
    "Il vous manque l'accès à {missing} bâtiments de la carte ; une carte Ressource n'en remplace qu'un.",
  'refusal.resource-second': `${ACCESS} ; une carte Ressource serait votre deuxième carte sous ce Soleil, et une seule est permise.`,
  'refusal.steps': "On ne peut pas renoncer à l'avancée de la carte Bâtiment ; choisissez une piste.",
  'refusal.no-shipyard': "Dans la zone {zone}, où est arrivé votre bateau, il n'y a pas de chantier naval.",
  'refusal.no-free-ship': "Vous n'avez plus de bateau disponible à construire.",
  'refusal.sun-full':
    'Un nouveau bateau arrive là où est le Soleil, et la zone {zone} est pleine, avec {have} bateaux.',
  'refusal.not-in-pile': "Cette carte n'est plus dans la pile : {card}.",
  'refusal.no-camp': "Dans la zone {zone}, où est arrivé votre bateau, il n'y a pas de campement.",
  'refusal.recruits-nobody': `${NOBODY} : vous ne recruteriez personne.`,
  'refusal.reserve-empty': "Votre réserve est vide : il n'y a personne à recruter.",
  'refusal.no-centre':
    'Dans la zone {zone}, où est arrivé votre bateau, aucun centre de recherche ne fait avancer sur la piste {track}.',
  'refusal.no-strength': `${NOBODY} : votre cube n'avancerait pas.`,
  'refusal.track-closed': 'À {players} joueurs, la piste {track} est bloquée ; choisissez-en une autre.',
  'refusal.no-cube': "Vous n'avez pas de cube sur la piste {track}, ni de cube disponible à y poser.",
  'refusal.track-ended': "Il n'y a plus de case libre devant vous sur la piste {track}.",
  'refusal.nothing-to-move': "Il n'y a pas de bateau en position {position} dans la zone {zone}.",
  'refusal.not-own-to-move':
    "Le bateau en position {position} dans la zone {zone} n'est pas à vous ; déplacez un des vôtres.",
  'refusal.move-waits': "L'effet ne déplace pas le bateau du tour avant qu'il ait bougé.",
  'refusal.just-built': "Ce bateau vient d'être construit ; il ne bouge pas encore.",
  'refusal.move-closed': `${CLOSED} ; déplacez le bateau vers une autre.`,
  'refusal.move-full': `${FULL} ; déplacez le bateau vers une autre.`,
  'refusal.not-in-row': "Cette carte n'est pas parmi les cartes dévoilées : {card}.",
  'refusal.track-taken': 'La piste {track} a déjà été choisie pour cet effet ; prenez-en une autre.',
  'refusal.must-advance': "On ne peut pas renoncer à l'avancée de cet effet ; choisissez une piste.",
  'refusal.not-in-hand': "Vous n'avez pas cette carte : {card}.",
  'refusal.second-card': 'Vous avez déjà joué une carte sous ce Soleil ; une seule est permise.',
  'refusal.card-early': "Bougez d'abord : le scientifique se place dans la zone où arrive le bateau.",
  'refusal.nobody-to-place': "Il n'y a pas de scientifique à placer dans votre personnel.",
  'refusal.nobody-to-recruit': 'Votre réserve est vide : la carte ne recruterait personne.',
  'refusal.no-second-ship':
    "Il n'y a pas de deuxième bateau dans la zone {zone} ; un brise-glace se pose là où il est à vous.",
  'refusal.second-not-own':
    "Le deuxième bateau de la zone {zone} n'est pas à vous ; un brise-glace se pose là où il l'est.",
  'refusal.ice-broken': 'Vous avez déjà un brise-glace dans la zone {zone}.',
  'refusal.second-turn': "Dans la zone du Soleil, un brise-glace ne se pose qu'au premier tour, et c'est le deuxième.",
  'refusal.nobody-second':
    "Aucun bateau n'était deuxième dans la zone {zone} à l'arrivée du Soleil, ou il est parti ; un brise-glace n'y donnerait pas de tour.",
  'refusal.second-was-other':
    "Le bateau qui était deuxième dans la zone {zone} à l'arrivée du Soleil n'est pas à vous : votre brise-glace n'y servirait pas.",
  'refusal.first-turn': "On ne peut renoncer qu'au deuxième tour ; à celui-ci, le bateau bouge.",
  'refusal.begun': "On ne peut renoncer au deuxième tour qu'avant d'y avoir fait quelque chose.",
  'refusal.gave-already': 'Vous avez déjà défaussé une ressource ce tour-ci ; une seule est permise.',
  'refusal.no-cube-to-give': "Vous n'avez pas de cube disponible à défausser.",
  'refusal.no-ship-to-give': "Vous n'avez pas de bateau disponible à défausser ; un bateau du plateau, c'est permis.",
  'refusal.nothing-to-give': "Il n'y a pas de bateau en position {position} dans la zone {zone}.",
  'refusal.not-own-to-give':
    "Le bateau en position {position} dans la zone {zone} n'est pas à vous ; défaussez un des vôtres.",
  'refusal.give-waits': "Le bateau du tour ne peut pas être défaussé avant d'avoir bougé.",

  'building.camp': 'campement',
  'building.shipyard': 'chantier naval',
  'building.crane': 'grue',
  'building.mine': 'puits',
  'building.derrick': 'derrick',
  'building.turbine': 'éolienne',
  'building.laboratory': 'laboratoire',
  'building.factory': 'usine',
  'building.land': 'centre de recherche terrestre',
  'building.coastal': 'centre de recherche côtier',
  'building.marine': 'centre de recherche marin',
  'building.headquarters': 'siège social',
  'building.farm': 'ferme à plancton',
  'building.antenna': 'antenne parabolique',
  'deck.basic': 'Bâtiment de base',
  'deck.double': 'Bâtiment double',
  'deck.advanced': 'Bâtiment avancé',
  'shipyardCard.scientist': 'Placez un scientifique',
  'shipyardCard.icebreaker': 'Brise-glace',
  'shipyardCard.recruits': '+2 scientifiques',
  'shipyardCard.progress': 'Progrès rapide',
  'resource.simple': 'Ressource simple',
  'resource.expertise': 'Ressource expertise',
  'effect.scientist': 'recruter un scientifique',
  'effect.ship': 'construire un bateau',
  'effect.expertise': 'prendre une carte Ressource expertise',
  'effect.simple': 'récupérer sa carte Ressource simple',
  'effect.move': 'chacun peut déplacer un bateau',
  'effect.draft': 'chacun prend une carte Chantier naval',
  'effect.advance': 'chacun avance de trois cases sur une piste',
  'ending.last-scientist': 'un joueur a placé son dernier scientifique',
  'ending.last-building': 'le dernier bâtiment est construit',
  'ending.stalemate': "rien n'a changé depuis longtemps",
  'ending.no-ships': "il n'y a plus de bateau sur le plateau",
  zone: 'zone {zone}',
  track: 'piste {track}',
  card: '{count, plural, =0 {{building}} other {{building} (demande : {needs})}}',
  scoreOf: '{player} {points}',

  'category.zones': 'zones',
  'category.tracks': 'pistes de recherche',
  'category.cards': 'cartes Bâtiment',
  'category.discards': 'ressources défaussées',
  'tieBreak.majorities': 'majorités',
  'tieBreak.buildings': 'cartes Bâtiment',
  'option.placement': 'Placement des premiers bateaux',
  'option.placement.first-game': 'Comme à la première partie',
  'option.placement.free': 'Libre',
};

/** Antarctica in French, for `wordsOf`. */
export const words: Words<Antarctica, Names> = { locale: 'fr', messages, description };
