import { orThrow } from '../../../src/core/errors/errors.js';
import type { RefusalParameters } from '../../../src/core/errors/reasons.js';
import {
  type CitizenType,
  type EffectFrame,
  type Event,
  formatMove,
  game,
  type MeepleKind,
  type Move,
  type Phase,
  parseMove,
  type Reason,
  type Resource,
  type Stage,
  State,
} from '../../../src/games/frostpunk/index.js';
import type { Deep } from '../../support/deep.js';

const { components } = game;

/** A change of a state that is being set up; parts that belong together change together. */
export type Change = (draft: Deep<State>) => void;

/** Returns the start of a game on which all states are based. */
export const opening = (players: 1 | 2 | 3 | 4 = 1, difficulty: 'easy' | 'normal' | 'hard' = 'normal'): State =>
  orThrow(game.setup({ players, seed: 'hollow', expert: 'P1', difficulty }));

/** Returns the opening with stocks and tracks of its own and these changes, in order; it decodes. */
export const city = (...changes: readonly Change[]): State => cityOf(opening(), plain, ...changes);

/** Sets what the pack sets by difficulty: clauses are tested alike when its numbers change. */
const plain: Change = (draft) => {
  Object.assign(draft, { cold: 4, sickCitizens: [1, 0, 1] });
  owning({ coal: 10, wood: 8, steel: 3, core: 1, food: 10 })(draft);
  tokens('hope', 'unity*', 'trust', 'resolve')(draft);
};

/** Returns a state with these changes, in order; it decodes. */
export const cityOf = (state: State, ...changes: readonly Change[]): State => {
  const draft = JSON.parse(JSON.stringify(state)) as Deep<State>;
  for (const change of changes) change(draft);
  return orThrow(State.decode(draft));
};

/** Returns the state after some moves in notation, all of them legal. */
export const moved = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((before, text) => orThrow(game.applyMove(before, orThrow(parseMove(text)))), state);

/** Returns the events of a move. */
export const eventsOf = (state: State, text: string): readonly Event[] =>
  orThrow(game.step(state, orThrow(parseMove(text)))).events;

/** Returns the legal moves in notation. */
export const legal = (state: State): readonly string[] => game.legalMoves(state).map(formatMove);

/** Returns the clause that refuses a move; undefined if it is legal. */
export const refusal = (state: State, text: string): string | undefined => {
  const move: Move = orThrow(parseMove(text));
  const why = game.whyIllegal(state, move);
  return why?._tag === 'RuleBroken' ? why.clause : why?._tag;
};

/** Returns the reason, the parameters and the sentence with which a rule forbids a move. */
export const why = (
  state: State,
  text: string,
): { reason: Reason; parameters: RefusalParameters; message: string; clause: string } => {
  const refused = game.whyIllegal(state, orThrow(parseMove(text)));
  if (refused?._tag !== 'RuleBroken') throw new Error(`${text} is ${refused?._tag ?? 'legal'}`);
  const { reason, parameters, message, clause } = refused;
  return { reason, parameters, message, clause };
};

/** Returns the index of a card, Building, tile, law, Technology or position by its id. */
export const number = (id: string): number => {
  const { tokens, map, tiles, buildings, morning, weather, dusk, council, laws, technologies } = components;
  const { citizenCards, experts, expeditions, scenario } = components;
  const tables = [tokens.hope, tokens.discontent, map.positions, tiles, buildings, morning, weather, dusk, council];
  for (const table of [...tables, laws, technologies, citizenCards, experts, expeditions, scenario]) {
    const found = (table as readonly { readonly id: string }[]).findIndex((each) => each.id === id);
    if (found >= 0) return found;
  }
  throw new Error(`no ${id}`);
};

/** Returns the index of a site by its name. */
export const site = (name: string): number => {
  const space = /^g(\d)$/.exec(name);
  if (space !== null) return Number(space[1]);
  if (name.startsWith('p')) return 5 + 2 * components.map.positions.length + Number(name[1]);
  return 5 + 2 * number(name.slice(0, -1)) + (name.endsWith('b') ? 1 : 0);
};

