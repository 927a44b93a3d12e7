import type { Messages } from '../../../words/message.js';
import { texts as places } from '../board/texts.js';
import { ANIMAL_WORDS, enduranceOf, TYPE_WORDS } from '../facts.js';

const table = {
  ...places,
  'draw.board': 'Igloo Igloo, {task}',
  'draw.task.place': '{player} places an Inuit',
  'draw.task.melt': '{player} melts a tile',
  'draw.task.drift': '{player} shifts a floe',
  'draw.task.displace': '{player} moves animals away',
  'draw.task.animals': '{player} moves animals, {steps} left',
  'draw.task.attack': '{player} answers a bear',
  'draw.task.flee': '{player} flees to a corner',
  'draw.task.act': '{player} acts, points left: {points}',
  'draw.task.kayak': '{player} lands',
  'draw.task.over': 'The game is over',
  'draw.acts': '▶ {player}',
  'draw.hand': 'hand',
  'draw.trophies': 'trophies',
  'draw.box': 'in the box: fish {fish}; foxes {foxes}; bears {bears}',
  'draw.ground': '{place}, {ground}',
  'draw.beneath': '{place}, {ground}, beneath: {tile}',
  'draw.inuit': "{player}'s Inuit",
  'draw.igloo': "{player}'s igloo",
  'draw.hidden': 'hidden tile',
  'draw.letter.red': 'R',
  'draw.letter.blue': 'B',
  'draw.letter.yellow': 'Y',
  'draw.letter.green': 'G',
  'draw.letter.bear': 'B',
  'draw.letter.thaw': 'T',
  'draw.letter.harpoon': 'H',
  'draw.letter.animals': 'A',
  'animal.fish1': ANIMAL_WORDS.fish1,
  'animal.fish2': ANIMAL_WORDS.fish2,
  'animal.fish3': ANIMAL_WORDS.fish3,
  'animal.fox1': ANIMAL_WORDS.fox1,
  'animal.fox2': ANIMAL_WORDS.fox2,
  'animal.fox3': ANIMAL_WORDS.fox3,
  'animal.bear': ANIMAL_WORDS.bear,
  'tile.fish2': 'two fish',
  'tile.fish3': 'three fish',
  'tile.bear': 'a bear',
  'tile.pack': 'pack ice',
  'tile.drift': 'drift',
  'tile.thaw': TYPE_WORDS.thaw,
  'tile.harpoon': TYPE_WORDS.harpoon,
  'tile.animals': TYPE_WORDS.animals,
  'tile.endurance1': enduranceOf(1),
  'tile.endurance2': enduranceOf(2),
  'tile.endurance3': enduranceOf(3),
  'ground.land': 'dry land',
  'ground.water': 'water',
  'ground.ice': 'ice',
  'ground.pack': 'pack ice',
} as const;

/** The keys of the messages that drawings use. */
export type TextKey = keyof typeof table;

/** All messages that drawings use, names included, in plain English. */
export const texts: Messages<TextKey> = table;
