import type { Codec } from '../core/codec/index.js';
import type { Game, ToldOptions, Types } from '../core/contract/game.js';
import { validateRecord } from '../core/records/validate-record.js';
import { assert, assertEqual, describeDifference, formatOneLine, isObjectOrList } from './assert.js';

/** A function of a game that takes outside values; `call` throws unless its answer is valid. */
export interface EntryPoint {
  readonly name: string;
  call(value: unknown): void;
}

/** Lists the functions that take outside values; `state` is one of the game, and not over. */
export const entryPointsOf = <G extends Types>(game: Game<G>, state: G['State']): readonly EntryPoint[] => [
  codecEntryPoint('Options.decode', game.Options),
  codecEntryPoint('State.decode', game.State),
  codecEntryPoint('View.decode', game.View),
  codecEntryPoint('Move.decode', game.Move),
  ...dealEntryPoints(game),
  ...moveEntryPoints(game, state),
  ...stateEntryPoints(game),
  ...toldEntryPoints(game, state),
  { name: 'validateRecord', call: (value) => void checkEither(validateRecord(value, game)) },
  { name: 'withComponents', call: (value) => void checkEither(game.withComponents(value)) },
];

/** Checks for a Right; throws unless the value is an Either whose Left is a short plain error with a message. */
export const checkEither = (answer: unknown): boolean => {
  assert(isObjectOrList(answer), `the answer is ${formatOneLine(answer)}, not an Either`);
  if (answer['_tag'] === 'Right') return true;
  assert(answer['_tag'] === 'Left', `the answer is ${formatOneLine(answer)}, not an Either`);
  checkError(answer['left']);
  return false;
};

/** Checks whether a decoder accepts a value; throws unless it decodes its own result to the same. */
export const checkDecodes = <A, E>({ decode, name }: Codec<A, E>, value: unknown): boolean => {
  const decoded = decode(value);
  if (!checkEither(decoded) || decoded._tag === 'Left') return false;
  assertEqual(decode(decoded.right), decoded, `what is decoded as ${name} decodes to something else`);
  return true;
};

const checkError = (reason: unknown): void => {
  const written = JSON.stringify(reason);
  const isPlain = describeDifference(JSON.parse(written), reason, '') === undefined;
  assert(isPlain && isObjectOrList(reason), `the error ${formatOneLine(reason)} is not a plain record`);
  assert(written.length < MAX_ERROR_LENGTH, `the error has ${written.length} characters`);
  const { _tag, message } = reason;
  assert(typeof _tag === 'string' && _tag !== '', `the error ${formatOneLine(reason)} has no tag`);
  assert(typeof message === 'string' && message !== '', `the error ${formatOneLine(reason)} has no message`);
};

const MAX_ERROR_LENGTH = 100_000;

const codecEntryPoint = <A, E>(name: string, type: Codec<A, E>): EntryPoint => ({
  name,
  call: (value) => {
    checkDecodes(type, value);
    const is: unknown = type.is(value);
    assert(typeof is === 'boolean', `${type.name}.is returns ${formatOneLine(is)}`);
  },
});

const dealEntryPoints = <G extends Types>(game: Game<G>): readonly EntryPoint[] => [
  {
    name: 'setup',
    call: (value) => {
      const dealt = game.setup(value as G['Options']);
      if (checkEither(dealt) && dealt._tag === 'Right') assert(game.State.is(dealt.right), 'the deal does not decode');
    },
  },
  { name: 'deal', call: (value) => void checkEither(game.deal(value as G['Options'])) },
  { name: 'parseMove', call: (value) => void checkEither(game.parseMove(value as string)) },
];

const moveEntryPoints = <G extends Types>(game: Game<G>, state: G['State']): readonly EntryPoint[] => [
  { name: 'applyMove as a move', call: (move) => checkMadeIfLegal(game, state, move, game.applyMove) },
  { name: 'step as a move', call: (move) => checkMadeIfLegal(game, state, move, game.step) },
  {
    name: 'whyIllegal as a move',
    call: (move) => {
      const reason = game.whyIllegal(state, move as G['Move']);
      if (reason !== null) checkError(reason);
    },
  },
  {
    name: 'actionOf',
    call: (move) => {
      const action: unknown = game.actionOf(move as G['Move']);
      const isAction = Number.isInteger(action) && Number(action) >= -1 && Number(action) < game.catalogue.length;
      assert(isAction, `the action number is ${formatOneLine(action)}`);
    },
  },
];

const checkMadeIfLegal = <G extends Types>(
  game: Game<G>,
  state: G['State'],
  move: unknown,
  make: (state: G['State'], move: G['Move']) => unknown,
): void => {
  const isMade = checkEither(make(state, move as G['Move']));
  const entry = game.moveOf(game.actionOf(move as G['Move']));
  const isLegal = entry !== undefined && game.legalMoves(state).includes(entry);
  assert(
    isMade === isLegal,
    () => `a move is ${isMade ? 'made' : 'refused'}, and its action is ${formatOneLine(entry)}`,
  );
};

/** The functions that must refuse an outside value in place of a state. */
const stateEntryPoints = <G extends Types>(game: Game<G>): readonly EntryPoint[] => {
  const move = game.catalogue[0]!;
  const refuses = (isMade: boolean) => assert(!isMade, 'it is accepted as a state');
  return [
    { name: 'applyMove as a state', call: (value) => refuses(checkEither(game.applyMove(value as G['State'], move))) },
    { name: 'step as a state', call: (value) => refuses(checkEither(game.step(value as G['State'], move))) },
    { name: 'whyIllegal as a state', call: (value) => checkError(game.whyIllegal(value as G['State'], move)) },
  ];
};

/** The functions of told games. */
const toldEntryPoints = <G extends Types>(game: Game<G>, state: G['State']): readonly EntryPoint[] => {
  const options = { players: game.players.min } as unknown as ToldOptions<G['Options']>;
  const move = game.catalogue[0]!;
  const takers: readonly (readonly [string, (position: G['View'], move: G['Move'], told: string) => unknown])[] = [
    ['stepTold', game.stepTold],
    ['asks', game.nextChanceQuestion],
  ];
  const dealers = [
    ['dealTold', game.dealTold],
    ['asksDeal', game.nextDealQuestion],
  ] as const;
  return [
    ...dealers.flatMap(([name, deal]) => [
      { name, call: (value: unknown) => void checkEither(deal(value as typeof options, '')) },
      { name: `${name} as facts`, call: (value: unknown) => void checkEither(deal(options, value as string)) },
    ]),
    ...takers.flatMap(([name, take]) => [
      {
        name: `${name} as a position`,
        call: (value: unknown) =>
          assert(!checkEither(take(value as G['View'], move, '')), 'it is accepted as a position'),
      },
      {
        name: `${name} as a move`,
        call: (value: unknown) => void checkEither(take(game.view(state, 'spectator'), value as G['Move'], '')),
      },
      {
        name: `${name} as facts`,
        call: (value: unknown) => void checkEither(take(game.view(state, 'spectator'), move, value as string)),
      },
    ]),
  ];
};
