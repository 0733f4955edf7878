import { test as base, expect } from '@playwright/test';
import { type HostPage, hosts } from '../src/hosts/hosts.ts';
import { HostServer } from './host-server.ts';
import { type Finding, probeExpression, readFinding } from './probe.ts';

const test = base.extend<object, { server: HostServer; usual: Finding }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      const server = await HostServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  usual: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage();
      await use(await tryHost(page, server, 0));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

type Page = Awaited<ReturnType<import('@playwright/test').Browser['newPage']>>;

async function tryHost(page: Page, server: HostServer, index: number): Promise<Finding> {
  const host = hosts[index] as HostPage;
  if (host.act === 'print') await page.emulateMedia({ media: 'print' });
  await page.goto(server.address(index), { waitUntil: 'commit' });
  const expression = probeExpression(host);
  if (host.sandbox) {
    await page.waitForLoadState('domcontentloaded');
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
  test(`${index + 1} ${host.name}`, async ({ page, server, usual }) => {
    const { results, looks, problems, traces } = await tryHost(page, server, index);
    const others = problems.split('\n').filter((problem) => problem && !host.ownProblem?.test(problem));
    expect(others).toEqual([]);
    expect(results).toBe('good');
    expect(looks).toBe(usual.looks);
    expect(traces).toBe('');
    expect(server.unexpected).toEqual([]);
  });
}
