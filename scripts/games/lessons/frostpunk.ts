import type { Components } from '../../../src/games/frostpunk/index.js';
import { joinList, type Lesson } from './lesson.js';

/** Returns the smallest number of sick whose marker flips in a preparation. */
const deadly = ({ sicknessSections }: Components['tracks']): number =>
  sicknessSections.find(({ flips }) => flips > 0)?.from ?? 0;

/** Returns the first rounds in which the workers eat, as text. */
const formatWorkerRounds = ({ eatingTypes }: Components['tracks']): string =>
  eatingTypes
    .flatMap((type, i) => (type === 'worker' ? [i + 1] : []))
    .slice(0, 3)
    .join(', ');

/** The lesson of Frostpunk. */
export const lesson: Lesson<Components> = {
  picture: [
    'At the top: your goods; the Heat track with the markers of Heat (a flame) and Cold (a snowflake) and the three heating ranges I, II and III; the dangers; Hope and Discontent.',
    'Figures on the Heat track show who falls sick, one for each space between Heat and Cold.',
    'Filled tokens are active, those with a dashed line are exhausted.',
    'The map: the Generator tile in the middle with its spaces `g`, near tiles `n` and far tiles `f` around it, each with two spaces `a` and `b`. A letter in a Building says who may work there, a flame that it is heated.',
    'Buildings in the supply show their number, their cost, what their use brings, their shelter, level of heating and staff. After a plus follow the cost of the upgrade and what it changes.',
    'A circle on an Expedition is a space of its path.',
  ],
  play: ({ tracks, expeditionSlots, startByDifficulty, start, scenario }) => [
    `All players run one city around its Generator, and win or lose together. The leader decides for all, except in the turns of other players. A game lasts at most ${tracks.rounds} rounds. The pack *Kettle Hollow*, which comes with the library, is our own; owners can bring theirs.`,
    'A round has nine phases. The first round begins with the actions.',
    [
      '1. **Dawn.** The leader changes. A Technology may be ready, and scenes of the scenario take effect.',
      '2. **Morning.** Read a card and choose one of its options.',
      '3. **Generator.** Burn coal: each raises the Heat by a space, up to the Cold. For every space that is missing, one Citizen falls sick. The hotter the Generator, the more cubes are thrown into its tower. What falls through is pressure. Then the Heat goes back to 0.',
      '4. **Weather.** It gets colder, hunters bring food, Scouts advance, the Storm comes closer.',
      '5. **Preparation.** Use the expert. Then the sick exhaust others, and too many sick begin to die.',
      '6. **Actions.** In turn, send a Meeple to an action, until all of you pass. Before an action you may burn coal, to heat where you go.',
      '7. **Dusk.** Cards in play take effect, then a Dusk card. Consequences of your laws hide among them.',
      '8. **Hunger.** Spend food to lower the hunger, then one kind of Citizens eats. Who is not fed makes the next hunger worse.',
      '9. **Night.** Burn coal again. For each Meeple without a heated place to sleep a Citizen falls sick.',
    ].join('\n'),
    '**Actions.** A worker or an engineer can do one of these; children only if a law allows it:',
    [
      `- **Clear snow**: place ${tracks.actions.tilesPerClear.near} near tiles or ${tracks.actions.tilesPerClear.far} far tile, with what is on them. It is cold work.`,
      `- **Gather**: take up to ${tracks.actions.resourcesPerGather} of a resource from a space.`,
      `- **Build**: up to ${tracks.actions.subActionsPerBuild} times build, dismantle or upgrade a Building.`,
      '- **Use a Building** for what it makes. Two Meeples can use a large one.',
      `- **Send a Scout** to one of up to ${expeditionSlots} Expeditions, if a Beacon allows it.`,
      '- **A special action** of a card in play.',
    ].join('\n'),
    'A Meeple that acts where it is not heated makes a Citizen of its kind fall sick. A *Citizen card* of your hand can be played before an action of its kind, one in a round; its effect takes the place of the action.',
    `**Citizens and Meeples.** A Meeple works for several Citizens: ${startByDifficulty.normal.citizens[0]} workers are ${tracks.meeplesFor[0][startByDifficulty.normal.citizens[0]]} Meeples. But every Citizen eats, each kind in rounds of its own: the workers in rounds ${formatWorkerRounds(tracks)} and so on. Save food for these.`,
    `**Laws** are enacted at the Platform, at most ${tracks.maxLaws} in a game. They help at once and for good, and anger somebody later. **Technologies** need a Workshop and some rounds.`,
    `**Hope and Discontent** are tokens, active or exhausted. You start with ${start.hopeTokens} Hope. Active ones pay for experts and choices.`,
    `**How to begin.** In the first rounds clear snow next to the Generator, gather wood and coal, and build something that makes food. Do not burn more coal than you need: pressure breaks the Generator, and venting costs an engineer. Heal before ${deadly(tracks)} of a kind are sick: from then on they begin to die.`,
    `The scenario has ${scenario.length} cards. Read the last one early: it says what the city needs at the end of the Storm.`,
  ],
  score: ({ tracks, buildings }) => [
    'There are no rivals: the city survives or falls. It **wins** if, at the end of the Storm, it has what the last card of the scenario asks for. It **falls** as soon as one of these happens:',
    [
      '- No Hope token is left.',
      `- There are ${tracks.discontentLimit} Discontent tokens, or ${tracks.corpseLimit} corpses.`,
      `- The Generator breaks down for the second time. More than ${tracks.maxPressure} cubes of pressure are a breakdown.`,
      `- ${tracks.sickLimit} Citizens of a kind are sick in a preparation, or the hunger is ${tracks.hungerLimit} after you spent food.`,
      '- The last round ends.',
    ].join('\n'),
    `For bots the library counts points, the same for all players: Citizens, Hope, Storm Works (${tracks.points.stormWork} each), rounds, and ${tracks.points.victory} for a victory, less the Discontent. The tables below describe all ${buildings.length} Buildings and every card of the pack: ${joinList(['laws', 'Technologies', 'Citizen cards', 'experts', 'Expeditions', 'Morning cards', 'weather', 'Dusk cards', 'the Council', 'the scenario'])}.`,
  ],
};
