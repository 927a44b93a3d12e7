import { memo, type ReactNode, useState } from 'react';
import type { Player, Types } from 'sastrugi';
import { placelessOf } from './choices.ts';
import type { Happening, Scene } from './follow.ts';
import type { AnySpeech, Shown } from './games.ts';
import { useSettings } from './settings.tsx';
import type { Say } from './texts.ts';
import { wire } from './wire.ts';

interface MovesProps {
  readonly shown: Shown;
  readonly speech: AnySpeech;
  readonly view: Types['View'];
  readonly moves: readonly Types['Move'][];
  readonly make: (move: Types['Move']) => void;
}

const FEW = 8;

/** All that can be done, for who would rather read than point; what touches no place first. */
export const Moves = ({ shown, speech, view, moves, make }: MovesProps) => {
  const { say } = useSettings();
  if (moves.length === 0) return null;
  const placeless = placelessOf(shown, moves);
  const others = moves.filter((move) => !placeless.includes(move));
  const button = (move: Types['Move'], isStrong: boolean) => (
    <button
      key={shown.rules.formatMove(move)}
      type="button"
      className={isStrong ? 'move strong' : 'move'}
      onClick={() => make(move)}
    >
      {speech.move(view, move)}
    </button>
  );
  return (
    <section className="card moves" aria-label={say('moves')}>
      {placeless.map((move) => button(move, true))}
      {others.length > 0 && (
        <details open={others.length <= FEW}>
          <summary>{say('allMoves', { count: others.length })}</summary>
          <div className="list">{others.map((move) => button(move, false))}</div>
        </details>
      )}
    </section>
  );
};

/** Taking back, by oneself or with the others' consent. */
export const Doings = ({ scene, names }: { readonly scene: Scene; readonly names: readonly string[] }) => {
  const { say } = useSettings();
  const { version, undo } = scene.publication;
  const { own, asked, answer } = undo;
  const ask = (): void => wire.send({ kind: 'request', request: { kind: 'ask-undo', version } });
  const reply = (agrees: boolean): void =>
    wire.send({ kind: 'request', request: { kind: 'answer-undo', version, agrees } });
  if (scene.isMoving) return null;
  return (
    <div className="doings">
      {own !== 'no' && asked === null && (
        <button type="button" className="undo" onClick={ask}>
          {say(own === 'at-once' ? 'takeBack' : 'askTakeBack')}
        </button>
      )}
      {asked !== null && (
        <div className="card asked" role="alert">
          {asked.by === scene.viewer ? say('askedBack') : say('wantsBack', { name: names[asked.by]! })}
          {answer && (
            <span className="answers">
              <button type="button" className="strong" onClick={() => reply(true)}>
                {say('agree')}
              </button>
              <button type="button" onClick={() => reply(false)}>
                {say('refuse')}
              </button>
            </span>
          )}
        </div>
      )}
    </div>
  );
};

/** What scrolls is reached by the keyboard, too. */
const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the arrow keys cannot scroll it
  <section className="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

interface SeatsProps {
  readonly table: string;
  readonly scene: Scene;
  readonly shown: Shown;
  readonly speech: AnySpeech;
  readonly held: readonly Player[];
  readonly choose: (player: Player) => void;
}

/** Who plays, with their points by category, and the end of the game. */
export const Seats = ({ table, scene, shown, speech, held, choose }: SeatsProps) => {
  const { say } = useSettings();
  const { publication, viewer, chairs, view } = scene;
  const score = shown.rules.score(view);
  const isCounted = (category: string): boolean => score.players.some(({ categories }) => categories[category] !== 0);
  const categories = Object.keys(score.players[0]!.categories).filter((each) => score.over || isCounted(each));
  const sitters = publication.seats.map(({ name }, player) => ({ name, player, points: score.players[player]! }));
  const sit = (seat: Player): void => {
    const name = publication.seats[seat]!.name;
    wire.send({ kind: 'sit', table, seat, name });
  };
  return (
    <section className="card seats" aria-label={say('players')}>
      {score.over && <h2>{speech.outcome(score)}</h2>}
      {viewer === 'spectator' && <p>{say('watching')}</p>}
      <Scroll label={say('points')}>
        <table>
          <thead>
            <tr>
              <th scope="row">{say('points')}</th>
              {sitters.map(({ name, player }) => (
                <th scope="col" key={player}>
                  {publication.toAct === player && '▶ '}
                  {name}
                  {viewer === player && <small> {say('you')}</small>}
                  {chairs[player] === 'free' && (
                    <button type="button" className="sit" onClick={() => sit(player)}>
                      {say('sit')}
                    </button>
                  )}
                  {held.includes(player) && held.length > 1 && viewer !== player && (
                    <button type="button" onClick={() => choose(player)}>
                      {say('show')}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category}>
                <th scope="row">{speech.name('category', category)}</th>
                {sitters.map(({ player, points }) => (
                  <td key={player}>{points.categories[category]}</td>
                ))}
              </tr>
            ))}
            <tr className="total">
              <th scope="row">{say('total')}</th>
              {sitters.map(({ player, points }) => (
                <td key={player}>{points.total}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroll>
    </section>
  );
};

interface HistoryProps {
  readonly happened: readonly Happening[];
  readonly speech: AnySpeech;
}

/** What happened, the latest move first, with what came of it. */
export const History = ({ happened, speech }: HistoryProps) => {
  const { say } = useSettings();
  if (happened.length === 0) return null;
  return (
    <section className="card history" aria-label={say('history')}>
      <h2>{say('history')}</h2>
      <Scroll label={say('history')}>
        {inMoves(happened).map((group) => (
          <ol key={group[0]!.id}>
            {group.map((each) => (
              <Line key={each.id} happening={each} speech={speech} say={say} />
            ))}
          </ol>
        ))}
      </Scroll>
    </section>
  );
};

/** A move and what it led to go together. */
const inMoves = (happened: readonly Happening[]): readonly (readonly Happening[])[] => {
  const groups: Happening[][] = [];
  for (const each of happened) {
    if (each.kind === 'event' && groups.length > 0) groups.at(-1)!.push(each);
    else groups.push([each]);
  }
  return groups.reverse();
};

interface LineProps {
  readonly happening: Happening;
  readonly speech: AnySpeech;
  readonly say: Say;
}

const Line = memo(({ happening, speech, say }: LineProps) => {
  switch (happening.kind) {
    case 'back':
      return <li className="by">{say('takenBack')}</li>;
    case 'event':
      return <li>{speech.event(happening.view, happening.event)}</li>;
    case 'move':
      return (
        <li className="by">
          {say('does', {
            name: speech.name('player', happening.by),
            what: speech.move(happening.view, happening.move),
          })}
        </li>
      );
  }
});

/** The link for friends: it has no secret, and who follows it watches, or takes a free seat. */
export const Invitation = () => {
  const { say } = useSettings();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  return (
    <button type="button" className="invite" onClick={copy}>
      {say(isCopied ? 'copied' : 'invite')}
    </button>
  );
};
