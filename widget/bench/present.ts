// On a page that stands already, with a processor slowed down six times: how long from the script's arrival to a
// calculator that can be used, and how long from putting it in, beside a frame that holds nothing at all.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { calculator } from '../e2e/fixtures.ts';
import { EMPTY, HostServer } from '../e2e/host-server.ts';

const ROUNDS = 7;
const SLOWDOWN = 6;
/** From arrival to presence, in milliseconds, on a machine with nothing else to do. */
const GOAL = 120;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const server = await HostServer.start();
const address = server.add({ name: 'a page', element: calculator(), place: 'absent' });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function onSlowPage<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  // The page has been painted, and has nothing more to do.
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))));
  const result = await measure(page);
  await page.close();
  return result;
}

/** Since the script has arrived, and since it was asked for; NaN unless everything is there. */
const calculatorPresent = (page: Page) =>
  page.evaluate(
    (src) =>
      new Promise<{ arrived: number; inserted: number }>((resolve) => {
        const inserted = performance.now();
        document.addEventListener('whenabouts:ready', ({ target }) => {
          const now = performance.now();
          const root = (target as Element).shadowRoot;
          const count = (selector: string) => root?.querySelectorAll(selector).length;
          const isPresent =
            count('[type=range]') === 6 && count('[type=text]') === 6 && count('section > div') === 1;
          const [script] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
          const arrived = isPresent && script ? script.responseEnd : Number.NaN;
          resolve({ arrived: now - arrived, inserted: now - inserted });
        });
        const script = document.createElement('script');
        script.async = true;
        script.src = src;
        document.body.append(script);
      }),
    `${server.cdn}/widget/v1.js`,
  );

const emptyFramePresent = (page: Page) =>
  page.evaluate(
    (src) =>
      new Promise<number>((resolve) => {
        const frame = document.createElement('iframe');
        const inserted = performance.now();
        frame.onload = () => resolve(performance.now() - inserted);
        frame.src = src;
        document.body.append(frame);
      }),
    server.cdn + EMPTY,
  );

const arrived: number[] = [];
const inserted: number[] = [];
const frames: number[] = [];
for (let round = -1; round < ROUNDS; round++) {
  const our = await onSlowPage(calculatorPresent);
  const frame = await onSlowPage(emptyFramePresent);
  // The first round warms up the browser.
  if (round < 0) continue;
  arrived.push(our.arrived);
  inserted.push(our.inserted);
  frames.push(frame);
}
await browser.close();
await server.stop();

const row = (name: string, value: number, digits: number, unit = '') =>
  console.log(`  ${name.padEnd(40)}${value.toFixed(digits).padStart(7)}${unit}`);
console.log(`the calculator on a page, processor ${SLOWDOWN} times slower (median of ${ROUNDS})`);
row(`script arrived → present (goal ${GOAL} ms)`, median(arrived), 0, ' ms');
row('script inserted → present', median(inserted), 0, ' ms');
row('empty frame inserted → loaded', median(frames), 0, ' ms');
row('ratio of these two', median(inserted.map((our, round) => our / (frames[round] ?? 1))), 2);
