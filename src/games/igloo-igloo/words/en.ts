/**
 * Igloo Igloo in English.
 *
 * @module
 */
import { common } from '../../../words/common/en.js';
import { type Messages, reasonMessages, type Translation } from '../../../words/message.js';
import { reasons } from '../clauses/reasons.js';
import { lines } from '../draw/lines.js';
import { texts } from '../draw/texts.js';
import { ANIMAL_NAMES, TILE_TYPE_NAMES } from '../refusal-parameters.js';
import type { IglooIgloo } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { LineKey } from '../draw/lines.js';
export type { TextKey } from '../draw/texts.js';
export type { MessageParameters } from './description.js';
export type { Colour, Key, Names, TileType } from './keys.js';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  ...reasonMessages(reasons),
  'refusal.steps-first':
    'First finish moving animals: you still have {steps, plural, one {# step} other {# steps}} to make.',
  'refusal.few-points':
    'This costs {need, plural, one {# point} other {# points}}; you have {have, plural, =0 {none} one {# point} other {# points}} left.',
  'refusal.prey-points':
    'Hunting a {animal} costs {need, plural, one {# point} other {# points}}; you have {have, plural, =0 {none} one {# point} other {# points}} left.',
  ...texts,
  ...lines,
  'move.placeInuit': 'Place an Inuit on {cell}',
  'move.melt': 'Melt the floe on {cell}',
  'move.drift': 'Shift the floe on {cell} {direction}',
  'move.displace': '{count, plural, one {Move the animal to {cell}} other {Move the animals to {cell}}}',
  'move.thaw': 'Play a thaw: take the floe on {cell} away',
  'move.moveAnimals': 'Play "Move animals"',
  'move.stepAnimal': 'Move {target} from {from} to {to}',
  'move.defend': 'Spend a harpoon on the bear',
  'move.decline': 'Keep your harpoons',
  'move.flee': 'The {tribe} Inuit flees to {cell}',
  'move.playEndurance': 'Play endurance: {points, plural, one {# more point} other {# more points}}',
  'move.walk': 'Walk from {from} to {to}',
  'move.embark': 'Set out by kayak from {cell}',
  'move.land': 'Land on {cell}',
  'move.hunt': 'Hunt {target} on {cell}',
  'move.harpoon': 'Take {target} on {cell} with a harpoon',
  'move.buildIgloo': 'Build an igloo on {cell}',
  'move.endTurn': 'End the turn',

  'event.fishPlaced': 'A {animal} appears on {cell}.',
  'event.startPlayerDrawn': '{player} goes first.',
  'event.inuitPlaced': '{player} places an Inuit on {cell}.',
  'event.turnStarted': "It is {player}'s turn.",
  'event.tileMelted':
    '{tile, select, kept {{player} melts the floe on {cell}.} other {{player} melts the floe on {cell} and finds {tile}.}}',
  'event.tileKept':
    '{tile, select, hidden {{player} keeps the tile, unseen by the others.} other {{player} keeps {tile}.}}',
  'event.bearAppeared': 'A bear appears on {cell}.',
  'event.packTurned':
    '{foxValue, select, none {The floe on {cell} is pack ice and stays; there is no fox left for it.} other {The floe on {cell} is pack ice and stays; a {foxValue} appears on it.}}',
  'event.animalsDisplaced':
    '{count, plural, one {An animal makes room and goes} other {The animals make room and go}} from {from} to {to}: {animals}.',
  'event.floesShifted':
    '{count, plural, one {The floe on {cells} drifts {direction}.} other {The floes on {cells} drift {direction}.}}',
  'event.driftLost': 'No floe can be shifted; the drift has no effect.',
  'event.tilePlayed':
    '{reason, select, thaw {{player} plays a thaw.} animals {{player} plays "Move animals".} endurance {{player} plays {tile}.} hunt {{player} spends a harpoon for the hunt.} enter {{player} spends a harpoon to go where a bear is.} other {{player} spends a harpoon against the attack.}}',
  'event.tileThawed': 'The floe on {cell} thaws and is taken away unseen.',
  'event.animalMoved': 'The {animal} goes from {from} to {to}.',
  'event.animalRemoved':
    '{reason, select, eaten {The bear eats {the} on {cell}.} other {The {animal} on {cell} leaves the game with its floe.}}',
  'event.bearAttacked': 'The bear {player} moved attacks on {cell}.',
  'event.defenceDeclined': '{player} does not spend a harpoon.',
  'event.inuitsSheltered':
    "{count, plural, one {One of {player}'s Inuit hides in the igloo on {cell}.} other {# of {player}'s Inuit hide in the igloo on {cell}.}}",
  'event.inuitsScattered': '{count, plural, one {An Inuit has to leave {cell}.} other {# Inuit have to leave {cell}.}}',
  'event.inuitFled': "One of {player}'s Inuit flees from {from} to {to}.",
  'event.inuitWalked': '{player} walks from {from} to {to}.',
  'event.inuitSailed': '{player} goes by kayak from {from} to {to}.',
  'event.animalTaken':
    '{reason, select, points {{player} hunts {the} on {cell}.} other {{player} takes {the} on {cell} with a harpoon.}}',
  'event.iglooBuilt': '{player} builds an igloo on {cell}.',
  'event.turnEnded':
    '{unspentPoints, plural, =0 {{player} ends the turn.} one {{player} ends the turn; # point is lost.} other {{player} ends the turn; # points are lost.}}',
  'event.gameOver': 'The game is over. {outcome}',

  'chance.fishPlaced': 'Which fish is drawn for {cell}?',
  'chance.startPlayerDrawn': 'Who goes first?',
  'chance.tileMelted': 'Which tile is turned up on {cell}, or is it kept unseen?',
  'chance.tileKept': 'Which tile does {player} keep?',
  'chance.packTurned': 'Which fox is drawn for {cell}?',

  'question.placeInuit': 'On which floe at the edge of the board do you place an Inuit?',
  'question.melt': 'Which floe do you melt?',

  'question.drift': 'Which floe drifts, and which way?',
  'question.displace':
    'To which water {count, plural, one {does the animal on {cell} go} other {do the animals on {cell} go}}?',
  'question.stepAnimal': 'Which animal makes a step? {steps, plural, one {# step is left.} other {# steps are left.}}',
  'question.attack': 'A bear attacks you on {cell}. Do you spend a harpoon?',
  'question.flee': 'To which corner does the {tribe} Inuit on {cell} flee?',
  'question.act':
    'What do your Inuit do? {points, plural, =0 {No point is left.} one {# point is left.} other {# points are left.}}',
  'question.kayak': 'Where does the kayak from {cell} land?',
  'question.over': 'The game is over.',

  'colour.red': 'red',
  'colour.blue': 'blue',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'tribe.red': 'red',
  'tribe.blue': 'blue',
  'tribe.yellow': 'yellow',
  'tribe.green': 'green',
  'direction.n': 'upwards',
  'direction.e': 'to the right',
  'direction.s': 'downwards',
  'direction.w': 'to the left',
  'theAnimal.fish1': `the ${ANIMAL_NAMES.fish1}`,
  'theAnimal.fish2': `the ${ANIMAL_NAMES.fish2}`,
  'theAnimal.fish3': `the ${ANIMAL_NAMES.fish3}`,
  'theAnimal.fox1': `the ${ANIMAL_NAMES.fox1}`,
  'theAnimal.fox2': `the ${ANIMAL_NAMES.fox2}`,
  'theAnimal.fox3': `the ${ANIMAL_NAMES.fox3}`,
  'theAnimal.bear': `the ${ANIMAL_NAMES.bear}`,
  'target.fish1': `the ${ANIMAL_NAMES.fish1}`,
  'target.fish2': `the ${ANIMAL_NAMES.fish2}`,
  'target.fish3': `the ${ANIMAL_NAMES.fish3}`,
  'target.fox1': `the ${ANIMAL_NAMES.fox1}`,
  'target.fox2': `the ${ANIMAL_NAMES.fox2}`,
  'target.fox3': `the ${ANIMAL_NAMES.fox3}`,
  'target.bear': `the ${ANIMAL_NAMES.bear}`,
  'aTile.fish2': 'two fish',
  'aTile.fish3': 'three fish',
  'aTile.bear': 'a bear',
  'aTile.pack': 'pack ice',
  'aTile.drift': 'a drift',
  'aTile.thaw': 'a thaw',
  'aTile.harpoon': 'a harpoon',
  'aTile.animals': 'a "Move animals" tile',
  'aTile.endurance1': 'an endurance of 1',
  'aTile.endurance2': 'an endurance of 2',
  'aTile.endurance3': 'an endurance of 3',
  'tileType.thaw': TILE_TYPE_NAMES.thaw,
  'tileType.endurance': TILE_TYPE_NAMES.endurance,
  'tileType.animals': TILE_TYPE_NAMES.animals,
  'tileType.harpoon': TILE_TYPE_NAMES.harpoon,
  cell: '{name}',

  'category.hunting': 'trophies',
  'category.islands': 'islands',
  'tieBreak.hunting': 'points for trophies',
  'option.variant': 'Variant',
  'option.variant.standard': 'Standard game',
  'option.variant.expert': 'Expert game',
};

/** Igloo Igloo in English, for `createGameText`. */
export const words: Translation<IglooIgloo, Names> = { locale: 'en-GB', messages, description };
