import type { Facts } from '../../../src/core/reasons.js';
import { orThrow } from '../../../src/core/verdict.js';
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

/** Changes a position that is being set up; what belongs together changes together. */
export type Change = (draft: Deep<State>) => void;

/** The start of a game that all positions are made from. */
export const opening = (players: 1 | 2 | 3 | 4 = 1, difficulty: 'easy' | 'normal' | 'hard' = 'normal'): State =>
  orThrow(game.setup({ players, seed: 'hollow', expert: 'P1', difficulty }));

/** The opening with these changes, in order; it decodes. */
export const city = (...changes: readonly Change[]): State => cityOf(opening(), ...changes);

/** Some state with these changes, in order; it decodes. */
export const cityOf = (state: State, ...changes: readonly Change[]): State => {
  const draft = JSON.parse(JSON.stringify(state)) as Deep<State>;
  for (const change of changes) change(draft);
  return orThrow(State.decode(draft));
};

/** The state after some moves in notation, all of them legal. */
export const moved = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((before, text) => orThrow(game.applyMove(before, orThrow(parseMove(text)))), state);

/** What happens on a move. */
export const eventsOf = (state: State, text: string): readonly Event[] =>
  orThrow(game.step(state, orThrow(parseMove(text)))).events;

/** The legal moves in notation. */
export const legal = (state: State): readonly string[] => game.legalMoves(state).map(formatMove);

/** The clause that refuses a move; undefined when it is legal. */
export const refusal = (state: State, text: string): string | undefined => {
  const move: Move = orThrow(parseMove(text));
  const why = game.whyIllegal(state, move);
  return why?._tag === 'RuleBroken' ? why.clause : why?._tag;
};

/** Why a rule forbids a move: the reason, the figures, the sentence. */
export const why = (state: State, text: string): { reason: Reason; facts: Facts; message: string; clause: string } => {
  const refused = game.whyIllegal(state, orThrow(parseMove(text)));
  if (refused?._tag !== 'RuleBroken') throw new Error(`${text} is ${refused?._tag ?? 'legal'}`);
  const { reason, facts, message, clause } = refused;
  return { reason, facts, message, clause };
};

/** The number of a card, Building, tile, law, Technology, position by its id. */
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

/** The number of a site by its name. */
export const site = (name: string): number => {
  const space = /^g(\d)$/.exec(name);
  if (space !== null) return Number(space[1]);
  if (name.startsWith('p')) return 5 + 2 * components.map.positions.length + Number(name[1]);
  return 5 + 2 * number(name.slice(0, -1)) + (name.endsWith('b') ? 1 : 0);
};

const RES: readonly Res[] = ['coal', 'wood', 'steel', 'core', 'food'];
const TYPES: readonly Citizen[] = ['worker', 'engineer', 'child'];

/** The stock of a resource. */
export const stock = (state: State, res: Res): number => state.resources[RES.indexOf(res)]!;

/** Fields that nothing else depends on. */
export const having =
  (fields: Partial<Deep<State>>): Change =>
  (draft) => {
    Object.assign(draft, fields);
  };

/** The stock of some resources. */
export const owning =
  (stocks: Partial<Record<Res, number>>): Change =>
  (draft) => {
    for (const [res, n] of Object.entries(stocks)) draft.resources[RES.indexOf(res as Res)] = n;
  };

/** The decision that is asked now; the Weather card is the first of the deck if there has to be one. */
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

/** A turn of Action. */
export const turn = (round?: number): Change => asked('action', 1, { kind: 'turn', card: -1 }, round);

/** Effect programs under way, the one that runs now last. */
export const running =
  (...frames: readonly Partial<Frame>[]): Change =>
  (draft) => {
    draft.agenda = frames.map((frame) => ({ program: 'sick', at: 0, left: 0, type: 'none', slot: -1, ...frame }));
  };

/** Citizens of a type, how many of them are sick, and the face of the marker. */
export const people =
  (type: Citizen, citizens: number, sick = 0, skull = false): Change =>
  (draft) => {
    const index = TYPES.indexOf(type);
    draft.citizens[index] = citizens;
    draft.sick[index] = sick;
    draft.skull[index] = skull;
  };

