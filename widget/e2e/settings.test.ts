import type { Locator, Page } from '@playwright/test';
import { accentColors } from '../src/options/accent.ts';
import { calculate, calculator, expect, scriptApiOf, test } from './fixtures.ts';
import { version } from './host-server.ts';

const field = (root: Page | Locator, name: string) => root.getByRole('textbox', { name });
const DARK = 'rgb(16, 25, 28)';
const LIGHT = 'rgb(250, 248, 243)';

test('attributes set the initial values, the appearance and the number format', async ({ open }) => {
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
  await expect(wrapper).toHaveCSS('background-color', DARK);
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
  // The page is white, also for readers whose system is dark, until it supports both themes.
  await page.emulateMedia({ colorScheme: 'dark' });
  await accented('light');
  await page.addStyleTag({ content: ':root { color-scheme: light dark }' });
  await host.evaluate((element) => element.setAttribute('density', 'dense'));
  await expect(wrapper).toHaveCSS('background-color', DARK);
  await accented('dark');
});

test('theme="auto" follows changes of the classes and attributes of the page', async ({ open }) => {
  const page = await open({ element: calculator('theme="auto"') });
  const wrapper = page.locator('retirement-calculator [data-theme]');
  await expect(wrapper).toHaveCSS('background-color', LIGHT);
  for (const [mark, unmark] of [
    [
      () => document.documentElement.classList.add('dark'),
      () => document.documentElement.classList.remove('dark'),
    ],
    [() => document.body.classList.add('dark-mode'), () => document.body.classList.remove('dark-mode')],
    [
      () => document.documentElement.setAttribute('data-theme', 'dark'),
      () => document.documentElement.setAttribute('data-theme', 'light'),
    ],
  ] as const) {
    await page.evaluate(mark);
    await expect(wrapper).toHaveCSS('background-color', DARK);
    await page.evaluate(unmark);
    await expect(wrapper).toHaveCSS('background-color', LIGHT);
  }
});

test('theme="auto" follows the background of the page when the reader’s system changes', async ({ open }) => {
  const page = await open({ element: calculator('theme="auto"') });
  const css = 'body { background: white } @media (prefers-color-scheme: dark) { body { background: #111 } }';
  await page.addStyleTag({ content: css });
  const wrapper = page.locator('retirement-calculator [data-theme]');
  await expect(wrapper).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(wrapper).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(wrapper).toHaveAttribute('data-theme', 'light');
});

test('invalid attributes get their defaults, with one warning', async ({ page, server }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
  const wrong =
    'current-age="200" expected-return="seven" theme="blue" accent="red;}" lang="!!" partner="&quot;><b>" compact="perhaps" preset="catch-up"';
  await page.goto(server.add({ name: 'a page', element: calculator(wrong) }));
  await calculate(page);
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
  // Another change of the attributes does not repeat the warning.
  await page.locator('retirement-calculator').evaluate((host) => host.setAttribute('retirement-age', '66'));
  await expect(page.getByText('From age 35 to age 66.')).toBeVisible();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    'warning: Retirement calculator: defaults are used instead of preset="catch-up" (the presets are starting-25, catch-up-50, almost-there-60, two-questions), current-age="200"',
  );
});

test('without its script’s URL and a link, a tool is not requested from the page’s own site, with a warning', async ({
  page,
  server,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const element = '<retirement-calculator tool="allocation"></retirement-calculator>';
  await page.goto(server.add({ name: 'a page', placement: 'inlined', element }));
  await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
  expect(messages).toEqual([
    expect.stringContaining('tool="allocation" (put the snippet’s link inside the element'),
  ]);
});

test('an element that cannot contain the calculator causes one warning', async ({ page, server }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
  const body = '<input data-retirement-calculator="">{calculator}';
  await page.goto(server.add({ name: 'a page', body, element: calculator() }));
  await calculate(page);
  const scriptApi = await scriptApiOf(page);
  await scriptApi.evaluate(({ mount }) => {
    document.body.append('More words.');
    mount(document.createElement('img'))();
  });
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
  const warning = (name: string) => `warning: Retirement calculator: <${name}> cannot contain it.`;
  expect(warnings).toEqual([warning('input'), warning('img')]);
});

test('a page can mount and unmount by script, and receives events', async ({ open }) => {
  const page = await open({ element: '<div id="shadow"></div>' });
  const scriptApi = await scriptApiOf(page);
  await scriptApi.evaluate(({ mount }) => {
    const list: unknown[] = [];
    for (const name of ['ready', 'change', 'calculate', 'save']) {
      document.addEventListener(`whenabouts:${name}`, (event) =>
        list.push([name, (event as CustomEvent).detail]),
      );
    }
    Object.assign(window, { events: list });
    const place = document.createElement('div');
    place.id = 'place';
    document.getElementById('shadow')?.attachShadow({ mode: 'open' }).append(place);
    Object.assign(window, { unmount: mount(place, { preset: 'starting-25', 'current-age': 40 }) });
  });
  await expect(field(page, 'Current Age')).toHaveValue('40');
  await expect(page.getByRole('slider')).toHaveCount(3);
  const isReady = () =>
    page.locator('#place').evaluate((place) => (place as HTMLElement & { ready?: boolean }).ready);
  expect(await isReady()).toBe(true);
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
    ['change', { input: 'current-age' }],
    ['calculate', { first: false }],
    ['save', { by: 'link' }],
  ]);
  await page.evaluate(() => (window as unknown as { unmount: () => void }).unmount());
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect(await isReady()).toBe(false);
});

