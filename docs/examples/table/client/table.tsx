import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure, GameId, IllegalMove, Player, Types } from 'sastrugi';
import { wordsOf } from 'sastrugi/words';
import type { Told } from '../shared/messages.ts';
import { Board } from './board.tsx';
import { type Scene, useScene } from './follow.ts';
import { type AnySpeech, fetchGame, isGame, SHELVES, type Shown } from './games.ts';
import { History } from './history.tsx';
import { Doings, Invitation, Moves } from './panel.tsx';
import { Seats } from './seats.tsx';
import { useSettings } from './settings.tsx';
import type { TextKey } from './texts.ts';
import { addTokens, tokensOf } from './tokens.ts';
import { wire } from './wire.ts';

export const TablePage = ({ table }: { readonly table: string }) => {
  const { say, language } = useSettings();
  const { scene, skip } = useScene(table);
  const [seats, setSeats] = useState(() => heldIn(table));
  const [seat, setSeat] = useState<Player | null>(seats[0] ?? null);
  const [curtain, setCurtain] = useState(seats.length > 1);
  const [fault, setFault] = useState<Failure | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const game = scene?.game;

  useEffect(() => {
    wire.send({ kind: 'watch', table, token: seat === null ? null : (tokensOf(table)[seat] ?? null), known: null });
    return () => wire.send({ kind: 'leave' });
  }, [table, seat]);
  useEffect(() => {
    const hear = (told: Told): void => {
      if (told.kind === 'refused') setFault(told.fault);
      if (told.kind === 'told') setFault(null);
      if (told.kind !== 'seated' || told.table !== table) return;
      addTokens(table, told.tokens);
      setSeats(heldIn(table));
      setSeat(Number(Object.keys(told.tokens)[0]));
    };
    return wire.listen(hear);
  }, [table]);
  useEffect(() => {
    if (game === undefined || !isGame(game)) return;
    let isWanted = true;
    void fetchGame(game as GameId, language).then((fetched) => isWanted && setShown(fetched));
    return () => {
      isWanted = false;
    };
  }, [game, language]);

  const names = scene?.publication.seats.map(({ name }) => name).join('\n');
  const speech = useMemo(
    () => (shown === null || names === undefined ? null : wordsOf(shown.words, shown.rules, names.split('\n'))),
    [shown, names],
  );

  // Who shares the device hands it on: the next player's side is shown, behind a curtain where something is secret.
  const next = scene === null || scene.isMoving ? null : scene.publication.toAct;
  const hasScreens = game !== undefined && isGame(game) && SHELVES[game].hasScreens;
  useEffect(() => {
    if (next === null || next === seat || !seats.includes(next)) return;
    setSeat(next);
    setCurtain(hasScreens);
  }, [next, seat, seats, hasScreens]);

  if (scene === null || shown === null || speech === null) {
    return (
      <main className="table">
        <p role={fault === null ? 'status' : 'alert'}>
          {fault === null ? say('loading') : say(FAULTS[fault._tag] ?? 'wentWrong', { message: fault.message })}
        </p>
      </main>
    );
  }
  if (curtain && hasScreens && seat !== null && scene.publication.toAct !== null) {
    return (
      <main className="curtain">
        <h1>{say('yourTurn', { name: scene.publication.seats[seat]!.name })}</h1>
        <p>{say('lookAway')}</p>
        <button type="button" className="strong" onClick={() => setCurtain(false)}>
          {say('show')}
        </button>
      </main>
    );
  }
  return (
    <Sitting
      {...{ table, scene, shown, speech, seats, fault, skip }}
      choose={(player) => {
        setSeat(player);
        setCurtain(hasScreens);
      }}
    />
  );
};

const heldIn = (table: string): readonly Player[] => Object.keys(tokensOf(table)).map(Number);

const FAULTS: Readonly<Record<string, TextKey>> = {
  Stale: 'stale',
  NotSeated: 'notSeated',
  SeatTaken: 'seatTaken',
  NoTable: 'noTable',
};

interface SittingProps {
  readonly table: string;
  readonly scene: Scene;
  readonly shown: Shown;
  readonly speech: AnySpeech;
  /** The seats of this device. */
  readonly seats: readonly Player[];
  readonly fault: Failure | null;
  readonly skip: () => void;
  readonly choose: (player: Player) => void;
}

const Sitting = ({ table, scene, shown, speech, seats, fault, skip, choose }: SittingProps) => {
  const { say } = useSettings();
  const { publication, view, viewer, isMoving } = scene;
  const { version, toAct } = publication;
  const moves = isMoving || toAct !== viewer ? NO_MOVES : publication.moves;
  const make = useCallback(
    (move: Types['Move']): void => wire.send({ kind: 'request', request: { kind: 'move', version, move } }),
    [version],
  );
  const task = taskOf(scene, speech, say);
  return (
    <main className="table">
      <div className="task" role="status" aria-live="polite">
        <b>{task}</b>
        {isMoving && (
          <button type="button" onClick={skip}>
            {say('skip')}
          </button>
        )}
      </div>
      {fault !== null && (
        <p className="broken" role="alert">
          {refusalOf(fault, speech, say)}
        </p>
      )}
      <div className="columns">
        <Board {...{ shown, speech, view, moves, make, isMoving, version }} />
        <div className="side">
          <Doings {...{ scene, names: publication.seats.map(({ name }) => name) }} />
          <Moves {...{ shown, speech, view, moves, make }} />
          <Seats {...{ table, scene, shown, speech, held: seats, choose }} />
          <History happened={scene.happened} speech={speech} />
          <Invitation />
        </div>
      </div>
    </main>
  );
};

const NO_MOVES: readonly Types['Move'][] = [];

const taskOf = (
  { publication, view, viewer, isMoving, chairs, happened }: Scene,
  speech: AnySpeech,
  say: ReturnType<typeof useSettings>['say'],
): string => {
  const { toAct, seats } = publication;
  const last = happened.at(-1);
  if (isMoving && last?.kind === 'event') return speech.event(last.view, last.event);
  if (isMoving && last?.kind === 'move')
    return say('does', { name: seats[last.by]!.name, what: speech.move(last.view, last.move) });
  if (toAct === null || toAct === viewer) return speech.question(view);
  if (chairs[toAct] === 'free') return say('waitFree');
  return say('waitFor', { name: seats[toAct]!.name });
};

const refusalOf = (fault: Failure, speech: AnySpeech, say: ReturnType<typeof useSettings>['say']): string => {
  const text = FAULTS[fault._tag];
  if (text !== undefined) return say(text);
  if (SPOKEN.includes(fault._tag)) return speech.refusal(fault as IllegalMove<string, string>);
  return say('wentWrong', { message: fault.message });
};

const SPOKEN = ['RuleBroken', 'NotToAct', 'UnknownMove', 'OtherRules', 'OtherComponents'];
