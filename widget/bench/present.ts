// From the script's arrival to a calculator that can be used, on a processor slowed down six times, beside what
// a frame costs that holds nothing at all.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/steps/find-chromium.ts';
import { EMPTY, HostServer } from '../e2e/host-server.ts';

const ROUNDS = 7;
const SLOWDOWN = 6;
/** In milliseconds, on a machine with nothing else to do. */
const GOAL = 120;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const server = await HostServer.start();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function onSlowPage(measure: (page: Page) => Promise<number>): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const milliseconds = await measure(page);
  await page.close();
  return milliseconds;
}

async function calculatorPresent(page: Page): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, {
      present: new Promise<number>((resolve) => {
        document.addEventListener('whenabouts:ready', ({ target }) => {
          const [script] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /v1\.js$/.test(name));
          const milliseconds = performance.now() - (script as PerformanceResourceTiming).responseEnd;
          const count = (selector: string) =>
            (target as Element).shadowRoot?.querySelectorAll(selector).length ?? 0;
          const isPresent =
            count('[type=range]') === 6 && count('[type=text]') === 6 && count('section') === 1;
          resolve(isPresent ? milliseconds : Number.NaN);
        });
      }),
    });
  });
  await page.goto(server.address(0));
  return page.evaluate(() => (window as unknown as { present: Promise<number> }).present);
}

async function emptyFramePresent(page: Page): Promise<number> {
  await page.goto(server.address(0));
  return page.evaluate(
    (src) =>
      new Promise<number>((resolve) => {
        const frame = document.createElement('iframe');
        const started = performance.now();
        frame.onload = () => resolve(performance.now() - started);
        frame.src = src;
        document.body.append(frame);
      }),
    server.cdn + EMPTY,
  );
}

const ours: number[] = [];
const frames: number[] = [];
const ratios: number[] = [];
for (let round = -1; round < ROUNDS; round++) {
  const our = await onSlowPage(calculatorPresent);
  const frame = await onSlowPage(emptyFramePresent);
  // The first round warms up the browser.
  if (round < 0) continue;
  ours.push(our);
  frames.push(frame);
  ratios.push(our / frame);
}
await browser.close();
await server.stop();

console.log(
  `script arrived → calculator present, processor ${SLOWDOWN} times slower (median of ${ROUNDS}; the goal is ${GOAL} ms)`,
);
console.log(`  the calculator        ${median(ours).toFixed(0).padStart(7)} ms`);
console.log(`  a frame with nothing  ${median(frames).toFixed(0).padStart(7)} ms`);
console.log(`  ratio                 ${median(ratios).toFixed(2).padStart(7)}`);
