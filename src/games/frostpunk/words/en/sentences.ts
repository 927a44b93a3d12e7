/** The sentences about moves, events and decisions, and the names in them. */
export const sentences = {
  'move.burnCoal': '{n, plural, =0 {Burn no coal} other {Burn # coal}}',
  'move.eat': '{n, plural, =0 {Spend no food} other {Spend # food}}',
  'move.pass': 'Pass',
  'move.done':
    '{phase, select, expert {Do without the expert} dusk {Go on to Dusk} build {Build nothing more} other {Work no long shift}}',
  'move.useCallOfDuty': 'Use the Call of Duty',
  'move.useExpert': '{count, plural, =0 {Use the expert ({expert})} other {Use the expert ({expert}): {effects}}}',
  'move.takeDuskOffer': "Use the law's action",
  'move.workLongShift': 'Work a long shift',
  'move.drawToken': 'Draw a token from the bag',
  'move.drawDeathCard': 'Draw a card for the death',
  'move.avoid': 'Avoid {expedition}',
  'move.explore': 'Explore {expedition}',
  'move.continue': '{count, plural, =0 {Go on} other {Go on, for later: {effects}}}',
  'move.return': '{count, plural, =0 {Return} other {Return with: {effects}}}',
  'move.playCard': 'Play the card {card}',
  'move.discardForDeath': 'Discard the card {card}',
  'move.clear': 'Clear snow in the {zone} zone ({meeple})',
  'move.gather': '{res, select, none {Gather on {place} ({meeple})} other {Gather {res} on {place} ({meeple})}}',
  'move.use':
    '{building, select, none {Use what is on {place} ({meeple})} other {Use the {building} on {place} ({meeple})}}',
  'move.build': 'Build ({meeple})',
  'move.scout':
    '{expedition, select, none {Send a Scout to slot {slot} ({meeple})} other {Send a Scout to slot {slot}: {expedition} ({meeple})}}',
  'move.special': 'Special action of {card} ({meeple})',
  'move.construct': 'Construct the {building}',
  'move.chooseSite': '{purpose, select, construct {Build on {place}} other {Destroy on {place}}}',
  'move.dismantle': 'Dismantle the {building} on {place}',
  'move.upgrade': 'Upgrade the {building} on {place}',
  'move.choosePosition':
    '{phase, select, gatherTile {Gather from the tile on {place}} other {Place the tile on {place}}}',
  'move.chooseOption': '{count, plural, =0 {Option {n}: nothing} other {Option {n}: {effects}}}',
  'move.chooseType':
    '{who, select, worker {Choose a worker} engineer {Choose an engineer} child {Choose a child} other {Choose an automaton}}',
  'move.activateToken': 'Activate the {token} token',
  'move.exhaustToken': 'Exhaust the {token} token',
  'move.removeToken': 'Remove the {token} token',
  'move.developTechnology': 'Develop {technology}',
  'move.enactLaw': 'Enact {law}',
  'move.keepConsequence':
    '{stays, select, yes {Keep consequence {letter}: it stays in play} other {{count, plural, =0 {Keep consequence {letter}: nothing} other {Keep consequence {letter}: {effects}}}}}',
  'move.chooseScout':
    '{expedition, select, none {Choose the Scout on slot {slot}} other {Choose the Scout on slot {slot}: {expedition}}}',

  'event.stageStarted': 'Round {round}: {stage}.',
  'event.leaderNamed': '{player} leads.',
  'event.expertDrawn': 'The expert of this game: {expert}.',
  'event.cardRevealed':
    '{deck, select, morning {Morning card: {card}.} weather {Weather: {card}.} dusk {Dusk card: {card}.} council {Council card: {card}.} expert {The expert comes: {card}.} other {Scenario: {card}.}}',
  'event.optionChosen': 'Option {n} is chosen for "{card}".',
  'event.resourceGained': 'Gained: {amount}.',
  'event.resourceLost': 'Lost: {amount}.',
  'event.heatChanged': 'The Heat is at {to}.',
  'event.coldChanged': 'The Cold is at {to}.',
  'event.heatingRangeChanged':
    '{level, select, 1 {The first heating range is at {to}.} 2 {The second heating range is at {to}.} other {The third heating range is at {to}.}}',
  'event.cubesThrown':
    '{n, plural, =0 {No cube is} one {# cube is} other {# cubes are}} thrown into the tower: {fell, plural, =0 {none falls} one {# falls} other {# fall}} out, {left, plural, =0 {none stays} one {# stays} other {# stay}} inside.',
  'event.pressureChanged':
    '{change, select, up {The pressure rises by {n} to {to}.} other {The pressure falls by {n} to {to}.}}',
  'event.generatorMalfunctioned':
    '{nth, plural, one {The generator breaks down for the first time.} other {The generator breaks down for the second time.}}',
  'event.sickCountChanged':
    '{to, plural, =0 {{who, select, worker {No worker is sick now} engineer {No engineer is sick now} other {No child is sick now}}} other {{who, select, worker {Sick workers} engineer {Sick engineers} other {Sick children}}: #}}.',
  'event.sicknessMarkerFlipped':
    "{face, select, skull {{who, select, worker {The workers' Sickness marker turns to its skull.} engineer {The engineers' Sickness marker turns to its skull.} other {The children's Sickness marker turns to its skull.}}} other {{who, select, worker {The workers' Sickness marker turns to its syringe.} engineer {The engineers' Sickness marker turns to its syringe.} other {The children's Sickness marker turns to its syringe.}}}}",
  'event.citizenJoined':
    '{who, select, worker {A worker joins the city.} engineer {An engineer joins the city.} other {A child joins the city.}}',
  'event.citizenLeft':
    '{who, select, worker {A worker leaves the city.} engineer {An engineer leaves the city.} other {A child leaves the city.}}',
  'event.citizenTired': '{someone} is exhausted.',
  'event.citizenRested': '{someone} has rested.',
  'event.citizenDied':
    '{who, select, worker {A worker dies; corpses: {corpses}.} engineer {An engineer dies; corpses: {corpses}.} other {A child dies; corpses: {corpses}.}}',
  'event.deathCardApplied':
    '{card, select, none {No card is left for the death.} other {The Death effect of this card applies: {card}.}}',
  'event.tokenChanged':
    '{change, select, placed {{track}: one {token} token is placed.} active {{track}: one {token} token becomes active.} exhausted {{track}: one {token} token is exhausted.} other {{track}: one {token} token is removed.}}',
  'event.meeplesChanged':
    '{change, select, up {{n, plural, one {# Meeple is} other {# Meeples are}} added ({type}).} other {{n, plural, one {# Meeple is} other {# Meeples are}} taken away ({type}).}}',
  'event.meeplePlaced':
    '{where, select, site {{someone} is placed on {place}.} action {{someone} takes the action "{place}".} stack {{someone} sets out for {place}.} other {{someone} is placed on {place}.}}',
  'event.actionTaken': '{cold, select, yes {{player} acts in the cold: {action}.} other {{player} acts: {action}.}}',
  'event.tileDrawn': 'A tile is drawn: {tile}.',
  'event.tilePlaced': 'A tile is placed on {place}: {tile}.',
  'event.buildingBuilt': 'The {building} is built on {place}.',
  'event.buildingDismantled': 'The {building} on {place} is dismantled.',
  'event.buildingUpgraded': 'The {building} on {place} is upgraded.',
  'event.buildingDestroyed': 'The {building} on {place} is destroyed.',
  'event.scoutMoved':
    '{to, select, home {The Scout on slot {slot} comes home.} other {The Scout on slot {slot} is on space {to} of the path.}}',
  'event.expeditionStackChanged':
    '{change, select, opened {Slot {slot}, a new Expedition: {card}.} added {Slot {slot}, the path goes on: {card}.} dark {Slot {slot}, explored: {card}.} other {Slot {slot}, gone: {card}.}}',
  'event.lawEnacted': 'A law is enacted: {law}.',
  'event.technologyChanged':
    '{change, select, begun {Development begins, for round {at}: {technology}.} hastened {Development is hastened, to round {at}: {technology}.} developed {Developed: {technology}.} other {Development is given up: {technology}.}}',
  'event.citizenCardDrawn': 'A card comes to the hand: {card}.',
  'event.displayChanged':
    '{change, select, enters {In play now: {card}.} leaves {No longer in play: {card}.} other {Used: {card}.}}',
  'event.stormMoved': '{to, plural, =0 {The Storm token is gone.} other {The Storm token is on round #.}}',
  'event.stormWorksChanged': 'Storm Works: {to}.',
  'event.hungerChanged': 'The hunger is at {to}.',
  'event.deckShuffled':
    '{deck, select, weather {The Weather deck is shuffled.} citizens {The deck of Citizens is shuffled.} other {The Dusk deck is shuffled.}}',
  'event.citizenCardPlayed': '{player} plays a Citizen card: {card}.',
  'event.callOfDutyUsed': '{player} uses the Call of Duty.',
  'event.meeplesReturned': 'All Meeples come home, except Scouts.',
  'event.playerPassed': '{player} passes.',
  'event.gameOver': '{outcome}',

  'chance.expertDrawn': 'Which expert was drawn?',
  'chance.cardRevealed':
    '{deck, select, morning {Which Morning card was turned up?} weather {Which Weather card was turned up?} council {Which Council card was turned up?} other {Which card was drawn from the Dusk deck?}}',
  'chance.cubesThrown':
    '{n, plural, =0 {No cube was thrown into the tower. How many cubes go onto the pressure track?} one {# cube was thrown into the tower. How many cubes go onto the pressure track?} other {# cubes were thrown into the tower. How many cubes go onto the pressure track?}}',
  'chance.deathCardApplied':
    '{who, select, worker {A worker died. Which Citizen card was drawn?} engineer {An engineer died. Which Citizen card was drawn?} other {A child died. Which Citizen card was drawn?}}',
  'chance.tokenChanged':
    '{track, select, hope {Which Hope token came out of the bag?} other {Which Discontent token came out of the bag?}}',
  'chance.tileDrawn': '{zone, select, near {Which near tile was drawn?} other {Which far tile was drawn?}}',
  'chance.expeditionStackChanged': 'Which Expedition card came to slot {slot}?',
  'chance.citizenCardDrawn': 'Which Citizen card was drawn to the hand?',

  'question.turn': '{card, select, none {What do you do?} other {For which action is {card} played?}}',
  'question.burnCoal': 'How much coal do you burn?',
  'question.eat': 'How much food do you spend against hunger, which is at {hunger}?',
  'question.expert': 'Do you use the expert {expert}?',
  'question.dusk': 'Is there anything else to do before Dusk?',
  'question.build': 'What do you construct, dismantle or upgrade?',
  'question.gatherTile': 'From which tile do you gather?',
  'question.technology': 'Which Technology do you develop?',
  'question.law': 'Which law do you enact?',
  'question.chooseScout': 'Which Scout goes on?',
  'question.longShift': 'Do you work a long shift?',
  'question.site':
    '{purpose, select, construct {Where do you build the {building}?} other {Which {building} is destroyed?}}',
  'question.placeTile': 'Where do you place this tile: {tile}?',
  'question.option': 'Which option do you choose for "{card}"?',
  'question.citizenType':
    '{purpose, select, sick {Who falls sick?} join {Who joins the city?} leave {Who leaves the city?} die {Who dies?} tire {Who is exhausted?} cure {Who is cured?} treat {Who is treated?} rest {Who rests?} other {Which of those without shelter falls sick?}}',
  'question.raise': '{track, select, hope {Hope rises. How?} other {Discontent rises. How?}}',
  'question.lower': '{track, select, hope {Hope falls. How?} other {Discontent falls. How?}}',
  'question.exhaust':
    '{track, select, hope {Which Hope token is exhausted?} other {Which Discontent token is exhausted?}}',
  'question.activate':
    '{track, select, hope {Which Hope token becomes active?} other {Which Discontent token becomes active?}}',
  'question.death': 'Which card gives the Death effect ({type})?',
  'question.consequence': 'Which consequence of {law} do you keep?',
  'question.arrived': 'Do you explore {expedition}, or avoid it?',
  'question.explored': 'Do you go on from {expedition}, or return?',
  'question.over': 'The game is over.',

  'citizen.worker': 'worker',
  'citizen.engineer': 'engineer',
  'citizen.child': 'child',
  'citizen.automaton': 'automaton',
  'someone.worker': 'A worker',
  'someone.engineer': 'An engineer',
  'someone.child': 'A child',
  'someone.automaton': 'An automaton',
  'someRes.coal': 'coal',
  'someRes.wood': 'wood',
  'someRes.steel': 'steel',
  'someRes.core': 'Steam Cores',
  'someRes.food': 'food',
  'zone.near': 'near',
  'zone.far': 'far',
  'action.clear': 'clear snow',
  'action.gather': 'gather',
  'action.build': 'build',
  'action.use': 'use a Building',
  'action.scout': 'send a Scout',
  'action.special': 'special action',
  amount: '{n} {res}',
  onBoth: '{first} and {second} on its spaces',
  cores: '{n, plural, one {Steam Core} other {Steam Cores}}',
  consequence: 'consequence of {law}',
  effects: '{count, plural, =0 {nothing} other {{effects}}}',
  either: '{first} or {rest}',
  alternatives: '{first}; or {rest}',
  end: '{result, select, won {The city survives: {ending}.} other {The city falls: {ending}.}}',
  people:
    '{who, select, worker {{n, plural, one {# worker} other {# workers}}} engineer {{n, plural, one {# engineer} other {# engineers}}} child {{n, plural, one {# child} other {# children}}} choose {{n, plural, one {# Citizen of your choice} other {# Citizens of your choice}}} other {{n, plural, one {# Citizen of this type} other {# Citizens of this type}}}}',
  scenarioCard:
    '{at, select, round {scene of round {round}} storm {scene of the Storm} other {scene of the end of the Storm}}',
  site: '{place}',
  slot: '{expedition, select, none {slot {slot}} other {{expedition}, slot {slot}}}',
  tile: '{count, plural, =0 {{zone, select, near {near, empty} other {far, empty}}} other {{zone, select, near {near, with {goods}} other {far, with {goods}}}}}',
  weatherCard:
    '{count, plural, =0 {calm} other {{effects}}}{storm, plural, =0 {} one {; the Storm comes # round closer} other {; the Storm comes # rounds closer}}{scouts, plural, =0 {; Scouts stay} one {; Scouts advance by # space} other {; Scouts advance by # spaces}}',

  'effect.gain': '+{n} {res}',
  'effect.lose': '−{n} {res}',
  'effect.losePerToken': '−1 {res} for each active {token} token',
  'effect.sick': '{n, plural, one {{people} falls sick} other {{people} fall sick}}',
  'effect.join': '{n, plural, one {{people} joins} other {{people} join}}',
  'effect.leave': '{n, plural, one {{people} leaves} other {{people} leave}}',
  'effect.die': '{n, plural, one {{people} dies} other {{people} die}}',
  'effect.tire': '{n, plural, one {{people} is exhausted} other {{people} are exhausted}}',
  'effect.raise':
    '{token, select, any {{track, select, hope {Hope rises} other {Discontent rises}}} other {{track, select, hope {Hope rises ({token})} other {Discontent rises ({token})}}}}',
  'effect.exhaust':
    '{token, select, any {{track, select, hope {one Hope token is exhausted} other {one Discontent token is exhausted}}} other {one {token} token is exhausted}}',
  'effect.activate':
    '{token, select, any {{track, select, hope {one Hope token becomes active} other {one Discontent token becomes active}}} other {one {token} token becomes active}}',
  'effect.lower': '{track, select, hope {Hope −{n}} other {Discontent −{n}}}',
  'effect.pressure': '{change, select, none {all pressure is gone} up {pressure +{n}} other {pressure −{n}}}',
  'effect.heatingRange': '{change, select, up {heating range {level} +{n}} other {heating range {level} −{n}}}',
  'effect.cure': '{n, plural, one {cure # Citizen} other {cure # Citizens}}',
  'effect.treat': '{n, plural, one {treat # Citizen} other {treat # Citizens}}',
  'effect.vent': 'vent {n} pressure',
  'effect.raiseCold': 'Cold +{n}',
  'effect.delayStorm': '{n, plural, one {the Storm comes # round later} other {the Storm comes # rounds later}}',
  'effect.rest': '{n, plural, one {# exhausted Citizen recovers} other {# exhausted Citizens recover}}',
  'effect.gainAutomaton': '{n, plural, one {# more automaton} other {# more automatons}}',
  'effect.drawCitizenCard': '{n, plural, one {draw # Citizen card} other {draw # Citizen cards}}',
  'effect.hastenTechnology': '{n, plural, one {development is # round faster} other {development is # rounds faster}}',
  'effect.gainStormWork': '{n, plural, one {# Storm Work} other {# Storm Works}}',
  'effect.marchScout': '{n, plural, one {a Scout marches # space} other {a Scout marches # spaces}}',
  'effect.sickenScouts':
    '{n, plural, one {# Citizen falls sick for each Scout away} other {# Citizens fall sick for each Scout away}}',
  'effect.takeFromSpace': 'take up to {n} from the space',
  'effect.gatherFromTile': 'take up to {n} from each space of a tile',
  'effect.useBuilding': '{n, plural, one {use the Building once} other {use the Building # times}}',
  'effect.endStorm': '{n, plural, one {the Storm ends after # round} other {the Storm ends after # rounds}}',
  'effect.placeAutomatonHere': 'an automaton comes onto this card',
  'effect.addDuskCard': 'a new Dusk card: {card}',
  'effect.openExpedition': 'a new Expedition: {card}',
  'effect.destroyBuilding': 'a Building is lost: {building}',
  'effect.enactLaw': '{choose, select, yes {enact a law with the consequence that you choose} other {enact a law}}',
  'effect.placeTile':
    '{zone, select, near {{n, plural, one {place # near tile} other {place # near tiles}}} other {{n, plural, one {place # far tile} other {place # far tiles}}}}',
  'effect.build':
    '{wood, plural, =0 {{actions, plural, one {build once} other {build # times}}} other {{actions, plural, one {build once} other {build # times}}, each {wood} wood cheaper}}',
  'effect.endGame': 'you win if {when}, else you lose',
  'effect.if':
    '{others, plural, =0 {if {when}: {count, plural, =0 {nothing} other {{effects}}}} other {if {when}: {count, plural, =0 {nothing} other {{effects}}}, else: {other}}}',
  'effect.choose': 'choose: {options}',

  'require.resource': 'you have {n} {res}',
  'require.tokens':
    '{op, select, least {{track, select, hope {Hope is at least {n}} other {Discontent is at least {n}}}} other {{track, select, hope {Hope is at most {n}} other {Discontent is at most {n}}}}}',
  'require.activeTokens':
    '{token, select, any {{track, select, hope {{n, plural, one {# Hope token is active} other {# Hope tokens are active}}} other {{n, plural, one {# Discontent token is active} other {# Discontent tokens are active}}}}} other {{n, plural, one {# {token} token is active} other {# {token} tokens are active}}}}',
  'require.idle': '{n, plural, one {{people} is idle} other {at least {people} are idle}}',
  'require.inReserve': '{n, plural, one {{people} is at home} other {at least {people} are at home}}',
  'require.sick': '{n, plural, one {{people} is sick} other {at least {people} are sick}}',
  'require.law': '{enacted, select, yes {the law "{law}" is enacted} other {the law "{law}" is not enacted}}',
  'require.anyBuilt': 'you have the {buildings}',
  'require.count':
    '{of, select, corpses {there {n, plural, one {is # corpse} other {are at least # corpses}}} stormWorks {there {n, plural, one {is # Storm Work} other {are at least # Storm Works}}} pressure {the pressure is at least {n}} automatonsInBank {the bank has {n, plural, one {# automaton} other {# automatons}}} other {{n, plural, one {# Citizen is exhausted} other {# Citizens are exhausted}}}}',
  'require.citizens': 'the city has at least {n, plural, one {# Citizen} other {# Citizens}}',
  'require.tilePlaceable': 'a tile can be placed: {zones}',
  'require.coldAboveHeat': 'the Cold is above the Heat',
  'require.allSheltered': 'all Meeples have shelter',
  'require.anyCurable': 'somebody can be cured',
  'require.anyTreatable': 'somebody can be treated',
  'require.technologyHastenable': 'a Technology is being developed',
  'require.lawAvailable': 'a law can be enacted',
  'require.longShiftWorked': 'a long shift was worked',
  'require.scoutAway': 'a Scout is away',
  'require.resourceOnTile': 'a tile has a resource',

  'category.survivors': 'survivors',
  'category.hope': 'Hope',
  'category.discontent': 'Discontent',
  'category.works': 'Storm Works',
  'category.rounds': 'rounds',
  'category.victory': 'victory',
  'option.difficulty': 'Difficulty',
  'option.difficulty.easy': 'Easy',
  'option.difficulty.normal': 'Normal',
  'option.difficulty.hard': 'Hard',
  'option.expert': 'Expert',
} as const;
