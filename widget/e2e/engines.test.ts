import { expect, test } from '@playwright/test';
import { type HostPage, isFramed } from '../src/hosts/host-page.ts';
import { hosts, smokeHosts } from '../src/hosts/hosts.ts';
import { type Engine, startFirefox, startWebKit } from './engines.ts';
import { HostServer } from './host-server.ts';
import { column, probeExpression, readProbeResult } from './probe.ts';

// One session in each browser, with one page after another.
const isComplete = process.env.HOSTS === 'all';
const selected = hosts
  .map((host, index) => ({ host, index }))
  .filter(({ host }) => isComplete || smokeHosts.includes(host.name));

const engines: readonly [name: string, start: () => Promise<Engine>][] = [
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
];

for (const [name, start] of engines) {
  test(`${name} shows the calculator on ${selected.length} host pages`, async () => {
    test.setTimeout(60_000 + selected.length * 15_000);
    const server = await HostServer.start();
    const engine = await start();
    const probeHost = async (host: HostPage, url: string) =>
      readProbeResult(await engine.evaluate(url, probeExpression(host), isFramed(host)));
    const expectedLooks = new Map<string, string>();
    for (const { host, index } of selected) {
      // Only Playwright can emulate print; here the page is on screen.
      await test.step(`${index + 1} ${host.name}`, async () => {
        const { results, looks, width, problems, traces } = await probeHost(host, server.urlOf(index));
        const plain = column(width);
        if (!expectedLooks.has(width))
          expectedLooks.set(width, (await probeHost(plain, server.add(plain))).looks);
        const others = problems
          .split('\n')
          .filter((problem) => problem && !host.expectedMessage?.test(problem));
        expect.soft(others, host.name).toEqual([]);
        expect.soft(results, host.name).toBe('good');
        expect.soft(looks, host.name).toBe(expectedLooks.get(width));
        expect.soft(traces, host.name).toBe('');
      });
    }
    await engine.stop();
    expect(server.unexpected).toEqual([]);
    await server.stop();
  });
}
