import type { Page } from '@playwright/test';
import { calculate, calculator, expect, test } from './fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const DATA = 'data-preset="catch-up-50" data-monthly-savings="800" data-theme="dark"';

test('an element, a div and a script have the values of their preset, except for those that they set', async ({
  open,
}) => {
  for (const host of [
    { element: calculator('preset="catch-up-50" monthly-savings="800" theme="dark"') },
    { element: `<div data-retirement-calculator="" ${DATA}></div>` },
    { element: '', placement: 'script-alone', scriptAttributes: DATA },
  ] as const) {
    const page = await open(host);
    for (const [name, value] of [
      ['Current Age', '50'],
      ['Target Retirement Age', '67'],
      ['Current Retirement Savings', '100,000'],
      ['Monthly Contributions', '800'],
      ['Expected Annual Return', '7'],
    ] as const) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await expect(page.locator('[data-theme]').last()).toHaveAttribute('data-theme', 'dark');
  }
});

test('a preset can choose the inputs, hide parts and add the outlook', async ({ open }) => {
  const page = await open({
    element: `${calculator('preset="two-questions"')}${calculator('preset="almost-there-60"')}`,
    calculators: 2,
  });
  const [first, second] = [
    page.locator('retirement-calculator').first(),
    page.locator('retirement-calculator').last(),
  ];
  await expect(first.getByRole('slider')).toHaveCount(2);
  await calculate(first);
  await expect(first.getByText('Simulation Outcomes')).toHaveCount(0);
  await second.scrollIntoViewIfNeeded();
  await calculate(second);
  await expect(second.getByRole('region', { name: 'When You Could Stop' })).toBeVisible();
});

test('a calculator mounted by script has the values of its preset', async ({ open }) => {
  const page = await open({ element: '<div id="place"></div>', placement: 'head-sync' });
  await page.evaluate(() => {
    type Mount = (node: HTMLElement, attributes: Record<string, string>) => void;
    const registries = window as unknown as Record<symbol, { mount: Mount }>;
    const place = document.querySelector('#place') as HTMLElement;
    registries[Symbol.for('whenabouts')]?.mount(place, { preset: 'starting-25' });
  });
  await expect(field(page, 'Current Age')).toHaveValue('25');
  await expect(page.getByRole('slider')).toHaveCount(3);
});

test('a change of the preset changes the values, without a request', async ({ open }) => {
  const page = await open({ element: calculator() });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const host = page.locator('retirement-calculator');
  for (const [preset, age] of [
    ['catch-up-50', '50'],
    ['starting-25', '25'],
    ['', '35'],
  ] as const) {
    await host.evaluate((element, name) => element.setAttribute('preset', name), preset);
    await expect(field(page, 'Current Age')).toHaveValue(age);
  }
  expect(requests).toEqual([]);
});

test('an unknown preset leaves the defaults, with one warning that names the presets', async ({
  page,
  server,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(server.add({ name: 'a page', element: calculator('preset="catch-up" current-age="40"') }));
  await expect(field(page, 'Current Age')).toHaveValue('40');
  await expect(field(page, 'Target Retirement Age')).toHaveValue('65');
  await page.locator('retirement-calculator').evaluate((host) => host.setAttribute('theme', 'dark'));
  await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  expect(warnings).toEqual([
    'Retirement calculator: defaults are used instead of preset="catch-up" (the presets are starting-25, catch-up-50, almost-there-60, two-questions).',
  ]);
});
