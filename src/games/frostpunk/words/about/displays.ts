import { type Message, message } from '../../../../words/message.js';
import type { Components, Display, SpecialAction } from '../../components/index.js';
import { citizenName } from '../names.js';
import { effectsMessage, requirementParameters, yesOrNo } from './effect-lines.js';

const specialLine = (
  { staff, isOncePerRound, option, leavesAfterUse }: SpecialAction,
  components: Components,
): Message =>
  message('about.special', {
    staff: staff.map(citizenName),
    perRound: yesOrNo(isOncePerRound),
    once: yesOrNo(leavesAfterUse),
    ...requirementParameters(option.when, components),
    effects: effectsMessage(option.effects, components),
  });

/** Returns the lines on what a card does while it stays in play. */
export const displayLines = (display: 'none' | Display, components: Components): readonly Message[] => {
  if (display === 'none') return [];
  const { duskEffects, leavesAfterDusk, specialAction } = display;
  return [
    ...(duskEffects.length === 0
      ? []
      : [
          message('about.eachDusk', {
            effects: effectsMessage(duskEffects, components),
            once: yesOrNo(leavesAfterDusk),
          }),
        ]),
    ...(specialAction === 'none' ? [] : [specialLine(specialAction, components)]),
  ];
};
