import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in French. */
export const sentences: Messages<keyof typeof english> = {
  'move.take':
    '{slot, plural, =0 {Prendre dans le cortège : {card}} other {Prendre dans le cortège : {card}, place #}}',
  'move.chooseBlockOwner':
    '{blockOwner, select, self {Utiliser la carte pour vous} other {Utiliser la carte pour Siku}}',
  'move.chooseSymbol': 'Utiliser la carte comme {symbol}',
  'move.place': 'Placer le bloc en {place}',
  'move.liftTile': 'Prendre la dalle {place}',
  'move.dropTile': 'L’échanger contre la dalle {place}',
  'move.pickFavour':
    '{which, plural, =0 {Prendre la faveur « {favour} »} other {Prendre la faveur « {favour} », n° #}}',
  'move.useFavour': '{which, plural, =0 {Jouer la faveur « {favour} »} other {Jouer la faveur « {favour} », n° #}}',
  'move.braceBlock': 'Marquer encore les blocs de renfort en {place}',
  'move.scoreSquare': 'Compter le carré sous {place}',
  'move.reserve': '{slot, plural, =0 {Réserver la carte : {card}} other {Réserver la carte : {card}, place #}}',
  'move.exchange':
    '{seen, select, none {Échanger la carte vue n° {from} contre la place {slot} : {replacedCard}} other {Échanger la carte vue n° {from}, {seen}, contre la place {slot} : {replacedCard}}}',
  'move.orderCards':
    '{order, select, hidden {Remettre les cartes vues dans un certain ordre} other {Remettre les cartes vues, en partant du dessus : {order}}}',
  'move.transform':
    '{which, plural, =0 {Transformer la carte : {card}{countsAs, select, none {} other {, utilisée pour {countsAs}}}} other {Transformer la carte : {card}{countsAs, select, none {} other {, utilisée pour {countsAs}}}, n° #}}',
  'move.chooseNewType':
    '{tool, select, none {La transformer en {symbol}} rope {La transformer en {symbol} à la corde} pickaxe {La transformer en {symbol} à la pioche} other {La transformer en {symbol} à la scie à perche}}',
  'move.pass':
    '{phase, select, immediateFavour {Garder la faveur sans la jouer} exchange {Ne rien échanger} endFavour {Ne jouer aucune faveur de fin de partie} other {Passer}}',

  'event.completionRevealed': 'La carte Achèvement est dévoilée : {first}, puis {second}.',
  'event.backSeen': 'La carte {place} de la pioche, depuis le dessus, porte au dos le numéro {back}.',
  'event.turnStarted': '{owner} commence son tour.',
  'event.deckReshuffled':
    '{reason, select, renewal {Le cortège retourne dans la pioche : {cards}.} other {Rien ne convient dans le cortège ; il retourne dans la pioche : {cards}.}}',
  'event.anyCardAnyTileAllowed':
    'Plus rien ne convient : {owner} peut prendre n’importe quelle carte et utiliser n’importe quelle dalle.',

  'event.cardRevealed': 'Nouvelle carte dans le cortège : {card}.',
  'event.cardTaken': '{owner} prend une carte : {card}.',
  'event.cardFiled':
    '{symbol, select, none {{owner} défausse la carte : {card}.} other {{owner} range la carte dans la colonne {symbol}.}}',
  'event.tilesSwapped':
    '{reason, select, labourer {Grâce à la main-d’œuvre, les dalles {first} et {second} sont échangées.} other {Grâce à la propagation, les dalles {first} et {second} sont échangées.}}',
  'event.blockPlaced': '{owner} place un bloc en {place}.',
  'event.favourPicked': '{player} prend la faveur « {favour} ».',
  'event.favourUsed': '{player} joue la faveur « {favour} ».',
  'event.favourKept': '{player} garde la faveur « {favour} » sans la jouer.',
  'event.favourRevealed': 'Nouvelle faveur visible : {favour}.',
  'event.favourRemoved': 'Cette faveur quitte le jeu : {favour}.',
  'event.pointsScored':
    '{place, select, none {{player} {points, plural, =0 {ne marque aucun point} =1 {marque # point} other {marque # points}} pour {scoring}.} other {{player} {points, plural, =0 {ne marque aucun point} =1 {marque # point} other {marque # points}} pour {scoring} ({place}).}}',
  'event.engineeringAdvanced':
    '{hasMoved, select, no {{reason, select, row {{player} complète {rows} et reste sur {to}, au bout de la piste Ingénierie.} other {{player} reste sur {to}, au bout de la piste Ingénierie.}}} other {{reason, select, row {{player} complète {rows} et avance de {from} à {to} sur la piste Ingénierie.} other {{player} avance de {from} à {to} sur la piste Ingénierie.}}}}',
  'event.squareCompleted': 'Le carré sous {place} est complet : {shares}.',
  'event.tileLaid': 'Une dalle est posée en {place} : {tile}.',
  'event.cardReserved': '{player} réserve une carte : {card}.',
  'event.reservationLapsed': '{player} perd sa réservation : {card}.',
  'event.deckSeen':
    '{count, plural, one {{player} regarde la première carte de la pioche.} other {{player} regarde les # premières cartes de la pioche.}}',
  'event.cardSeen':
    '{card, select, hidden {{player} regarde en secret la carte {place} de la pioche, depuis le dessus.} other {{player} voit la carte {place} de la pioche, depuis le dessus : {card}.}}',
  'event.cardsExchanged':
    '{player} met une carte de la pioche dans le cortège : {card}. Elle remplace : {replacedCard}.',
  'event.deckOrdered':
    '{player} remet les cartes vues sur la pioche.{backs, select, same {} other { Leurs dos, depuis le dessus : {backs}.}}',
  'event.turnSkipped': '{player} saute ce tour.',
  'event.lotOpened': '{player} entame un nouveau lot.',
  'event.roundEnded': 'La manche {round} est finie. {owner} commence la suivante.',
  'event.extraTurnsGranted':
    '{count, plural, =0 {Personne n’a de tour supplémentaire.} =1 {{players} a un tour supplémentaire.} other {{players} ont un tour supplémentaire, dans cet ordre.}}',
  'event.gameOver': 'La partie est finie. {outcome}',
  'event.cardTransformed':
    '{tool, select, none {{player} transforme une carte : {card} devient {symbol}.} rope {{player} transforme une carte : {card} devient {symbol} à la corde.} pickaxe {{player} transforme une carte : {card} devient {symbol} à la pioche.} other {{player} transforme une carte : {card} devient {symbol} à la scie à perche.}}',

  'question.take':
    '{anyCardAnyTile, select, yes {Rien ne convient : quelle carte prenez-vous, pour n’importe quelle dalle ?} other {Quelle carte du cortège prenez-vous ?}}',
  'question.chooseBlockOwner': 'Pour qui utilisez-vous cette carte : {card} ?',
  'question.chooseSymbol': 'Quel symbole utilisez-vous : {symbols} ?',
  'question.place':
    '{anyTile, select, yes {Sur quelle dalle placez-vous {blockOwner, select, self {votre bloc} other {le bloc de Siku}} ?} other {Sur quelle dalle placez-vous {blockOwner, select, self {votre bloc} other {le bloc de Siku}} (symbole : {symbol}) ?}}',
  'question.dropTile': 'Contre quelle dalle échangez-vous la dalle {place} ?',
  'question.pickFavour': 'Quelle faveur prenez-vous ?',
  'question.immediateFavour': 'Jouez-vous tout de suite la faveur « {favour} » ?',
  'question.braceBlock': 'Lequel de vos blocs marque encore ses blocs de renfort ?',
  'question.scoreSquare': 'Quel carré compte-t-on maintenant ?',
  'question.window': 'Jouez-vous une faveur avant le tour suivant ?',
  'question.reserve': 'Quelle carte du cortège réservez-vous ?',
  'question.spread':
    '{place, select, none {Quelle dalle prenez-vous ?} other {Contre quelle dalle échangez-vous la dalle {place} ?}}',
  'question.exchange': 'Échangez-vous une des cartes vues contre une carte du cortège ?',
  'question.orderCards': 'Dans quel ordre remettez-vous les cartes ?',
  'question.placeForDummy': 'Sur quelle dalle le joueur factice place-t-il son bloc, avec cette carte : {card} ?',
  'question.endFavour': 'Jouez-vous une faveur de fin de partie ?',
  'question.transform': 'Laquelle de vos cartes transformez-vous ?',
  'question.chooseNewType': 'En quoi transformez-vous cette carte : {card} ?',
  'question.over': 'La partie est finie.',

  'chance.tileLaid': 'Quelle dalle est posée en {place} ?',
  'chance.favourRevealed': 'Quelle faveur est dévoilée ?',
  'chance.completionRevealed': 'Quelle carte Achèvement est dévoilée ?',
  'chance.cardRevealed': 'Quelle carte arrive à la place {slot} du cortège ?',
  'chance.backSeen': 'Quel numéro porte au dos la carte {place} de la pioche, depuis le dessus ?',
  'chance.cardSeen': 'Quelle est la carte {place} de la pioche, depuis le dessus, vue par {player} ?',
  'chance.cardsExchanged':
    'Quelle carte de la pioche arrive à la place {slot} du cortège, en échange de : {replacedCard} ?',

  'symbol.labourer': 'main-d’œuvre',
  'symbol.sculptor': 'sculpteur de glace',
  'symbol.artisan': 'artisan',
  'symbol.beast': 'bête de somme',
  'symbol.engineer': 'ingénieure',
  'symbol.elder': 'ancêtre',
  'tool.rope': 'corde',
  'tool.pickaxe': 'pioche',
  'tool.saw': 'scie à perche',
  'rating.slush': 'Neige fondue',
  'rating.snowball': 'Boule de neige',
  'rating.ice-cube': 'Glaçon',
  'rating.ice-block': 'Bloc de glace',
  'rating.iceberg': 'Iceberg',
  'rating.ice-temple': 'Temple de glace',
  'scoring.support': 'les blocs de renfort',
  'scoring.square': 'un carré',
  'dummy.first': 'Le joueur factice {number}',
  'dummy.inside': 'le joueur factice {number}',
  cell: '{place}',
  card: '{symbols}{tool, select, none {} rope { à la corde} pickaxe { à la pioche} other { à la scie à perche}}{beasts, plural, =0 {{pair, select, none {} other { (pour {pair})}}} one { (# symbole{pair, select, none {} other {, pour {pair}}})} other { (# symboles{pair, select, none {} other {, pour {pair}}})}}',
  either: '{first}/{rest}',
  or: '{first} ou {rest}',
  sequence: '{first}, {rest}',
  share:
    '{lost, select, yes {{points, plural, =0 {aucun point} =1 {# point (non compté)} other {# points (non comptés)}} pour {owner}} other {{points, plural, =0 {aucun point} =1 {# point} other {# points}} pour {owner}}}',
  row: '{axis, select, row {la ligne {name}} other {la colonne {name}}}',
  solo: 'Vous avez {points, plural, one {# point} other {# points}} : « {rating} ».',

  'category.support': 'blocs de renfort',
  'category.squares': 'carrés',
  'category.favours': 'faveurs jouées',
  'category.dome': 'sommet du temple',
  'category.labourers': 'mains-d’œuvre',
  'category.sculptors': 'sculpteurs de glace',
  'category.artisans': 'artisans',
  'category.beasts': 'bêtes de somme',
  'category.engineers': 'ingénieures',
  'category.elders': 'ancêtres',
  'category.unusedFavours': 'faveurs non utilisées',
  'category.sets': 'combinaisons complètes',
  'tieBreak.borderBlocks': 'blocs au bord du temple',
};
