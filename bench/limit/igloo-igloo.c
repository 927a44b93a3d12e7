// Igloo Igloo, the standard game, in plain C on 64-bit boards: how fast the same steps can go. The checksum is over the
// moves made, totals and places of the players, then trophies, animals gone, tiles spent, hand sizes and tiles lost.

#include "limit.h"

enum { CELLS = 64, SIDE = 8, DIRECTIONS = 4, LAID = 56, POINTS = 3, STEPS = 3, BUILDING = 3, CROSSING = 3, IGLOOS = 2 };
enum { FISH2, FISH3, BEAR_TILE, PACK, DRIFT_TILE, THAW_TILE, HARPOON_TILE, ANIMALS_TILE, ENDURANCE_TILE };
enum { TILES = ENDURANCE_TILE + 3, NO_TILE = -1 };
enum { FISH, FOX = FISH + 3, BEAR = FOX + 3, ANIMALS };
enum { NORTH, EAST, SOUTH, WEST };

static const int TILE_COUNT[TILES] = {6, 4, 4, 10, 6, 6, 6, 6, 3, 3, 2};
static const int ANIMAL_COUNT[ANIMALS] = {8, 12, 8, 3, 4, 3, 4};
static const int VALUE[ANIMALS] = {1, 2, 3, 1, 2, 3, 4};
static const int INUITS[MOST_PLAYERS + 1] = {[2] = 5, [3] = 3, [4] = 3};

// Moves ascend in the order of the catalogue: by kind, animal, cell and direction.
typedef enum {
  PLACE, MELT, DRIFT, DISPLACE, THAW, MOVE_ANIMALS, STEP, DEFEND, DECLINE,
  FLEE, ENDURANCE, WALK, EMBARK, LAND, HUNT, HARPOON, IGLOO, END,
} Kind;
typedef uint16_t Move;
enum { CELL_AT = 2, ANIMAL_AT = 8, KIND_AT = 11 };
enum { ROOM = 256 };  // the longest list would be all 208 drifts, and one entry after the last may be written

typedef enum {
  PLACING, MELTING, DRIFTING, DISPLACING, STEPPING, ATTACKED, FLEEING, ACTING, SAILING, OVER,
} Phase;

// A bit for each cell, row by row from the top; the lowest is a1.
typedef uint64_t Board;

static const Board CORNERS = 0x8100000000000081, CENTRE = 0x0000001818000000, CROWN = 0x7e8181818181817e;
static const Board FIRST_COLUMN = 0x0101010101010101, LAST_COLUMN = 0x8080808080808080;

typedef struct {
  Random random;
  Phase phase;
  int cell, dir, gap;         // of the drift that waits for its gap; the cell attacked, or set out from
  int waiting[MOST_PLAYERS];  // to be put on corners
  int players, turn, player, melted, points, steps;
  unsigned used;  // by kind of tile; the endurances are one
  Board water, ice, pack;
  int8_t faces[CELLS];
  Board with[ANIMALS];  // the cells with such animals
  int8_t animals[ANIMALS][CELLS];
  Board of[MOST_PLAYERS];  // the cells with inuits of a player
  int8_t inuits[MOST_PLAYERS][CELLS];
  Board igloos[MOST_PLAYERS];
  int inuits_left[MOST_PLAYERS], igloos_left[MOST_PLAYERS];
  int supply[ANIMALS];
  int8_t hands[MOST_PLAYERS][TILES];
  int hand_sizes[MOST_PLAYERS];
  int trophies[MOST_PLAYERS * ANIMALS];
  int gone[ANIMALS], spent[TILES], lost[TILES], lost_size;
} Game;

typedef struct {
  int total[MOST_PLAYERS];
  int place[MOST_PLAYERS];  // how many players are ahead
} Score;

// ---- the board

static Board at(int cell) { return (Board)1 << cell; }

static int first_of(Board board) { return __builtin_ctzll(board); }

static Board north(Board board) { return board >> SIDE; }
static Board east(Board board) { return (board & ~LAST_COLUMN) << 1; }
static Board south(Board board) { return board << SIDE; }
static Board west(Board board) { return (board & ~FIRST_COLUMN) >> 1; }

static Board towards(Board board, int dir) {
  switch (dir) {
    case NORTH: return north(board);
    case EAST: return east(board);
    case SOUTH: return south(board);
    default: return west(board);
  }
}

