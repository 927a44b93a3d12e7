import { type Message, message } from '../../../../words/message.js';
import type { Components, Display, Special } from '../../components/index.js';
import { citizen } from '../things.js';
import { outcomeOf, requiredTold, yesOrNo } from './told.js';

const specialLine = ({ staff, perRound, option, once }: Special, components: Components): Message =>
  message('about.special', {
    staff: staff.map(citizen),
    perRound: yesOrNo(perRound),
    once: yesOrNo(once),
    ...requiredTold(option.when, components),
    effects: outcomeOf(option.effects, components),
  });

/** Returns the lines on what a card does while it stays in play. */
export const displayLines = (display: 'none' | Display, components: Components): readonly Message[] => {
  if (display === 'none') return [];
  const { dusk, once, special } = display;
  return [
    ...(dusk.length === 0
      ? []
      : [message('about.eachDusk', { effects: outcomeOf(dusk, components), once: yesOrNo(once) })]),
    ...(special === 'none' ? [] : [specialLine(special, components)]),
  ];
};
