import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { offerOf } from '../city/index.js';
import type { Box } from '../components/box.js';
import { answerDeath } from '../effects/death.js';
import { stepAgenda } from '../effects/index.js';
import { avoid, comeHome, goOn } from '../effects/journeys.js';
import { answerLaw, settle } from '../effects/laws.js';
import type { Event } from '../events.js';
import { onlyAnswer } from '../legal/index.js';
import type { Move, Word } from '../moves/index.js';
import { ask, askOption, OVER, type Run } from '../run.js';
import type { Phase, State } from '../state/index.js';
import { act, shift } from './act.js';
import { nextPlayer } from './action.js';
import {
  answerOption,
  answerSite,
  answerStack,
  answerTile,
  answerToken,
  answerType,
  construct,
  dismantle,
  upgrade,
} from './answers.js';
import { beginTechnology } from './dawn.js';
import { patrol } from './dusk.js';
import { feed } from './generator.js';
import { eat } from './hunger.js';
import { useExpert } from './preparation.js';
import { advance, goTo } from './stage.js';

/** Makes a legal move, and all that follows from it by itself. */
export const perform = (draft: Draft<State>, box: Box, move: Move, emit: Emit<Event>): void => {
  const run: Run = { draft, box, emit };
  answer(run, move);
  goOnUntilAsked(run);
};

/**
 * Runs what needs no decision: answers without an alternative, the agenda, the steps of the stages.
 * @rule FP-COOP-4 FP-LOSE-7
 */
export const goOnUntilAsked = (run: Run): void => {
  const { draft, box } = run;
  for (;;) {
    if (draft.outcome !== 'none') {
      draft.phase = OVER;
      draft.agenda = [];
      return;
    }
    if (draft.phase.kind !== 'over') {
      const only = onlyAnswer(draft, box);
      if (only === undefined) return;
      answer(run, only, true);
    } else if (draft.agenda.length > 0) stepAgenda(run);
    else advance(run);
  }
};

type PhaseOf<Kind extends Phase['kind']> = Phase & { readonly kind: Kind };

const answer = (run: Run, move: Move, forced = false): void => {
  const { draft, emit } = run;
  const { phase } = draft;
  draft.phase = OVER;
  switch (move.kind) {
    case 'feed':
      return feed(run, move.n);
    case 'eat':
      return eat(run, move.n);
    case 'clear':
    case 'gather':
    case 'build':
    case 'use':
    case 'scout':
    case 'special':
      return act(run, move, (phase as PhaseOf<'turn'>).card);
    case 'construct':
      return construct(run, move);
    case 'site':
      return answerSite(run, phase as PhaseOf<'site'>, move.site);
    case 'dismantle':
      return dismantle(run, move);
    case 'upgrade':
      return upgrade(run, move);
    case 'tile':
      return answerTile(run, phase as PhaseOf<'tile' | 'post'>, move.position);
    case 'option':
      emit?.({ kind: 'option', set: (phase as PhaseOf<'option'>).set, n: move.n, forced });
      return answerOption(run, phase as PhaseOf<'option'>, move.n);
    case 'type':
      return answerType(run, phase as PhaseOf<'type'>, move);
    case 'token':
    case 'activate':
    case 'exhaust':
    case 'remove':
      return answerToken(run, phase as PhaseOf<'raise' | 'lower' | 'exhaust' | 'activate'>, move);
    case 'discard':
      return answerDeath(run, move.card);
    case 'technology':
      return beginTechnology(run, move.technology);
    case 'law':
      return answerLaw(run, move.law);
    case 'keep':
      return settle(run, (phase as PhaseOf<'consequence'>).law, move.consequence, true);
    case 'stack':
      return answerStack(run, move.slot);
    case 'card':
      return arm(run, move.card);
    default:
      return answerWord(run, phase, move.kind);
  }
};

const answerWord = (run: Run, phase: Phase, word: Word['kind']): void => {
  const { slot } = phase as PhaseOf<'arrive' | 'return'>;
  switch (word) {
    case 'pass':
      return pass(run);
    case 'done':
      return done(run, phase);
    case 'call':
      return call(run);
    case 'expert':
      return useExpert(run);
    case 'patrol':
      return patrol(run);
    case 'shift':
      return takeShift(run);
    case 'draw':
      return answerDeath(run, -1);
    case 'avoid':
      return avoid(run, slot);
    case 'explore':
      return ask(run, { kind: 'return', slot });
    case 'continue':
      return goOn(run, slot);
    case 'return':
      return comeHome(run, slot);
    case 'token':
      return answerToken(run, phase as PhaseOf<'raise'>, { kind: word });
  }
};

/**
 * The card waits in the turn for its action.
 * @rule FP-CIT-1 FP-CIT-4 FP-CIT-5
 */
const arm = (run: Run, card: number): void => {
  const { draft } = run;
  draft.hand = draft.hand.filter((each) => each !== card);
  draft.cardPlayed = true;
  ask(run, { kind: 'turn', card });
};

/** @rule FP-COOP-3 */
const pass = (run: Run): void => {
  const { draft, emit } = run;
  draft.passed = draft.passed.map((passed, player) => passed || player === draft.actor);
  emit?.({ kind: 'pass', player: draft.actor });
  draft.step = 5;
  nextPlayer(run);
};

const done = (run: Run, phase: Phase): void => {
  const { draft } = run;
  if (phase.kind === 'build') draft.act = { ...draft.act, left: 0 };
  if (phase.kind === 'dusk') goTo(run, 1);
};

/** @rule FP-ACT-20 FP-EXP-2 */
const call = (run: Run): void => {
  run.draft.callUsed = true;
  askOption(run, 'CALL', run.box.parts.call);
};

const takeShift = (run: Run): void => {
  const offer = offerOf(run.draft, run.box, 'longShift');
  if (offer !== undefined) shift(run, offer.program);
};
