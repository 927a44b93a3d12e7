import type { Facts } from '../../../src/core/errors/reasons.js';
import { orThrow } from '../../../src/core/errors/verdict.js';
import {
  type Citizen,
  type Event,
  type Frame,
  formatMove,
  game,
  type Kind,
  type Move,
  type Phase,
  parseMove,
  type Reason,
  type Res,
  type Stage,
  State,
} from '../../../src/games/frostpunk/index.js';
import type { Deep } from '../../support/deep.js';

const { components } = game;

/** A change of a position that is being set up; parts that belong together change together. */
export type Change = (draft: Deep<State>) => void;

/** Returns the start of a game on which all positions are based. */
export const opening = (players: 1 | 2 | 3 | 4 = 1, difficulty: 'easy' | 'normal' | 'hard' = 'normal'): State =>
  orThrow(game.setup({ players, seed: 'hollow', expert: 'P1', difficulty }));

/** Returns the opening with stocks and tracks of its own and these changes, in order; it decodes. */
export const city = (...changes: readonly Change[]): State => cityOf(opening(), plain, ...changes);

/** Sets what the pack sets by difficulty: clauses are tested alike when its figures change. */
const plain: Change = (draft) => {
  Object.assign(draft, { cold: 4 });
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

/** Returns the reason, the facts and the sentence with which a rule forbids a move. */
export const why = (state: State, text: string): { reason: Reason; facts: Facts; message: string; clause: string } => {
  const refused = game.whyIllegal(state, orThrow(parseMove(text)));
  if (refused?._tag !== 'RuleBroken') throw new Error(`${text} is ${refused?._tag ?? 'legal'}`);
  const { reason, facts, message, clause } = refused;
  return { reason, facts, message, clause };
};

/** Returns the number of a card, Building, tile, law, Technology or position by its id. */
export const number = (id: string): number => {
  const { tokens, map, tiles, buildings, morning, weather, dusk, council, laws, technologies } = components;
  const { citizens, experts, expeditions, scenario } = components;
  const tables = [tokens.hope, tokens.discontent, map.positions, tiles, buildings, morning, weather, dusk, council];
  for (const table of [...tables, laws, technologies, citizens, experts, expeditions, scenario]) {
    const found = (table as readonly { readonly id: string }[]).findIndex((each) => each.id === id);
    if (found >= 0) return found;
  }
  throw new Error(`no ${id}`);
};

/** Returns the number of a site by its name. */
export const site = (name: string): number => {
  const space = /^g(\d)$/.exec(name);
  if (space !== null) return Number(space[1]);
  if (name.startsWith('p')) return 5 + 2 * components.map.positions.length + Number(name[1]);
  return 5 + 2 * number(name.slice(0, -1)) + (name.endsWith('b') ? 1 : 0);
};

const RES: readonly Res[] = ['coal', 'wood', 'steel', 'core', 'food'];
const TYPES: readonly Citizen[] = ['worker', 'engineer', 'child'];

/** Returns the stock of a resource. */
export const stock = (state: State, res: Res): number => state.resources[RES.indexOf(res)]!;

/** Sets fields on which nothing else depends. */
export const having =
  (fields: Partial<Deep<State>>): Change =>
  (draft) => {
    Object.assign(draft, fields);
  };

/** Sets the stock of some resources. */
export const owning =
  (stocks: Partial<Record<Res, number>>): Change =>
  (draft) => {
    for (const [res, n] of Object.entries(stocks)) draft.resources[RES.indexOf(res as Res)] = n;
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
    draft.actor = draft.leader;
    if (phase.kind === 'eat' || stage === 'night' || stage === 'dusk') draft.passed = draft.passed.map(() => false);
  };

const STAGES_OF_ROUND_2: readonly Stage[] = ['dawn', 'morning', 'generator', 'weather', 'preparation'];

/** Sets a turn of the Action phase. */
export const turn = (round?: number): Change => asked('action', 1, { kind: 'turn', card: -1 }, round);

/** Sets the effect programs under way; the one that runs now is last. */
export const running =
  (...frames: readonly Partial<Frame>[]): Change =>
  (draft) => {
    draft.agenda = frames.map((frame) => ({ program: 'sick', at: 0, left: 0, type: 'none', slot: -1, ...frame }));
  };

/** Sets the Citizens of a type, the number of sick ones, and the face of the marker. */
export const people =
  (type: Citizen, citizens: number, sick = 0, skull = false): Change =>
  (draft) => {
    const index = TYPES.indexOf(type);
    draft.citizens[index] = citizens;
    draft.sick[index] = sick;
    draft.skull[index] = skull;
  };

/** Sets the tokens of a track from left to right; a star makes them active. */
export const tokens =
  (track: 'hope' | 'discontent', ...texts: readonly string[]): Change =>
  (draft) => {
    const kinds = components.tokens[track];
    draft[track] = texts.map((text) => ({ token: text.replace('*', ''), active: text.endsWith('*') }));
    const bag = kinds.map(({ id, count }) => count - draft[track].filter(({ token }) => token === id).length);
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
      draft.built[each] = kind;
      draft.upgraded[each] = upgraded;
      draft.resource[each] = 'none';
      draft.amount[each] = 0;
      draft.partner[each] = isLarge ? (each === first ? first + 1 : first) : -1;
    }
    draft.supply[kind]!--;
  };

