import type { Move } from './kinds.js';

/** One token a move: `at3` `cube1` `to5` `recruit` `centre2` `build-double` `ship` `up0` `pass` `end`, and so on. */
export const format = (move: Move): string => {
  switch (move.kind) {
    case 'place':
      return `at${move.zone}`;
    case 'start-cube':
      return `cube${move.track}`;
    case 'sail':
      return `to${move.to}`;
    case 'recruit':
    case 'pass':
    case 'end':
      return move.kind;
    case 'research':
      return `centre${move.track}`;
    case 'build':
      return `build-${move.deck}`;
    case 'build-ship':
      return 'ship';
    case 'advance':
      return `up${move.track}`;
    case 'play-scientist':
    case 'play-recruits':
      return move.kind.replace('play', 'card');
    case 'play-progress':
      return `card-up${move.track}`;
    case 'play-icebreaker':
      return `card-ice${move.zone}`;
    case 'sacrifice':
      return `give-${move.what}`;
    case 'scuttle':
      return `give-${move.zone}.${move.position}`;
    case 'take':
      return `take-${move.card}`;
    case 'relocate':
      return `${move.zone}.${move.position}>${move.to}`;
  }
};
