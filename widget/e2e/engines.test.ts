import { test as base, expect } from '@playwright/test';
import { toolNames } from '../src/options/options.ts';
import { type Engine, startFirefox, startWebKit } from './engines.ts';
import { calculator } from './fixtures.ts';
import { HostServer } from './host-server.ts';
import { type HostPage, isFramed } from './hosts/host-page.ts';
import { everyOption, hosts, showsTools } from './hosts/hosts.ts';
import { ALTERED_OUTLOOK, OUTLOOK_PATH, pinned } from './pinned-page.ts';
import { column, probeExpression, readProbeResult } from './probe.ts';
import { delay, waitUntil } from './probe-actions.ts';

const engines = { Firefox: startFirefox, WebKitGTK: startWebKit } as const;
type EngineName = keyof typeof engines;

/** Tests with a host server and a browser, which are stopped even if the test fails. */
const test = base.extend<{
  engineName: EngineName;
  /** The files that the server sends instead of the built ones, by path. */
  files: Readonly<Record<string, string>>;
  server: HostServer;
  engine: Engine;
}>({
  engineName: ['Firefox', { option: true }],
  files: [{}, { option: true }],
  server: async ({ files }, use) => {
    const server = await HostServer.start(files);
    await use(server);
    await server.stop();
  },
  engine: async ({ engineName }, use) => {
    const engine = await engines[engineName]();
    await use(engine);
    await engine.stop();
  },
});

const variants: readonly [name: string, attributes: Record<string, string>][] = [
  ['', {}],
  [', with every option', everyOption],
  ...toolNames.map((tool): [string, Record<string, string>] => [`, with the tool ${tool}`, { tool }]),
];

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

/** Returns an expression that calls an async function in the page, which may use `waitUntil`. */
const inPage = (call: string) => `(function () { ${delay}\n${waitUntil}\nreturn ${call} })()`;

for (const engineName of Object.keys(engines) as EngineName[]) {
  test.describe(engineName, () => {
    test.use({ engineName });

    for (const [variant, attributes] of variants) {
      // One session, with one page after another.
      test(`${engineName} shows the calculator on every host page${variant}`, async ({ server, engine }) => {
        test.setTimeout(60_000 + hosts.length * 15_000);
        const probeHost = async (host: HostPage) =>
          readProbeResult(await engine.evaluate(server.add(host), probeExpression(host), isFramed(host)));
        const expectedStyles = new Map<string, string>();
        const chosen = 'tool' in attributes ? hosts.filter(showsTools) : hosts;
        for (const [index, host] of chosen.entries()) {
          // Other drivers cannot emulate print; here the page is on screen.
          await test.step(`${index + 1} ${host.name}`, async () => {
            const { error, styles, width, problems, traces } = await probeHost({ ...host, attributes });
            if (!expectedStyles.has(width))
              expectedStyles.set(width, (await probeHost(column(width, attributes))).styles);
            const unexpected = problems
              .split('\n')
              .filter((problem) => problem && !host.expectedMessage?.test(problem));
            expect.soft(unexpected, host.name).toEqual([]);
            expect.soft(error, host.name).toBe('');
            expect.soft(styles, host.name).toBe(expectedStyles.get(width));
            expect.soft(traces, host.name).toBe('');
          });
        }
        expect(server.unexpected).toEqual([]);
      });
    }

    test(`${engineName} shows each tool, and each in Spanish`, async ({ server, engine }) => {
      test.setTimeout(240_000);
      for (const [attributes, text] of texts) {
        const host = { name: 'a page', element: calculator(attributes) };
        const shown = await engine.evaluate(
          server.add(host),
          inPage(`(${findText})(${JSON.stringify(text)})`),
          false,
        );
        expect.soft(shown, attributes).toBe('shown');
      }
      expect(server.unexpected).toEqual([]);
    });
  });
}

/** Waits for a text of the calculator. Runs in the page. */
async function findText(text: string): Promise<string> {
  await waitUntil(() =>
    document.querySelector('retirement-calculator')?.shadowRoot?.textContent?.includes(text),
  );
  const { problems = [] } = window as unknown as { problems?: string[] };
  return problems.join() || 'shown';
}

test.describe('a file with other content', () => {
  test.use({ engineName: 'Firefox', files: { [OUTLOOK_PATH]: ALTERED_OUTLOOK } });

  test('Firefox refuses a file of the outlook that does not have its checksum', async ({
    server,
    engine,
  }) => {
    const message = await engine.evaluate(server.add(pinned), inPage(`(${calculateAndReadAlert})()`), false);
    expect(message).toMatch(/^A blog: .*didn’t load/);
  });
});

/** Returns the page's title, which the altered file would change, and the error. Runs in the page. */
async function calculateAndReadAlert(): Promise<string> {
  const find = (selector: string) =>
    waitUntil(() =>
      document.querySelector('retirement-calculator')?.shadowRoot?.querySelector<HTMLElement>(selector),
    );
  (await find('button[type=submit]')).click();
  const alert = await find('[role=alert]');
  return `${document.title}: ${alert.textContent}`;
}
