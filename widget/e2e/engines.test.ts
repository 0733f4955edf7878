import { expect, test } from '@playwright/test';
import { type HostPage, isFramed } from '../src/hosts/host-page.ts';
import { hosts, smokeHosts } from '../src/hosts/hosts.ts';
import { type Engine, startFirefox, startWebKit } from './engines.ts';
import { HostServer } from './host-server.ts';
import { column, probeExpression, readFinding } from './probe.ts';

// In each browser one session, and in it one page after another.
const isComplete = process.env.HOSTS === 'all';
const tried = hosts
  .map((host, index) => ({ host, index }))
  .filter(({ host }) => isComplete || smokeHosts.includes(host.name));

const engines: readonly [name: string, start: () => Promise<Engine>][] = [
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
];

for (const [name, start] of engines) {
  test(`${name} shows the calculator on ${tried.length} hostile host pages`, async () => {
    test.setTimeout(60_000 + tried.length * 15_000);
    const server = await HostServer.start();
    const engine = await start();
    const tryHost = async (host: HostPage, address: string) =>
      readFinding(await engine.evaluate(address, probeExpression(host), isFramed(host)));
    const usual = new Map<string, string>();
    for (const { host, index } of tried) {
      // Paper is Playwright's to simulate; here the page is tried on the screen.
      await test.step(`${index + 1} ${host.name}`, async () => {
        const { results, looks, width, problems, traces } = await tryHost(host, server.address(index));
        const plain = column(width);
        if (!usual.has(width)) usual.set(width, (await tryHost(plain, server.add(plain))).looks);
        const others = problems.split('\n').filter((problem) => problem && !host.ownProblem?.test(problem));
        expect.soft(others, host.name).toEqual([]);
        expect.soft(results, host.name).toBe('good');
        expect.soft(looks, host.name).toBe(usual.get(width));
        expect.soft(traces, host.name).toBe('');
      });
    }
    await engine.stop();
    expect(server.unexpected).toEqual([]);
    await server.stop();
  });
}
