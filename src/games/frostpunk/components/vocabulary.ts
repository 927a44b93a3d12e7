/** The three Citizen types, in the order used everywhere. */
export const CITIZEN_TYPES = Object.freeze(['worker', 'engineer', 'child'] as const);
/** A type of Citizen. */
export type CitizenType = (typeof CITIZEN_TYPES)[number];
/** A list of three, indexed by Citizen type. */
export type ByCitizenType<T> = readonly T[];

/** The kinds of Meeple: the Citizen types, and the Automatons, which are not Citizens. */
export const MEEPLE_KINDS = Object.freeze([...CITIZEN_TYPES, 'automaton'] as const);
/** A kind of Meeple. */
export type MeepleKind = (typeof MEEPLE_KINDS)[number];
/** A list indexed by kind of Meeple. */
export type ByMeepleKind<T> = readonly T[];

/** The index of each kind of Meeple. */
export const MEEPLE_INDEX: Readonly<Record<MeepleKind, number>> = Object.freeze({
  worker: 0,
  engineer: 1,
  child: 2,
  automaton: 3,
});
/** The index of the children. */
export const CHILD_INDEX = 2;
/** The index of the Automatons. */
export const AUTOMATON_INDEX = 3;

/** The resources, in the order used everywhere. */
export const RESOURCES = Object.freeze(['coal', 'wood', 'steel', 'core', 'food'] as const);
/** A resource; `core` is a Steam Core. */
export type Resource = (typeof RESOURCES)[number];
/** A list indexed by resource. */
export type ByResource<T> = readonly T[];

/** The index of each resource. */
export const RESOURCE_INDEX: Readonly<Record<Resource, number>> = Object.freeze({
  coal: 0,
  wood: 1,
  steel: 2,
  core: 3,
  food: 4,
});

/** The nine phases of a round. */
export const STAGES = Object.freeze([
  'dawn',
  'morning',
  'generator',
  'weather',
  'preparation',
  'action',
  'dusk',
  'hunger',
  'night',
] as const);
/** A phase of a round, in the rulebook's sense. */
export type Stage = (typeof STAGES)[number];

/** The main actions. */
export const ACTIONS = Object.freeze(['clear', 'gather', 'build', 'use', 'scout', 'special'] as const);
/** A main action. */
export type Action = (typeof ACTIONS)[number];

/** The difficulties. */
export const DIFFICULTIES = Object.freeze(['easy', 'normal', 'hard'] as const);
/** A difficulty. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The two tracks of two-faced tokens. */
export const TOKEN_TRACKS = Object.freeze(['hope', 'discontent'] as const);
/** A track of two-faced tokens. */
export type TokenTrack = (typeof TOKEN_TRACKS)[number];
/** A list indexed by kind of token of one of these tracks. */
export type ByTokenKind<T> = readonly T[];

/** The zones outside the generator tile. */
export const ZONES = Object.freeze(['near', 'far'] as const);
/** A zone outside the generator tile. */
export type Zone = (typeof ZONES)[number];

/** The two consequences of a law. */
export const CONSEQUENCES = Object.freeze(['a', 'b'] as const);
/** One of the two consequences of a law. */
export type Consequence = (typeof CONSEQUENCES)[number];

/** The letters of Expedition cards that are drawn from decks. */
export const EXPEDITION_LETTERS = Object.freeze(['A', 'B', 'C'] as const);
/** A letter of Expedition cards that are drawn from decks. */
export type ExpeditionLetter = (typeof EXPEDITION_LETTERS)[number];

/** A list indexed by space of the Heat track. */
export type ByHeat<T> = readonly T[];
/** A list of three, indexed by heating range: generator tile or level I, Near or II, Far or III. */
export type ByHeatingRange<T> = readonly T[];

/** A site: a space that can be built on, or a printed Building, which follow the spaces. */
export type Site = number;
/** A list indexed by site. */
export type BySite<T> = readonly T[];
/** A list indexed by space, that is, by a site that can be built on. */
export type BySpace<T> = readonly T[];
/** The index of a position for a tile. */
export type PositionIndex = number;
/** A list indexed by position. */
export type ByPosition<T> = readonly T[];
/** The index of a tile. */
export type TileIndex = number;
/** The index of a kind of Building. */
export type BuildingIndex = number;
/** A list indexed by kind of Building. */
export type ByBuilding<T> = readonly T[];

/** The index of a card in the table of its kind. */
export type CardIndex = number;
/** A Dusk slot: the Dusk cards, then the consequence of each law, then the Council card in circulation. */
export type DuskSlot = number;
/** The index of a law. */
export type LawIndex = number;
/** A list indexed by law. */
export type ByLaw<T> = readonly T[];
/** The index of a Technology. */
export type TechnologyIndex = number;
/** A list indexed by Technology. */
export type ByTechnology<T> = readonly T[];
/** A list indexed by card of the scenario. */
export type ByScenarioCard<T> = readonly T[];
/** A slot of an Expedition. */
export type ExpeditionSlot = number;
/** A list indexed by slot of an Expedition. */
export type ByExpeditionSlot<T> = readonly T[];

/** The number of spaces of the generator tile. */
export const GENERATOR_SPACES = 5;
/** The largest number of options of a list. */
export const MAX_OPTIONS = 6;
/** The deepest nesting of effect lists. */
export const MAX_LIST_DEPTH = 3;
/** The limit of counts that only the length of a game limits. */
export const MAX_COUNT = 1_000_000_000;
