/** The descriptions of things. */
export const descriptions = {
  'term.sun': 'sun',
  'term.turn': 'turn',
  'term.strength': 'strength',
  'term.access': 'access',
  'term.ship': 'ship',
  'term.cube': 'cube',
  'term.personnel': 'personnel',
  'term.reserve': 'reserve',
  'term.sacrifice': 'discarding a resource',
  'term.asterisk': 'asterisk',

  'about.resource.simple': 'simple resource card',
  'about.resource.expertise': 'expertise resource card',
  'about.with': '{count} with {players} players',
  'about.tokens':
    'There {tokens, plural, one {is # token} other {are # tokens}} in the game, and {start, plural, =0 {none} other {#}} on the board at the start.',
  'about.ofTwo':
    'With 2 players, {start, plural, =0 {none is} one {# is} other {# are}} on the board at the start and {boxed, plural, =0 {none goes} one {# goes} other {# go}} back to the box.',
  'about.camp': 'Action: recruit as many scientists as your strength in its zone.',
  'about.shipyard':
    'Action: build a ship, which joins the queue of the zone in the sun and ends the turn; the other players each take a shipyard card.',
  'about.centre': 'Action: advance by your strength in its zone on one of these: {tracks}.',
  'about.neededFor': 'Cards ask for access to it to build: {buildings}.',
  'about.replaced': 'Missing access can be replaced by this card: {resource}.',
  'about.worth': 'At the end it adds a point to what the most scientists in its zone earn.',
  'about.deck': 'Cards in use: {counts}.',
  'about.deckBuilds': 'Its cards build: {buildings}. Only the top card lies open and can be built.',
  'about.cardTitle': '{building} ({deck} card {number})',
  'about.noNeeds': 'It needs no access to other buildings.',
  'about.needs': 'It needs access to: {buildings}.',
  'about.builds':
    'You place the building and {scientists, plural, one {# scientist} other {# scientists}} of your personnel in the zone to which the ship of this turn sailed, and then advance by {steps, plural, one {# space} other {# spaces}} on any open track.',
  'about.asterisk':
    'Cards with an asterisk score at the end: the player with most of them gets a point for each such card that all players have.',
  'about.from': 'It is used with {players} players or more.',
  'about.icons': '{count, plural, one {This centre advances} other {These centres advance}} a cube on it: {centres}.',
  'about.worths':
    'A cube is worth so many points from the first space on: {points}. At the end the foremost player scores the worth of all cubes on the track, and each other one that of the cube just ahead.',
  'about.red': 'Space {space}, red, works for everybody who reaches or passes it: {effect}.',
  'about.blue': 'Space {space}, blue, works once in the game: {effect}.',
  'about.space': '{track} on space {space}',
  'about.redSpaces': 'It is a red effect, for everybody who reaches or passes it: {places}.',
  'about.blueSpaces': 'It is a blue effect, which works once in the game: {places}.',
  'about.effect.scientist': 'You recruit {count, plural, one {# scientist} other {# scientists}} of your reserve.',
  'about.effect.ship':
    'One of your available ships joins the queue of the zone in the sun, if there is room; the other players each take a shipyard card.',
  'about.effect.expertise': 'You take an expertise resource card, if one is left.',
  'about.effect.simple': 'You get your used simple resource card back; nobody has more than one.',
  'about.effect.move':
    'From the player who reached it on, everybody may move one ship to another open zone with room; no action follows.',
  'about.effect.draft':
    'A shipyard card for each player is drawn; from the player who reached it on, everybody takes one of them.',
  'about.effect.advance':
    'From the player who reached it on, everybody advances by {steps, plural, one {# space} other {# spaces}} on a track that nobody has chosen for it yet.',
  'about.copies': 'There {count, plural, one {is # card} other {are # cards}} of this kind.',
  'about.played': 'You may play one shipyard card at each stop of the sun at which you have a turn, at any time of it.',
  'about.card.scientist':
    'It places {count, plural, one {# scientist} other {# scientists}} of your personnel in the zone to which the ship of this turn sailed.',
  'about.card.icebreaker':
    'Lay it on a zone where your ship is second: when the sun stops there, that ship has a turn too, after the first.',
  'about.card.recruits':
    'You recruit {count, plural, one {# scientist} other {# scientists}} of your reserve, or the last one.',
  'about.card.progress': 'You advance by {steps, plural, one {# space} other {# spaces}} on an open track.',
  'about.replaces': 'When you build, it replaces missing access to one of these: {buildings}.',
  'about.simple': 'Everybody starts with one; once used, it lies aside until an effect of a track brings it back.',
  'about.expertise': 'Effects of tracks bring it; once used, it leaves the game. Cards in the game: {counts}.',
  'about.zone':
    'It has room for {ships, plural, one {# ship} other {# ships}} and for one building of each kind. When the sun stops here, the first ship of the queue has a turn.',
  'about.closed': 'With 2 players it is closed.',
  'about.category.zones':
    'In every zone, the player with most scientists scores a point for each building and each scientist there, and {points, plural, one {# point} other {# points}} more.',
  'about.category.tracks':
    'On every track, the foremost cube scores the worth of all cubes there, and each other one the worth of the cube just ahead.',
  'about.category.cards':
    'The player with most cards with an asterisk scores a point for each such card of all players.',
  'about.category.discards':
    'The player who discarded most ships and cubes scores a point for each one that all players discarded.',
  'about.ranks':
    'Every player behind scores as many points as the next one ahead has of them; with none you score nothing.',
  'about.tieBreak.majorities':
    'Of players with equal points, the one wins who is first in most zones, tracks, asterisk cards and discards together.',
  'about.tieBreak.buildings':
    'Still tied, the player with more building cards wins; after that, they share the victory.',
  'about.ending.last-scientist':
    'The game ends when a player has no scientist left in personnel and reserve; what building began is still carried out.',
  'about.ending.last-building':
    'The game ends when the last building card is taken; its steps and effects are still carried out.',
  'about.ending.stalemate':
    'The game ends after {steps, plural, one {# step} other {# steps}} of the sun in which nothing lasting happened.',
  'about.ending.no-ships': 'The game ends if no ship is on the board when the sun should move.',
  'about.firstGame': 'The ships start in fixed zones, in the order in which they are placed.',
  'about.fixed': 'With {players} players: {zones}.',
  'about.free': 'The players place their ships one at a time in zones of their choice.',
  'about.order': 'With {players} players, they place in this order, counted from the first player: {order}.',
  'about.supply': 'Everybody starts with so many: {counts}.',
  'about.sameSupply': 'Everybody starts with {count}.',
  'about.sun': 'It goes counter-clockwise around the board and stops in every zone with ships.',
  'about.firstShipActs': 'At a stop, the owner of the first ship of the queue has a turn with it.',
  'about.turn': 'The ship must sail to another open zone with room. There you may take one action.',
  'about.actions':
    'The actions: construct a building, or, with the building for it, recruit scientists, build a ship or do research.',
  'about.strength': 'The number of your ships and scientists in the zone to which the ship of this turn sailed.',
  'about.access':
    'You have access to the buildings in all zones where you have a ship. A building that a card asks for several times must be in as many such zones.',
  'about.ship':
    'Ships beside the board are available for building. A ship that arrives in a zone joins the end of its queue.',
  'about.cube': 'A cube marks how far you are on a research track; your first step on a track takes an available one.',
  'about.onlyFreeSpaces': 'Only free spaces count as steps, since a space takes one cube.',
  'about.personnel': 'The scientists ready to be placed with buildings.',
  'about.reserve': 'The scientists who have to be recruited into the personnel first.',
  'about.sacrifice':
    'Once in a turn you may discard an available cube, an available ship or a ship on the board, and recruit {count, plural, one {# scientist} other {# scientists}} for it. Discards score at the end.',
} as const;
