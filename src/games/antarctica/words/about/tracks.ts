import { type Message, message } from '../../../../words/message.js';
import type { Components, Effect, Track } from '../../components/index.js';
import { parameters } from '../parameters.js';

const { names } = parameters;

/** Lists the worth of a cube on every space: the last number up to it. */
const cubeValues = ({ printedNumbers }: Track): readonly number[] =>
  printedNumbers.map(
    (_, space) =>
      printedNumbers
        .slice(0, space + 1)
        .filter((number) => number !== null)
        .at(-1) ?? 0,
  );

/** Returns the lines about a research track. */
export const trackLines = (track: number, { tracks }: Components): readonly Message[] => {
  const { centres, minPlayers, effects } = tracks[track]!;
  return [
    ...(minPlayers === 2 ? [] : [message('about.from', { players: minPlayers })]),
    message('about.icons', { centres: centres.map(names.building), count: centres.length }),
    message('about.worths', { points: cubeValues(tracks[track]!).join(', ') }),
    ...effects.map(({ space, colour, effect }) => message(`about.${colour}`, { space, effect: names.effect(effect) })),
  ];
};

/** Returns the lines about an effect of research tracks. */
export const effectLines = (effect: Effect, { tracks, recruits, steps }: Components): readonly Message[] => {
  const parameters =
    effect === 'scientist' ? { count: recruits.effect } : effect === 'advance' ? { steps: steps.effect } : {};
  const found = tracks.flatMap(({ effects }, track) =>
    effects
      .filter((each) => each.effect === effect)
      .map(({ space, colour }) => ({ colour, place: message('about.space', { track: names.track(track), space }) })),
  );
  return [
    message(`about.effect.${effect}`, parameters),
    ...(['red', 'blue'] as const).flatMap((colour) => {
      const places = found.flatMap((each) => (each.colour === colour ? [each.place] : []));
      return places.length === 0 ? [] : [message(`about.${colour}Spaces`, { places })];
    }),
  ];
};
