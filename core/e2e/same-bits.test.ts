import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import * as core from '@whenabouts/core';
import { simulateEverything } from '../test/simulate-everything.ts';

test('Chromium and Node simulate the same bits', async ({ page }) => {
  const built = await readFile(new URL('../dist/index.js', import.meta.url), 'utf8');
  await page.route('https://core.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: built })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>core</title>' }),
  );
  await page.goto('https://core.test/');
  const words = await page.evaluate(`import('https://core.test/index.js').then(${simulateEverything})`);
  expect(words).toEqual(simulateEverything(core));
});
