/** The names of places. */
export const placeLabels = {
  'place.supply': "{player}'s supply",
  'place.hand': "{player}'s hand",
  'place.trophies': "{player}'s trophies",
} as const;

/** The other labels of drawings. */
export const drawingLabels = {
  'draw.board': 'Igloo Igloo, {task}',
  'draw.task.placeInuit': '{player} places an Inuit',
  'draw.task.melt': '{player} melts a floe',
  'draw.task.drift': '{player} shifts a floe',
  'draw.task.displace': '{player} moves animals away',
  'draw.task.stepAnimal': '{player} moves animals, {steps} left',
  'draw.task.attack': '{player} answers a bear',
  'draw.task.flee': '{player} flees to a corner',
  'draw.task.act': '{player} acts, points left: {points}',
  'draw.task.kayak': '{player} lands',
  'draw.task.over': 'The game is over',
  'draw.acts': '▶ {player}',
  'draw.hand': 'hand',
  'draw.trophies': 'trophies',
  'draw.box': 'in the box, by points: fish {fish}; foxes {foxes}; bears {bears}',
  'draw.ground': '{place}, {ground}',
  'draw.beneath': '{place}, {ground}, beneath: {tile}',
  'draw.inuit': "{player}'s Inuit",
  'draw.igloo': "{player}'s igloo",
  'draw.hidden': 'hidden tile',
  'draw.legend.fish2': 'fish, with its points',
  'draw.legend.fox2': 'fox, with its points',
  'draw.legend.bear': 'bear, {points} points',
  'draw.legend.igloo': 'igloo of its owner',
  'draw.legend.animals': '"Move animals"',
  'draw.legend.endurance': 'more points to act',
  'draw.legend.place': 'possible place',
  'draw.legend.way': 'possible way',
  'draw.legend.kayak': 'leaves by kayak',
  'draw.letter.red': 'R',
  'draw.letter.blue': 'B',
  'draw.letter.yellow': 'Y',
  'draw.letter.green': 'G',
  'draw.letter.thaw': 'T',
  'draw.letter.harpoon': 'H',
  'draw.letter.animals': 'A',
  'tile.fish2': '{fish2Count} fish',
  'tile.fish3': '{fish3Count} fish',
  'tile.bear': 'a bear',
  'tile.pack': 'pack ice',
  'tile.drift': 'drift',
  'ground.land': 'dry land',
  'ground.water': 'water',
  'ground.ice': 'floe',
  'ground.pack': 'pack ice',
} as const;

/** The labels of text drawings alone. */
export const textDrawingLabels = {
  'text.toPlace': 'to place: {count}',
  'text.hand': 'hand: {tiles}',
  'text.trophies': 'trophies: {animals}',
  'text.signs':
    '# corner, . water, o floe, P pack ice; {tribes} Inuit, ^ igloo; {fish1Value} {fish2Value} {fish3Value} fish, x{fox1Value} x{fox2Value} x{fox3Value} foxes, W bear',
} as const;
