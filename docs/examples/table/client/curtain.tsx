import { useSettings } from './settings.tsx';

interface CurtainProps {
  /** The name of the player who is to look. */
  readonly name: string;
  /** Opens the curtain; absent until the player's side has arrived. */
  readonly open?: () => void;
}

/**
 * The curtain before the side of a player who shares the device: while it is drawn, the page contains nothing of the
 * game.
 */
export const Curtain = ({ name, open }: CurtainProps) => {
  const { say } = useSettings();
  return (
    <main className="curtain">
      <h1>{say('passTo', { name })}</h1>
      {open !== undefined && (
        <>
          <p>{say('lookAway')}</p>
          <button type="button" className="strong" onClick={open}>
            {say('look')}
          </button>
        </>
      )}
    </main>
  );
};
