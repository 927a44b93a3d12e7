import { useEffect, useMemo, useState } from 'react';
import type { ErrorValue, Player, Types } from 'sastrugi';
import { type AnyGameText, createGameText } from 'sastrugi/words';
import { Glossary, Hint } from './about.tsx';
import { Board } from './board.tsx';
import { Curtain } from './curtain.tsx';
import { errorText, tableErrorText } from './errors.ts';
import { GAME_MODULES, type LoadedGame } from './games.ts';
import { Guard } from './guard.tsx';
import { History } from './history.tsx';
import { Offers } from './offers.tsx';
import { Invitation, TakeBack, UndoRequestCard } from './panel.tsx';
import type { Spot } from './picture.tsx';
import { type Scene, type SceneControls, useScene } from './scene.ts';
import { useSeating } from './seating.ts';
import { Seats } from './seats.tsx';
import { useSettings } from './settings.tsx';
import { useGame } from './shown.ts';
import { Task } from './task.tsx';
import { useThings } from './things.ts';
import { useTouches } from './touches.ts';
import { wire } from './wire.ts';

export const TablePage = ({ table }: { readonly table: string }) => {
  const { say } = useSettings();
  const following = useScene(table);
  const { scene } = following;
  const error = useError();
  const isSaved = useSaved();
  const shown = useGame(scene?.game);
  const { seats, seat, hasLooked, look, choose } = useSeating(table, following);
  const names = scene?.publication.seats.map(({ name }) => name).join('\n');
  const speech = useMemo(
    () => (shown === null || names === undefined ? null : createGameText(shown.words, shown.rules, names.split('\n'))),
    [shown, names],
  );
  if (error !== null && scene === null) {
    return (
      <main className="lobby">
        <div role="alert">
          <h1>{errorText(error, say)}</h1>
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
  if (seat !== null && seats.length > 1 && scene.publication.toAct !== null && scene.hasHiddenInformation) {
    const name = scene.publication.seats[seat]!.name;
    if (scene.viewer !== seat) return <Curtain name={name} />;
    if (!hasLooked) return <Curtain name={name} open={look} />;
  }
  return <TableView {...{ table, following, scene, shown, speech, seats, error, isSaved, choose }} />;
};

/** Returns whether the table is saved, as last reported by the server. */
const useSaved = (): boolean => {
  const [isSaved, setSaved] = useState(true);
  useEffect(() => wire.listen((message) => message.kind === 'published' && setSaved(message.isSaved)), []);
  return isSaved;
};

/** Returns the last refusal; null after the next news. */
const useError = (): ErrorValue | null => {
  const [error, setFault] = useState<ErrorValue | null>(null);
  useEffect(
    () =>
      wire.listen((message) => {
        if (message.kind === 'refused') setFault(message.error);
        if (message.kind === 'published') setFault(null);
      }),
    [],
  );
  return error;
};

interface TableViewProps {
  readonly table: string;
  readonly scene: Scene;
  readonly shown: LoadedGame;
  readonly speech: AnyGameText;
  /** The seats of this device. */
  readonly seats: readonly Player[];
  readonly error: ErrorValue | null;
  readonly isSaved: boolean;
  readonly following: SceneControls;
  readonly choose: (player: Player) => void;
}

const TableView = ({ table, following, scene, shown, speech, seats, error, isSaved, choose }: TableViewProps) => {
  const { say } = useSettings();
  const { publication, view, viewer, isMoving, predicted } = scene;
  const { revision, version, toAct } = publication;
  const moves = isMoving || predicted !== null || toAct !== viewer ? NO_MOVES : publication.moves;
  const make = (move: Types['Move']): void => {
    const isSent = wire.send({ kind: 'request', request: { kind: 'move', revision, move } });
    const next = isSent ? shown.predictView(view, move) : null;
    if (next !== null) following.predict(move, next);
  };
  const touches = useTouches({ shown, view, moves, make, version });
  const [pointed, setPointed] = useState(NO_MOVES);
  const { offered, places, touch } = touches;
  const marked = pointed.length > 0 && pointed.every((move) => offered.includes(move)) ? pointed : offered;
  const names = useMemo(
    () => new Map(shown.drawing.board(view).places.map(({ id, nameMessage }) => [id, speech.translate(nameMessage)])),
    [shown, view, speech],
  );
  const things = useThings(shown, publication.seats.map(({ name }) => name).join('\n'));
  const [hovered, setHovered] = useState<Spot | null>(null);
  const { title } = GAME_MODULES[shown.id];
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Sastrugi';
    };
  }, [title]);
  return (
    <main className="table">
      <h1>{title}</h1>
      <div className={publication.toAct === null && !isMoving ? 'task over' : 'task'} role="status" aria-live="polite">
        <Guard reset={scene}>
          <b>
            <Task {...{ scene, shown, speech }} isShared={seats.length > 1} />
          </b>
        </Guard>
        {isMoving && (
          <button type="button" onClick={following.skip}>
            {say('skip')}
          </button>
        )}
        <TakeBack scene={scene} />
      </div>
      {!isSaved && (
        <p className="broken" role="alert">
          {say('notSaved')}
        </p>
      )}
      {error !== null && (
        <p className="broken" role="alert">
          {tableErrorText(error, speech, say)}
        </p>
      )}
      <div className="columns">
        <Guard reset={view}>
          <Board {...{ shown, speech, view, marked, offered, places, touch, version }} hover={setHovered} />
        </Guard>
        <div className="choices">
          <UndoRequestCard scene={scene} />
          <Guard reset={view}>
            <Offers
              {...{ shown, speech, view, touches, names, things, make }}
              isActing={moves.length > 0}
              point={setPointed}
            />
          </Guard>
        </div>
        <div className="side">
          <Guard reset={view}>
            <Seats {...{ table, scene, shown, speech, held: seats, choose }} />
          </Guard>
          <Guard reset={scene.happened}>
            <History
              happened={scene.happened.filter(({ isSecret }) => scene.hasHiddenInformation || !isSecret)}
              speech={speech}
            />
          </Guard>
          <Glossary all={things.all} />
          <Invitation />
        </div>
      </div>
      {hovered !== null && touches.last?.place !== hovered.place && (
        <Guard reset={hovered}>
          <Hint
            key={hovered.place}
            {...hovered}
            name={names.get(hovered.place) ?? hovered.place}
            texts={things.at(view, hovered.place)}
          />
        </Guard>
      )}
    </main>
  );
};

const NO_MOVES: readonly Types['Move'][] = [];
