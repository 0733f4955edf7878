import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { BLOG, examples, serveExampleOrigins, serveFile } from './example-blog.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';

/** The default of `height` in the components for React and Vue. */
const DEFAULT_HEIGHT = 1400;

// In one process: each other one would install the package and build the projects again.
test.describe.configure({ mode: 'default' });

/** A folder in the repository, so that the frameworks are found above it. */
let root: string;
/** The folder with the examples that are projects, built with the packed npm package; one subfolder per name. */
let builtProjects: string;

test.beforeAll(async () => {
  root = await mkdtemp(path.resolve('.build/examples-'));
  builtProjects = path.join(root, 'built');
  await installPackage();
  for (const project of ['react', 'vue']) await buildProject(project);
});

test.afterAll(() => rm(root, { recursive: true }));

/** Installs the package for npm from its tarball. It needs nothing from the registry. */
async function installPackage(): Promise<void> {
  await writeFile(path.join(root, 'package.json'), '{ "private": true }');
  const npm = (...args: readonly string[]) => promisify(execFile)('npm', args, { cwd: root });
  await npm('pack', path.resolve('widget'));
  const tarball = (await readdir(root)).find((name) => name.endsWith('.tgz'));
  await npm('install', '--offline', '--no-package-lock', '--no-audit', `./${tarball}`);
}

/** Builds an example into a subfolder of `built`. */
async function buildProject(project: string): Promise<void> {
  await cp(path.join(examples, project), path.join(root, project), { recursive: true });
  await build({
    root: path.join(root, project),
    logLevel: 'warn',
    build: { outDir: `../built/${project}`, emptyOutDir: true },
  });
}

/** Opens a built project. */
async function openProject(page: Page, name: string): Promise<void> {
  // The page's own routes, such as that of holdRequests, come first.
  await page.context().route(`${BLOG}/${name}/**`, (route) => serveFile(builtProjects, route));
  await page.goto(`${BLOG}/${name}/index.html`, { waitUntil: 'commit' });
}

test.beforeEach(async ({ context, server, expectError }) => {
  // The origins of the examples are not that of the test's server.
  expectError(/^foreign request: https:/);
  await serveExampleOrigins(context, server.url);
});

for (const project of ['react', 'vue']) {
  test(`the ${project} example reserves the height of the calculator before the script arrives`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/calculator-[^/]+\.js$/);
    await openProject(page, project);
    await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
    const height = () =>
      page.locator('retirement-calculator').evaluate((element) => element.getBoundingClientRect().height);
    const reserved = await height();
    expect(reserved).toBeGreaterThanOrEqual(DEFAULT_HEIGHT);
    release();
    await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
    expect(await height()).toBe(reserved);
  });
}

test('the react example changes attributes and receives events, in strict mode', async ({ page }) => {
  await openProject(page, 'react');
  await expect(page.getByText('Move a slider to start.')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
    'href',
    /^https:\/\/whenabouts\.example\/save\?p=an-app#/,
  );
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.locator('retirement-calculator [data-theme]')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
});

test('the vue example changes attributes and receives events', async ({ page }) => {
  await openProject(page, 'vue');
  await page.getByRole('button', { name: 'Age: 35' }).click();
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
});
