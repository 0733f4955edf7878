import { formatDollars } from '../format.ts';
import { FULL_HEALTH_PREMIUM, HEALTH_PREMIUM } from '../household/health-insurance.ts';
import { type LifetimeAssumptions, OFFERED_SPENDING_CUT } from '../plan/assumptions.ts';
import { withChanges } from '../plan/draft-changes.ts';
import type { PlanDraft } from '../plan/plan-draft.ts';
import { currentLaw } from '../us/law.ts';
import { expectedCut } from '../us/social-security.ts';

interface InsuranceNeed {
  /** True if someone of the household has stopped working in a year before Medicare, without the cost of insurance. */
  needsHealthInsurance: boolean;
}

/** Something that the answer leaves out, and that a single button includes. */
export interface Exclusion {
  id: string;
  /** Begins a sentence that ends with the outcome: "With federal income tax". */
  condition: string;
  /** Names it in the button: "federal income tax". */
  name: string;
  included: PlanDraft;
}

/**
 * Lists what the answer for a draft leaves out, in the order of the page.
 *
 * @param outcome The outcome of the draft.
 */
export function exclusionsOf(draft: PlanDraft, outcome: InsuranceNeed): Exclusion[] {
  return [
    benefitCut(draft),
    wageGrowth(draft),
    incomeTax(draft),
    healthInsurance(draft, outcome),
    spendingCut(draft),
  ].filter((exclusion) => exclusion !== null);
}

function benefitCut(draft: PlanDraft): Exclusion | null {
  if (draft.changes.benefitCut) return null;
  const { fromYear, percentPaid } = expectedCut;
  return {
    id: 'benefitCut',
    condition: `If Congress does nothing, Social Security pays about ${percentPaid}% at first, from late ${fromYear - 1}`,
    name: 'the cut of Social Security',
    included: withChanges(draft, { benefitCut: { fromYear, percentPaid } }),
  };
}

function incomeTax(draft: PlanDraft): Exclusion | null {
  if (typeof draft.changes.preTaxShare === 'number') return null;
  return {
    id: 'preTaxShare',
    condition: 'With federal income tax, if most of your savings is in a 401(k) or traditional IRA',
    name: 'federal income tax',
    included: withChanges(draft, { preTaxShare: 100 }),
  };
}

/** The offered growth of wages above prices, in percent a year. */
export const WAGE_GROWTH = 1;

/** Age from which the estimate of Social Security no longer indexes earnings to wages: 20 CFR 404.211(d). */
const LAST_INDEXED_AGE = 60;

/** Listed next to the cut of Social Security, because it makes up for a part of it. */
function wageGrowth(draft: PlanDraft): Exclusion | null {
  const { wageGrowth = 0, knownBenefit = null } = draft.changes;
  if (wageGrowth > 0 || knownBenefit !== null || draft.inputs.currentAge >= LAST_INDEXED_AGE) return null;
  return {
    id: 'wageGrowth',
    condition: `If wages grow ${WAGE_GROWTH}% a year above prices, and Social Security with them`,
    name: 'wages that grow above prices',
    included: withChanges(draft, { wageGrowth: WAGE_GROWTH }),
  };
}

function spendingCut(draft: PlanDraft): Exclusion | null {
  if ((draft.changes.spendingCut ?? 0) > 0) return null;
  return {
    id: 'spendingCut',
    condition: `If ${draft.changes.partner ? 'we' : 'I'} could live on ${OFFERED_SPENDING_CUT}% less in bad years`,
    name: 'spending less in bad years',
    included: withChanges(draft, { spendingCut: OFFERED_SPENDING_CUT }),
  };
}

function healthInsurance(draft: PlanDraft, outcome: InsuranceNeed): Exclusion | null {
  if ((draft.changes.healthPremium ?? 0) > 0 || !outcome.needsHealthInsurance) return null;
  const [healthPremium, limit] = draft.changes.healthPremiumByIncome
    ? [FULL_HEALTH_PREMIUM, ' before tax credits']
    : [HEALTH_PREMIUM, ''];
  return {
    id: 'healthPremium',
    condition: `With health insurance until Medicare, by our estimate ${formatDollars(healthPremium)} a month per person${limit}`,
    name: 'health insurance until Medicare',
    included: withChanges(draft, { healthPremium }),
  };
}

/** Returns the footnote about what a plan does not contain. */
export function limitsText({ partner, cashFlows, preTaxShare, stateTax }: LifetimeAssumptions): string {
  const people = partner === null ? 'For one person' : 'For two people, without children or a divorce';
  const others = cashFlows.length === 0 ? ', without a pension, a home or one-off payments' : '';
  return `${people}${others}. ${taxLimit(preTaxShare, stateTax)}`;
}

function taxLimit(preTaxShare: number | null, stateTax: number): string {
  const law = `by the law of ${currentLaw.year}`;
  if (preTaxShare === null)
    return `Social Security is calculated ${law}. Taxes are left out: your spending is what you live on after tax.`;
  const others = stateTax > 0 ? 'Other taxes' : 'State taxes and all others';
  return `Social Security and federal income tax are calculated ${law}. ${others} are left out.`;
}
