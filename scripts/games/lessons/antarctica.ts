import type { Components } from '../../../src/games/antarctica/index.js';
import { formatPoints, type Lesson } from './lesson.js';

/** The lesson of Antarctica. */
export const lesson: Lesson<Components> = {
  picture: [
    'Eight zones lie around the pole. The sun is drawn in the zone that it shines on; each zone shows its queue of ships, its buildings, and the scientists of each player.',
    'The research tracks run from left to right, with the number that counts at the end under each space. Red spaces work for everybody who reaches them, blue spaces once in the game.',
    'Of each deck the top card is open: above the arrow is what it needs, after the arrow what it builds, and a star marks a card that scores.',
    'The rows of the players show scientists ready and in reserve, ships, cubes, cards, and what they discarded.',
  ],
  play: ({ shipsPerZone, recruits, steps, playerPieces, zonesClosedWithTwoPlayers }) => [
    `You explore the Antarctic by ship. Zones form a ring, and ships queue in them, at most ${shipsPerZone} in a zone. With two players, ${zonesClosedWithTwoPlayers.length} of the eight zones are closed.`,
    '**The sun** goes round counter-clockwise and stops in every zone with ships. The owner of the *first* ship in the queue has a turn with it. So a turn is not given to a player but to a ship: look where the sun comes next, and who stands in front.',
    '**Your turn.** The ship must sail to another open zone with room, where it joins the end of the queue. There you may take one action:',
    [
      '- **Build.** Take the open card of one of the three decks. You need access to the buildings it shows: each must stand in some zone where you have a ship. A resource card can replace one that is missing. Place the building and the scientists of the card in the zone, and advance on a research track.',
      '- **Recruit** at a camp: as many scientists as your strength there. Your strength is the number of your ships and scientists in the zone.',
      '- **Do research** at a research centre: advance a cube by your strength on a track with its icon. Only free spaces count as steps.',
      '- **Build a ship** at a shipyard: a new ship joins the queue where the sun stands, and each of the others takes a shipyard card.',
    ].join('\n'),
    `Scientists start in two groups: ${playerPieces[4].personnel} are ready, the rest (${playerPieces[4].reserve} with four players) are in the reserve. Only those who are ready can be placed, so recruit in time.`,
    `**Once a turn** you may discard a cube or a ship and recruit ${recruits.sacrifice === 1 ? 'a scientist' : `${recruits.sacrifice} scientists`} for it. **Shipyard cards** are played at any time of your turn, one at each stop: place a scientist, recruit ${recruits.card}, advance ${steps.card} spaces, or lay an icebreaker, with which the second ship of a queue has a turn too.`,
    '**Effects of tracks.** Red spaces recruit, build a ship, give an expertise card or bring back your simple card. Blue spaces work for everybody, from the player who reached them on: move a ship, take a card, advance on a track.',
    'The game ends when a player has placed the last scientist, or the last building card is taken.',
    '**How to begin.** Build where your own ships give access to many buildings. Spread ships over zones with different buildings, and keep an eye on queues: a ship at the end of a full queue waits long.',
  ],
  score: ({ firstRankPoints }) => [
    'The four parts are counted alike: the first gets what lies there, each later one what the next player ahead has.',
    [
      `- **Zones**: the player with most scientists scores 1 point for each building and each scientist in the zone, and ${formatPoints(firstRankPoints)} more. The second scores as many points as the first has scientists there, and so on.`,
      '- **Research tracks**: the foremost cube scores the worth of all cubes on the track. Each other one scores the worth of the cube just ahead.',
      '- **Building cards** with a star: the player with most of them scores 1 point for each that all players have.',
      '- **Discarded ships and cubes** are counted in the same way.',
    ].join('\n'),
    'Tied players all score. So a single scientist in a zone that others fill is well worth it. Most points win; if they are equal, the number of first places decides, then building cards.',
  ],
};
