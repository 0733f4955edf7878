import type { Locator } from '@playwright/test';
import { accentColors } from '../src/accent.ts';
import { calculate, calculator, expect, test } from './fixtures.ts';
import { version } from './host-server.ts';

const field = (root: Locator, name: string) => root.getByRole('textbox', { name });

test('attributes set the initial values, the looks and the number format', async ({ open }) => {
  const page = await open({
    element: calculator(
      'current-age="40" retirement-age="67" current-savings="52300" monthly-savings="750" annual-income="90000" expected-return="6.5" theme="dark" accent="#c00" lang="de-DE" compact',
    ),
  });
  const host = page.locator('retirement-calculator');
  await expect(field(host, 'Current Age')).toHaveValue('40');
  await expect(field(host, 'Target Retirement Age')).toHaveValue('67');
  await expect(field(host, 'Current Retirement Savings')).toHaveValue('52.300');
  await expect(field(host, 'Expected Annual Return')).toHaveValue('6,5');
  await field(host, 'Current Retirement Savings').fill('61.250,5');
  await calculate(page);
  await expect(host.getByText('About', { exact: false }).first()).toBeVisible();
  await expect(host.getByText('Simulation Outcomes')).toHaveCount(0);
  await expect(host.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
    'href',
    /#1\.40\.67\.61250_5\.750\.90000\.6_5\./,
  );
  const wrapper = host.locator('[data-theme]');
  await expect(wrapper).toHaveCSS('background-color', 'rgb(16, 25, 28)');
  const button = host.getByRole('button', { name: 'Calculate Retirement' });
  const accented = async (theme: 'light' | 'dark') => {
    const [accent, on] = accentColors('#cc0000', theme);
    const rgb = (color: string) => color.replaceAll(' ', ', ');
    await expect(button).toHaveCSS('background-color', rgb(accent));
    await expect(button).toHaveCSS('color', rgb(on));
  };
  await accented('dark');

  await host.evaluate((element) => element.setAttribute('theme', 'auto'));
  await accented('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(wrapper).toHaveCSS('background-color', 'rgb(16, 25, 28)');
  await accented('dark');
});

test('invalid attributes get their defaults, with one warning', async ({ page, server }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
  const wrong =
    'current-age="200" expected-return="seven" theme="blue" accent="red;}" lang="!!" partner="&quot;><b>" compact="perhaps"';
  await page.goto(server.add({ name: 'a page', element: calculator(wrong) }));
  await calculate(page);
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    'warning: Retirement calculator: defaults are used instead of current-age="200"',
  );
});

test('an element that cannot contain the calculator causes one warning', async ({ page, server }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
  const body = '<input data-retirement-calculator="">{calculator}';
  await page.goto(server.add({ name: 'a page', body, element: calculator() }));
  await calculate(page);
  await page.evaluate(() => {
    document.body.append('More words.');
    const registry = (window as never)[Symbol.for('whenabouts') as never] as {
      mount: (node: Element) => () => void;
    };
    registry.mount(document.createElement('img'))();
  });
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
  const warning = (name: string) => `warning: Retirement calculator: <${name}> cannot contain it.`;
  expect(warnings).toEqual([warning('input'), warning('img')]);
});

test('a page can mount and unmount by script, and receives events', async ({ open }) => {
  const page = await open({ element: '<div id="shadow"></div>' });
  await page.waitForFunction(() => Symbol.for('whenabouts') in window);
  await page.evaluate(() => {
    const list: unknown[] = [];
    for (const name of ['ready', 'calculate', 'save']) {
      document.addEventListener(`whenabouts:${name}`, (event) =>
        list.push([name, (event as CustomEvent).detail]),
      );
    }
    Object.assign(window, { events: list });
    const registry = (window as never)[Symbol.for('whenabouts') as never] as {
      mount: (node: Element, settings: object) => () => void;
    };
    const place = document.createElement('div');
    place.id = 'place';
    document.getElementById('shadow')?.attachShadow({ mode: 'open' }).append(place);
    Object.assign(window, { unmount: registry.mount(place, { 'current-age': 40, theme: 'dark' }) });
  });
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('40');
  await calculate(page);
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(page.getByText('From age 41 to age 65.')).toBeVisible();
  await page.locator('#place').evaluate((place) => {
    const link = place.shadowRoot?.querySelector<HTMLElement>('a[target]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
  expect(await page.evaluate(() => (window as unknown as { events: unknown }).events)).toEqual([
    ['ready', { version }],
    ['calculate', { first: true }],
    ['calculate', { first: false }],
    ['save', { by: 'link' }],
  ]);
  await page.evaluate(() => (window as unknown as { unmount: () => void }).unmount());
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('custom properties of the page set the looks, and its other styles have no effect', async ({ open }) => {
  const page = await open({
    element: calculator(),
    css: 'retirement-calculator{--whenabouts-accent:rgb(1,2,3);--whenabouts-accent-on:rgb(4,5,6);--whenabouts-radius:3px;--whenabouts-font:monospace;--c1:red;color:red!important;padding:99px!important}',
  });
  const button = page.getByRole('button', { name: 'Calculate Retirement' });
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(button).toHaveCSS('border-top-left-radius', '3px');
  await expect(button).toHaveCSS('font-family', 'monospace');
  await expect(page.locator('retirement-calculator')).toHaveCSS('padding-top', '0px');
});

test('far below the viewport the calculator mounts only when it comes near', async ({ open }) => {
  const page = await open({ body: '<div style="height:5000px"></div>{calculator}', element: calculator() });
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeAttached();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByText('Words below.').scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toHaveCount(6);
});

test('the first line of the script asks for early compilation, the second names the license', async ({
  request,
  server,
}) => {
  const script = await (await request.get(`${server.cdn}/widget/v1.js`)).text();
  const [first, second] = script.split('\n', 2);
  expect(first).toBe('//# allFunctionsCalledOnLoad');
  expect(second).toBe('/*! Preact, (c) Jason Miller, MIT: licenses.txt */');
});
