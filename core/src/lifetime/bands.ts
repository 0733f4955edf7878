import { selectNth } from './select-nth.ts';
import { upperHalfIndex } from './upper-half.ts';

/** The bands, as the share of runs that rank below each. */
export const bandShares = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/*
 * Bins of a logarithmic histogram, 64 for each doubling of the balance. The upper half of a double holds
 * its exponent and the first digits of its fraction, so shifting it right is a logarithm.
 */
const BITS_PER_DOUBLING = 6;
const SHIFT = 20 - BITS_PER_DOUBLING;
/** The first bins hold nothing and fractions of a cent, the next one begins at 2^-7 dollars. */
const EMPTY_BINS = 4;
const BIN_OFFSET = ((1023 - 7) << BITS_PER_DOUBLING) - EMPTY_BINS;
/** Holds everything from about 2^41 dollars on. */
const LAST_BIN = 48 << BITS_PER_DOUBLING;

/**
 * Writes the five bands of the balances of the first `runs` runs to `bands`, from index `offset` on.
 * Returns how many balances are below 0; they rank as 0.
 */
export type BandFinder = (runs: number, bands: Float64Array, offset: number) => number;

/**
 * Finds percentiles exactly and without sorting: counts the balances in logarithmic bins, finds the bins
 * in which the five ranks lie, and selects among the few balances there.
 *
 * Speed: the loops over all runs take four runs per step, because V8 does not unroll them. The runs that
 * are left over come first: V8 optimizes a loop while it runs, and gives up when it leaves it for another.
 * All that the loops call is in this file: V8 does not treat an imported function as a constant.
 *
 * @param balances Balance of each run.
 */
export function createBandFinder(balances: Float64Array): BandFinder {
  /** The two halves of each balance. The upper one has the sign, the exponent and the first digits. */
  const halves = new Int32Array(balances.buffer);
  const upper = upperHalfIndex();
  const bins = new Uint16Array(balances.length);
  const binCounts = new Int32Array(LAST_BIN + 1);
  /**
   * For each bin that holds a band, its slot in `candidates`, counted from 1; otherwise 0. Has an entry for every
   * 16-bit number, so that V8 need not check an index from `bins`.
   */
  const slots = new Uint8Array(2 ** 16);
  const slotBins = new Uint16Array(bandShares.length + 1);
  const slotStarts = new Int32Array(bandShares.length + 2);
  const slotEnds = new Int32Array(bandShares.length + 2);
  const candidates = new Float64Array(balances.length);
  /** For each band, its slot, and how many balances in that slot are lower. */
  const bandSlots = new Int32Array(bandShares.length);
  const bandRanks = new Int32Array(bandShares.length);

  /** Returns how many balances are below 0. */
  function countRuns(runs: number): number {
    binCounts.fill(0);
    let below = 0;
    let run = 0;
    for (; run < runs % 4; run++) below += countRun(run, 0);
    for (; run < runs; run += 4) {
      below += countRun(run, 0);
      below += countRun(run + 1, 1);
      below += countRun(run + 2, 2);
      below += countRun(run + 3, 3);
    }
    return below;
  }

  /**
   * @param emptyBin The bin if the run has nothing. Neighbors have different ones, because the processor
   *   waits when it counts twice in a row in the same place.
   */
  function countRun(run: number, emptyBin: number): number {
    const upperHalf = halves[2 * run + upper] as number;
    const bin = Math.min(Math.max((upperHalf >> SHIFT) - BIN_OFFSET, emptyBin), LAST_BIN);
    bins[run] = bin;
    (binCounts[bin] as number)++;
    return upperHalf >>> 31;
  }

  /** Finds the bin of each band, and gives each such bin a slot in `candidates`. */
  function locateBands(runs: number): void {
    let slot = 0;
    for (; slot < slotBins.length; slot++) slots[slotBins[slot] as number] = 0;
    slot = 0;
    let bin = 0;
    let lower = 0;
    for (let band = 0; band < bandShares.length; band++) {
      const rank = Math.floor(runs * (bandShares[band] as number));
      while (lower + (binCounts[bin] as number) <= rank) lower += binCounts[bin++] as number;
      if (bin >= EMPTY_BINS && slots[bin] === 0) openSlot(++slot, bin);
      bandSlots[band] = slots[bin] as number;
      bandRanks[band] = rank - lower;
    }
  }

  function openSlot(slot: number, bin: number): void {
    const start = slotStarts[slot] as number;
    slots[bin] = slot;
    slotBins[slot] = bin;
    slotEnds[slot] = start;
    slotStarts[slot + 1] = start + (binCounts[bin] as number);
  }

  /** Copies the balances in the bands' bins to their slots. */
  function collectCandidates(runs: number): void {
    let run = 0;
    for (; run < runs % 4; run++) collectRun(run);
    for (; run < runs; run += 4) {
      const anySlot = slotOf(run) | slotOf(run + 1) | slotOf(run + 2) | slotOf(run + 3);
      if (anySlot === 0) continue;
      collectRun(run);
      collectRun(run + 1);
      collectRun(run + 2);
      collectRun(run + 3);
    }
  }

  function slotOf(run: number): number {
    return slots[bins[run] as number] as number;
  }

  function collectRun(run: number): void {
    const slot = slotOf(run);
    if (slot === 0) return;
    const end = slotEnds[slot] as number;
    candidates[end] = balances[run] as number;
    slotEnds[slot] = end + 1;
  }

  /** Returns the balance of a band; 0 if it is in one of the empty bins, which have no slot. */
  function bandBalance(band: number): number {
    const slot = bandSlots[band] as number;
    if (slot === 0) return 0;
    const first = slotStarts[slot] as number;
    return selectNth(candidates, first, (slotEnds[slot] as number) - 1, first + (bandRanks[band] as number));
  }

  return (runs, bands, offset) => {
    const below = countRuns(runs);
    locateBands(runs);
    collectCandidates(runs);
    for (let band = 0; band < bandShares.length; band++) bands[offset + band] = bandBalance(band);
    return below;
  };
}
