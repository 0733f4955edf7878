import { outlookFragment } from '@whenabouts/core';

/** The most bytes of a QR code with 97 squares a side, the largest that every reader that we tried decodes. */
const MAX_BYTES = 858;

/**
 * Returns the link for the printed QR code. A link that is too long for it leaves out the names of income and costs,
 * which change no number.
 */
export function codeLink(plan: Parameters<typeof outlookFragment>[0], page: string) {
  const link = page + outlookFragment(plan);
  if (link.length <= MAX_BYTES) return { link, hasNames: true };
  const cashFlows = plan.assumptions.cashFlows.map((cashFlow) => ({ ...cashFlow, name: '' }));
  const assumptions = { ...plan.assumptions, cashFlows };
  return { link: page + outlookFragment({ ...plan, assumptions }), hasNames: false };
}
