/** By game, what it is about, for somebody who has not played it. */
export const ABOUT: Readonly<Record<string, string>> = {
  antarctica: `Ships queue in eight zones around the pole. The sun goes round, and where it stops the first ship sails on to another
zone. There its owner may build, recruit scientists, build a ship, or go forward on a research track. The game ends
with somebody's last scientist or with the last building; then every zone and track, the building cards and what was
discarded give points, mostly to whoever has most there.`,
  blueprints: `Over three rounds each player builds six dice from an open pool, one a turn, behind a screen on the cells of a secret
plan. On a die only an equal or higher one can stand. Each of the four materials scores in its own way, and the plan
gives a bonus if it is followed. The best buildings of a round win awards, and some buildings prizes: these are the points.`,
  frostpunk: `All play together for a city around its generator. A round has a morning card, the generator's coal, the weather, the
actions of workers, engineers and children, a dusk card, hunger, and the night. The city wins when it reaches the aim of its
scenario; it falls when Hope is gone, when Discontent, hunger, or the number of the sick or the dead is too great, or when the
generator breaks down twice.`,
  'igloo-igloo': `A tribe lives on ice that melts. A turn begins with a floe that melts and what lies under it: fish, a bear, pack, a drift, or
a tile for the hand. Then the tribe has three action points, to walk, paddle, hunt and build igloos. When no floe can melt
any more, the islands that are left give points to the strongest tribes on them, and so do the animals hunted.`,
  nunatak: `A temple of ice grows floor by floor. In a turn a player takes a card of the line and places a block on a tile with its
symbol. Blocks that support the new one score, and so do squares of four when they are complete; on a square a tile of the
next floor is laid. The card stays with its player, and at the end every kind of card scores in its own way.`,
};
