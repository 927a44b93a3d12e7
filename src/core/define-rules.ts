import type { Either } from 'fp-ts/lib/Either.js';
import { catalogueOf } from './catalogue.js';
import { codecOf } from './codec.js';
import { type BaseEvent, type Emit, HIDDEN, type Rules, type Step, type Types, type Viewer } from './game.js';
import type { Kernel } from './kernel.js';
import { playOf } from './play.js';
import { seeded } from './random.js';
import { type Cover, hide } from './secrets.js';
import {
  accepted,
  type ForeignView,
  type IllegalMove,
  type InvalidOptions,
  type InvalidState,
  invalid,
  type OtherComponents,
  type RuleBroken,
  refused,
  type StateIsView,
  type UnknownMove,
} from './verdict.js';

const stateIsView: StateIsView = { _tag: 'StateIsView', message: 'This is a view, no state.' };
const foreignView: ForeignView = { _tag: 'ForeignView', message: 'Somebody else decides now.' };
const unknownMove: UnknownMove = { _tag: 'UnknownMove', message: 'This is no move of the catalogue.' };

/** What it takes to play a kernel with these components, which states name by `id`. */
export const defineRules = <G extends Types>(
  kernel: Kernel<G>,
  components: G['Components'],
  id = 'standard',
): Rules<G> => {
  type State = G['State'];
  type View = G['View'];
  type Move = G['Move'];
  type Refusal = G['Refusal'];

  const box = kernel.prepare(components, id);
  const play = playOf(kernel, box);
  const catalogue = catalogueOf<Move>(play.moves, (move) => kernel.format(move, box));
  const optionsCodec = codecOf(kernel.options(box), invalid('InvalidOptions'));

  const isView = (state: State | View): state is View => state.random === HIDDEN;
  /** The rules read states; what they need of a view, its viewer can see. */
  const asState = (state: State | View): State => state as State;
  const isForeign = (state: State | View): boolean => {
    if (!isView(state)) return false;
    const decider = play.toAct(asState(state));
    return decider !== null && decider !== state.viewer;
  };

  const noState = invalid('InvalidState')('', `This is no state of ${kernel.title}.`);
  const strangerTo = (state: State | View): InvalidState | OtherComponents | null => {
    try {
      if (state.game !== kernel.id) return noState;
      const { components: found, random } = state;
      return found === id && random !== undefined ? null : otherComponents(id, found);
    } catch {
      return noState;
    }
  };
  const judged = (state: State | View, action: number): UnknownMove | RuleBroken<Refusal> | null => {
    if (action < 0) return unknownMove;
    const clause = play.forbiddenBy(asState(state), catalogue.moves[action]!);
    return clause === undefined ? null : ruleBroken(clause);
  };
  const ruleBroken = (clause: Refusal): RuleBroken<Refusal> => ({
    _tag: 'RuleBroken',
    clause,
    message: kernel.refusals[clause],
  });
  const refusalOf = (state: State, action: number): IllegalMove<Refusal> | null =>
    strangerTo(state) ?? (isView(state) ? stateIsView : judged(state, action));
  const after = (state: State, move: Move, emit: Emit<G['Event']>): State => {
    const run = play.runOn(kernel.clone(state), emit);
    play.perform(run, move);
    return run.draft;
  };
  const dealt = (options: G['Options'], emit: Emit<G['Event']>): Either<InvalidOptions, State> => {
    const settings = optionsCodec.decode(options);
    if (settings._tag === 'Left') return settings;
    const run = play.runOn(kernel.unpack(settings.right, box, seeded(settings.right.seed)), emit);
    kernel.deal(run, settings.right);
    play.settle(run);
    return accepted(run.draft);
  };
  const moved = (state: State, move: Move, emit: Emit<G['Event']>): Either<IllegalMove<Refusal>, State> => {
    const action = catalogue.indexOf(move);
    const refusal = refusalOf(state, action);
    return refusal === null ? accepted(after(state, catalogue.moves[action]!, emit)) : refused(refusal);
  };
  const told = <E>(result: (emit: Emit<G['Event']>) => Either<E, State>): Either<E, Step<State, G['Event']>> => {
    const events: G['Event'][] = [];
    const state = result((event) => events.push(event));
    return state._tag === 'Left' ? state : accepted({ state: state.right, events });
  };

  const secrets = Object.entries<Cover>(kernel.hides);
  const view = (state: State, who: Viewer): View => {
    const isPlayer = Number.isInteger(who) && Number(who) >= 0 && Number(who) < state.players;
    const viewer = isPlayer ? who : 'spectator';
    const sight = { state, viewer, veil: hide };
    const hidden = secrets.map(([key, cover]) => [key, cover(state[key as keyof State], sight, -1, -1)]);
    return { ...kernel.clone(state), random: HIDDEN, ...Object.fromEntries(hidden), viewer } as View;
  };
  const legalMoves = (state: State | View): readonly Move[] =>
    isForeign(state) ? [] : play.legalMoves(asState(state));

  return {
    id: kernel.id,
    title: kernel.title,
    players: kernel.players,
    version: kernel.version,
    components,
    componentsId: id,
    box,

    setup: (options) => dealt(options, undefined),
    legalMoves,
    applyMove: (state, move) => moved(state, move, undefined),
    score: (state) => kernel.score(asState(state), box),

    toAct: (state) => play.toAct(asState(state)),
    deal: (options) => told((emit) => dealt(options, emit)),
    step: (state, move) => told((emit) => moved(state, move, emit)),
    play: (state, move) => after(state, move, undefined),
    playout: (state, choose) => {
      const run = play.runOn(kernel.clone(state), undefined);
      for (let moves = play.legalMoves(run.draft); moves.length > 0; moves = play.legalMoves(run.draft)) {
        play.perform(run, choose(moves, run.draft));
      }
      return run.draft;
    },
    whyIllegal: (state, move) =>
      strangerTo(state) ?? (isForeign(state) ? foreignView : judged(state, catalogue.indexOf(move))),

    view,
    viewEvents: (events, viewer) => events.map((event) => veiledEvent(kernel.secrets, event, viewer)),

    catalogue: catalogue.moves,
    actionOf: catalogue.indexOf,
    moveOf: (action) => catalogue.moves[action],
    legalMask: (state, mask) => {
      mask.fill(0);
      for (const move of legalMoves(state)) mask[catalogue.indexOf(move)] = 1;
      return mask;
    },

    formatMove: (move) => kernel.format(move, box),
    parseMove: (text) => {
      const move = catalogue.parse(text);
      return move === undefined
        ? refused(invalid('InvalidMove')('', `'${shown(text)}' is no move of ${kernel.title}.`))
        : accepted(move);
    },

    Options: optionsCodec,
  };
};

const LONGEST_SHOWN = 64;

const shown = (text: unknown): string => (typeof text === 'string' ? text.slice(0, LONGEST_SHOWN) : typeof text);

const otherComponents = (expected: string, found: unknown): OtherComponents => ({
  _tag: 'OtherComponents',
  expected,
  found: shown(found),
  message: `The state was made with components '${shown(found)}', this game has '${expected}'.`,
});

/** An event as a viewer may know it. */
const veiledEvent = <Event extends BaseEvent>(
  secrets: Readonly<Partial<Record<string, readonly string[]>>>,
  event: Event,
  viewer: Viewer,
): Event => {
  const fields = secrets[event.kind];
  if (fields === undefined || (event as { readonly player?: Viewer }).player === viewer) return event;
  return { ...event, ...Object.fromEntries(fields.map((field) => [field, HIDDEN])) };
};
