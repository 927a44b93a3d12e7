import * as blueprints from '../../src/games/blueprints/index.js';
import { words as described } from '../../src/games/blueprints/words/about/fr.js';
import { messages, words } from '../../src/games/blueprints/words/fr.js';
import { gameOf, games } from '../../src/games/index.js';
import { type AnyGame, loadGame, orThrow } from '../../src/index.js';
import { promises } from '../../src/testing/index.js';
import { createAbout, createGameText } from '../../src/words/index.js';

// A user's program, which is only compiled: here against the sources, in the package check against the declarations.

const options: blueprints.Options = { players: 2, seed: 'winter' };
const start: blueprints.State = orThrow(blueprints.setup(options));
const moves: readonly blueprints.Move[] = blueprints.legalMoves(start);
const verdict = blueprints.applyMove(start, moves[0]!);

export const next: blueprints.State | string = verdict._tag === 'Right' ? verdict.right : verdict.left.message;
export const seen: blueprints.View = blueprints.view(start, 0);
export const text: string = blueprints.formatMove(moves[0]!);
export const total: number = blueprints.score(start).players[0]!.total;
export const decoded: blueprints.State = orThrow(blueprints.State.decode(JSON.parse('{}')));
export const end: blueprints.State = blueprints.playout(start, (legal) => legal[0]!);
export const ids: readonly string[] = Object.values(games).map(({ id }) => id);
export const anyGame: AnyGame = blueprints.game;
export const found: AnyGame | undefined = gameOf(JSON.parse('"an id that came from outside"') as string);
export const title: Promise<string> = loadGame('blueprints').then((game) => game.title);
export const foundMoves: readonly object[] =
  found === undefined ? [] : found.legalMoves(orThrow(found.setup({ players: 2, seed: 'winter' })));
export const said: string = createGameText(words, blueprints.rules, ['Anne']).move(seen, moves[0]!);
const {
  entries: things,
  about,
  entriesAt: at,
} = createAbout(described, blueprints.rules, createGameText(described, blueprints.rules));
export const lines: readonly string[] = [...things, ...at(seen, 'no such place')].flatMap((each) => about(each).lines);
export const plain: Readonly<Record<string, string>> = messages;
export const suite: unknown = promises;

// @ts-expect-error a view is no state: what is hidden must not be played with.
blueprints.applyMove(seen, moves[0]!);
// @ts-expect-error the declarations say more than `any`.
export const wrong: number = blueprints.formatMove(moves[0]!);
// @ts-expect-error no language has such a message.
export const lacking: string = messages['no such message'];
// @ts-expect-error no game has such a thing.
about({ kind: 'no such kind', id: 0 });
// @ts-expect-error there may be no game of this name.
export const unsure: AnyGame = gameOf('chess');
// @ts-expect-error nor one to be loaded.
export const unloaded: Promise<AnyGame> = loadGame(JSON.parse('"chess"') as string);
