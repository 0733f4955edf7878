/** Loss of stocks in the example, in percent. Bonds keep their value. */
export const STOCK_LOSS = 50;

/** Shares of stocks, in percent. */
export const stockShares = [100, 80, 60, 40, 20] as const;

/** Returns the loss of savings with this share of stocks, both in percent. */
export function lossOf(stockShare: number): number {
  return (stockShare * STOCK_LOSS) / 100;
}

/** Returns the gain that recovers a loss, both in percent. */
export function gainToRecover(loss: number): number {
  return (100 / (100 - loss) - 1) * 100;
}
