import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { toolNames } from '@whenabouts/embed/options';
import { presets } from '@whenabouts/embed/presets';
import { reservedHeight } from '@whenabouts/server/contract';
import { wordpressPlugin } from '../../server/src/pages/wordpress-plugin.ts';
import { expect, test } from './fixtures.ts';
import { PhpServer } from './php-server.ts';
import { defineWordpressPackages } from './wordpress-packages.ts';

const SOURCE = fileURLToPath(new URL('../../examples/wordpress', import.meta.url));

// Runs in one process: each other one would unzip the plugin and start PHP again.
test.describe.configure({ mode: 'default' });

/** The folder of the plugin, unzipped from the file that the server sends. */
let plugin: string;
let php: PhpServer;

test.beforeAll(async () => {
  const [zip] = await wordpressPlugin(SOURCE, 'https://whenabouts.example');
  if (!zip) throw new Error(`no plugin in ${SOURCE}`);
  plugin = path.join(unzip(zip[2]), 'whenabouts');
  php = await PhpServer.start(plugin);
});

test.afterAll(async () => {
  await php.stop();
  rmSync(path.dirname(plugin), { recursive: true });
});

test.beforeEach(({ allowError }) => allowError(new RegExp(`foreign request: ${php.origin}`)));

/** Unzips a plugin as WordPress does. Returns the folder around the plugin's. */
function unzip(content: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plugin-'));
  const file = path.join(folder, 'plugin.zip');
  writeFileSync(file, content);
  execFileSync('php', ['-r', '(new PharData($argv[1]))->extractTo($argv[2]);', file, folder]);
  return folder;
}

const optionsOf = (page: Page) =>
  page.locator('[data-retirement-calculator]').evaluate(({ dataset }) => ({ ...dataset }));

test('the zip file has the plugin’s files, in a folder with its name', () => {
  const contents = (folder: string) =>
    globSync('**/*.*', { cwd: folder })
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
  expect(contents(plugin)).toEqual(contents(SOURCE));
});

test('PHP finds no errors in the plugin', () => {
  const files = globSync('*.php', { cwd: plugin });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) execFileSync('php', ['-l', path.join(plugin, file)], { stdio: 'pipe' });
});

test('a shortcode is a calculator', async ({ page, server }) => {
  const shortcode = '[whenabouts current-age="40" theme="dark" partner="a-blog" compact]';
  await page.goto(php.url('/', { site: server.url, text: `<p>Before.</p>${shortcode}<p>After.</p>` }));
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('From age 40 to age 65.')).toBeVisible();
  expect(await optionsOf(page)).toEqual({
    retirementCalculator: '',
    currentAge: '40',
    theme: 'dark',
    partner: 'a-blog',
    compact: 'true',
  });
  const script = page.locator(`script[src="${server.url}/widget/v1.js"]`);
  for (const [name, value] of [
    ['async', ''],
    ['data-no-optimize', '1'],
    ['data-cfasync', 'false'],
  ] as const) {
    await expect(script).toHaveAttribute(name, value);
  }
});

test('the plugin reserves the height that the site states', async ({ page, server }) => {
  for (const options of [
    {},
    { inputs: 'current-age, monthly-savings' },
    { inputs: 'current-age', lang: 'es', heading: 'A title' },
    { lang: 'es-MX' },
    ...presets.flatMap(({ name: preset }) => [{ preset }, { preset, inputs: 'current-age' }]),
    ...toolNames.flatMap((tool) => [{ tool }, { tool, lang: 'es' }]),
  ]) {
    const given = Object.entries(options);
    const text = `[whenabouts ${given.map(([name, value]) => `${name}="${value}"`).join(' ')}]`;
    const response = await page.request.get(php.url('/', { site: server.url, text }));
    expect(await response.text(), text).toContain(`<td height="${reservedHeight(given)}">`);
  }
});

test('a shortcode and a block with a language or a tool show them', async ({ page, server }) => {
  for (const query of [
    { text: '[whenabouts lang="es" outlook]' },
    { block: '{"lang":"es","outlook":true}' },
  ]) {
    await page.goto(php.url('/', { site: server.url, ...query }));
    await page.getByRole('button', { name: 'Calcular la jubilación' }).click();
    await expect(page.getByText('Podrías dejar de trabajar a los 69 años.')).toBeVisible();
  }
  for (const query of [{ text: '[whenabouts tool="allocation"]' }, { block: '{"tool":"allocation"}' }]) {
    await page.goto(php.url('/', { site: server.url, ...query }));
    await expect(page.getByRole('region', { name: 'How much belongs in stocks?' })).toBeVisible();
  }
});