const RES: readonly Resource[] = ['coal', 'wood', 'steel', 'core', 'food'];
const TYPES: readonly CitizenType[] = ['worker', 'engineer', 'child'];

/** Returns the stock of a resource. */
export const stock = (state: State, res: Resource): number => state.stock[RES.indexOf(res)]!;

/** Sets fields on which nothing else depends. */
export const having =
  (fields: Partial<Deep<State>>): Change =>
  (draft) => {
    Object.assign(draft, fields);
  };

/** Sets the stock of some resources. */
export const owning =
  (stocks: Partial<Record<Resource, number>>): Change =>
  (draft) => {
    for (const [res, n] of Object.entries(stocks)) draft.stock[RES.indexOf(res as Resource)] = n;
  };

/** Sets the pending decision; the Weather card is the first of the deck if one is needed. */
export const asked =
  (stage: Stage, step: number, phase: Phase, round?: number): Change =>
  (draft) => {
    draft.stage = stage;
    draft.step = step;
    draft.phase = phase;
    draft.round = round ?? (draft.round === 1 && STAGES_OF_ROUND_2.includes(stage) ? 2 : draft.round);
    draft.leader = (draft.round - 1) % draft.players;
    draft.decider = draft.leader;
    if (phase.kind === 'eat' || stage === 'night' || stage === 'dusk')
      draft.hasPassed = draft.hasPassed.map(() => false);
  };

const STAGES_OF_ROUND_2: readonly Stage[] = ['dawn', 'morning', 'generator', 'weather', 'preparation'];

/** Sets a turn of the Action phase. */
export const turn = (round?: number): Change => asked('action', 1, { kind: 'turn', armedCard: -1 }, round);

/** Sets the effect programs under way; the one that runs now is last. */
export const running =
  (...frames: readonly Partial<EffectFrame>[]): Change =>
  (draft) => {
    draft.effectStack = frames.map((frame) => ({
      program: 'sick',
      partIndex: 0,
      unitsLeft: 0,
      citizenType: 'none',
      slot: -1,
      ...frame,
    }));
  };

/** Sets the Citizens of a type, the number of sick ones, and the face of the marker. */
export const people =
  (type: CitizenType, citizens: number, sick = 0, skull = false): Change =>
  (draft) => {
    const index = TYPES.indexOf(type);
    draft.citizens[index] = citizens;
    draft.sickCitizens[index] = sick;
    draft.showsSkull[index] = skull;
  };

/** Sets the tokens of a track from left to right; a star makes them active. */
export const tokens =
  (track: 'hope' | 'discontent', ...texts: readonly string[]): Change =>
  (draft) => {
    const kinds = components.tokens[track];
    draft[track] = texts.map((text) => ({ token: text.replace('*', ''), isActive: text.endsWith('*') }));
    const bag = kinds.map(({ id, copies }) => copies - draft[track].filter(({ token }) => token === id).length);
    if (track === 'hope') draft.hopeBag = bag;
    else draft.discontentBag = bag;
  };

/** Puts a Building from the supply on a site. */
export const building =
  (id: string, name: string, upgraded = false): Change =>
  (draft) => {
    const kind = number(id);
    const first = site(name);
    const isLarge = components.buildings[kind]!.size === 'large';
    const sites = isLarge ? [first, first + 1] : [first];
    for (const each of sites) {
      draft.siteBuilding[each] = kind;
      draft.isUpgraded[each] = upgraded;
      draft.spaceResource[each] = 'none';
      draft.spaceAmount[each] = 0;
      draft.otherSite[each] = isLarge ? (each === first ? first + 1 : first) : -1;
    }
    draft.buildingSupply[kind]!--;
  };

/** Returns a small Building to the supply. */
export const empty =
  (name: string): Change =>
  (draft) => {
    const at = site(name);
    if (draft.siteBuilding[at]! >= 0) draft.buildingSupply[draft.siteBuilding[at]!]!++;
    draft.siteBuilding[at] = -1;
  };

