/** The names of places. */
export const placeLabels = {
  'place.bag': '{colour} dice in the bag',
  'place.demand': 'materials in high demand',
  'place.removed': 'removed dice',
  'place.cell': "{cell} on {player}'s plan",
  'place.aside': "{player}'s dice beside the plan",
  'place.cards': "{player}'s cards",
  die: '{colour} {value}',
} as const;

/** The other labels of drawings. */
export const drawingLabels = {
  'draw.board': 'Blueprints, round {round}; dice in the bag: {dice}',
  'draw.round': 'Round {round} of {rounds}',
  'draw.over': 'The game is over',
  'draw.bag': 'bag',
  'draw.pool': 'pool',
  'draw.demand': 'demand',
  'draw.removed': 'removed',
  'draw.acts': '▶ {player}',
  'draw.points': 'points: {points}',
  'draw.totals': 'round scores: {totals}',
  'draw.letter.wood': 'W',
  'draw.letter.recycled': 'R',
  'draw.letter.stone': 'S',
  'draw.letter.glass': 'G',
  'draw.legend.round': 'Score of a round',
  'draw.legend.cards': 'Points',
  'draw.scores.wood': 'wood: {wood} for each adjacent die',
  'draw.scores.recycled': 'recycled: {recycled}',
  'draw.scores.stone': 'stone: {stone} by level',
  'draw.scores.glass': 'glass: the value of the die',
  'draw.scores.plan': 'building as planned: {bonus}',
  'draw.given.award': 'rank {rank} of the round: {points}',
  'draw.given.skyscraper': 'tower of {count} dice: {points}',
  'draw.given.structuralIntegrity': '{count} dice of one value: {points}',
  'draw.given.geometer': '{count} different values: {points}',
  'draw.given.materials': '{count} dice of one material: {points}',
  'draw.lost': '{die}, lost',
  'draw.left': '{place}: {count}',
  'draw.hidden': '{place}, hidden',
  'draw.hatched': '{place}, hatched',
  'draw.wanted': '{place}, height {height}',
  'draw.demanded': 'demand {place}: {colour}',
  'draw.card': '{card}, round {round}',
  'category.gold': 'gold award',
  'category.silver': 'silver award',
  'category.bronze': 'bronze award',
  'category.skyscraper': 'prize for the tallest skyscraper',
  'category.structuralIntegrity': 'prize for structural integrity',
  'category.geometer': 'prize for geometry',
  'category.materials': 'prize for materials',
} as const;

/** The labels of text drawings alone. */
export const textDrawingLabels = {
  'text.signs': '{materials}; beside a cell its height, # hatched or {hidden} hidden, and its dice from the bottom up',
} as const;
