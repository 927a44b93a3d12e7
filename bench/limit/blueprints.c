// Blueprints in plain C: how fast the same steps can go. The checksum is over the moves made, totals and places of the
// players, and first player and totals of each round.

#include "limit.h"

enum { COLOURS = 4, VALUES = 6, DICE = COLOURS * VALUES, CELLS = 6, PLANS = 24, ROUNDS = 3, CHOICES = 6 };
enum { EACH_COLOUR = 8, BAG = COLOURS * EACH_COLOUR };
enum { WOOD, RECYCLED, STONE, GLASS };
enum { GOLD, SILVER, BRONZE, SKYSCRAPER, STRUCTURAL_INTEGRITY, GEOMETER, MATERIALS, CARDS };
enum { AWARDS = 3, PRIZES = CARDS - AWARDS };
enum { FIRST_DISCARD = DICE * CELLS, FIRST_REMOVE = FIRST_DISCARD + DICE, CATALOGUE = FIRST_REMOVE + DICE };
enum { HATCHED = VALUES + 1, NOBODY = -1, DISCARDED = -1 };

typedef enum { BUILD, REMOVE, OVER } Phase;

static const int8_t PLAN[PLANS][CELLS] = {
    {0, 0, 0, 2, 3, 1}, {0, 0, 0, 1, 3, 2}, {0, 0, 0, 1, 2, 3}, {0, 1, 0, 3, 0, 2},
    {3, 0, 2, 0, 1, 0}, {2, 0, 1, 0, 3, 0}, {2, 2, 1, 1, 0, 0}, {1, 2, 2, 1, 0, 0},
    {2, 1, 0, 1, 0, 2}, {2, 1, 0, 2, 0, 1}, {1, 0, 1, 0, 2, 2}, {2, 0, 1, 0, 2, 1},
    {2, 1, 2, 0, 1, 0}, {2, 0, 2, 0, 1, 1}, {2, 0, 2, 1, 1, 0}, {0, 1, 2, 2, 0, 1},
    {0, 2, 1, 1, 0, 2}, {0, 2, 2, 1, 0, 1}, {0, 2, 2, 1, 1, 0}, {0, 1, 2, 2, 1, 0},
    {0, 2, 1, 2, 1, 0}, {0, 2, 1, 1, 2, 0}, {1, 0, 0, 2, 0, 3}, {2, 3, 0, 0, 0, 1},
};
static const int8_t NEIGHBOURS[CELLS][4] = {
    {1, 2, -1}, {0, 3, -1}, {0, 3, 4, -1}, {1, 2, 5, -1}, {2, 5, -1}, {3, 4, -1},
};
static const int POOL[MOST_PLAYERS + 1] = {[2] = 8, [3] = 9, [4] = 7};
static const int RECYCLED_POINTS[CHOICES + 1] = {0, 2, 5, 10, 15, 20, 30};
static const int STONE_POINTS[CHOICES] = {2, 3, 5, 8, 8, 8};
static const int FIRST_AWARD[MOST_PLAYERS + 1] = {[2] = SILVER, [3] = GOLD, [4] = GOLD};
static const int AWARDS_IN_USE[MOST_PLAYERS + 1] = {[2] = 1, [3] = 2, [4] = 3};
static const int CARD_POINTS[CARDS] = {3, 2, 1, 2, 2, 2, 2};

typedef struct {
  int first, demand[2];
  int plans[MOST_PLAYERS];
  int bonus[MOST_PLAYERS], wood[MOST_PLAYERS], recycled[MOST_PLAYERS], stone[MOST_PLAYERS], glass[MOST_PLAYERS];
  int total[MOST_PLAYERS];
  int order[MOST_PLAYERS];
  int owner[CARDS];
} RoundResult;

typedef struct {
  int8_t plan, choices;
  int8_t chosen[CHOICES], cells[CHOICES];
  int8_t tops[CELLS];  // value of the top die, 0 when empty, HATCHED when nothing may stand here
} Board;

