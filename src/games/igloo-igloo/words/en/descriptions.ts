/** The descriptions of things. */
export const descriptions = {
  'term.points': 'action points',
  'term.walk': 'walking',
  'term.kayak': 'going by kayak',
  'term.hunt': 'hunting',
  'term.inuit': 'Inuit',
  'term.igloo': 'igloo',
  'term.melting': 'melting',
  'term.crown': 'outer ring',
  'term.corner': 'corners',
  'term.attack': 'attack of a bear',
  'term.island': 'island',

  'about.tiles': 'There {count, plural, one {is # tile} other {are # tiles}} of this kind in the game.',
  'about.shown': 'It is shown and carried out as soon as its floe melts.',
  'about.kept':
    'Its finder keeps it unseen and plays it in this turn or later; in a turn, only one tile of each type can be played.',
  'about.shoal':
    '{fish, plural, one {# fish drawn at random appears} other {# fish drawn at random appear}} in the water that is left.',
  'about.tile.bear': 'A bear appears in the water that is left.',
  'about.tile.pack': 'It goes back to its place face up and never melts; a fox drawn at random appears on it.',
  'about.tile.drift':
    'The player whose turn it is shifts any floe by one cell. It pushes the floes in front of it and carries all that is on them; behind the last there must be water.',
  'about.tile.thaw':
    'Play it before or after the melting or among your actions: it takes a face-down floe beside water away without effect. The floe may carry Inuit and animals, but no igloo; animals on it leave the game, Inuit flee to corners.',
  'about.tile.harpoon':
    'Spend it to take any animal that one of your Inuit could hunt, for no points; to enter a floe with a bear and take the bear; or to kill a bear that attacks you, also when it is not your turn.',
  'about.tile.animals':
    'Play it before or after the melting or among your actions: {steps, plural, one {an animal makes # step} other {animals make # steps in all}}, shared as you like.',
  'about.endurance':
    'Play it among your actions: you have {points, plural, one {# point} other {# points}} more in this turn.',
  'about.animals':
    'There {count, plural, one {is #} other {are #}} in the game; as a trophy it scores {points, plural, one {# point} other {# points}}.',
  'about.fish':
    'Hunting it costs {points, plural, one {# point} other {# points}}, with an Inuit on a floe next to its water.',
  'about.fox': 'Hunting it costs {points, plural, one {# point} other {# points}}, with an Inuit on the same floe.',
  'about.bear': 'It is taken with a harpoon only, by an Inuit on the same floe; in water it cannot be attacked.',
  'about.fishMoves': 'It lives in water and moves from water to water; several may share a cell.',
  'about.foxMoves': 'It lives on floes and moves from floe to floe; several may share one.',
  'about.bearMoves': 'It moves over water and floes, never to another bear, and attacks whatever is where it goes.',
  'about.ground.land':
    'The corners of the board: Inuit who flee come here and can walk back to the ice. Nobody else enters them, and they belong to no island.',
  'about.ground.water': 'Fish and bears swim in it, and kayaks cross it; floes beside it can melt.',
  'about.ground.ice': 'Its tile lies face down; Inuit walk on it and build on it until it melts.',
  'about.ground.pack': 'A floe that lies face up and never melts; in all else it is a floe like any other.',
  'about.hunting': 'Your trophies score their values, added up.',
  'about.islands':
    'On every island the strongest score a point for each of its floes, and the second strongest half of that, rounded down; of tied players all score.',
  'about.alone': 'Who is alone on an island scores the number of its floes multiplied by itself.',
  'about.tied':
    'Of players with equal points, the one with the more valuable trophies wins; if these are equal too, they share the victory.',
  'about.standard':
    'The rules as printed: igloos stop nobody, and a player alone on an island scores its size multiplied by itself.',
  'about.expert':
    'By the number of their floes, up to {most} and more, islands are worth so many points: {points}. The strongest score this value and the second strongest half of it; nothing is multiplied.',
  'about.expertIgloo': 'An Inuit cannot enter a floe with an igloo of another player.',
  'about.points':
    'You have {points, plural, one {# point} other {# points}} in each turn after the melting, and spend them on walking, kayaks, hunting and igloos in any order. Points left at the end of the turn are lost.',
  'about.walk': 'A step to a floe beside yours costs {points, plural, one {# point} other {# points}}.',
  'about.bearAhead': 'A floe with a bear can be entered only with a harpoon, which kills the bear.',
  'about.kayak':
    'An Inuit goes from a floe beside water to another floe beside the same water; this costs {points, plural, one {# point} other {# points}}. Bears block the way, fish do not.',
  'about.hunt': 'A fish or a fox costs as many action points as its value; a bear costs a harpoon.',
  'about.reach': 'Foxes and bears are hunted on the floe of your Inuit, fish in the water next to it.',
  'about.inuits': 'Each player has so many: {counts}.',
  'about.inuitsWith': '{inuits} with {players} players',
  'about.strength': 'Its strength on an island is {strength}.',
  'about.igloos': 'Each player has {igloos}; building one costs {points, plural, one {# point} other {# points}}.',
  'about.iglooSite':
    'It is built on a floe with an Inuit of yours, none of anybody else and no igloo, and stays for good.',
  'about.shelter': 'Inuit of its colour on its floe hide in it when a bear attacks, and stay.',
  'about.melting':
    'Every turn begins with it: you choose a face-down floe beside water without Inuit, igloo or animal, and what is under it happens. If there is none, you choose an empty one of the outer ring.',
  'about.end': 'When nothing can melt the game is over.',
  'about.crown': 'The {cells} floes at the edge of the board, where all Inuit start.',
  'about.corner':
    'The {cells} cells of dry land. Inuit who lose their floe or are chased by a bear come to one of them.',
  'about.attack':
    'A bear attacks when a move of animals takes it to a cell with fish, foxes or Inuit. Fish and foxes leave the game; then each owner of Inuit there may spend a harpoon, and the first one who does takes the bear.',
  'about.flight':
    'If nobody does, Inuit with an igloo of their own there hide in it, and all others flee to corners chosen by the player whose turn it is.',
  'about.island': 'Floes connected by their sides at the end of the game; one floe alone is an island too.',
} as const;
