import { catalogueOf } from './catalogue.js';
import { agreeing, codecOf, entryOf } from './codec.js';
import { copyOf, type Draft } from './draft.js';
import { canonical, difference, fingerprint } from './fingerprint.js';
import {
  type BaseComponents,
  type BaseEvent,
  type Emit,
  type Game,
  HIDDEN,
  type Kernel,
  type Types,
  type Viewer,
} from './game.js';
import { seeded } from './random.js';
import {
  accepted,
  type ForeignView,
  type IllegalMove,
  type InvalidState,
  invalid,
  type OtherComponents,
  type RuleBroken,
  refused,
  type StateIsView,
  type UnknownMove,
} from './verdict.js';

const stateIsView: StateIsView = { _tag: 'StateIsView', message: 'A view was given where a state is needed.' };
const foreignView: ForeignView = { _tag: 'ForeignView', message: 'Somebody else decides now than the one who looks.' };
const unknownMove: UnknownMove = { _tag: 'UnknownMove', message: 'This is no entry of the catalogue of moves.' };

/** The whole public game of a kernel, played with these components. */
export const defineGame = <G extends Types>(kernel: Kernel<G>, standard: G['Components']): Game<G> =>
  gameWith(kernel, standard, standard);

const gameWith = <G extends Types>(
  kernel: Kernel<G>,
  standard: G['Components'],
  components: G['Components'],
): Game<G> => {
  type State = G['State'];
  type View = G['View'];
  type Move = G['Move'];
  type Clause = G['Clause'];

  const id = components === standard ? 'standard' : `own-${fingerprint(figuresOf(components))}`;
  const box = kernel.prepare(components, id);
  const catalogue = catalogueOf<Move>(kernel.catalogue(box), (move) => kernel.format(move, box));

  const optionsCodec = codecOf(kernel.options(box), invalid('InvalidOptions'));
  const stateCodec = codecOf(
    agreeing(kernel.state(box), (state) => kernel.broken(state, box)),
    invalid('InvalidState'),
  );
  const viewCodec = codecOf(
    agreeing(kernel.view(box), (seen) => unexplained(seen)),
    invalid('InvalidView'),
  );
  const moveCodec = codecOf(entryOf(catalogue), invalid('InvalidMove'));

  const isView = (state: State | View): state is View => state.random === HIDDEN;
  /** The rules read states; what they need of a view, its viewer can see. */
  const asState = (state: State | View): State => state as State;
  const isForeign = (state: State | View): boolean => {
    if (!isView(state)) return false;
    const decider = kernel.toAct(asState(state));
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
  const judged = (state: State | View, action: number): UnknownMove | RuleBroken<Clause> | null => {
    if (action < 0) return unknownMove;
    const clause = kernel.forbiddenBy(asState(state), box, catalogue.moves[action]!);
    return clause === undefined ? null : ruleBroken(clause);
  };
  const ruleBroken = (clause: Clause): RuleBroken<Clause> => ({
    _tag: 'RuleBroken',
    clause,
    message: kernel.clauses[clause].text,
  });
  const refusalOf = (state: State, action: number): IllegalMove<Clause> | null =>
    strangerTo(state) ?? (isView(state) ? stateIsView : judged(state, action));
  const dealt = (settings: G['Settings'], emit: Emit<G['Event']>): State =>
    kernel.deal(settings, box, seeded(settings.seed), emit) as State;
  const after = (state: State, move: Move, emit: Emit<G['Event']>): State => {
    const draft = kernel.clone(state);
    kernel.perform(draft, box, move, emit);
    return draft as State;
  };

  const view = (state: State, viewer: Viewer): View => {
    const isPlayer = Number.isInteger(viewer) && Number(viewer) >= 0 && Number(viewer) < state.players;
    const seen = kernel.clone(state) as unknown as Draft<View>;
    Object.assign(seen, { random: HIDDEN, viewer: isPlayer ? viewer : 'spectator' });
    kernel.hide(seen, isPlayer ? viewer : 'spectator');
    return seen as View;
  };
  const determinize = (seen: View, seed: string): State => {
    const { viewer, ...rest } = copyOf(seen as G['View'] & { viewer: Viewer });
    const random = seeded(seed);
    const draft = Object.assign(rest, { random }) as unknown as Draft<State>;
    kernel.imagine(draft, box, random);
    return draft as State;
  };
  const unexplained = (seen: View): string | null => {
    const state = stateCodec.decode(determinize(seen, 'explain'));
    if (state._tag === 'Left') return state.left.path;
    return difference(view(state.right, seen.viewer), seen);
  };
  const legalMoves = (state: State | View): readonly Move[] =>
    isForeign(state) ? [] : kernel.legalMoves(asState(state), box);

  return {
    id: kernel.id,
    title: kernel.title,
    players: kernel.players,
    rules: kernel.version,
    clauses: kernel.clauses,
    components,
    componentsId: id,

    setup: (options) => {
      const settings = optionsCodec.decode(options);
      return settings._tag === 'Left' ? settings : accepted(dealt(settings.right, undefined));
    },
    legalMoves,
    applyMove: (state, move) => {
      const action = catalogue.indexOf(move);
      const refusal = refusalOf(state, action);
      return refusal === null ? accepted(after(state, catalogue.moves[action]!, undefined)) : refused(refusal);
    },
    score: (state) => kernel.score(asState(state), box),

    toAct: (state) => kernel.toAct(asState(state)),
    deal: (options) => {
      const settings = optionsCodec.decode(options);
      if (settings._tag === 'Left') return settings;
      const events: G['Event'][] = [];
      return accepted({ state: dealt(settings.right, (event) => events.push(event)), events });
    },
    step: (state, move) => {
      const action = catalogue.indexOf(move);
      const refusal = refusalOf(state, action);
      if (refusal !== null) return refused(refusal);
      const events: G['Event'][] = [];
      return accepted({ state: after(state, catalogue.moves[action]!, (event) => events.push(event)), events });
    },
    play: (state, move) => after(state, move, undefined),
    playout: (state, choose) => {
      const draft = kernel.clone(state);
      const lent = draft as State;
      for (let moves = kernel.legalMoves(lent, box); moves.length > 0; moves = kernel.legalMoves(lent, box)) {
        kernel.perform(draft, box, choose(moves, lent), undefined);
      }
      return lent;
    },
    whyIllegal: (state, move) =>
      strangerTo(state) ?? (isForeign(state) ? foreignView : judged(state, catalogue.indexOf(move))),

    view,
    viewEvents: (events, viewer) => events.map((event) => veiledEvent(kernel.secrets, event, viewer)),
    determinize,

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
    State: stateCodec,
    View: viewCodec,
    Move: moveCodec,

    withComponents: (own) => {
      const decoded = codecOf(kernel.components, invalid('InvalidComponents')).decode(own);
      if (decoded._tag === 'Left') return decoded;
      const same = canonical(figuresOf(decoded.right)) === canonical(figuresOf(standard));
      return accepted(gameWith(kernel, standard, same ? standard : decoded.right));
    },
  };
};

/** What the components say, whoever says it. */
const figuresOf = ({ provenance, ...figures }: BaseComponents): object => figures;

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