typedef struct {
  Random random;
  Phase phase;
  int players, round, first, player, choices;
  int demand[2];
  int bag[COLOURS], bagged;
  int8_t pool[DICE], removed[DICE];
  int deck[PLANS], dealt;
  Board boards[MOST_PLAYERS];
  RoundResult rounds[ROUNDS];
} Game;

// The dice that stand at the end of a round, and how many of each kind.
typedef struct {
  int dice[CHOICES], levels[CHOICES], cells[CHOICES], placed;
  int heights[CELLS];
  int of_colour[COLOURS], of_value[VALUES];
} Building;

typedef struct {
  int total[MOST_PLAYERS];
  int place[MOST_PLAYERS];  // how many players are ahead
} Score;

// ---- set-up and rounds

static void draw_demand(Game *game) {
  int *bag = game->bag;
  int first = draw_kind(&game->random, bag, BAG);
  bag[first] = 0;
  int second = draw_kind(&game->random, bag, BAG - EACH_COLOUR);
  bag[first] = EACH_COLOUR - 1;
  bag[second]--;
  game->demand[0] = first;
  game->demand[1] = second;
  game->bagged = BAG - 2;
}

static void roll_into_pool(Game *game, int dice) {
  for (; dice > 0 && game->bagged > 0; dice--) {
    int colour = draw_kind(&game->random, game->bag, game->bagged);
    game->bag[colour]--;
    game->bagged--;
    game->pool[VALUES * colour + draw(&game->random, VALUES)]++;
  }
}

static void deal_plan(Game *game, Board *board) {
  memset(board, 0, sizeof *board);
  board->plan = game->deck[game->dealt++];
  for (int cell = 0; cell < CELLS; cell++) board->tops[cell] = PLAN[board->plan][cell] == 0 ? HATCHED : 0;
}

static void begin_round(Game *game, int round, int first) {
  game->phase = BUILD;
  game->round = round;
  game->first = game->player = first;
  game->choices = 0;
  for (int colour = 0; colour < COLOURS; colour++) game->bag[colour] = EACH_COLOUR;
  memset(game->pool, 0, sizeof game->pool);
  memset(game->removed, 0, sizeof game->removed);
  draw_demand(game);
  for (int i = 0; i < game->players; i++) deal_plan(game, &game->boards[(first + i) % game->players]);
  roll_into_pool(game, POOL[game->players]);
}

static void set_up(Game *game, int players, const char *seed) {
  game->random = seeded(seed);
  game->players = players;
  game->dealt = 0;
  for (int plan = 0; plan < PLANS; plan++) game->deck[plan] = plan;
  shuffle(&game->random, game->deck, PLANS);
  begin_round(game, 0, draw(&game->random, players));
}

// ---- moves

static int legal_builds(const Game *game, int *moves) {
  const int8_t *tops = game->boards[game->player].tops;
  int useless[DICE];
  int count = 0, discards = 0;
  for (int die = 0; die < DICE; die++) {
    if (game->pool[die] == 0) continue;
    int value = die % VALUES + 1;
    int before = count;
    for (int cell = 0; cell < CELLS; cell++) {
      if (tops[cell] <= value) moves[count++] = CELLS * die + cell;
    }
    if (count == before) useless[discards++] = FIRST_DISCARD + die;
  }
  memcpy(moves + count, useless, discards * sizeof *moves);
  return count + discards;
}

static int legal_removes(const Game *game, int *moves) {
  int count = 0;
  for (int die = 0; die < DICE; die++) {
    if (game->pool[die] > 0) moves[count++] = FIRST_REMOVE + die;
  }
  return count;
}

static int legal_moves(const Game *game, int *moves) {
  switch (game->phase) {
    case BUILD: return legal_builds(game, moves);
    case REMOVE: return legal_removes(game, moves);
    case OVER: return 0;
  }
  abort();
}

