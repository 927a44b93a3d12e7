import { useState } from 'react';
import type { Types } from 'sastrugi';
import type { AnySpeech } from 'sastrugi/words';
import { placelessOf } from './choices.ts';
import type { Scene } from './follow.ts';
import type { Shown } from './games.ts';
import { useSettings } from './settings.tsx';
import { wire } from './wire.ts';

interface MovesProps {
  readonly shown: Shown;
  readonly speech: AnySpeech;
  readonly view: Types['View'];
  readonly moves: readonly Types['Move'][];
  readonly make: (move: Types['Move']) => void;
}

const FEW = 8;

/** A list of all moves, for players who prefer reading to pointing; moves that touch no place come first. */
export const Moves = ({ shown, speech, view, moves, make }: MovesProps) => {
  const { say } = useSettings();
  if (moves.length === 0) return null;
  const placeless = placelessOf(shown, moves);
  const others = moves.filter((move) => !placeless.includes(move));
  const button = (move: Types['Move'], isStrong: boolean) => (
    <button
      key={shown.rules.formatMove(move)}
      type="button"
      className={isStrong ? 'move strong' : 'move'}
      onClick={() => make(move)}
    >
      {speech.move(view, move)}
    </button>
  );
  return (
    <section className="card moves" aria-label={say('moves')}>
      {placeless.map((move) => button(move, true))}
      {others.length > 0 && (
        <details open={others.length <= FEW}>
          <summary>{say('allMoves', { count: others.length })}</summary>
          <div className="list">{others.map((move) => button(move, false))}</div>
        </details>
      )}
    </section>
  );
};

/** The buttons for taking back a move, alone or with the others' consent. */
export const Doings = ({ scene, names }: { readonly scene: Scene; readonly names: readonly string[] }) => {
  const { say } = useSettings();
  const { known, undo } = scene.publication;
  const { own, asked, answer } = undo;
  const ask = (): unknown => wire.send({ kind: 'request', request: { kind: 'askUndo', known } });
  const reply = (agrees: boolean): unknown =>
    wire.send({ kind: 'request', request: { kind: 'answerUndo', known, by: asked?.by, agrees } });
  if (scene.isMoving || scene.predicted !== null) return null;
  if (asked === null) {
    return own === 'no' ? null : (
      <button type="button" className="undo" onClick={ask}>
        {say(own === 'at-once' ? 'takeBack' : 'askTakeBack')}
      </button>
    );
  }
  return (
    <div className="card asked" role="alert">
      {asked.by === scene.viewer ? say('askedBack') : say('wantsBack', { name: names[asked.by]! })}
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
