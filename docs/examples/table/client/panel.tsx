import { useState } from 'react';
import type { Scene } from './scene.ts';
import { useSettings } from './settings.tsx';
import { wire } from './wire.ts';

/** The button for taking back the last move, at once or with the others' consent. */
export const TakeBack = ({ scene }: { readonly scene: Scene }) => {
  const { say } = useSettings();
  const { revision, undo } = scene.publication;
  if (scene.isMoving || scene.predicted !== null || undo.request !== null || undo.ownMove === 'no') return null;
  const ask = (): unknown => wire.send({ kind: 'request', request: { kind: 'askUndo', revision } });
  return (
    <button type="button" className="undo" onClick={ask}>
      {say(undo.ownMove === 'immediately' ? 'takeBack' : 'askTakeBack')}
    </button>
  );
};

/** The pending request to take a move back, with buttons for those who are to answer it. */
export const UndoRequestCard = ({ scene }: { readonly scene: Scene }) => {
  const { say } = useSettings();
  const { revision, seats, undo } = scene.publication;
  const { request, canAnswer } = undo;
  if (scene.isMoving || scene.predicted !== null || request === null || scene.viewer === 'spectator') return null;
  const { player } = request;
  const reply = (agrees: boolean): unknown =>
    wire.send({ kind: 'request', request: { kind: 'answerUndo', revision, player, agrees } });
  return (
    <div className="card asked" role="alert">
      {player === scene.viewer ? say('askedBack') : say('wantsBack', { name: seats[player]!.name })}
      {canAnswer && (
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
  );
};

/** The link for friends: it includes no secret, and lets them watch or take a free seat. */
export const Invitation = () => {
  const { say } = useSettings();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return (
    <div className="invite">
      <input readOnly aria-label={say('link')} value={location.href} onFocus={({ target }) => target.select()} />
      {/* Pages from an insecure connection cannot copy to the clipboard. */}
      {isSecureContext && (
        <button type="button" onClick={copy}>
          {say(isCopied ? 'copied' : 'invite')}
        </button>
      )}
    </div>
  );
};
