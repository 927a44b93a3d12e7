/** The descriptions of things. */
export const descriptions = {
  'term.pool': 'pool',
  'term.demand': 'materials in high demand',
  'term.bonus': 'plan bonus',
  'term.ranking': 'ranking of a round',

  'about.dice': 'There are {dice, plural, one {# die} other {# dice}} of this material in the game.',
  'about.wood':
    'Each wood die scores {points, plural, one {# point} other {# points}} for every die beside it on its level, directly on it or directly under it, whatever their material.',
  'about.recycled':
    'All recycled dice of a building score together; by their number, up to {max}, these are the points: {points}.',
  'about.stone':
    'Each stone die scores by the level on which it stands; from the first level to level {max} and above, these are the points: {points}.',
  'about.glass': 'Each glass die scores its value, also when dice stand on it.',

  'about.height': '{cell} {height}',
  'about.wanted':
    'Heights wanted: {heights}. A building with all of them scores {points, plural, one {# point} other {# points}} more in its round.',
  'about.hatched': '{count, plural, =0 {Every cell may be built on.} other {Nothing may be built on {cells}.}}',

  'about.award':
    'It is worth {points, plural, one {# point} other {# points}} at the end of the game, and one is given in each of the {rounds} rounds.',
  'about.rank': 'With {players} players it goes to place {place} in the ranking of a round.',
  'about.prize':
    'It is worth {points, plural, one {# point} other {# points}} at the end of the game, and one is given in each of the {rounds} rounds if a building qualifies.',
  'about.skyscraper': 'A building qualifies with a tower of {from} dice or more.',
  'about.structuralIntegrity': 'A building qualifies with {from} dice or more of the same value.',
  'about.geometer': 'A building qualifies with dice of {from} different values.',
  'about.materials': 'A building qualifies with {from} dice or more of the same material.',
  'about.qualified':
    'If several qualify, the one with more dice of the materials in high demand wins the prize, and the round score does not matter.',

  'about.tieBreak':
    '{before, plural, =0 {Of players with equal points, the one with most of them wins.} one {Of players with equal points, the one with most of them wins if the comparison before is equal too.} other {Of players with equal points, the one with most of them wins if the # comparisons before are equal too.}}',

  'about.dealt': '{dice} with {players} players',
  'about.pool': 'The dice from which all choose lie open. At the start of a round there are so many: {dealt}.',
  'about.drawn': 'After each turn the dice that were taken are replaced from the bag and rolled.',
  'about.demand':
    'A first and a second material are drawn at the start of a round. Of tied buildings, the one with more dice of the first is ahead, then the one with more dice of the second, then the one of the player who played last.',
  'about.bonus':
    'A building that has the height its plan wants on every cell scores {points, plural, one {# point} other {# points}} in its round; almost right scores nothing.',
  'about.ranking':
    'At the end of a round every building scores for its materials and its plan. This score only ranks the buildings for the awards; the player with the lowest score starts the next round.',
} as const;
