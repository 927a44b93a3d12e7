import { type FormEvent, useState } from 'react';
import type { Player, Score } from 'sastrugi';
import type { AnyGameText } from 'sastrugi/words';
import { MAX_NAME_CHARACTERS } from '../shared/messages.ts';
import type { LoadedGame } from './games.ts';
import type { Scene } from './scene.ts';
import { Scroll } from './scroll.tsx';
import { useSettings } from './settings.tsx';
import { wire } from './wire.ts';

interface SeatsProps {
  readonly table: string;
  readonly scene: Scene;
  readonly shown: LoadedGame;
  readonly speech: AnyGameText;
  readonly held: readonly Player[];
  readonly choose: (player: Player) => void;
}

/** The players, with their points by category, and the end of the game. */
export const Seats = ({ table, scene, shown, speech, held, choose }: SeatsProps) => {
  const { say } = useSettings();
  const { publication, viewer, chairs, view } = scene;
  const score = shown.rules.score(view);
  const isCounted = (category: string): boolean => score.players.some(({ categories }) => categories[category] !== 0);
  const categories = Object.keys(score.players[0]!.categories).filter((each) => score.over || isCounted(each));
  const sitters = publication.seats.map(({ name }, player) => ({ name, player, points: score.players[player]! }));
  const tieBreaks = score.over && isTied(score) ? Object.keys(score.players[0]!.tieBreaks) : [];
  return (
    <section className="card seats" aria-label={say('players')}>
      {viewer === 'spectator' && <p>{say('watching')}</p>}
      {sitters.map(({ name, player }) =>
        chairs[player] === 'free' ? <FreeSeat key={player} table={table} seat={player} name={name} /> : null,
      )}
      {!score.over && <p>{say('ifNow')}</p>}
      <Scroll label={say('points')}>
        <table>
          <thead>
            <tr>
              <th scope="row">{say('points')}</th>
              {sitters.map(({ name, player }) => (
                <th scope="col" key={player} className={publication.toAct === player ? 'acts' : ''}>
                  {name}
                  {viewer === player && <small>{say('you')}</small>}
                  {chairs[player] === 'bot' && <small>{say('bot')}</small>}
                  {held.includes(player) && viewer !== player && (
                    <button type="button" aria-label={say('showOf', { name })} onClick={() => choose(player)}>
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
                  <td key={player}>{formatNumber(points.categories[category]!)}</td>
                ))}
              </tr>
            ))}
            <tr className="total">
              <th scope="row">{say('total')}</th>
              {sitters.map(({ player, points }) => (
                <td key={player}>{formatNumber(points.total)}</td>
              ))}
            </tr>
            {tieBreaks.map((tieBreak) => (
              <tr key={tieBreak}>
                <th scope="row">{speech.name('tieBreak', tieBreak)}</th>
                {sitters.map(({ player, points }) => (
                  <td key={player}>{formatNumber(points.tieBreaks[tieBreak]!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
};

/** Returns a number with a true minus sign. */
const formatNumber = (n: number): string => String(n).replace('-', '−');

/** Checks whether two players have equal points. */
const isTied = ({ players }: Score): boolean => new Set(players.map(({ total }) => total)).size < players.length;

interface FreeSeatProps {
  readonly table: string;
  readonly seat: Player;
  /** The name that the opener of the table gave to the seat. */
  readonly name: string;
}

/** A seat that anybody may take, under a new name. */
const FreeSeat = ({ table, seat, name }: FreeSeatProps) => {
  const { say } = useSettings();
  const [own, setOwn] = useState('');
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    wire.send({ kind: 'sit', table, seat, name: own.trim() || name });
  };
  return (
    <form className="seat" onSubmit={sit}>
      <input
        aria-label={say('name')}
        maxLength={MAX_NAME_CHARACTERS}
        placeholder={name}
        value={own}
        onChange={({ target }) => setOwn(target.value)}
      />
      <button type="submit" className="sit strong">
        {say('sit')}
      </button>
    </form>
  );
};
