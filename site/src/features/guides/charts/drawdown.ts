interface DrawDown {
  /** Dollars. */
  balance: number;
  /** Taken out at the start of each year, in dollars, as long as there is anything. */
  yearlyWithdrawal: number;
  /** What the rest earns in each year, in percent. */
  yearlyReturns: readonly number[];
}

/** The balance at the start and at the end of every year, in whole dollars. */
export function drawDown({ balance, yearlyWithdrawal, yearlyReturns }: DrawDown): number[] {
  let left = balance;
  const ends = yearlyReturns.map((yearlyReturn) => {
    left = Math.max(0, left - yearlyWithdrawal) * (1 + yearlyReturn / 100);
    return Math.round(left);
  });
  return [balance, ...ends];
}

const BAD_YEARS = [-15, -15];
const GOOD_YEARS = Array<number>(28).fill(5);

/** Thirty years above inflation: the same years, forwards and backwards. */
export const sequenceCase = {
  stopAge: 67,
  balance: 600_000,
  yearlyWithdrawal: 27_000,
  badYear: -15,
  goodYear: 5,
  badFirst: [...BAD_YEARS, ...GOOD_YEARS],
  badLast: [...GOOD_YEARS, ...BAD_YEARS],
} as const;
