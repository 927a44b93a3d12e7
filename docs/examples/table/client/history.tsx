import { memo } from 'react';
import type { AnyGameText } from 'sastrugi/words';
import type { Happening } from './scene.ts';

import { Scroll } from './scroll.tsx';
import { useSettings } from './settings.tsx';
import type { Say } from './texts.ts';

interface HistoryProps {
  readonly happened: readonly Happening[];
  readonly speech: AnyGameText;
}

/** The history, with the latest move and its events first. */
export const History = ({ happened, speech }: HistoryProps) => {
  const { say } = useSettings();
  if (happened.length === 0) return null;
  return (
    <div className="card history">
      <h2>{say('history')}</h2>
      <Scroll label={say('history')}>
        {inMoves(happened).map((group) => (
          <ol key={group[0]!.id}>
            {group.map((each) => (
              <Line key={each.id} happening={each} speech={speech} say={say} />
            ))}
          </ol>
        ))}
      </Scroll>
    </div>
  );
};

/** Groups each move with its events. */
const inMoves = (happened: readonly Happening[]): readonly (readonly Happening[])[] => {
  const groups: Happening[][] = [];
  for (const each of happened) {
    if (each.kind === 'event' && groups.length > 0) groups.at(-1)!.push(each);
    else groups.push([each]);
  }
  return groups.reverse();
};

interface LineProps {
  readonly happening: Happening;
  readonly speech: AnyGameText;
  readonly say: Say;
}

const Line = memo(({ happening, speech, say }: LineProps) => {
  switch (happening.kind) {
    case 'back':
      return <li className="by">{say('takenBack')}</li>;
    case 'event':
      return <li>{speech.event(happening.view, happening.event)}</li>;
    case 'move':
      return (
        <li className="by">
          {say('does', {
            name: speech.name('player', happening.player),
            what: speech.move(happening.view, happening.move),
          })}
        </li>
      );
  }
});
