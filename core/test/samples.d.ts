import type { CashFlow } from '../src/plan/assumptions.ts';
/** A pension from 65 on. */
export declare const pension: CashFlow;
/** A payment within the spending. */
export declare const mortgage: CashFlow;
