import { formatDollars } from '../format.ts';
import { FULL_HEALTH_PREMIUM, HEALTH_PREMIUM } from '../household/health-insurance.ts';
import { OFFERED_SPENDING_CUT } from '../plan/assumptions.ts';
import { withChanges } from '../plan/draft-changes.ts';
import type { PlanDraft } from '../plan/plan-draft.ts';
import { INDEXING_AGE } from '../us/estimate-social-security.ts';
import { expectedCut } from '../us/social-security.ts';

interface InsuranceNeed {
  /** True if someone of the household has stopped working in a year before Medicare, without the cost of insurance. */
  needsHealthInsurance: boolean;
}

/** Names what an answer can leave out, by the assumption that includes it, in the order of the page. */
export const exclusionNames = {
  benefitCut: 'the cut of Social Security',
  wageGrowth: 'wages that grow above prices',
  preTaxShare: 'federal income tax',
  healthPremium: 'health insurance until Medicare',
  spendingCut: 'spending less in bad years',
} as const;

/** A part of a plan that the answer leaves out, and that a single button includes. */
export interface Exclusion {
  id: keyof typeof exclusionNames;
  /** Begins a sentence that ends with the outcome: "With federal income tax". */
  condition: string;
  /** The part's name in the button: "federal income tax". */
  name: string;
  included: PlanDraft;
}

type Candidate = Omit<Exclusion, 'name'> | null;

/**
 * Lists what the answer for a draft leaves out, in the order of the page.
 *
 * @param need The result of `needsHealthInsurance` for the draft.
 */
export function exclusionsOf(draft: PlanDraft, need: InsuranceNeed): Exclusion[] {
  return [
    benefitCut(draft),
    wageGrowth(draft),
    incomeTax(draft),
    healthInsurance(draft, need),
    spendingCut(draft),
  ].flatMap((exclusion) => (exclusion ? [{ ...exclusion, name: exclusionNames[exclusion.id] }] : []));
}

function benefitCut(draft: PlanDraft): Candidate {
  if (draft.changes.benefitCut) return null;
  const { fromYear, percentPaid } = expectedCut;
  return {
    id: 'benefitCut',
    condition: `If Congress does nothing, Social Security pays about ${percentPaid}% at first, from ${fromYear}`,
    included: withChanges(draft, { benefitCut: { fromYear, percentPaid } }),
  };
}

/** The offered growth of wages above prices, in percent a year. */
export const WAGE_GROWTH = 1;

// Follows the cut of Social Security, because it makes up for a part of it.
function wageGrowth(draft: PlanDraft): Candidate {
  const { knownBenefit = null } = draft.changes;
  if ((draft.changes.wageGrowth ?? 0) > 0 || knownBenefit !== null) return null;
  if (draft.inputs.currentAge >= INDEXING_AGE) return null;
  return {
    id: 'wageGrowth',
    condition: `If wages grow ${WAGE_GROWTH}% a year above prices, and Social Security with them`,
    included: withChanges(draft, { wageGrowth: WAGE_GROWTH }),
  };
}

function incomeTax(draft: PlanDraft): Candidate {
  if (typeof draft.changes.preTaxShare === 'number') return null;
  return {
    id: 'preTaxShare',
    condition: 'With federal income tax, if most of your savings is in a 401(k) or traditional IRA',
    included: withChanges(draft, { preTaxShare: 100 }),
  };
}

function healthInsurance(draft: PlanDraft, { needsHealthInsurance }: InsuranceNeed): Candidate {
  // The need can be that of an earlier draft.
  if ((draft.changes.healthPremium ?? 0) > 0 || !needsHealthInsurance) return null;
  const [healthPremium, note] = draft.changes.healthPremiumByIncome
    ? [FULL_HEALTH_PREMIUM, ' before tax credits']
    : [HEALTH_PREMIUM, ''];
  return {
    id: 'healthPremium',
    condition: `With health insurance until Medicare, by our estimate ${formatDollars(healthPremium)} a month per person${note}`,
    included: withChanges(draft, { healthPremium }),
  };
}

function spendingCut(draft: PlanDraft): Candidate {
  if ((draft.changes.spendingCut ?? 0) > 0) return null;
  return {
    id: 'spendingCut',
    condition: `If ${draft.changes.partner ? 'we' : 'I'} could live on ${OFFERED_SPENDING_CUT}% less in bad years`,
    included: withChanges(draft, { spendingCut: OFFERED_SPENDING_CUT }),
  };
}
