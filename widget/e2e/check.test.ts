import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { HostPage } from '../src/hosts/host-page.ts';
import { test as base, calculator, expect } from './fixtures.ts';
import { version } from './host-server.ts';

interface Fixtures {
  /** Opens a page on which something is wrong, and checks it; gives what is said. */
  check: (host: Omit<HostPage, 'name'>) => Promise<string[]>;
}

const test = base.extend<Fixtures>({
  check: async ({ page, server }, use) => {
    await use(async (host) => {
      await page.goto(server.add({ name: 'a page', ...host }));
      // What the page fetches by itself comes when it comes.
      if (host.place === 'inlined') await page.waitForFunction(() => Symbol.for('whenabouts') in window);
      await load(page, server.cdn);
      return page.getByRole('dialog').getByRole('listitem').locator('p:first-child').allTextContents();
    });
  },
});

/** As the bookmark does. Playwright's own scripts are let in where the page's would not be. */
async function load(page: Page, cdn: string): Promise<void> {
  await page.evaluate((address) => void import(address), `${cdn}/widget/check.js?${Math.random()}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

const RUNS = `Good: The script runs: version ${version}.`;

test('a page as it should be has nothing wrong, and its report is a dialog of its own', async ({
  page,
  check,
}) => {
  expect(await check({ body: calculator() })).toEqual([RUNS]);
  const dialog = page.getByRole('dialog', { name: 'The calculator on this page' });
  await expect(dialog.getByText('Nothing is wrong.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[data-whenabouts-check]').analyze();
  expect(violations).toEqual([]);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-whenabouts-check]')).toHaveCount(0);
});

const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const link = '<a href="{cdn}/">Open the calculator</a>';

const brokenPages: readonly [name: string, host: Omit<HostPage, 'name'>, findings: string[]][] = [
  ['no script', { place: 'absent' }, ['Problem: The script of the calculator is not on this page.']],
  [
    'a script of another type',
    { scriptAttributes: 'type="8f3c-text/javascript"' },
    ['Problem: An optimiser holds the script back: its type is “8f3c-text/javascript”.'],
  ],
  [
    'a script whose address is kept elsewhere',
    { place: 'absent', body: '{calculator}<script data-src="{cdn}/widget/v1.js"></script>' },
    ['Problem: An optimiser holds the script back: its address stands in data-src.'],
  ],
  [
    'a policy that refuses the script',
    { csp: "script-src 'self' {cdn}/widget/check.js" },
    ['Problem: The security policy of this page refuses the script.'],
  ],
  [
    'an address that has no script',
    { place: 'absent', body: '{calculator}<script src="{cdn}/widget/9.9.9/calculator.js"></script>' },
    ['Problem: The script could not be fetched from {cdn}/widget/9.9.9/calculator.js.'],
  ],
  [
    'a script that stops before it begins',
    { script: "Object.defineProperty(window,Symbol.for('whenabouts'),{value:undefined})" },
    ['Problem: The script can be fetched, but did not run.'],
  ],
  [
    'a checksum of another version',
    { scriptAttributes: 'integrity="sha384-AAAA" crossorigin="anonymous"' },
    ['Problem: The script could not be fetched from {cdn}/widget/v1.js.'],
  ],
  ['the script twice', { place: 'twice' }, [RUNS, 'Hint: The script stands on the page 2 times.']],
  [
    'two copies',
    { place: 'two-addresses' },
    [
      RUNS,
      `Hint: The page loads different copies of the script: {cdn}/widget/v1.js and {cdn}/widget/${version}/calculator.js.`,
    ],
  ],
  [
    'an inlined script',
    { place: 'inlined' },
    [RUNS, 'Hint: The script was copied into the page or into another script.'],
  ],
  ['the script alone', { element: '', place: 'script-alone', scriptAttributes: 'data-theme="dark"' }, [RUNS]],
  [
    'the script alone, held back',
    { element: '', place: 'script-alone', scriptAttributes: 'data-theme="dark" type="text/plain"' },
    ['Problem: An optimiser holds the script back: its type is “text/plain”.'],
  ],
  [
    'no element',
    { body: '<p>Words.</p>' },
    [RUNS, 'Problem: There is no place for the calculator on this page.'],
  ],
  [
    'an element that is hidden',
    { body: '<div style="display:none">{calculator}</div>' },
    [RUNS, 'Problem: It has no size, so nobody sees it.'],
  ],
  [
    'a column that is too narrow, the second of two',
    { body: '{calculator}<div style="width:200px">{calculator}</div>' },
    [RUNS, 'Hint: Calculator 2: Its column is only 200 px wide.'],
  ],
  [
    'an element that can hold nothing',
    { body: `<ul data-retirement-calculator><li>${link}</li></ul>` },
    [RUNS, 'Problem: Nothing is drawn in <ul>.', 'Hint: No height is reserved, so the page may jump.'],
  ],
  [
    'no registry of elements',
    { script: "Object.defineProperty(window,'customElements',{value:undefined})" },
    [RUNS, 'Hint: This page lets no <retirement-calculator> be registered.'],
  ],
  [
    'values and attributes that are none',
    {
      element: `<retirement-calculator theme=”dark” currentage="40" colour="red" class="wide"><table><tr><td height="1400">${link}</td></tr></table></retirement-calculator>`,
    },
    [
      RUNS,
      'Problem: This value cannot be used: theme="”dark”".',
      'Hint: The attribute currentage is unknown.',
      'Hint: The attribute colour is unknown.',
    ],
  ],
  [
    'a div of a system with attributes of its own',
    {
      element: `<div data-retirement-calculator="" data-block="7" data-monthly_savings="9"><table><tr><td height="1400">${link}</td></tr></table></div>`,
    },
    [RUNS, 'Hint: The attribute data-monthly_savings is unknown.'],
  ],
  [
    'no link',
    { element: '<retirement-calculator></retirement-calculator>' },
    [RUNS, 'Hint: There is no link inside the element.'],
  ],
  [
    'a strict policy without connections',
    { csp: STRICT },
    [RUNS, 'Hint: The page may not connect to the site of the calculator.'],
  ],
];

test('each thing that goes wrong on pages is named, on pages of any policy', async ({ check, server }) => {
  for (const [name, host, findings] of brokenPages) {
    await test.step(name, async () => {
      const expected = findings.map((finding) => finding.replaceAll('{cdn}', server.cdn));
      expect.soft(await check(host), name).toEqual(expected);
    });
  }
});

test('what stands on the page is said as text, never as HTML', async ({ page, check }) => {
  const hostile = '<img src=x onerror=window.hacked=1>';
  await check({ body: calculator(`theme='${hostile}'`) });
  await expect(page.getByRole('dialog').getByText(`theme="${hostile}"`)).toBeVisible();
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
});
