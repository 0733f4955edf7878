import {
  type ClaimingOption,
  formatDollars,
  formatShortDollars,
  LIFETIME_AGE,
  socialSecurityFields,
} from '@whenabouts/core';
import { type ExplainerContent, KeyNumbers, labelFields } from './explainer-content.tsx';
import * as styles from './social-security.css.ts';
import {
  type Claiming,
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  type SocialSecurityMessages,
  type SocialSecurityNumbers,
  socialSecurityMessages,
} from './social-security-text.ts';

const { claimingAge, ...others } = socialSecurityFields;
/** The claiming age, which the reader decides about, comes first. */
const fields = { claimingAge, ...others };

export function socialSecurity(
  numbers: SocialSecurityNumbers,
  messages: SocialSecurityMessages = socialSecurityMessages,
): ExplainerContent<keyof SocialSecurityNumbers> {
  const claiming = claimingFor(numbers);
  return {
    question: messages.question,
    numbers,
    controls: labelFields(fields, messages.label),
    sentence: messages.sentence(numbers, claiming),
    figure: {
      title: messages.title(claiming),
      description: messages.description,
      table: claimingTable(claiming, messages.table),
      children: (
        <>
          <ClaimingBars
            claiming={claiming}
            fullRetirementAge={numbers.fullRetirementAge}
            messages={messages}
          />
          <KeyNumbers numbers={claimingKeyNumbers(numbers, claiming, messages.keyNumbers)} />
        </>
      ),
    },
    notes: messages.notes,
  };
}

export function socialSecuritySummary(numbers: SocialSecurityNumbers): string {
  const { monthlyBenefit, lifetimeBenefit } = claimingFor(numbers).chosen;
  return `At ${numbers.claimingAge}: ${formatDollars(monthlyBenefit)} a month, ${formatDollars(lifetimeBenefit)} to ${LIFETIME_AGE}, in today’s dollars`;
}

interface ClaimingBarsProps {
  claiming: Claiming;
  fullRetirementAge: number;
  messages: SocialSecurityMessages;
}

/** Bar charts of the monthly and the lifetime benefit by claiming age. */
function ClaimingBars({ claiming: { options, chosen }, fullRetirementAge, messages }: ClaimingBarsProps) {
  return (
    <div className={styles.strips} aria-hidden="true">
      <p className={styles.stripName}>
        {messages.table.aMonth}
        <ChosenAmount>{formatDollars(chosen.monthlyBenefit)}</ChosenAmount>
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
              <small className={styles.fullRetirementLabel}>{messages.full}</small>
            )}
          </span>
        ))}
      </div>
      <p className={styles.stripName}>
        {messages.total(LIFETIME_AGE)}
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

/** The amount for the chosen age, in narrow columns, where bars are too narrow for amounts. */
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
