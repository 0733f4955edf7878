import { test as base, expect, type Page } from '@playwright/test';
import { type HostPage, isFramed } from '../src/hosts/host-page.ts';
import { hosts } from '../src/hosts/hosts.ts';
import { HostServer } from './host-server.ts';
import { column, type Finding, probeExpression, readFinding } from './probe.ts';

interface Fixtures {
  server: HostServer;
  /** What the calculator looks like in a column of that width on a page that does nothing to it. */
  usualLooks: (width: string) => Promise<string>;
}

const test = base.extend<object, Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      const server = await HostServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  usualLooks: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage();
      const known = new Map<string, string>();
      await use(async (width) => {
        const host = column(width);
        const looks = known.get(width) ?? (await tryHost(page, host, server.add(host))).looks;
        known.set(width, looks);
        return looks;
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

async function tryHost(page: Page, host: HostPage, address: string): Promise<Finding> {
  if (host.act === 'print') await page.emulateMedia({ media: 'print' });
  await page.goto(address, { waitUntil: 'commit' });
  const expression = probeExpression(host);
  if (isFramed(host)) {
    // Until then, the frame may still be empty.
    await page.waitForLoadState('load');
    return readFinding(await page.frames()[1]?.evaluate(expression));
  }
  // Past Playwright's own helpers in the page, which trust arrays and JSON.
  await page.waitForLoadState('domcontentloaded');
  const session = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return readFinding(result.value ?? exceptionDetails?.exception?.description);
}

for (const [index, host] of hosts.entries()) {
  test(`${index + 1} ${host.name}`, async ({ page, server, usualLooks }) => {
    const { results, looks, width, problems, traces } = await tryHost(page, host, server.address(index));
    const others = problems.split('\n').filter((problem) => problem && !host.ownProblem?.test(problem));
    expect(others).toEqual([]);
    expect(results).toBe('good');
    expect(looks).toBe(await usualLooks(width));
    expect(traces).toBe('');
    expect(server.unexpected).toEqual([]);
  });
}
