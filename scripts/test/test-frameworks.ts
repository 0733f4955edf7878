// npm run test:frameworks: builds the example apps with the npm package as npm would install it, and opens each page.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root, run } from '../bootstrap/run-process.mjs';
import { buildStep } from '../steps/command.ts';
import { runSteps, type Step, singleCount } from '../steps/run-steps.ts';
import { browserLaunchOptions } from './find-chromium.ts';
import { systemPackages } from './system-packages.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** The folders in which the apps' builds write their pages, by example. */
const outputs = { react: 'dist', vue: 'dist', next: 'out', sveltekit: 'build' };

const folder = createTemporaryFolder();
const widget = path.join(root, 'widget');
const { version } = JSON.parse(readFileSync(path.join(widget, 'package.json'), 'utf8'));
const tarball = path.join(folder, `whenabouts-widget-${version}.tgz`);

const programs = systemPackages('Chromium');

process.exitCode = await runSteps([
  programs,
  buildStep('core', 'embed', 'widget'),
  {
    name: 'pack',
    needs: ['build'],
    run: async () => singleCount((await run('npm', ['pack', widget, '--pack-destination', folder])) === 0),
  },
  ...Object.entries(outputs).map(
    ([example, output]): Step => ({
      name: example,
      needs: [programs.name, 'pack'],
      run: async () => {
        const app = copyApp(example);
        // `run` would start the program in this project's folder.
        execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: app, stdio: 'inherit' });
        execFileSync('npm', ['run', 'build'], { cwd: app, stdio: 'inherit' });
        await expectCalculator(path.join(app, output));
        return singleCount(true);
      },
    }),
  ),
]);

/** Copies an example, and replaces the package's version with the packed file. */
function copyApp(example: string): string {
  const app = path.join(folder, example);
  cpSync(path.join(root, 'examples', example), app, {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  const file = path.join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies['@whenabouts/widget'] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));
  return app;
}

/** Opens the page in a folder, and waits until the calculator has appeared and calculates, and then shows a tool. */
async function expectCalculator(site: string): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.route('http://app.example/**', (route, request) => {
      const { pathname } = new URL(request.url());
      return route.fulfill({ path: path.join(site, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.route('https://whenabouts.example/widget/**', (route, request) =>
      route.fulfill({
        path: path.join(root, 'widget/dist-embed', path.basename(new URL(request.url()).pathname)),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto('http://app.example/');
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await page
      .getByRole('region', { name: 'Your Retirement Outlook' })
      .getByText('Moderate')
      .first()
      .waitFor();
    await page
      .locator('retirement-calculator')
      .evaluate((element) => element.setAttribute('tool', 'allocation'));
    await page.getByRole('region', { name: 'How much belongs in stocks?' }).waitFor();
  } finally {
    await browser.close();
  }
}
