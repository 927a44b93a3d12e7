import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in French. */
export const sentences: Messages<keyof typeof english> = {
  'move.placeShip': 'Placer le bateau dans la zone {zone}',
  'move.placeStartCube': 'Poser le cube sur la piste {track}',
  'move.sail': 'Aller dans la zone {zone}',
  'move.recruit': 'Recruter des scientifiques au campement',
  'move.research': 'Faire de la recherche : avancer sur la piste {track}',
  'move.build': '{building, select, none {Construire : {deck}} other {Construire {building} ({deck})}}',
  'move.buildShip': 'Construire un bateau',
  'move.advance': 'Avancer sur la piste {track}',
  'move.pass': '{phase, select, turn {Renoncer au deuxième tour} other {Ne déplacer aucun bateau}}',
  'move.end': 'Finir le tour',
  'move.playScientist': 'Jouer une carte : placer un scientifique',
  'move.playRecruits':
    'Jouer une carte : recruter {cardRecruits, plural, one {# scientifique} other {# scientifiques}}',
  'move.playProgress':
    'Jouer une carte : avancer de {cardSteps, plural, one {# case} other {# cases}} sur la piste {track}',
  'move.playIcebreaker': 'Jouer une carte : brise-glace dans la zone {zone}',
  'move.sacrifice': '{piece, select, cube {Sacrifier un cube disponible} other {Sacrifier un bateau disponible}}',
  'move.scuttle': 'Sacrifier le bateau en position {position} dans la zone {zone}',
  'move.takeCard': 'Prendre la carte « {card} »',
  'move.relocateShip': 'Déplacer le bateau en position {position} de la zone {from} vers la zone {to}',

  'event.startPlayerDrawn': 'Le sort désigne {player} pour commencer.',
  'event.buildingPlaced': 'Au début, la zone {zone} reçoit {building}.',
  'event.shipPlaced':
    '{reason, select, built {{player} construit un bateau : zone {zone}, position {position}.} other {{player} place un bateau : zone {zone}, position {position}.}}',
  'event.sunMoved': 'Le Soleil brille maintenant sur la zone {zone}.',
  'event.turnStarted':
    '{turnOfStop, select, first {C’est à {player} de jouer, zone {zone}.} other {Grâce au brise-glace, {player} joue un deuxième tour dans la zone {zone}.}}',
  'event.turnEnded': '{player} finit son tour.',
  'event.turnDeclined': '{player} renonce au deuxième tour.',
  'event.shipMoved': '{player} déplace un bateau de la zone {from} vers la zone {to}, position {position}.',
  'event.buildingBuilt': '{player} construit {building} dans la zone {zone}.',
  'event.deckTurned':
    '{card, select, none {La pile « {deck} » est vide maintenant.} other {Carte visible de la pile « {deck} » : {card}.}}',
  'event.scientistsPlaced':
    '{count, plural, one {{player} place un scientifique dans la zone {zone}.} other {{player} place # scientifiques dans la zone {zone}.}}',
  'event.scientistsRecruited':
    '{count, plural, =0 {{player} ne recrute personne.} one {{player} recrute un scientifique.} other {{player} recrute # scientifiques.}}',
  'event.resourceCardUsed':
    '{resource, select, simple {{player} utilise sa carte Ressource simple} other {{player} utilise une carte Ressource expertise}} à la place de l’accès à {building}.',
  'event.resourceCardGained':
    '{resource, select, simple {{player} récupère sa carte Ressource simple.} other {{player} prend une carte Ressource expertise.}}',
  'event.cubeAdvanced':
    '{from, plural, =0 {{player} pose un cube sur la piste {track}, case {to}.} other {{player} avance sur la piste {track}, de la case {from} à la case {to}.}}',
  'event.effectReached': '{player} déclenche un effet sur la piste {track} : {effect}.',
  'event.effectWasted': 'Cet effet reste sans suite : {effect}.',
  'event.cardsDrawn': 'Cartes Chantier naval dévoilées : {cards}.',
  'event.cardTaken': '{player} prend la carte « {card} ».',
  'event.pileRemoved': 'Il n’y a plus assez de cartes Chantier naval pour tous ; la pile quitte le jeu.',
  'event.cardPlayed':
    '{zone, select, none {{player} joue la carte « {card} ».} other {{player} joue la carte « {card} » dans la zone {zone}.}}',
  'event.icebreakerRemoved':
    '{isUsed, select, yes {Dans la zone {zone}, {player} utilise son brise-glace, qui quitte le jeu.} other {Dans la zone {zone}, {player} perd son brise-glace, qui quitte le jeu sans effet.}}',
  'event.pieceSacrificed':
    '{piece, select, cube {{player} sacrifie un cube disponible.} other {{zone, select, none {{player} sacrifie un bateau disponible.} other {{player} sacrifie le bateau en position {position} dans la zone {zone}.}}}}',
  'event.gameOver': 'La partie est finie : {ending}.',
  'event.pointsScored':
    '{category, select, zones {Zone {zone} : {count, plural, =0 {aucun point} other {{points}}}.} tracks {Piste {track} : {count, plural, =0 {aucun point} other {{points}}}.} cards {Cartes Bâtiment : {count, plural, =0 {aucun point} other {{points}}}.} other {Ressources sacrifiées : {count, plural, =0 {aucun point} other {{points}}}.}}',

  'chance.startPlayerDrawn': 'Qui commence ?',
  'chance.buildingPlaced': 'Quel bâtiment de départ a été placé dans la zone {zone} ?',
  'chance.deckTurned': 'Quelle carte est maintenant visible sur la pile « {deck} » ?',
  'chance.cardsDrawn': 'Quelles {count} cartes Chantier naval ont été tirées, et dans quel ordre ?',

  'question.placeShip': 'Dans quelle zone placez-vous le bateau suivant ?',
  'question.placeStartCube': 'Sur quelle piste posez-vous votre cube de départ ?',
  'question.turn':
    '{progress, select, begun {Vers quelle zone va le bateau ?} sailed {Que faites-vous dans la zone {zone} ?} other {Faites-vous encore quelque chose à ce tour ?}}',
  'question.advance':
    '{steps, plural, =1 {Sur quelle piste avancez-vous d’une case ?} other {Sur quelle piste avancez-vous de # cases ?}}',
  'question.pick': 'Quelle carte Chantier naval prenez-vous ?',
  'question.relocateShip': 'Lequel de vos bateaux déplacez-vous, et vers quelle zone ?',
  'question.draft': 'Quelle carte dévoilée prenez-vous ?',
  'question.advanceAll': 'Sur quelle piste avancez-vous de {effectSteps, plural, one {# case} other {# cases}} ?',
  'question.over': 'La partie est finie : {ending}.',
  'deck.basic': 'Bâtiment de base',
  'deck.double': 'Bâtiment double',
  'deck.advanced': 'Bâtiment avancé',
  'resource.simple': 'Ressource simple',
  'resource.expertise': 'Ressource expertise',
  'effect.scientist': 'recruter un scientifique',
  'effect.ship': 'construire un bateau',
  'effect.expertise': 'prendre une carte Ressource expertise',
  'effect.simple': 'récupérer sa carte Ressource simple',
  'effect.move': 'chacun peut déplacer un bateau',
  'effect.draft': 'chacun prend une carte Chantier naval',
  'effect.advance': 'chacun avance de {effectSteps, plural, one {# case} other {# cases}} sur une piste',
  'ending.last-scientist': 'un joueur a placé son dernier scientifique',
  'ending.last-building': 'le dernier bâtiment est construit',
  'ending.stalemate': 'rien n’a changé depuis longtemps',
  'ending.no-ships': 'il n’y a plus de bateau sur le plateau',
  zone: 'zone {zone}',
  track: 'piste {track}',
  card: '{count, plural, =0 {{building}} other {{building} (demande {needs})}}',
  scoreOf: '{points, plural, one {# point} other {# points}} pour {player}',

  'category.zones': 'zones',
  'category.tracks': 'pistes de recherche',
  'category.cards': 'cartes Bâtiment',
  'category.discards': 'ressources sacrifiées',
  'tieBreak.majorities': 'majorités',
  'tieBreak.buildings': 'cartes Bâtiment',
  'option.placement': 'Placement des premiers bateaux',
  'option.placement.first-game': 'Comme à la première partie',
  'option.placement.free': 'Libre',
};
