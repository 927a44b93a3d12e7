/** The sentences about moves, events and decisions, and the names in them. */
export const sentences = {
  'move.placeShip': 'Place the ship in zone {zone}',
  'move.placeStartCube': 'Put the cube on track {track}',
  'move.sail': 'Sail to zone {zone}',
  'move.recruit': 'Recruit scientists at the camp',
  'move.research': 'Do research: advance on track {track}',
  'move.build': '{building, select, none {Build from the {deck} deck} other {Build {building} from the {deck} deck}}',
  'move.buildShip': 'Build a ship',
  'move.advance': 'Advance on track {track}',
  'move.pass': '{phase, select, turn {Decline the second turn} other {Move no ship}}',
  'move.end': 'End the turn',
  'move.playScientist': 'Play a card: place a scientist',
  'move.playRecruits': 'Play a card: recruit {cardRecruits, plural, one {# scientist} other {# scientists}}',
  'move.playProgress': 'Play a card: advance by {cardSteps} on track {track}',
  'move.playIcebreaker': 'Play a card: icebreaker in zone {zone}',
  'move.sacrifice': '{piece, select, cube {Discard an available cube} other {Discard an available ship}}',
  'move.scuttle': 'Discard the ship in place {position} of zone {zone}',
  'move.takeCard': 'Take the card "{card}"',
  'move.relocateShip': 'Move the ship in place {position} of zone {from} to zone {to}',

  'event.startPlayerDrawn': '{player} is drawn to begin.',
  'event.buildingPlaced': 'Zone {zone} starts with {building}.',
  'event.shipPlaced':
    '{reason, select, built {{player} builds a ship, which joins zone {zone} in place {position}.} other {{player} places a ship in zone {zone}, place {position}.}}',
  'event.sunMoved': 'The sun moves to zone {zone}.',
  'event.turnStarted':
    "{turnOfStop, select, first {{player}'s turn begins in zone {zone}.} other {An icebreaker gives {player} a second turn in zone {zone}.}}",
  'event.turnEnded': '{player} ends the turn.',
  'event.turnDeclined': '{player} declines the second turn.',
  'event.shipMoved': "{player}'s ship sails from zone {from} to zone {to}, place {position}.",
  'event.buildingBuilt': '{player} builds {building} in zone {zone}.',
  'event.deckTurned':
    '{card, select, none {The {deck} deck is empty now.} other {The {deck} deck shows this card: {card}.}}',
  'event.scientistsPlaced':
    '{count, plural, one {{player} places a scientist in zone {zone}.} other {{player} places # scientists in zone {zone}.}}',
  'event.scientistsRecruited':
    '{count, plural, =0 {{player} recruits nobody.} one {{player} recruits a scientist.} other {{player} recruits # scientists.}}',
  'event.resourceCardUsed':
    '{resource, select, simple {{player} uses the simple resource card} other {{player} uses an expertise resource card}} instead of access to {building}.',
  'event.resourceCardGained':
    '{resource, select, simple {{player} gets the simple resource card back.} other {{player} takes an expertise resource card.}}',
  'event.cubeAdvanced':
    '{from, plural, =0 {{player} puts a cube on track {track}, on space {to}.} other {{player} advances on track {track} from space {from} to space {to}.}}',
  'event.effectReached': '{player} reaches an effect on track {track}: {effect}.',
  'event.effectWasted': 'This effect does nothing: {effect}.',
  'event.cardsDrawn': 'These shipyard cards are shown: {cards}.',
  'event.cardTaken': '{player} takes the card "{card}".',
  'event.pileRemoved': 'There are too few shipyard cards for everybody; the pile leaves the game.',
  'event.cardPlayed':
    '{zone, select, none {{player} plays the card "{card}".} other {{player} plays the card "{card}" in zone {zone}.}}',
  'event.icebreakerRemoved':
    "{isUsed, select, yes {{player}'s icebreaker in zone {zone} is used and leaves the game.} other {{player}'s icebreaker in zone {zone} leaves the game without effect.}}",
  'event.pieceSacrificed':
    '{piece, select, cube {{player} discards an available cube.} other {{zone, select, none {{player} discards an available ship.} other {{player} discards the ship in place {position} of zone {zone}.}}}}',
  'event.gameOver': 'The game is over: {ending}.',
  'event.pointsScored':
    '{category, select, zones {Zone {zone}: {count, plural, =0 {no points} other {{points}}}.} tracks {Track {track}: {count, plural, =0 {no points} other {{points}}}.} cards {Building cards: {count, plural, =0 {no points} other {{points}}}.} other {Discarded resources: {count, plural, =0 {no points} other {{points}}}.}}',

  'chance.startPlayerDrawn': 'Which player begins?',
  'chance.buildingPlaced': 'Which start building was put in zone {zone}?',
  'chance.deckTurned': 'Which card is now on top of the {deck} deck?',
  'chance.cardsDrawn': 'Which {count} shipyard cards were drawn, in the order drawn?',

  'question.placeShip': 'In which zone do you place the next ship?',
  'question.placeStartCube': 'On which track do you put your starting cube?',
  'question.turn':
    '{progress, select, begun {To which zone does the ship sail?} sailed {What do you do in zone {zone}?} other {Anything else this turn?}}',
  'question.advance':
    '{steps, plural, one {On which track do you advance by # space?} other {On which track do you advance by # spaces?}}',
  'question.pick': 'Which shipyard card do you take?',
  'question.relocateShip': 'Which of your ships do you move, and where?',
  'question.draft': 'Which card of the row do you take?',
  'question.advanceAll': 'On which track do you advance by {effectSteps, plural, one {# space} other {# spaces}}?',
  'question.over': 'The game is over: {ending}.',
  'deck.basic': 'basic',
  'deck.double': 'double',
  'deck.advanced': 'advanced',
  'resource.simple': 'simple',
  'resource.expertise': 'expertise',
  'effect.scientist': 'recruit a scientist',
  'effect.ship': 'build a ship',
  'effect.expertise': 'take an expertise card',
  'effect.simple': 'get the simple resource card back',
  'effect.move': 'everybody may move a ship',
  'effect.draft': 'everybody takes a shipyard card',
  'effect.advance': 'everybody advances by {effectSteps} on a track',
  'ending.last-scientist': 'a player has placed the last scientist',
  'ending.last-building': 'the last building stands',
  'ending.stalemate': 'nothing has changed for a long time',
  'ending.no-ships': 'no ship is left on the board',
  zone: 'zone {zone}',
  track: 'track {track}',
  card: '{count, plural, =0 {{building}} other {{building} (needs {needs})}}',
  scoreOf: '{points, plural, one {# point} other {# points}} for {player}',

  'category.zones': 'zones',
  'category.tracks': 'research tracks',
  'category.cards': 'building cards',
  'category.discards': 'discarded resources',
  'tieBreak.majorities': 'majorities',
  'tieBreak.buildings': 'building cards',
  'option.placement': 'Placing of the first ships',
  'option.placement.first-game': 'As in a first game',
  'option.placement.free': 'Freely',
} as const;
