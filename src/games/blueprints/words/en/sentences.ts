/** The sentences about moves, events and decisions, and the names in them. */
export const sentences = {
  'move.build': '{cell, select, hidden {Place {die} behind the screen} other {Place {die} on {cell}}}',
  'move.discard': 'Lose {die}, which fits nowhere',
  'move.remove': 'Remove {die} for this round',

  'event.roundStarted': 'Round {round} begins. {startPlayer} starts.',
  'event.demandDrawn': '{place, select, 1 {First} other {Second}} material in high demand: {colour}.',
  'event.planDealt': '{plan, select, hidden {{player} receives a plan.} other {{player} receives {plan}.}}',
  'event.dieRolled':
    '{reason, select, pool {Rolled for the pool: {die}.} other {Rolled to replace what was taken: {die}.}}',
  'event.dieBuilt':
    '{cell, select, hidden {{player} places {die} behind the screen.} other {{player} places {die} on {cell}, on level {level}.}}',
  'event.dieDiscarded': '{player} loses {die}, which fits nowhere.',
  'event.dieRemoved': '{player} removes {die} for this round.',
  'event.buildingRevealed':
    '{count, plural, =0 {{player} reveals {plan}, without any die.} other {{player} reveals {plan}, with {dice}.}}',
  'event.pointsScored':
    '{player} scores {points, plural, =0 {no points} one {# point} other {# points}} for {part}{total, plural, =0 {} other { (# so far)}}.',
  'event.buildingsRanked': 'Ranking of the round: {ranking}.',
  'event.awardWon': '{player} wins the {award}: {points, plural, one {# point} other {# points}}.',
  'event.prizeWon':
    '{decidedBy, select, alone {{player} wins the {prize}: {points, plural, one {# point} other {# points}}.} other {{player} wins the {prize} by {tie}: {points, plural, one {# point} other {# points}}.}}',
  'event.roundEnded': 'Round {round} is over: {totals}.',
  'event.gameOver': 'The game is over. {outcome}',

  'chance.roundStarted': 'Who starts the first round?',
  'chance.demandDrawn':
    '{place, select, 1 {What is the first material in high demand?} other {What is the second material in high demand?}}',
  'chance.planDealt': 'Which plan does {player} receive?',
  'chance.dieRolled':
    '{reason, select, pool {Which die came out of the bag for the pool, and what was rolled?} other {Which die came out of the bag as a replacement, and what was rolled?}}',
  'chance.buildingRevealed': 'Which plan does {player} reveal?',

  'question.build': 'Which die do you choose, and where do you place it?',
  'question.remove': 'Which die do you remove for this round?',
  'question.over': 'The game is over.',

  'colour.wood': 'wood',
  'colour.recycled': 'recycled',
  'colour.stone': 'stone',
  'colour.glass': 'glass',
  cell: '{letter}',
  plan: 'plan {number}',
  standing: '{die} on {cell}',
  ranked:
    '{decidedBy, select, total {{place}. {player}} firstDemand {{place}. {player} (tie: first material in high demand)} secondDemand {{place}. {player} (tie: second material in high demand)} other {{place}. {player} (tie: played last)}}',
  ranking: '{first}, {rest}',
  scoreOf: '{points, plural, =0 {no points} one {# point} other {# points}} for {player}',

  'scorePart.bonus': 'following the plan',
  'scorePart.wood': 'wood',
  'scorePart.recycled': 'recycled materials',
  'scorePart.stone': 'stone',
  'scorePart.glass': 'glass',
  'roundTieBreak.firstDemand': 'the first material in high demand',
  'roundTieBreak.secondDemand': 'the second material in high demand',
  'roundTieBreak.playedLast': 'having played last',

  'tieBreak.prizes': 'prizes won',
  'tieBreak.gold': 'gold awards',
  'tieBreak.silver': 'silver awards',
  'tieBreak.bronze': 'bronze awards',
} as const;