/** Returns a small Building to the supply. */
export const empty =
  (name: string): Change =>
  (draft) => {
    const at = site(name);
    if (draft.built[at]! >= 0) draft.supply[draft.built[at]!]!++;
    draft.built[at] = -1;
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
    draft.resource[5 + 2 * position + i] = space === 'none' ? 'none' : space.res;
    draft.amount[5 + 2 * position + i] = space === 'none' ? 0 : space.n;
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
        draft[stack].deck = arranged(draft[stack].deck);
        break;
      case 'citizens':
        draft.hand = draft.hand.filter((card) => !wanted.includes(card));
        draft.citizenDeck = arranged(draft.citizenDeck);
        break;
      case 'near':
        draft.nearStack = arranged(draft.nearStack);
        break;
      case 'far':
        draft.farStack = arranged(draft.farStack);
        break;
      default:
        draft.expeditionDecks[stack] = arranged(draft.expeditionDecks[stack]);
    }
  };

/** Sets the hand of Citizen cards; the rest of them is in the deck. */
export const hand =
  (...ids: readonly string[]): Change =>
  (draft) => {
    draft.hand = ids.map(number);
    draft.citizenDiscard = [];
    draft.citizenDeck = components.citizens.map((_, card) => card).filter((card) => !draft.hand.includes(card));
  };

/** Empties the Citizen deck into the discard. */
export const citizensUsed: Change = (draft) => {
  draft.citizenDiscard = [...draft.citizenDiscard, ...draft.citizenDeck];
  draft.citizenDeck = [];
};

/** Sets the cards of the Dusk deck; its other cards have been discarded. */
export const duskDeck =
  (...ids: readonly string[]): Change =>
  (draft) => {
    const slots = ids.map(slotOf);
    draft.dusk.discard = [...draft.dusk.discard, ...draft.dusk.deck.filter((slot) => !slots.includes(slot))];
    draft.dusk.aside = draft.dusk.aside.filter((slot) => !slots.includes(slot));
    draft.dusk.deck = slots.sort((a, b) => a - b);
    draft.dusk.discard = draft.dusk.discard.filter((slot) => !slots.includes(slot));
    if (draft.dusk.discard.includes(COUNCIL)) draft.council.known = true;
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
    draft.laws[card] = 'enacted';
    draft.enacted = [...draft.enacted, card];
    for (const other of components.laws[card]!.excludes) draft.laws[number(other)] = 'out';
    draft.consequence[card] = consequence;
    draft.dusk.deck = [...draft.dusk.deck, slotOf(id)].sort((a, b) => a - b);
  };

/** Puts a consequence into the display. */
export const displayedLaw =
  (id: string): Change =>
  (draft) => {
    const slot = slotOf(id);
    draft.dusk.deck = draft.dusk.deck.filter((each) => each !== slot);
    draft.consequenceKnown[number(id)] = true;
    draft.display = [...draft.display, { source: 'consequence', card: number(id), automaton: false, used: false }];
  };

/** Puts a Morning card into the display. */
export const displayed =
  (id: string, automaton = false): Change =>
  (draft) => {
    const card = number(id);
    draft.morning.deck = draft.morning.deck.filter((each) => each !== card);
    draft.display = [...draft.display, { source: 'morning', card, automaton, used: false }];
    if (automaton) draft.bank--;
  };

/** Develops Technologies. */
export const developed =
  (...ids: readonly string[]): Change =>
  (draft) => {
    for (const id of ids) draft.technologies[number(id)] = true;
  };

/** Sets an Expedition: cards from the bottom, `A2` or with a face `A2 dark`, and the Scout. */
export const stack =
  (slot: number, cards: readonly string[], scout: 'none' | 'worker' | 'engineer' = 'none', at = 0): Change =>
  (draft) => {
    const placed = cards.map((text, i) => {
      const [id, face] = text.split(' ');
      return { card: number(id!), face: (face ?? (i === cards.length - 1 ? 'top' : 'first')) as 'top' };
    });
    const before = draft.stacks[slot]!.cards.map(({ card }) => card);
    const wanted = placed.map(({ card }) => card);
    for (const letter of ['A', 'B', 'C'] as const) {
      const back = before.filter((card) => components.expeditions[card]!.letter === letter);
      const deck = [...draft.expeditionDecks[letter], ...back];
      draft.expeditionDecks[letter] = deck.filter((card) => !wanted.includes(card));
    }
    draft.stacks = draft.stacks.map((each, i) => {
      if (i === slot) return { cards: placed, scout, at };
      const kept = each.cards.filter(({ card }) => !wanted.includes(card));
      return kept.length === each.cards.length ? each : { cards: [], scout: 'none', at: 0 };
    });
    if (scout !== 'none') draft.reserve[TYPES.indexOf(scout)]!--;
  };

/** Returns the place of a Scout at the end of the path of an Expedition card. */
export const endOf = (id: string): number => components.expeditions[number(id)]!.path - 1;

/** Puts a Meeple on a site. */
export const standing =
  (kind: Kind, name: string): Change =>
  (draft) => {
    draft.meeple[site(name)] = kind;
    draft.reserve[[...TYPES, 'automaton'].indexOf(kind)]!--;
  };

/** Puts Automatons into the Reserve. */
export const automatons =
  (n: number): Change =>
  (draft) => {
    draft.reserve[3] = n;
    draft.bank = components.automatons - n;
  };

/** Sets the map of the worked cases: N1 on n0, N2 on n3, nothing else. */
export const knownMap: Change = (draft) => {
  tile('N1', 'n0')(draft);
  tile('N2', 'n3')(draft);
};
