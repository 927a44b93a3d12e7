/** The sentences of refusals by clause and reason; `{place:cell}` declares a parameter, the id of a cell. */
export const refusals = {
  'IG-PLACE-1.place-first':
    'The Inuit are placed first, and you still have {left} to place. Put one on a floe at the edge of the board.',
  'IG-TURN-1.melt-first': 'A turn begins with melting a floe; only a thaw or "Move animals" can be played before.',
  'IG-DRIFT-1.drift-first': 'There is a drift: first shift a floe by one cell.',
  'IG-DRIFT-5.clear-first':
    'The floes drift to {gap:cell}: first move the animals from there to a water cell beside it.',
  'IG-ANIMAL-2.steps-first': 'First finish moving animals: you still have {steps:steps} to make.',
  'IG-ATTACK-3.bear-first': 'A bear attacks you on {cell:cell}: first spend a harpoon, or decline to.',
  'IG-FLEE-1.flee-first': 'A {colour:colour} Inuit flees from {cell:cell}: first choose the corner to which it goes.',
  'IG-TURN-2.no-action': 'You have already melted a floe: now walk, sail, hunt, build, play a tile, or end your turn.',
  'IG-KAYAK-3.land-first': 'Your Inuit has set out by kayak from {cell:cell}: first choose the floe where it lands.',
  'IG-END-1.over': 'The game is over; nothing more can be done.',

  'IG-MELT-1.no-tile': 'There is no floe on {cell:cell}; choose one that lies face down.',
  'IG-MELT-5.pack': 'The floe on {cell:cell} is pack ice, which never melts.',
  'IG-MELT-1.not-empty': 'The floe on {cell:cell} is not empty; only one without Inuit, igloo and animal can melt.',
  'IG-MELT-1.inland': 'The floe on {cell:cell} is not beside water; melt one that is, such as {other:cell}.',
  'IG-MELT-2.no-edge':
    'The floe on {cell:cell} is not at the edge of the board; no empty one is beside water, so one there melts, such as {other:cell}.',

  'IG-DRIFT-2.no-floe': 'There is no floe on {cell:cell} that could be shifted.',
  'IG-DRIFT-3.no-gap': 'The floes from {cell:cell} on cannot be shifted that way: behind the last there is no water.',
  'IG-DRIFT-5.gap-full':
    'Animals are on {gap:cell}, where the floes would go, and there is no water without a bear beside it for them.',
  'IG-DRIFT-5.far-from-gap': '{cell:cell} is not beside {gap:cell}, which the animals have to leave.',
  'IG-DRIFT-5.no-water': '{cell:cell} is not water, and the animals of {gap:cell} can only go to water.',
  'IG-DRIFT-5.water-of-bear':
    'A bear is on {cell:cell}; the animals of {gap:cell} can only go to water without a bear.',

  'IG-KEPT-1.not-held': 'You do not have the tile for this: {tile:tile}.',
  'IG-KEPT-2.used':
    'You have used a tile of this type in this turn: {type:tileType}. Only one of each can be used in a turn.',
  'IG-THAW-1.none-to-thaw': 'No floe lies face down on {cell:cell}; only such a floe can be thawed.',
  'IG-THAW-1.thaw-inland': 'The floe on {cell:cell} is not beside water, so it cannot be thawed.',
  'IG-THAW-2.thaw-igloo': 'An igloo stands on {cell:cell}, so the floe there cannot be thawed.',
  'IG-ANIMAL-1.no-steps': 'No animal can make a step now.',

  'IG-ANIMAL-2.none-to-step': 'There is no {animal:animal} on {cell:cell} that could make a step.',
  'IG-ANIMAL-3.fish-ashore': '{to:cell} is not water, and a fish can only go to water.',
  'IG-ANIMAL-4.fox-afloat': '{to:cell} is water, and a fox can only go to a floe.',
  'IG-ANIMAL-5.bear-at-bear': 'A bear is on {to:cell} already, and no other can go there.',

  'IG-WALK-1.none-to-walk': 'No Inuit of yours is on {cell:cell}.',
  'IG-WALK-1.none-near': 'No Inuit of yours is beside {to:cell}, so none can walk there.',
  'IG-TURN-2.few-points': 'This costs {need:points}; you have {have:points} left.',
  'IG-WALK-2.walk-to-water': '{to:cell} is water, and an Inuit can only walk to a floe.',
  'IG-EXPERT-1.igloo-of-other':
    'A {colour:colour} igloo stands on {to:cell}; in the expert game only its owner can go there.',
  'IG-WALK-3.bear-there': 'A bear is on {to:cell}; you can only go there with a harpoon, and hold none.',

  'IG-KAYAK-1.none-to-sail': 'No Inuit of yours is on {cell:cell}.',
  'IG-KAYAK-3.no-landing': 'A kayak from {cell:cell} can reach no floe.',
  'IG-KAYAK-1.same-floe': 'Your Inuit comes from {to:cell}; it has to land on another floe.',
  'IG-KAYAK-1.no-shore': 'There is no floe on {to:cell} where a kayak could land.',
  'IG-KAYAK-1.other-water':
    '{to:cell} is not beside the water that a kayak can cross from {cell:cell}; a bear in the water blocks it.',

  'IG-HUNT-1.no-prey': 'There is no {animal:animal} on {cell:cell} to be hunted.',
  'IG-HUNT-1.prey-points': 'Hunting a {animal:animal} costs {need:points}; you have {have:points} left.',
  'IG-HARPOON-1.no-target': 'There is no {animal:animal} on {cell:cell} for a harpoon.',
  'IG-HUNT-2.far-from-fox': 'No Inuit of yours is on {cell:cell}, where the fox is.',
  'IG-HUNT-3.far-from-fish':
    'No Inuit of yours is on a floe beside {cell:cell}, where the fish is; a corner does not count.',
  'IG-HUNT-4.bear-in-water': 'The bear on {cell:cell} is in the water, where it cannot be attacked.',
  'IG-HUNT-4.far-from-bear': 'No Inuit of yours is on {cell:cell}, where the bear is.',

  'IG-IGLOO-1.none-to-build': 'No Inuit of yours is on {cell:cell}, so you cannot build there.',
  'IG-IGLOO-1.others-there': 'An Inuit of another player is on {cell:cell}, so you cannot build there.',
  'IG-IGLOO-2.igloo-there': 'There is an igloo on {cell:cell}; a floe carries only one.',
  'IG-IGLOO-3.igloos-built': 'Your {built} igloos are built already.',

  'IG-ATTACK-7.no-harpoon': 'You hold no harpoon, so you can only decline.',
} as const;

/** The names of things in these sentences. */
export const names = {
  'animal.fish1': 'fish of value {fish1Value}',
  'animal.fish2': 'fish of value {fish2Value}',
  'animal.fish3': 'fish of value {fish3Value}',
  'animal.fox1': 'fox of value {fox1Value}',
  'animal.fox2': 'fox of value {fox2Value}',
  'animal.fox3': 'fox of value {fox3Value}',
  'animal.bear': 'bear',
  'tile.thaw': 'thaw',
  'tile.harpoon': 'harpoon',
  'tile.animals': 'Move animals',
  'tile.endurance1': 'endurance of 1',
  'tile.endurance2': 'endurance of 2',
  'tile.endurance3': 'endurance of 3',
  'tileType.thaw': 'thaw',
  'tileType.endurance': 'endurance',
  'tileType.animals': 'Move animals',
  'tileType.harpoon': 'harpoon',
} as const;

/** Counted things: none of them, one, and several. */
export const counts = {
  points: ['none', '# point', '# points'],
  steps: ['none', '# step', '# steps'],
} as const;
