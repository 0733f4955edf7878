import { isSame } from '../../../numbers/merge-drafts.ts';
import { completePlan, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { spendingSource } from './default-spending-text.ts';

const numbers = ['partner', 'annualIncome', 'monthlySavings'] as const;

/** A change of the default spending that another number has caused. Amounts are today's dollars a month. */
export interface SpendingChange {
  before: number;
  after: number;
  /** The number that caused it. */
  number: (typeof numbers)[number];
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
  return isDefault && from !== to && reason ? { before: from, after: to, ...reason } : null;
}

/** Adds an edit to the change that the visitor sees: a series of edits for one reason counts as one. */
export function withLaterChange(
  shown: SpendingChange | null,
  next: SpendingChange | null,
): SpendingChange | null {
  if (!next || shown?.reason !== next.reason || shown.after !== next.before) return next;
  return shown.before === next.after ? null : { ...next, before: shown.before };
}

/** Returns true if an edit changes at most the number because of which the spending changed. */
export function isOnlyAbout({ number }: SpendingChange, before: PlanDraft, after: PlanDraft): boolean {
  const othersOf = ({ inputs, changes, isRetired }: PlanDraft) => ({
    ...inputs,
    ...changes,
    isRetired,
    [number]: null,
  });
  return isSame(othersOf(before), othersOf(after));
}

function findReason(before: PlanDraft, after: PlanDraft): Pick<SpendingChange, 'number' | 'reason'> | null {
  const [partner, later] = [before.changes.partner ?? null, after.changes.partner ?? null];
  const reasons = {
    partner: partner?.annualIncome !== later?.annualIncome && partnerReason(!!partner, later?.annualIncome),
    annualIncome: before.inputs.annualIncome !== after.inputs.annualIncome && 'your pay changed',
    monthlySavings:
      before.inputs.monthlySavings !== after.inputs.monthlySavings && 'your contributions changed',
  };
  const found = numbers.flatMap((number) => {
    const reason = reasons[number];
    return reason === false ? [] : [{ number, reason }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns why a change of the partner changes the spending. `pay` is undefined without a partner. */
function partnerReason(hadPartner: boolean, pay: number | undefined): string {
  if (pay === undefined) return 'it is for one person again';
  if (pay > 0) return 'your partner’s pay counts';
  return hadPartner ? 'your partner has no pay' : 'a couple pays less income tax';
}
