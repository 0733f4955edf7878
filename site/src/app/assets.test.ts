import { expect, test } from 'vitest';
import { builtLinks, integrityOf, scriptsOf } from './assets.ts';

const chunks = {
  'src/entry.tsx': { file: 'entry.js', imports: ['_shell'] },
  'src/page.tsx': { file: 'page.js', imports: ['_shell', '_core'] },
  _shell: { file: 'shell.js', imports: ['_runtime'] },
  _core: { file: 'core.js', imports: ['_runtime', '_shell'] },
  _runtime: { file: 'runtime.js' },
};

test('the scripts of a page are its modules and their imports, each once, starting with the entry', () => {
  expect(scriptsOf(chunks, ['src/entry.tsx', 'src/page.tsx'])).toEqual([
    'entry.js',
    'shell.js',
    'runtime.js',
    'page.js',
    'core.js',
  ]);
});

test('import cycles are handled', () => {
  const circle = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
  expect(scriptsOf(circle, ['a'])).toEqual(['a.js', 'b.js']);
});

test('the error for a missing module contains the name of the module', () => {
  expect(() => scriptsOf(chunks, ['src/gone.tsx'])).toThrow('src/gone.tsx');
});

test('fonts and styles come first, and scripts have low priority', () => {
  const chunks = {
    'src/entry-client.tsx': { file: 'entry.js', imports: ['_shell'] },
    'src/page.tsx': { file: 'page.js' },
    _shell: { file: 'shell.js' },
    'style.css': { file: 'style.css' },
    'serif.woff2': { file: 'serif.woff2' },
  };
  const tags =
    builtLinks({ chunks, entryIntegrity: 'sha384-x' }, 'src/page.tsx').match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(tags.map((tag) => /\w+\.(?:js|css|woff2)/.exec(tag)?.[0])).toEqual([
    'serif.woff2',
    'style.css',
    'shell.js',
    'page.js',
    'entry.js',
  ]);
  for (const tag of tags) expect(tag.includes('fetchpriority="low"')).toBe(tag.includes('.js'));
});

test('the entry script has an integrity hash', () => {
  // Computed with `printf abc | openssl dgst -sha384 -binary | base64`.
  const ofAbc = 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn';
  expect(integrityOf(Buffer.from('abc'))).toBe(ofAbc);
  const chunks = { 'src/entry-client.tsx': { file: 'entry.js' } };
  expect(builtLinks({ chunks, entryIntegrity: ofAbc }, undefined)).toContain(
    `<script type="module" src="/entry.js" integrity="${ofAbc}"`,
  );
});
