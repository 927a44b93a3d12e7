import { type FormEvent, useEffect, useState } from 'react';
import type { GameId } from 'sastrugi';
import { type Listed, type SeatWish, SITTERS, type Sitter } from '../shared/messages.ts';
import { type AnyWords, fetchGame, isGame, SHELVES } from './games.ts';
import { useSettings } from './settings.tsx';
import { addTokens } from './tokens.ts';
import { wire } from './wire.ts';

const GAMES = Object.keys(SHELVES) as readonly GameId[];

export const Lobby = () => {
  const { say } = useSettings();
  return (
    <main className="lobby">
      <h1>{say('tagline')}</h1>
      <div className="columns">
        <NewTable />
        <Tables />
      </div>
    </main>
  );
};

const NewTable = () => {
  const { say } = useSettings();
  const [game, setGame] = useState<GameId>('blueprints');
  const [players, setPlayers] = useState(2);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [seats, setSeats] = useState<readonly Partial<SeatWish>[]>([{}, {}, {}, {}]);
  const [fault, setFault] = useState<string | null>(null);
  const {
    players: [min, max],
  } = SHELVES[game];
  useEffect(
    () =>
      wire.listen((told) => {
        if (told.kind === 'refused') setFault(told.fault.message);
        if (told.kind !== 'seated') return;
        addTokens(told.table, told.tokens);
        location.hash = `#/${told.table}`;
      }),
    [],
  );
  const count = Math.min(max, Math.max(min, players));
  const filled = seats.slice(0, count).map(
    ({ name, sitter }, i): SeatWish => ({
      name: name?.trim() || say('person', { number: i + 1 }),
      sitter: sitter ?? (i === 0 ? 'here' : 'novice'),
    }),
  );
  const open = (event: FormEvent): void => {
    event.preventDefault();
    wire.send({ kind: 'open', game, options: { players: count, ...options }, seats: filled });
  };
  const setSeat = (at: number, change: Partial<SeatWish>): void =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)));
  return (
    <section className="card">
      <h2>{say('newTable')}</h2>
      <form onSubmit={open}>
        <fieldset className="games">
          <legend>{say('game')}</legend>
          {GAMES.map((id) => (
            <label key={id} className={id === game ? 'chosen' : ''}>
              <input
                type="radio"
                name="game"
                value={id}
                checked={id === game}
                onChange={() => {
                  setGame(id);
                  setOptions({});
                }}
              />
              {SHELVES[id].title}
            </label>
          ))}
        </fieldset>
        <fieldset className="games">
          <legend>{say('players')}</legend>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((number) => (
            <label key={number} className={number === count ? 'chosen' : ''}>
              <input
                type="radio"
                name="players"
                value={number}
                checked={number === count}
                onChange={() => setPlayers(number)}
              />
              {number}
            </label>
          ))}
        </fieldset>
        <GameOptions game={game} options={options} setOptions={setOptions} />
        {filled.map(({ sitter }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <fieldset key={`seat ${i + 1}`} className="seat">
            <legend>{say('seat', { number: i + 1 })}</legend>
            <input
              aria-label={say('name')}
              maxLength={40}
              placeholder={say('person', { number: i + 1 })}
              value={seats[i]?.name ?? ''}
              onChange={({ target }) => setSeat(i, { name: target.value })}
            />
            <select
              aria-label={say('seat', { number: i + 1 })}
              value={sitter}
              onChange={({ target }) => setSeat(i, { sitter: target.value as Sitter })}
            >
              {SITTERS.map((each) => (
                <option key={each} value={each}>
                  {say(each)}
                </option>
              ))}
            </select>
          </fieldset>
        ))}
        <button type="submit" className="strong">
          {say('open')}
        </button>
        {fault !== null && <p role="alert">{say('wentWrong', { message: fault })}</p>}
      </form>
    </section>
  );
};

interface OptionsProps {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string>>;
  readonly setOptions: (options: Readonly<Record<string, string>>) => void;
}

/** The options of a game, by their names in its words. */
const GameOptions = ({ game, options, setOptions }: OptionsProps) => {
  const { language } = useSettings();
  const [words, setWords] = useState<AnyWords | null>(null);
  useEffect(() => void fetchGame(game, language).then((shown) => setWords(shown.words)), [game, language]);
  const named = (key: string): string => words?.messages[`option.${key}`] ?? key;
  return Object.entries(SHELVES[game].options).map(([option, values]) => (
    <fieldset key={option} className="games">
      <legend>{named(option)}</legend>
      {values.map((value) => {
        const isChosen = (options[option] ?? values[0]) === value;
        return (
          <label key={value} className={isChosen ? 'chosen' : ''}>
            <input
              type="radio"
              name={option}
              checked={isChosen}
              onChange={() => setOptions({ ...options, [option]: value })}
            />
            {named(`${option}.${value}`)}
          </label>
        );
      })}
    </fieldset>
  ));
};

const Tables = () => {
  const { say } = useSettings();
  const [tables, setTables] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const stop = wire.listen((told) => told.kind === 'tables' && setTables(told.tables));
    wire.send({ kind: 'tables' });
    return stop;
  }, []);
  return (
    <section className="card">
      <h2>{say('tables')}</h2>
      {tables.length === 0 && <p>{say('noTables')}</p>}
      <ul className="tables">
        {tables.map(({ table, game, names, chairs, over }) => (
          <li key={table}>
            <a href={`#/${table}`}>
              <b>{isGame(game) ? SHELVES[game].title : game}</b> {names.join(', ')}
              {over && <i> {say('over')}</i>}
              {!over && chairs.includes('free') && <i> {say('free')}</i>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
