import { basisOf, type PlanRecords } from './plan-record.ts';

/** The visitor's last balance at an age, some years after a record. */
export interface LaterBalance {
  /** The visitor's age: the age of the record and the whole years since then. */
  age: number;
  /** In dollars of the record. */
  amount: number;
}

/**
 * Returns the balances of the later records and of today, in dollars of the first record, for its futures. Leaves out
 * those within a year of it, because its futures begin a year after it, and all but the last of an age.
 *
 * @param savings Today's balance in today's dollars.
 * @param today ISO 8601.
 */
export function balancesSinceFirst(records: PlanRecords, savings: number, today: string): LaterBalance[] {
  const [newest, ...earlier] = records;
  const first = earlier.at(-1) ?? newest;
  const later = records.slice(0, -1).reverse();
  const balances = later.map(({ bands, createdAt }) => ({ amount: bands.p50[0] as number, date: createdAt }));
  const lastOfAge = new Map<number, number>();
  for (const { amount, date } of [...balances, { amount: savings, date: today }]) {
    const { years, priceLevel } = basisOf(first, date).timePassed;
    if (years > 0) lastOfAge.set((first.bands.ages[0] as number) + years, amount / priceLevel);
  }
  return [...lastOfAge].map(([age, amount]) => ({ age, amount }));
}
