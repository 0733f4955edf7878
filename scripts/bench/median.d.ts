/** Returns the median. Expects an odd number of values. */
export declare function median(values: readonly number[]): number;
