// What the games in plain C share: the library's own sequences of chance, and the program around the random games. The
// game is seeded with `game-k`, the picker of its moves quickly with `game-k/choices`; the checksum is FNV-1a over the
// numbers that the game's file in `bench/games` tallies.
//
//   limit PLAYERS FIRST GAMES    prints the checksum of the games and the processor time they took

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_PLAYERS = 4 };

// A sequence of ChaCha20, and the block that the last number was taken from.
typedef struct {
  uint32_t input[16], block[16];
  uint64_t drawn;
} Random;

// ---- chance

static Random with_key(const uint32_t *key) {
  Random random = {.input = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}};
  memcpy(random.input + 4, key, 32);
  return random;
}

static uint32_t rotated(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

// SHA-256 of a text of at most 55 bytes, in hexadecimal digits. Its constants are the first bits of the fractions of
// square and cube roots of primes.
static void sha256_hex(const char *text, char hex[65]) {
  uint32_t k[64], h[8], w[64] = {0};
  for (int prime = 2, n = 0; n < 64; prime++) {
    int divisor = 2;
    while (prime % divisor) divisor++;
    if (divisor < prime) continue;
    if (n < 8) h[n] = (uint32_t)(int64_t)(sqrtl(prime) * 0x1p32L);
    k[n++] = (uint32_t)(int64_t)(cbrtl(prime) * 0x1p32L);
  }
  size_t length = strlen(text);
  for (size_t i = 0; i <= length; i++) w[i / 4] |= (uint32_t)(i < length ? (uint8_t)text[i] : 0x80) << (24 - i % 4 * 8);
  w[15] = (uint32_t)length * 8;
  for (int i = 16; i < 64; i++) {
    uint32_t x = w[i - 15], y = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (rotated(x, 25) ^ rotated(x, 14) ^ x >> 3) + (rotated(y, 15) ^ rotated(y, 13) ^ y >> 10);
  }
  uint32_t s[8];
  memcpy(s, h, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t a = s[0], e = s[4];
    uint32_t one = s[7] + (rotated(e, 26) ^ rotated(e, 21) ^ rotated(e, 7)) + ((e & s[5]) ^ (~e & s[6])) + k[i] + w[i];
    uint32_t two = (rotated(a, 30) ^ rotated(a, 19) ^ rotated(a, 10)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += one;
    s[0] = one + two;
  }
  for (int i = 0; i < 8; i++) sprintf(hex + 8 * i, "%08x", h[i] + s[i]);
}

// The key is what seedrandom makes of the digest of the seed: 32 bytes of RC4, after 256 that are dropped.
static Random seeded(const char *seed) {
  char digest[65];
  sha256_hex(seed, digest);
  uint8_t s[256], i = 0, j = 0;
  for (int k = 0; k < 256; k++) s[k] = k;
  for (int k = 0; k < 256; k++) {
    uint8_t t = s[k];
    j += (uint8_t)digest[k % 64] + t;
    s[k] = s[j];
    s[j] = t;
  }
  uint32_t key[8] = {0};
  j = 0;
  for (int k = -256; k < 32; k++) {
    uint8_t t = s[++i];
    j += t;
    s[i] = s[j];
    s[j] = t;
    if (k >= 0) key[k / 4] = key[k / 4] << 8 | s[(uint8_t)(s[i] + t)];
  }
  return with_key(key);
}

// The library's quick generator of keys.
static Random quick_seeded(const char *seed) {
  uint32_t a = 0x9e3779b9, b = 0x85ebca6b;
  for (; *seed; seed++) {
    a = (a ^ (uint8_t)*seed) * 0x01000193u;
    b = (b ^ (uint8_t)*seed) * 0x5bd1e995u;
    a ^= b >> 15;
    b ^= a >> 13;
  }
  return with_key((uint32_t[]){a, b, a, b, a, b, a, b});
}

static void quarter_round(uint32_t *x, int a, int b, int c, int d) {
  x[a] += x[b];
  x[d] = rotated(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotated(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotated(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotated(x[b] ^ x[c], 7);
}

static void next_block(Random *random) {
  uint32_t *x = random->block;
  random->input[12] = random->drawn / 16;
  memcpy(x, random->input, sizeof random->block);
  for (int round = 0; round < 20; round += 2) {
    for (int i = 0; i < 4; i++) quarter_round(x, i, 4 + i, 8 + i, 12 + i);
    for (int i = 0; i < 4; i++) quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
  }
  for (int i = 0; i < 16; i++) x[i] += random->input[i];
}

static int draw(Random *random, int n) {
  if (random->drawn % 16 == 0) next_block(random);
  return (int)((uint64_t)random->block[random->drawn++ % 16] * n >> 32);
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
  return quick_seeded(choices);
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
