import type { Messages } from '../../../../words/message.js';
import type { sentences as english } from '../en/sentences.js';

/** The sentences about moves, events and decisions, and the names in them, in French. */
export const sentences: Messages<keyof typeof english> = {
  'move.burnCoal': '{n, plural, =0 {Ne pas brûler de Charbon} other {Brûler # Charbon}}',
  'move.eat': '{n, plural, =0 {Ne pas dépenser de Nourriture} other {Dépenser # Nourriture}}',
  'move.pass': 'Passer',
  'move.done':
    '{phase, select, expert {Se passer de l’Expert} dusk {Continuer vers le soir} build {Ne plus rien bâtir} other {Ne pas prolonger la journée}}',
  'move.useCallOfDuty': 'Utiliser l’Appel du devoir',
  'move.useExpert':
    '{count, plural, =0 {Utiliser l’Expert ({expert})} other {Utiliser l’Expert ({expert}) : {effects}}}',
  'move.takeDuskOffer': 'Utiliser l’action de la Loi',
  'move.workLongShift': 'Prolonger la journée',
  'move.drawToken': 'Piocher un jeton dans le sac',
  'move.drawDeathCard': 'Piocher une carte pour la mort',
  'move.avoid': 'Éviter « {expedition} »',
  'move.explore': 'Explorer « {expedition} »',
  'move.continue': '{count, plural, =0 {Continuer} other {Continuer, pour plus tard : {effects}}}',
  'move.return': '{count, plural, =0 {Rentrer} other {Rentrer avec : {effects}}}',
  'move.playCard': 'Jouer la carte {card}',
  'move.discardForDeath': 'Défausser la carte {card}',
  'move.clear': 'Déneiger la {zone} ({meeple})',
  'move.gather': '{res, select, none {Ramasser en {place} ({meeple})} other {Ramasser {res} en {place} ({meeple})}}',
  'move.use':
    '{building, select, none {Utiliser ce qui est en {place} ({meeple})} other {Utiliser le Bâtiment « {building} » en {place} ({meeple})}}',
  'move.build': 'Bâtir ({meeple})',
  'move.scout':
    '{expedition, select, none {Déployer un Éclaireur sur la pile {slot} ({meeple})} other {Déployer un Éclaireur sur la pile {slot} : {expedition} ({meeple})}}',
  'move.special': 'Action spéciale : {card} ({meeple})',
  'move.construct': 'Construire le Bâtiment « {building} »',
  'move.chooseSite': '{purpose, select, construct {Construire en {place}} other {Détruire en {place}}}',
  'move.dismantle': 'Démonter le Bâtiment « {building} » en {place}',
  'move.upgrade': 'Améliorer le Bâtiment « {building} » en {place}',
  'move.choosePosition':
    '{phase, select, gatherTile {Ramasser sur la tuile {place}} other {Placer la tuile en {place}}}',
  'move.chooseOption': '{count, plural, =0 {Choix {n} : rien} other {Choix {n} : {effects}}}',
  'move.chooseType':
    '{who, select, worker {Choisir un Ouvrier} engineer {Choisir un Ingénieur} child {Choisir un Enfant} other {Choisir un Automate}}',
  'move.activateToken': 'Activer le jeton « {token} »',
  'move.exhaustToken': 'Épuiser le jeton « {token} »',
  'move.removeToken': 'Retirer le jeton « {token} »',
  'move.developTechnology': 'Développer la Technologie « {technology} »',
  'move.enactLaw': 'Instituer la Loi « {law} »',
  'move.keepConsequence':
    '{stays, select, yes {Garder la Conséquence {letter} : elle reste en jeu} other {{count, plural, =0 {Garder la Conséquence {letter} : rien} other {Garder la Conséquence {letter} : {effects}}}}}',
  'move.chooseScout':
    '{expedition, select, none {Choisir l’Éclaireur de la pile {slot}} other {Choisir l’Éclaireur de la pile {slot} : {expedition}}}',

  'event.stageStarted': 'Manche {round} : {stage}.',
  'event.leaderNamed': '{player} devient le premier joueur.',
  'event.expertDrawn': 'Expert de la partie : {expert}.',
  'event.cardRevealed':
    '{deck, select, morning {Carte Matin : {card}.} weather {Météo : {card}.} dusk {Carte Soir : {card}.} council {Concertation : {card}.} expert {L’Expert arrive : {card}.} other {Scénario : {card}.}}',
  'event.optionChosen': 'Pour « {card} », le choix {n} est retenu.',
  'event.resourceGained': 'Gain : {amount}.',
  'event.resourceLost': 'Perte : {amount}.',
  'event.heatChanged': 'La Chaleur est à {to}.',
  'event.coldChanged': 'Le Froid est à {to}.',
  'event.heatingRangeChanged':
    '{level, select, 1 {Le premier rayon de chauffage est à {to}.} 2 {Le deuxième rayon de chauffage est à {to}.} other {Le troisième rayon de chauffage est à {to}.}}',
  'event.cubesThrown':
    '{n, plural, =0 {Aucun cube n’est jeté} one {# cube est jeté} other {# cubes sont jetés}} dans la tour : {fell, plural, =0 {aucun ne sort} =1 {# sort} other {# sortent}}, {left, plural, =0 {aucun n’y reste} =1 {# y reste} other {# y restent}}.',
  'event.pressureChanged':
    '{change, select, up {La Pression monte de {n}, à {to}.} other {La Pression baisse de {n}, à {to}.}}',
  'event.generatorMalfunctioned':
    '{nth, plural, =1 {Le Générateur tombe en panne une première fois.} other {Le Générateur tombe en panne une deuxième fois.}}',
  'event.sickCountChanged':
    '{to, plural, =0 {{who, select, worker {Aucun Ouvrier n’est plus malade} engineer {Aucun Ingénieur n’est plus malade} other {Aucun Enfant n’est plus malade}}} other {{who, select, worker {Ouvriers malades} engineer {Ingénieurs malades} other {Enfants malades}} : #}}.',
  'event.sicknessMarkerFlipped':
    '{face, select, skull {{who, select, worker {Le marqueur Maladie des Ouvriers passe sur sa face crâne.} engineer {Le marqueur Maladie des Ingénieurs passe sur sa face crâne.} other {Le marqueur Maladie des Enfants passe sur sa face crâne.}}} other {{who, select, worker {Le marqueur Maladie des Ouvriers passe sur sa face seringue.} engineer {Le marqueur Maladie des Ingénieurs passe sur sa face seringue.} other {Le marqueur Maladie des Enfants passe sur sa face seringue.}}}}',
  'event.citizenJoined':
    '{who, select, worker {Un Ouvrier rejoint la ville.} engineer {Un Ingénieur rejoint la ville.} other {Un Enfant rejoint la ville.}}',
  'event.citizenLeft':
    '{who, select, worker {Un Ouvrier quitte la ville.} engineer {Un Ingénieur quitte la ville.} other {Un Enfant quitte la ville.}}',
  'event.citizenTired': '{someone} est épuisé.',
  'event.citizenRested': '{someone} s’est reposé.',
  'event.citizenDied':
    '{who, select, worker {Un Ouvrier meurt ; Cadavres : {corpses}.} engineer {Un Ingénieur meurt ; Cadavres : {corpses}.} other {Un Enfant meurt ; Cadavres : {corpses}.}}',
  'event.deathCardApplied':
    '{card, select, none {Il n’y a plus de carte pour cette mort.} other {L’effet Mort de cette carte s’applique : {card}.}}',
  'event.tokenChanged':
    '{change, select, placed {{track} : un jeton « {token} » est ajouté.} active {{track} : un jeton « {token} » devient actif.} exhausted {{track} : un jeton « {token} » est épuisé.} other {{track} : un jeton « {token} » est retiré.}}',
  'event.meeplesChanged':
    '{change, select, up {{n, plural, one {# Meeple {type} de plus.} other {# Meeples {type} de plus.}}} other {{n, plural, one {# Meeple {type} de moins.} other {# Meeples {type} de moins.}}}}',
  'event.meeplePlaced':
    '{where, select, site {{someone} est placé en {place}.} action {{someone} fait l’action « {place} ».} stack {{someone} part vers {place}.} other {{someone} est placé sur « {place} ».}}',
  'event.actionTaken':
    '{cold, select, yes {{player} agit dans le froid : {action}.} other {{player} agit : {action}.}}',
  'event.tileDrawn': 'Tuile piochée : {tile}.',
  'event.tilePlaced': 'Tuile placée en {place} : {tile}.',
  'event.buildingBuilt': 'Le Bâtiment « {building} » est construit en {place}.',
  'event.buildingDismantled': 'Le Bâtiment « {building} » est démonté en {place}.',
  'event.buildingUpgraded': 'Le Bâtiment « {building} » est amélioré en {place}.',
  'event.buildingDestroyed': 'Le Bâtiment « {building} » est détruit en {place}.',
  'event.scoutMoved':
    '{to, select, home {L’Éclaireur de la pile {slot} rentre.} other {L’Éclaireur de la pile {slot} est sur la case {to} du chemin.}}',
  'event.expeditionStackChanged':
    '{change, select, opened {Pile {slot}, nouvelle Expédition : {card}.} added {Pile {slot}, le chemin continue : {card}.} dark {Pile {slot}, lieu exploré : {card}.} other {Pile {slot}, carte retirée : {card}.}}',
  'event.lawEnacted': 'La Loi « {law} » est instituée.',
  'event.technologyChanged':
    '{change, select, begun {Développement commencé, pour la manche {at} : {technology}.} hastened {Développement accéléré, pour la manche {at} : {technology}.} developed {Technologie développée : {technology}.} other {Développement abandonné : {technology}.}}',
  'event.citizenCardDrawn': 'Une carte arrive en main : {card}.',
  'event.displayChanged':
    '{change, select, enters {Cette carte entre en jeu : {card}.} leaves {Cette carte quitte le jeu : {card}.} other {Cette carte est utilisée : {card}.}}',
  'event.stormMoved':
    '{to, plural, =0 {Le jeton Tempête n’est plus là.} other {Le jeton Tempête est sur la manche #.}}',
  'event.stormWorksChanged': 'Ouvrages contre la Tempête : {to}.',
  'event.hungerChanged': 'La Faim est à {to}.',
  'event.deckShuffled':
    '{deck, select, weather {Les cartes Météo sont mélangées.} citizens {Les cartes Citoyen sont mélangées.} other {Les cartes Soir sont mélangées.}}',
  'event.citizenCardPlayed': '{player} joue une carte Citoyen : {card}.',
  'event.callOfDutyUsed': '{player} utilise l’Appel du devoir.',
  'event.meeplesReturned': 'Tous les Meeples rentrent, sauf les Éclaireurs.',
  'event.playerPassed': '{player} passe.',
  'event.gameOver': '{outcome}',

  'chance.expertDrawn': 'Quel Expert a été pioché ?',
  'chance.cardRevealed':
    '{deck, select, morning {Quelle carte Matin a été révélée ?} weather {Quelle carte Météo a été révélée ?} council {Quelle carte Concertation a été révélée ?} other {Quelle carte a été tirée de la pioche Soir ?}}',
  'chance.cubesThrown':
    '{n, plural, =0 {Aucun cube n’est jeté dans la tour. Combien de cubes vont sur la piste Pression ?} one {# cube est jeté dans la tour. Combien de cubes vont sur la piste Pression ?} other {# cubes sont jetés dans la tour. Combien de cubes vont sur la piste Pression ?}}',
  'chance.deathCardApplied':
    '{who, select, worker {Un Ouvrier est mort. Quelle carte Citoyen a été piochée ?} engineer {Un Ingénieur est mort. Quelle carte Citoyen a été piochée ?} other {Un Enfant est mort. Quelle carte Citoyen a été piochée ?}}',
  'chance.tokenChanged':
    '{track, select, hope {Quel jeton Espoir est sorti du sac ?} other {Quel jeton Mécontentement est sorti du sac ?}}',
  'chance.tileDrawn':
    '{zone, select, near {Quelle tuile proche a été piochée ?} other {Quelle tuile éloignée a été piochée ?}}',
  'chance.expeditionStackChanged': 'Quelle carte Expédition est arrivée sur la pile {slot} ?',
  'chance.citizenCardDrawn': 'Quelle carte Citoyen est arrivée en main ?',

  'question.turn': '{card, select, none {Que faites-vous ?} other {Pour quelle action jouez-vous la carte {card} ?}}',
  'question.burnCoal': 'Combien de Charbon brûlez-vous ?',
  'question.eat': 'Combien de Nourriture dépensez-vous contre la Faim, qui est à {hunger} ?',
  'question.expert': 'Utilisez-vous l’Expert ({expert}) ?',
  'question.dusk': 'Reste-t-il quelque chose à faire avant le soir ?',
  'question.build': 'Que voulez-vous construire, démonter ou améliorer ?',
  'question.gatherTile': 'Sur quelle tuile ramassez-vous ?',
  'question.technology': 'Quelle Technologie développez-vous ?',
  'question.law': 'Quelle Loi instituez-vous ?',
  'question.chooseScout': 'Quel Éclaireur avance ?',
  'question.longShift': 'Prolongez-vous la journée ?',
  'question.site':
    '{purpose, select, construct {Où construisez-vous le Bâtiment « {building} » ?} other {Quel Bâtiment « {building} » est détruit ?}}',
  'question.placeTile': 'Où placez-vous cette tuile : {tile} ?',
  'question.option': 'Que choisissez-vous pour « {card} » ?',
  'question.citizenType':
    '{purpose, select, sick {Qui tombe malade ?} join {Qui rejoint la ville ?} leave {Qui quitte la ville ?} die {Qui meurt ?} tire {Qui est épuisé ?} cure {Qui est soigné ?} treat {Qui est traité ?} rest {Qui se repose ?} other {Qui tombe malade, faute d’abri ?}}',
  'question.raise': '{track, select, hope {L’Espoir monte : comment ?} other {Le Mécontentement monte : comment ?}}',
  'question.lower':
    '{track, select, hope {L’Espoir descend : comment ?} other {Le Mécontentement descend : comment ?}}',
  'question.exhaust':
    '{track, select, hope {Quel jeton Espoir est épuisé ?} other {Quel jeton Mécontentement est épuisé ?}}',
  'question.activate':
    '{track, select, hope {Quel jeton Espoir devient actif ?} other {Quel jeton Mécontentement devient actif ?}}',
  'question.death': 'Pour cette mort ({type}), piochez-vous une carte ou en défaussez-vous une ?',
  'question.consequence': 'Quelle Conséquence gardez-vous pour la Loi « {law} » ?',
  'question.arrived': 'Explorez-vous « {expedition} », ou l’évitez-vous ?',
  'question.explored': 'Continuez-vous depuis « {expedition} », ou rentrez-vous ?',
  'question.over': 'La partie est finie.',
  'citizen.worker': 'Ouvrier',
  'citizen.engineer': 'Ingénieur',
  'citizen.child': 'Enfant',
  'citizen.automaton': 'Automate',
  'someone.worker': 'Un Ouvrier',
  'someone.engineer': 'Un Ingénieur',
  'someone.child': 'Un Enfant',
  'someone.automaton': 'Un Automate',
  'someRes.coal': 'du Charbon',
  'someRes.wood': 'du Bois',
  'someRes.steel': 'de l’Acier',
  'someRes.core': 'des Noyaux de vapeur',
  'someRes.food': 'de la Nourriture',
  'zone.near': 'zone proche',
  'zone.far': 'zone éloignée',
  'action.clear': 'déneiger',
  'action.gather': 'ramasser',
  'action.build': 'bâtir',
  'action.use': 'utiliser un Bâtiment',
  'action.scout': 'déployer un Éclaireur',
  'action.special': 'action spéciale',
  amount: '{n} {res}',
  onBoth: '{first} et {second} sur ses cases',
  cores: '{n, plural, one {Noyau de vapeur} other {Noyaux de vapeur}}',
  consequence: 'Conséquence de {law}',
  effects: '{count, plural, =0 {rien} other {{effects}}}',
  either: '{first} ou {rest}',
  alternatives: '{first} ; ou {rest}',
  end: '{result, select, won {La ville survit : {ending}.} other {La ville tombe : {ending}.}}',
  people:
    '{who, select, worker {{n, plural, one {# Ouvrier} other {# Ouvriers}}} engineer {{n, plural, one {# Ingénieur} other {# Ingénieurs}}} child {{n, plural, one {# Enfant} other {# Enfants}}} choose {{n, plural, one {# Citoyen au choix} other {# Citoyens au choix}}} other {{n, plural, one {# Citoyen de ce type} other {# Citoyens de ce type}}}}',
  scenarioCard:
    '{at, select, round {scène de la manche {round}} storm {scène de la Tempête} other {scène de la fin de la Tempête}}',
  site: '{place}',
  slot: '{expedition, select, none {pile {slot}} other {{expedition}, pile {slot}}}',
  tile: '{count, plural, =0 {{zone, select, near {proche, vide} other {éloignée, vide}}} other {{zone, select, near {proche, avec {goods}} other {éloignée, avec {goods}}}}}',
  weatherCard:
    '{count, plural, =0 {calme} other {{effects}}}{storm, plural, =0 {} =1 { ; la Tempête approche d’une manche} other { ; la Tempête approche de # manches}}{scouts, plural, =0 { ; les Éclaireurs attendent} =1 { ; les Éclaireurs avancent d’une case} other { ; les Éclaireurs avancent de # cases}}',

  'effect.gain': '+{n} {res}',
  'effect.lose': '−{n} {res}',
  'effect.losePerToken': '−1 {res} par jeton « {token} » actif',
  'effect.sick': '{n, plural, one {{people} tombe malade} other {{people} tombent malades}}',
  'effect.join': '{n, plural, one {{people} arrive} other {{people} arrivent}}',
  'effect.leave': '{n, plural, one {{people} s’en va} other {{people} s’en vont}}',
  'effect.die': '{n, plural, one {{people} meurt} other {{people} meurent}}',
  'effect.tire': '{n, plural, one {{people} est épuisé} other {{people} sont épuisés}}',
  'effect.raise':
    '{token, select, any {{track, select, hope {l’Espoir monte} other {le Mécontentement monte}}} other {{track, select, hope {l’Espoir monte ({token})} other {le Mécontentement monte ({token})}}}}',
  'effect.exhaust':
    '{token, select, any {{track, select, hope {un jeton Espoir est épuisé} other {un jeton Mécontentement est épuisé}}} other {un jeton « {token} » est épuisé}}',
  'effect.activate':
    '{token, select, any {{track, select, hope {un jeton Espoir devient actif} other {un jeton Mécontentement devient actif}}} other {un jeton « {token} » devient actif}}',
  'effect.lower': '{track, select, hope {Espoir −{n}} other {Mécontentement −{n}}}',
  'effect.pressure': '{change, select, none {la Pression disparaît} up {Pression +{n}} other {Pression −{n}}}',
  'effect.heatingRange':
    '{change, select, up {rayon de chauffage {level} +{n}} other {rayon de chauffage {level} −{n}}}',
  'effect.cure': '{n, plural, one {soigner # Citoyen} other {soigner # Citoyens}}',
  'effect.treat': '{n, plural, one {traiter # Citoyen} other {traiter # Citoyens}}',
  'effect.vent': 'purger {n} de Pression',
  'effect.raiseCold': 'Froid +{n}',
  'effect.delayStorm':
    '{n, plural, one {la Tempête vient # manche plus tard} other {la Tempête vient # manches plus tard}}',
  'effect.rest': '{n, plural, one {# Citoyen épuisé se repose} other {# Citoyens épuisés se reposent}}',
  'effect.gainAutomaton': '{n, plural, one {# Automate de plus} other {# Automates de plus}}',
  'effect.drawCitizenCard': '{n, plural, one {piocher # carte Citoyen} other {piocher # cartes Citoyen}}',
  'effect.hastenTechnology':
    '{n, plural, =1 {le développement avance d’une manche} other {le développement avance de # manches}}',
  'effect.gainStormWork': '{n, plural, one {# ouvrage contre la Tempête} other {# ouvrages contre la Tempête}}',
  'effect.marchScout': '{n, plural, =1 {un Éclaireur avance d’une case} other {un Éclaireur avance de # cases}}',
  'effect.sickenScouts':
    '{n, plural, one {# Citoyen tombe malade pour chaque Éclaireur déployé} other {# Citoyens tombent malades pour chaque Éclaireur déployé}}',
  'effect.takeFromSpace': 'prendre jusqu’à {n} sur la case',
  'effect.gatherFromTile': 'prendre jusqu’à {n} sur chaque case d’une tuile',
  'effect.useBuilding': '{n, plural, =1 {utiliser le Bâtiment une fois} other {utiliser le Bâtiment # fois}}',
  'effect.endStorm': '{n, plural, one {la Tempête finit après # manche} other {la Tempête finit après # manches}}',
  'effect.placeAutomatonHere': 'un Automate vient sur cette carte',
  'effect.addDuskCard': 'une nouvelle carte Soir : {card}',
  'effect.openExpedition': 'une nouvelle Expédition : {card}',
  'effect.destroyBuilding': 'perte d’un Bâtiment : {building}',
  'effect.enactLaw': '{choose, select, yes {instituer une Loi et choisir sa Conséquence} other {instituer une Loi}}',
  'effect.placeTile':
    '{zone, select, near {{n, plural, one {placer # tuile proche} other {placer # tuiles proches}}} other {{n, plural, one {placer # tuile éloignée} other {placer # tuiles éloignées}}}}',
  'effect.build':
    '{wood, plural, =0 {{actions, plural, =1 {bâtir une fois} other {bâtir # fois}}} other {{actions, plural, =1 {bâtir une fois} other {bâtir # fois}}, à {wood} Bois de moins}}',
  'effect.endGame': 'vous gagnez si {when}, sinon vous perdez',
  'effect.if':
    '{others, plural, =0 {si {when} : {count, plural, =0 {rien} other {{effects}}}} other {si {when} : {count, plural, =0 {rien} other {{effects}}}, sinon : {other}}}',
  'effect.choose': 'au choix : {options}',

  'require.resource': 'vous avez {n} {res}',
  'require.tokens':
    '{op, select, least {{track, select, hope {l’Espoir est d’au moins {n}} other {le Mécontentement est d’au moins {n}}}} other {{track, select, hope {l’Espoir est d’au plus {n}} other {le Mécontentement est d’au plus {n}}}}}',
  'require.activeTokens':
    '{token, select, any {{track, select, hope {l’Espoir a {n, plural, one {# jeton actif} other {# jetons actifs}}} other {le Mécontentement a {n, plural, one {# jeton actif} other {# jetons actifs}}}}} other {vous avez {n, plural, one {# jeton « {token} » actif} other {# jetons « {token} » actifs}}}}',
  'require.idle': '{n, plural, one {{people} est disponible} other {au moins {people} sont disponibles}}',
  'require.inReserve': '{n, plural, one {{people} est à la maison} other {au moins {people} sont à la maison}}',
  'require.sick': '{n, plural, one {{people} est malade} other {au moins {people} sont malades}}',
  'require.law':
    '{enacted, select, yes {cette Loi est instituée ({law})} other {cette Loi n’est pas instituée ({law})}}',
  'require.anyBuilt': 'vous avez ce Bâtiment ({buildings})',
  'require.count':
    '{of, select, corpses {vous comptez {n, plural, one {# Cadavre} other {au moins # Cadavres}}} stormWorks {vous avez {n, plural, one {# ouvrage} other {au moins # ouvrages}} contre la Tempête} pressure {la Pression est d’au moins {n}} automatonsInBank {la banque a {n, plural, one {# Automate} other {# Automates}}} other {{n, plural, one {# Citoyen est épuisé} other {# Citoyens sont épuisés}}}}',
  'require.citizens': 'la ville a au moins {n, plural, one {# Citoyen} other {# Citoyens}}',
  'require.tilePlaceable': 'une tuile peut être placée ({zones})',
  'require.coldAboveHeat': 'le Froid dépasse la Chaleur',
  'require.allSheltered': 'tous les Meeples ont un abri',
  'require.anyCurable': 'quelqu’un peut être soigné',
  'require.anyTreatable': 'quelqu’un peut être traité',
  'require.technologyHastenable': 'une Technologie est en développement',
  'require.lawAvailable': 'une Loi peut être instituée',
  'require.longShiftWorked': 'la journée a été prolongée',
  'require.scoutAway': 'un Éclaireur est parti',
  'require.resourceOnTile': 'une tuile a une ressource',

  'category.survivors': 'survivants',
  'category.hope': 'Espoir',
  'category.discontent': 'Mécontentement',
  'category.works': 'ouvrages contre la Tempête',
  'category.rounds': 'manches',
  'category.victory': 'victoire',
  'option.difficulty': 'Difficulté',
  'option.difficulty.easy': 'Facile',
  'option.difficulty.normal': 'Normale',
  'option.difficulty.hard': 'Difficile',
  'option.expert': 'Expert',
};
