import { assumptionFields, type Field, retirementAges } from '@whenabouts/core';

// Fields whose label or range on the outlook differs from that of the core.

/** The target chance in percent, as in "85 out of 100". */
export const targetField: Field = {
  ...assumptionFields.targetChance,
  label: 'Target: futures out of 100',
  unit: 'level',
};

/** Returns the field of the monthly spending; with a partner, its label names the spending of both. */
export function spendingField(hasPartner: boolean): Field {
  return hasPartner ? householdSpending : assumptionFields.monthlySpending;
}

const householdSpending: Field = {
  ...assumptionFields.monthlySpending,
  label: 'Your Household’s Monthly Spending in Retirement',
};

/** Returns the field of the desired age. It ends at `lastAge`; if that is below 40, it is the only age. */
export function desiredAgeField(currentAge: number, lastAge: number): Field {
  const min = Math.min(retirementAges(currentAge).min, lastAge);
  return { label: 'Retirement age you would like', unit: 'years', min, max: lastAge, step: 1 };
}
