/*
 * Every month of every run in plain C without intrinsics, as core/test/simulate-monthly.ts does, for lifetime.ts.
 * Arguments: runs, repetitions. Prints the processor time of each repetition in milliseconds, then the
 * share of runs that succeed.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { YEARS = 60, TABLE = 4096, SHIFT = 14, OFFSET = (1023 - 7) << 6, LAST_BIN = 48 << 6, BINS = LAST_BIN + 1 };

static const double shares[5] = {0.1, 0.25, 0.5, 0.75, 0.9};
static double deviations[TABLE], table[TABLE];
static double *balances, *candidates;
static uint32_t *states;
static uint8_t *is_short, slots[BINS];
static uint16_t *bins;
static int counts[BINS];

static uint32_t rotate(uint32_t word, int bits) { return (word << bits) | (word >> (32 - bits)); }

static uint32_t mix(uint32_t x) {
  x = (x ^ (x >> 16)) * 0x21f0aaadu;
  x = (x ^ (x >> 15)) * 0x735a2d97u;
  return x ^ (x >> 15);
}

/* Uses bisection: the table is filled once, before the measurement. */
static double quantile(double p) {
  double low = -10, high = 10;
  while (high - low > 1e-13) {
    double middle = (low + high) / 2;
    if (erfc(-middle / sqrt(2)) / 2 < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

static void step_eight(int run, double flow) {
  uint32_t *s = states + run / 2;
  uint32_t s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3], bits[2];
  double b[8];
  for (int i = 0; i < 8; i++) b[i] = balances[run + i] > 0 ? balances[run + i] : 0;
  for (int month = 0; month < 12; month++) {
    for (int draw = 0; draw < 2; draw++) {
      uint32_t shifted = s1 << 9;
      bits[draw] = rotate(s1 * 5, 7) * 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = rotate(s3, 11);
    }
    for (int draw = 0; draw < 2; draw++) {
      uint32_t i = bits[draw] >> 20, k = bits[draw] & (TABLE - 1);
      b[4 * draw] = b[4 * draw] * table[i] + flow;
      b[4 * draw + 1] = b[4 * draw + 1] * table[i ^ (TABLE - 1)] + flow;
      b[4 * draw + 2] = b[4 * draw + 2] * table[k] + flow;
      b[4 * draw + 3] = b[4 * draw + 3] * table[k ^ (TABLE - 1)] + flow;
    }
  }
  s[0] = s0;
  s[1] = s1;
  s[2] = s2;
  s[3] = s3;
  memcpy(balances + run, b, sizeof b);
}

static double select_nth(double *values, int low, int high, int nth) {
  while (low < high) {
    double pivot = values[nth];
    int left = low, right = high;
    while (left <= right) {
      while (values[left] < pivot) left++;
      while (values[right] > pivot) right--;
      if (left > right) break;
      double swapped = values[left];
      values[left++] = values[right];
      values[right--] = swapped;
    }
    if (right < nth) low = left;
    if (nth < left) high = right;
  }
  return values[nth];
}

/* Returns the number of runs that have fallen short so far. */
static int record_year(int runs, double *bands) {
  int short_runs = 0, slot_start[7] = {0}, slot_end[7] = {0}, band_slot[5], band_rank[5];
  memset(counts, 0, sizeof counts);
  memset(slots, 0, sizeof slots);
  for (int run = 0; run < runs; run++) {
    uint64_t word;
    memcpy(&word, balances + run, 8);
    int bin = ((int32_t)(word >> 32) >> SHIFT) - OFFSET;
    bin = bin < 0 ? 0 : bin > LAST_BIN ? LAST_BIN : bin;
    bins[run] = (uint16_t)bin;
    counts[bin]++;
    is_short[run] |= (uint8_t)(word >> 63);
    short_runs += is_short[run];
  }
  for (int bin = 0, lower = 0, band = 0, slot = 0; band < 5; lower += counts[bin], bin++) {
    if ((int)(runs * shares[band]) >= lower + counts[bin]) continue;
    if (bin > 0) {
      slots[bin] = (uint8_t)++slot;
      slot_end[slot] = slot_start[slot];
      slot_start[slot + 1] = slot_start[slot] + counts[bin];
    }
    for (; band < 5 && (int)(runs * shares[band]) < lower + counts[bin]; band++) {
      band_slot[band] = bin > 0 ? slot : 0;
      band_rank[band] = (int)(runs * shares[band]) - lower;
    }
  }
  for (int run = 0; run < runs; run++) {
    int slot = slots[bins[run]];
    if (slot) candidates[slot_end[slot]++] = balances[run];
  }
  for (int band = 0; band < 5; band++) {
    int slot = band_slot[band], first = slot_start[slot];
    bands[band] = slot ? select_nth(candidates, first, slot_end[slot] - 1, first + band_rank[band]) : 0;
  }
  return short_runs;
}

int main(int count, char **arguments) {
  int runs = count > 1 ? atoi(arguments[1]) : 10000, repetitions = count > 2 ? atoi(arguments[2]) : 5;
  int capacity = (runs + 7) / 8 * 8, short_runs = 0;
  double bands[5 * (YEARS + 1)], squares = 0;
  balances = malloc(8 * (size_t)capacity);
  candidates = malloc(8 * (size_t)capacity);
  states = malloc(2 * (size_t)capacity);
  is_short = malloc((size_t)capacity);
  bins = malloc(2 * (size_t)capacity);
  for (int i = 0; i < TABLE; i++) deviations[i] = quantile((i + 0.5) / TABLE);
  for (int i = 0; i < TABLE; i++) squares += deviations[i] * deviations[i];
  for (int i = 0; i < TABLE; i++) deviations[i] *= sqrt(TABLE / squares);
  for (int repetition = -2; repetition < repetitions; repetition++) {
    clock_t started = clock();
    double sigma = 0.15 / sqrt(12), mu = log(1.07 / 1.025) / 12 - sigma * sigma / 2;
    for (int i = 0; i < TABLE; i++) table[i] = exp(mu + sigma * deviations[i]);
    for (int word = 0; word < capacity / 2; word++) states[word] = mix(mix((uint32_t)repetition) ^ (uint32_t)(word + 1) * 0x85ebca6bu);
    for (int run = 0; run < capacity; run++) balances[run] = 50000;
    memset(is_short, 0, (size_t)capacity);
    for (int year = 0; year < YEARS; year++) {
      for (int run = 0; run < runs; run += 8) step_eight(run, year < YEARS / 2 ? 500 : -1500);
      short_runs = record_year(runs, bands + 5 * (year + 1));
    }
    if (repetition >= 0) printf("%.4f\n", (double)(clock() - started) * 1000 / CLOCKS_PER_SEC);
  }
  printf("success %.5f median %.0f\n", 1 - (double)short_runs / runs, bands[5 * YEARS + 2]);
  return 0;
}
