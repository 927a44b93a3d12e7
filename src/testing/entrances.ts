import type { Codec } from '../core/codec/index.js';
import type { Game, ToldOptions, Types } from '../core/contract/game.js';
import { validateRecord } from '../core/records/validate-record.js';
import { demand, difference, isObject, oneLine, same } from './expect.js';

/** A function of a game that takes outside values; `enter` throws unless its answer is valid. */
export interface Entrance {
  readonly name: string;
  enter(value: unknown): void;
}

/** Lists the functions that take outside values; `state` is one of the game, and not over. */
export const entrancesOf = <G extends Types>(game: Game<G>, state: G['State']): readonly Entrance[] => [
  codec('Options.decode', game.Options),
  codec('State.decode', game.State),
  codec('View.decode', game.View),
  codec('Move.decode', game.Move),
  ...dealing(game),
  ...moving(game, state),
  ...stateless(game),
  ...telling(game, state),
  { name: 'validateRecord', enter: (value) => void isVerdict(validateRecord(value, game)) },
  { name: 'withComponents', enter: (value) => void isVerdict(game.withComponents(value)) },
];

/** Checks for a Right; throws unless the value is an Either whose Left is a short plain error with a message. */
export const isVerdict = (verdict: unknown): boolean => {
  demand(isObject(verdict), `the answer is ${oneLine(verdict)}, not an Either`);
  if (verdict['_tag'] === 'Right') return true;
  demand(verdict['_tag'] === 'Left', `the answer is ${oneLine(verdict)}, not an Either`);
  isRefusal(verdict['left']);
  return false;
};

/** Checks whether a decoder accepts a value; throws unless it decodes its own result to the same. */
export const decodesSoundly = <A, E>({ decode, name }: Codec<A, E>, value: unknown): boolean => {
  const decoded = decode(value);
  if (!isVerdict(decoded) || decoded._tag === 'Left') return false;
  same(decode(decoded.right), decoded, `what is decoded as ${name} decodes to something else`);
  return true;
};

const isRefusal = (reason: unknown): void => {
  const written = JSON.stringify(reason);
  const isPlain = difference(JSON.parse(written), reason, '') === undefined;
  demand(isPlain && isObject(reason), `the error ${oneLine(reason)} is not a plain record`);
  demand(written.length < LONGEST, `the error has ${written.length} characters`);
  const { _tag, message } = reason;
  demand(typeof _tag === 'string' && _tag !== '', `the error ${oneLine(reason)} has no tag`);
  demand(typeof message === 'string' && message !== '', `the error ${oneLine(reason)} has no message`);
};

const LONGEST = 100_000;

const codec = <A, E>(name: string, type: Codec<A, E>): Entrance => ({
  name,
  enter: (value) => {
    decodesSoundly(type, value);
    const is: unknown = type.is(value);
    demand(typeof is === 'boolean', `${type.name}.is returns ${oneLine(is)}`);
  },
});

const dealing = <G extends Types>(game: Game<G>): readonly Entrance[] => [
  {
    name: 'setup',
    enter: (value) => {
      const dealt = game.setup(value as G['Options']);
      if (isVerdict(dealt) && dealt._tag === 'Right') demand(game.State.is(dealt.right), 'the deal does not decode');
    },
  },
  { name: 'deal', enter: (value) => void isVerdict(game.deal(value as G['Options'])) },
  { name: 'parseMove', enter: (value) => void isVerdict(game.parseMove(value as string)) },
];

const moving = <G extends Types>(game: Game<G>, state: G['State']): readonly Entrance[] => [
  { name: 'applyMove as a move', enter: (move) => isMadeIfLegal(game, state, move, game.applyMove) },
  { name: 'step as a move', enter: (move) => isMadeIfLegal(game, state, move, game.step) },
  {
    name: 'whyIllegal as a move',
    enter: (move) => {
      const reason = game.whyIllegal(state, move as G['Move']);
      if (reason !== null) isRefusal(reason);
    },
  },
  {
    name: 'actionOf',
    enter: (move) => {
      const action: unknown = game.actionOf(move as G['Move']);
      const isAction = Number.isInteger(action) && Number(action) >= -1 && Number(action) < game.catalogue.length;
      demand(isAction, `the action number is ${oneLine(action)}`);
    },
  },
];

const isMadeIfLegal = <G extends Types>(
  game: Game<G>,
  state: G['State'],
  move: unknown,
  make: (state: G['State'], move: G['Move']) => unknown,
): void => {
  const isMade = isVerdict(make(state, move as G['Move']));
  const entry = game.moveOf(game.actionOf(move as G['Move']));
  const isLegal = entry !== undefined && game.legalMoves(state).includes(entry);
  demand(isMade === isLegal, () => `a move is ${isMade ? 'made' : 'refused'}, and its action is ${oneLine(entry)}`);
};

/** The functions that must refuse an outside value in place of a state. */
const stateless = <G extends Types>(game: Game<G>): readonly Entrance[] => {
  const move = game.catalogue[0]!;
  const refuses = (isMade: boolean) => demand(!isMade, 'it is accepted as a state');
  return [
    { name: 'applyMove as a state', enter: (value) => refuses(isVerdict(game.applyMove(value as G['State'], move))) },
    { name: 'step as a state', enter: (value) => refuses(isVerdict(game.step(value as G['State'], move))) },
    { name: 'whyIllegal as a state', enter: (value) => isRefusal(game.whyIllegal(value as G['State'], move)) },
  ];
};

/** The functions of told games. */
const telling = <G extends Types>(game: Game<G>, state: G['State']): readonly Entrance[] => {
  const options = { players: game.players.min } as unknown as ToldOptions<G['Options']>;
  const move = game.catalogue[0]!;
  const takers: readonly (readonly [string, (position: G['View'], move: G['Move'], told: string) => unknown])[] = [
    ['stepTold', game.stepTold],
    ['asks', game.asks],
  ];
  const dealers = [
    ['dealTold', game.dealTold],
    ['asksDeal', game.asksDeal],
  ] as const;
  return [
    ...dealers.flatMap(([name, deal]) => [
      { name, enter: (value: unknown) => void isVerdict(deal(value as typeof options, '')) },
      { name: `${name} as facts`, enter: (value: unknown) => void isVerdict(deal(options, value as string)) },
    ]),
    ...takers.flatMap(([name, take]) => [
      {
        name: `${name} as a position`,
        enter: (value: unknown) =>
          demand(!isVerdict(take(value as G['View'], move, '')), 'it is accepted as a position'),
      },
      {
        name: `${name} as a move`,
        enter: (value: unknown) => void isVerdict(take(game.view(state, 'spectator'), value as G['Move'], '')),
      },
      {
        name: `${name} as facts`,
        enter: (value: unknown) => void isVerdict(take(game.view(state, 'spectator'), move, value as string)),
      },
    ]),
  ];
};