static Board away_from(Board board, int dir) { return towards(board, (dir + 2) % DIRECTIONS); }

static int next_to(int cell, int dir) {
  static const int OFFSET[DIRECTIONS] = {-SIDE, 1, SIDE, -1};
  return cell + OFFSET[dir];
}

static Board beside(Board board) { return north(board) | east(board) | south(board) | west(board); }

static Board floes(const Game *game) { return game->ice | game->pack; }

static Board with_fish(const Game *game) { return game->with[FISH] | game->with[FISH + 1] | game->with[FISH + 2]; }
static Board with_foxes(const Game *game) { return game->with[FOX] | game->with[FOX + 1] | game->with[FOX + 2]; }
static Board with_animals(const Game *game) { return with_fish(game) | with_foxes(game) | game->with[BEAR]; }

static Board any_of(const Board *boards) { return boards[0] | boards[1] | boards[2] | boards[3]; }

static Board with_others(const Game *game) {
  Board others = 0;
  for (int player = 0; player < game->players; player++) others |= player == game->turn ? 0 : game->of[player];
  return others;
}

static int next_player(const Game *game, int player) { return player + 1 == game->players ? 0 : player + 1; }

// Whether the mover holds a tile that he may still play in this turn; `type` stands for all that count as one.
static int can_play(const Game *game, int tile, int type) {
  return game->hands[game->turn][tile] > 0 && !(game->used >> type & 1);
}

static int can_spend_harpoon(const Game *game) { return can_play(game, HARPOON_TILE, HARPOON_TILE); }

// ---- what is legal

static Board melts(const Game *game) {
  Board bare = game->ice & ~(any_of(game->igloos) | any_of(game->of) | with_animals(game));
  Board by_rule = bare & beside(game->water);
  return by_rule != 0 ? by_rule : bare & CROWN;
}

static Board thaws(const Game *game) { return game->ice & ~any_of(game->igloos) & beside(game->water); }

// Where the animals of a gap can go.
static Board open_water(const Game *game) { return game->water & ~game->with[BEAR]; }

// The floes that can be shifted in a direction: the run from each ends at a gap that is empty or can be cleared.
static Board shifts(const Game *game, int dir) {
  Board gaps = game->water & (~with_animals(game) | beside(open_water(game)));
  Board ahead, run = 0;
  do {
    ahead = run;
    run = away_from(gaps | run, dir) & floes(game);
  } while (run != ahead);
  return run;
}

static int can_shift(const Game *game) {
  return (shifts(game, NORTH) | shifts(game, EAST) | shifts(game, SOUTH) | shifts(game, WEST)) != 0;
}

static Board enterable_by(const Game *game, int animal) {
  if (animal < FOX) return game->water;
  return animal < BEAR ? floes(game) : (game->water | floes(game)) & ~game->with[BEAR];
}

static int can_step(const Game *game) {
  Board fish = with_fish(game) & beside(enterable_by(game, FISH));
  Board foxes = with_foxes(game) & beside(enterable_by(game, FOX));
  Board bears = game->with[BEAR] & beside(enterable_by(game, BEAR));
  return (fish | foxes | bears) != 0;
}

// The floes that the mover's inuits may enter.
static Board enterable(const Game *game) {
  return can_spend_harpoon(game) ? floes(game) : floes(game) & ~game->with[BEAR];
}

// The floes that a kayak reaches from a cell; some of those that are looked for, if there are any, will do.
static Board landings(const Game *game, int from, Board looked_for) {
  Board open = open_water(game), ashore = floes(game) & ~at(from);
  Board crossed = beside(at(from)) & open;
  for (;;) {
    Board around = beside(crossed);
    Board grown = crossed | (around & open);
    if (grown == crossed || (around & ashore & looked_for) != 0) return around & ashore;
    crossed = grown;
  }
}

static int can_sail(const Game *game, int from) {
  Board looked_for = enterable(game);
  return (landings(game, from, looked_for) & looked_for) != 0;
}

// The cells on which the mover can take such an animal, points aside.
static Board in_reach(const Game *game, int animal) {
  Board hunters = game->of[game->turn] & ~CORNERS;
  return game->with[animal] & (animal < FOX ? beside(hunters) : hunters);
}

static Board sites(const Game *game) {
  if (game->points < BUILDING || game->igloos_left[game->turn] == 0) return 0;
  return game->of[game->turn] & ~(CORNERS | any_of(game->igloos) | with_others(game));
}

