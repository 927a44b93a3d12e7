import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in French. */
export const descriptions: Messages<keyof typeof english> = {
  'term.sun': 'Soleil',
  'term.turn': 'tour',
  'term.strength': 'force',
  'term.access': 'accès',
  'term.ship': 'bateau',
  'term.cube': 'cube',
  'term.personnel': 'personnel',
  'term.reserve': 'réserve',
  'term.sacrifice': 'sacrifier une ressource',
  'term.asterisk': 'astérisque',

  'about.resource.simple': 'carte Ressource simple',
  'about.resource.expertise': 'carte Ressource expertise',
  'about.with': '{count} à {players, plural, =2 {deux} =3 {trois} =4 {quatre} other {#}} joueurs',
  'about.tokens':
    'Le jeu contient {tokens, plural, one {# jeton} other {# jetons}}, {start, plural, =0 {aucun sur le plateau} other {dont # sur le plateau}} au début.',
  'about.ofTwo':
    'À 2 joueurs, {start, plural, =0 {aucun n’est} =1 {# est} other {# sont}} sur le plateau au début et {boxed, plural, =0 {aucun ne retourne} =1 {# retourne} other {# retournent}} dans la boîte.',
  'about.camp': 'Action : recruter autant de scientifiques que votre force dans sa zone.',
  'about.shipyard':
    'Action : construire un bateau, qui rejoint la file de la zone au Soleil et finit le tour ; chaque autre joueur prend une carte Chantier naval.',
  'about.centre': 'Action : avancer selon votre force dans sa zone sur l’une de ces pistes : {tracks}.',
  'about.neededFor': 'Des cartes en demandent l’accès pour construire : {buildings}.',
  'about.replaced': 'L’accès manquant peut être remplacé par cette carte : {resource}.',
  'about.worth': 'À la fin, il ajoute un point à ce que gagnent les plus nombreux scientifiques de sa zone.',
  'about.deck': 'Cartes en jeu : {counts}.',
  'about.deckBuilds':
    'Ses cartes construisent : {buildings}. Seule la carte du dessus est visible et peut être construite.',
  'about.cardTitle': '{building} ({deck}, carte {number})',
  'about.noNeeds': 'Elle ne demande aucun accès.',
  'about.needs': 'Elle demande l’accès à : {buildings}.',
  'about.builds':
    'Vous placez le bâtiment et {scientists, plural, one {# scientifique} other {# scientifiques}} de votre personnel dans la zone où est allé le bateau du tour, puis avancez {steps, plural, one {d’une case} other {de # cases}} sur une piste ouverte au choix.',
  'about.asterisk':
    'Les cartes à astérisque rapportent à la fin : qui en a le plus marque un point pour chaque carte de ce type de tous les joueurs.',
  'about.from': 'Elle sert à partir de {players} joueurs.',
  'about.icons': '{count, plural, =1 {Ce centre y fait} other {Ces centres y font}} avancer un cube : {centres}.',
  'about.worths':
    'Valeur d’un cube, depuis la première case : {points}. À la fin, qui est en tête marque la valeur de tous les cubes de la piste, et chaque autre celle du cube juste devant.',
  'about.red': 'La case {space}, rouge, agit pour quiconque l’atteint ou la dépasse : {effect}.',
  'about.blue': 'La case {space}, bleue, agit une fois dans la partie : {effect}.',
  'about.space': '{track} en case {space}',
  'about.redSpaces': 'C’est un effet rouge, pour quiconque l’atteint ou le dépasse : {places}.',
  'about.blueSpaces': 'C’est un effet bleu, qui agit une fois dans la partie : {places}.',
  'about.effect.scientist':
    'Vous recrutez {count, plural, one {# scientifique} other {# scientifiques}} de votre réserve.',
  'about.effect.ship':
    'Un de vos bateaux disponibles rejoint la file de la zone au Soleil, s’il y a de la place ; chaque autre joueur prend une carte Chantier naval.',
  'about.effect.expertise': 'Vous prenez une carte Ressource expertise, s’il en reste une.',
  'about.effect.simple': 'Vous récupérez votre carte Ressource simple utilisée ; personne n’en a plus d’une.',
  'about.effect.move':
    'À partir de qui l’a atteint, chacun peut déplacer un de ses bateaux vers une autre zone ouverte où il y a de la place ; aucune action ne suit.',
  'about.effect.draft':
    'On tire une carte Chantier naval par joueur ; à partir de qui l’a atteint, chacun en prend une.',
  'about.effect.advance':
    'À partir de qui l’a atteint, chacun avance {steps, plural, one {d’une case} other {de # cases}} sur une piste que personne n’a encore choisie.',
  'about.copies': 'Le jeu contient {count, plural, one {# carte} other {# cartes}} de cette sorte.',
  'about.played':
    'Vous pouvez jouer une carte Chantier naval à chaque arrêt du Soleil où c’est à vous, à tout moment de votre tour.',
  'about.card.scientist':
    'Elle place {count, plural, one {# scientifique} other {# scientifiques}} de votre personnel dans la zone où est allé le bateau du tour.',
  'about.card.icebreaker':
    'Posez-la sur une zone où votre bateau est deuxième : quand le Soleil s’y arrête, ce bateau joue aussi, après le premier.',
  'about.card.recruits':
    'Vous recrutez {count, plural, one {# scientifique} other {# scientifiques}} de votre réserve, ou le dernier.',
  'about.card.progress': 'Vous avancez {steps, plural, one {d’une case} other {de # cases}} sur une piste ouverte.',
  'about.replaces': 'Quand vous construisez, elle remplace l’accès manquant à l’un de ceux-ci : {buildings}.',
  'about.simple':
    'Chacun en a une au début ; une fois utilisée, elle reste de côté jusqu’à ce qu’un effet de piste la ramène.',
  'about.expertise':
    'Des effets de piste la donnent ; une fois utilisée, elle quitte le jeu. Cartes en jeu : {counts}.',
  'about.zone':
    'Elle a de la place pour {ships, plural, one {# bateau} other {# bateaux}} et pour un bâtiment de chaque sorte. Quand le Soleil s’y arrête, le premier bateau de la file joue.',
  'about.closed': 'À 2 joueurs, elle est fermée.',
  'about.category.zones':
    'Dans chaque zone, qui a le plus de scientifiques marque un point par bâtiment et par scientifique qui s’y trouvent, et {points, plural, one {# point} other {# points}} de plus.',
  'about.category.tracks':
    'Sur chaque piste, le cube de tête rapporte la valeur de tous les cubes, et chaque autre celle du cube juste devant.',
  'about.category.cards':
    'Qui a le plus de cartes à astérisque marque un point pour chacune de ces cartes, de tous les joueurs.',
  'about.category.discards':
    'Qui a sacrifié le plus de bateaux et de cubes marque un point pour chacun de ceux de tous les joueurs.',
  'about.ranks': 'Chaque suivant marque autant de points que celui juste devant en a ; avec aucun, on ne marque rien.',
  'about.tieBreak.majorities':
    'À égalité de points, gagne qui est premier le plus souvent : zones, pistes, cartes à astérisque et sacrifices ensemble.',
  'about.tieBreak.buildings':
    'Si l’égalité demeure, qui a le plus de cartes Bâtiment gagne ; sinon, la victoire est partagée.',
  'about.ending.last-scientist':
    'La partie finit quand un joueur n’a plus de scientifique ni dans son personnel ni dans sa réserve ; la construction en cours est menée à bien.',
  'about.ending.last-building':
    'La partie finit quand la dernière carte Bâtiment est prise ; ses pas et ses effets sont encore joués.',
  'about.ending.stalemate':
    'La partie finit après {steps, plural, one {# déplacement} other {# déplacements}} du Soleil sans changement durable.',
  'about.ending.no-ships': 'La partie finit s’il n’y a aucun bateau sur le plateau quand le Soleil doit avancer.',
  'about.firstGame': 'Les bateaux commencent dans des zones fixées, dans l’ordre de placement.',
  'about.fixed': 'À {players} joueurs : {zones}.',
  'about.free': 'Les joueurs placent leurs bateaux un à un dans les zones de leur choix.',
  'about.order': 'À {players} joueurs, voici l’ordre, compté depuis le premier joueur : {order}.',
  'about.supply': 'Au début, chacun en a {counts}.',
  'about.sameSupply': 'Au début, chacun en a {count}.',
  'about.sun':
    'Il tourne autour du plateau dans le sens inverse des aiguilles d’une montre et s’arrête dans chaque zone où sont des bateaux.',
  'about.firstShipActs': 'À chaque arrêt, le propriétaire du premier bateau de la file joue avec lui.',
  'about.turn':
    'Le bateau doit aller dans une autre zone ouverte où il y a de la place. Là, vous pouvez faire une action.',
  'about.actions':
    'Les actions : construire un bâtiment ou, avec le bâtiment qu’il faut, recruter des scientifiques, construire un bateau ou faire de la recherche.',
  'about.strength': 'Le nombre de vos bateaux et scientifiques dans la zone où est allé le bateau du tour.',
  'about.access':
    'Vous avez accès aux bâtiments de toutes les zones où vous avez un bateau. Un bâtiment demandé plusieurs fois doit se trouver dans autant de ces zones.',
  'about.ship':
    'Les bateaux à côté du plateau sont disponibles pour la construction. Un bateau qui arrive dans une zone se met au bout de la file.',
  'about.cube':
    'Un cube marque votre avancée sur une piste de recherche ; votre premier pas sur une piste prend un cube disponible.',
  'about.onlyFreeSpaces': 'Seules les cases libres comptent, car une case ne prend qu’un cube.',
  'about.personnel': 'Les scientifiques prêts à être placés avec des bâtiments.',
  'about.reserve': 'Les scientifiques qu’il faut d’abord recruter dans le personnel.',
  'about.sacrifice':
    'Une fois par tour, vous pouvez sacrifier un cube disponible, un bateau disponible ou un bateau du plateau, et recruter {count, plural, one {# scientifique} other {# scientifiques}}. Les sacrifices rapportent à la fin.',
};
