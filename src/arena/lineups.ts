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
export const createLineups = (form: TournamentForm, entrants: number, players: number): readonly Lineup[] => {
  const allEntrants = Array.from({ length: entrants }, (_, i) => i);
  switch (form.kind) {
    case 'as-seated':
      return [createLineup([fillSeats(allEntrants, players)])];
    case 'champion':
      return allEntrants
        .filter((each) => each !== form.champion)
        .map((each) => createLineup(rotationsOf([each, ...Array<number>(players - 1).fill(form.champion)])));
    case 'round-robin':
      return entrants >= players
        ? combinationsOf(allEntrants, players).map((chosen) => createLineup(rotationsOf(chosen)))
        : [createLineup(allEntrants.flatMap((first) => rotationsOf(fillSeats(rotate(allEntrants, first), players))))];
  }
};

/** Lists the line-ups of a team or solo game: each entrant in all seats. */
export const createTeamLineups = (entrants: number, players: number): readonly Lineup[] =>
  Array.from({ length: entrants }, (_, each) => createLineup([Array<number>(players).fill(each)]));

const createLineup = (seatings: readonly Seating[]): Lineup => ({
  entrants: [...new Set(seatings[0]!)],
  seatings: [...new Map(seatings.map((seating) => [seating.join(), seating])).values()],
});

const rotate = (seating: Seating, steps: number): Seating => [...seating.slice(steps), ...seating.slice(0, steps)];

const rotationsOf = (seating: Seating): readonly Seating[] => seating.map((_, steps) => rotate(seating, steps));

/** Fills the seats with the entrants in turn. */
const fillSeats = (entrants: Seating, players: number): Seating =>
  Array.from({ length: players }, (_, seat) => entrants[seat % entrants.length]!);

/** Lists every choice of `size` entrants, in order. */
const combinationsOf = (all: Seating, size: number): readonly Seating[] =>
  size === 0
    ? [[]]
    : all.flatMap((first, i) => combinationsOf(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
