import { incomeTax2026 } from '@whenabouts/core';

const tax = incomeTax2026.figures;

/**
 * The case at the top of the guide, in dollars a year. `highBill` is the tax if a traditional IRA pays all of `need`,
 * and `lowBill` if it pays only `lowWithdrawal`. The rates are 10 and 12 percent.
 */
export const need = 60_000;
export const taxed = need - tax.deductionSingle.value;
export const lowBill = tax.single10.value * 0.1;
export const highBill = lowBill + (taxed - tax.single10.value) * 0.12;
export const lowWithdrawal = tax.deductionSingle.value + tax.single10.value;
