/** Factor for the runs of property tests, races and attacks; 1 in a normal run. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 1);
