import { expect, test } from 'vitest';
import { builtLinks, integrityOf } from './assets.ts';

test('fonts and styles come first, and only the entry script is loaded, with low priority', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'entry.js' },
    'src/page.tsx': { file: 'page.js' },
    'style.css': { file: 'style.css' },
    'serif.woff2': { file: 'serif.woff2' },
  };
  const tags = builtLinks({ manifest, entryIntegrity: 'sha256-x' }).match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(tags.map((tag) => /\w+\.(?:js|css|woff2)/.exec(tag)?.[0])).toEqual([
    'serif.woff2',
    'style.css',
    'entry.js',
  ]);
  for (const tag of tags) expect(tag.includes('fetchpriority="low"')).toBe(tag.includes('.js'));
});

test('the entry script has an integrity hash', () => {
  // Computed with `printf abc | openssl dgst -sha256 -binary | base64`.
  const ofAbc = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
  expect(integrityOf(Buffer.from('abc'))).toBe(ofAbc);
  const manifest = { 'src/entry-client.tsx': { file: 'entry.js' } };
  expect(builtLinks({ manifest, entryIntegrity: ofAbc })).toContain(
    `<script type="module" src="/entry.js" integrity="${ofAbc}"`,
  );
});

test('a build without the entry script is rejected', () => {
  expect(() => builtLinks({ manifest: {}, entryIntegrity: '' })).toThrow('src/entry-client.tsx');
});
