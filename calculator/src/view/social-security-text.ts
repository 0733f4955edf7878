import {
  breakEvenAge,
  type ClaimingOption,
  claimingOptions,
  formatDollars,
  LIFETIME_AGE,
} from '@whenabouts/core';
import type { ChartData } from './chart-figure.tsx';
import type { Part } from './sentence.ts';

/** An amount with its name. */
export interface KeyNumber {
  name: string;
  /** Shown below the name, in a quieter color. */
  aside?: string;
  value: string;
}

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

/** Returns the lifetime total and the break-even ages. */
export function claimingKeyNumbers(numbers: SocialSecurityNumbers, { chosen }: Claiming): KeyNumber[] {
  const { fullRetirementAge, claimingAge } = numbers;
  // There is no break-even of an age with itself.
  const compared = claimingAge === fullRetirementAge ? 62 : claimingAge;
  return [
    {
      name: `Total to ${LIFETIME_AGE}`,
      aside: `claiming at ${claimingAge}`,
      value: formatDollars(chosen.lifetimeBenefit),
    },
    {
      name: 'Break-even',
      aside: `${compared} vs. ${fullRetirementAge}`,
      value: breakEven(numbers, fullRetirementAge, compared),
    },
    { name: 'Break-even', aside: '62 vs. 70', value: breakEven(numbers, 62, 70) },
  ];
}

function breakEven(
  { fullRetirementAge }: SocialSecurityNumbers,
  claimingAge: number,
  otherClaimingAge: number,
) {
  const age = breakEvenAge({ fullRetirementAge, claimingAge, otherClaimingAge });
  return age === null ? `Not by ${LIFETIME_AGE}` : formatAge(age);
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
  return `Each year you wait pays more a month: ${formatDollars(first?.monthlyBenefit ?? 0)} at 62, ${formatDollars(last?.monthlyBenefit ?? 0)} at 70, in today’s dollars`;
}

export function claimingTable({ options }: Claiming): ChartData {
  return {
    caption: 'Benefits by claiming age, in today’s dollars',
    head: ['Claim at', 'A month', `Total to ${LIFETIME_AGE}`],
    rows: options.map((option) => [
      String(option.claimingAge),
      formatDollars(option.monthlyBenefit),
      formatDollars(option.lifetimeBenefit),
    ]),
  };
}

/** The explainer's assumptions and limits. */
export const socialSecurityNotes = [
  'Each month before full retirement age costs 5/9 of a percent, and 5/12 for each month past the 36th. Each month after it adds 2/3 of a percent, up to age 70. If you were born in 1960 or later, your full retirement age is 67. Your benefit is on your statement at ssa.gov. We are not part of the Social Security Administration.',
  'Left out: interest on earlier checks; the yearly cost-of-living adjustment, which raises every benefit alike; taxes; what you earn while you claim; and the benefits of spouses and survivors.',
];
