import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { ErrorValue, GameId } from 'sastrugi';
import { createGameText } from 'sastrugi/words';
import { MAX_NAME_CHARACTERS, type SeatChoice, SITTERS, type Sitter, type TableEntry } from '../shared/messages.ts';
import { errorText } from './errors.ts';
import { GAME_MODULES, isGame, type LoadedGame } from './games.ts';
import { Picture } from './picture.tsx';
import { useSettings } from './settings.tsx';
import { useGame } from './shown.ts';
import { addTokens } from './tokens.ts';
import { wire } from './wire.ts';

const GAMES = Object.keys(GAME_MODULES) as readonly GameId[];

/** Options of a game, by name; missing ones have their defaults. */
type Chosen = Readonly<Record<string, string>>;

export const Lobby = () => {
  const { say } = useSettings();
  const [game, setGame] = useState<GameId>('blueprints');
  const [players, setPlayers] = useState(2);
  const [options, setOptions] = useState<Chosen>({});
  const shown = useGame(game);
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
            nameOf={(id) => GAME_MODULES[id].title}
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
  readonly shown: LoadedGame;
  readonly options: Chosen;
  readonly setOptions: (options: Chosen) => void;
}

/** The options of a game, under their names in its words. */
const GameOptions = ({ shown, options, setOptions }: OptionsProps) => {
  const { say } = useSettings();
  const speech = useMemo(() => createGameText(shown.words, shown.rules), [shown]);
  const others = shown.rules.options.filter(({ name }) => name !== 'players');
  return others.map(({ name, values, default: defaultValue }) => (
    <Choice
      key={name}
      name={name}
      legend={speech.name('option', name)}
      values={defaultValue === null ? ['', ...values.map(String)] : values.map(String)}
      value={options[name] ?? String(defaultValue ?? '')}
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
  const [seats, setSeats] = useState<readonly Partial<SeatChoice>[]>([{}, {}, {}, {}]);
  const [error, setFault] = useState<ErrorValue | null>(null);
  useEffect(
    () =>
      wire.listen((message) => {
        if (message.kind === 'refused') setFault(message.error);
        if (message.kind !== 'seated') return;
        addTokens(message.table, message.tokens);
        location.hash = `#/${message.table}`;
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
    const wanted = filled.map(
      ({ name, sitter, usual: defaultValue }): SeatChoice => ({ name: name || defaultValue, sitter }),
    );
    wire.send({ kind: 'open', game, options: settingsOf(players, options), seats: wanted });
  };
  const setSeat = (at: number, change: Partial<SeatChoice>): void =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)));
  return (
    <form onSubmit={open}>
      {filled.map(({ sitter, usual: defaultValue }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <fieldset key={`seat ${i + 1}`} className="seat">
          <legend>{say('seat', { number: i + 1 })}</legend>
          <input
            aria-label={say('name')}
            maxLength={MAX_NAME_CHARACTERS}
            placeholder={defaultValue}
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
      {error !== null && <p role="alert">{errorText(error, say)}</p>}
    </form>
  );
};

const NOTHING_TO_DO: ReadonlyMap<string, string> = new Map();

/** A preview of a starting position; the server chooses the seed of the actual game. */
const Preview = ({ shown, players, options }: { shown: LoadedGame; players: number; options: Chosen }) => {
  const { theme } = useSettings();
  const tree = useMemo(() => {
    const { rules, words, drawing } = shown;
    const state = rules.setup({ ...settingsOf(players, options), seed: 'preview' });
    if (state._tag === 'Left') return null;
    const { translate } = createGameText(words, rules);
    return drawing.picture(rules.view(state.right, 'spectator'), { translate, ...(theme === 'auto' ? {} : { theme }) });
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
  const [tables, setTables] = useState<readonly TableEntry[]>([]);
  useEffect(() => {
    const ask = (): unknown => wire.send({ kind: 'tables' });
    const stop = wire.listen((message) => message.kind === 'tables' && setTables(message.tables));
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
        {tables.map(({ table, game, names, chairs, isOver }) => (
          <li key={table}>
            <a href={`#/${table}`}>
              <b>{isGame(game) ? GAME_MODULES[game].title : game}</b> {names.join(', ')}
              {isOver && <i> {say('over')}</i>}
              {!isOver && chairs.includes('free') && <i> {say('free')}</i>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
