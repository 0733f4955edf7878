// What a page of somebody else loads for the calculator, compressed as the server sends it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const BUDGET = 11_000;
/** What it may never weigh, whoever raises the budget. */
const HARD_LIMIT = 12_288;

const { length } = await readFile(path.resolve('widget/dist/calculator.js.br'));
const isWithin = length <= Math.min(BUDGET, HARD_LIMIT);
console.log(
  `${isWithin ? 'within' : 'ABOVE '}  ${length} of ${BUDGET} B  calculator.js, brotli (never above ${HARD_LIMIT} B)`,
);
process.exitCode = isWithin ? 0 : 1;
