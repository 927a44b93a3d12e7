import { type Clauses, clause, pluralise } from '../../../core/types/clauses.js';
import type { Values } from '../values.js';

// The French rulebook. Where a clause has a note, the rulebook is silent or open there.
const effect = clause('effect');
const unreported = clause('unreported effect');
const refusal = clause('refusal');
const byType = clause('type');

const createTable = ({
  actionPoints,
  animalSteps,
  fish2Count,
  fish3Count,
  iglooCost,
  iglooStrength,
  igloos,
  inuitStrength,
  inuits,
  islandValues,
  kayakCost,
  tiles,
  walkCost,
}: Values) => ({
  'IG-SETUP-1': effect(
    'Mise en place du jeu',
    `The ${tiles} tiles are shuffled and laid face down on all cells but the corners and the centre cells.`,
  ),
  'IG-SETUP-2': effect(
    'Mise en place du jeu',
    'Each centre cell gets one fish drawn at random from the supply, face up.',
  ),
  'IG-SETUP-3': effect(
    'Mise en place du jeu',
    `Each player has ${pluralise(igloos, 'igloo')}; the number of inuits depends on the number of players (${inuits}). The tribes are red, blue, yellow and green, in the order of seats.`,
  ),
  'IG-SETUP-4': effect(
    'Mise en place du jeu',
    'The first player is drawn at random.',
    'In the place of appointing one.',
  ),

  'IG-PLACE-1': refusal(
    'Positionnement de départ',
    'Before the first turn the players, starting with the first and going clockwise, each put one inuit on the board, until all are placed.',
  ),
  'IG-PLACE-2': byType(
    'Positionnement de départ',
    'An inuit is placed on a floe of the crown; any number may share a tile.',
  ),
  'IG-PLACE-3': effect('Positionnement de départ', 'The first player then takes the first turn.'),

  'IG-TURN-1': refusal(
    'Déroulement de la partie',
    'A turn has these phases in this order: melting, which is compulsory, then actions.',
  ),
  'IG-TURN-2': refusal(
    "2. Utilisation des points d'action par les inuits",
    `In the second phase the mover has ${pluralise(actionPoints, 'point')} and may spend them as they like among their inuits: walk, kayak, hunt, build, in any order and number.`,
  ),
  'IG-TURN-3': effect(
    "2. Utilisation des points d'action par les inuits",
    'They may stop at any time; unspent points are lost. The turn passes to the left neighbour.',
  ),
  'IG-TURN-4': unreported(
    "2. Utilisation des points d'action par les inuits",
    "The turn ends by itself when the mover's hand is empty and nothing but ending is legal. With tiles in hand they are always asked, for whether they can do something is their secret.",
    'The rulebook does not say.',
  ),

  'IG-MELT-1': refusal(
    "Pioche d'une tuile banquise face cachée",
    'The mover chooses a face-down tile that carries no inuit, igloo or animal and is beside water. Water with animals in it counts; corners do not.',
  ),
  'IG-MELT-2': refusal(
    "Pioche d'une tuile banquise face cachée",
    'Only if no such tile exists, they choose any face-down, empty tile of the crown, beside water or not.',
  ),
  'IG-MELT-3': effect(
    'Fin de la partie',
    'If there is none of these either at the beginning of a turn, the game is over at once, before any kept tile can be played.',
  ),
  'IG-MELT-4': effect(
    'Fin de la partie',
    'The same is checked again after each kept tile played before the melt: if nothing can be melted then, the game is over.',
    'The rulebook looks at the beginning of a turn only.',
  ),
  'IG-MELT-5': refusal('Pack', 'Pack is never melted, with or without its fox.'),
  'IG-MELT-6': effect(
    '1- Fonte des glaces',
    "The tile leaves its cell, which becomes water (except pack). A kept kind goes to the mover's hand unseen by the others; any other kind is shown and carried out at once.",
  ),

  'IG-FISH-1': effect(
    'Nouveau banc de poissons',
    `fish2, fish3: ${fish2Count} or ${fish3Count} fish are drawn at random and put face up on the cell; the tile is out of the game.`,
  ),
  'IG-FISH-2': unreported(
    'Nouveau banc de poissons',
    'If the supply holds fewer, as many as there are.',
    'Cannot happen with the printed counts.',
  ),

  'IG-BEAR-1': effect(
    'Ours Blanc',
    'bear: a bear is put on the cell; the tile is out of the game. Without a bear in supply nothing appears.',
    'Cannot happen with the printed counts.',
  ),

  'IG-PACK-1': effect(
    'Pack',
    'pack: the tile goes back to its cell face up, for good, with a fox drawn at random on it (none if the supply is empty).',
    'Cannot happen with the printed counts.',
  ),
  'IG-PACK-2': unreported(
    'Pack',
    'Pack is a floe in every other respect: it drifts, is walked on, carries igloos, counts in islands.',
    'The rulebook says only that it does not melt.',
  ),

  'IG-DRIFT-1': refusal(
    'Dérive',
    'drift: the tile is out of the game, its cell now water. The mover must shift one floe by one cell along its row or column.',
  ),
  'IG-DRIFT-2': refusal(
    'Dérive',
    'Any floe may be chosen, wherever it lies and whatever it carries. It pushes the unbroken run of floes before it.',
    'The rulebook sets no limit to the choice.',
  ),
  'IG-DRIFT-3': refusal(
    'Dérive',
    'The first cell after the run must be water. No floe is ever pushed onto a corner or off the board.',
  ),
  'IG-DRIFT-4': unreported(
    'Dérive',
    'Inuits, animals and igloos move with their floes. A bear carried this way attacks nobody.',
    'The rulebook names inuits and animals, not igloos; a bear attacks only by its own move.',
  ),
  'IG-DRIFT-5': refusal(
    'Dérive',
    'If animals are in that water cell (the gap), the mover first moves all of them together to one adjacent water cell without a bear; fish there do not matter. If there is none, this shift is illegal.',
    'That they move together, and to water without a bear, is our reading of free water.',
  ),
  'IG-DRIFT-6': effect(
    'Dérive',
    'A bear moved this way eats the fish that were on its new cell; fish that came with it from the gap survive.',
    'The rulebook does not say what becomes of those already there.',
  ),
  'IG-DRIFT-7': effect('Dérive', 'If no shift is legal, nothing happens.', 'The rulebook does not say.'),

  'IG-KEPT-1': refusal(
    'Appliquer un évènement',
    "A kept tile may be played in the turn it was drawn or in any later own turn, in its window (a harpoon in defence also in other players' turns, IG-HARPOON-3). It is then shown and out of the game.",
  ),
  'IG-KEPT-2': refusal(
    'Appliquer un évènement',
    'In one own turn a player may play several kept tiles but only one of each type; the endurances are one type.',
  ),
  'IG-KEPT-3': effect(
    'Appliquer un évènement',
    "A harpoon spent in one's own turn, in whatever way, is the harpoon of that turn; harpoons spent in other players' turns are not limited.",
    'The rulebook limits the tiles of one own turn only.',
  ),
  'IG-KEPT-4': unreported('Fin de la partie', 'Kept tiles left at the end are worth nothing and are not played.'),

  'IG-THAW-1': refusal(
    'Dégel',
    'Playable by the mover before the melt, after it, or among their actions. Takes a face-down tile beside water away, unseen and without effect; the cell becomes water.',
  ),
  'IG-THAW-2': refusal(
    'Dégel',
    'The tile may carry inuits and animals but no igloo. The crown exception of the melt does not apply: without a tile beside water thaw cannot be played.',
    'The rulebook asks for a tile beside water and gives no exception.',
  ),
  'IG-THAW-3': effect('Dégel', 'Bears and foxes on it leave the game.'),
  'IG-THAW-4': unreported('Dégel', 'Inuits on it go to corners, each to a corner chosen by the mover.'),

  'IG-FLEE-1': refusal(
    "Attaque de l'ours blanc",
    "Fleeing inuits are put on corners one at a time, in this order: players clockwise from the mover's left neighbour, the mover last. The mover chooses each corner; any number may share one.",
    'The rulebook leaves the order open.',
  ),

  'IG-ENDURANCE-1': effect('Endurance', 'Playable in the second phase; adds its number to the points of this turn.'),

  'IG-HARPOON-1': refusal(
    'Le harpon',
    'In the second phase a harpoon takes any one animal that an own inuit could hunt (IG-HUNT-2, -3, -4), without points, whatever its value.',
  ),
  'IG-HARPOON-2': byType('Le harpon', 'A bear is taken by harpoon only; never by points, however many.'),
  'IG-HARPOON-3': effect(
    'Harpon',
    "A harpoon may also be spent when a bear attacks (IG-ATTACK) and is spent when an inuit enters a bear's tile (IG-WALK-3).",
  ),

  'IG-ANIMAL-1': refusal(
    'Déplacement des animaux',
    'animals is playable in the same windows as thaw, and only if some step is legal.',
    'The rulebook names no moment.',
  ),
  'IG-ANIMAL-2': refusal(
    'Déplacement des animaux',
    `The mover makes ${pluralise(animalSteps, 'step')}, shared among animals as they like. All must be made as long as a legal step exists; otherwise the rest is lost.`,
    'The rulebook does not say what becomes of steps that cannot be made.',
  ),
  'IG-ANIMAL-3': refusal('Déplacement des animaux', 'A fish steps to an adjacent water cell; several may share it.'),
  'IG-ANIMAL-4': refusal(
    'Déplacement des animaux',
    'A fox steps to an adjacent floe, with or without inuits, igloo, animals; several may share it.',
  ),
  'IG-ANIMAL-5': refusal(
    'Déplacement des animaux',
    'A bear steps to an adjacent water cell or floe, never onto another bear.',
  ),
  'IG-ANIMAL-6': byType('Déplacement des animaux', 'No animal ever enters a corner.'),
  'IG-ANIMAL-7': unreported(
    'Déplacement des animaux',
    "A fish or fox that steps onto a bear's cell is not attacked.",
    "Only a bear's own move attacks.",
  ),
  'IG-ANIMAL-8': unreported(
    'Déplacement des animaux',
    'A bear that is still alive may go on with the remaining steps after an attack.',
    'The rulebook does not end the steps with an attack.',
  ),

  'IG-ATTACK-1': effect(
    "Attaque de l'ours blanc",
    'A bear that steps onto a cell with fish, foxes or inuits attacks. Fish and foxes there leave the game at once, also if the bear is killed there.',
  ),
  'IG-ATTACK-2': unreported(
    "Attaque de l'ours blanc",
    "Then the owners of inuits on that cell may each spend a harpoon, asked clockwise from the mover's left neighbour, the mover last. The mover's own inuits are attacked too.",
    "The rulebook speaks of an opponent's bear and spares no inuit on the tile.",
  ),
  'IG-ATTACK-3': refusal(
    "Attaque de l'ours blanc",
    'Every owner who holds at least one kept tile (the mover: and has not used a harpoon this turn) is asked, whatever the tile is, also if all harpoons have been seen; they spend a harpoon or decline. Owners with an empty hand are passed over. Owners who could hide are asked too.',
    'So that being asked shows nothing of what is held.',
  ),
  'IG-ATTACK-4': effect(
    "Attaque de l'ours blanc",
    'The first who spends gets the bear; nobody else is asked and all inuits stay.',
  ),
  'IG-ATTACK-5': effect(
    "Attaque de l'ours blanc",
    'If nobody does, inuits on a tile with an igloo of their own colour hide and stay, automatically; the bear stays with them.',
  ),
  'IG-ATTACK-6': unreported("Attaque de l'ours blanc", 'All other inuits on the cell flee (IG-FLEE-1).'),
  'IG-ATTACK-7': refusal(
    "Attaque de l'ours blanc",
    'Who is asked and holds no harpoon can only decline.',
    'Follows from asking everybody who might hold one.',
  ),

  'IG-WALK-1': refusal(
    'Marcher',
    `${pluralise(walkCost, 'point')}: one own inuit goes to an adjacent floe. Inuits, foxes and igloos of any colour do not block; in expert igloos do (IG-EXPERT-1).`,
  ),
  'IG-WALK-2': refusal(
    'Marcher',
    'Corners and water are never entered. Walking away from a corner is allowed.',
    'The rulebook does not say how an inuit leaves a corner.',
  ),
  'IG-WALK-3': refusal(
    'Marcher',
    'A floe with a bear may be entered, on foot or by kayak, only with a harpoon, which is spent at once; the bear becomes a trophy. An igloo there does not help.',
    'The rulebook mentions neither the kayak nor an igloo here.',
  ),

  'IG-KAYAK-1': refusal(
    "Traverser des étendues d'eau",
    `${pluralise(kayakCost, 'point')}: one own inuit goes from a floe beside water to another floe beside the same water: some path of adjacent water cells without a bear leads from a neighbour of the one to a neighbour of the other. Fish do not block.`,
  ),
  'IG-KAYAK-2': byType(
    "Traverser des étendues d'eau",
    'The crossing neither starts nor ends on a corner, and never ends in water. Nothing is caught on the way.',
    'The rulebook wants the start on a floe, and a corner is none.',
  ),
  'IG-KAYAK-3': refusal(
    "Traverser des étendues d'eau",
    'The inuit is chosen first, only if a landing exists, then the landing.',
    'One decision, made in a move for each part.',
  ),

  'IG-HUNT-1': refusal('B. Chasser', 'A fish or fox costs points equal to its value and becomes a trophy.'),
  'IG-HUNT-2': refusal('B. Chasser', 'A fox is hunted by an own inuit on the same floe.'),
  'IG-HUNT-3': refusal(
    'B. Chasser',
    'A fish is hunted by an own inuit on a floe adjacent to its water cell, not from a corner. A bear in that water does not matter.',
    'The rulebook does not mention bears there.',
  ),
  'IG-HUNT-4': refusal(
    'B. Chasser',
    'A bear is hunted by an own inuit on the same floe; a bear in water cannot be attacked.',
  ),

  'IG-IGLOO-1': refusal(
    'C. Construire un igloo',
    `${pluralise(iglooCost, 'point')}: an igloo is put on a floe with at least one own inuit and no inuit of another player.`,
  ),
  'IG-IGLOO-2': refusal('C. Construire un igloo', 'One igloo per floe.'),
  'IG-IGLOO-3': refusal(
    'C. Construire un igloo',
    `${pluralise(igloos, 'igloo')} per player; a built igloo is never taken away.`,
  ),

  'IG-END-1': refusal(
    'Fin de la partie',
    'The game ends only by IG-MELT-3 or IG-MELT-4; then nothing more may be done.',
  ),

  'IG-SCORE-1': effect(
    'Score',
    'Total = hunting + islands. Most wins; tied: more hunting; still tied: shared victory.',
    'The rulebook breaks the tie once only.',
  ),
  'IG-SCORE-2': unreported('A. Tableau de chasse', "Hunting: the sum of the values of one's trophies."),
  'IG-SCORE-3': unreported(
    'B. Occupation des îles',
    'An island is a maximal group of floes connected by sides; one tile can be an island. Corners belong to no island and connect nothing; inuits on them count nowhere.',
  ),
  'IG-SCORE-4': unreported(
    'B. Occupation des îles',
    `Strength of a player on an island: ${inuitStrength} per inuit, ${iglooStrength} per igloo. Without strength one is absent.`,
    'So an igloo alone is presence.',
  ),
  'IG-SCORE-5': unreported('B. Occupation des îles', 'All players with the highest strength score a point per tile.'),
  'IG-SCORE-6': unreported(
    'B. Occupation des îles',
    'All players with the next lower strength score half of it, rounded down, also behind a tie for first. Others score nothing.',
  ),
  'IG-SCORE-7': unreported('B. Occupation des îles', 'The only player present scores the number of tiles squared.'),

  'IG-EXPERT-1': refusal(
    'Variante pour vrais joueurs',
    'expert: an inuit cannot enter, on foot or by kayak, a floe with an igloo of another player.',
  ),
  'IG-EXPERT-2': unreported(
    'Variante pour vrais joueurs',
    `expert: by the number of its tiles, an island is worth ${islandValues}, and a larger one the last of these. It replaces the points per tile in IG-SCORE-5; second place gets half of it rounded down.`,
  ),
  'IG-EXPERT-3': unreported(
    'Variante pour vrais joueurs',
    "expert: the only player present scores the island's value; nothing is squared.",
  ),

  'IG-INFO-1': effect(
    "Pioche d'une tuile banquise face cachée",
    'The kinds of face-down tiles are unknown to all; a kept tile is known to its owner, the number of kept tiles to all; a thawed tile stays unknown for good.',
  ),
  'IG-INFO-2': unreported(
    "Attaque de l'ours blanc",
    'Being asked in an attack, or declining, shows nothing of the tiles in hand: who is asked follows from what all can see.',
    'The rulebook does not say who is asked.',
  ),
});

/** The id of a clause of Igloo Igloo. */
export type Clause = keyof ReturnType<typeof createTable>;

/** Returns the rulebook of Igloo Igloo, clause by clause, with the values of components. */
export const createClauses: (values: Values) => Clauses<Clause> = createTable;
