import {
  type CashFlow,
  formatDollars,
  formatNumber,
  type HouseholdAssumptions,
  householdDefaults,
} from '@whenabouts/core';
import { joinWithAnd } from '@whenabouts/view/sentence';

/** An assumption about a household that differs from the default. */
export interface HouseholdPhrase {
  /** Names the assumption, whatever its value: "income-tax". The id of a cash flow contains its list position. */
  id: string;
  /** Names the assumption within a sentence: "federal income tax on savings in a Roth or already taxed". */
  text: string;
}

/** Lists a household's changed assumptions, for the answer, comparisons, print and saved plans. */
export function householdPhrases(assumptions: HouseholdAssumptions): HouseholdPhrase[] {
  const { partner, benefitCut, wageGrowth, healthPremium, spendingCut, stateTax, preTaxShare, cashFlows } =
    assumptions;
  const phrases: (HouseholdPhrase | false)[] = [
    ...couplePhrases(assumptions),
    benefitCut !== null && {
      id: 'benefit-cut',
      text: `Social Security cut to ${formatNumber(benefitCut.percentPaid)}% from ${benefitCut.fromYear}`,
    },
    wageGrowth > 0 && {
      id: 'wage-growth',
      text: `wages that grow ${formatNumber(wageGrowth)}% a year above prices`,
    },
    preTaxShare !== null && {
      id: 'income-tax',
      text: `federal income tax on savings ${savings(preTaxShare)}`,
    },
    preTaxShare !== null &&
      stateTax > 0 && { id: 'state-tax', text: `state income tax of ${formatNumber(stateTax)}%` },
    healthPremium > 0 && {
      id: 'health-insurance',
      text: `health insurance of ${formatDollars(healthPremium)} a month per person until Medicare`,
    },
    ...cashFlows.map((cashFlow, index) => ({
      id: cashFlowId(index),
      text: cashFlowPhrase(cashFlow, partner !== null),
    })),
    spendingCut > 0 && {
      id: 'spending-cut',
      text: `${formatNumber(spendingCut)}% less spending in bad years`,
    },
  ];
  return phrases.filter((phrase) => phrase !== false);
}

/** Joins the phrases: "With a partner of 33 who earns $40,000 a year." Empty for the default household. */
export function householdSentence(assumptions: HouseholdAssumptions): string {
  const phrases = householdPhrases(assumptions);
  return phrases.length === 0 ? '' : `With ${joinWithAnd(phrases.map(({ text }) => text))}.`;
}

function couplePhrases(assumptions: HouseholdAssumptions): HouseholdPhrase[] {
  const { partner, firstDeath, firstDeathAge, survivorSpending } = assumptions;
  if (!partner) return [];
  const { currentAge, annualIncome, retirementAge, claimingAge, knownBenefit } = partner;
  const details = [
    annualIncome === 0 ? 'has no pay' : `earns ${formatDollars(annualIncome)} a year`,
    ...(retirementAge === null ? [] : [`stops at ${retirementAge}`]),
    ...(claimingAge === null ? [] : [`claims Social Security at ${claimingAge}`]),
    ...(knownBenefit === null ? [] : [`has a known benefit of ${formatDollars(knownBenefit)} a month`]),
  ];
  const phrases = [{ id: 'partner', text: `a partner of ${currentAge} who ${joinWithAnd(details)}` }];
  const isDefaultDeath =
    firstDeath === householdDefaults.firstDeath && firstDeathAge === householdDefaults.firstDeathAge;
  if (!isDefaultDeath) {
    const whose = firstDeath === 'self' ? 'your death' : 'your partner’s death';
    phrases.push({ id: 'first-death', text: `${whose} at ${firstDeathAge}` });
  }
  if (survivorSpending !== householdDefaults.survivorSpending) {
    phrases.push({
      id: 'survivor-spending',
      text: `a survivor who spends ${formatNumber(survivorSpending)}%`,
    });
  }
  return phrases;
}

function savings(preTaxShare: number): string {
  if (preTaxShare === 0) return 'in a Roth or already taxed';
  const parts: Record<number, string> = { 50: 'about half', 100: 'mostly' };
  return `that are ${parts[preTaxShare] ?? `${formatNumber(preTaxShare)}%`} in a 401(k) or traditional IRA`;
}

const CASH_FLOW_PREFIX = 'cash-flow-';

/** Returns the id of a cash flow by its position. */
export function cashFlowId(index: number): string {
  return `${CASH_FLOW_PREFIX}${index}`;
}

/** Returns the position of a cash flow by its id; null if the id is that of another assumption. */
export function cashFlowIndex(id: string): number | null {
  return id.startsWith(CASH_FLOW_PREFIX) ? Number(id.slice(CASH_FLOW_PREFIX.length)) : null;
}

/**
 * Describes a cash flow within a sentence: "Pension of $500 a month in today’s dollars from 65 until 80 (rises with
 * prices)".
 *
 * @param hasPartner True for a couple: the phrase then names the share that is left after the first death.
 */
export function cashFlowPhrase(cashFlow: CashFlow, hasPartner: boolean): string {
  const { amount, every, fromAge, toAge, risesWithPrices, survivorShare = 100 } = cashFlow;
  const start = `${cashFlowName(cashFlow)} of ${formatDollars(amount)}`;
  if (every === 'once') return `${start} in today’s dollars at ${fromAge}`;
  const ages = toAge === null ? `from ${fromAge}` : `from ${fromAge} until ${toAge}`;
  const prices = risesWithPrices ? 'rises with prices' : 'does not rise with prices';
  const survivor = hasPartner && survivorShare < 100 ? `, ${survivorPhrase(survivorShare)}` : '';
  return `${start} a month in today’s dollars ${ages} (${prices}${survivor})`;
}

function survivorPhrase(percent: number): string {
  return percent === 0 ? 'ends at the first death' : `${formatNumber(percent)}% after the first death`;
}

/** Returns the name of a cash flow, or its kind if the visitor left the name blank. */
export function cashFlowName({ name, kind, every }: Pick<CashFlow, 'name' | 'kind' | 'every'>): string {
  const fallback = { income: 'Other income', cost: 'Other cost' }[kind];
  return name.trim() || (every === 'once' ? `${fallback} once` : fallback);
}
