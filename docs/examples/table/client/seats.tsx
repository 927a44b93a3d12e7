import type { Player } from 'sastrugi';
import type { Scene } from './follow.ts';
import type { AnySpeech, Shown } from './games.ts';
import { Scroll } from './scroll.tsx';
import { useSettings } from './settings.tsx';
import { wire } from './wire.ts';

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