// Whether a mover without kept tiles can do anything but end his turn.
static int can_act(const Game *game) {
  if (game->points == 0) return 0;
  Board own = game->of[game->turn];
  if ((own & beside(enterable(game))) != 0) return 1;
  for (int animal = 0; animal < BEAR; animal++) {
    if (VALUE[animal] <= game->points && in_reach(game, animal) != 0) return 1;
  }
  if (sites(game) != 0) return 1;
  if (game->points < CROSSING) return 0;
  for (Board cells = own & ~CORNERS; cells != 0; cells &= cells - 1) {
    if (can_sail(game, first_of(cells))) return 1;
  }
  return 0;
}

// ---- the list of legal moves

static Move move_of(Kind kind, int animal, int cell, int dir) {
  return kind << KIND_AT | animal << ANIMAL_AT | cell << CELL_AT | dir;
}

static Move *add(Move *end, Kind kind) {
  *end++ = move_of(kind, 0, 0, 0);
  return end;
}

static Move *add_cells(Move *end, Kind kind, int animal, Board cells) {
  for (; cells != 0; cells &= cells - 1) *end++ = move_of(kind, animal, first_of(cells), 0);
  return end;
}

// Adds the ways from the cells of four boards, one for each direction.
static Move *add_ways(Move *end, Kind kind, int animal, const Board *ways) {
  for (Board cells = any_of(ways); cells != 0; cells &= cells - 1) {
    int cell = first_of(cells);
    for (int dir = 0; dir < DIRECTIONS; dir++) {
      *end = move_of(kind, animal, cell, dir);
      end += ways[dir] >> cell & 1;
    }
  }
  return end;
}

static Move *add_ways_into(Move *end, Kind kind, int animal, Board from, Board into) {
  Board ways[DIRECTIONS] = {from & south(into), from & west(into), from & north(into), from & east(into)};
  return add_ways(end, kind, animal, ways);
}

static Move *add_shifts(const Game *game, Move *end) {
  Board ways[DIRECTIONS];
  for (int dir = 0; dir < DIRECTIONS; dir++) ways[dir] = shifts(game, dir);
  return add_ways(end, DRIFT, 0, ways);
}

static Move *add_steps(const Game *game, Move *end) {
  for (int animal = 0; animal < ANIMALS; animal++) {
    end = add_ways_into(end, STEP, animal, game->with[animal], enterable_by(game, animal));
  }
  return end;
}

// The kept tiles that may be played before the melt and after it.
static Move *add_tiles(const Game *game, Move *end) {
  if (can_play(game, THAW_TILE, THAW_TILE)) end = add_cells(end, THAW, 0, thaws(game));
  if (can_play(game, ANIMALS_TILE, ANIMALS_TILE) && can_step(game)) end = add(end, MOVE_ANIMALS);
  return end;
}

static Move *add_endurances(const Game *game, Move *end) {
  for (int i = 0; i < TILES - ENDURANCE_TILE; i++) {
    // Of an endurance the cell is its place among the three.
    if (can_play(game, ENDURANCE_TILE + i, ENDURANCE_TILE)) *end++ = move_of(ENDURANCE, 0, i, 0);
  }
  return end;
}

static Move *add_embarkments(const Game *game, Move *end) {
  if (game->points < CROSSING) return end;
  for (Board cells = game->of[game->turn] & ~CORNERS; cells != 0; cells &= cells - 1) {
    if (can_sail(game, first_of(cells))) *end++ = move_of(EMBARK, 0, first_of(cells), 0);
  }
  return end;
}

static Move *add_hunts(const Game *game, Move *end) {
  for (int animal = 0; animal < BEAR; animal++) {
    if (VALUE[animal] <= game->points) end = add_cells(end, HUNT, animal, in_reach(game, animal));
  }
  return end;
}

static Move *add_harpoons(const Game *game, Move *end) {
  if (!can_spend_harpoon(game)) return end;
  for (int animal = 0; animal < ANIMALS; animal++) end = add_cells(end, HARPOON, animal, in_reach(game, animal));
  return end;
}

static Move *add_actions(const Game *game, Move *end) {
  end = add_tiles(game, end);
  end = add_endurances(game, end);
  if (game->points > 0) end = add_ways_into(end, WALK, 0, game->of[game->turn], enterable(game));
  end = add_embarkments(game, end);
  end = add_hunts(game, end);
  end = add_harpoons(game, end);
  end = add_cells(end, IGLOO, 0, sites(game));
  return add(end, END);
}