static void score_round(Game *game);

static void end_turn(Game *game) {
  roll_into_pool(game, game->players == 2 ? 2 : 1);
  if (game->choices < CHOICES * game->players) {
    game->player = (game->player + 1) % game->players;
    game->phase = BUILD;
    return;
  }
  score_round(game);
  if (game->round == ROUNDS - 1) {
    game->phase = OVER;
    return;
  }
  begin_round(game, game->round + 1, game->rounds[game->round].order[game->players - 1]);
}

static void choose_die(Game *game, int die, int cell) {
  Board *board = &game->boards[game->player];
  game->pool[die]--;
  game->choices++;
  board->chosen[board->choices] = die;
  board->cells[board->choices++] = cell;
  if (cell != DISCARDED) board->tops[cell] = die % VALUES + 1;
  if (game->players == 2) game->phase = REMOVE;
  else end_turn(game);
}

static void apply_move(Game *game, int move) {
  if (move < FIRST_DISCARD) {
    choose_die(game, move / CELLS, move % CELLS);
  } else if (move < FIRST_REMOVE) {
    choose_die(game, move - FIRST_DISCARD, DISCARDED);
  } else {
    game->pool[move - FIRST_REMOVE]--;
    game->removed[move - FIRST_REMOVE]++;
    end_turn(game);
  }
}

// ---- scoring a round

static void rebuild(const Board *board, Building *building) {
  memset(building, 0, sizeof *building);
  for (int i = 0; i < CHOICES; i++) {
    int cell = board->cells[i];
    if (cell == DISCARDED) continue;
    int die = board->chosen[i];
    building->dice[building->placed] = die;
    building->cells[building->placed] = cell;
    building->levels[building->placed++] = building->heights[cell]++;
    building->of_colour[die / VALUES]++;
    building->of_value[die % VALUES]++;
  }
}

static int bonus(const Building *building, int plan) {
  for (int cell = 0; cell < CELLS; cell++) {
    if (building->heights[cell] != PLAN[plan][cell]) return 0;
  }
  return 6;
}

static int adjacent_dice(const Building *building, int cell, int level) {
  int count = (level > 0) + (level + 1 < building->heights[cell]);
  for (const int8_t *next = NEIGHBOURS[cell]; *next >= 0; next++) count += level < building->heights[*next];
  return count;
}

static void score_building(const Building *building, RoundResult *result, int player) {
  int wood = 0, stone = 0, glass = 0;
  for (int i = 0; i < building->placed; i++) {
    int die = building->dice[i];
    switch (die / VALUES) {
      case WOOD: wood += 2 * adjacent_dice(building, building->cells[i], building->levels[i]); break;
      case STONE: stone += STONE_POINTS[building->levels[i]]; break;
      case GLASS: glass += die % VALUES + 1; break;
    }
  }
  result->bonus[player] = bonus(building, result->plans[player]);
  result->wood[player] = wood;
  result->recycled[player] = RECYCLED_POINTS[building->of_colour[RECYCLED]];
  result->stone[player] = stone;
  result->glass[player] = glass;
  result->total[player] = result->bonus[player] + wood + result->recycled[player] + stone + glass;
}

// Above 0 when `a` wins a tie against `b`: first demand colour, second, later in turn order.
static int tie(const Game *game, const Building *buildings, int a, int b) {
  for (int i = 0; i < 2; i++) {
    int colour = game->demand[i];
    int ahead = buildings[a].of_colour[colour] - buildings[b].of_colour[colour];
    if (ahead != 0) return ahead;
  }
  int players = game->players;
  return (a - game->first + players) % players - (b - game->first + players) % players;
}

static void rank_round(const Game *game, const Building *buildings, RoundResult *result) {
  for (int player = 0; player < game->players; player++) {
    int place = player;
    for (; place > 0; place--) {
      int other = result->order[place - 1];
      int ahead = result->total[player] - result->total[other];
      if (ahead < 0 || (ahead == 0 && tie(game, buildings, player, other) < 0)) break;
      result->order[place] = other;
    }
    result->order[place] = player;
  }
}

