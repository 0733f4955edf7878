// What a page of somebody else loads for the calculator, compressed as the server sends it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const GOAL = 11_000;
const LIMIT = 12_288;

const { length } = await readFile(path.resolve('widget/dist/calculator.js.br'));
const verdict = length > LIMIT ? 'ABOVE ' : 'within';
console.log(`${verdict}  ${length} of ${LIMIT} B  calculator.js, brotli (the goal is ${GOAL} B)`);
process.exitCode = length > LIMIT ? 1 : 0;
