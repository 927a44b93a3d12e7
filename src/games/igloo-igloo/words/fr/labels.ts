import type { Messages } from '../../../../words/message.js';
import type * as english from '../en/labels.js';

/** The names of places, and the other labels of drawings, in French. */
export const labels: Messages<
  keyof typeof english.placeLabels | keyof typeof english.drawingLabels | keyof typeof english.textDrawingLabels
> = {
  'ground.land': 'terre ferme',
  'ground.water': 'eau',
  'ground.ice': 'tuile banquise',
  'ground.pack': 'pack',
  'tile.fish2': '{fish2Count, plural, one {# poisson} other {# poissons}}',
  'tile.fish3': '{fish3Count, plural, one {# poisson} other {# poissons}}',
  'tile.bear': 'un ours blanc',
  'tile.pack': 'pack',
  'tile.drift': 'dérive',

  'place.supply': 'réserve ({player})',
  'place.hand': 'main ({player})',
  'place.trophies': 'tableau de chasse ({player})',
  'draw.board': 'Igloo Igloo, {task}',
  'draw.task.placeInuit': '{player} pose un inuit',
  'draw.task.melt': '{player} fait fondre une tuile',
  'draw.task.drift': '{player} fait dériver une tuile',
  'draw.task.displace': '{player} écarte des animaux',
  'draw.task.stepAnimal':
    '{player} déplace des animaux ({steps, plural, one {il reste # point} other {il reste # points}})',
  'draw.task.attack': '{player} répond à l’ours',
  'draw.task.flee': '{player} fuit vers un coin',
  'draw.task.act':
    '{player} joue ({points, plural, =0 {plus de point} one {il reste # point} other {il reste # points}})',
  'draw.task.kayak': '{player} accoste',
  'draw.task.over': 'La partie est finie',
  'draw.acts': '▶ {player}',
  'draw.hand': 'main',
  'draw.trophies': 'tableau de chasse',
  'draw.box': 'en réserve, par valeur : poissons {fish} ; renards {foxes} ; ours {bears}',
  'draw.ground': '{place}, {ground}',
  'draw.beneath': '{place}, {ground}, dessous : {tile}',
  'draw.inuit': 'inuit ({player})',
  'draw.igloo': 'igloo ({player})',
  'draw.hidden': 'tuile cachée',
  'draw.legend.fish2': 'poisson et ses points',
  'draw.legend.fox2': 'renard et ses points',
  'draw.legend.bear': 'ours, {points} points',
  'draw.legend.igloo': 'igloo de ce joueur',
  'draw.legend.animals': '« Déplacement des animaux »',
  'draw.legend.endurance': 'points d’action',
  'draw.legend.place': 'endroit possible',
  'draw.legend.way': 'chemin possible',
  'draw.legend.kayak': 'départ en kayak',
  'draw.letter.red': 'R',
  'draw.letter.blue': 'B',
  'draw.letter.yellow': 'J',
  'draw.letter.green': 'V',
  'draw.letter.thaw': 'D',
  'draw.letter.harpoon': 'H',
  'draw.letter.animals': 'A',
  'text.toPlace': 'à placer : {count}',
  'text.hand': 'main : {tiles}',
  'text.trophies': 'tableau de chasse : {animals}',
  'text.signs':
    '# coin, . eau, o tuile banquise, P pack ; {tribes} inuits, ^ igloo ; {fish1Value} {fish2Value} {fish3Value} poissons, x{fox1Value} x{fox2Value} x{fox3Value} renards, W ours',
};