test('curly quotes around the values of a shortcode do no harm', async ({ page, server }) => {
  const text =
    '[whenabouts current-age=”40” heading=“When can you stop?” theme=&#8221;dark&#8243; partner="a-blog" compact]';
  await page.goto(php.url('/', { site: server.url, text }));
  await expect(page.getByRole('heading', { name: 'When can you stop?' })).toBeVisible();
  expect(await optionsOf(page)).toEqual({
    retirementCalculator: '',
    currentAge: '40',
    heading: 'When can you stop?',
    theme: 'dark',
    partner: 'a-blog',
    compact: 'true',
  });
});

test('an older version of the plugin finds the newest one on the site that it comes from', async ({
  page,
  server,
}) => {
  const download = async (url: string) => (await page.request.get(url)).body();
  const folder = unzip(await download(`${server.url}/widget/wordpress.zip`));
  const installed = path.join(folder, 'whenabouts');
  const main = path.join(installed, 'whenabouts.php');
  const newest = readFileSync(main, 'utf8');
  const versionIn = (code: string) => / \* Version: *(\S+)/.exec(code)?.[1];
  const blog = await PhpServer.start(installed);
  const getJson = async (url: string, params = {}) => (await page.request.get(blog.url(url, params))).json();
  expect(await getJson('/update')).toBe(false);
  writeFileSync(main, newest.replace(/(?<= \* Version: *)\S+/, '1.0.0'));
  const update = await getJson('/update');
  expect(update).toMatchObject({ slug: 'whenabouts', version: versionIn(newest), requires: '6.3' });
  const details = await getJson('/details', { slug: 'whenabouts' });
  expect(details.sections.changelog).toContain(`<h4>${update.version}</h4><ul><li>`);
  expect(details.download_link).toBe(update.package);
  expect(await getJson('/details', { slug: 'akismet' })).toBe(false);
  await blog.stop();
  const updated = unzip(await download(update.package));
  expect(readFileSync(path.join(updated, 'whenabouts/whenabouts.php'), 'utf8')).toBe(newest);
  for (const used of [folder, updated]) rmSync(used, { recursive: true });
});

test('a shortcode with two inputs and the outlook shows both', async ({ page, server }) => {
  const text = '[whenabouts inputs="current-age, monthly-savings" outlook]';
  await page.goto(php.url('/', { site: server.url, text }));
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(3);
});

test('content of a shortcode and of a block appears after the first result, and is not a setting', async ({
  page,
  server,
}) => {
  const content = '<form><label>Email <input type="email"></label></form>';
  const text = `[whenabouts heading="When can you stop?" radius="0"]${content}[/whenabouts]`;
  const block = JSON.stringify({ heading: 'When can you stop?', radius: '0' });
  for (const query of [{ text }, { block, content }]) {
    await page.goto(php.url('/', { site: server.url, ...query }));
    await expect(page.getByRole('heading', { name: 'When can you stop?' })).toBeVisible();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeHidden();
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(email).toBeVisible();
    const options = { retirementCalculator: '', heading: 'When can you stop?', radius: '0' };
    expect(await optionsOf(page)).toEqual(options);
  }
});

test('two shortcodes without options are two calculators with one script', async ({ page, server }) => {
  await page.goto(php.url('/', { site: server.url, text: '[whenabouts][whenabouts]' }));
  await expect(page.getByRole('button', { name: 'Calculate Retirement' }).first()).toBeVisible();
  expect(await page.locator('[data-retirement-calculator]').count()).toBe(2);
  expect(await page.locator('script[src$="/widget/v1.js"]').count()).toBe(1);
});

test('a block is a calculator', async ({ page, server }) => {
  const block = { currentAge: '45 ', monthlySavings: ' ', theme: 'auto', compact: false, className: '"><b>' };
  await page.goto(php.url('/', { site: server.url, block: JSON.stringify(block) }));
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('From age 45 to age 65.')).toBeVisible();
  expect(await optionsOf(page)).toEqual({ retirementCalculator: '', currentAge: '45', theme: 'auto' });
});

test('a shortcode and a block have the values of their preset, except for those that they set', async ({
  page,
  server,
}) => {
  const block = JSON.stringify({ preset: 'catch-up-50', monthlySavings: '800', compact: false });
  const text = '[whenabouts preset="catch-up-50" monthly-savings="800"]';
  for (const query of [{ text }, { block }]) {
    await page.goto(php.url('/', { site: server.url, ...query }));
    await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('50');
    await expect(page.getByRole('textbox', { name: 'Monthly Contributions' })).toHaveValue('800');
  }
});