// Adds the legal moves in ascending order, and answers with the end of the list.
static Move *add_moves(const Game *game, Move *end) {
  switch (game->phase) {
    case PLACING: return add_cells(end, PLACE, 0, CROWN);
    case MELTING: return add_tiles(game, add_cells(end, MELT, 0, melts(game)));
    case DRIFTING: return add_shifts(game, end);
    case DISPLACING: return add_cells(end, DISPLACE, 0, beside(at(game->gap)) & open_water(game));
    case STEPPING: return add_steps(game, end);
    case ATTACKED: return add(game->hands[game->player][HARPOON_TILE] > 0 ? add(end, DEFEND) : end, DECLINE);
    case FLEEING: return add_cells(end, FLEE, 0, CORNERS);
    case ACTING: return add_actions(game, end);
    case SAILING: return add_cells(end, LAND, 0, landings(game, game->cell, 0) & enterable(game));
    case OVER: return end;
  }
  abort();
}

// ---- pieces

static void change_animals(Game *game, int animal, int cell, int by) {
  game->animals[animal][cell] += by;
  if (game->animals[animal][cell] > 0) game->with[animal] |= at(cell);
  else game->with[animal] &= ~at(cell);
}

static void change_inuits(Game *game, int player, int cell, int by) {
  game->inuits[player][cell] += by;
  if (game->inuits[player][cell] > 0) game->of[player] |= at(cell);
  else game->of[player] &= ~at(cell);
}

static void move_inuit(Game *game, int from, int to) {
  change_inuits(game, game->turn, from, -1);
  change_inuits(game, game->turn, to, 1);
}

static void play_tile(Game *game, int player, int tile, int type) {
  game->hands[player][tile]--;
  game->hand_sizes[player]--;
  game->spent[tile]++;
  if (player == game->turn) game->used |= 1u << type;
}

static void take(Game *game, int player, int animal, int cell) {
  change_animals(game, animal, cell, -1);
  game->trophies[ANIMALS * player + animal]++;
}

static void take_with_harpoon(Game *game, int player, int animal, int cell) {
  play_tile(game, player, HARPOON_TILE, HARPOON_TILE);
  take(game, player, animal, cell);
}

// Animals from `first` on, up to `end`, leave a cell and the game.
static void remove_animals(Game *game, int first, int end, int cell) {
  for (int animal = first; animal < end; animal++) {
    int count = game->animals[animal][cell];
    if (count == 0) continue;
    change_animals(game, animal, cell, -count);
    game->gone[animal] += count;
  }
}

static void lift_tile(Game *game, int cell) {
  game->faces[cell] = NO_TILE;
  game->ice &= ~at(cell);
  game->water |= at(cell);
}

// ---- turns

static void ask_for_melt(Game *game) { game->phase = melts(game) != 0 ? MELTING : OVER; }

static void begin_turn(Game *game, int player) {
  game->turn = game->player = player;
  game->melted = game->points = game->steps = 0;
  game->used = 0;
  ask_for_melt(game);
}

static void end_turn(Game *game) { begin_turn(game, next_player(game, game->turn)); }

static void ask_for_action(Game *game) {
  game->phase = ACTING;
  if (game->hand_sizes[game->turn] == 0 && !can_act(game)) end_turn(game);
}

static void end_melt(Game *game) {
  game->melted = 1;
  game->points = POINTS;
  ask_for_action(game);
}

// Goes on where a kept tile or an attack has interrupted the turn.
static void resume(Game *game) {
  game->player = game->turn;
  if (game->steps > 0 && can_step(game)) {
    game->phase = STEPPING;
    return;
  }
  game->steps = 0;
  if (game->melted) ask_for_action(game);
  else ask_for_melt(game);
}

static void place(Game *game, int cell) {
  int player = game->player;
  game->inuits_left[player]--;
  change_inuits(game, player, cell, 1);
  int next = next_player(game, player);
  if (game->inuits_left[next] == 0) begin_turn(game, next);
  else game->turn = game->player = next;
}

// ---- melting and drifting

