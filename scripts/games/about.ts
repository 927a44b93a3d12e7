/** A description of each game, for readers who have not played it. */
export const GAME_SUMMARIES: Readonly<Record<string, string>> = {
  antarctica: `Ships queue in eight zones around the pole, and the sun moves round. Where it stops, the first ship of the queue sails
to another zone. There its owner constructs a building, recruits scientists, builds a ship, or advances on a research
track. The game ends when a player has placed the last scientist or the last building is up. Then zones, research
tracks, building cards and discarded cards score, mostly for the player who has most there.`,
  blueprints: `Over three rounds each player builds six dice on a secret plan, one per turn, from an open pool. A die may stand only
on an equal or lower one. Each of the four materials scores in its own way, and a building that follows the plan earns
a bonus. The best buildings of a round win awards, and special ones win prizes: these are the points.`,
  frostpunk: `All players run one city around its generator. A round has a morning card, coal for the generator, the weather, the
actions of workers, engineers and children, a dusk card, hunger, and the night. The city wins when it reaches the aim
of its scenario. It falls when Hope is gone, when Discontent, hunger, sickness or deaths reach their limits, or when
the generator breaks down twice.`,
  'igloo-igloo': `Each player leads a tribe on melting ice. At the start of a turn a floe melts and shows what is under it: fish, a
bear, pack ice, a drift, or a tile for the hand. Then the tribe has three action points to walk, paddle, hunt and
build igloos. When no floe can melt any more, the remaining islands score for the strongest tribes on them, and hunted
animals score too.`,
  nunatak: `A temple of ice grows floor by floor. In a turn a player takes a card from the line and places a block on a tile with
its symbol. Blocks that support the new one score, and so do completed squares of four, which carry a tile of the next
floor. Players keep their cards, and at the end every kind of card scores in its own way.`,
};
