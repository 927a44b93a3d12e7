/** The descriptions of things. */
export const descriptions = {
  'term.heat': 'Heat',
  'term.generator': 'Generator tile',
  'term.cold': 'Cold',
  'term.range': 'heating ranges',
  'term.pressure': 'pressure',
  'term.malfunction': 'malfunction',
  'term.sickness': 'sickness',
  'term.hunger': 'hunger',
  'term.corpse': 'corpses',
  'term.meeple': 'Citizens and Meeples',
  'term.round': 'rounds',
  'term.storm': 'Storm',
  'term.law': 'laws',
  'term.technology': 'Technologies',
  'term.expedition': 'Expeditions',
  'term.hand': 'hand',

  'about.supply':
    '{size, select, small {It takes one space} other {It takes a pair of spaces, and a Meeple can use it on each}}; there {supply, plural, one {is #} other {are #}} in the game.',
  'about.cost': 'Building it costs {cost}.',
  'about.free': 'Building it costs nothing.',
  'about.notBuilt': 'It cannot be built.',
  'about.unlocked': 'It can be built only with this card: {cards}.',
  'about.level':
    '{level, plural, =0 {It needs no heat.} other {{heating, select, level {It has heating level {level}: it is heated from Heat {heat} on, as long as the heating ranges do not move.} zone {It is heated when the Heat reaches its zone.} other {It is heated when the Heat reaches its zone, or its heating level {level}: Heat {heat}, as long as the heating ranges do not move.}}}}',
  'about.staff': 'It is used by {kinds}.',
  'about.users': '{kind, select, worker {workers} engineer {engineers} other {children}}',
  'about.use': 'Use{conditions, plural, =0 {} other {, if {when}}}: {effects}.',
  'about.shelters':
    'It shelters {n, plural, one {# Meeple} other {# Meeples}}{type, select, any {} worker { (workers only)} engineer { (engineers only)} other { (children only)}}.',
  'about.hunts':
    'It has {n, plural, one {# hunt icon} other {# hunt icons}}; each brings food when the weather allows hunting.',
  'about.allows': 'It allows {n, plural, one {# Expedition} other {# Expeditions}} at a time.',
  'about.onDeath': 'After each death: {effects}.',
  'about.workshop': 'While one stands, a Technology is being developed.',
  'about.house': 'It can be neither dismantled nor destroyed.',
  'about.upgrade': 'Upgrading it costs {cost}.',
  'about.upgraded': 'Upgraded: {line}',
  'about.tile':
    '{zone, select, near {Clearing snow in the near zone places it.} other {Clearing snow in the far zone places it.}}',
  'about.tileFood': 'Placing it brings {n} food at once.',
  'about.tileBuilding': 'This Building comes with it: {building}.',
  'about.choice': 'Choice {n}{conditions, plural, =0 {} other {, if {when}}}: {effects}.',
  'about.choose': 'choose: {options}',
  'about.offer': '{effects}{conditions, plural, =0 {} other {, if {when}}}',
  'about.effects': 'Effects: {effects}.',
  'about.enacted': 'When it is enacted: {effects}.',
  'about.law': 'When it is enacted, one of its consequences goes unseen into the Dusk deck.',
  'about.consequence': 'Consequence {letter}, drawn at Dusk: {effects}.',
  'about.consequenceStays': 'Consequence {letter}: {line}',
  'about.consequenceTitle': '{card}, {letter}',
  'about.consequenceOf': 'It can come into the Dusk deck when this law is enacted: {law}.',
  'about.atDusk': 'Drawn at Dusk: {effects}.',
  'about.removed': 'Then it leaves the game.',
  'about.red': 'It is red and is never discarded.',
  'about.excludes': 'It takes these laws out of the game: {laws}.',
  'about.time': 'Developing it takes {n, plural, one {# round} other {# rounds}}.',
  'about.developed': 'When it is developed: {effects}.',
  'about.modifier.childrenMay': 'From then on, children may do this: {actions}.',
  'about.modifier.eachPreparation':
    'From then on, in each preparation{conditions, plural, =0 {} other {, if {when}}}: {effects}.',
  'about.modifier.duskOffer':
    'From then on, once at the start of each Dusk, you may choose this{conditions, plural, =0 {} other {, if {when}}}: {effects}.',
  'about.modifier.longShift': 'From then on, once a round a worker may use the same Building again; then: {effects}.',
  'about.modifier.feedFewer':
    'From then on, {n, plural, one {# Citizen fewer has} other {# Citizens fewer have}} to be fed in each round.',
  'about.modifier.treatBonus':
    'From then on, each treatment treats {n, plural, one {# Citizen} other {# Citizens}} more.',
  'about.modifier.cureBonus': 'From then on, each cure cures {n, plural, one {# Citizen} other {# Citizens}} more.',
  'about.modifier.huntBonus':
    'From then on, each Building with hunt icons has {n, plural, one {# icon} other {# icons}} more.',
  'about.modifier.maxVent': 'From then on, venting takes away up to {n} pressure.',
  'about.modifier.scoutBonus':
    'From then on, Scouts go {n, plural, one {# space} other {# spaces}} further when the weather lets them advance.',
  'about.modifier.unlockBuilding': 'From then on, this can be built: {building}.',
  'about.modifier.buildingLevel': 'From then on, this Building has heating level {level}: {building}.',
  'about.modifier.useBonus': 'From then on, each use of this Building brings {amount} more: {building}.',
  'about.eachDusk': 'While it stays in play, at Dusk: {effects}.{once, select, yes { It leaves then.} other {}}',
  'about.special':
    '{perRound, select, yes {While it stays in play, it offers a special action once a round} other {While it stays in play, it offers a special action}} ({staff}){conditions, plural, =0 {} other {, if {when}}}: {effects}.{once, select, yes { Then it leaves the game.} other {}}',
  'about.citizenCard': 'Play it before this action of a Meeple ({kind}): {actions}.',
  'about.actionWith': '{action} ({buildings})',
  'about.instead': 'In place of what the action does: {effects}.',
  'about.death': 'Death effect ({kind}): {effects}.',
  'about.expert': 'Once in each preparation, you may exhaust an active token to use the expert: {token}.',
  'about.call': 'Once in the game, in a turn or at the start of Dusk, you may choose one of these.',
  'about.letter':
    '{letter, select, X {It comes into play by a card of the scenario, and cannot be avoided.} C {It is an Expedition of the last stage ({letter}), and cannot be avoided.} other {It is an Expedition of stage {letter}.}}',
  'about.path': 'The way there has {n, plural, one {# space} other {# spaces}}.',
  'about.back':
    'Returning from it: {effects}. {after, select, newA {Then it leaves the game, and another Expedition A takes its place.} addB {Then an Expedition B is laid on top.} addC {Then an Expedition C is laid on top.} other {Then it leaves the game.}}',
  'about.next': 'Going on from it to an Expedition {letter} brings this on the return: {effects}.',
  'about.morning':
    'Choice {n}{conditions, plural, =0 {} other {, if {when}}}: {effects}.{to, select, display { Then it stays in play.} other {}}',
  'about.hunting': '{n, plural, =0 {Nobody hunts.} other {Each hunt icon brings # food.}}',
  'about.scouting':
    '{n, plural, =0 {Scouts stay where they are.} one {Scouts advance # space.} other {Scouts advance # spaces.}}',
  'about.nearer': 'The Storm comes {n, plural, one {# round} other {# rounds}} closer.',
  'about.aside': 'It comes into the deck only through another card.',
  'about.council': 'It leaves the game once it is resolved, and the next Council card goes into the Dusk cards.',
  'about.scene':
    '{at, select, round {It takes effect at the dawn of round {n}.} storm {It takes effect when the Storm comes.} other {It takes effect when the Storm ends.}}',
  'about.stays': 'Then it stays in play.',
  'about.res.coal': 'Burnt in the Generator, at night or in turns, it raises the Heat; automatons need it to act.',
  'about.res.wood': 'It builds and upgrades Buildings.',
  'about.res.steel': 'It builds and upgrades the better Buildings.',
  'about.res.core': 'The rarest resource: the largest Buildings and the automatons need it.',
  'about.res.food': 'It lowers the hunger and feeds a kind of Citizens in each round.',
  'about.kind.worker': 'Workers can do all actions except in Buildings for others.',
  'about.kind.engineer':
    'Engineers can do all actions except in Buildings for others; medicine, research and laws need them.',
  'about.kind.child': 'Children act only if a law lets them, and then as workers; some Buildings are for them.',
  'about.kind.automaton':
    'There {n, plural, one {is #} other {are #}} in the game. An automaton acts as a worker, but is never a Scout; it is not sick, fed or sheltered.',
  'about.automatonCost': 'Each of its actions costs {n} coal.',
  'about.zone':
    '{zone, select, near {The zone next to the Generator; an action that clears snow there places {n, plural, one {# tile} other {# tiles}}.} other {The zone outside the near one; an action that clears snow there places {n, plural, one {# tile} other {# tiles}}.}}',
  'about.action.clear':
    'You place {near, plural, one {# near tile} other {# near tiles}} or {far, plural, one {# far tile} other {# far tiles}} with what they bring.',
  'about.action.gather': 'You take up to {n} of the resource of a space.',
  'about.action.build': 'You build, dismantle or upgrade up to {n} Buildings.',
  'about.action.use': 'A Building does what it is for; some need a certain kind of Meeple.',
  'about.action.scout': 'A Citizen sets out to an Expedition, if a Beacon allows one more.',
  'about.action.special': 'You take the action that a card in play offers.',
  'about.warmth':
    '{warmth, select, cold {The action is cold: a Citizen of the kind who acts falls sick.} warm {The action is warm: nobody falls sick by it.} other {If the place is not heated, a Citizen of the kind who acts falls sick.}}',
  'about.stage.dawn': 'The leader changes, a Technology may be finished, and cards of the scenario take effect.',
  'about.stage.morning': 'A Morning card is revealed, and you choose one of its options.',
  'about.stage.generator':
    'You may burn coal to raise the Heat. For each space between Heat and Cold a Citizen falls sick, and cubes are thrown into the tower.',
  'about.stage.weather': 'A Weather card brings effects, hunting, steps of the Scouts and the Storm.',
  'about.stage.preparation': 'You may use the expert; then the sick exhaust others.',
  'about.stage.action': 'In turn, everybody sends a Meeple to an action, until all pass.',
  'about.stage.dusk': 'Cards in play take effect, then a card of the Dusk deck.',
  'about.stage.hunger': 'You may spend food to lower the hunger; then it strikes, and the kind of this round eats.',
  'about.stage.night':
    'The exhausted who were covered recover, and you may burn coal. For each Meeple without a heated shelter a Citizen falls sick.',
  'about.hope':
    'You start with {n, plural, one {# token} other {# tokens}}; the track holds {room}. Without a token the game is lost.',
  'about.discontent': 'You start with {n, plural, one {# token} other {# tokens}}; with {limit} the game is lost.',
  'about.raise': 'When it rises, a token is drawn and lies exhausted, or an exhausted one becomes active.',
  'about.lower': 'When it falls, an active token is exhausted, or an exhausted one is removed.',
  'about.token':
    '{track, select, hope {A Hope token; there {n, plural, one {is #} other {are #}} in the game.} other {A Discontent token; there {n, plural, one {is #} other {are #}} in the game.}}',
  'about.tokenServes': 'An active one can be exhausted to use an expert.',
  'about.points.survivors': 'A point for each Citizen.',
  'about.points.hope': 'A point for each Hope token.',
  'about.points.discontent': 'A point less for each Discontent token.',
  'about.points.works': '{n, plural, one {# point} other {# points}} for each Storm Work.',
  'about.points.rounds': 'A point for each round that is over.',
  'about.points.victory': '{n, plural, one {# point} other {# points}} if the city survives.',
  'about.shared': 'All players have the same points and win or lose together.',
  'about.ending.scenario':
    'The city wins if, at the end of the Storm, it has what the last card of the scenario asks for.',
  'about.ending.hope': 'The city falls when the last Hope token is gone.',
  'about.ending.discontent': 'The city falls with {n, plural, one {# Discontent token} other {# Discontent tokens}}.',
  'about.ending.generator': 'The city falls at the second malfunction of the Generator.',
  'about.ending.sickness': 'The city falls if, in a preparation, {n} of a kind or more are sick.',
  'about.ending.hunger': 'The city falls if the hunger is {n} or more after food was spent.',
  'about.ending.corpses': 'The city falls with {n, plural, one {# corpse} other {# corpses}}.',
  'about.ending.objective': 'The city falls if the aim is missed at the end of the Storm, or the last round ends.',
  'about.goods': 'You start with {goods}.',
  'about.of':
    '{n, plural, one {# {kind, select, worker {worker} engineer {engineer} other {child}}} other {# {kind, select, worker {workers} engineer {engineers} other {children}}}}',
  'about.people': 'Citizens at the start: {citizens}.',
  'about.sick': 'Of them are sick: {sick}.',
  'about.markers':
    'The Cold starts at {cold} and the Heat at {heat}, the Storm waits in round {storm}, and the hunger is {hunger}.',
  'about.heat':
    'Each coal burnt raises it by a space, never beyond the Cold; it goes back to the first space at the end of the Generator phase.',
  'about.sickAt': 'For each of these spaces between Heat and Cold one falls sick ({kind}): {spaces}.',
  'about.throws': 'So many cubes are thrown into the tower, from the first space on: {cubes}.',
  'about.generator': 'The tile in the middle has {n} spaces. At the start, these are on it: {things}.',
  'about.cold': 'It says up to where the Heat can rise. Weather and other cards make it worse.',
  'about.coldWork': 'Who acts where it is not heated falls sick, and so does who sleeps without a heated shelter.',
  'about.ranges':
    'At the start, the first range is reached at Heat {first}, the second at {second} and the third at {third}.',
  'about.heated':
    '{heating, select, level {A Building is heated when the range of its heating level is reached. For gathering, the Generator has the first range, the near zone the second and the far zone the third.} zone {The Generator has the first range, the near zone the second and the far zone the third; all that lies there is heated together.} other {A Building is heated by its heating level, or by its zone: the Generator has the first range, the near zone the second and the far zone the third.}}',
  'about.pressure': 'Cubes that fall through the tower lie here. The track holds {n}; one more is a malfunction.',
  'about.tower':
    'Of {of} cubes thrown, about {fall} fall through. Of {of} that stuck before, a throw knocks down about {knock}, pulling the drawer {pull} and closing it {close}.',
  'about.malfunction':
    'The first one raises the Cold by {cold} and each heating range by {ranges}, and takes all pressure away. The second one loses the game.',
  'about.sickness': 'Each kind has a marker for its sick. At {n} or more in a preparation the game is lost.',
  'about.skull':
    'The marker flips when more would fall sick than there are, and in preparations. The first flip shows its skull, and the next one kills a Citizen. Treating turns the skull back.',
  'about.section':
    'With {range} sick, a preparation exhausts {tired, plural, =0 {nobody} other {#}} of the kind and flips the marker {flips, plural, =0 {not at all} one {once} other {# times}}.',
  'about.hunger':
    'Each Citizen who is not fed adds one, up to {top}. If it is {n} or more after you spent food, the game is lost.',
  'about.malus': 'Hunger {range}: {effects}.',
  'about.one': '{n}',
  'about.range': '{from} to {to}',
  'about.corpse': 'Each death adds one and brings the death effect of a Citizen card. At {n} the game is lost.',
  'about.meeple': 'There are at most {n} Citizens of a kind. Several of them have one Meeple, which acts for them.',
  'about.meeplesFor': 'From the first Citizen on, so many Meeples ({kind}): {counts}.',
  'about.round': 'There are at most {n}. The first one begins with actions.',
  'about.eats': 'This kind eats in these rounds ({kind}): {rounds}.',
  'about.storm':
    'Its token lies on a round and comes nearer with the weather. When it arrives, the scene of the Storm takes effect; when it ends, the game is decided.',
  'about.laws':
    'You can enact at most {n, plural, one {# law} other {# laws}} in a game; what they say holds for good.',
  'about.technologies': 'With a Workshop, one at a time is developed; when its round comes, it holds for good.',
  'about.expeditions': 'There is room for {n} stacks, and {open, plural, one {# is} other {# are}} open at the start.',
  'about.exploring':
    'At the end of the way, a Scout explores the place or avoids it; then he goes on or returns with what he found.',
  'about.hand': 'The hand that you share starts with {n, plural, one {# card} other {# cards}}.',
  'about.onePerRound': 'One Citizen card can be played in a round.',
} as const;
