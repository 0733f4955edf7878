// Entry of saving.js, which the calculator loads when a reader saves a result.
export { createHandoffCode } from './handoff-code.ts';
export { watchReceipt } from './watch-receipt.ts';
