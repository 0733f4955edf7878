// Measures how fast embeds start on a loaded page with a processor slowed down six times. Alternates between the
// calculator, two other embeds, a Preact hello-world and an empty frame, so that other work on the machine affects all
// alike.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { median } from '../../scripts/bench/median.ts';
import { launchChromium, slowDown } from '../../scripts/bench/slow-chromium.ts';
import { bundle, generateScript } from '../build/bundle.ts';
import { calculator } from '../e2e/fixtures.ts';
import { EMPTY, HostServer } from '../e2e/host-server.ts';

const ROUNDS = 9;
const SLOWDOWN = 6;
/** Milliseconds from arrival of the script to presence of the calculator, on an idle machine. */
const GOAL = 120;

/** Milliseconds until a part of a page is present. */
interface StartUp {
  /** From the arrival of the script. */
  sinceArrival: number;
  /** From the insertion of the script's tag. */
  sinceInsertion: number;
}

const bundled = await bundle('bench/hello-world.ts', { version: '', originsWithoutLink: [] });
const helloWorld = await generateScript(bundled, 'iife');
const { resolve: resolvePath } = createRequire(import.meta.url);
const altcha = new URL('altcha.umd.min.cjs', `file://${resolvePath('altcha')}`);
const server = await HostServer.start({
  '/hello-world.js': helloWorld.code,
  '/lite-youtube.js': await readFile(resolvePath('lite-youtube-embed/src/lite-yt-embed.js'), 'utf8'),
  '/altcha.js': await readFile(altcha, 'utf8'),
});
const url = server.add({ name: 'a page', element: calculator(), placement: 'absent' });
const browser = await launchChromium();

async function onSlowPage<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  await slowDown(page, SLOWDOWN);
  await page.goto(url);
  // The page has been painted and is idle.
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))));
  const result = await measure(page);
  await page.close();
  return result;
}

/** An embed on the measured page. */
interface Embed {
  /** The HTML that the embed needs, besides the page's own. */
  html?: string;
  src: string;
  /** The event that it dispatches when it is present, or a selector of what it adds to its HTML. */
  ready: { event: string } | { content: string };
}

/** Adds an embed to the page and waits until it is present. */
const start = (page: Page, embed: Embed) =>
  page.evaluate(
    ({ html = '', src, ready }) =>
      new Promise<StartUp>((resolve) => {
        const place = document.createElement('div');
        place.innerHTML = html;
        document.body.append(place);
        const insertedAt = performance.now();
        const report = () => {
          const now = performance.now();
          const [timing] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
          resolve({
            sinceArrival: now - (timing?.responseEnd ?? Number.NaN),
            sinceInsertion: now - insertedAt,
          });
        };
        if ('event' in ready) document.addEventListener(ready.event, report, { once: true });
        else {
          const observer = new MutationObserver(() => {
            if (!place.querySelector(ready.content)) return;
            observer.disconnect();
            report();
          });
          observer.observe(place, { childList: true, subtree: true });
        }
        const script = document.createElement('script');
        script.async = true;
        script.src = src;
        document.body.append(script);
      }),
    embed,
  );

const embeds: Readonly<Record<string, Embed>> = {
  calculator: { src: `${server.cdn}/widget/v1.js`, ready: { event: 'whenabouts:ready' } },
  'Preact hello-world': { src: `${server.cdn}/hello-world.js`, ready: { event: 'hello-world:ready' } },
  'lite-youtube-embed': {
    html: '<lite-youtube videoid="ogfYd705cRs"></lite-youtube>',
    src: `${server.cdn}/lite-youtube.js`,
    ready: { content: 'lite-youtube button' },
  },
  ALTCHA: {
    html: `<form><altcha-widget challenge="${server.cdn}${EMPTY}"></altcha-widget></form>`,
    src: `${server.cdn}/altcha.js`,
    ready: { content: 'altcha-widget input[type=checkbox]' },
  },
};

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

const results = Object.fromEntries(Object.keys(embeds).map((name): [string, StartUp[]] => [name, []]));
const frames: number[] = [];
for (let round = -1; round < ROUNDS; round++) {
  const times: [name: string, time: StartUp][] = [];
  for (const [name, embed] of Object.entries(embeds))
    times.push([name, await onSlowPage((page) => start(page, embed))]);
  const frame = await onSlowPage(loadEmptyFrame);
  // The first round warms up the browser.
  if (round < 0) continue;
  for (const [name, time] of times) results[name]?.push(time);
  frames.push(frame);
}
await browser.close();
await server.stop();

const row = (name: string, value: number, digits = 0, unit = ' ms') =>
  console.log(`  ${name.padEnd(50)}${value.toFixed(digits).padStart(6)}${unit}`);
const medianOf = (name: string, key: keyof StartUp) => median((results[name] ?? []).map((time) => time[key]));
console.log(`start-up with the processor ${SLOWDOWN} times slower (median of ${ROUNDS})`);
console.log(`script arrived to present (goal for the calculator ${GOAL})`);
for (const name of Object.keys(embeds)) row(name, medianOf(name, 'sinceArrival'));
console.log('tag inserted to present');
for (const name of Object.keys(embeds)) row(name, medianOf(name, 'sinceInsertion'));
row('empty frame, inserted to loaded', median(frames));
row('calculator / empty frame', medianOf('calculator', 'sinceInsertion') / median(frames), 2, '');
