import { readFile } from 'node:fs/promises';
import { filesOnDemand, otherScripts } from '../src/files.ts';
import { calculate, expect, scriptApiOf, test } from './fixtures.ts';
import { HostServer } from './host-server.ts';
import { ALTERED_OUTLOOK, OUTLOOK_PATH, pinned } from './pinned-page.ts';
import { runsEverything } from './runs-everything.ts';

// The files of the embed: encoding, checksums, a server that does not respond, and memory.

test('the scripts are ASCII, and the first one begins with a hint for Chromium and the license', async () => {
  // Copies of the scripts are on pages in other encodings.
  for (const name of ['calculator.js', ...Object.keys(filesOnDemand), ...Object.keys(otherScripts)]) {
    const script = await readFile(new URL(`../dist-embed/${name}`, import.meta.url), 'utf8');
    expect(script.match(/[^\n -~]/)?.[0], name).toBeUndefined();
  }
  const script = await readFile(new URL('../dist-embed/calculator.js', import.meta.url), 'utf8');
  expect(script.split('\n', 2)).toEqual([
    '//# allFunctionsCalledOnLoad',
    '/*! Preact, (c) Jason Miller, MIT: licenses.txt */',
  ]);
});

test('outlook.js with the right checksum runs', async ({ open }) => {
  const page = await open(pinned);
  await calculate(page);
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
});

for (const placement of ['after', 'module'] as const) {
  test(`Chromium rejects an altered outlook.js at every attempt, script placement ${placement}`, async ({
    page,
  }) => {
    const server = await HostServer.start({ [OUTLOOK_PATH]: ALTERED_OUTLOOK });
    try {
      await page.goto(server.add({ ...pinned, placement }));
      await calculate(page);
      const message = page.getByRole('alert');
      for (let attempt = 0; attempt < 2; attempt++) {
        await expect(message).toContainText('didn’t load');
        await message.getByRole('button', { name: 'Try again' }).click();
      }
      await expect(message).toContainText('didn’t load');
      // The altered file changes the title.
      await expect(page).toHaveTitle('A blog');
    } finally {
      await server.stop();
    }
  });
}

test('while the server of the script does not respond, the page works and shows the link', async ({
  page,
  server,
  context,
}) => {
  await context.route('**/widget/v1.js', () => {});
  const button = '<button onclick="this.textContent=\'Pressed\'">Press</button>';
  await page.goto(server.add({ name: 'a page', body: `${button}{calculator}` }), {
    waitUntil: 'domcontentloaded',
  });
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
});

// A thousand times in `npm run test:engines`.
test('a calculator that is mounted and unmounted many times leaks nothing', async ({ open }) => {
  const page = await open({ element: '<div id="place"></div>' });
  const scriptApi = await scriptApiOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const usageAfter = async (times: number) => {
    await scriptApi.evaluate(({ mount }, count) => {
      const place = document.getElementById('place') as Element;
      for (let time = 0; time < count; time++) {
        const host = document.createElement('div');
        place.append(host);
        const unmount = mount(host);
        host.shadowRoot?.querySelector<HTMLElement>('button[type=submit]')?.click();
        unmount();
        host.remove();
      }
    }, times);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const [listeners, nodes, heap] = ['JSEventListeners', 'Nodes', 'JSHeapUsedSize'].map(
      (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN,
    ) as [number, number, number];
    return { listeners, nodes, heap };
  };
  const before = await usageAfter(20);
  const after = await usageAfter(runsEverything ? 1000 : 150);
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes).toBe(before.nodes);
  // One leaked calculator has about 100 kB.
  expect(after.heap - before.heap).toBeLessThan(500_000);
});
