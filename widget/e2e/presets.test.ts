import type { Page } from '@playwright/test';
import { calculate, calculator, expect, test } from './fixtures.ts';
import { HostServer, version } from './host-server.ts';
import { pinned } from './pinned-page.ts';

const PATH = `/widget/${version}/presets.js`;
/** Also with the query of another attempt. */
const FILE = `**${PATH}*`;
const LINK = 'Open the retirement calculator';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Holds the requests for the file until the returned function is called. */
async function holdFile(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FILE, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Records the console's warnings. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

const DATA = 'data-preset="catch-up-50" data-monthly-savings="800" data-theme="dark"';

for (const [name, host] of [
  ['the element', { element: calculator('preset="catch-up-50" monthly-savings="800" theme="dark"') }],
  ['a div', { element: `<div data-retirement-calculator="" ${DATA}></div>` }],
  ['a script', { element: '', placement: 'script-alone', scriptAttributes: DATA }],
] as const) {
  test(`${name} has the values of its preset, except for those that it sets itself`, async ({ open }) => {
    const page = await open(host);
    await expect(field(page, 'Current Age')).toHaveValue('50');
    await expect(field(page, 'Target Retirement Age')).toHaveValue('67');
    await expect(field(page, 'Current Retirement Savings')).toHaveValue('100,000');
    await expect(field(page, 'Monthly Contributions')).toHaveValue('800');
    await expect(field(page, 'Expected Annual Return')).toHaveValue('7');
    await expect(page.locator('[data-theme]').last()).toHaveAttribute('data-theme', 'dark');
  });
}

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

test('until the preset is there, the page shows its link and keeps its height, and no other values', async ({
  open,
  page,
}) => {
  const release = await holdFile(page);
  const requested = page.waitForRequest(FILE);
  await open({
    element: calculator('preset="catch-up-50"'),
    script: `window.ages = [];
      document.addEventListener('whenabouts:ready', function (event) {
        window.ages.push(event.target.shadowRoot.querySelector('input[type=text]').value);
      });`,
  });
  await requested;
  const host = page.locator('retirement-calculator');
  await expect(host.getByRole('link', { name: LINK })).toBeVisible();
  expect((await host.boundingBox())?.height).toBeGreaterThanOrEqual(1400);
  await expect(page.getByRole('slider')).toHaveCount(0);
  const top = async () => (await page.locator('#below').boundingBox())?.y;
  const before = await top();
  release();
  await expect(field(page, 'Current Age')).toHaveValue('50');
  expect(await top()).toBe(before);
  expect(await page.evaluate('ages')).toEqual(['50']);
});

test('the file is requested only for the attribute, once, from the folder of the version', async ({
  open,
}) => {
  const page = await open({ element: calculator() + calculator('', 300), calculators: 2 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const host = page.locator('retirement-calculator').first();
  await host.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await calculate(host);
  expect(requests).toEqual([]);
  await host.evaluate((element) => element.setAttribute('preset', 'catch-up-50'));
  await expect(host.getByRole('textbox', { name: 'Current Age' })).toHaveValue('50');
  await host.evaluate((element) => element.setAttribute('preset', 'starting-25'));
  await expect(host.getByRole('textbox', { name: 'Current Age' })).toHaveValue('25');
  await host.evaluate((element) => element.removeAttribute('preset'));
  await expect(host.getByRole('textbox', { name: 'Current Age' })).toHaveValue('35');
  expect(requests).toEqual([PATH]);
});

test('far below the viewport, the file is requested when the reader comes near', async ({ open, page }) => {
  let requests = 0;
  await page.route(FILE, (route) => {
    requests++;
    return route.continue();
  });
  await open({
    body: '<div style="height:5000px"></div>{calculator}',
    element: calculator('preset="catch-up-50"'),
  });
  await page.waitForFunction(() => document.querySelector('retirement-calculator')?.shadowRoot);
  expect(requests).toBe(0);
  await page.locator('retirement-calculator').scrollIntoViewIfNeeded();
  await expect(field(page, 'Current Age')).toHaveValue('50');
  expect(requests).toBe(1);
});

test('an unknown preset leaves the defaults, with one warning that names the presets', async ({
  page,
  server,
}) => {
  const warnings = warningsOf(page);
  await page.goto(server.add({ name: 'a page', element: calculator('preset="catch-up" current-age="40"') }));
  await expect(field(page, 'Current Age')).toHaveValue('40');
  await expect(field(page, 'Target Retirement Age')).toHaveValue('65');
  await page.locator('retirement-calculator').evaluate((host) => host.setAttribute('theme', 'dark'));
  await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  expect(warnings).toEqual([
    'Retirement calculator: defaults are used instead of preset="catch-up" (the presets are starting-25, catch-up-50, almost-there-60, two-questions).',
  ]);
});

test('after a failure, the file is requested once more', async ({ page, server }) => {
  const warnings = warningsOf(page);
  await page.route(`**${PATH}`, (route) => route.abort());
  await page.goto(server.add({ name: 'a page', element: calculator('preset="catch-up-50"') }));
  await expect(field(page, 'Current Age')).toHaveValue('50');
  expect(warnings).toEqual([]);
});

for (const [name, respond] of [
  ['cannot be loaded', { status: 503, body: 'busy' }],
  ['is not a script', { contentType: 'text/html', body: '<html>' }],
] as const) {
  test(`where the file ${name}, the calculator has its own attributes and the defaults`, async ({
    page,
    server,
  }) => {
    const errors: string[] = [];
    const warnings = warningsOf(page);
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(FILE, (route) =>
      route.fulfill({ ...respond, headers: { 'access-control-allow-origin': '*' } }),
    );
    const element = calculator('preset="catch-up-50" current-age="40" outlook');
    await page.goto(server.add({ name: 'a page', element }));
    await expect(field(page, 'Current Age')).toHaveValue('40');
    await expect(field(page, 'Target Retirement Age')).toHaveValue('65');
    // The other files are still loaded.
    await calculate(page);
    await expect(page.getByText('When You Could Stop')).toBeVisible();
    expect(warnings).toEqual([expect.stringMatching(/^Retirement calculator: TypeError: .*presets\.js/)]);
    expect(errors).toEqual([]);
  });
}

test('a script without its URL, and without a link, has the defaults and warns', async ({ page, server }) => {
  const warnings = warningsOf(page);
  const element = '<retirement-calculator preset="catch-up-50"></retirement-calculator>';
  await page.goto(server.add({ name: 'a page', element, placement: 'inlined' }));
  await expect(field(page, 'Current Age')).toHaveValue('35');
  expect(warnings).toEqual([expect.stringMatching(/^Retirement calculator: TypeError: .*presets\.js/)]);
});

test('a calculator that is removed while the file loads is not shown; added again, it is shown once', async ({
  open,
  page,
}) => {
  const release = await holdFile(page);
  const requested = page.waitForRequest(FILE);
  await open({
    element: calculator('preset="catch-up-50"'),
    script:
      "window.shown = 0; document.addEventListener('whenabouts:ready', function () { window.shown++ }, true);",
  });
  await requested;
  const parent = page.locator('#host');
  const removed = await page.locator('retirement-calculator').evaluateHandle(async (element) => {
    element.addEventListener('whenabouts:ready', () => document.body.append('shown while removed'));
    element.remove();
    await new Promise((done) => setTimeout(done, 50));
    return element;
  });
  release();
  await page.waitForResponse(FILE).then((response) => response.finished());
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  await expect(page.getByText('shown while removed')).toHaveCount(0);
  await parent.evaluate((place, element) => place.append(element), removed);
  await expect(field(page, 'Current Age')).toHaveValue('50');
  expect(await page.evaluate('shown')).toBe(1);
});

test('a page that pins the version uses the file with its checksum, and no other', async ({ page }) => {
  const warnings = warningsOf(page);
  for (const [content, age] of [
    [undefined, '50'],
    ['document.title = "altered"; export const addPreset = (read) => () => "18";', '35'],
  ] as const) {
    const server = await HostServer.start(content ? { [PATH]: content } : {});
    await page.goto(server.add({ ...pinned, attributes: { preset: 'catch-up-50' } }));
    await expect(field(page, 'Current Age')).toHaveValue(age);
    await expect(page).toHaveTitle('A blog');
    await server.stop();
  }
  expect(warnings).toEqual([expect.stringMatching(/^Retirement calculator: TypeError: .*presets\.js/)]);
});
