// Asks the scanner about pages of a site at this machine: scan.mjs <the scanner's folder> <port of TLS> <port> <path>…
// A process of its own, because the authority that signed the certificate must be known when Node starts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', httpsPort, httpPort, ...paths] = process.argv.slice(2);
const load = (/** @type {string} */ file) => import(pathToFileURL(join(folder, 'src', file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const pages = [];
for (const path of paths) {
  const answers = await retrieve('localhost', { httpsPort, httpPort, path });
  /** @type {{ test: string, result: string, points: number }[]} */
  const tests = ALL_TESTS.map((/** @type {(answers: unknown) => { result: string }} */ test) => {
    const { result } = test(answers);
    return { test: test.name.replace(/Test$/, ''), result, points: getScoreModifier(result) };
  });
  const sum = (/** @type {number[]} */ points) => points.reduce((all, some) => all + some, 100);
  const points = tests.map((test) => test.points);
  const lost = sum(points.filter((some) => some < 0));
  pages.push({ path, tests, score: lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : lost });
}
process.stdout.write(JSON.stringify(pages));
