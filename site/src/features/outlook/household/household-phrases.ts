import {
  type CashFlow,
  formatDollars,
  formatNumber,
  type HouseholdAssumptions,
  householdDefaults,
} from '@whenabouts/core';
import { joinWithAnd } from '../../../components/sentence.ts';

/** An assumption about a household that differs from the default. */
export interface HouseholdPhrase {
  /** The same for other values of the same assumption. */
  id: string;
  /** Names it, after "with": "federal income tax". */
  text: string;
}

/** Lists a household's assumptions that differ from the defaults, for comparisons, print and saved plans. */
export function householdPhrases(assumptions: HouseholdAssumptions): HouseholdPhrase[] {
  const { benefitCut, wageGrowth, healthPremium, spendingCut, stateTax, preTaxShare, cashFlows } =
    assumptions;
  const phrases: (HouseholdPhrase | false)[] = [
    ...couplePhrases(assumptions),
    benefitCut !== null && {
      id: 'benefitCut',
      text: `Social Security cut to ${formatNumber(benefitCut.percentPaid)}% from ${benefitCut.fromYear}`,
    },
    wageGrowth > 0 && { id: 'wageGrowth', text: `wages that grow ${formatNumber(wageGrowth)}% above prices` },
    preTaxShare !== null && { id: 'preTaxShare', text: `federal income tax${taxedSavings(preTaxShare)}` },
    preTaxShare !== null &&
      stateTax > 0 && { id: 'stateTax', text: `state income tax of ${formatNumber(stateTax)}%` },
    healthPremium > 0 && {
      id: 'healthPremium',
      text: `health insurance of ${formatDollars(healthPremium)} a month until 65`,
    },
    ...cashFlows.map((cashFlow) => ({
      id: JSON.stringify(cashFlow),
      text: cashFlowText(cashFlow),
    })),
    spendingCut > 0 && {
      id: 'spendingCut',
      text: `${formatNumber(spendingCut)}% less spending in bad years`,
    },
  ];
  return phrases.filter((phrase) => phrase !== false);
}

/** "With a partner of 33 who earns $40,000 and federal income tax." Empty for the default household. */
export function householdSentence(assumptions: HouseholdAssumptions): string {
  const phrases = householdPhrases(assumptions);
  return phrases.length === 0 ? '' : `With ${joinWithAnd(phrases.map(({ text }) => text))}.`;
}

function couplePhrases(assumptions: HouseholdAssumptions): HouseholdPhrase[] {
  const { partner, firstDeath, firstDeathAge, survivorSpending } = assumptions;
  if (!partner) return [];
  const { currentAge, annualIncome, retirementAge, claimingAge, knownBenefit } = partner;
  const details = [
    annualIncome === 0 ? 'has no pay' : `earns ${formatDollars(annualIncome)}`,
    ...(retirementAge === null ? [] : [`stops at ${retirementAge}`]),
    ...(claimingAge === null ? [] : [`claims Social Security at ${claimingAge}`]),
    ...(knownBenefit === null ? [] : [`has a known benefit of ${formatDollars(knownBenefit)}`]),
  ];
  const phrases = [{ id: 'partner', text: `a partner of ${currentAge} who ${joinWithAnd(details)}` }];
  const isDefaultDeath =
    firstDeath === householdDefaults.firstDeath && firstDeathAge === householdDefaults.firstDeathAge;
  if (!isDefaultDeath) {
    const whose = firstDeath === 'self' ? 'your death' : 'your partner’s death';
    phrases.push({ id: 'firstDeath', text: `${whose} at ${firstDeathAge}` });
  }
  if (survivorSpending !== householdDefaults.survivorSpending) {
    phrases.push({
      id: 'survivorSpending',
      text: `a survivor who spends ${formatNumber(survivorSpending)}%`,
    });
  }
  return phrases;
}

function taxedSavings(preTaxShare: number): string {
  if (preTaxShare === 100) return '';
  return preTaxShare === 0
    ? ' but savings that are not taxed'
    : ` on ${formatNumber(preTaxShare)}% of the savings`;
}

/** "Pension of $500 a month from 65 to 80" */
function cashFlowText({ name, kind, amount, every, fromAge, toAge, risesWithPrices }: CashFlow): string {
  const start = `${name.trim() || { income: 'other income', cost: 'other costs' }[kind]} of ${formatDollars(amount)}`;
  if (every === 'once') return `${start} at ${fromAge}`;
  const prices = risesWithPrices ? '' : ', not rising with prices';
  return `${start} a month from ${fromAge}${toAge === null ? '' : ` to ${toAge}`}${prices}`;
}
