/** What is seen one after the other, from what was known to what is. */
import type { Types } from 'sastrugi';
import type { Publication, SeenStep } from 'sastrugi/table';
import type { NewHappening, Picture } from './follow.ts';

type View = Types['View'];

/** The pictures on the way to a publication. An own move that is shown already, as it was predicted, is told at once. */
export const picturesOf = ({ steps, view }: Publication<Types>, from: View, predicted: View | null): Picture[] => {
  const pictures: Picture[] = [];
  let before = from;
  for (const step of steps ?? []) {
    const moved = pictureOfStep(step, before);
    const after = moved.at(-1)!.view;
    const isShown = pictures.length === 0 && predicted !== null && JSON.stringify(after) === JSON.stringify(predicted);
    pictures.push(...(isShown ? [{ view: after, happened: moved.flatMap(({ happened }) => happened) }] : moved));
    before = step.frames.at(-1)!.state;
  }
  return [...pictures, { view, happened: [] }];
};

const pictureOfStep = ({ by, move, frames }: SeenStep<Types>, from: View): readonly Picture[] => [
  { view: from, happened: [{ kind: 'move', by, move, view: from }] },
  ...frames.map(({ event, state }): Picture => {
    const happened: readonly NewHappening[] = event === null ? [] : [{ kind: 'event', event, view: state }];
    return { view: state, happened };
  }),
];
