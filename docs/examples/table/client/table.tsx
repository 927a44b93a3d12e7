import { useEffect, useMemo, useState } from 'react';
import type { Failure, Player, Types } from 'sastrugi';
import { type AnySpeech, wordsOf } from 'sastrugi/words';
import { Board } from './board.tsx';
import { Curtain } from './curtain.tsx';
import { type Following, type Scene, useScene } from './follow.ts';
import { SHELVES, type Shown } from './games.ts';
import { History } from './history.tsx';
import { Doings, Invitation, Moves } from './panel.tsx';
import { faultText, refusalText } from './refusals.ts';
import { useSeating } from './seating.ts';
import { Seats } from './seats.tsx';
import { useSettings } from './settings.tsx';
import { useShown } from './shown.ts';
import type { Say } from './texts.ts';
import { wire } from './wire.ts';

export const TablePage = ({ table }: { readonly table: string }) => {
  const { say } = useSettings();
  const following = useScene(table);
  const { scene } = following;
  const fault = useFault();
  const isSaved = useSaved();
  const shown = useShown(scene?.game);
  const { seats, seat, hasLooked, look, choose } = useSeating(table, following);
  const names = scene?.publication.seats.map(({ name }) => name).join('\n');
  const speech = useMemo(
    () => (shown === null || names === undefined ? null : wordsOf(shown.words, shown.rules, names.split('\n'))),
    [shown, names],
  );
  if (fault !== null && scene === null) {
    return (
      <main className="lobby">
        <div role="alert">
          <h1>{faultText(fault, say)}</h1>
        </div>
        <a href="#/">{say('lobby')}</a>
      </main>
    );
  }
  if (scene === null || shown === null || speech === null) {
    return (
      <main className="table">
        <p role="status">{say('loading')}</p>
      </main>
    );
  }
  if (seat !== null && seats.length > 1 && scene.publication.toAct !== null && scene.hasSecrets) {
    const name = scene.publication.seats[seat]!.name;
    if (scene.viewer !== seat) return <Curtain name={name} />;
    if (!hasLooked) return <Curtain name={name} open={look} />;
  }
  return <Sitting {...{ table, following, scene, shown, speech, seats, fault, isSaved, choose }} />;
};

/** Returns whether the table is saved, as last reported by the server. */
const useSaved = (): boolean => {
  const [isSaved, setSaved] = useState(true);
  useEffect(() => wire.listen((told) => told.kind === 'told' && setSaved(told.isSaved)), []);
  return isSaved;
};

/** Returns the last refusal; null after the next news. */
const useFault = (): Failure | null => {
  const [fault, setFault] = useState<Failure | null>(null);
  useEffect(
    () =>
      wire.listen((told) => {
        if (told.kind === 'refused') setFault(told.fault);
        if (told.kind === 'told') setFault(null);
      }),
    [],
  );
  return fault;
};

interface SittingProps {
  readonly table: string;
  readonly scene: Scene;
  readonly shown: Shown;
  readonly speech: AnySpeech;
  /** The seats of this device. */
  readonly seats: readonly Player[];
  readonly fault: Failure | null;
  readonly isSaved: boolean;
  readonly following: Following;
  readonly choose: (player: Player) => void;
}

const Sitting = ({ table, following, scene, shown, speech, seats, fault, isSaved, choose }: SittingProps) => {
  const { say } = useSettings();
  const { publication, view, viewer, isMoving, predicted } = scene;
  const { known, version, toAct } = publication;
  const moves = isMoving || predicted !== null || toAct !== viewer ? NO_MOVES : publication.moves;
  const make = (move: Types['Move']): void => {
    const isSent = wire.send({ kind: 'request', request: { kind: 'move', known, move } });
    const next = isSent ? shown.predictable(view, move) : null;
    if (next !== null) following.predict(move, next);
  };
  const task = taskOf(scene, { speech, say, isShared: seats.length > 1 });
  const { title } = SHELVES[shown.id];
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Sastrugi';
    };
  }, [title]);
  return (
    <main className="table">
      <h1>{title}</h1>
      <div className="task" role="status" aria-live="polite">
        <b>{task}</b>
        {isMoving && (
          <button type="button" onClick={following.skip}>
            {say('skip')}
          </button>
        )}
      </div>
      {!isSaved && (
        <p className="broken" role="alert">
          {say('notSaved')}
        </p>
      )}
      {fault !== null && (
        <p className="broken" role="alert">
          {refusalText(fault, speech, say)}
        </p>
      )}
      <div className="columns">
        <Board {...{ shown, speech, view, moves, make, isMoving, version }} />
        <div className="side">
          {viewer !== 'spectator' && (
            <div>
              <Doings {...{ scene, names: publication.seats.map(({ name }) => name) }} />
              <Moves {...{ shown, speech, view, moves, make }} />
            </div>
          )}
          <div>
            <Seats {...{ table, scene, shown, speech, held: seats, choose }} />
            <History
              happened={scene.happened.filter(({ isSecret }) => scene.hasSecrets || !isSecret)}
              speech={speech}
            />
            <Invitation />
          </div>
        </div>
      </div>
    </main>
  );
};

const NO_MOVES: readonly Types['Move'][] = [];

interface Telling {
  readonly speech: AnySpeech;
  readonly say: Say;
  /** True if several people share the device: decisions then name their player. */
  readonly isShared: boolean;
}

const taskOf = (
  { publication, view, viewer, isMoving, predicted, chairs, happened }: Scene,
  { speech, say, isShared }: Telling,
): string => {
  const { toAct, seats } = publication;
  const last = happened.at(-1);
  if (isMoving && last?.kind === 'event') return speech.event(last.view, last.event);
  if (isMoving && last?.kind === 'move')
    return say('does', { name: seats[last.by]!.name, what: speech.move(last.view, last.move) });
  if (predicted !== null) {
    return say('does', { name: seats[toAct!]!.name, what: speech.move(publication.view, predicted) });
  }
  if (toAct === viewer && isShared) return say('does', { name: seats[toAct]!.name, what: speech.question(view) });
  if (toAct === null || toAct === viewer) return speech.question(view);
  if (chairs[toAct] === 'free') return say('waitFree');
  return say('waitFor', { name: seats[toAct]!.name });
};
