/** What a city goes by: how much it wants what. Where nothing else is said, more is wanted more. */
export interface Weights {
  /** One more of a resource; `Lack` is added while all of the goal is lacking, and shrinks with what there is of it. */
  readonly need: {
    readonly coal: number;
    readonly coalLack: number;
    /** In so many times the cold. */
    readonly coalGoal: number;
    readonly wood: number;
    readonly woodLack: number;
    readonly woodGoal: number;
    /** How much the goal grows for each Storm Work that is missing in the last round. */
    readonly woodWork: number;
    readonly steel: number;
    readonly steelLack: number;
    readonly steelGoal: number;
    readonly steelWork: number;
    readonly core: number;
    readonly food: number;
    readonly foodLack: number;
    /** In so many times what two rounds ask for. */
    readonly foodGoal: number;
  };
  /** The fear of a malfunction. */
  readonly strain: {
    readonly worth: number;
    /** The cubes from which on it is felt, of which those to be thrown and those in the tower count in part. */
    readonly room: number;
    readonly thrown: number;
    readonly retained: number;
    /** By how much more the second one is feared. */
    readonly again: number;
    /** By how much the fire is expected to stay below the cold. */
    readonly unfed: number;
    /** A cube less on the track, however many there are. */
    readonly cube: number;
  };
  /** Coal in the fire. */
  readonly heat: {
    /** In a turn, before anything else that is wanted less. */
    readonly first: number;
    /** That a Meeple who is still to act finds it warm, by range. */
    readonly own: number;
    readonly near: number;
    readonly far: number;
    /** A Meeple less that the night finds without a heated place. */
    readonly exposed: number;
    /** A space less between heat and cold, before the Generator and there. */
    readonly gap: number;
    readonly sick: number;
    /** What a piece of coal costs, and what it costs more where less than the stock is left. */
    readonly coal: number;
    readonly scarce: number;
    readonly stock: number;
  };
  /** What effects do; whatever harms is counted against it. */
  readonly effect: {
    readonly sick: number;
    /** For each of the type who is sick already. */
    readonly sicker: number;
    readonly treat: number;
    readonly join: number;
    readonly die: number;
    readonly tire: number;
    readonly hope: number;
    /** Added while there is little Hope. */
    readonly despair: number;
    readonly discontent: number;
    /** Added while there is much Discontent. */
    readonly fury: number;
    /** An active token of Hope, an exhausted one of Discontent. */
    readonly active: number;
    readonly works: number;
    /** Storm Works that nobody asks for. */
    readonly idle: number;
    readonly hasten: number;
    readonly law: number;
    /** Added in each round. */
    readonly lawLate: number;
    readonly cold: number;
    readonly storm: number;
    readonly automaton: number;
    readonly card: number;
    readonly destroy: number;
    /** A piece from a space, whatever lies there. */
    readonly take: number;
    /** A step, a tile, a use more. */
    readonly march: number;
  };
  /** What laws and technologies change for good, by kind, and for each of the number that goes with it. */
  readonly lasting: {
    readonly childrenMay: number;
    readonly prepare: number;
    readonly duskOffer: number;
    readonly longShift: number;
    readonly feedFewer: number;
    readonly treatBonus: number;
    readonly cureBonus: number;
    readonly huntBonus: number;
    readonly ventMax: number;
    readonly scoutBonus: number;
    readonly unlock: number;
    readonly buildingLevel: number;
    readonly useBonus: number;
  };
  /** Buildings. */
  readonly city: {
    /** What its use does, in so many times. */
    readonly use: number;
    readonly healing: number;
    /** For each Meeple without a place. */
    readonly housing: number;
    readonly hunt: number;
    readonly expeditions: number;
    readonly beacon: number;
    readonly workshop: number;
    readonly onDeath: number;
    readonly large: number;
    readonly level: number;
    /** For each that stands, unless it is a shelter. */
    readonly again: number;
    /** In each round. */
    readonly late: number;
    /** What is paid, in so many times. */
    readonly cost: number;
    readonly upgrade: number;
    /** What must be wanted more, or nothing more is built. */
    readonly done: number;
    /** For each piece that is lost under it. */
    readonly covers: number;
  };
  /** Moves of a turn, besides what they bring. */
  readonly turn: {
    readonly gather: number;
    readonly use: number;
    readonly build: number;
    /** How much of what is to be built counts. */
    readonly built: number;
    readonly near: number;
    readonly far: number;
    /** Clearing, while there are fewer spaces with something than this. */
    readonly clear: number;
    readonly sources: number;
    readonly scout: number;
    /** How much of what an Expedition brings counts. */
    readonly found: number;
    /** Against each space of its path, and each round. */
    readonly path: number;
    readonly late: number;
    readonly special: number;
    readonly call: number;
    readonly card: number;
    /** Who is sent, where others could go. */
    readonly engineer: number;
    readonly child: number;
    /** Against work in the cold, and by who shows the skull. */
    readonly cold: number;
    readonly skull: number;
  };
  /** Answers, against their contraries. */
  readonly answer: {
    readonly explore: number;
    readonly return: number;
    readonly patrol: number;
    readonly shift: number;
    readonly draw: number;
    readonly expert: number;
    /** How much of the consequences of a law counts. */
    readonly consequence: number;
    /** Against each round that a technology takes. */
    readonly time: number;
  };
  /** Whom to cure first, and to make sick last. */
  readonly type: {
    /** For each who is sick. */
    readonly sick: number;
    readonly skull: number;
    /** Where all are sick. */
    readonly full: number;
    /** Against each Citizen of the type. */
    readonly many: number;
    /** Whom to have, and to have awake. */
    readonly worker: number;
    readonly engineer: number;
  };
}
