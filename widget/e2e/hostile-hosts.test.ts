import type { Page } from '@playwright/test';
import { attributeNames, type ToolName, toolNames } from '../src/options/options.ts';
import { test as base, expect } from './fixtures.ts';
import type { HostServer } from './host-server.ts';
import { type HostPage, isFramed } from './hosts/host-page.ts';
import { everyOption, hosts, showsTools, smokeHosts, withEveryTool } from './hosts/hosts.ts';
import { column, type ProbeResult, probeExpression, readProbeResult } from './probe.ts';

interface Fixtures {
  /** The browser page that opens one host page after another: with a new one for each, the tests take twice as long. */
  sharedPage: Page;
  /** Returns the computed styles on a plain page with a column of that width. */
  expectedStyles: (width: string, attributes?: HostPage['attributes']) => Promise<string>;
}

const test = base.extend<object, Fixtures>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  expectedStyles: [
    async ({ sharedPage, server }, use) => {
      const known = new Map<string, string>();
      await use(async (width, attributes = {}) => {
        const host = column(width, attributes);
        const key = `${width} ${Object.entries(attributes)}`;
        const styles = known.get(key) ?? (await probeHost(sharedPage, host, server.add(host))).styles;
        known.set(key, styles);
        return styles;
      });
    },
    { scope: 'worker' },
  ],
});

async function probeHost(page: Page, host: HostPage, url: string): Promise<ProbeResult> {
  await page.emulateMedia({ media: host.action === 'print' ? 'print' : null });
  await page.goto(url, { waitUntil: 'commit' });
  const expression = probeExpression(host);
  if (isFramed(host)) {
    // Before the load event, the iframe may still be empty.
    await page.waitForLoadState('load');
    return readProbeResult(await page.frames()[1]?.evaluate(expression));
  }
  // Not page.evaluate: Playwright's helpers in the page rely on arrays and JSON, which host pages replace.
  await page.waitForLoadState('domcontentloaded');
  const session = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return readProbeResult(result.value ?? exceptionDetails?.exception?.description);
}

/**
 * Expects that every calculator of a host page shows the result of the defaults in the expected styles, and leaves neither
 * messages nor traces in the page.
 */
async function expectCalculatorWorks(
  host: HostPage,
  url: string,
  { sharedPage, server, expectedStyles }: Fixtures & { server: HostServer },
): Promise<void> {
  const { error, styles, width, problems, traces } = await probeHost(sharedPage, host, url);
  const { expectedMessage } = host;
  const lines = problems.split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !expectedMessage?.test(line))).toEqual([]);
  if (expectedMessage) expect(lines.join('\n')).toMatch(expectedMessage);
  expect(error).toBe('');
  expect(styles).toBe(await expectedStyles(width, host.attributes));
  expect(traces).toBe('');
  expect(server.unexpected).toEqual([]);
}

test('everyOption sets every attribute but `tool`', () => {
  // A tool replaces the calculator: tools.test.ts tests it.
  expect(Object.keys(everyOption)).toEqual(attributeNames.filter((name) => name !== 'tool'));
});

test('every page of the smoke run exists', () => {
  const names = hosts.map(({ name }) => name);
  expect(smokeHosts.filter((name) => !names.includes(name))).toEqual([]);
});

/** True in `npm run test:engines`, which opens every host page, with every tool and with every option. */
const runsEverything = process.env.HOSTS === 'all';

// In one process: each other one would measure the expected styles again.
if (!runsEverything) test.describe.configure({ mode: 'default' });

/** Returns the tools to open a host page with. `npm test` opens a page with one tool, in rotation. */
function toolsOn(host: HostPage, index: number): readonly ToolName[] {
  if (!showsTools(host)) return [];
  if (runsEverything || withEveryTool.includes(host.name)) return toolNames;
  const next = index % toolNames.length;
  return toolNames.slice(next, next + 1);
}

for (const [index, host] of hosts.entries()) {
  if (!runsEverything && !smokeHosts.includes(host.name)) continue;

  test(`the calculator works on host page ${index + 1}, ${host.name}`, async ({
    sharedPage,
    server,
    expectedStyles,
  }) => {
    await expectCalculatorWorks(host, server.urlOf(index), { sharedPage, server, expectedStyles });
  });

  for (const tool of toolsOn(host, index)) {
    test(`the tool ${tool} works on host page ${index + 1}, ${host.name}`, async ({
      sharedPage,
      server,
      expectedStyles,
    }) => {
      const withTool = { ...host, attributes: { tool } };
      await expectCalculatorWorks(withTool, server.add(withTool), { sharedPage, server, expectedStyles });
    });
  }

  test(`with every option, the calculator works on host page ${index + 1}, ${host.name}`, async ({
    sharedPage,
    server,
    expectedStyles,
  }) => {
    const withOptions = { ...host, attributes: everyOption };
    await expectCalculatorWorks(withOptions, server.add(withOptions), { sharedPage, server, expectedStyles });
  });
}
