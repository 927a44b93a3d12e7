// What the games in plain C share: the library's own sequences of chance, and the program around the random games. The
// game draws from alea seeded with `game-k`, the moves are picked by alea seeded with `game-k/choices`; the checksum is
// FNV-1a over the numbers that the game's file in `bench/games` tallies.
//
//   limit PLAYERS FIRST GAMES    prints the checksum of the games and the processor time they took

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_PLAYERS = 4 };

typedef struct {
  double c, s0, s1, s2;
} Random;

// ---- chance

static double mashed(double *n, const char *text) {
  for (; *text; text++) {
    *n += (unsigned char)*text;
    double h = 0.02519603282416938 * *n;
    *n = (uint32_t)h;
    h -= *n;
    h *= *n;
    *n = (uint32_t)h;
    h -= *n;
    *n += h * 4294967296.0;
  }
  return (uint32_t)(uint64_t)*n * 2.3283064365386963e-10;
}

static double wrapped(double difference) { return difference < 0 ? difference + 1 : difference; }

static Random seeded(const char *seed) {
  double n = 0xefc8249d;
  Random random = {.c = 1};
  random.s0 = mashed(&n, " ");
  random.s1 = mashed(&n, " ");
  random.s2 = mashed(&n, " ");
  random.s0 = wrapped(random.s0 - mashed(&n, seed));
  random.s1 = wrapped(random.s1 - mashed(&n, seed));
  random.s2 = wrapped(random.s2 - mashed(&n, seed));
  return random;
}

static int draw(Random *random, int n) {
  double next = 2091639 * random->s0 + random->c * 2.3283064365386963e-10;
  random->s0 = random->s1;
  random->s1 = random->s2;
  random->c = (int32_t)next;
  random->s2 = next - random->c;
  return (int)(random->s2 * n);
}

static int draw_kind(Random *random, const int *counts, int size) {
  int left = draw(random, size);
  int kind = 0;
  while (left >= counts[kind]) left -= counts[kind++];
  return kind;
}

static void shuffle(Random *random, int *list, int length) {
  for (int i = length - 1; i > 0; i--) {
    int j = draw(random, i + 1);
    int moved = list[i];
    list[i] = list[j];
    list[j] = moved;
  }
}

// ---- random games and their checksum

static uint32_t hashed(uint32_t hash, int value) { return (hash ^ (uint32_t)value) * 0x01000193u; }

static uint32_t hashed_all(uint32_t hash, const int *values, int length) {
  for (int i = 0; i < length; i++) hash = hashed(hash, values[i]);
  return hash;
}

// Plays the game of this seed, and adds its numbers to the hash.
static uint32_t play_random_game(uint32_t hash, int players, const char *seed);

static Random chooser_of(const char *seed) {
  char choices[64];
  snprintf(choices, sizeof choices, "%s/choices", seed);
  return seeded(choices);
}

static double processor_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  int players = count == 4 ? atoi(arguments[1]) : 0;
  if (players < 2 || players > MOST_PLAYERS) {
    fprintf(stderr, "usage: limit PLAYERS FIRST GAMES\n");
    return 2;
  }
  int first = atoi(arguments[2]), games = atoi(arguments[3]);
  uint32_t hash = 0x811c9dc5u;
  double start = processor_ms();
  for (int k = first; k < first + games; k++) {
    char seed[32];
    snprintf(seed, sizeof seed, "game-%d", k);
    hash = play_random_game(hash, players, seed);
  }
  double end = processor_ms();
  printf("{ \"checksum\": %u, \"milliseconds\": %.6f }\n", hash, end - start);
  return 0;
}
