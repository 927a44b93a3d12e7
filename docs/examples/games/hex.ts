// Hex: two players fill a rhombus of hexagons in turns; each wins by a chain between their own two sides.
import { describeGame, idBelow, intBetween, listOf, orNull, playerBelow } from 'sastrugi/author';

const COLUMNS = 'abcdefghijklmno';

const hex = describeGame({
  id: 'hex',
  title: 'Hex',
  players: { min: 2, max: 2 },
  components: { size: 11 },
  replaceable: { size: intBetween(2, COLUMNS.length) },
  tables: ({ size }) => {
    const cells = Array.from({ length: size ** 2 }, (_, i) => ({ row: Math.floor(i / size), column: i % size }));
    const touch = (rows: number, columns: number) => Math.max(rows ** 2, columns ** 2) === 1 && rows !== columns;
    const neighbours = cells.map(({ row, column }) =>
      cells.flatMap((other, cell) => (touch(other.row - row, other.column - column) ? [cell] : [])),
    );
    return { cells, neighbours };
  },
  options: { swap: [true, false] },
  fields: ({ players, size }) => {
    const player = playerBelow(players);
    const cell = idBelow(size ** 2);
    return {
      state: { turnPlayer: player, stones: listOf(orNull(player), size ** 2), winner: orNull(player) },
      moves: { place: { cell }, takeOver: {} },
      events: { stonePlaced: { player, cell }, stoneTakenOver: { cell } },
    };
  },
  mutableLists: ['stones'],
  notation: { place: ({ cell }, { cells }) => `${COLUMNS[cells[cell]!.column]}${cells[cell]!.row + 1}` },
  clauses: {
    turn: 'Players place a stone in turns.',
    swap: 'The second player may take over the first stone instead: it then lies on the mirrored cell.',
    win: 'Player 1 connects the first row with the last, player 2 the first column with the last.',
  },
  reasons: { occupied: 'There is a stone already.', 'no-swap': 'Only the first stone can be taken over.' },
});
type State = typeof hex.types.State;
type Box = typeof hex.types.Box;

/** Checks whether stones of a player reach from one of their sides to the other. */
const isConnected = ({ stones }: State, { size, cells, neighbours }: Box, player: number): boolean => {
  const depthOf = (cell: number): number => (player === 0 ? cells[cell]!.row : cells[cell]!.column);
  const reached = new Set([...stones.keys()].filter((cell) => stones[cell] === player && depthOf(cell) === 0));
  for (const cell of reached) {
    if (depthOf(cell) === size - 1) return true;
    for (const next of neighbours[cell]!) if (stones[next] === player) reached.add(next);
  }
  return false;
};

export const game = hex.define({
  moves: {
    place: {
      forbiddenBy: { occupied: ({ stones }, _, { cell }) => stones[cell] !== null },
      apply: ({ draft, box, emit }, { cell }) => {
        const player = draft.turnPlayer;
        draft.stones[cell] = player;
        if (isConnected(draft, box, player)) draft.winner = player;
        else draft.turnPlayer = 1 - player;
        emit?.({ kind: 'stonePlaced', player, cell });
      },
    },
    takeOver: {
      forbiddenBy: { 'no-swap': ({ swap, stones, turnPlayer }) => !swap || turnPlayer === 0 || stones.includes(1) },
      apply: ({ draft, box, emit }) => {
        const first = draft.stones.indexOf(0);
        const { row, column } = box.cells[first]!;
        const cell = column * box.size + row;
        draft.stones[first] = null;
        draft.stones[cell] = 1;
        draft.turnPlayer = 0;
        emit?.({ kind: 'stoneTakenOver', cell });
      },
    },
  },
  isOver: ({ winner }) => winner !== null,
  points: ({ winner }, _, player) => ({ connected: Number(winner === player) }),
  findContradiction: (state, box) => {
    const { stones, swap, winner, turnPlayer } = state;
    const [first, second] = [0, 1].map((player) => stones.filter((stone) => stone === player).length);
    const ahead = first! - second! - (winner === null ? turnPlayer : 1 - turnPlayer);
    if (ahead !== 0 && !(swap && ahead === -1)) return 'stones';
    return [0, 1].some((player) => isConnected(state, box, player) !== (winner === player)) && 'winner';
  },
});
