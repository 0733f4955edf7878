/** Returns the number of runs of a property test: more if the environment variable PROPERTY_RUNS names a factor. */
export const propertyRuns = (runs: number): number => runs * Number(process.env.PROPERTY_RUNS ?? 1);
