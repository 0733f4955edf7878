import { assumptionFields, type Field, lifetimeFields } from '@whenabouts/core';

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

/** Returns the field of the desired age, from the first to the last retirement age of the plan. */
export function desiredAgeField(min: number, max: number): Field {
  return { label: 'Retirement age you would like', unit: 'years', min, max, step: 1 };
}

/** The fields of a couple: savings and contributions are those of the household. */
export const coupleInputFields = {
  ...lifetimeFields,
  currentAge: { ...lifetimeFields.currentAge, label: 'Your Current Age' },
  currentSavings: { ...lifetimeFields.currentSavings, label: 'Your Household’s Savings' },
  monthlySavings: { ...lifetimeFields.monthlySavings, label: 'Your Household’s Monthly Contributions' },
  annualIncome: { ...lifetimeFields.annualIncome, label: 'Your Own Annual Income' },
} as const;
