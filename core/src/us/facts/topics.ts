import type { FactsTopic } from './facts.ts';
import {
  healthSavings2026,
  healthSavings2027,
  marketplace2026,
  marketplace2027,
  medicare2026,
  medicare2027,
  medicareRules,
  surcharges2026,
} from './health-facts.ts';
import {
  requiredDistributions,
  retirementPlanYears,
  saversMatch2027,
  uniformLifetimeTable,
} from './retirement-plan-facts.ts';
import {
  benefitTaxation,
  socialSecurity2026,
  socialSecurity2027,
  socialSecurityAges,
} from './social-security-facts.ts';
import { householdSpending2023 } from './spending-facts.ts';
import {
  estateTax2026,
  incomeTax2023,
  incomeTax2026,
  investments,
  taxLaw2026,
  taxLaw2027,
} from './tax-facts.ts';

/** All figures of US law in the product. A test compares the prose of guides and posts with them. */
export const factsTopics: readonly FactsTopic[] = [
  {
    id: 'social-security',
    title: 'Social Security',
    announced: 'The Social Security Administration announces the next year’s figures each October.',
    years: [socialSecurity2026, socialSecurity2027],
  },
  {
    id: 'social-security-ages',
    title: 'Social Security ages',
    announced: null,
    years: [socialSecurityAges],
  },
  {
    id: 'benefit-taxation',
    title: 'Tax on Social Security benefits',
    announced: null,
    note: 'Half of your benefit plus your other income counts. Congress never tied these amounts to prices.',
    years: [benefitTaxation],
  },
  {
    id: 'retirement-plans',
    title: 'Workplace plans and IRAs',
    announced: 'The IRS announces the next year’s limits each fall.',
    years: retirementPlanYears,
  },
  {
    id: 'savers-match',
    title: 'Saver’s Match',
    announced: 'The match begins with what people save in 2027. The IRS adjusts the incomes for later years.',
    note: 'It replaces the Saver’s Credit and is paid into a retirement account. Between the two incomes it shrinks.',
    years: [saversMatch2027],
  },
  {
    id: 'required-distributions',
    title: 'Required and early withdrawals',
    announced: null,
    note: 'For people born in 1959 the law names both ages. The IRS proposed 73 in July 2024; we found no final rule.',
    years: [requiredDistributions],
  },
  {
    id: 'divisors',
    title: 'Uniform Lifetime Table',
    announced: null,
    note: 'In use since 2022. Divide the balance at the end of last year by this number.',
    years: [uniformLifetimeTable],
  },
  {
    id: 'income-tax',
    title: 'Federal income tax',
    announced: 'The IRS announces the next year’s amounts each fall.',
    years: [incomeTax2026],
  },
  {
    id: 'tax-law',
    title: 'Extra deduction from age 65',
    announced: 'Congress set these amounts for 2025 to 2028.',
    years: [taxLaw2026, taxLaw2027],
  },
  {
    id: 'estate-tax',
    title: 'Federal estate tax',
    announced: 'The IRS adjusts the amount for each year after 2026.',
    years: [estateTax2026],
  },
  {
    id: 'income-tax-2023',
    title: 'Federal income tax in our explainer',
    announced: null,
    historic: true,
    note: 'The explainer of traditional and Roth accounts uses the brackets of 2023 on purpose.',
    years: [incomeTax2023],
  },
  { id: 'investments', title: 'Savings bonds and investment income', announced: null, years: [investments] },
  {
    id: 'medicare',
    title: 'Medicare',
    announced:
      'The Centers for Medicare & Medicaid Services announce the next year’s amounts of Parts A and B each fall, and the cap of Part D each April.',
    years: [medicare2026, medicare2027],
  },
  {
    id: 'medicare-surcharges',
    title: 'Medicare surcharges by income (IRMAA)',
    announced: 'They are announced with the premiums each fall.',
    note: 'Your income of two years earlier counts. Married people who file separately and lived together have only three steps.',
    years: [surcharges2026],
  },
  { id: 'medicare-rules', title: 'Medicare rules', announced: null, years: [medicareRules] },
  {
    id: 'health-savings',
    title: 'Health savings accounts',
    announced: 'The IRS announces the next year’s limits each May.',
    years: [healthSavings2026, healthSavings2027],
  },
  {
    id: 'marketplace',
    title: 'Marketplace health insurance',
    announced: 'HealthCare.gov publishes the next year’s levels before open enrollment in November.',
    note: 'Four times the poverty level; more in Alaska and Hawaii.',
    years: [marketplace2026, marketplace2027],
  },
  {
    id: 'household-spending',
    title: 'What households spend',
    announced: null,
    historic: true,
    note: 'A household of any size. Social Security contributions count as spending, income tax does not.',
    years: [householdSpending2023],
  },
];
