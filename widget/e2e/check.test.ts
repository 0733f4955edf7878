import type { Page } from '@playwright/test';
import { axeViolations } from '../../scripts/test/axe-violations.ts';
import { test as base, calculator, expect } from './fixtures.ts';
import { version } from './host-server.ts';
import type { HostPage } from './hosts/host-page.ts';

interface Fixtures {
  /** Opens a host page and runs the check. Returns the titles of the causes, their help, and the text of "What we saw". */
  check: (host: Omit<HostPage, 'name'>) => Promise<{ causes: string[]; help: string; seen: string }>;
}

const test = base.extend<Fixtures>({
  check: async ({ page, server }, use) => {
    await use(async (host) => {
      await page.goto(server.add({ name: 'a page', ...host }));
      // The page loads the script by itself.
      if (host.placement === 'inlined') await page.waitForFunction(() => Symbol.for('whenabouts') in window);
      await load(page, server.cdn);
      const dialog = page.getByRole('dialog');
      const causes = await dialog.getByRole('listitem').locator('p:first-child').allTextContents();
      const help = (await dialog.getByRole('listitem').locator('p:last-child').allTextContents()).join('\n');
      return { causes, help, seen: (await dialog.locator('details p').allTextContents()).join('\n') };
    });
  },
});

/** Loads the check as the bookmark does. Content Security Policies do not apply to Playwright's scripts. */
async function load(page: Page, cdn: string): Promise<void> {
  await page.evaluate((url) => void import(url), `${cdn}/widget/check.js?${Math.random()}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a correct page has no problems, and the report is a modal dialog', async ({ page, check }) => {
  const { causes, seen } = await check({ body: calculator() });
  expect(causes).toEqual([]);
  expect(seen).toContain(`Running version: ${version}`);
  const dialog = page.getByRole('dialog', { name: 'The calculator on this page' });
  await expect(dialog.getByText('The calculator works on this page.')).toBeVisible();
  expect(await axeViolations(page, { include: '[data-whenabouts-check]' })).toEqual([]);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Custom elements: yes')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-whenabouts-check]')).toHaveCount(0);
});

const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const link = '<a href="{cdn}/">Open the calculator</a>';

interface Expected {
  readonly cause?: string;
  readonly help?: string;
  readonly seen?: string;
}

type CheckedPage = readonly [name: string, host: Omit<HostPage, 'name'>, expected: Expected];

const pages: readonly CheckedPage[] = [
  ['no script', { placement: 'absent' }, { cause: 'The calculator’s script is not on this page.' }],
  [
    'a script of another type',
    { scriptAttributes: 'type="8f3c-text/javascript"' },
    { cause: 'An optimizer delays the script: its type is “8f3c-text/javascript”.' },
  ],
  [
    'a script with its URL in another attribute',
    { placement: 'absent', body: '{calculator}<script data-src="{cdn}/widget/v1.js"></script>' },
    { cause: 'An optimizer delays the script: its URL is in data-src.' },
  ],
  [
    'a delayed script that has run by now',
    { body: '{calculator}<script type="delayed" src="{cdn}/widget/v1.js"></script>' },
    {},
  ],
  [
    'a copied script with a link to another site',
    {
      placement: 'copied',
      element: `<div data-retirement-calculator="" data-block="7"><a href="https://blog.example/">Our calculator</a></div>`,
    },
    {
      cause: 'The script is a copy that does not know its site, so readers cannot save results.',
      help: 'If an application bundles the package from npm, set “site” to {cdn}.',
      seen: 'link: https://blog.example/',
    },
  ],
  ['a copied script with a link to its site', { placement: 'copied' }, { seen: 'Script: none' }],
  [
    'a policy that blocks the script',
    { csp: "script-src 'self' {cdn}/widget/check.js" },
    { cause: 'This page’s Content Security Policy blocks the script.' },
  ],
  [
    'a URL without a script',
    { placement: 'absent', body: '{calculator}<script src="{cdn}/widget/9.9.9/calculator.js"></script>' },
    { cause: 'The script could not be loaded from {cdn}/widget/9.9.9/calculator.js.' },
  ],
  [
    'a checksum of another version',
    { scriptAttributes: 'integrity="sha384-AAAA" crossorigin="anonymous"' },
    { cause: 'The script could not be loaded from {cdn}/widget/v1.js.' },
  ],
  [
    'no element',
    { body: '<p>Words.</p>' },
    { cause: 'This page has no element for the calculator.', seen: 'Element: none' },
  ],
  [
    'an element that is hidden',
    { body: '<div style="display:none">{calculator}</div>' },
    { cause: 'The element has no size, so it is not visible.' },
  ],
  [
    'an invalid value',
    {
      element: `<retirement-calculator theme=”dark” data-block="40">${link}</retirement-calculator>`,
    },
    { cause: 'This value is not valid: theme="”dark”".', seen: 'data-block="40"' },
  ],
  ...['currentage', 'curent-age', 'data-current_age', 'current-ages'].map(
    (name): CheckedPage => [
      `the unknown attribute ${name}`,
      { element: `<retirement-calculator ${name}="40">${link}</retirement-calculator>` },
      { cause: `There is no attribute ${name}. Did you mean current-age?` },
    ],
  ),
  [
    'a script that fails at its start',
    { script: "Object.defineProperty(window,Symbol.for('whenabouts'),{value:undefined})" },
    {
      cause: 'Something else keeps the calculator from working. The script can be loaded, but did not run.',
      seen: 'Running version: none\nScript: <script',
    },
  ],
  [
    'an element that cannot contain the calculator',
    { body: `<ul data-retirement-calculator><li>${link}</li></ul>` },
    { cause: 'Something else keeps the calculator from working. <ul> cannot contain it.' },
  ],
  [
    'closed shadow roots',
    {
      script:
        "var attach=Element.prototype.attachShadow;Element.prototype.attachShadow=function(init){return attach.call(this,{mode:this.localName==='retirement-calculator'?'closed':init.mode})}",
    },
    {},
  ],
  [
    'the script alone',
    { element: '', placement: 'script-alone', scriptAttributes: 'data-theme="dark"' },
    { seen: 'Script: <script' },
  ],
  [
    'a strict policy without connections',
    { csp: STRICT },
    { seen: 'Requests to {cdn}: blocked, so readers get no codes and do not see “Saved”' },
  ],
];

test('the common causes are found, and others are described, under any Content Security Policy', async ({
  check,
  server,
}) => {
  for (const [name, host, expected] of pages) {
    await test.step(name, async () => {
      const filled = (text: string) => text.replaceAll('{cdn}', server.cdn);
      const { causes, help, seen } = await check(host);
      expect.soft(causes, name).toEqual(expected.cause ? [filled(`Problem: ${expected.cause}`)] : []);
      expect.soft(help, name).toContain(filled(expected.help ?? ''));
      expect.soft(seen, name).toContain(filled(expected.seen ?? ''));
    });
  }
});

test('the report shows content of the page as text, never as HTML', async ({ page, check }) => {
  const hostile = '<img src=x onerror=window.hacked=1>';
  await check({ body: calculator(`theme='${hostile}'`) });
  await expect(page.getByRole('listitem').getByText(`theme="${hostile}"`)).toBeVisible();
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
});
