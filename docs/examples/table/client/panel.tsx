import { useState } from 'react';
import type { Scene } from './follow.ts';
import { useSettings } from './settings.tsx';
import { wire } from './wire.ts';

/** The button for taking back the last move, at once or with the others' consent. */
export const TakeBack = ({ scene }: { readonly scene: Scene }) => {
  const { say } = useSettings();
  const { known, undo } = scene.publication;
  if (scene.isMoving || scene.predicted !== null || undo.asked !== null || undo.own === 'no') return null;
  const ask = (): unknown => wire.send({ kind: 'request', request: { kind: 'askUndo', known } });
  return (
    <button type="button" className="undo" onClick={ask}>
      {say(undo.own === 'at-once' ? 'takeBack' : 'askTakeBack')}
    </button>
  );
};

/** The pending request to take a move back, with buttons for those who are to answer it. */
export const Asked = ({ scene }: { readonly scene: Scene }) => {
  const { say } = useSettings();
  const { known, seats, undo } = scene.publication;
  const { asked, answer } = undo;
  if (scene.isMoving || scene.predicted !== null || asked === null || scene.viewer === 'spectator') return null;
  const { by } = asked;
  const reply = (agrees: boolean): unknown =>
    wire.send({ kind: 'request', request: { kind: 'answerUndo', known, by, agrees } });
  return (
    <div className="card asked" role="alert">
      {by === scene.viewer ? say('askedBack') : say('wantsBack', { name: seats[by]!.name })}
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
