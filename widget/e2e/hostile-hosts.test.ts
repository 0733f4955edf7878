import type { Page } from '@playwright/test';
import { attributeNames, type ToolName, toolNames } from '../src/options/options.ts';
import { expect, test } from './fixtures.ts';
import type { HostServer } from './host-server.ts';
import { type HostPage, isFramed } from './hosts/host-page.ts';
import { everyOption, hosts, showsTools, smokeHosts, withEveryTool, withoutOptions } from './hosts/hosts.ts';
import { column, type ProbeResult, probeExpression, readProbeResult } from './probe.ts';
import { runsEverything } from './runs-everything.ts';

interface Fixtures {
  sharedPage: Page;
  server: HostServer;
}

async function probeHost(page: Page, host: HostPage, url: string): Promise<ProbeResult> {
  await page.emulateMedia({ media: host.action === 'print' ? 'print' : null });
  await page.goto(url, { waitUntil: 'commit' });
  const expression = probeExpression(host);
  if (isFramed(host)) {
    // Before the load event, the iframe may still be empty.
    await page.waitForLoadState('load');
    return readProbeResult(await page.frames()[1]?.evaluate(expression));
  }
  // page.evaluate would not do: Playwright's helpers in the page rely on arrays and JSON, which host pages replace.
  await page.waitForLoadState('domcontentloaded');
  const session = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return readProbeResult(result.value ?? exceptionDetails?.exception?.description);
}

/** The computed styles on plain pages, by the width of their column and their attributes. */
const knownStyles = new Map<string, string>();

/** Returns the computed styles on a plain page with a column of that width. */
async function expectedStyles(
  width: string,
  attributes: HostPage['attributes'] = {},
  { sharedPage, server }: Fixtures,
): Promise<string> {
  const host = column(width, attributes);
  const key = `${width} ${Object.entries(attributes)}`;
  const styles = knownStyles.get(key) ?? (await probeHost(sharedPage, host, server.add(host))).styles;
  knownStyles.set(key, styles);
  return styles;
}

/**
 * Expects that every calculator of a host page shows the result of the defaults in the expected styles, and leaves neither
 * messages nor traces in the page.
 */
async function expectCalculatorWorks(host: HostPage, url: string, fixtures: Fixtures): Promise<void> {
  const { unexpected } = fixtures.server;
  const before = unexpected.length;
  const { error, styles, width, problems, traces } = await probeHost(fixtures.sharedPage, host, url);
  const { expectedMessage } = host;
  const lines = problems.split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !expectedMessage?.test(line))).toEqual([]);
  if (expectedMessage) expect(lines.join('\n')).toMatch(expectedMessage);
  expect(error).toBe('');
  expect(styles).toBe(await expectedStyles(width, host.attributes, fixtures));
  expect(traces).toBe('');
  // Other tests request files that do not exist.
  expect(unexpected.slice(before)).toEqual([]);
}

test('everyOption sets every attribute but `tool`', () => {
  // A tool replaces the calculator: tools.test.ts tests it.
  expect(Object.keys(everyOption)).toEqual(attributeNames.filter((name) => name !== 'tool'));
});

test('every page of the smoke run exists', () => {
  const names = hosts.map(({ name }) => name);
  expect(smokeHosts.filter((name) => !names.includes(name))).toEqual([]);
});

// In one process, because each process measures the expected styles.
if (!runsEverything) test.describe.configure({ mode: 'default' });

/** Returns the tools to open a host page with. */
const toolsOn = (host: HostPage): readonly ToolName[] =>
  showsTools(host) && (runsEverything || withEveryTool.includes(host.name)) ? toolNames : [];

for (const [index, host] of hosts.entries()) {
  if (!runsEverything && !smokeHosts.includes(host.name)) continue;

  test(`the calculator works on host page ${index + 1}, ${host.name}`, async ({ sharedPage, server }) => {
    await expectCalculatorWorks(host, server.urlOf(index), { sharedPage, server });
  });

  for (const tool of toolsOn(host)) {
    test(`the tool ${tool} works on host page ${index + 1}, ${host.name}`, async ({ sharedPage, server }) => {
      const withTool = { ...host, attributes: { tool } };
      await expectCalculatorWorks(withTool, server.add(withTool), { sharedPage, server });
    });
  }

  if (!runsEverything && withoutOptions.includes(host.name)) continue;

  test(`with every option, the calculator works on host page ${index + 1}, ${host.name}`, async ({
    sharedPage,
    server,
  }) => {
    const withOptions = { ...host, attributes: everyOption };
    await expectCalculatorWorks(withOptions, server.add(withOptions), { sharedPage, server });
  });
}
