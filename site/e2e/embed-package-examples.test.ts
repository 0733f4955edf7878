import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { BLOG, examples, serveExampleOrigins, serveFile } from './example-blog.ts';
import { test as base, expect } from './fixtures.ts';
import { holdRequests } from './network.ts';

/** The default of `height` in the components for React and Vue. */
const DEFAULT_HEIGHT = 1400;

interface WorkerFixtures {
  /** The folder with the examples that are projects, built with the packed npm package; one subfolder per name. */
  builtProjects: string;
}

const test = base.extend<object, WorkerFixtures>({
  builtProjects: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      // In the repository, so that the frameworks are found above it.
      const root = await mkdtemp(path.resolve('.build/examples-'));
      try {
        await installPackage(root);
        for (const project of ['react', 'vue']) await buildProject(root, project);
        await use(path.join(root, 'built'));
      } finally {
        await rm(root, { recursive: true });
      }
    },
    { scope: 'worker' },
  ],
});

/** Installs the package for npm from its tarball. It needs nothing from the registry. */
async function installPackage(root: string): Promise<void> {
  await writeFile(path.join(root, 'package.json'), '{ "private": true }');
  const npm = (...args: readonly string[]) => promisify(execFile)('npm', args, { cwd: root });
  await npm('pack', path.resolve('widget'));
  const tarball = (await readdir(root)).find((name) => name.endsWith('.tgz'));
  await npm('install', '--offline', '--no-package-lock', '--no-audit', `./${tarball}`);
}

/** Builds an example into a subfolder of `built`. */
async function buildProject(root: string, project: string): Promise<void> {
  await cp(path.join(examples, project), path.join(root, project), { recursive: true });
  await build({
    root: path.join(root, project),
    logLevel: 'warn',
    build: { outDir: `../built/${project}`, emptyOutDir: true },
  });
}

/** Opens a built project. */
async function openProject(page: Page, builtProjects: string, name: string): Promise<void> {
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
    builtProjects,
  }) => {
    const release = await holdRequests(page, /\/calculator-[^/]+\.js$/);
    await openProject(page, builtProjects, project);
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

test('the react example changes attributes and receives events, in strict mode', async ({
  page,
  builtProjects,
}) => {
  await openProject(page, builtProjects, 'react');
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

test('the vue example changes attributes and receives events', async ({ page, builtProjects }) => {
  await openProject(page, builtProjects, 'vue');
  await page.getByRole('button', { name: 'Age: 35' }).click();
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
});
