/** The sequence of pictures from the known view to the current one. */
import type { Types } from 'sastrugi';
import type { Publication, SeenStep } from 'sastrugi/table';
import type { NewHappening, Picture } from './scene.ts';

type View = Types['View'];

/** Returns the pictures up to a publication. An own move that is already shown as predicted takes no time. */
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

const pictureOfStep = ({ player, move, frames }: SeenStep<Types>, from: View): readonly Picture[] => [
  { view: from, happened: [{ kind: 'move', player, move, view: from }] },
  ...frames.map(({ event, state }): Picture => {
    const happened: readonly NewHappening[] = event === null ? [] : [{ kind: 'event', event, view: state }];
    return { view: state, happened };
  }),
];
