/** Which seats of a table this device has, and whose side it shows. */
import { useEffect, useState } from 'react';
import type { Player } from 'sastrugi';
import type { Following } from './follow.ts';
import { addTokens, tokensOf } from './tokens.ts';
import { wire } from './wire.ts';

export interface Seating {
  /** The seats of this device. */
  readonly seats: readonly Player[];
  /** Whose side is shown; null for somebody who watches. */
  readonly seat: Player | null;
  /** Whether whoever sits there has said that nobody else looks. */
  readonly hasLooked: boolean;
  readonly look: () => void;
  readonly choose: (player: Player) => void;
}

export const useSeating = (table: string, { scene, knownBy }: Following): Seating => {
  const [seats, setSeats] = useState(() => heldIn(table));
  const [seat, setSeat] = useState<Player | null>(seats[0] ?? null);
  const [lookedAs, setLookedAs] = useState<Player | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a side knows is asked when the seat changes
  useEffect(() => {
    const token = seat === null ? null : (tokensOf(table)[seat] ?? null);
    wire.send({ kind: 'watch', table, token, known: knownBy(seat ?? 'spectator') });
    return () => void wire.send({ kind: 'leave' });
  }, [table, seat]);
  useEffect(
    () =>
      wire.listen((told) => {
        if (told.kind !== 'seated' || told.table !== table) return;
        addTokens(table, told.tokens);
        setSeats(heldIn(table));
        setSeat(Number(Object.keys(told.tokens)[0]));
      }),
    [table],
  );
  // Who shares the device hands it on: the next player's side is shown.
  const next = scene === null || scene.isMoving ? null : scene.publication.toAct;
  useEffect(() => {
    if (next === null || next === seat || !seats.includes(next)) return;
    setSeat(next);
    setLookedAs(null);
  }, [next, seat, seats]);
  const hasSecrets = scene?.hasSecrets ?? false;
  useEffect(() => {
    if (!hasSecrets) setLookedAs(null);
  }, [hasSecrets]);

  return {
    seats,
    seat,
    hasLooked: lookedAs === seat,
    look: () => setLookedAs(seat),
    choose: (player) => {
      setSeat(player);
      setLookedAs(null);
    },
  };
};

const heldIn = (table: string): readonly Player[] => Object.keys(tokensOf(table)).map(Number);
