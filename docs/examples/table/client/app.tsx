import { useEffect, useState } from 'react';
import { Guard } from './guard.tsx';
import { Lobby } from './lobby.tsx';
import { SettingsBar, useSettings } from './settings.tsx';
import { TablePage } from './table.tsx';
import { type LineState, wire } from './wire.ts';

/** Returns the table in the address. */
const tableOf = (): string | null => /^#\/([\w-]+)$/.exec(location.hash)?.[1] ?? null;

export const App = () => {
  const { say } = useSettings();
  const [table, setTable] = useState(tableOf);
  const [line, setLine] = useState<LineState>('open');
  useEffect(() => {
    const moved = (): void => setTable(tableOf());
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  useEffect(() => wire.onState(setLine), []);
  return (
    <>
      <header className="top">
        <a className="brand" href="#/" aria-label={`sastrugi: ${say('lobby')}`}>
          sastrugi
        </a>
        <SettingsBar />
      </header>
      {line === 'broken' && (
        <p className="broken" role="alert">
          {say('broken')}
        </p>
      )}
      <Guard reset={table}>{table === null ? <Lobby /> : <TablePage key={table} table={table} />}</Guard>
    </>
  );
};
