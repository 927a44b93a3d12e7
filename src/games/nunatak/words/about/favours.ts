import { type Message, message, type Parameters } from '../../../../words/message.js';
import { type Components, type FavourId, isOf } from '../../components/index.js';
import { MOMENTS } from '../../legal/favours.js';
import { moments } from '../things.js';

/** The parameters of the line on each favour. */
const parametersOf = ({ effects }: Components): Readonly<Record<FavourId, Parameters>> => ({
  rise: { points: effects.rise },
  craft: { steps: effects.craft },
  base: { most: effects.base },
  bracing: {},
  solidarity: { points: effects.solidarity[0], each: effects.solidarity[1] },
  foresight: { least: effects.foresight },
  abundance: { turns: effects.abundance, skipped: effects.abundance - 1 },
  divination: { most: effects.divination },
  spread: {},
  liberty: {},
  renewal: {},
  rivalry: { points: effects.rivalry },
  transformation: {},
  insight: {},
  harmony: {},
  team: { symbols: effects.team },
  vigour: { labourers: effects.vigour },
});

/** Says when a favour is used. */
const whenUsed = (id: FavourId): Message => {
  if (isOf('immediate', id)) return message('about.immediate');
  return isOf('single', id) ? message('about.single', { moments: moments(MOMENTS[id]) }) : message('about.final');
};

/** Returns the lines about a favour. */
export const favourLines = (number: number, components: Components): readonly Message[] => {
  const { id, icon } = components.favours[number]!;
  const count = components.favours.filter((favour) => favour.id === id).length;
  return [
    whenUsed(id),
    message(`about.favour.${id}`, parametersOf(components)[id]),
    message('about.unused', { points: components.unusedFavour }),
    message('about.copies', { count }),
    ...(icon === 1 ? [] : [message('about.from', { players: icon })]),
  ];
};
