import type { Messages } from '../../../../words/message.js';
import type * as english from '../en/labels.js';

/** The names of places, and the other labels of drawings, in German. */
export const labels: Messages<
  keyof typeof english.placeLabels | keyof typeof english.drawingLabels | keyof typeof english.textDrawingLabels
> = {
  die: '{colour} {value}',

  'place.bag': 'Würfel im Beutel: {colour}',
  'place.demand': 'gefragte Materialien',
  'place.removed': 'entfernte Würfel',
  'place.cell': '{cell} von {player}',
  'place.aside': 'Würfel von {player} neben dem Bauplan',
  'place.cards': 'Karten von {player}',
  'draw.board': 'Blueprints, Runde {round}; Würfel im Beutel: {dice}',
  'draw.round': 'Runde {round} von {rounds}',
  'draw.over': 'Das Spiel ist zu Ende',
  'draw.bag': 'Beutel',
  'draw.pool': 'Vorrat',
  'draw.demand': 'gefragt',
  'draw.removed': 'entfernt',
  'draw.acts': '▶ {player}',
  'draw.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'draw.totals': 'Rundenwertung: {totals}',
  'draw.letter.wood': 'H',
  'draw.letter.recycled': 'R',
  'draw.letter.stone': 'S',
  'draw.letter.glass': 'G',
  'draw.legend.round': 'Wertung einer Runde',
  'draw.legend.cards': 'Punkte',
  'draw.scores.wood': 'Holz: {wood} je Nachbarwürfel',
  'draw.scores.recycled': 'Recycling: {recycled}',
  'draw.scores.stone': 'Stein: {stone} je Stockwerk',
  'draw.scores.glass': 'Glas: Augenzahl des Würfels',
  'draw.scores.plan': 'Gebäude genau nach Plan: {bonus}',
  'draw.given.award': 'Platz {rank} der Runde: {points}',
  'draw.given.skyscraper': 'Turm aus {count} Würfeln: {points}',
  'draw.given.structuralIntegrity': '{count} Würfel gleicher Augenzahl: {points}',
  'draw.given.geometer': '{count} verschiedene Zahlen: {points}',
  'draw.given.materials': '{count} Würfel eines Materials: {points}',
  'text.signs':
    '{materials}; neben einem Feld seine Höhe, # schraffiert oder {hidden} verdeckt, und seine Würfel von unten nach oben',
  'draw.lost': '{die}, verloren',
  'draw.left': '{place}: {count}',
  'draw.hidden': '{place}, verdeckt',
  'draw.hatched': '{place}, schraffiert',
  'draw.wanted': '{place}, Höhe {height}',
  'draw.demanded': 'gefragt, {place}.: {colour}',
  'draw.card': '{card}, Runde {round}',

  'category.gold': 'Auszeichnung in Gold',
  'category.silver': 'Auszeichnung in Silber',
  'category.bronze': 'Auszeichnung in Bronze',
  'category.skyscraper': 'Preis für den höchsten Wolkenkratzer',
  'category.structuralIntegrity': 'Preis für die Statik',
  'category.geometer': 'Preis für Geometrie',
  'category.materials': 'Preis für Material',
};
