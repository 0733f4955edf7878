import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/test/find-chromium.ts';

const { args = [], ...launchOptions } = browserLaunchOptions();

export default defineConfig({
  testDir: '.',
  testMatch: ['core/e2e/**/*.test.ts', 'site/e2e/**/*.test.ts', 'widget/e2e/**/*.test.ts'],
  // Firefox and WebKitGTK: npm run test:engines; a killed server: npm run test:faults
  testIgnore: [
    ...(process.env.EMBED_TESTS === 'all' ? [] : ['widget/e2e/engines.test.ts']),
    ...(process.env.FAULT_TESTS === 'all' ? [] : ['site/e2e/server-crash.test.ts']),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // Four workers keep two cores busy, because tests wait for the page half of the time.
  workers: 4,
  // A test that passes only at the second attempt has found a bug.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine takes five times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Recording traces takes a sixth of the time; use `--trace on` to debug a test.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The frames of animations take a tenth of the time. Tests of motion set `no-preference`.
    reducedMotion: 'reduce',
    // The tabs of a site share a process, which compiles each script once.
    launchOptions: { ...launchOptions, args: [...args, '--renderer-process-limit=1'] },
  },
});