// Draws one of three animals from `first` on out of the supply.
static void place_animal(Game *game, int first, int cell) {
  int *supply = game->supply + first;
  int size = supply[0] + supply[1] + supply[2];
  if (size == 0) return;
  int drawn = draw_kind(&game->random, supply, size);
  supply[drawn]--;
  change_animals(game, first + drawn, cell, 1);
}

static void place_bear(Game *game, int cell) {
  if (game->supply[BEAR] == 0) return;
  game->supply[BEAR]--;
  change_animals(game, BEAR, cell, 1);
}

static void turn_pack(Game *game, int cell) {
  game->water &= ~at(cell);
  game->pack |= at(cell);
  place_animal(game, FOX, cell);
}

static void melt(Game *game, int cell) {
  int tile = game->faces[cell];
  lift_tile(game, cell);
  if (tile >= THAW_TILE) {
    game->hands[game->turn][tile]++;
    game->hand_sizes[game->turn]++;
    end_melt(game);
    return;
  }
  game->spent[tile] += tile != PACK;
  switch (tile) {
    case PACK: turn_pack(game, cell); break;
    case BEAR_TILE: place_bear(game, cell); break;
    case FISH2:
    case FISH3:
      for (int fish = tile == FISH2 ? 2 : 3; fish > 0; fish--) place_animal(game, FISH, cell);
      break;
    case DRIFT_TILE:
      if (!can_shift(game)) break;
      game->phase = DRIFTING;
      return;
  }
  end_melt(game);
}

static void move_count(int8_t *counts, int from, int to) {
  counts[to] = counts[from];
  counts[from] = 0;
}

static void move_board(Board *board, Board run, int dir) {
  *board = (*board & ~run) | towards(*board & run, dir);
}

// The run of floes moves one cell on, with all that is on it.
static void shift(Game *game, int cell, int dir, int gap) {
  Board run = 0;
  for (int to = gap; to != cell;) {
    int from = next_to(to, (dir + 2) % DIRECTIONS);
    game->faces[to] = game->faces[from];
    for (int animal = FOX; animal < ANIMALS; animal++) move_count(game->animals[animal], from, to);
    for (int player = 0; player < game->players; player++) move_count(game->inuits[player], from, to);
    run |= at(from);
    to = from;
  }
  game->faces[cell] = NO_TILE;
  for (int animal = FOX; animal < ANIMALS; animal++) move_board(&game->with[animal], run, dir);
  for (int player = 0; player < game->players; player++) {
    move_board(&game->of[player], run, dir);
    move_board(&game->igloos[player], run, dir);
  }
  move_board(&game->ice, run, dir);
  move_board(&game->pack, run, dir);
  game->water ^= at(cell) | at(gap);
  end_melt(game);
}

static void drift(Game *game, int cell, int dir) {
  int gap = cell;
  while (floes(game) & at(gap)) gap = next_to(gap, dir);
  if ((with_animals(game) & at(gap)) == 0) {
    shift(game, cell, dir, gap);
    return;
  }
  game->phase = DISPLACING;
  game->cell = cell;
  game->dir = dir;
  game->gap = gap;
}

static void displace(Game *game, int to) {
  int gap = game->gap;
  if (game->with[BEAR] & at(gap)) remove_animals(game, FISH, FOX, to);
  for (int animal = 0; animal < ANIMALS; animal++) {
    int count = game->animals[animal][gap];
    if (count == 0) continue;
    change_animals(game, animal, gap, -count);
    change_animals(game, animal, to, count);
  }
  shift(game, game->cell, game->dir, gap);
}

// ---- fleeing, attacks and steps of animals

static int count_waiting(const Game *game) {
  int count = 0;
  for (int player = 0; player < game->players; player++) count += game->waiting[player];
  return count;
}

static void await_flight(Game *game) {
  if (count_waiting(game) == 0) {
    resume(game);
    return;
  }
  game->player = game->turn;
  game->phase = FLEEING;
}

// All inuits on a cell but those in an igloo of their own wait to be put on corners.
static void scatter(Game *game, int cell) {
  for (int player = 0; player < game->players; player++) {
    game->waiting[player] = game->igloos[player] & at(cell) ? 0 : game->inuits[player][cell];
    if (game->waiting[player] > 0) change_inuits(game, player, cell, -game->waiting[player]);
  }
  await_flight(game);
}

static void flee(Game *game, int corner) {
  int player = next_player(game, game->turn);
  while (game->waiting[player] == 0) player = next_player(game, player);
  change_inuits(game, player, corner, 1);
  game->waiting[player]--;
  await_flight(game);
}

