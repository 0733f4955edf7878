import { householdFields } from '@whenabouts/core';
import * as textStyles from '../outlook-text.css.ts';

/** The reason why no more cash flows can be added. */
export function FullListNotice({ isFull }: { isFull: boolean }) {
  return (
    <p className={textStyles.note} role="status" hidden={!isFull}>
      {isFull &&
        `A plan has at most ${householdFields.cashFlows.maxCount} of these. Remove one to add another.`}
    </p>
  );
}
