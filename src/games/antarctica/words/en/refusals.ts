/** The sentences of refusals by clause and reason; `{place:cell}` declares a parameter, the id of a cell. */
export const refusals = {
  'AN-PHA-2.over': 'The game is over; nothing more can be done.',
  'AN-PHA-1.to-place': 'The first ships are being placed: choose a zone for the next one.',
  'AN-PHA-1.to-start-cube': 'First choose a track for the starting cube of the second player.',
  'AN-PHA-1.on-turn': 'Not now: a ship has to move.',
  'AN-PHA-1.to-step': 'First choose a track for the steps of the building card.',
  'AN-PHA-1.to-pick': 'First take a shipyard card from the pile.',
  'AN-PHA-1.to-relocate': 'First move a ship by the effect, or pass.',
  'AN-PHA-1.to-draft': 'First take a card of the row.',
  'AN-PHA-1.to-advance': 'First choose a track for the steps of the effect.',

  'AN-SET-2.place-closed': 'Zone {zone:zone} is closed with two players; place the ship in another.',
  'AN-SET-14.place-full': 'Zone {zone:zone} is full, with {ships} ships; place the ship in another.',

  'AN-MOV-1.sailed': 'The ship of this turn has sailed already; it does so once.',
  'AN-MOV-3.sail-closed': 'Zone {zone:zone} is closed with two players; sail to another.',
  'AN-MOV-2.sail-stays': 'The ship leaves zone {zone:zone}; sail to another.',
  'AN-MOV-4.sail-full': 'Zone {zone:zone} is full, with {ships} ships; sail to another.',
  'AN-MOV-6.not-sailed': 'The turn does not end before its ship has sailed.',

  'AN-ACT-1.action-early': 'Sail first: an action is taken in the zone where the ship arrives.',
  'AN-ACT-2.acted': 'You have taken an action in this turn; only one is allowed.',

  'AN-BLD-1.deck-empty': 'The {deck:deck} deck is empty.',
  'AN-BLD-2.building-stands': 'Zone {zone:zone} already has {building:building}.',
  'AN-BLD-3.personnel-short': 'The card needs {scientists} of your scientists; your personnel has {personnel}.',
  'AN-BLD-4.supply-empty': 'You cannot build {building:building}: none is left in the supply.',
  'AN-BLD-5.no-stand-in': 'You lack access to {building:building}; no resource card replaces it.',
  'AN-BLD-5.simple-used':
    'You lack access to {building:building}; your simple resource card, which would replace it, is used up.',
  'AN-BLD-5.no-expertise':
    'You lack access to {building:building}; you have no expertise card, which would replace it.',
  'AN-BLD-6.much-missing': 'You lack access to {missing} buildings of the card; a resource card replaces only one.',
  'AN-CRD-2.resource-second':
    'You lack access to {building:building}; a resource card would be your second card at this stop of the sun, and only one is allowed.',
  'AN-BLD-11.steps': 'The steps of the building card cannot be declined; choose a track for them.',

  'AN-SHP-1.no-shipyard': 'Zone {zone:zone}, where your ship arrived, has no shipyard.',
  'AN-SHP-2.no-free-ship': 'You have no ship available that could be built.',
  'AN-SHP-3.sun-full': 'A new ship joins the queue at the sun, and zone {zone:zone} is full, with {ships} ships.',
  'AN-SHP-5.not-in-pile': 'No such card is left in the pile: {card:shipyardCard}.',

  'AN-REC-1.no-camp': 'Zone {zone:zone}, where your ship arrived, has no camp.',
  'AN-REC-3.recruits-nobody':
    'You have neither ships nor scientists in zone {zone:zone}, so nobody would be recruited.',
  'AN-REC-3.reserve-empty': 'Your reserve is empty: there is nobody to recruit.',

  'AN-RES-1.no-centre': 'Zone {zone:zone}, where your ship arrived, has no research centre for track {track:track}.',
  'AN-RES-3.no-strength': 'You have neither ships nor scientists in zone {zone:zone}, so your cube would not advance.',

  'AN-TRK-1.track-closed': 'Track {track:track} is closed with {players} players; choose another.',
  'AN-TRK-3.no-cube': 'You have no cube on track {track:track}, and none available to put on it.',
  'AN-TRK-7.track-ended': 'No free space lies ahead of you on track {track:track}.',

  'AN-EFF-6.nothing-to-move': 'No ship is in place {position} of zone {from:zone}.',
  'AN-EFF-6.not-own-to-move': 'The ship in place {position} of zone {from:zone} is not yours; move one of your own.',
  'AN-EFF-9.move-waits': 'The ship of the turn is not moved by the effect before it has sailed.',
  'AN-EFF-8.just-built': 'This ship was built in this turn; it is not moved yet.',
  'AN-EFF-7.move-closed': 'Zone {zone:zone} is closed with two players; move the ship to another.',
  'AN-EFF-7.move-full': 'Zone {zone:zone} is full, with {ships} ships; move the ship to another.',
  'AN-EFF-10.not-in-row': 'No such card lies in the row: {card:shipyardCard}.',
  'AN-EFF-12.track-taken': 'Track {track:track} was chosen in this effect already; choose another.',
  'AN-EFF-14.must-advance': 'The steps of this effect cannot be declined; choose a track for them.',

  'AN-CRD-1.not-in-hand': 'You do not hold this card: {card:shipyardCard}.',
  'AN-CRD-2.second-card': 'You have played a card at this stop of the sun already; only one is allowed.',
  'AN-CRD-5.card-early': 'Sail first: the scientist is placed in the zone where the ship arrives.',
  'AN-CRD-6.nobody-to-place': 'Your personnel has no scientist to place.',
  'AN-CRD-7.nobody-to-recruit': 'Your reserve is empty: the card would recruit nobody.',

  'AN-ICE-1.no-second-ship': 'Zone {zone:zone} has no second ship; an icebreaker is laid where that is yours.',
  'AN-ICE-1.second-not-own': 'The second ship of zone {zone:zone} is not yours; an icebreaker is laid where it is.',
  'AN-ICE-2.ice-broken': 'An icebreaker of yours lies on zone {zone:zone} already.',
  'AN-ICE-3.second-turn':
    'On the zone of the sun an icebreaker is laid in the first turn of the stop only, and this is the second.',
  'AN-ICE-3.nobody-second':
    'No ship stood second in zone {zone:zone} when the sun came, or it has left; an icebreaker here would give no turn.',
  'AN-ICE-3.second-was-other':
    'The ship that stood second in zone {zone:zone} when the sun came is not yours, so an icebreaker of yours would not fire.',
  'AN-ICE-8.first-turn': 'Only the second turn of a stop can be declined; in this one the ship sails.',
  'AN-ICE-8.begun': 'The second turn can be declined only before anything is done in it.',

  'AN-SAC-1.gave-already': 'You have discarded a resource in this turn already; only one is allowed.',
  'AN-SAC-2.no-cube-to-give': 'You have no cube available to discard.',
  'AN-SAC-2.no-ship-to-give': 'You have no ship available to discard; you may discard one on the board.',
  'AN-SAC-2.nothing-to-give': 'No ship is in place {position} of zone {zone:zone}.',
  'AN-SAC-2.not-own-to-give': 'The ship in place {position} of zone {zone:zone} is not yours; discard one of your own.',
  'AN-SAC-3.give-waits': 'The ship of the turn cannot be discarded before it has sailed.',
} as const;

/** The names of things in these sentences. */
export const names = {
  'aBuilding.camp': 'a camp',
  'aBuilding.shipyard': 'a shipyard',
  'aBuilding.crane': 'a crane',
  'aBuilding.mine': 'a mine',
  'aBuilding.derrick': 'a derrick',
  'aBuilding.turbine': 'a wind turbine',
  'aBuilding.laboratory': 'a laboratory',
  'aBuilding.factory': 'a factory',
  'aBuilding.land': 'a land research centre',
  'aBuilding.coastal': 'a coastal research centre',
  'aBuilding.marine': 'a marine research centre',
  'aBuilding.headquarters': 'a headquarters',
  'aBuilding.farm': 'a plankton farm',
  'aBuilding.antenna': 'a satellite dish',
  'shipyardCard.scientist': 'Place a scientist',
  'shipyardCard.icebreaker': 'Icebreaker',
  'shipyardCard.recruits': '+{cardRecruits} scientists',
  'shipyardCard.progress': 'Rapid progress',
} as const;
