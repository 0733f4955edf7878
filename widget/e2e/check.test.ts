import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, calculator, expect } from './fixtures.ts';
import { version } from './host-server.ts';
import type { HostPage } from './hosts/host-page.ts';

interface Fixtures {
  /** Opens a host page and runs the check. Returns the titles of its findings. */
  check: (host: Omit<HostPage, 'name'>) => Promise<string[]>;
}

const test = base.extend<Fixtures>({
  check: async ({ page, server }, use) => {
    await use(async (host) => {
      await page.goto(server.add({ name: 'a page', ...host }));
      // The page loads the script by itself.
      if (host.placement === 'inlined') await page.waitForFunction(() => Symbol.for('whenabouts') in window);
      await load(page, server.cdn);
      return page.getByRole('dialog').getByRole('listitem').locator('p:first-child').allTextContents();
    });
  },
});

/** Loads the check as the bookmark does. Content Security Policies do not apply to Playwright's scripts. */
async function load(page: Page, cdn: string): Promise<void> {
  await page.evaluate((url) => void import(url), `${cdn}/widget/check.js?${Math.random()}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

const RUNS = `Good: The script runs: version ${version}.`;

test('a correct page has no problems, and the report is a modal dialog', async ({ page, check }) => {
  expect(await check({ body: calculator() })).toEqual([RUNS]);
  const dialog = page.getByRole('dialog', { name: 'The calculator on this page' });
  await expect(dialog.getByText('Everything works.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[data-whenabouts-check]').analyze();
  expect(violations).toEqual([]);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-whenabouts-check]')).toHaveCount(0);
});

const COPIED = 'The script does not run from its own URL.';
const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const link = '<a href="{cdn}/">Open the calculator</a>';

const brokenPages: readonly [name: string, host: Omit<HostPage, 'name'>, findings: string[]][] = [
  ['no script', { placement: 'absent' }, ['Problem: The calculator’s script is not on this page.']],
  [
    'a script of another type',
    { scriptAttributes: 'type="8f3c-text/javascript"' },
    ['Problem: An optimizer delays the script: its type is “8f3c-text/javascript”.'],
  ],
  [
    'a script with its URL in another attribute',
    { placement: 'absent', body: '{calculator}<script data-src="{cdn}/widget/v1.js"></script>' },
    ['Problem: An optimizer delays the script: its URL is in data-src.'],
  ],
  [
    'a policy that blocks the script',
    { csp: "script-src 'self' {cdn}/widget/check.js" },
    ['Problem: This page’s Content Security Policy blocks the script.'],
  ],
  [
    'a URL without a script',
    { placement: 'absent', body: '{calculator}<script src="{cdn}/widget/9.9.9/calculator.js"></script>' },
    ['Problem: The script could not be loaded from {cdn}/widget/9.9.9/calculator.js.'],
  ],
  [
    'a script that fails at its start',
    { script: "Object.defineProperty(window,Symbol.for('whenabouts'),{value:undefined})" },
    ['Problem: The script can be loaded, but did not run.'],
  ],
  [
    'a checksum of another version',
    { scriptAttributes: 'integrity="sha384-AAAA" crossorigin="anonymous"' },
    ['Problem: The script could not be loaded from {cdn}/widget/v1.js.'],
  ],
  ['the script twice', { placement: 'twice' }, [RUNS, 'Hint: The script is on this page 2 times.']],
  [
    'two copies',
    { placement: 'two-urls' },
    [
      RUNS,
      `Hint: The page loads different copies of the script: {cdn}/widget/v1.js and {cdn}/widget/${version}/calculator.js.`,
    ],
  ],
  ['an inlined script', { placement: 'inlined' }, [RUNS, `Hint: ${COPIED}`]],
  ['a copied script', { placement: 'copied' }, [RUNS, `Hint: ${COPIED}`]],
  [
    'a copied script with a link to another site',
    {
      placement: 'copied',
      element: `<div data-retirement-calculator=""><table><tr><td height="1400"><a href="https://blog.example/">Our calculator</a></td></tr></table></div>`,
    },
    [RUNS, `Problem: ${COPIED}`],
  ],
  [
    'closed shadow roots',
    {
      script:
        "var attach=Element.prototype.attachShadow;Element.prototype.attachShadow=function(init){return attach.call(this,{mode:this.localName==='retirement-calculator'?'closed':init.mode})}",
    },
    [RUNS],
  ],
  [
    'the script alone',
    { element: '', placement: 'script-alone', scriptAttributes: 'data-theme="dark"' },
    [RUNS],
  ],
  [
    'the script alone, delayed',
    { element: '', placement: 'script-alone', scriptAttributes: 'data-theme="dark" type="text/plain"' },
    ['Problem: An optimizer delays the script: its type is “text/plain”.'],
  ],
  ['no element', { body: '<p>Words.</p>' }, [RUNS, 'Problem: This page has no element for the calculator.']],
  [
    'an element that is hidden',
    { body: '<div style="display:none">{calculator}</div>' },
    [RUNS, 'Problem: The element has no size, so it is not visible.'],
  ],
  [
    'a column that is too narrow, the second of two',
    { body: '{calculator}<div style="width:200px">{calculator}</div>' },
    [RUNS, 'Hint: Calculator 2: The column is only 200 px wide.'],
  ],
  [
    'an element that cannot contain the calculator',
    { body: `<ul data-retirement-calculator><li>${link}</li></ul>` },
    [
      RUNS,
      'Problem: The calculator cannot be shown in <ul>.',
      'Hint: No height is reserved, so the page may jump.',
    ],
  ],
  [
    'no customElements',
    { script: "Object.defineProperty(window,'customElements',{value:undefined})" },
    [RUNS, 'Hint: This page does not let <retirement-calculator> be registered.'],
  ],
  [
    'invalid values and unknown attributes',
    {
      element: `<retirement-calculator theme=”dark” currentage="40" colour="red" class="wide"><table><tr><td height="1400">${link}</td></tr></table></retirement-calculator>`,
    },
    [
      RUNS,
      'Problem: This value is not valid: theme="”dark”".',
      'Hint: There is no attribute currentage.',
      'Hint: There is no attribute colour.',
    ],
  ],
  [
    'a div with attributes of the host page',
    {
      element: `<div data-retirement-calculator="" data-block="7" data-monthly_savings="9"><table><tr><td height="1400">${link}</td></tr></table></div>`,
    },
    [RUNS, 'Hint: There is no attribute data-monthly_savings.'],
  ],
  [
    'an unknown preset, next to valid attributes',
    {
      element: `<div data-retirement-calculator="" data-preset="catch-up" data-inputs="current-age" data-outlook=""><table><tr><td height="910">${link}</td></tr></table></div>`,
    },
    [
      RUNS,
      'Problem: This value is not valid: preset="catch-up" (the presets are starting-25, catch-up-50, almost-there-60, two-questions).',
    ],
  ],
  [
    'no link',
    { element: '<retirement-calculator></retirement-calculator>' },
    [RUNS, 'Hint: There is no link inside the element.'],
  ],
  [
    'a strict policy without connections',
    { csp: STRICT },
    [RUNS, 'Hint: This page is not allowed to connect to the calculator’s site.'],
  ],
];

test('every installation problem is found, under any Content Security Policy', async ({ check, server }) => {
  for (const [name, host, findings] of brokenPages) {
    await test.step(name, async () => {
      const expected = findings.map((finding) => finding.replaceAll('{cdn}', server.cdn));
      expect.soft(await check(host), name).toEqual(expected);
    });
  }
});

test('the report shows content of the page as text, never as HTML', async ({ page, check }) => {
  const hostile = '<img src=x onerror=window.hacked=1>';
  await check({ body: calculator(`theme='${hostile}'`) });
  await expect(page.getByRole('dialog').getByText(`theme="${hostile}"`)).toBeVisible();
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
});
