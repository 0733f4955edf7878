import { completePlan, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { spendingSource } from './default-spending-text.ts';

/** A change of the default spending that another number has caused. Amounts are today's dollars a month. */
export interface SpendingChange {
  before: number;
  after: number;
  /** End of the sentence that names the change: "your partner’s pay counts". */
  reason: string;
}

/**
 * Returns how an edit changed the default spending; null if it did not, or if more than one number differs.
 *
 * @param year The calendar year.
 */
export function spendingChange(before: PlanDraft, after: PlanDraft, year: number): SpendingChange | null {
  if (before.isRetired || after.isRetired) return null;
  const plans = [completePlan(before, year), completePlan(after, year)] as const;
  const [from, to] = plans.map(({ assumptions }) => assumptions.monthlySpending) as [number, number];
  const isDefault = plans.every((plan) => spendingSource(plan) !== null);
  const reason = findReason(before, after);
  return isDefault && from !== to && reason ? { before: from, after: to, reason } : null;
}

/** Adds an edit to the change that the visitor sees: a series of edits for one reason counts as one. */
export function withLaterChange(
  shown: SpendingChange | null,
  next: SpendingChange | null,
): SpendingChange | null {
  if (!next || shown?.reason !== next.reason || shown.after !== next.before) return next;
  return shown.before === next.after ? null : { ...next, before: shown.before };
}

function findReason(before: PlanDraft, after: PlanDraft): string | null {
  const [partner, later] = [before.changes.partner ?? null, after.changes.partner ?? null];
  const reasons = [
    partner?.annualIncome !== later?.annualIncome && partnerReason(!!partner, later?.annualIncome),
    before.inputs.annualIncome !== after.inputs.annualIncome && 'your pay changed',
    before.inputs.monthlySavings !== after.inputs.monthlySavings && 'your contributions changed',
  ].filter((reason) => reason !== false);
  return reasons.length === 1 ? (reasons[0] ?? null) : null;
}

/** Returns why a change of the partner changes the spending. `pay` is undefined without a partner. */
function partnerReason(hadPartner: boolean, pay: number | undefined): string {
  if (pay === undefined) return 'it is for one person again';
  if (pay > 0) return 'your partner’s pay counts';
  return hadPartner ? 'your partner has no pay' : 'a couple pays less income tax';
}