static void thaw(Game *game, int cell) {
  play_tile(game, game->turn, THAW_TILE, THAW_TILE);
  game->lost[game->faces[cell]]++;
  game->lost_size++;
  lift_tile(game, cell);
  remove_animals(game, FOX, ANIMALS, cell);
  scatter(game, cell);
}

static int is_asked(const Game *game, int player, int cell) {
  if (game->inuits[player][cell] == 0 || game->hand_sizes[player] == 0) return 0;
  return player != game->turn || !(game->used >> HARPOON_TILE & 1);
}

// Asks the first owner on the left of `last` who might hold a harpoon; after the mover nobody is asked any more.
static void ask_next(Game *game, int cell, int last) {
  int player = last;
  do {
    player = next_player(game, player);
    if (!is_asked(game, player, cell)) continue;
    game->player = player;
    game->phase = ATTACKED;
    game->cell = cell;
    return;
  } while (player != game->turn);
  scatter(game, cell);
}

static void defend(Game *game) {
  take_with_harpoon(game, game->player, BEAR, game->cell);
  resume(game);
}

static void decline(Game *game) {
  if (game->player == game->turn) scatter(game, game->cell);
  else ask_next(game, game->cell, game->player);
}

static void step(Game *game, int animal, int cell, int dir) {
  int to = next_to(cell, dir);
  int is_attack = animal == BEAR && ((with_animals(game) | any_of(game->of)) & at(to)) != 0;
  game->steps--;
  change_animals(game, animal, cell, -1);
  change_animals(game, animal, to, 1);
  if (!is_attack) {
    resume(game);
    return;
  }
  remove_animals(game, 0, BEAR, to);
  ask_next(game, to, game->turn);
}

static void move_animals(Game *game) {
  play_tile(game, game->turn, ANIMALS_TILE, ANIMALS_TILE);
  game->steps = STEPS;
  resume(game);
}

// ---- actions

static void play_endurance(Game *game, int i) {
  play_tile(game, game->turn, ENDURANCE_TILE + i, ENDURANCE_TILE);
  game->points += i + 1;
  ask_for_action(game);
}

// An inuit goes to a floe; the bear there is killed at once.
static void enter(Game *game, int from, int to) {
  move_inuit(game, from, to);
  if (game->with[BEAR] & at(to)) take_with_harpoon(game, game->turn, BEAR, to);
  ask_for_action(game);
}

static void walk(Game *game, int cell, int dir) {
  game->points--;
  enter(game, cell, next_to(cell, dir));
}

static void embark(Game *game, int cell) {
  game->points -= CROSSING;
  game->phase = SAILING;
  game->cell = cell;
}

static void hunt(Game *game, int animal, int cell) {
  game->points -= VALUE[animal];
  take(game, game->turn, animal, cell);
  ask_for_action(game);
}

static void harpoon(Game *game, int animal, int cell) {
  take_with_harpoon(game, game->turn, animal, cell);
  ask_for_action(game);
}

static void build_igloo(Game *game, int cell) {
  game->points -= BUILDING;
  game->igloos[game->turn] |= at(cell);
  game->igloos_left[game->turn]--;
  ask_for_action(game);
}

static void apply_move(Game *game, Move move) {
  int animal = move >> ANIMAL_AT & 7, cell = move >> CELL_AT & 63, dir = move & 3;
  switch ((Kind)(move >> KIND_AT)) {
    case PLACE: place(game, cell); return;
    case MELT: melt(game, cell); return;
    case DRIFT: drift(game, cell, dir); return;
    case DISPLACE: displace(game, cell); return;
    case THAW: thaw(game, cell); return;
    case MOVE_ANIMALS: move_animals(game); return;
    case STEP: step(game, animal, cell, dir); return;
    case DEFEND: defend(game); return;
    case DECLINE: decline(game); return;
    case FLEE: flee(game, cell); return;
    case ENDURANCE: play_endurance(game, cell); return;
    case WALK: walk(game, cell, dir); return;
    case EMBARK: embark(game, cell); return;
    case LAND: enter(game, game->cell, cell); return;
    case HUNT: hunt(game, animal, cell); return;
    case HARPOON: harpoon(game, animal, cell); return;
    case IGLOO: build_igloo(game, cell); return;
    case END: end_turn(game); return;
  }
}

