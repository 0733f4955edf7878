import {
  breakEvenAge,
  type ClaimingOption,
  claimingOptions,
  formatDollars,
  LIFETIME_AGE,
  socialSecurityFields,
} from '@whenabouts/core';
import type { ChartData } from '../charts/chart-figure.tsx';
import type { Part } from '../sentence.ts';
import type { KeyNumber } from './explainer-content.tsx';

const { min: FIRST_AGE, max: LAST_AGE } = socialSecurityFields.claimingAge;

export interface SocialSecurityNumbers {
  currentAge: number;
  fullRetirementAge: number;
  claimingAge: number;
  monthlyBenefit: number;
}

export interface Claiming {
  options: readonly ClaimingOption[];
  chosen: ClaimingOption;
}

/**
 * Returns the claiming ages that these numbers allow, and the chosen one.
 *
 * @throws {RangeError} if the chosen age is not one of them.
 */
export function claimingFor(numbers: SocialSecurityNumbers): Claiming {
  const options = claimingOptions(numbers);
  const chosen = options.find(({ claimingAge }) => claimingAge === numbers.claimingAge);
  if (!chosen) throw new RangeError('claimingAge must be one of the ages that are offered');
  return { options, chosen };
}

export function socialSecuritySentence(
  numbers: SocialSecurityNumbers,
  { chosen }: Claiming,
): Part<keyof SocialSecurityNumbers>[] {
  const wait = numbers.claimingAge - numbers.currentAge;
  return [
    'You are ',
    { input: 'currentAge', text: String(numbers.currentAge) },
    ', with a full benefit of ',
    { input: 'monthlyBenefit', text: formatDollars(numbers.monthlyBenefit) },
    ' a month. Claim at ',
    { input: 'claimingAge', text: String(numbers.claimingAge) },
    `, ${wait === 1 ? 'next year' : `in ${wait}\u00a0years`}, and you get `,
    { result: `${formatDollars(chosen.monthlyBenefit)} a month` },
    ` in today’s dollars: ${comparedWithFull(chosen)}.`,
  ];
}

function comparedWithFull({ percentage }: ClaimingOption): string {
  const difference = Math.abs(percentage - 100);
  if (difference === 0) return 'the full benefit';
  const points = difference.toFixed(1).replace('.0', '');
  return `${points}% ${percentage < 100 ? 'less than' : 'more than'} the full benefit`;
}

const keyNumberText = {
  total: (age: number): string => `Total to ${age}`,
  claimingAt: (age: number): string => `claiming at ${age}`,
  breakEven: 'Break-even',
  versus: (age: number, other: number): string => `${age} vs. ${other}`,
  notBy: (age: number): string => `Not by ${age}`,
  age: formatAge,
};

/** Returns the lifetime total and the break-even ages. */
export function claimingKeyNumbers(
  numbers: SocialSecurityNumbers,
  { chosen }: Claiming,
  text = keyNumberText,
): KeyNumber[] {
  const { fullRetirementAge, claimingAge } = numbers;
  // There is no break-even of an age with itself.
  const compared = claimingAge === fullRetirementAge ? FIRST_AGE : claimingAge;
  const breakEven = (first: number, other: number): KeyNumber => {
    const age = breakEvenAge({ fullRetirementAge, claimingAge: first, otherClaimingAge: other });
    return {
      name: text.breakEven,
      aside: text.versus(first, other),
      value: age === null ? text.notBy(LIFETIME_AGE) : text.age(age),
    };
  };
  return [
    {
      name: text.total(LIFETIME_AGE),
      aside: text.claimingAt(claimingAge),
      value: formatDollars(chosen.lifetimeBenefit),
    },
    breakEven(compared, fullRetirementAge),
    breakEven(FIRST_AGE, LAST_AGE),
  ];
}

/** Formats 78 + 8 / 12 as "78 years and 8 months". */
export function formatAge(age: number): string {
  const months = Math.round(age * 12);
  const extraMonths = months % 12;
  const years = `${(months - extraMonths) / 12} years`;
  return extraMonths === 0 ? years : `${years} and ${extraMonths} ${extraMonths === 1 ? 'month' : 'months'}`;
}

export function claimingTitle({ options }: Claiming): string {
  const [first, last] = [options[0], options.at(-1)];
  return `Each year you wait pays more a month: ${formatDollars(first?.monthlyBenefit ?? 0)} at ${FIRST_AGE}, ${formatDollars(last?.monthlyBenefit ?? 0)} at ${LAST_AGE}, in today’s dollars`;
}

const tableText = {
  caption: 'Benefits by claiming age, in today’s dollars',
  claimAt: 'Claim at',
  aMonth: 'A month',
  total: keyNumberText.total,
};

export function claimingTable({ options }: Claiming, text = tableText): ChartData {
  return {
    caption: text.caption,
    head: [text.claimAt, text.aMonth, text.total(LIFETIME_AGE)],
    rows: options.map((option) => [
      String(option.claimingAge),
      formatDollars(option.monthlyBenefit),
      formatDollars(option.lifetimeBenefit),
    ]),
  };
}

const socialSecurityNotes = [
  'Each month before full retirement age costs 5/9 of a percent, and 5/12 for each month past the 36th. Each month after it adds 2/3 of a percent, up to age 70. If you were born in 1960 or later, your full retirement age is 67. Your benefit is on your statement at ssa.gov. We are not part of the Social Security Administration.',
  'Left out: interest on earlier checks; the yearly cost-of-living adjustment, which raises every benefit alike; taxes; what you earn while you claim; and the benefits of spouses and survivors.',
];

export const socialSecurityMessages = {
  question: 'When should you claim Social Security?',
  label: (name: keyof SocialSecurityNumbers): string => socialSecurityFields[name].label,
  sentence: socialSecuritySentence,
  title: claimingTitle,
  keyNumbers: keyNumberText,
  description:
    'Break-even: the age at which the later of two claims has paid as much in total as the earlier one. If you live past that age, the later claim pays more in total. Interest is not counted: checks that you get earlier could earn some. Amounts are today’s dollars.',
  table: tableText,
  total: (age: number): string => `Total by your ${age}th birthday`,
  full: 'full',
  notes: socialSecurityNotes as readonly string[],
};

export type SocialSecurityMessages = typeof socialSecurityMessages;
