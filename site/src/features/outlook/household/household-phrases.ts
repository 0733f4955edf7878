import {
  type CashFlow,
  formatDollars,
  formatNumber,
  type HouseholdAssumptions,
  hasPartnersAges,
  householdDefaults,
  isFromStop,
  isPartOfSpending,
  type Partner,
} from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import { joinWithAnd } from '@whenabouts/view/sentence';

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

/**
 * The short name of each assumption, for a list of plans, and its phrase, in the order of the page. The phrase is null for
 * an assumption without effect, and for one that another phrase names.
 */
const phrases: { readonly [Name in keyof HouseholdAssumptions]-?: readonly [name: string, PhraseOf<Name>] } =
  {
    partner: ['Partner', (partner) => partner && partnerPhrase(partner)],
    firstDeath: ['First death', (_, household) => firstDeathPhrase(household)],
    firstDeathAge: [
      'First death',
      (_, household) =>
        household.firstDeath === householdDefaults.firstDeath ? firstDeathPhrase(household) : null,
    ],
    survivorSpending: [
      'Survivor’s spending',
      (percent, { partner }) => partner && `a survivor who spends ${formatNumber(percent)}%`,
    ],
    benefitCut: [
      'Social Security cut',
      (cut) => cut && `Social Security cut to ${formatNumber(cut.percentPaid)}% from ${cut.fromYear}`,
    ],
    wageGrowth: ['Wage growth', (percent) => `wages that grow ${formatNumber(percent)}% a year above prices`],
    preTaxShare: [
      'Taxes',
      (percent) => (percent === null ? null : `federal income tax on savings ${savings(percent)}`),
    ],
    stateTax: [
      'State tax',
      (percent, { preTaxShare }) =>
        preTaxShare === null ? null : `state income tax of ${formatNumber(percent)}%`,
    ],
    healthPremium: [
      'Health insurance',
      (premium, { healthPremiumByIncome }) =>
        `health insurance of ${healthPremiumByIncome ? 'up to ' : ''}${formatDollars(premium)} a month per person until Medicare${healthPremiumByIncome ? ', depending on your income' : ''}`,
    ],
    cashFlows: [
      'Cash flow',
      (cashFlows, { partner }) => cashFlows.map((cashFlow) => cashFlowPhrase(cashFlow, partner !== null)),
    ],
    spendingCut: ['Less in bad years', (percent) => `${formatNumber(percent)}% less spending in bad years`],
    // The phrase of the stop today names both.
    knownBenefitStop: ['Earnings record', () => null],
    benefitIfStopped: [
      'Earnings record',
      (dollars) => (dollars == null ? null : 'Social Security from your earnings record'),
    ],
    yearsWorked: ['Years worked', (years) => (years == null ? null : `${yearsOfWork(years)} so far`)],
    // Named next to the benefit: the default of a retired visitor is the current year.
    workEndYear: ['Stopped working', () => null],
    // The phrase of the premium says so.
    healthPremiumByIncome: ['Premium by income', () => null],
  };

const names = Object.keys(phrases) as (keyof HouseholdAssumptions)[];

/** Lists a household's changed assumptions, for the answer, comparisons, print and saved plans. */
export function householdPhrases(household: HouseholdAssumptions): HouseholdPhrase[] {
  return names.flatMap((name) => {
    const value = household[name];
    if (value === householdDefaults[name]) return [];
    const phrase = (phrases[name][1] as PhraseOf<typeof name>)(value, household);
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
    const [name] = phrases[id as keyof HouseholdAssumptions];
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
  const { amount, every, kind, survivorShare = 100 } = cashFlow;
  const isIncome = kind === 'income';
  const isPartners = isIncome && hasPartner && cashFlow.owner === 'partner';
  const name = isPartners ? `your partner’s ${cashFlowName(cashFlow)}` : cashFlowName(cashFlow);
  const start = `${name} of ${formatDollars(amount)}`;
  const ages = agesText(cashFlow, isPartners);
  if (every === 'once') return `${start} in today’s dollars ${ages}`;
  if (cashFlow.partOfSpending === 'until-stop')
    return `${start} a month as part of your spending until you stop`;
  const prices = riseText(cashFlow);
  if (isPartOfSpending(cashFlow)) return `${start} a month as part of your spending ${ages} (${prices})`;
  const death = isIncome ? (isPartners ? 'your partner’s death' : 'your death') : 'the first death';
  const survivor = hasPartner && survivorShare < 100 ? `, ${survivorPhrase(survivorShare, death)}` : '';
  const place = isIncome ? (cashFlow.isTaxed === false ? ', not taxed' : '') : ', on top of your spending';
  const paidFrom = isFromStop(cashFlow) ? ` once ${hasPartner ? 'one of you stops' : 'you stop'}` : '';
  const dollars =
    isIncome && cashFlow.dollarsOf === 'start' ? 'dollars of its first year' : 'today’s dollars';
  return `${start} a month in ${dollars} ${ages} (${prices}${place}${paidFrom}${survivor})`;
}

function riseText({ kind, risesWithPrices, yearlyRise }: CashFlow): string {
  if (kind === 'cost' || yearlyRise === undefined)
    return risesWithPrices ? 'rises with prices' : 'does not rise with prices';
  return yearlyRise === 0 ? 'does not rise with prices' : `rises by ${formatNumber(yearlyRise)}% a year`;
}

/** Names the ages of a cash flow. Those of a partner's income say whose they are. */
function agesText(cashFlow: CashFlow, isPartners: boolean): string {
  const { every, fromAge, toAge } = cashFlow;
  const whose = !isPartners ? '' : hasPartnersAges(cashFlow) ? 'your partner’s age ' : 'your age ';
  if (every === 'once') return `at ${whose}${fromAge}`;
  return `from ${whose}${fromAge}${toAge === null ? '' : ` until ${toAge}`}`;
}

function survivorPhrase(percent: number, death: string): string {
  return percent === 0 ? `ends at ${death}` : `${formatNumber(percent)}% after ${death}`;
}
