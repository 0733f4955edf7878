import { expect, test } from '@playwright/test';
import { toolNames } from '../src/options.ts';
import { type Engine, startFirefox, startWebKit } from './engines.ts';
import { everyOption } from './every-option.ts';
import { calculator } from './fixtures.ts';
import { HostServer } from './host-server.ts';
import { type HostPage, isFramed } from './hosts/host-page.ts';
import { hosts, showsTools } from './hosts/hosts.ts';
import { ALTERED_OUTLOOK, OUTLOOK_PATH, pinned } from './pinned-page.ts';
import { column, probeExpression, readProbeResult } from './probe.ts';

const engines: readonly [name: string, start: () => Promise<Engine>][] = [
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
];

const variants: readonly [name: string, attributes: Record<string, string>][] = [
  ['', {}],
  [', with every option', everyOption],
  ...toolNames.map((tool): [string, Record<string, string>] => [`, with the tool ${tool}`, { tool }]),
];

for (const [name, start] of engines) {
  for (const [variant, attributes] of variants) {
    // One session, with one page after another.
    test(`${name} shows the calculator on every host page${variant}`, async () => {
      test.setTimeout(60_000 + hosts.length * 15_000);
      const server = await HostServer.start();
      const engine = await start();
      const probeHost = async (host: HostPage) =>
        readProbeResult(await engine.evaluate(server.add(host), probeExpression(host), isFramed(host)));
      const expectedStyles = new Map<string, string>();
      const chosen = 'tool' in attributes ? hosts.filter(showsTools) : hosts;
      for (const [index, host] of chosen.entries()) {
        // Only Playwright can emulate print; here the page is on screen.
        await test.step(`${index + 1} ${host.name}`, async () => {
          const { results, styles, width, problems, traces } = await probeHost({ ...host, attributes });
          if (!expectedStyles.has(width))
            expectedStyles.set(width, (await probeHost(column(width, attributes))).styles);
          const others = problems
            .split('\n')
            .filter((problem) => problem && !host.expectedMessage?.test(problem));
          expect.soft(others, host.name).toEqual([]);
          expect.soft(results, host.name).toBe('good');
          expect.soft(styles, host.name).toBe(expectedStyles.get(width));
          expect.soft(traces, host.name).toBe('');
        });
      }
      await engine.stop();
      expect(server.unexpected).toEqual([]);
      await server.stop();
    });
  }
}

/** A part of the text that an element with these attributes shows. */
const texts: readonly [attributes: string, text: string][] = [
  ['tool="four-percent"', 'How long do savings last?'],
  ['tool="allocation"', 'How much belongs in stocks?'],
  ['tool="social-security"', 'When should you claim Social Security?'],
  ['tool="traditional-roth"', 'Pay the tax now, or later?'],
  ['lang="es"', 'Tu información'],
  ['lang="es-MX" tool="four-percent"', '¿Cuánto duran los ahorros?'],
  ['lang="es-419" tool="allocation"', '¿Cuánto conviene tener en acciones?'],
  ['lang="es" tool="social-security"', '¿Cuándo conviene solicitar el Seguro Social?'],
  ['lang="es" tool="traditional-roth"', '¿Pagar el impuesto ahora o después?'],
];

for (const [name, start] of engines) {
  test(`${name} shows each tool, and each in Spanish`, async () => {
    test.setTimeout(240_000);
    const server = await HostServer.start();
    const engine = await start();
    for (const [attributes, text] of texts) {
      const result = await engine.evaluate(
        server.add({ name: 'a page', element: calculator(attributes) }),
        `(async () => {
          const root = document.querySelector('retirement-calculator').shadowRoot;
          for (let tries = 0; tries < 500; tries++) {
            if (root.textContent.includes(${JSON.stringify(text)})) return (window.problems ?? []).join();
            await new Promise((done) => setTimeout(done, 20));
          }
          return root.textContent;
        })()`,
        false,
      );
      expect.soft(result, attributes).toBe('');
    }
    await engine.stop();
    expect(server.unexpected).toEqual([]);
    await server.stop();
  });
}

test('Firefox refuses a file of the outlook that does not have its checksum', async () => {
  const server = await HostServer.start({ [OUTLOOK_PATH]: ALTERED_OUTLOOK });
  const engine = await startFirefox();
  const message = await engine.evaluate(
    server.add(pinned),
    `(async () => {
      const find = async (selector) => {
        for (;;) {
          const found = document.querySelector('retirement-calculator').shadowRoot?.querySelector(selector);
          if (found) return found;
          await new Promise((done) => setTimeout(done, 50));
        }
      };
      (await find('button[type=submit]')).click();
      return document.title + ': ' + (await find('[role=alert]')).textContent;
    })()`,
    false,
  );
  expect(message).toMatch(/^A blog: .*didn’t load/);
  await engine.stop();
  await server.stop();
});