static int most(const int *counts, int length) {
  int best = 0;
  for (int i = 0; i < length; i++) best = counts[i] > best ? counts[i] : best;
  return best;
}

static int has_all_values(const Building *building) {
  for (int i = 0; i < VALUES; i++) {
    if (building->of_value[i] == 0) return 0;
  }
  return 1;
}

static int qualifies(const Building *building, int prize) {
  switch (prize) {
    case SKYSCRAPER: return most(building->heights, CELLS) >= 5;
    case STRUCTURAL_INTEGRITY: return most(building->of_value, VALUES) >= 4;
    case GEOMETER: return has_all_values(building);
    case MATERIALS: return most(building->of_colour, COLOURS) >= 5;
  }
  abort();
}

static int winner_of(const Game *game, const Building *buildings, int prize) {
  int winner = NOBODY;
  for (int player = 0; player < game->players; player++) {
    if (!qualifies(&buildings[player], prize)) continue;
    if (winner == NOBODY || tie(game, buildings, player, winner) > 0) winner = player;
  }
  return winner;
}

static void score_round(Game *game) {
  Building buildings[MOST_PLAYERS];
  RoundResult *result = &game->rounds[game->round];
  result->first = game->first;
  memcpy(result->demand, game->demand, sizeof result->demand);
  for (int player = 0; player < game->players; player++) {
    result->plans[player] = game->boards[player].plan;
    rebuild(&game->boards[player], &buildings[player]);
    score_building(&buildings[player], result, player);
  }
  rank_round(game, buildings, result);
  for (int card = 0; card < CARDS; card++) result->owner[card] = NOBODY;
  for (int i = 0; i < AWARDS_IN_USE[game->players]; i++) result->owner[FIRST_AWARD[game->players] + i] = result->order[i];
  for (int prize = SKYSCRAPER; prize < CARDS; prize++) result->owner[prize] = winner_of(game, buildings, prize);
}

// ---- the end of the game

static int compare(const int *a, const int *b, int length) {
  for (int i = 0; i < length; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

static void score(const Game *game, Score *table) {
  enum { MERITS = 2 + AWARDS };
  int merits[MOST_PLAYERS][MERITS] = {0};  // points, prizes, golds, silvers, bronzes
  for (int round = 0; round < ROUNDS; round++) {
    for (int card = 0; card < CARDS; card++) {
      int owner = game->rounds[round].owner[card];
      if (owner == NOBODY) continue;
      merits[owner][0] += CARD_POINTS[card];
      merits[owner][card < AWARDS ? 2 + card : 1]++;
    }
  }
  for (int player = 0; player < game->players; player++) {
    table->total[player] = merits[player][0];
    table->place[player] = 0;
    for (int other = 0; other < game->players; other++) {
      table->place[player] += compare(merits[other], merits[player], MERITS) > 0;
    }
  }
}

// ---- random games and their checksum

static uint32_t play_random_game(uint32_t hash, int players, const char *seed) {
  Random chooser = chooser_of(seed);
  Game game;
  set_up(&game, players, seed);
  int moves[CATALOGUE];
  int made = 0;
  for (int count = legal_moves(&game, moves); count > 0; count = legal_moves(&game, moves)) {
    apply_move(&game, moves[draw(&chooser, count)]);
    made++;
  }
  Score table;
  score(&game, &table);
  hash = hashed(hash, made);
  hash = hashed_all(hash, table.total, players);
  hash = hashed_all(hash, table.place, players);
  for (int round = 0; round < ROUNDS; round++) {
    hash = hashed(hash, game.rounds[round].first);
    hash = hashed_all(hash, game.rounds[round].total, players);
  }
  return hash;
}
