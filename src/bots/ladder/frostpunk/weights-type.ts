/** The weights of a Frostpunk bot. Unless noted otherwise, a higher weight makes a thing more wanted. */
export interface Weights {
  /**
   * Per resource gained; `Lack` is added in full while the whole goal is lacking, and less the more of the goal is in
   * stock.
   */
  readonly need: {
    readonly coal: number;
    readonly coalLack: number;
    /** In multiples of the cold. */
    readonly coalGoal: number;
    readonly wood: number;
    readonly woodLack: number;
    readonly woodGoal: number;
    /** Growth of the goal per missing Storm Work in the last round. */
    readonly woodWork: number;
    readonly steel: number;
    readonly steelLack: number;
    readonly steelGoal: number;
    readonly steelWork: number;
    readonly core: number;
    readonly food: number;
    readonly foodLack: number;
    /** In multiples of the food due in two rounds. */
    readonly foodGoal: number;
  };
  /** The cost of the risk of a malfunction. */
  readonly strain: {
    readonly scale: number;
    /** The cubes above which the risk counts; cubes to be thrown and cubes in the tower count in part. */
    readonly room: number;
    readonly thrown: number;
    readonly retained: number;
    /** The factor for the second malfunction. */
    readonly again: number;
    /** The expected distance of the heat below the cold. */
    readonly unfed: number;
    /** Per cube removed from the track, however many there are. */
    readonly cube: number;
  };
  /** Coal in the fire. */
  readonly heat: {
    /** Added to feeding the fire during a turn, which puts it before less valuable moves. */
    readonly first: number;
    /** Per Meeple still to act that finds its zone warm, by range. */
    readonly own: number;
    readonly near: number;
    readonly far: number;
    /** Per Meeple saved from a night without heat. */
    readonly exposed: number;
    /** Per space less between heat and cold; `sick` counts in the Generator step, `gap` later. */
    readonly gap: number;
    readonly sick: number;
    /** The cost of a piece of coal, and the extra cost of each piece short of `stock`. */
    readonly coal: number;
    readonly scarce: number;
    readonly stock: number;
  };
  /** The value of effects; harmful effects count negatively. */
  readonly effect: {
    readonly sick: number;
    /** Added per Citizen of the type who is already sick, beyond those that cost nothing in a Preparation. */
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
    /** Per active token of Hope, or exhausted token of Discontent. */
    readonly active: number;
    readonly works: number;
    /** Storm Works beyond those the scenario demands. */
    readonly idle: number;
    readonly hasten: number;
    readonly law: number;
    /** Added per round played. */
    readonly lawLate: number;
    readonly cold: number;
    readonly storm: number;
    readonly automaton: number;
    readonly card: number;
    readonly destroy: number;
    /** Per piece taken from a space, whatever it is. */
    readonly take: number;
    /** Per extra step, tile or use. */
    readonly march: number;
  };
  /** Lasting changes by laws and technologies, by kind; multiplied by what they have to work on. */
  readonly lasting: {
    readonly childrenMay: number;
    readonly eachPreparation: number;
    readonly duskOffer: number;
    readonly longShift: number;
    readonly feedFewer: number;
    readonly treatBonus: number;
    readonly cureBonus: number;
    readonly huntBonus: number;
    readonly maxVent: number;
    readonly scoutBonus: number;
    readonly unlockBuilding: number;
    readonly buildingLevel: number;
    readonly useBonus: number;
  };
  /** Buildings. */
  readonly city: {
    /** A factor for the effects of its use. */
    readonly use: number;
    readonly healing: number;
    /** Per Meeple without a place. */
    readonly housing: number;
    /** Per food that a hunt brings, by the need for food. */
    readonly hunt: number;
    readonly expeditions: number;
    readonly beacon: number;
    readonly workshop: number;
    /** Multiplied by the corpses so far. */
    readonly onDeath: number;
    readonly large: number;
    readonly level: number;
    /** Per Building of the kind that already stands, if it needs staff. */
    readonly again: number;
    /** Added per round played. */
    readonly late: number;
    /** A factor for the resources paid. */
    readonly cost: number;
    readonly upgrade: number;
    /** The least value for which anything more is built. */
    readonly minBuildValue: number;
    /** Per piece that is lost under it. */
    readonly covers: number;
  };
  /** Moves of a turn, besides their effects. */
  readonly turn: {
    readonly gather: number;
    readonly use: number;
    readonly build: number;
    /** The share of the value of the best Building that counts. */
    readonly built: number;
    readonly near: number;
    readonly far: number;
    /** Clearing snow while fewer than `sources` spaces hold a resource. */
    readonly clear: number;
    readonly sources: number;
    readonly scout: number;
    /** The share of the value of an Expedition's effects that counts. */
    readonly found: number;
    /** Costs of each space of its path, and of each round played. */
    readonly path: number;
    readonly late: number;
    readonly special: number;
    readonly call: number;
    readonly card: number;
    /** Sending an engineer or a child, where others could go. */
    readonly engineer: number;
    readonly child: number;
    /** Costs of work in the cold, and of sending a type that shows the skull. */
    readonly cold: number;
    readonly skull: number;
  };
  /** Answers to yes-or-no decisions, compared with the opposite answer; Scouts count the bonuses of their place, too. */
  readonly answer: {
    readonly explore: number;
    readonly return: number;
    readonly duskOffer: number;
    readonly longShift: number;
    readonly deathCard: number;
    readonly expert: number;
    /** The share of the value of a law's consequences that counts. */
    readonly consequence: number;
    /** The cost of each round that a technology takes. */
    readonly time: number;
  };
  /** The order in which types are cured first and made sick last. */
  readonly type: {
    /** Per exhausted token, and per flip, in the section of the Sickness track that is left or reached. */
    readonly tired: number;
    readonly flip: number;
    /** One more sick if all Citizens of the type are, or if the city is lost; `skull` is added under the skull. */
    readonly full: number;
    readonly skull: number;
    /** Per Meeple of the type: who can be spared if somebody dies or leaves. */
    readonly perCitizen: number;
    /** Having a worker or an engineer, and having one rested. */
    readonly worker: number;
    readonly engineer: number;
  };
}
