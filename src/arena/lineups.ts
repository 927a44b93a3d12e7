import type { TournamentForm } from './tournament.js';

/** The seats of a game: by player, the number of an entrant. */
export type Seating = readonly number[];

/** A choice of entrants, with all seatings in which they meet. */
export interface Lineup {
  /** The entrants, each once, in order; against a champion the challenger comes first. */
  readonly entrants: readonly number[];
  readonly seatings: readonly Seating[];
}

/** Lists the line-ups of a tournament of opponents. */
export const lineupsOf = (form: TournamentForm, entrants: number, players: number): readonly Lineup[] => {
  const all = Array.from({ length: entrants }, (_, i) => i);
  switch (form.kind) {
    case 'as-seated':
      return [lineup([filled(all, players)])];
    case 'champion':
      return all
        .filter((each) => each !== form.champion)
        .map((each) => lineup(rotations([each, ...Array<number>(players - 1).fill(form.champion)])));
    case 'round-robin':
      return entrants >= players
        ? choices(all, players).map((chosen) => lineup(rotations(chosen)))
        : [lineup(all.flatMap((first) => rotations(filled(rotated(all, first), players))))];
  }
};

/** Lists the line-ups of a team or solo game: each entrant in all seats. */
export const teams = (entrants: number, players: number): readonly Lineup[] =>
  Array.from({ length: entrants }, (_, each) => lineup([Array<number>(players).fill(each)]));

const lineup = (seatings: readonly Seating[]): Lineup => ({
  entrants: [...new Set(seatings[0]!)],
  seatings: [...new Map(seatings.map((seating) => [seating.join(), seating])).values()],
});

const rotated = (seating: Seating, by: number): Seating => [...seating.slice(by), ...seating.slice(0, by)];

const rotations = (seating: Seating): readonly Seating[] => seating.map((_, by) => rotated(seating, by));

/** Fills the seats with the entrants in turn. */
const filled = (entrants: Seating, players: number): Seating =>
  Array.from({ length: players }, (_, seat) => entrants[seat % entrants.length]!);

/** Lists every choice of `size` entrants, in order. */
const choices = (all: Seating, size: number): readonly Seating[] =>
  size === 0 ? [[]] : all.flatMap((first, i) => choices(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
