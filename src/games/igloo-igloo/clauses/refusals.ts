/** The clauses of Igloo Igloo that forbid moves, as sentences to show. */
export const refusals = {
  'IG-PLACE-1':
    'Before the first turn the players, starting with the first and going clockwise, each put one inuit on the board, until all are placed.',
  'IG-TURN-2':
    'In the second phase the mover has 3 points and may spend them as he likes among his inuits: walk, kayak, hunt, build, in any order and number.',
  'IG-MELT-1':
    'The mover chooses a face-down tile that carries no inuit, igloo or animal and is beside water. Water with animals in it counts; corners do not.',
  'IG-MELT-2': 'Only if no such tile exists, he chooses any face-down, empty tile of the crown, beside water or not.',
  'IG-MELT-5': 'Pack is never melted, with or without its fox.',
  'IG-DRIFT-1':
    'drift: the tile is out of the game, its cell now water. The mover must shift one floe by one cell in one of the four directions.',
  'IG-DRIFT-2':
    'Any floe may be chosen, wherever it lies and whatever it carries. It pushes the unbroken run of floes before it.',
  'IG-DRIFT-3': 'The first cell after the run must be water. No floe is ever pushed onto a corner or off the board.',
  'IG-DRIFT-5':
    'If animals are in that water cell (the gap), the mover first moves all of them together to one adjacent water cell without a bear; fish there do not matter. If there is none, this shift is illegal.',
  'IG-KEPT-1':
    "A kept tile may be played in the turn it was drawn or in any later own turn, in its window (a harpoon in defence also in other players' turns, IG-HARPOON-3). It is then shown and out of the game.",
  'IG-KEPT-2':
    'In one own turn a player may play several kept tiles but only one of each type; the endurances are one type.',
  'IG-THAW-1':
    'Playable by the mover before the melt, after it, or among his actions. Takes a face-down tile beside water away, unseen and without effect; the cell becomes water.',
  'IG-THAW-2':
    'The tile may carry inuits and animals but no igloo. The crown exception of the melt does not apply: without a tile beside water thaw cannot be played.',
  'IG-FLEE-1':
    "Fleeing inuits are put on corners one at a time, in this order: players clockwise from the mover's left neighbour, the mover last. The mover chooses each corner; any number may share one.",
  'IG-HARPOON-1':
    'In the second phase a harpoon takes any one animal that an own inuit could hunt (IG-HUNT-2, -3, -4), for 0 points, whatever its value.',
  'IG-ANIMAL-1': 'animals is playable in the same windows as thaw, and only if some step is legal.',
  'IG-ANIMAL-2':
    'The mover makes three steps, shared among animals as he likes. All three must be made as long as a legal step exists; otherwise the rest is lost.',
  'IG-ANIMAL-3': 'A fish steps to an adjacent water cell; several may share it.',
  'IG-ANIMAL-4': 'A fox steps to an adjacent floe, with or without inuits, igloo, animals; several may share it.',
  'IG-ANIMAL-5': 'A bear steps to an adjacent water cell or floe, never onto another bear.',
  'IG-ATTACK-3':
    'Every owner who holds at least one kept tile (the mover: and has not used a harpoon this turn) is asked, whatever the tile is, also if all harpoons have been seen; he spends a harpoon or declines. Owners with an empty hand are passed over. Owners who could hide are asked too.',
  'IG-ATTACK-7': 'Who is asked and holds no harpoon can only decline.',
  'IG-WALK-1': '1 point: one own inuit goes to an adjacent floe. Inuits, igloos of any colour and foxes do not block.',
  'IG-WALK-2': 'Corners and water are never entered. Walking away from a corner is allowed.',
  'IG-WALK-3':
    'A floe with a bear may be entered, on foot or by kayak, only with a harpoon, which is spent at once; the bear becomes a trophy. An igloo there does not help.',
  'IG-KAYAK-1':
    '3 points: one own inuit goes from a floe beside water to another floe beside the same water: some path of adjacent water cells without a bear leads from a neighbour of the one to a neighbour of the other. Fish do not block.',
  'IG-KAYAK-3': 'The inuit is chosen first, only if a landing exists, then the landing.',
  'IG-HUNT-1': 'A fish or fox costs points equal to its value and becomes a trophy.',
  'IG-HUNT-2': 'A fox is hunted by an own inuit on the same floe.',
  'IG-HUNT-3':
    'A fish is hunted by an own inuit on a floe adjacent to its water cell, not from a corner. A bear in that water does not matter.',
  'IG-HUNT-4': 'A bear is hunted by an own inuit on the same floe; a bear in water cannot be attacked.',
  'IG-IGLOO-1': '3 points: an igloo is put on a floe with at least one own inuit and no inuit of another player.',
  'IG-IGLOO-2': 'One igloo per floe.',
  'IG-IGLOO-3': 'Two igloos per player; a built igloo is never taken away.',
  'IG-END-1': 'The game ends only by IG-MELT-3 or IG-MELT-4; then nothing more may be done.',
  'IG-EXPERT-1': 'expert: an inuit cannot enter, on foot or by kayak, a floe with an igloo of another player.',
} as const;

/** The id of a clause of Igloo Igloo that forbids moves. */
export type Refusal = keyof typeof refusals;