test('values are escaped, and names cannot leave the attribute', async ({ page, server }) => {
  const hostile = JSON.stringify({
    partner: '"><img src=x onerror=alert(1)>',
    'x" onclick="alert(1)': 'y',
    theme: ['dark'],
    on: 'javascript:alert(1)',
  });
  await page.goto(php.url('/', { site: server.url, block: hostile }));
  await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
  expect(await page.locator('img').count()).toBe(0);
  expect(await optionsOf(page)).toEqual({
    retirementCalculator: '',
    partner: '"><img src=x onerror=alert(1)>',
    on: 'javascript:alert(1)',
  });
});

test('a feed has a link, and no script', async ({ page, server }) => {
  await page.goto(php.url('/', { site: server.url, text: '[whenabouts]', feed: '1' }));
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toHaveAttribute(
    'href',
    `${server.url}/`,
  );
  expect(await page.locator('script, [data-retirement-calculator]').count()).toBe(0);
});

test('the setting is labeled, and only an origin is stored', async ({ page }) => {
  await page.goto(php.url('/settings', { site: 'https://calculator.example/' }));
  await expect(page.locator('#whenabouts_site')).toHaveValue('https://calculator.example');
  await expect(page.locator('#whenabouts_site')).toHaveAccessibleDescription(
    /such as https:\/\/example\.com/,
  );
  for (const [given, stored] of [
    [' https://a.example/embed?x=1#y ', 'https://a.example'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://a.example', 'https://whenabouts.example'],
    ['http://localhost.a.example', 'https://whenabouts.example'],
    ['javascript:alert(1)', 'https://whenabouts.example'],
    ['a.example', 'https://whenabouts.example'],
  ] as const) {
    const response = await page.request.get(php.url('/sanitized', { text: given }));
    expect(await response.text(), given).toBe(stored);
  }
});

test('in the editor, the block shows the calculator with its options', async ({ page, server }) => {
  await page.goto(php.url('/editor', { site: server.url }));
  await page.evaluate(defineWordpressPackages);
  await page.addScriptTag({ url: `${php.origin}/block.js` });
  expect(await page.evaluate(() => (window as unknown as { registered: unknown }).registered)).toEqual([
    'whenabouts/calculator',
    'inner-content',
    { theme: 'auto', outlook: true },
  ]);
  await expect(page.locator('.wp-block > inner-blocks')).toHaveCount(1);
  const preview = page.locator('iframe[title="Retirement calculator"]');
  await expect(preview).toHaveAttribute('src', `${server.url}/widget/frame?theme=light`);
  await page.getByLabel('Current age').fill(' 50 ');
  await page.getByLabel('Current age').press('Tab');
  await page.getByLabel('Theme').selectOption('Match the page');
  await page.getByLabel('Accent color').fill('#0b6b4f');
  await page.getByLabel('Accent color').press('Tab');
  await page.getByLabel('Inputs that readers can change').fill('current-age,annual-income');
  await page.getByLabel('Inputs that readers can change').press('Tab');
  await page.getByLabel('Hide the scenarios').check();
  await page.getByLabel('Add when readers could stop working').check();
  await page.getByLabel('Share values').check();
  await expect(preview).toHaveAttribute(
    'src',
    `${server.url}/widget/frame?theme=auto&compact=true&accent=%230b6b4f&current-age=50&inputs=current-age%2Cannual-income&outlook=true&share-values=true`,
  );
  await expect(preview.contentFrame().getByRole('textbox', { name: 'Current Age' })).toHaveValue('50');
  await page.getByLabel('Title above the calculator').pressSequentially('My own plan ');
  await expect(preview).toHaveAttribute('src', /&heading=My\+own\+plan&/);
  await page.getByLabel('Preset').selectOption('Two questions only');
  await expect(preview).toHaveAttribute('src', /&preset=two-questions/);
  await page.getByLabel('Language').selectOption('Spanish');
  await expect(preview).toHaveAttribute('src', /&lang=es/);
  await expect(preview.contentFrame().getByRole('textbox', { name: 'Edad actual' })).toHaveValue('50');
  await page.getByLabel('Tool').selectOption('Stocks and bonds');
  await expect(
    preview.contentFrame().getByRole('region', { name: '¿Cuánto conviene tener en acciones?' }),
  ).toBeVisible();
  await page.getByLabel('Language').selectOption('English');
  await expect(preview).not.toHaveAttribute('src', /lang=/);
});