/** Tokens of a track from left to right; a star makes them active. */
export const tokens =
  (track: 'hope' | 'discontent', ...texts: readonly string[]): Change =>
  (draft) => {
    const kinds = components.tokens[track];
    draft[track] = texts.map((text) => ({ token: text.replace('*', ''), active: text.endsWith('*') }));
    const bag = kinds.map(({ id, count }) => count - draft[track].filter(({ token }) => token === id).length);
    if (track === 'hope') draft.hopeBag = bag;
    else draft.discontentBag = bag;
  };

/** A Building on a site, out of the supply. */
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

/** A small Building goes back to the supply. */
export const empty =
  (name: string): Change =>
  (draft) => {
    const at = site(name);
    if (draft.built[at]! >= 0) draft.supply[draft.built[at]!]!++;
    draft.built[at] = -1;
  };

/** A tile on a position, out of its stack, or instead of the tile that lies there. */
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

/** The next cards of a stack, the first one next. */
export const next =
  (
    stack: 'morning' | 'weather' | 'council' | 'citizens' | 'A' | 'B' | 'C' | 'near' | 'far',
    ...ids: readonly string[]
  ): Change =>
  (draft) => {
    const wanted = ids.map(number).reverse();
    const arranged = (deck: number[]): number[] => [...deck.filter((card) => !wanted.includes(card)), ...wanted];
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

/** The hand of Citizen cards; the rest of them is in the deck. */
export const hand =
  (...ids: readonly string[]): Change =>
  (draft) => {
    draft.hand = ids.map(number);
    draft.citizenDiscard = [];
    draft.citizenDeck = components.citizens.map((_, card) => card).filter((card) => !draft.hand.includes(card));
  };

/** The Citizen deck is empty, its cards being in the discard. */
export const citizensUsed: Change = (draft) => {
  draft.citizenDiscard = [...draft.citizenDiscard, ...draft.citizenDeck];
  draft.citizenDeck = [];
};

/** The Dusk deck has just these cards; its other cards have been discarded. */
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

/** The Dusk slot of a card, of the consequence of a law, or of the Council card. */
export const slotOf = (id: string): number => {
  if (id === 'council') return COUNCIL;
  return id.startsWith('L') ? components.dusk.length + number(id) : number(id);
};

/** An enacted law, whose consequence is in the Dusk deck. */
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

/** A consequence that has come into the display. */
export const displayedLaw =
  (id: string): Change =>
  (draft) => {
    const slot = slotOf(id);
    draft.dusk.deck = draft.dusk.deck.filter((each) => each !== slot);
    draft.consequenceKnown[number(id)] = true;
    draft.display = [...draft.display, { source: 'consequence', card: number(id), automaton: false, used: false }];
  };

/** A Morning card in the display. */
export const displayed =
  (id: string, automaton = false): Change =>
  (draft) => {
    const card = number(id);
    draft.morning.deck = draft.morning.deck.filter((each) => each !== card);
    draft.display = [...draft.display, { source: 'morning', card, automaton, used: false }];
    if (automaton) draft.bank--;
  };

/** Technologies that are developed. */
export const developed =
  (...ids: readonly string[]): Change =>
  (draft) => {
    for (const id of ids) draft.technologies[number(id)] = true;
  };

/** An Expedition: cards from the bottom, `A2` or with a face `A2 dark`, and the Scout. */
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

/** A Meeple that stands on a site. */
export const standing =
  (kind: Kind, name: string): Change =>
  (draft) => {
    draft.meeple[site(name)] = kind;
    draft.reserve[[...TYPES, 'automaton'].indexOf(kind)]!--;
  };

/** Automatons in the Reserve. */
export const automatons =
  (n: number): Change =>
  (draft) => {
    draft.reserve[3] = n;
    draft.bank = components.automatons - n;
  };

/** The map of the worked cases: N1 on n0, N2 on n3, nothing else. */
export const knownMap: Change = (draft) => {
  tile('N1', 'n0')(draft);
  tile('N2', 'n3')(draft);
};
