import {
  formatDollars,
  formatNumber,
  type HouseholdAssumptions,
  householdDefaults,
  type Partner,
} from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import { joinWithAnd } from '@whenabouts/view/sentence';
import { cashFlowId, cashFlowIndex, cashFlowPhrase } from '../cash-flows/cash-flow-phrase.ts';

/** An assumption about a household that differs from the default. */
export interface HouseholdPhrase {
  /** Name of the assumption. The id of a cash flow contains its position in the list. */
  id: string;
  /** Names the assumption within a sentence: "federal income tax on savings in a Roth or already taxed". */
  text: string;
}

type PhraseOf<Name extends keyof HouseholdAssumptions> = (
  value: HouseholdAssumptions[Name],
  household: HouseholdAssumptions,
) => string | readonly string[] | null;

interface AssumptionText<Name extends keyof HouseholdAssumptions> {
  /** Name in a list of plans. */
  name: string;
  /** Null for an assumption without effect, and for one that another phrase names. */
  phrase: PhraseOf<Name>;
}

/** The texts of each assumption, in the order of the page. */
const assumptionTexts: { readonly [Name in keyof HouseholdAssumptions]-?: AssumptionText<Name> } = {
  partner: { name: 'Partner', phrase: (partner) => partner && partnerPhrase(partner) },
  firstDeath: { name: 'First death', phrase: (_, household) => firstDeathPhrase(household) },
  firstDeathAge: {
    name: 'First death',
    phrase: (_, household) =>
      household.firstDeath === householdDefaults.firstDeath ? firstDeathPhrase(household) : null,
  },
  survivorSpending: {
    name: 'Survivor’s spending',
    phrase: (percent, { partner }) => partner && `a survivor who spends ${formatNumber(percent)}%`,
  },
  benefitCut: {
    name: 'Social Security cut',
    phrase: (cut) => cut && `Social Security cut to ${formatNumber(cut.percentPaid)}% from ${cut.fromYear}`,
  },
  wageGrowth: {
    name: 'Wage growth',
    phrase: (percent) => `wages that grow ${formatNumber(percent)}% a year above prices`,
  },
  preTaxShare: {
    name: 'Taxes',
    phrase: (percent) => (percent === null ? null : `federal income tax on savings ${savings(percent)}`),
  },
  stateTax: {
    name: 'State tax',
    phrase: (percent, { preTaxShare }) =>
      preTaxShare === null ? null : `state income tax of ${formatNumber(percent)}%`,
  },
  healthPremium: {
    name: 'Health insurance',
    phrase: (premium, { healthPremiumByIncome }) =>
      `health insurance of ${healthPremiumByIncome ? 'up to ' : ''}${formatDollars(premium)} a month per person until Medicare${healthPremiumByIncome ? ', depending on your income' : ''}`,
  },
  cashFlows: {
    name: 'Cash flow',
    phrase: (cashFlows, { partner }) =>
      cashFlows.map((cashFlow) => cashFlowPhrase(cashFlow, partner !== null)),
  },
  spendingCut: {
    name: 'Less in bad years',
    phrase: (percent) => `${formatNumber(percent)}% less spending in bad years`,
  },
  // The phrase of the stop today names both.
  knownBenefitStop: { name: 'Earnings record', phrase: () => null },
  benefitIfStopped: {
    name: 'Earnings record',
    phrase: (dollars) => (dollars == null ? null : 'Social Security from your earnings record'),
  },
  yearsWorked: {
    name: 'Years worked',
    phrase: (years) => (years == null ? null : `${yearsOfWork(years)} so far`),
  },
  // Named next to the benefit: the default of a retired visitor is the current year.
  workEndYear: { name: 'Stopped working', phrase: () => null },
  // The phrase of the premium says so.
  healthPremiumByIncome: { name: 'Premium by income', phrase: () => null },
};

const names = Object.keys(assumptionTexts) as (keyof HouseholdAssumptions)[];

/** Lists a household's changed assumptions, for the answer, comparisons, print and saved plans. */
export function householdPhrases(household: HouseholdAssumptions): HouseholdPhrase[] {
  return names.flatMap((name) => {
    const value = household[name];
    if (value === householdDefaults[name]) return [];
    const phrase = (assumptionTexts[name].phrase as PhraseOf<typeof name>)(value, household);
    if (phrase === null) return [];
    if (typeof phrase !== 'string') return phrase.map((text, index) => ({ id: cashFlowId(index), text }));
    // One phrase names both assumptions about the first death.
    return [{ id: name === 'firstDeath' ? 'firstDeathAge' : name, text: phrase }];
  });
}

/** Lists the short names of a household's changed assumptions. A cash flow has its own name. */
export function householdNames(household: HouseholdAssumptions): string[] {
  return householdPhrases(household).map(({ id }) => {
    const cashFlow = household.cashFlows[cashFlowIndex(id) ?? -1];
    if (cashFlow) return cashFlowName(cashFlow);
    const { name } = assumptionTexts[id as keyof HouseholdAssumptions];
    return id === 'partner' ? `${name} of ${household.partner?.currentAge}` : name;
  });
}

/** Joins the phrases: "With a partner of 33 who earns $40,000 a year." Empty for the default household. */
export function householdSentence(assumptions: HouseholdAssumptions): string {
  const texts = householdPhrases(assumptions).map(({ text }) => text);
  return texts.length === 0 ? '' : `With ${joinWithAnd(texts)}.`;
}

function yearsOfWork(years: number): string {
  return years === 1 ? '1 year of work' : `${years} years of work`;
}

function partnerPhrase(partner: Partner): string {
  const { currentAge, annualIncome, retirementAge, claimingAge, knownBenefit, yearsWorked } = partner;
  const details = [
    annualIncome === 0 ? 'has no pay' : `earns ${formatDollars(annualIncome)} a year`,
    ...(yearsWorked == null ? [] : [`has ${yearsOfWork(yearsWorked)} so far`]),
    ...(retirementAge === null || annualIncome === 0 ? [] : [`stops at ${retirementAge}`]),
    ...(claimingAge === null ? [] : [`claims Social Security at ${claimingAge}`]),
    ...(knownBenefit === null ? [] : [`has a known benefit of ${formatDollars(knownBenefit)} a month`]),
  ];
  return `a partner of ${currentAge} who ${joinWithAnd(details)}`;
}

function firstDeathPhrase({ partner, firstDeath, firstDeathAge }: HouseholdAssumptions): string | null {
  const names = {
    self: 'your death',
    partner: 'your partner’s death',
    older: 'the death of the older of you',
  };
  return partner && `${names[firstDeath]} at ${firstDeathAge}`;
}

function savings(preTaxShare: number): string {
  if (preTaxShare === 0) return 'in a Roth or already taxed';
  const parts: Record<number, string> = { 50: 'about half', 100: 'mostly' };
  return `that are ${parts[preTaxShare] ?? `${formatNumber(preTaxShare)}%`} in a 401(k) or traditional IRA`;
}
