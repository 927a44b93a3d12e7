/** The bots at a table. */
import { randomUUID } from 'node:crypto';
import type { AnyGame, Player, Types } from 'sastrugi';
import { type BotRunner, ladderFor, seatBot } from 'sastrugi/bots';
import { stateOf, type Table } from 'sastrugi/table';
import type { Chairs } from './chairs.ts';

export class Bots {
  readonly #game: AnyGame;
  readonly #chairs: Chairs;
  #seated: readonly (BotRunner<Types> | null)[];

  constructor(game: AnyGame, chairs: Chairs) {
    this.#game = game;
    this.#chairs = chairs;
    this.#seated = this.#seat();
  }

  #seat(): readonly (BotRunner<Types> | null)[] {
    const ladder = ladderFor(this.#game.id)!;
    return this.#chairs.map((chair, player) =>
      'bot' in chair ? seatBot(this.#game, ladder[chair.bot], player, randomUUID()) : null,
    );
  }

  /** Reports a move to the bots; after an undo they are seated anew. */
  update(before: Table<Types>, after: Table<Types>): void {
    if (after.undoCount !== before.undoCount) this.#seated = this.#seat();
    else if (after.match.ply > before.match.ply) {
      const state = stateOf(this.#game, before);
      for (const bot of this.#seated) bot?.note(state, after.match.moves[before.match.ply]!);
    }
  }

  /** Checks whether a player is a bot. */
  isBot(player: Player): boolean {
    return (this.#seated[player] ?? null) !== null;
  }

  /** Returns the move of a bot; the first legal one if it fails. */
  async chooseMove(player: Player, state: Types['State']): Promise<Types['Move']> {
    const answer = await this.#seated[player]!.ask(state);
    if (answer._tag === 'Right') return answer.right.move;
    console.error(answer.left.message);
    return this.#game.legalMoves(state)[0]!;
  }
}
