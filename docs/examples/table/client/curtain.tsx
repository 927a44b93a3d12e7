import { useSettings } from './settings.tsx';

interface CurtainProps {
  /** Who is to look. */
  readonly name: string;
  /** Opens it; nothing where their side has not come yet. */
  readonly open?: () => void;
}

/** Before the side of somebody who shares the device: nothing of the game is on the page while it is drawn. */
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
