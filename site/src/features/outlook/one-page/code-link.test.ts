import { type CashFlow, completePlan, initialDraft, readOutlookFragment } from '@whenabouts/core';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codeLink } from './code-link.ts';

const YEAR = 2026;
const page = `https://${'plans'.repeat(10)}.example/outlook`;

/** Ten flows with the longest values. */
const draftWith = (name: string) => {
  const cashFlows = Array.from(
    { length: 10 },
    (): CashFlow => ({
      kind: 'income',
      name,
      amount: 19_999.99,
      every: 'month',
      fromAge: 100,
      toAge: 110,
      risesWithPrices: false,
      survivorShare: 67,
      owner: 'partner',
      isTaxed: false,
      yearlyRise: 9.5,
    }),
  );
  const partner = {
    currentAge: 55,
    retirementAge: 65,
    annualIncome: 120_000,
    claimingAge: 67,
    knownBenefit: 2_500,
    knownBenefitAge: 67,
  };
  return { ...initialDraft, changes: { partner, cashFlows } };
};

function open(name: string) {
  const draft = draftWith(name);
  const { link, hasNames } = codeLink({ ...completePlan(draft, YEAR), isRetired: false }, page);
  return {
    hasNames,
    draft: readOutlookFragment(link.slice(link.indexOf('#')), YEAR),
    squares: encode(link).size,
  };
}

test('the code of a plan with long names opens the same plan without the names', () => {
  const { hasNames, draft, squares } = open('年'.repeat(60));
  expect(hasNames).toBe(false);
  expect(draft).toMatchObject({ changes: draftWith('').changes });
  expect(squares).toBeLessThanOrEqual(101);
});

test('the code of a plan with short names has them', () => {
  expect(open('Rent')).toMatchObject({ hasNames: true, draft: { changes: draftWith('Rent').changes } });
});
