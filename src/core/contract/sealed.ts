import { withItemAt } from '../data/list.js';
import type { BasePhase, ByPlayer, Player, Types } from '../types/base-types.js';
import type { PhaseOf, RunOf } from './kernel.js';

/**
 * A phase in which players choose at the same time. They are asked in the order of their seats; nobody sees the choices
 * of others before all are made.
 */
export interface SealedPhase<Kind extends string, Choice> extends BasePhase {
  readonly kind: Kind;
  /** The players who have still to choose, the next to be asked first. */
  readonly deciders: readonly Player[];
  /** The choices by player, the fields of their moves; null for a player who has not chosen. */
  readonly choices: ByPlayer<Choice | null>;
}

/** Builds a phase in which players choose at the same time, by default all of them. */
export const sealedPhase = <const Kind extends string>(
  kind: Kind,
  players: number,
  deciders: readonly Player[] = Array.from({ length: players }, (_, player) => player),
): SealedPhase<Kind, never> => ({ kind, deciders, choices: Array.from({ length: players }, () => null) });

/** Returns the phase of a position in which players choose at the same time; null for any other phase. */
export const sealedPhaseOf = ({ phase }: { readonly phase: BasePhase }): SealedPhase<string, unknown> | null =>
  'deciders' in phase ? (phase as SealedPhase<string, unknown>) : null;

/** Returns a position as it is when one of those who have still to choose is asked first; any other as it is. */
export const withDecider = <Position extends { readonly phase: BasePhase }>(
  position: Position,
  player: Player,
): Position => {
  const phase = sealedPhaseOf(position);
  if (phase === null) return position;
  return {
    ...position,
    phase: { ...phase, deciders: [player, ...phase.deciders.filter((other) => other !== player)] },
  };
};

/**
 * Builds what a move does that is a sealed choice: it is kept until all have chosen, then `resolve` carries all choices
 * out. The event `choiceMade` reports that a player has chosen.
 */
export const keepChoice =
  <G extends Types>(resolve: (run: RunOf<G>, choices: ByPlayer<never>) => void) =>
  (run: RunOf<G>, { kind: _, ...choice }: G['Move'], phase: PhaseOf<G>): void => {
    const { deciders, choices } = phase as BasePhase as SealedPhase<string, unknown>;
    const [player, ...others] = deciders;
    const sealed: SealedPhase<string, unknown> = {
      kind: phase.kind,
      deciders: others,
      choices: withItemAt(choices, player!, choice),
    };
    run.draft.phase = sealed;
    run.emit?.({ kind: 'choiceMade', player } as G['Event']);
    if (others.length === 0) resolve(run, sealed.choices as ByPlayer<never>);
  };