// ---- set-up

static void lay_tiles(Game *game) {
  int pile[LAID], size = 0;
  for (int tile = 0; tile < TILES; tile++) {
    for (int i = 0; i < TILE_COUNT[tile]; i++) pile[size++] = tile;
  }
  shuffle(&game->random, pile, LAID);
  game->ice = ~(CORNERS | CENTRE);
  game->water = CENTRE;
  memset(game->faces, NO_TILE, sizeof game->faces);
  size = 0;
  for (Board cells = game->ice; cells != 0; cells &= cells - 1) game->faces[first_of(cells)] = pile[size++];
}

static void set_up(Game *game, int players, const char *seed) {
  memset(game, 0, sizeof *game);
  game->random = seeded(seed);
  game->phase = PLACING;
  game->players = players;
  memcpy(game->supply, ANIMAL_COUNT, sizeof game->supply);
  for (int player = 0; player < players; player++) {
    game->inuits_left[player] = INUITS[players];
    game->igloos_left[player] = IGLOOS;
  }
  lay_tiles(game);
  for (Board cells = CENTRE; cells != 0; cells &= cells - 1) place_animal(game, FISH, first_of(cells));
  game->turn = game->player = draw(&game->random, players);
}

// ---- the end of the game

static int count_inuits(const Game *game, int player, Board cells) {
  int count = 0;
  for (cells &= game->of[player]; cells != 0; cells &= cells - 1) count += game->inuits[player][first_of(cells)];
  return count;
}

static int highest_below(const int *strengths, int players, int limit) {
  int highest = 0;
  for (int player = 0; player < players; player++) {
    if (strengths[player] < limit && strengths[player] > highest) highest = strengths[player];
  }
  return highest;
}

static void score_island(const Game *game, Board island, int *totals) {
  int strengths[MOST_PLAYERS];
  int size = __builtin_popcountll(island), present = 0;
  for (int player = 0; player < game->players; player++) {
    strengths[player] = count_inuits(game, player, island) + 2 * __builtin_popcountll(game->igloos[player] & island);
    present += strengths[player] > 0;
  }
  int first = highest_below(strengths, game->players, INT32_MAX);
  int second = highest_below(strengths, game->players, first);
  for (int player = 0; player < game->players; player++) {
    if (strengths[player] == 0) continue;
    if (strengths[player] == first) totals[player] += present == 1 ? size * size : size;
    else if (strengths[player] == second) totals[player] += size / 2;
  }
}

static void score_islands(const Game *game, int *totals) {
  for (Board left = floes(game); left != 0;) {
    Board island = left & -left, grown = island;
    do {
      island = grown;
      grown |= beside(island) & left;
    } while (grown != island);
    score_island(game, island, totals);
    left &= ~island;
  }
}

static void score(const Game *game, Score *table) {
  int hunting[MOST_PLAYERS] = {0};
  for (int player = 0; player < game->players; player++) {
    for (int animal = 0; animal < ANIMALS; animal++) {
      hunting[player] += VALUE[animal] * game->trophies[ANIMALS * player + animal];
    }
    table->total[player] = hunting[player];
  }
  score_islands(game, table->total);
  for (int player = 0; player < game->players; player++) {
    table->place[player] = 0;
    for (int other = 0; other < game->players; other++) {
      int ahead = table->total[other] - table->total[player];
      table->place[player] += ahead > 0 || (ahead == 0 && hunting[other] > hunting[player]);
    }
  }
}

// ---- random games and their checksum

static uint32_t play_random_game(uint32_t hash, int players, const char *seed) {
  Random chooser = chooser_of(seed);
  Game game;
  set_up(&game, players, seed);
  Move moves[ROOM];
  int made = 0;
  for (int count = add_moves(&game, moves) - moves; count > 0; count = add_moves(&game, moves) - moves) {
    apply_move(&game, moves[draw(&chooser, count)]);
    made++;
  }
  Score table;
  score(&game, &table);
  hash = hashed(hash, made);
  hash = hashed_all(hash, table.total, players);
  hash = hashed_all(hash, table.place, players);
  hash = hashed_all(hash, game.trophies, ANIMALS * players);
  hash = hashed_all(hash, game.gone, ANIMALS);
  hash = hashed_all(hash, game.spent, TILES);
  hash = hashed_all(hash, game.hand_sizes, players);
  return hashed(hash, game.lost_size);
}
