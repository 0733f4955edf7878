import { expect, test } from 'vitest';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { exclusionsOf } from './exclusions.ts';
import { inclusionsOf } from './inclusions.ts';

test('the answer for the default numbers includes nothing', () => {
  expect(inclusionsOf(initialDraft)).toEqual([]);
});

test.each(exclusionsOf(initialDraft))(
  '“$name” moves from the list of what is left out to the inclusions, and its removal restores the draft',
  ({ id, included }) => {
    expect(inclusionsOf(included)).toMatchObject([{ id, without: initialDraft }]);
    expect(exclusionsOf(included).map((exclusion) => exclusion.id)).not.toContain(id);
  },
);

test('an inclusion is removed without changing the others', () => {
  const changes = {
    preTaxShare: 50,
    stateTax: 5,
    benefitCut: { fromYear: 2035, percentPaid: 80 },
    planAge: 90,
  };
  const inclusions = inclusionsOf({ ...initialDraft, changes });
  expect(inclusions.map(({ phrase }) => phrase)).toEqual([
    'Social Security at 80% from 2035',
    'federal income tax, with about half of the savings in a 401(k) or traditional IRA',
  ]);
  expect(inclusions.map(({ without }) => without.changes)).toEqual([
    { preTaxShare: 50, stateTax: 5, planAge: 90 },
    { benefitCut: { fromYear: 2035, percentPaid: 80 }, planAge: 90 },
  ]);
});
