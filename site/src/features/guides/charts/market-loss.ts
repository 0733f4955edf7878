/** So much do stocks lose in the example, in percent, while bonds keep their value. */
export const STOCK_LOSS = 50;

/** Shares of stocks in percent, from all of it down. */
export const stockShares = [100, 80, 60, 40, 20] as const;

/** What savings lose, in percent, when the stocks in them fall. */
export function lossOf(stockShare: number): number {
  return (stockShare * STOCK_LOSS) / 100;
}

/** What must be earned, in percent, to be back where one was before a fall. */
export function gainToRecover(fall: number): number {
  return (100 / (100 - fall) - 1) * 100;
}
