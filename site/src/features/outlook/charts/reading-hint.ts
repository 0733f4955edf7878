/** Shown below a chart while no point of it is read. */
export const READING_HINT = 'Point at the chart, or use its arrow keys, to read it by age.';