const PRESET = 'data-preset="catch-up-50" data-monthly-savings="800" data-theme="dark"';

test('an element, a div and a script have the values of their preset, except for those that they set', async ({
  open,
}) => {
  for (const host of [
    { element: calculator('preset="catch-up-50" monthly-savings="800" theme="dark"') },
    { element: `<div data-retirement-calculator="" ${PRESET}></div>` },
    { element: '', placement: 'script-alone', scriptAttributes: PRESET },
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

test('custom properties of the page set the appearance, and its other styles have no effect', async ({
  open,
}) => {
  const page = await open({
    element: calculator(),
    css: 'retirement-calculator{--whenabouts-accent:rgb(1,2,3);--whenabouts-accent-on:rgb(4,5,6);--whenabouts-radius:3px;--whenabouts-font:monospace;--whenabouts-size:20px;--whenabouts-margin:0;--whenabouts-density:0.5;color:red!important;padding:99px!important}',
  });
  const button = page.getByRole('button', { name: 'Calculate Retirement' });
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(button).toHaveCSS('border-top-left-radius', '3px');
  await expect(button).toHaveCSS('font-family', 'monospace');
  await expect(page.locator('retirement-calculator')).toHaveCSS('padding-top', '0px');
  await expect(page.getByRole('form')).toHaveCSS('gap', '10px');
  const wrapper = page.locator('retirement-calculator [data-theme]');
  await expect(wrapper).toHaveCSS('font-size', '20px');
  await expect(wrapper).toHaveCSS('padding-left', '0px');
});

test('hostile values of the page’s attributes run no script, load nothing and change no other style', async ({
  page,
  server,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).host));
  const hostile = [
    'font="x;position:fixed;background:url(https://tracker.example/)"',
    'radius="4px;display:none"',
    'link-url="javascript:document.title=1"',
    'link-text="&lt;img src=x onerror=document.title=1&gt;"',
    'heading="&lt;script&gt;document.title=1&lt;/script&gt;"',
  ];
  await page.goto(server.add({ name: 'a page', element: calculator(hostile.join(' ')) }));
  await calculate(page);
  await expect(page.getByRole('link', { name: '<img src=x' })).toHaveAttribute('href', /\/#contact$/);
  await expect(page.getByRole('heading', { name: '<script>document.title=1</script>' })).toBeVisible();
  const wrapper = page.locator('retirement-calculator [data-theme]');
  await expect(wrapper).toHaveCSS('position', 'static');
  await expect(wrapper).toHaveCSS('border-radius', '12px');
  expect(requests).not.toContain('tracker.example');
  await expect(page).not.toHaveTitle('1');
});

test('far below the viewport the calculator mounts only when it comes near', async ({ open }) => {
  const page = await open({ body: '<div style="height:5000px"></div>{calculator}', element: calculator() });
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeAttached();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByText('Words below.').scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toHaveCount(6);
});

test('content for the slot after-result appears after the first result, never before', async ({ open }) => {
  const form = '<div slot="after-result" hidden><label>Email <input type="email"></label></div>';
  const page = await open({ element: calculator().replace('</retirement-calculator>', `${form}$&`) });
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
  await expect(email).toBeHidden();
  await calculate(page);
  await expect(email).toBeVisible();
  // The page, not the calculator, receives what readers type there.
  await page.evaluate("keys=0;document.addEventListener('keydown',function(){keys++})");
  await email.press('j');
  expect(await page.evaluate('keys')).toBe(1);
});