/** Puts a tile on a position, from its stack, or in place of the tile that lies there. */
export const tile =
  (id: string, position: string): Change =>
  (draft) => {
    const card = number(id);
    const place = number(position);
    const elsewhere = draft.tiles.indexOf(card);
    const there = draft.tiles[place]!;
    const stack = components.tiles[card]!.zone === 'near' ? draft.nearStack : draft.farStack;
    if (stack.includes(card)) stack.splice(stack.indexOf(card), 1, ...(there >= 0 ? [there] : []));
    else if (elsewhere >= 0 && elsewhere !== place) {
      draft.tiles[elsewhere] = there;
      putSpaces(draft, elsewhere, there);
    }
    draft.tiles[place] = card;
    putSpaces(draft, place, card);
  };

const putSpaces = (draft: Deep<State>, position: number, card: number): void => {
  const spaces = card >= 0 ? components.tiles[card]!.spaces : (['none', 'none'] as const);
  spaces.forEach((space, i) => {
    draft.spaceResource[5 + 2 * position + i] = space === 'none' ? 'none' : space.resource;
    draft.spaceAmount[5 + 2 * position + i] = space === 'none' ? 0 : space.amount;
  });
};

/** Returns a deck with one card less of a kind, if it has one. */
export const less = (deck: number[], card: number): number[] => {
  const at = deck.indexOf(card);
  return at < 0 ? deck : deck.filter((_, i) => i !== at);
};

/** Puts cards on top of a stack, the first one next. */
export const next =
  (
    stack: 'morning' | 'weather' | 'council' | 'citizens' | 'A' | 'B' | 'C' | 'near' | 'far',
    ...ids: readonly string[]
  ): Change =>
  (draft) => {
    const wanted = ids.map(number).reverse();
    const arranged = (deck: number[]): number[] => [...wanted.reduce(less, deck), ...wanted];
    switch (stack) {
      case 'morning':
      case 'weather':
      case 'council':
        draft[stack].drawStack = arranged(draft[stack].drawStack);
        break;
      case 'citizens':
        draft.hand = draft.hand.filter((card) => !wanted.includes(card));
        draft.citizenDrawStack = arranged(draft.citizenDrawStack);
        break;
      case 'near':
        draft.nearStack = arranged(draft.nearStack);
        break;
      case 'far':
        draft.farStack = arranged(draft.farStack);
        break;
      default:
        draft.expeditionDrawStacks[stack] = arranged(draft.expeditionDrawStacks[stack]);
    }
  };

/** Sets the hand of Citizen cards; the rest of them is in the deck. */
export const hand =
  (...ids: readonly string[]): Change =>
  (draft) => {
    draft.hand = ids.map(number);
    draft.discardedCitizenCards = [];
    draft.citizenDrawStack = components.citizenCards
      .map((_, card) => card)
      .filter((card) => !draft.hand.includes(card));
  };

/** Empties the Citizen deck into the discard. */
export const citizensUsed: Change = (draft) => {
  draft.discardedCitizenCards = [...draft.discardedCitizenCards, ...draft.citizenDrawStack];
  draft.citizenDrawStack = [];
};

/** Sets the cards of the Dusk deck; its other cards have been discarded. */
export const duskDeck =
  (...ids: readonly string[]): Change =>
  (draft) => {
    const slots = ids.map(slotOf);
    draft.dusk.discarded = [...draft.dusk.discarded, ...draft.dusk.deck.filter((slot) => !slots.includes(slot))];
    draft.dusk.setAside = draft.dusk.setAside.filter((slot) => !slots.includes(slot));
    draft.dusk.deck = slots.sort((a, b) => a - b);
    draft.dusk.discarded = draft.dusk.discarded.filter((slot) => !slots.includes(slot));
    if (draft.dusk.discarded.includes(COUNCIL)) draft.council.isCurrentKnown = true;
  };

/** The Dusk slot of the Council card. */
export const COUNCIL = components.dusk.length + components.laws.length;

