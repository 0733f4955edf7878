interface DrawDown {
  /** Dollars. */
  balance: number;
  /** Dollars withdrawn at the start of each year, until the balance is 0. */
  yearlyWithdrawal: number;
  /** Return of each year, in percent. */
  yearlyReturns: readonly number[];
}

/** Returns the balance at the start and at the end of every year, in whole dollars. */
export function drawDown({ balance, yearlyWithdrawal, yearlyReturns }: DrawDown): number[] {
  let remaining = balance;
  const ends = yearlyReturns.map((yearlyReturn) => {
    remaining = Math.max(0, remaining - yearlyWithdrawal) * (1 + yearlyReturn / 100);
    return Math.round(remaining);
  });
  return [balance, ...ends];
}

const BAD_YEARS = [-15, -15];
const GOOD_YEARS = Array<number>(28).fill(5);

/** Thirty years of real returns in two orders: with the bad years first, and with them last. */
export const sequenceCase = {
  stopAge: 67,
  balance: 600_000,
  yearlyWithdrawal: 27_000,
  badYear: -15,
  goodYear: 5,
  badFirst: [...BAD_YEARS, ...GOOD_YEARS],
  badLast: [...GOOD_YEARS, ...BAD_YEARS],
} as const;
