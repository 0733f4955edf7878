/** The percentiles of the bands, as shares of the runs that rank below the band. */
export const bandShares = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/**
 * Returns a percentile of the balances at the end of a year.
 *
 * @param bands The bands of a simulation: the percentiles of one year after the other.
 * @param band Index of the percentile in `bandShares`.
 */
export function bandAt(bands: Float64Array, year: number, band: number): number {
  return bands[bandShares.length * year + band] as number;
}

/** Balances below this many dollars, a fraction of a cent, count as 0. */
const LEAST_BALANCE = 2 ** -7;

/** The 8 bits of the exponent and 4 bits of the fraction: 16 bins for each doubling of a balance. */
const BIN_BITS = 12;
const BINS = 2 ** BIN_BITS;

/** Writes the five bands of the current balances to `bands`, from index `offset` on. */
export type BandFinder = (bands: Float64Array, offset: number) => void;

/**
 * Finds percentiles exactly: moves the balances into logarithmic bins, in ascending order, and selects each rank
 * within its bin. Sorting would take 13 times as long with 10,000 runs, and 6 times as long with the site's 2,048 runs.
 *
 * @param balances Balance of each run, at least 0.
 */
export function createBandFinder(balances: Float64Array): BandFinder {
  const runs = balances.length;
  const rounded = new Float32Array(runs);
  const bits = new Uint32Array(rounded.buffer);
  const bins = new Uint16Array(runs);
  const counts = new Uint32Array(BINS);
  /** For each bin, the index after its last balance in `binned`. */
  const ends = new Uint32Array(BINS);
  const binned = new Float64Array(runs);

  /**
   * Puts each balance into a bin by its logarithm. After the sign bit, which is 0, a 32-bit number begins with its
   * exponent and fraction, so its upper bits are the logarithm, rounded down. With `Math.log2`, a simulation would take
   * two to three times as long.
   */
  function chooseBins(): void {
    for (let run = 0; run < runs; run++) rounded[run] = balances[run] as number;
    counts.fill(0);
    for (let run = 0; run < runs; run++) {
      const bin = (bits[run] as number) >>> (31 - BIN_BITS);
      bins[run] = bin;
      (counts[bin] as number)++;
    }
  }

  function fillBins(): void {
    let start = 0;
    // An end begins at the start of its bin, and moves with each balance that is added.
    for (let bin = 0; bin < BINS; bin++) {
      ends[bin] = start;
      start += counts[bin] as number;
    }
    for (let run = 0; run < runs; run++) {
      const bin = bins[run] as number;
      binned[ends[bin] as number] = balances[run] as number;
      (ends[bin] as number)++;
    }
  }

  return (bands, offset) => {
    chooseBins();
    fillBins();
    let bin = 0;
    // entries() is not used, because old versions of Prototype.js replace it.
    for (let band = 0; band < bandShares.length; band++) {
      const rank = Math.floor(runs * (bandShares[band] as number));
      while ((ends[bin] as number) <= rank) bin++;
      const end = ends[bin] as number;
      // The balances in the first bin count as 0. They can be most of the balances, so do not search among them.
      const balance = bin === 0 ? 0 : selectNth(binned, end - (counts[bin] as number), end - 1, rank);
      bands[offset + band] = balance < LEAST_BALANCE ? 0 : balance;
    }
  };
}

/**
 * Returns the number that would be at index `nth` if `values` were sorted from index `first` to `last`.
 * Reorders that range. Quickselect: C. A. R. Hoare, "Find", Communications of the ACM 4 (1961).
 */
function selectNth(values: Float64Array, first: number, last: number, nth: number): number {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = values[nth] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = swapped;
    }
    if (right < nth) low = left;
    if (nth < left) high = right;
  }
  return values[nth] as number;
}
