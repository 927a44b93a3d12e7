import { type Message, message, type Parameters } from '../../../../words/message.js';
import { type Components, type FavourId, isFavourOfType } from '../../components/index.js';
import { MOMENTS } from '../../legal/favours.js';
import { momentsMessage } from '../things.js';

/** The parameters of the line on each favour. */
const favourParameters = ({ effects }: Components): Readonly<Record<FavourId, Parameters>> => ({
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
const usageMessage = (id: FavourId): Message => {
  if (isFavourOfType('immediate', id)) return message('about.immediate');
  return isFavourOfType('singleUse', id)
    ? message('about.single', { moments: momentsMessage(MOMENTS[id]) })
    : message('about.final');
};

/** Returns the lines about a favour. */
export const favourLines = (number: number, components: Components): readonly Message[] => {
  const { id, minPlayers } = components.favours[number]!;
  const count = components.favours.filter((favour) => favour.id === id).length;
  return [
    usageMessage(id),
    message(`about.favour.${id}`, favourParameters(components)[id]),
    message('about.unused', { points: components.unusedFavourPoints }),
    message('about.copies', { count }),
    ...(minPlayers === 1 ? [] : [message('about.from', { players: minPlayers })]),
  ];
};
