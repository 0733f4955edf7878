import { formatChance } from '@whenabouts/core';
import { AgeLine, ChanceDots, UnbrokenAmounts } from '@whenabouts/view';
import * as page from '../../ui/page.css.ts';
import * as styles from './plan-age.css.ts';
import type { SolvedAge } from './plan-outlook.ts';
import { stackedValues } from './plans-table.css.ts';

/** Undefined until the age has been solved. */
export type AgeState = SolvedAge | 'failed' | undefined;

/** The earliest age at which the owner of a plan could stop or, once retired, what can be spent, the line of ages, and the household that the plan includes. */
export function PlanAge({ age }: { age: AgeState }) {
  if (age === undefined) {
    return (
      <span className={styles.pendingAge}>
        <span className={page.visuallyHidden}>Calculating…</span>
        <span aria-hidden="true" className={styles.largeAge}>
          &nbsp;
        </span>
        <span aria-hidden="true" className={page.caption}>
          &nbsp;<span className={styles.chance}>&nbsp;</span>
        </span>
      </span>
    );
  }
  if (age === 'failed') {
    return (
      <span className={stackedValues}>
        <span>Not calculated</span>
        <span className={page.caption}>Try again above</span>
      </span>
    );
  }
  return (
    <>
      {age.spendable === null ? (
        <>
          <span className={styles.largeAge}>{age.age ?? `Not by ${age.lastAge}`}</span>
          <span className={page.caption}>
            You’d like {age.desiredAge}: works in{' '}
            <span className={styles.chance}>{formatChance(age.desiredChance)}</span>
          </span>
          <ChanceDots chance={age.desiredChance} />
        </>
      ) : (
        <span className={styles.spendable}>
          <UnbrokenAmounts text={age.spendable} />
        </span>
      )}
      {age.household.length > 0 && (
        <ul className={styles.household} aria-label="Includes">
          {age.household.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cash flows may have the same name
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.ageLine}>
        <AgeLine line={age.line} />
      </div>
    </>
  );
}
