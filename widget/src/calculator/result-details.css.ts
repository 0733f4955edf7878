import { style } from '@vanilla-extract/css';

/** The details of a result, with the gap of the results around it. */
export const details = style({
  display: 'grid',
  gap: 'min(24px, 5cqi)',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
