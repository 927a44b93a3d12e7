import type { AnyGameText } from 'sastrugi/words';
import type { LoadedGame } from './games.ts';
import type { Scene } from './scene.ts';
import { useSettings } from './settings.tsx';
import type { Say } from './texts.ts';

interface TaskProps {
  readonly scene: Scene;
  readonly shown: LoadedGame;
  readonly speech: AnyGameText;
  /** True if several people share the device: decisions then name their player. */
  readonly isShared: boolean;
}

/** The headline: what happens, what is to be decided and by whom, or who has won. */
export const Task = ({ scene, shown, speech, isShared }: TaskProps) => {
  const { say } = useSettings();
  return taskOf(scene, { shown, speech, say, isShared });
};

const taskOf = (
  { publication, view, viewer, isMoving, predicted, chairs, happened }: Scene,
  { shown, speech, say, isShared }: Omit<TaskProps, 'scene'> & { readonly say: Say },
): string => {
  const { toAct, seats } = publication;
  const last = happened.at(-1);
  if (isMoving && last?.kind === 'event') return speech.event(last.view, last.event);
  if (isMoving && last?.kind === 'move')
    return say('does', { name: seats[last.player]!.name, what: speech.move(last.view, last.move) });
  if (predicted !== null) {
    return say('does', { name: seats[toAct!]!.name, what: speech.move(publication.view, predicted) });
  }
  if (toAct === null) return speech.outcome(shown.rules.score(view));
  if (toAct === viewer && isShared) return say('does', { name: seats[toAct]!.name, what: speech.question(view) });
  if (toAct === viewer) return speech.question(view);
  if (chairs[toAct] === 'free') return say('waitFree');
  return say('waitFor', { name: seats[toAct]!.name });
};
