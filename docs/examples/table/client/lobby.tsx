import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { Failure, GameId } from 'sastrugi';
import { wordsOf } from 'sastrugi/words';
import { type Listed, LONGEST_NAME, type SeatWish, SITTERS, type Sitter } from '../shared/messages.ts';
import { isGame, SHELVES, type Shown } from './games.ts';
import { Picture } from './picture.tsx';
import { faultText } from './refusals.ts';
import { useSettings } from './settings.tsx';
import { useShown } from './shown.ts';
import { addTokens } from './tokens.ts';
import { wire } from './wire.ts';

const GAMES = Object.keys(SHELVES) as readonly GameId[];

/** Options of a game, by name; missing ones have their defaults. */
type Chosen = Readonly<Record<string, string>>;

export const Lobby = () => {
  const { say } = useSettings();
  const [game, setGame] = useState<GameId>('blueprints');
  const [players, setPlayers] = useState(2);
  const [options, setOptions] = useState<Chosen>({});
  const shown = useShown(game);
  const fetched = shown?.id === game ? shown : null;
  const { min, max } = fetched?.rules.players ?? { min: players, max: players };
  const count = Math.min(max, Math.max(min, players));
  const choose = (id: GameId): void => {
    setGame(id);
    setOptions({});
  };
  return (
    <main className="lobby">
      <h1>{say('tagline')}</h1>
      <div className="columns">
        <section className="card">
          <h2>{say('newTable')}</h2>
          <Choice
            name="game"
            legend={say('game')}
            values={GAMES}
            value={game}
            choose={choose}
            nameOf={(id) => SHELVES[id].title}
          />
          <Choice
            name="players"
            legend={say('players')}
            values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
            value={count}
            choose={setPlayers}
            nameOf={String}
          />
          {fetched !== null && <GameOptions shown={fetched} options={options} setOptions={setOptions} />}
          <NewTable game={game} players={count} options={options} />
        </section>
        {fetched !== null && <Preview shown={fetched} players={count} options={options} />}
        <Tables />
      </div>
    </main>
  );
};

interface ChoiceProps<A extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly A[];
  readonly value: A;
  readonly choose: (value: A) => void;
  readonly nameOf: (value: A) => string;
}

/** A choice of one among a few values. */
const Choice = <A extends string | number>({ name, legend, values, value, choose, nameOf }: ChoiceProps<A>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {values.map((each) => (
      <label key={each} className={each === value ? 'chosen' : ''}>
        <input type="radio" name={name} value={each} checked={each === value} onChange={() => choose(each)} />
        {nameOf(each)}
      </label>
    ))}
  </fieldset>
);

interface OptionsProps {
  readonly shown: Shown;
  readonly options: Chosen;
  readonly setOptions: (options: Chosen) => void;
}

/** The options of a game, under their names in its words. */
const GameOptions = ({ shown, options, setOptions }: OptionsProps) => {
  const { say } = useSettings();
  const speech = useMemo(() => wordsOf(shown.words, shown.rules), [shown]);
  const others = shown.rules.options.filter(({ name }) => name !== 'players');
  return others.map(({ name, values, default: usual }) => (
    <Choice
      key={name}
      name={name}
      legend={speech.name('option', name)}
      values={usual === null ? ['', ...values.map(String)] : values.map(String)}
      value={options[name] ?? String(usual ?? '')}
      choose={(value) => setOptions({ ...options, [name]: value })}
      nameOf={(value) => (value === '' ? say('byChance') : speech.name('option', `${name}.${value}`))}
    />
  ));
};

interface TableProps {
  readonly game: GameId;
  readonly players: number;
  readonly options: Chosen;
}

/** Returns the settings with which a game is set up. */
const settingsOf = (players: number, options: Chosen) => ({
  players,
  ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== '')),
});

/** The form in which seats are assigned. */
const NewTable = ({ game, players, options }: TableProps) => {
  const { say } = useSettings();
  const [seats, setSeats] = useState<readonly Partial<SeatWish>[]>([{}, {}, {}, {}]);
  const [fault, setFault] = useState<Failure | null>(null);
  useEffect(
    () =>
      wire.listen((told) => {
        if (told.kind === 'refused') setFault(told.fault);
        if (told.kind !== 'seated') return;
        addTokens(told.table, told.tokens);
        location.hash = `#/${told.table}`;
      }),
    [],
  );
  const filled = seats.slice(0, players).map(({ name, sitter = 'novice' }, i) => {
    const sits = i === 0 && seats[0]!.sitter === undefined ? 'here' : sitter;
    const isBot = sits === 'novice' || sits === 'club';
    return { name: name?.trim() ?? '', sitter: sits, usual: say(isBot ? 'botNumber' : 'person', { number: i + 1 }) };
  });
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = filled.map(({ name, sitter, usual }): SeatWish => ({ name: name || usual, sitter }));
    wire.send({ kind: 'open', game, options: settingsOf(players, options), seats: wanted });
  };
  const setSeat = (at: number, change: Partial<SeatWish>): void =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)));
  return (
    <form onSubmit={open}>
      {filled.map(({ sitter, usual }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <fieldset key={`seat ${i + 1}`} className="seat">
          <legend>{say('seat', { number: i + 1 })}</legend>
          <input
            aria-label={say('name')}
            maxLength={LONGEST_NAME}
            placeholder={usual}
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
      {fault !== null && <p role="alert">{faultText(fault, say)}</p>}
    </form>
  );
};

const NOTHING_TO_DO: ReadonlyMap<string, string> = new Map();

/** A preview of a starting position; the server chooses the seed of the actual game. */
const Preview = ({ shown, players, options }: { shown: Shown; players: number; options: Chosen }) => {
  const { theme } = useSettings();
  const tree = useMemo(() => {
    const { rules, words, drawing } = shown;
    const state = rules.setup({ ...settingsOf(players, options), seed: 'preview' });
    if (state._tag === 'Left') return null;
    const { say } = wordsOf(words, rules);
    return drawing.picture(rules.view(state.right, 'spectator'), { say, ...(theme === 'auto' ? {} : { theme }) });
  }, [shown, players, options, theme]);
  if (tree === null) return null;
  return (
    <div className="board preview">
      <Picture tree={tree} active={NOTHING_TO_DO} chosen={[]} onTouch={() => {}} onHover={() => {}} />
    </div>
  );
};

const Tables = () => {
  const { say } = useSettings();
  const [tables, setTables] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const ask = (): unknown => wire.send({ kind: 'tables' });
    const stop = wire.listen((told) => told.kind === 'tables' && setTables(told.tables));
    addEventListener('focus', ask);
    ask();
    return () => {
      removeEventListener('focus', ask);
      stop();
    };
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