/** Returns the Dusk slot of a card, of the consequence of a law, or of the Council card. */
export const slotOf = (id: string): number => {
  if (id === 'council') return COUNCIL;
  return id.startsWith('L') ? components.dusk.length + number(id) : number(id);
};

/** Enacts a law, with its consequence in the Dusk deck. */
export const law =
  (id: string, consequence: 'a' | 'b' = 'a'): Change =>
  (draft) => {
    const card = number(id);
    draft.lawStatus[card] = 'enacted';
    draft.enactedLaws = [...draft.enactedLaws, card];
    for (const other of components.laws[card]!.excludes) draft.lawStatus[number(other)] = 'out';
    draft.lawConsequence[card] = consequence;
    draft.dusk.deck = [...draft.dusk.deck, slotOf(id)].sort((a, b) => a - b);
  };

/** Puts a consequence into the display. */
export const displayedLaw =
  (id: string): Change =>
  (draft) => {
    const slot = slotOf(id);
    draft.dusk.deck = draft.dusk.deck.filter((each) => each !== slot);
    draft.isConsequenceKnown[number(id)] = true;
    draft.display = [...draft.display, { source: 'consequence', card: number(id), hasAutomaton: false, isUsed: false }];
  };

/** Puts a Morning card into the display. */
export const displayed =
  (id: string, hasAutomaton = false): Change =>
  (draft) => {
    const card = number(id);
    draft.morning.drawStack = draft.morning.drawStack.filter((each) => each !== card);
    draft.display = [...draft.display, { source: 'morning', card, hasAutomaton, isUsed: false }];
    if (hasAutomaton) draft.automatonsInBank--;
  };

/** Develops Technologies. */
export const developed =
  (...ids: readonly string[]): Change =>
  (draft) => {
    for (const id of ids) draft.isDeveloped[number(id)] = true;
  };

/** Sets an Expedition: cards from the bottom, `A2` or with a face `A2 dark`, and the Scout. */
export const stack =
  (slot: number, cards: readonly string[], scout: 'none' | 'worker' | 'engineer' = 'none', scoutSpace = 0): Change =>
  (draft) => {
    const placed = cards.map((text, i) => {
      const [id, face] = text.split(' ');
      return { card: number(id!), face: (face ?? (i === cards.length - 1 ? 'top' : 'first')) as 'top' };
    });
    const before = draft.expeditionStacks[slot]!.cards.map(({ card }) => card);
    const wanted = placed.map(({ card }) => card);
    for (const letter of ['A', 'B', 'C'] as const) {
      const back = before.filter((card) => components.expeditions[card]!.letter === letter);
      const deck = [...draft.expeditionDrawStacks[letter], ...back];
      draft.expeditionDrawStacks[letter] = deck.filter((card) => !wanted.includes(card));
    }
    draft.expeditionStacks = draft.expeditionStacks.map((each, i) => {
      if (i === slot) return { cards: placed, scout, scoutSpace };
      const kept = each.cards.filter(({ card }) => !wanted.includes(card));
      return kept.length === each.cards.length ? each : { cards: [], scout: 'none', scoutSpace: 0 };
    });
    if (scout !== 'none') draft.reserveMeeples[TYPES.indexOf(scout)]!--;
  };

/** Returns the place of a Scout at the end of the path of an Expedition card. */
export const endOf = (id: string): number => components.expeditions[number(id)]!.pathLength - 1;

/** Puts a Meeple on a site. */
export const standing =
  (kind: MeepleKind, name: string): Change =>
  (draft) => {
    draft.siteMeeple[site(name)] = kind;
    draft.reserveMeeples[[...TYPES, 'automaton'].indexOf(kind)]!--;
  };

/** Puts Automatons into the Reserve. */
export const automatons =
  (n: number): Change =>
  (draft) => {
    draft.reserveMeeples[3] = n;
    draft.automatonsInBank = components.automatons - n;
  };

/** Sets the map of the worked cases: N1 on n0, N2 on n3, nothing else. */
export const knownMap: Change = (draft) => {
  tile('N1', 'n0')(draft);
  tile('N2', 'n3')(draft);
};
