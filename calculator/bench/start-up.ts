// Measures the start-up on a loaded page with a processor slowed down six times: the calculator, a Preact hello-world and an
// empty frame, alternating in the same run.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { bundle, generateScript } from '../build/bundle.ts';
import { calculator } from '../e2e/fixtures.ts';
import { EMPTY, HostServer } from '../e2e/host-server.ts';

const ROUNDS = 9;
const SLOWDOWN = 6;
/** Milliseconds from arrival of the script to presence of the calculator, on an idle machine. */
const GOAL = 120;

/** Milliseconds until a part of a page is present. */
interface StartUp {
  /** From the arrival of the script; NaN if not everything is present. */
  sinceArrival: number;
  /** From the insertion of the script's tag. */
  sinceInsertion: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const helloWorld = await generateScript(await bundle('bench/hello-world.ts', ''), 'iife');
const server = await HostServer.start({ '/hello-world.js': helloWorld.code });
const url = server.add({ name: 'a page', element: calculator(), placement: 'absent' });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function onSlowPage<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  // The page has been painted and is idle.
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))));
  const result = await measure(page);
  await page.close();
  return result;
}

/** Inserts a script and waits for the event that it dispatches when it has rendered. */
const startScript = (src: string, ready: string) => (page: Page) =>
  page.evaluate(
    ([url, event]) =>
      new Promise<StartUp>((resolve) => {
        const insertedAt = performance.now();
        document.addEventListener(event, ({ target }) => {
          const now = performance.now();
          const { shadowRoot } = target as Partial<Element>;
          const count = (selector: string) => shadowRoot?.querySelectorAll(selector).length;
          const isComplete =
            !shadowRoot ||
            (count('[type=range]') === 6 && count('[type=text]') === 6 && count('section > div') === 1);
          const [timing] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
          const arrivedAt = isComplete && timing ? timing.responseEnd : Number.NaN;
          resolve({ sinceArrival: now - arrivedAt, sinceInsertion: now - insertedAt });
        });
        const script = document.createElement('script');
        script.async = true;
        script.src = url;
        document.body.append(script);
      }),
    [src, ready] as const,
  );

const startCalculator = startScript(`${server.cdn}/widget/v1.js`, 'whenabouts:ready');
const startHelloWorld = startScript(`${server.cdn}/hello-world.js`, 'hello-world:ready');

const loadEmptyFrame = (page: Page) =>
  page.evaluate(
    (src) =>
      new Promise<number>((resolve) => {
        const frame = document.createElement('iframe');
        const insertedAt = performance.now();
        frame.onload = () => resolve(performance.now() - insertedAt);
        frame.src = src;
        document.body.append(frame);
      }),
    server.cdn + EMPTY,
  );

const calculators: StartUp[] = [];
const helloWorlds: StartUp[] = [];
const frames: number[] = [];
for (let round = -1; round < ROUNDS; round++) {
  const results = [
    await onSlowPage(startCalculator),
    await onSlowPage(startHelloWorld),
    await onSlowPage(loadEmptyFrame),
  ] as const;
  // The first round warms up the browser.
  if (round < 0) continue;
  calculators.push(results[0]);
  helloWorlds.push(results[1]);
  frames.push(results[2]);
}
await browser.close();
await server.stop();

const row = (name: string, value: number, digits = 0, unit = ' ms') =>
  console.log(`  ${name.padEnd(50)}${value.toFixed(digits).padStart(6)}${unit}`);
const sinceInsertion = median(calculators.map((start) => start.sinceInsertion));
console.log(`start-up with the processor ${SLOWDOWN} times slower (median of ${ROUNDS})`);
row(
  `calculator, script arrived to present (goal ${GOAL})`,
  median(calculators.map(({ sinceArrival }) => sinceArrival)),
);
row(
  'Preact hello-world, script arrived to present',
  median(helloWorlds.map(({ sinceArrival }) => sinceArrival)),
);
row('calculator, tag inserted to present', sinceInsertion);
row('Preact hello-world, tag inserted to present', median(helloWorlds.map((start) => start.sinceInsertion)));
row('empty frame, inserted to loaded', median(frames));
row('calculator / empty frame', sinceInsertion / median(frames), 2, '');
