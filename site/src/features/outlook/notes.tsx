import { memo } from 'react';
import * as styles from './outlook-page.css.ts';
import type { OutlookResults } from './outlook-results.ts';
import { retirementNotes } from './retirement-notes.ts';

/** Consequences of a retirement age that the answer does not show. */
export const RetirementNotes = memo(function RetirementNotes({ results }: { results: OutlookResults }) {
  const { charted, isRetired } = results;
  const notes = retirementNotes(results);
  if (notes.length === 0) return null;
  return (
    <ul
      className={styles.notes}
      aria-label={isRetired ? 'About your retirement' : `About stopping at ${charted.retirementAge}`}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
});
