import type { Page } from '@playwright/test';
import { reservedHeight } from '@whenabouts/server/contract';
import { expect, test } from './fixtures.ts';
import { opensEveryPage } from './routes.ts';

/** Returns the cells of the table of chances by retirement age, which is behind "Show as a table". */
const chanceCells = (page: Page) =>
  page
    .locator('table', { has: page.locator('caption', { hasText: 'by the age at which you stop working' }) })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));

const INPUT_OPTIONS = [
  'current-age',
  'retirement-age',
  'current-savings',
  'monthly-savings',
  'annual-income',
  'expected-return',
];

test('a frame has its preset’s values without another file, and warns of an unknown preset', async ({
  page,
}) => {
  const files: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.replace(/.*\//, '')));
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const age = page.getByRole('textbox', { name: 'Current Age' });
  await page.goto('/widget/frame?preset=catch-up-50');
  await expect(age).toHaveValue('50');
  expect(files).not.toContain('presets.js');
  expect(warnings).toEqual([]);
  await page.goto('/widget/frame?preset=catch-up');
  await expect(age).toHaveValue('35');
  expect(warnings).toEqual([expect.stringContaining('preset="catch-up" (the presets are starting-25,')]);
});

test('the page for frames reads its flags like the attributes of an element', async ({ page }) => {
  for (const [query, hasOutlook] of [
    ['steps&outlook', true],
    ['steps=steps&outlook=outlook', true],
    ['steps=true&outlook=maybe', false],
  ] as const) {
    await page.goto(`/widget/frame?${query}`);
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(page.getByRole('button', { name: 'Change your numbers' }), query).toBeVisible();
    await expect(page.getByRole('button', { name: 'See when you could stop' }), query).toHaveCount(
      hasOutlook ? 1 : 0,
    );
  }
});

test('the page for frames shows texts and a link from its URL in a frame only', async ({ page, blog }) => {
  const query = new URLSearchParams({
    heading: 'Log in again',
    'button-text': 'Log in',
    'link-url': 'https://phish.example/',
    radius: '0',
  });
  await page.goto(`/widget/frame?${query}`);
  const calculate = page.getByRole('button', { name: 'Calculate Retirement' });
  await expect(calculate).toHaveCSS('border-radius', '0px');
  await expect(page.getByText('Log in')).toHaveCount(0);
  await calculate.click();
  await expect(page.getByRole('link', { name: 'Get a detailed retirement plan' })).toHaveAttribute(
    'href',
    /\/#contact$/,
  );
  const url = page.url();
  await page.goto(
    blog.publish(`<iframe width="500" height="900" src="${url.replaceAll('&', '&amp;')}"></iframe>`),
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Log in again' })).toBeVisible();
  await frame.getByRole('button', { name: 'Log in' }).click();
  await expect(frame.getByRole('link', { name: 'Get a detailed retirement plan' })).toHaveAttribute(
    'href',
    'https://phish.example/',
  );
});

test('the embed’s outlook agrees with the site’s, in its sentence and in each number of its chart', async ({
  page,
  context,
}) => {
  const plans = [
    [58, 62, 900_000, 2_500, 120_000, 5],
    ...(opensEveryPage
      ? [
          [35, 65, 50_000, 500, 70_000, 7],
          [45, 70, 0, 100, 40_000, 4],
        ]
      : []),
  ];
  for (const inputs of plans) {
    const query = new URLSearchParams([
      ['outlook', 'true'],
      ...inputs.map((value, index) => [INPUT_OPTIONS[index] ?? '', `${value}`]),
    ]);
    await page.goto(`/widget/frame?${query}`);
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    const answer = page.locator('[data-part="answer"] p').first();
    await expect(answer).toHaveText(/stop/);
    const text = (await answer.textContent()) ?? '';
    const outlookPage = await context.newPage();
    await outlookPage.goto(`/outlook#plan=${inputs.join('.')}`);
    // There, it ends a sentence.
    const ending = text.replace(/^[YE]/, (letter) => letter.toLowerCase());
    await expect(outlookPage.getByRole('heading', { level: 2, name: /could stop|too early/ })).toHaveText(
      ending,
    );
    // Both draw their charts a moment after the sentence.
    await expect
      .poll(async () => (await chanceCells(page)).at(-1))
      .toEqual(['85', expect.stringMatching(/^\d+\.\d$/)]);
    await expect.poll(() => chanceCells(outlookPage)).toEqual(await chanceCells(page));
    await outlookPage.close();
  }
});

/** Returns the height of the calculator in a frame. */
const heightOf = (page: Page): Promise<number> =>
  page.locator('retirement-calculator').evaluate((element) => element.getBoundingClientRect().height);

// The Spanish texts are longer.
for (const lang of opensEveryPage ? ['en', 'es'] : ['es']) {
  test(`the reserved heights fit the calculator in columns from 300 to 900 px, in the language ${lang}`, async ({
    page,
    server,
  }) => {
    await page.goto(`/widget/frame?lang=${lang}`);
    await expect(page.getByRole('slider')).toHaveCount(6);
    await test.step('the height of a wide frame fits both columns', async () => {
      await page.setViewportSize({ width: 900, height: 900 });
      const query = new URLSearchParams({ url: `${server.url}/embed?lang=${lang}`, maxwidth: '900' });
      const response = await (await fetch(`${server.url}/oembed?${query}`)).json();
      const height = await heightOf(page);
      expect(response.height).toBeGreaterThanOrEqual(height);
      expect(response.height).toBeLessThan(height + 100);
    });
    const lists = INPUT_OPTIONS.flatMap((_, index) => [
      INPUT_OPTIONS.slice(0, index + 1),
      INPUT_OPTIONS.slice(-index - 1),
    ]);
    for (const width of [300, 375, 600, 850]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page.locator('retirement-calculator').evaluate(async (element, lists) => {
        const heights: number[] = [];
        for (const list of lists) {
          element.setAttribute('inputs', list.join());
          const count = () => element.shadowRoot?.querySelectorAll('[type=range]').length;
          while (count() !== list.length) await new Promise(requestAnimationFrame);
          heights.push(element.getBoundingClientRect().height);
        }
        return heights;
      }, lists);
      for (const [index, height] of heights.entries()) {
        const inputs = lists[index]?.join() ?? '';
        const reserved = reservedHeight([
          ['inputs', inputs],
          ['lang', lang],
        ]);
        expect(reserved, `${width} px, ${inputs}`).toBeGreaterThanOrEqual(height);
        expect(reserved, `${width} px, ${inputs}`).toBeLessThan(height + 220);
      }
    }
  });

  test(`the reserved heights fit the tools in a column of 360 px, in the language ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    for (const tool of ['four-percent', 'allocation', 'social-security', 'traditional-roth']) {
      await page.goto(`/widget/frame?tool=${tool}&lang=${lang}`);
      await expect(page.getByRole('slider').first()).toBeVisible();
      const height = await heightOf(page);
      const reserved = reservedHeight([
        ['tool', tool],
        ['lang', lang],
      ]);
      expect(reserved, tool).toBeGreaterThanOrEqual(height);
      expect(reserved, tool).toBeLessThan(height + 100);
    }
  });
}
