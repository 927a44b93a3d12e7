import { DECKS, type Deck, ROOM, SHIPYARD_CARDS, type ShipyardCard, TRACKS, ZONES } from './components/index.js';

/** A starting ship joins the queue of a zone. Written `at3`. */
export interface Place {
  readonly kind: 'place';
  readonly zone: number;
}

/** The second of two players puts a cube on the first space of a track. Written `cube1`. */
export interface StartCube {
  readonly kind: 'start-cube';
  readonly track: number;
}

/** The ship of the turn goes to another zone. Written `to5`. */
export interface Sail {
  readonly kind: 'sail';
  readonly to: number;
}

/** A camp gives scientists. Written `recruit`. */
export interface Recruit {
  readonly kind: 'recruit';
}

/** A research centre lets a cube advance. Written `centre2`. */
export interface Research {
  readonly kind: 'research';
  readonly track: number;
}

/** The building of a top card is built. Written `build-double`. */
export interface Build {
  readonly kind: 'build';
  readonly deck: Deck;
}

/** A ship is built, or put on the board by an effect. Written `ship`. */
export interface BuildShip {
  readonly kind: 'build-ship';
}

/** A cube advances, after building or by an effect. Written `up0`. */
export interface Advance {
  readonly kind: 'advance';
  readonly track: number;
}

/** What is offered is declined; also the second turn of a stop. Written `pass`. */
export interface Pass {
  readonly kind: 'pass';
}

/** The turn ends. Written `end`. */
export interface End {
  readonly kind: 'end';
}

/** The card that places a scientist. Written `card-scientist`. */
export interface PlayScientist {
  readonly kind: 'play-scientist';
}

/** The card that recruits two. Written `card-recruits`. */
export interface PlayRecruits {
  readonly kind: 'play-recruits';
}

/** The card that advances a cube by three. Written `card-up3`. */
export interface PlayProgress {
  readonly kind: 'play-progress';
  readonly track: number;
}

/** An icebreaker is laid on a zone. Written `card-ice4`. */
export interface PlayIcebreaker {
  readonly kind: 'play-icebreaker';
  readonly zone: number;
}

/** An available cube or ship is discarded. Written `give-cube`. */
export interface Sacrifice {
  readonly kind: 'sacrifice';
  readonly what: 'cube' | 'ship';
}

/** A ship on the board is discarded. Written `give-4.2`. */
export interface Scuttle {
  readonly kind: 'scuttle';
  readonly zone: number;
  /** 1 to 3, 1 being nearest the sun. */
  readonly position: number;
}

/** A shipyard card is taken from the pile or the row. Written `take-icebreaker`. */
export interface Take {
  readonly kind: 'take';
  readonly card: ShipyardCard;
}

/** A ship is moved by an effect. Written `4.2>6`. */
export interface Relocate {
  readonly kind: 'relocate';
  readonly zone: number;
  readonly position: number;
  /** Another zone. */
  readonly to: number;
}

/** A decision of a player. */
export type Move =
  | Place
  | StartCube
  | Sail
  | Recruit
  | Research
  | Build
  | BuildShip
  | Advance
  | Pass
  | End
  | PlayScientist
  | PlayRecruits
  | PlayProgress
  | PlayIcebreaker
  | Sacrifice
  | Scuttle
  | Take
  | Relocate;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const zones = upTo(ZONES);
const tracks = upTo(TRACKS);
const places = zones.flatMap((zone) => upTo(ROOM).map((behind) => ({ zone, position: behind + 1 })));

/** The entries of the catalogue by kind, in its order. */
export const entries = {
  place: zones.map((zone): Place => ({ kind: 'place', zone })),
  startCube: tracks.map((track): StartCube => ({ kind: 'start-cube', track })),
  sail: zones.map((to): Sail => ({ kind: 'sail', to })),
  recruit: [{ kind: 'recruit' }] as readonly Recruit[],
  research: tracks.map((track): Research => ({ kind: 'research', track })),
  build: DECKS.map((deck): Build => ({ kind: 'build', deck })),
  buildShip: [{ kind: 'build-ship' }] as readonly BuildShip[],
  advance: tracks.map((track): Advance => ({ kind: 'advance', track })),
  pass: [{ kind: 'pass' }] as readonly Pass[],
  end: [{ kind: 'end' }] as readonly End[],
  playScientist: [{ kind: 'play-scientist' }] as readonly PlayScientist[],
  playRecruits: [{ kind: 'play-recruits' }] as readonly PlayRecruits[],
  playProgress: tracks.map((track): PlayProgress => ({ kind: 'play-progress', track })),
  playIcebreaker: zones.map((zone): PlayIcebreaker => ({ kind: 'play-icebreaker', zone })),
  sacrifice: (['cube', 'ship'] as const).map((what): Sacrifice => ({ kind: 'sacrifice', what })),
  scuttle: places.map((place): Scuttle => ({ kind: 'scuttle', ...place })),
  take: SHIPYARD_CARDS.map((card): Take => ({ kind: 'take', card })),
  relocate: places.flatMap(({ zone, position }) =>
    zones.filter((to) => to !== zone).map((to): Relocate => ({ kind: 'relocate', zone, position, to })),
  ),
};

/** Every move there is. */
export const catalogue: readonly Move[] = Object.values(entries).flat();

/** One token a move: `at3` `cube1` `to5` `recruit` `centre2` `build-double` `ship` `up0` `pass` `end`, and so on. */
export const format = (move: Move): string => {
  switch (move.kind) {
    case 'place':
      return `at${move.zone}`;
    case 'start-cube':
      return `cube${move.track}`;
    case 'sail':
      return `to${move.to}`;
    case 'recruit':
    case 'pass':
    case 'end':
      return move.kind;
    case 'research':
      return `centre${move.track}`;
    case 'build':
      return `build-${move.deck}`;
    case 'build-ship':
      return 'ship';
    case 'advance':
      return `up${move.track}`;
    case 'play-scientist':
    case 'play-recruits':
      return move.kind.replace('play', 'card');
    case 'play-progress':
      return `card-up${move.track}`;
    case 'play-icebreaker':
      return `card-ice${move.zone}`;
    case 'sacrifice':
      return `give-${move.what}`;
    case 'scuttle':
      return `give-${move.zone}.${move.position}`;
    case 'take':
      return `take-${move.card}`;
    case 'relocate':
      return `${move.zone}.${move.position}>${move.to}`;
  }
};
