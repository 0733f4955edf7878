import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Returns the source files in a folder that match a pattern, without tests. */
function filesMatching(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  return files.filter((file) => pattern.test(readFileSync(join(ROOT, folder, file), 'utf8'))).sort();
}

test('browser storage is written by the listed files only', () => {
  const storing =
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker|BroadcastChannel)\b|document\.cookie|\bcaches\.|\b(?:push|replace)State\(/;
  // Add what a new file stores to the list in features/legal/browser-storage.ts.
  expect(filesMatching('site/src', storing)).toEqual([
    'api/login.ts',
    'app/save/use-received-handoff.ts',
    'app/typed-text.ts',
    'features/admin/editor/drafts.ts',
    'features/admin/sign-on/sign-on-attempt.ts',
    'features/outlook/hero/outlook-drafts.ts',
    'history-state.ts',
    'numbers/session-storage.ts',
    'theme/color-mode.ts',
  ]);
});

test('dollar amounts are formatted by core only', () => {
  const formatting = /Intl\.NumberFormat|\.toLocale\w*String\(|\.toFixed\(/;
  // These files format other numbers: megabytes, divisors, chances and cents.
  expect(filesMatching('site/src', formatting)).toEqual([
    'api/image-file.ts',
    'components/earnings-record/record-result.tsx',
    'components/sentence/slider-stops.ts',
    'features/guides/charts/medicare-surcharge-chart.tsx',
    'features/guides/charts/tax-charts.tsx',
    'features/outlook/charts/chance-data.ts',
  ]);
});

test('a part of a page whose script cannot be loaded does not take the page with it', () => {
  const loading = /import \{[^}]*\blazy\b[^}]*\} from 'react'/;
  // The account menu is replaced by a link.
  expect(filesMatching('site/src', loading)).toEqual(['app/header.tsx', 'ui/lazy-with-retry.tsx']);
});

test.each([
  ['site/src', []],
  // The page for frames receives the kind of page around it, and nothing about the reader.
  ['widget/src', ['host/connect-parent-page.ts']],
  ['widget/view', []],
  ['core/src', []],
])('no file in %s listens to messages of other windows, except %j', (folder, exceptions) => {
  const listening = /addEventListener\(\s*['"`]message['"`]|\bonmessage\b/;
  expect(filesMatching(folder, listening)).toEqual(exceptions);
});
