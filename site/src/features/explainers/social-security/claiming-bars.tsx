import type { Claiming } from '@whenabouts/calculator/explainers/social-security-text';
import { type ClaimingOption, formatDollars, formatShortDollars, LIFETIME_AGE } from '@whenabouts/core';
import * as styles from './claiming-bars.css.ts';

interface ClaimingBarsProps {
  claiming: Claiming;
  fullRetirementAge: number;
}

/** Bar charts of the monthly and the lifetime benefit by claiming age. */
export function ClaimingBars({ claiming: { options, chosen }, fullRetirementAge }: ClaimingBarsProps) {
  return (
    <div className={styles.strips} aria-hidden="true">
      <p className={styles.stripName}>
        A month<ChosenAmount>{formatDollars(chosen.monthlyBenefit)}</ChosenAmount>
      </p>
      <Strip
        options={options}
        chosen={chosen}
        tall
        amount={({ monthlyBenefit }) => monthlyBenefit}
        label={({ monthlyBenefit }) => formatDollars(monthlyBenefit)}
      />
      <div className={styles.ages}>
        {options.map((option) => (
          <span key={option.claimingAge} className={option === chosen ? styles.chosenAge : styles.age}>
            {option.claimingAge}
            {option.claimingAge === fullRetirementAge && (
              <small className={styles.fullRetirementLabel}>full</small>
            )}
          </span>
        ))}
      </div>
      <p className={styles.stripName}>
        Total by your {LIFETIME_AGE}th birthday
        <ChosenAmount>{formatDollars(chosen.lifetimeBenefit)}</ChosenAmount>
      </p>
      <Strip
        options={options}
        chosen={chosen}
        amount={({ lifetimeBenefit }) => lifetimeBenefit}
        label={({ lifetimeBenefit }) => formatShortDollars(lifetimeBenefit)}
      />
    </div>
  );
}

/** The amount for the chosen age, on narrow pages, where bars are too narrow for amounts. */
function ChosenAmount({ children }: { children: string }) {
  return (
    <span className={styles.narrowChosenAmount}>
      : <b>{children}</b>
    </span>
  );
}

interface StripProps extends Claiming {
  tall?: boolean;
  amount: (option: ClaimingOption) => number;
  label: (option: ClaimingOption) => string;
}

function Strip({ options, chosen, tall, amount, label }: StripProps) {
  const most = Math.max(...options.map(amount));
  return (
    <div className={tall ? styles.tallStrip : styles.lowStrip}>
      {options.map((option) => (
        <div key={option.claimingAge} className={styles.column}>
          <span className={option === chosen ? styles.chosenAmount : styles.amount}>{label(option)}</span>
          <span
            className={option === chosen ? styles.chosenBar : styles.bar}
            style={{ height: `${(amount(option) / most) * 100}%` }}
          />
        </div>
      ))}
    </div>
  );
}
