import { orThrow } from '../../../src/core/errors/errors.js';
import {
  applyMove,
  type Event,
  type Move,
  parseMove,
  type ShipyardCard,
  State,
  step,
  whyIllegal,
} from '../../../src/games/antarctica/index.js';

const read = (text: string): Move => orThrow(parseMove(text));

/** Returns the state after these moves, each of which is legal. */
export const played = (state: State, ...texts: readonly string[]): State => {
  let reached = state;
  for (const text of texts) reached = orThrow(applyMove(reached, read(text)));
  return orThrow(State.decode(reached));
};

/** Returns the clause that forbids a move, or null. */
export const refusal = (state: State, text: string): string | null => {
  const why = whyIllegal(state, read(text));
  if (why === null) return null;
  return why._tag === 'RuleBroken' ? why.clause : why._tag;
};

/** Returns the reason why a move is forbidden, and the sentence with its facts. */
export const because = (state: State, text: string): readonly [string, string] => {
  const why = whyIllegal(state, read(text));
  if (why?._tag !== 'RuleBroken') throw new Error(`${text} breaks no rule`);
  return [why.reason, why.message];
};

/** Returns the events of a move. */
export const eventsOf = (state: State, text: string): readonly Event[] => orThrow(step(state, read(text))).events;

/** Returns the owners of the ships of a zone. */
export const ownersIn = (state: State, zone: number): readonly number[] =>
  state.queues[zone]!.map((ship) => Math.floor(ship / 6));

/** Returns a hand by shipyard card. */
export const handOf = (state: State, player: number): Readonly<Record<ShipyardCard, number>> => {
  const [scientist, icebreaker, recruits, progress] = state.hands[player]!;
  return { scientist: scientist!, icebreaker: icebreaker!, recruits: recruits!, progress: progress! };
};
