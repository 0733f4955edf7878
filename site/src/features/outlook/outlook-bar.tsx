import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatChanceInProse } from '@whenabouts/core';
import { type ReactNode, useContext } from 'react';
import { ShareActions } from '../../components/share-actions.tsx';
import { outlookFragment } from '../../numbers/outlook-numbers.ts';
import { paths } from '../../paths.ts';
import { OriginContext } from '../../ui/page-data.ts';
import * as styles from './outlook-bar.css.ts';
import { messages } from './outlook-messages.ts';
import type { OutlookAnswer } from './outlook-results.ts';

/** The answer in short, and buttons to save, share and print the outlook. Stays in view. */
export function OutlookBar({ answer, save }: { answer: OutlookAnswer; save: ReactNode }) {
  const link = useContext(OriginContext) + paths.outlook + outlookFragment(answer);
  return (
    <section className={styles.bar} aria-label="Save and share">
      {/* Hidden from screen readers, because the answer is announced. */}
      <p className={styles.summary} aria-hidden="true">
        <UnbrokenAmounts text={summaryText(answer)} />
      </p>
      <div className={styles.actions}>
        <ShareActions
          link={link}
          linkLabel="Link to this outlook"
          copied={messages.linkCopied}
          before={save}
        />
      </div>
    </section>
  );
}

function summaryText({ solution, lastAge, isRetired, inputs, desiredChance, assumptions }: OutlookAnswer) {
  const chance = `${formatChanceInProse(desiredChance)} futures`;
  if (isRetired) return `Lasts to ${assumptions.planAge} in ${chance}`;
  const answer = solution.value === null ? `Not by ${lastAge}` : `Stop at ${solution.value}`;
  return `${answer} · ${inputs.retirementAge} works in ${chance}`;
}
