/** By game and reason, the keys of lines that say a number of their own. */
export const NUMBERS_ALLOWED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  antarctica: {
    'it is about games of so many players': [
      'AN-SET-2',
      'AN-SET-5',
      'AN-SET-16',
      'about.closed',
      'about.ofTwo',
      'refusal.place-closed',
      'refusal.sail-closed',
      'refusal.move-closed',
    ],
    'it is an ordinal': ['draw.turn.first', 'draw.turn.second'],
    'the drawing has such signs of players': ['text.legend'],
    'it is a sample in the legend': ["draw/labels.ts '3'", "draw/labels.ts '1'"],
  },
  blueprints: {
    'it is about games of so many players': ['BP-TWO-1', 'BP-TWO-5', 'refusal.none-removed'],
  },
  frostpunk: {
    'it is an ordinal': ['draw.leads'],
    'the drawing has such signs of ranges': ['text.signs'],
    'an effect of this kind takes one for each token': ['effect.losePerToken'],
  },
  'igloo-igloo': {
    'it is a sample in the legend': ["draw/legend.ts '+1'"],
    'the number tells kinds of tiles apart': [
      'tile.endurance1',
      'tile.endurance2',
      'tile.endurance3',
      'aTile.endurance1',
      'aTile.endurance2',
      'aTile.endurance3',
    ],
  },
  nunatak: {
    'it is about games of so many players': ['about.completion', 'about.completionCard', 'about.siku'],
    'a square has four corners': ['about.squares'],
    'French says so for between turns': ['refusal.window-now', 'moment.window'],
    'so many players have an extra turn by a rule without a value': ['NU-EXTRA-1'],
    'a completion card counts beasts with so many symbols': ['quantity.twoSymbolBeasts'],
  },
};
