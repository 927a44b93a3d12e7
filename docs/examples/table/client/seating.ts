/** The seats of this device at a table, and the side it shows. */
import { useEffect, useState } from 'react';
import type { Player, Types } from 'sastrugi';
import type { Publication } from 'sastrugi/table';
import type { SceneControls } from './scene.ts';
import { useSettings } from './settings.tsx';
import { addTokens, tokensOf } from './tokens.ts';
import { wire } from './wire.ts';

export interface Seating {
  /** The seats of this device. */
  readonly seats: readonly Player[];
  /** The player whose side is shown; null for a spectator. */
  readonly seat: Player | null;
  /** True once this player has confirmed that nobody else is looking. */
  readonly hasLooked: boolean;
  readonly look: () => void;
  readonly choose: (player: Player) => void;
}

export const useSeating = (table: string, { scene, revisionOf }: SceneControls): Seating => {
  const [seats, setSeats] = useState(() => seatsHeld(table));
  const [seat, setSeat] = useState<Player | null>(seats[0] ?? null);
  const [lookedAs, setLookedAs] = useState<Player | null>(null);
  const { speed } = useSettings();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a side knows is asked when the seat or speed changes
  useEffect(() => {
    const token = seat === null ? null : (tokensOf(table)[seat] ?? null);
    wire.send({ kind: 'watch', table, token, revision: revisionOf(seat ?? 'spectator'), speed });
  }, [table, seat, speed]);
  useEffect(() => () => void wire.send({ kind: 'leave' }), []);
  useEffect(
    () =>
      wire.listen((message) => {
        if (message.kind !== 'seated' || message.table !== table) return;
        addTokens(table, message.tokens);
        setSeats(seatsHeld(table));
        setSeat(Number(Object.keys(message.tokens)[0]));
      }),
    [table],
  );
  const show = (player: Player): void => {
    if (player === seat) return;
    setSeat(player);
    setLookedAs(null);
  };
  // A shared device is passed on: it shows the side of the player who has to decide.
  const next = scene === null || scene.isMoving ? null : findDecider(seats, scene.publication);
  const version = scene?.publication.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a side that was chosen stays until something happens
  useEffect(() => {
    if (next !== null) show(next);
  }, [next, version]);
  const hasHiddenInformation = scene?.hasHiddenInformation ?? false;
  useEffect(() => {
    if (!hasHiddenInformation) setLookedAs(null);
  }, [hasHiddenInformation]);

  return {
    seats,
    seat,
    hasLooked: lookedAs === seat,
    look: () => setLookedAs(seat),
    choose: show,
  };
};

/** Returns which of these players has to decide: on an undo request, else on a move. */
const findDecider = (seats: readonly Player[], { toAct, undo }: Publication<Types>): Player | null => {
  const answering = seats.find((seat) => undo.request !== null && !undo.request.agreedPlayers.includes(seat));
  return answering ?? seats.find((seat) => seat === toAct) ?? null;
};

const seatsHeld = (table: string): readonly Player[] => Object.keys(tokensOf(table)).map(Number);
