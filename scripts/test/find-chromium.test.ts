import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

test('CHROME_PATH chooses the browser', () => {
  expect(findChromium(process.execPath)).toBe(process.execPath);
});

test('a CHROME_PATH without a file is an error, not another browser', () => {
  expect(() => findChromium('/no/such/chromium')).toThrow(
    'CHROME_PATH is /no/such/chromium, where there is no file.',
  );
});
