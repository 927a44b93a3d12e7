import type { Messages } from '../../../../words/message.js';
import type { descriptions as english } from '../en/descriptions.js';

/** The descriptions of things, in French. */
export const descriptions: Messages<keyof typeof english> = {
  'term.heat': 'Chaleur',
  'term.generator': 'tuile Générateur',
  'term.cold': 'Froid',
  'term.range': 'rayons de chauffage',
  'term.pressure': 'Pression',
  'term.malfunction': 'panne',
  'term.sickness': 'maladie',
  'term.hunger': 'Faim',
  'term.corpse': 'Cadavres',
  'term.meeple': 'Citoyens et Meeples',
  'term.round': 'manches',
  'term.storm': 'Tempête',
  'term.law': 'Lois',
  'term.technology': 'Technologies',
  'term.expedition': 'Expéditions',
  'term.hand': 'main',

  'about.supply':
    '{size, select, small {Il occupe une case} other {Il occupe une paire de cases, et un Meeple peut s’en servir sur chacune}} ; le jeu en contient {supply}.',
  'about.cost': 'Le bâtir coûte {cost}.',
  'about.free': 'Le bâtir ne coûte rien.',
  'about.notBuilt': 'On ne peut pas le bâtir.',
  'about.unlocked': 'On ne peut le bâtir qu’avec cette carte : {cards}.',
  'about.level':
    '{level, plural, =0 {Il n’a pas besoin de chauffage.} other {{heating, select, level {Son niveau de chauffage est {level} : il est chauffé à partir de la Chaleur {heat}, tant que les rayons de chauffage ne bougent pas.} zone {Il est chauffé quand la Chaleur atteint sa zone.} other {Il est chauffé quand la Chaleur atteint sa zone, ou son niveau de chauffage {level} : la Chaleur {heat}, tant que les rayons de chauffage ne bougent pas.}}}}',
  'about.staff': 'Il sert aux {kinds}.',
  'about.users': '{kind, select, worker {Ouvriers} engineer {Ingénieurs} other {Enfants}}',
  'about.use': 'Utilisation{conditions, plural, =0 {} other {, si {when}}} : {effects}.',
  'about.shelters':
    'Il abrite {n, plural, one {# Meeple} other {# Meeples}}{type, select, any {} worker { (seulement des Ouvriers)} engineer { (seulement des Ingénieurs)} other { (seulement des Enfants)}}.',
  'about.hunts':
    'Il a {n, plural, one {# icône Chasse} other {# icônes Chasse}} ; chacune apporte de la Nourriture quand la météo permet de chasser.',
  'about.allows': 'Il permet {n, plural, one {# Expédition} other {# Expéditions}} à la fois.',
  'about.onDeath': 'Après chaque mort : {effects}.',
  'about.workshop': 'Tant qu’il y en a un, une Technologie est en développement.',
  'about.house': 'On ne peut ni le démonter ni le détruire.',
  'about.upgrade': 'L’améliorer coûte {cost}.',
  'about.upgraded': 'Amélioré : {line}',
  'about.tile':
    '{zone, select, near {On la place en déneigeant la zone proche.} other {On la place en déneigeant la zone éloignée.}}',
  'about.tileFood': 'La placer apporte tout de suite {n} Nourriture.',
  'about.tileBuilding': 'Ce Bâtiment arrive avec elle : {building}.',
  'about.choice': 'Choix {n}{conditions, plural, =0 {} other {, si {when}}} : {effects}.',
  'about.choose': 'au choix : {options}',
  'about.offer': '{effects}{conditions, plural, =0 {} other {, si {when}}}',
  'about.effects': 'Effets : {effects}.',
  'about.enacted': 'Quand on l’institue : {effects}.',
  'about.law': 'Quand on l’institue, une de ses Conséquences va sans être vue dans la pioche Soir.',
  'about.consequence': 'Conséquence {letter}, piochée le soir : {effects}.',
  'about.consequenceStays': 'Conséquence {letter} : {line}',
  'about.consequenceTitle': '{card}, {letter}',
  'about.consequenceOf': 'Elle peut aller dans la pioche Soir quand on institue cette Loi : {law}.',
  'about.atDusk': 'Piochée le soir : {effects}.',
  'about.removed': 'Puis elle quitte le jeu.',
  'about.red': 'Elle est rouge et n’est jamais défaussée.',
  'about.excludes': 'Elle retire ces Lois du jeu : {laws}.',
  'about.time': 'La développer prend {n, plural, one {# manche} other {# manches}}.',
  'about.developed': 'Quand elle est développée : {effects}.',
  'about.modifier.childrenMay': 'Dès lors, les Enfants peuvent faire ceci : {actions}.',
  'about.modifier.eachPreparation':
    'Dès lors, à chaque préparation{conditions, plural, =0 {} other {, si {when}}} : {effects}.',
  'about.modifier.duskOffer':
    'Dès lors, une fois au début de chaque soir, vous pouvez choisir ceci{conditions, plural, =0 {} other {, si {when}}} : {effects}.',
  'about.modifier.longShift':
    'Dès lors, une fois par manche, un Ouvrier peut utiliser encore le même Bâtiment ; puis : {effects}.',
  'about.modifier.feedFewer':
    'Dès lors, {n, plural, one {# Citoyen de moins est à nourrir} other {# Citoyens de moins sont à nourrir}} à chaque manche.',
  'about.modifier.treatBonus':
    'Dès lors, chaque traitement traite {n, plural, one {# Citoyen} other {# Citoyens}} de plus.',
  'about.modifier.cureBonus': 'Dès lors, chaque soin soigne {n, plural, one {# Citoyen} other {# Citoyens}} de plus.',
  'about.modifier.huntBonus': 'Dès lors, chaque Bâtiment à icônes Chasse en a {n} de plus.',
  'about.modifier.maxVent': 'Dès lors, purger enlève jusqu’à {n} de Pression.',
  'about.modifier.scoutBonus':
    'Dès lors, les Éclaireurs vont {n, plural, one {# case} other {# cases}} plus loin quand la météo les fait avancer.',
  'about.modifier.unlockBuilding': 'Dès lors, on peut bâtir ceci : {building}.',
  'about.modifier.buildingLevel': 'Dès lors, ce Bâtiment a le niveau de chauffage {level} : {building}.',
  'about.modifier.useBonus': 'Dès lors, chaque utilisation de ce Bâtiment apporte {amount} de plus : {building}.',
  'about.eachDusk':
    'Tant qu’elle reste en jeu, le soir : {effects}.{once, select, yes { Elle quitte alors le jeu.} other {}}',
  'about.special':
    '{perRound, select, yes {Tant qu’elle reste en jeu, elle offre une action spéciale par manche} other {Tant qu’elle reste en jeu, elle offre une action spéciale}} ({staff}){conditions, plural, =0 {} other {, si {when}}} : {effects}.{once, select, yes { Puis elle quitte le jeu.} other {}}',
  'about.citizenCard': 'À jouer avant cette action d’un Meeple ({kind}) : {actions}.',
  'about.actionWith': '{action} ({buildings})',
  'about.instead': 'À la place de l’effet de l’action : {effects}.',
  'about.death': 'Effet Mort ({kind}) : {effects}.',
  'about.expert': 'Une fois par préparation, vous pouvez épuiser un jeton actif pour utiliser l’Expert : {token}.',
  'about.call':
    'Une fois dans la partie, pendant un tour ou au début du soir, vous pouvez choisir une de ces possibilités.',
  'about.letter':
    '{letter, select, X {Elle entre en jeu par une carte du Scénario et ne peut pas être évitée.} C {C’est une Expédition de la dernière étape ({letter}), qui ne peut pas être évitée.} other {C’est une Expédition de l’étape {letter}.}}',
  'about.path': 'Le chemin a {n, plural, one {# case} other {# cases}}.',
  'about.back':
    'Au retour : {effects}. {after, select, newA {Puis elle quitte le jeu, et une autre Expédition A prend sa place.} addB {Puis une Expédition B est posée dessus.} addC {Puis une Expédition C est posée dessus.} other {Puis elle quitte le jeu.}}',
  'about.next': 'Continuer vers une Expédition {letter} apporte ceci au retour : {effects}.',
  'about.morning':
    'Choix {n}{conditions, plural, =0 {} other {, si {when}}} : {effects}.{to, select, display { Puis elle reste en jeu.} other {}}',
  'about.hunting': '{n, plural, =0 {On ne chasse pas.} other {Chaque icône Chasse apporte # Nourriture.}}',
  'about.scouting':
    '{n, plural, =0 {Les Éclaireurs restent sur place.} =1 {Les Éclaireurs avancent d’une case.} other {Les Éclaireurs avancent de # cases.}}',
  'about.nearer': 'La Tempête approche {n, plural, =1 {d’une manche} other {de # manches}}.',
  'about.aside': 'Elle n’entre dans la pioche que par une autre carte.',
  'about.council': 'Elle quitte le jeu une fois résolue, et la carte Concertation suivante rejoint les cartes Soir.',
  'about.scene':
    '{at, select, round {Elle prend effet à l’aube de la manche {n}.} storm {Elle prend effet quand la Tempête arrive.} other {Elle prend effet quand la Tempête finit.}}',
  'about.stays': 'Puis elle reste en jeu.',
  'about.res.coal':
    'Brûlé dans le Générateur, la nuit ou pendant les tours, il fait monter la Chaleur ; les Automates en ont besoin pour agir.',
  'about.res.wood': 'Il sert à bâtir et à améliorer.',
  'about.res.steel': 'Il sert à bâtir et à améliorer les meilleurs Bâtiments.',
  'about.res.core': 'La ressource la plus rare : les plus grands Bâtiments et les Automates en ont besoin.',
  'about.res.food': 'Elle fait baisser la Faim et nourrit un type de Citoyens à chaque manche.',
  'about.kind.worker': 'Les Ouvriers peuvent faire toutes les actions, sauf dans les Bâtiments des autres.',
  'about.kind.engineer':
    'Les Ingénieurs peuvent faire toutes les actions, sauf dans les Bâtiments des autres ; la médecine, la recherche et les Lois ont besoin d’eux.',
  'about.kind.child':
    'Les Enfants n’agissent que si une Loi le permet, et alors comme des Ouvriers ; certains Bâtiments sont pour eux.',
  'about.kind.automaton':
    'Le jeu en contient {n}. Un Automate agit comme un Ouvrier, mais n’est jamais Éclaireur ; il n’est ni malade, ni nourri, ni abrité.',
  'about.automatonCost': 'Chacune de ses actions coûte {n} Charbon.',
  'about.zone':
    '{zone, select, near {La zone à côté du Générateur ; y déneiger place {n, plural, one {# tuile} other {# tuiles}}.} other {La zone au-delà de la zone proche ; y déneiger place {n, plural, one {# tuile} other {# tuiles}}.}}',
  'about.action.clear':
    'Vous placez {near, plural, one {# tuile proche} other {# tuiles proches}} ou {far, plural, one {# tuile éloignée} other {# tuiles éloignées}} avec leur contenu.',
  'about.action.gather': 'Vous prenez jusqu’à {n} de la ressource d’une case.',
  'about.action.build': 'Vous bâtissez, démontez ou améliorez jusqu’à {n} Bâtiments.',
  'about.action.use': 'Un Bâtiment produit son effet ; certains demandent un type précis de Meeple.',
  'about.action.scout': 'Un Citoyen part en Expédition, si une Balise en permet une de plus.',
  'about.action.special': 'Vous faites l’action qu’offre une carte en jeu.',
  'about.warmth':
    '{warmth, select, cold {L’action est froide : un Citoyen du type qui agit tombe malade.} warm {L’action est chaude : personne n’en tombe malade.} other {Si le lieu n’est pas chauffé, un Citoyen du type qui agit tombe malade.}}',
  'about.stage.dawn': 'Le meneur change, une Technologie peut être finie, et des cartes du Scénario prennent effet.',
  'about.stage.morning': 'Une carte Matin est révélée, et vous choisissez une de ses possibilités.',
  'about.stage.generator':
    'Vous pouvez brûler du Charbon pour monter la Chaleur. Pour chaque case entre Chaleur et Froid, un Citoyen tombe malade, et des cubes sont lancés dans la tour.',
  'about.stage.weather': 'Une carte Météo apporte des effets, la chasse, des pas des Éclaireurs et la Tempête.',
  'about.stage.preparation': 'Vous pouvez utiliser l’Expert ; puis les malades épuisent les autres.',
  'about.stage.action': 'À tour de rôle, chacun envoie un Meeple faire une action, jusqu’à ce que tous passent.',
  'about.stage.dusk': 'Les cartes en jeu prennent effet, puis une carte de la pioche Soir.',
  'about.stage.hunger':
    'Vous pouvez dépenser de la Nourriture pour baisser la Faim ; puis elle frappe, et le type de la manche mange.',
  'about.stage.night':
    'Les épuisés recouverts se reposent, et vous pouvez brûler du Charbon. Pour chaque Meeple sans abri chauffé, un Citoyen tombe malade.',
  'about.hope':
    'Vous commencez avec {n, plural, one {# jeton} other {# jetons}} ; la piste en contient {room}. Sans jeton, la partie est perdue.',
  'about.discontent':
    'Vous commencez avec {n, plural, one {# jeton} other {# jetons}} ; à {limit}, la partie est perdue.',
  'about.raise': 'Quand il monte, un jeton est pioché et reste épuisé, ou un jeton épuisé devient actif.',
  'about.lower': 'Quand il baisse, un jeton actif est épuisé, ou un jeton épuisé est retiré.',
  'about.token':
    '{track, select, hope {Un jeton Espoir ; le jeu en contient {n}.} other {Un jeton Mécontentement ; le jeu en contient {n}.}}',
  'about.tokenServes': 'Actif, il peut être épuisé pour utiliser un Expert.',
  'about.points.survivors': 'Un point par Citoyen.',
  'about.points.hope': 'Un point par jeton Espoir.',
  'about.points.discontent': 'Un point de moins par jeton Mécontentement.',
  'about.points.works': '{n, plural, one {# point} other {# points}} par ouvrage contre la Tempête.',
  'about.points.rounds': 'Un point par manche terminée.',
  'about.points.victory': '{n, plural, one {# point} other {# points}} si la ville survit.',
  'about.shared': 'Tous les joueurs ont les mêmes points et gagnent ou perdent ensemble.',
  'about.ending.scenario':
    'La ville gagne si, à la fin de la Tempête, elle a ce que demande la dernière carte du Scénario.',
  'about.ending.hope': 'La ville tombe quand le dernier jeton Espoir disparaît.',
  'about.ending.discontent': 'La ville tombe à {n, plural, one {# jeton} other {# jetons}} Mécontentement.',
  'about.ending.generator': 'La ville tombe à la deuxième panne du Générateur.',
  'about.ending.sickness': 'La ville tombe si, à une préparation, {n} d’un type ou plus sont malades.',
  'about.ending.hunger': 'La ville tombe si la Faim est à {n} ou plus après la dépense de Nourriture.',
  'about.ending.corpses': 'La ville tombe à {n, plural, one {# Cadavre} other {# Cadavres}}.',
  'about.ending.objective':
    'La ville tombe si l’objectif est manqué à la fin de la Tempête, ou si la dernière manche finit.',
  'about.goods': 'Vous commencez avec {goods}.',
  'about.of':
    '{n, plural, one {# {kind, select, worker {Ouvrier} engineer {Ingénieur} other {Enfant}}} other {# {kind, select, worker {Ouvriers} engineer {Ingénieurs} other {Enfants}}}}',
  'about.people': 'Citoyens au début : {citizens}.',
  'about.sick': 'Parmi eux, malades : {sick}.',
  'about.markers':
    'Le Froid commence à {cold} et la Chaleur à {heat}, la Tempête attend à la manche {storm}, et la Faim est à {hunger}.',
  'about.heat':
    'Chaque Charbon brûlé la fait monter d’une case, jamais au-delà du Froid ; elle revient à la première case à la fin de la phase Générateur.',
  'about.sickAt': 'Un malade ({kind}) pour chacune de ces cases entre Chaleur et Froid : {spaces}.',
  'about.throws': 'Autant de cubes sont lancés dans la tour, depuis la première case : {cubes}.',
  'about.generator': 'La tuile du milieu a {n} cases. Au début, on y trouve : {things}.',
  'about.cold': 'Il dit jusqu’où la Chaleur peut monter. La météo et d’autres cartes l’aggravent.',
  'about.coldWork': 'Qui agit là où ce n’est pas chauffé tombe malade, comme qui dort sans abri chauffé.',
  'about.ranges':
    'Au début, le premier rayon est atteint à la Chaleur {first}, le deuxième à {second} et le troisième à {third}.',
  'about.heated':
    '{heating, select, level {Un Bâtiment est chauffé quand le rayon de son niveau est atteint. Pour ramasser, le Générateur a le premier rayon, la zone proche le deuxième et la zone éloignée le troisième.} zone {Le Générateur a le premier rayon, la zone proche le deuxième et la zone éloignée le troisième ; tout y est chauffé ensemble.} other {Un Bâtiment est chauffé par son niveau ou par sa zone : le Générateur a le premier rayon, la zone proche le deuxième et la zone éloignée le troisième.}}',
  'about.pressure':
    'Les cubes qui tombent de la tour arrivent ici. La piste en contient {n} ; un de plus est une panne.',
  'about.tower':
    'Sur {of} cubes lancés, {fall} environ tombent. Sur {of} restés coincés, un lancer en fait tomber {knock} environ, le tiroir qu’on tire {pull} et celui qu’on ferme {close}.',
  'about.malfunction':
    'La première ajoute {cold} au Froid et {ranges} à chaque rayon de chauffage, et enlève toute la Pression. La deuxième perd la partie.',
  'about.sickness':
    'Chaque type a un marqueur pour ses malades. À {n} ou plus lors d’une préparation, la partie est perdue.',
  'about.skull':
    'Le marqueur se retourne quand il y aurait plus de malades que de Citoyens, et lors des préparations. La première fois il montre son crâne, la suivante un Citoyen meurt. Traiter cache le crâne.',
  'about.section':
    'Avec {range} malades, une préparation {tired, plural, =0 {n’épuise personne} other {en épuise #}} et {flips, plural, =0 {ne retourne pas le marqueur} =1 {retourne le marqueur une fois} other {retourne le marqueur # fois}}.',
  'about.hunger':
    'Chaque Citoyen non nourri l’augmente d’une unité, jusqu’à {top}. Si elle est à {n} ou plus après la dépense de Nourriture, la partie est perdue.',
  'about.malus': 'Faim {range} : {effects}.',
  'about.one': '{n}',
  'about.range': '{from} à {to}',
  'about.corpse': 'Chaque mort en ajoute un et apporte l’effet Mort d’une carte Citoyen. À {n}, la partie est perdue.',
  'about.meeple': 'Il y a au plus {n} Citoyens d’un type. Plusieurs ont un seul Meeple, qui agit pour eux.',
  'about.meeplesFor': 'Dès le premier Citoyen, nombre de Meeples ({kind}) : {counts}.',
  'about.round': 'Il y en a au plus {n}. La première commence par les actions.',
  'about.eats': 'Ce type mange à ces manches ({kind}) : {rounds}.',
  'about.storm':
    'Son jeton attend sur une manche et approche avec la météo. Quand elle arrive, sa scène prend effet ; quand elle finit, la partie se décide.',
  'about.laws':
    'Vous pouvez instituer au plus {n, plural, one {# Loi} other {# Lois}} par partie ; ce qu’elles disent vaut pour toujours.',
  'about.technologies':
    'Avec un Atelier, on en développe une à la fois ; quand sa manche arrive, elle vaut pour toujours.',
  'about.expeditions':
    'Il y a de la place pour {n} piles, et {open, plural, one {# est ouverte} other {# sont ouvertes}} au début.',
  'about.exploring':
    'Au bout du chemin, un Éclaireur explore le lieu ou l’évite ; puis il continue ou rentre avec ce qu’il a trouvé.',
  'about.hand': 'La main que vous partagez commence avec {n, plural, one {# carte} other {# cartes}}.',
  'about.onePerRound': 'On peut jouer une carte Citoyen par manche.',
};
