import type { Messages, RefusalKey } from '../../../../words/message.js';
import type * as english from '../en/refusals.js';

/** The sentences of refusals, in French. */
export const refusals: Messages<RefusalKey<typeof english.refusals>> = {
  'refusal.over': 'La partie est finie ; il ne reste plus rien à faire.',
  'refusal.to-place': 'On place encore les premiers bateaux : choisissez une zone pour le prochain.',
  'refusal.to-start-cube': 'Il faut maintenant choisir une piste pour le cube de départ du deuxième joueur.',
  'refusal.on-turn': 'Ce n’est pas le moment : un bateau doit jouer.',
  'refusal.to-step': 'Choisissez d’abord une piste pour l’avancée de la carte Bâtiment.',
  'refusal.to-pick': 'Prenez d’abord une carte Chantier naval de la pile.',
  'refusal.to-relocate': 'Déplacez d’abord un bateau grâce à l’effet, ou passez.',
  'refusal.to-draft': 'Prenez d’abord une des cartes dévoilées.',
  'refusal.to-advance': 'Choisissez d’abord une piste pour l’avancée de l’effet.',
  'refusal.place-closed': 'À deux joueurs, la zone {zone} est fermée ; placez le bateau ailleurs.',
  'refusal.place-full': 'La zone {zone} est pleine, avec {ships} bateaux ; placez le bateau ailleurs.',
  'refusal.sailed': 'Le bateau de ce tour a déjà bougé ; il ne bouge qu’une fois.',
  'refusal.sail-closed': 'À deux joueurs, la zone {zone} est fermée ; allez dans une autre.',
  'refusal.sail-stays': 'Le bateau quitte la zone {zone} ; allez dans une autre.',
  'refusal.sail-full': 'La zone {zone} est pleine, avec {ships} bateaux ; allez dans une autre.',
  'refusal.not-sailed': 'Le tour ne finit pas avant que son bateau ait bougé.',
  'refusal.action-early': 'Bougez d’abord : l’action se joue dans la zone où arrive le bateau.',
  'refusal.acted': 'Vous avez déjà joué une action ce tour-ci ; une seule est permise.',
  'refusal.deck-empty': 'La pile « {deck} » est vide.',
  'refusal.building-stands': 'Il y a déjà {building} dans la zone {zone}.',
  'refusal.personnel-short':
    'La carte demande {scientists, plural, one {# scientifique} other {# scientifiques}} ; votre personnel {personnel, plural, =0 {n’en compte aucun} other {en compte #}}.',
  'refusal.supply-empty': 'Vous ne pouvez pas construire {building} : il n’en reste plus dans la réserve.',
  'refusal.no-stand-in': 'Il vous manque l’accès à {building} ; aucune carte Ressource ne le remplace.',
  'refusal.simple-used':
    'Il vous manque l’accès à {building} ; votre carte Ressource simple, qui le remplacerait, a déjà servi.',
  'refusal.no-expertise':
    'Il vous manque l’accès à {building} ; vous n’avez pas de carte Ressource expertise pour le remplacer.',
  'refusal.much-missing':
    'Il vous manque l’accès à {missing} bâtiments de la carte ; une carte Ressource n’en remplace qu’un.',
  'refusal.resource-second':
    'Il vous manque l’accès à {building} ; une carte Ressource serait votre deuxième carte sous ce Soleil, et une seule est permise.',
  'refusal.steps': 'On ne peut pas renoncer à l’avancée de la carte Bâtiment ; choisissez une piste.',
  'refusal.no-shipyard': 'Dans la zone {zone}, où est arrivé votre bateau, il n’y a pas de chantier naval.',
  'refusal.no-free-ship': 'Vous n’avez plus de bateau disponible à construire.',
  'refusal.sun-full':
    'Un nouveau bateau arrive là où est le Soleil, et la zone {zone} est pleine, avec {ships} bateaux.',
  'refusal.not-in-pile': 'Cette carte n’est plus dans la pile : {card}.',
  'refusal.no-camp': 'Dans la zone {zone}, où est arrivé votre bateau, il n’y a pas de campement.',
  'refusal.recruits-nobody':
    'Vous n’avez ni bateau ni scientifique dans la zone {zone} : vous ne recruteriez personne.',
  'refusal.reserve-empty': 'Votre réserve est vide : il n’y a personne à recruter.',
  'refusal.no-centre':
    'Dans la zone {zone}, où est arrivé votre bateau, aucun centre de recherche ne fait avancer sur la piste {track}.',
  'refusal.no-strength': 'Vous n’avez ni bateau ni scientifique dans la zone {zone} : votre cube n’avancerait pas.',
  'refusal.track-closed': 'À {players} joueurs, la piste {track} est bloquée ; choisissez-en une autre.',
  'refusal.no-cube': 'Vous n’avez pas de cube sur la piste {track}, ni de cube disponible à y poser.',
  'refusal.track-ended': 'Il n’y a plus de case libre devant vous sur la piste {track}.',
  'refusal.nothing-to-move': 'Il n’y a pas de bateau en position {position} dans la zone {from}.',
  'refusal.not-own-to-move':
    'Le bateau en position {position} dans la zone {from} n’est pas à vous ; déplacez un des vôtres.',
  'refusal.move-waits': 'L’effet ne déplace pas le bateau du tour avant qu’il ait bougé.',
  'refusal.just-built': 'Ce bateau vient d’être construit ; il ne bouge pas encore.',
  'refusal.move-closed': 'À deux joueurs, la zone {zone} est fermée ; déplacez le bateau vers une autre.',
  'refusal.move-full': 'La zone {zone} est pleine, avec {ships} bateaux ; déplacez le bateau vers une autre.',
  'refusal.not-in-row': 'Cette carte n’est pas parmi les cartes dévoilées : {card}.',
  'refusal.track-taken': 'La piste {track} a déjà été choisie pour cet effet ; prenez-en une autre.',
  'refusal.must-advance': 'On ne peut pas renoncer à l’avancée de cet effet ; choisissez une piste.',
  'refusal.not-in-hand': 'Vous n’avez pas cette carte : {card}.',
  'refusal.second-card': 'Vous avez déjà joué une carte sous ce Soleil ; une seule est permise.',
  'refusal.card-early': 'Bougez d’abord : le scientifique se place dans la zone où arrive le bateau.',
  'refusal.nobody-to-place': 'Il n’y a pas de scientifique à placer dans votre personnel.',
  'refusal.nobody-to-recruit': 'Votre réserve est vide : la carte ne recruterait personne.',
  'refusal.no-second-ship':
    'Il n’y a pas de deuxième bateau dans la zone {zone} ; un brise-glace se pose là où il est à vous.',
  'refusal.second-not-own':
    'Le deuxième bateau de la zone {zone} n’est pas à vous ; un brise-glace se pose là où il l’est.',
  'refusal.ice-broken': 'Vous avez déjà un brise-glace dans la zone {zone}.',
  'refusal.second-turn': 'Dans la zone du Soleil, un brise-glace ne se pose qu’au premier tour, et c’est le deuxième.',
  'refusal.nobody-second':
    'Aucun bateau n’était deuxième dans la zone {zone} à l’arrivée du Soleil, ou il est parti ; un brise-glace n’y donnerait pas de tour.',
  'refusal.second-was-other':
    'Le bateau qui était deuxième dans la zone {zone} à l’arrivée du Soleil n’est pas à vous : votre brise-glace n’y servirait pas.',
  'refusal.first-turn': 'On ne peut renoncer qu’au deuxième tour ; à celui-ci, le bateau bouge.',
  'refusal.begun': 'On ne peut renoncer au deuxième tour qu’avant d’y avoir fait quelque chose.',
  'refusal.gave-already': 'Vous avez déjà sacrifié une ressource ce tour-ci ; une seule est permise.',
  'refusal.no-cube-to-give': 'Vous n’avez pas de cube disponible à sacrifier.',
  'refusal.no-ship-to-give':
    'Vous n’avez pas de bateau disponible à sacrifier ; vous pouvez sacrifier un bateau du plateau.',
  'refusal.nothing-to-give': 'Il n’y a pas de bateau en position {position} dans la zone {zone}.',
  'refusal.not-own-to-give':
    'Le bateau en position {position} dans la zone {zone} n’est pas à vous ; sacrifiez un des vôtres.',
  'refusal.give-waits': 'Le bateau du tour ne peut pas être sacrifié avant d’avoir bougé.',
};

/** The names of things in these sentences. */
export const names: Messages<keyof typeof english.names> = {
  'aBuilding.camp': 'un campement',
  'aBuilding.shipyard': 'un chantier naval',
  'aBuilding.crane': 'une grue',
  'aBuilding.mine': 'un puits',
  'aBuilding.derrick': 'un derrick',
  'aBuilding.turbine': 'une éolienne',
  'aBuilding.laboratory': 'un laboratoire',
  'aBuilding.factory': 'une usine',
  'aBuilding.land': 'un centre de recherche terrestre',
  'aBuilding.coastal': 'un centre de recherche côtier',
  'aBuilding.marine': 'un centre de recherche marin',
  'aBuilding.headquarters': 'un siège social',
  'aBuilding.farm': 'une ferme à plancton',
  'aBuilding.antenna': 'une antenne parabolique',
  'shipyardCard.scientist': 'Placez un scientifique',
  'shipyardCard.icebreaker': 'Brise-glace',
  'shipyardCard.recruits': '+{cardRecruits, plural, one {# scientifique} other {# scientifiques}}',
  'shipyardCard.progress': 'Progrès rapide',
};
