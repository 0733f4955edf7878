import { execFileSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';

test('the package for npm has its scripts, types, manifest and licenses, and nothing else', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', './widget'], { encoding: 'utf8' });
  const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }];
  const modules = ['index', 'preact', 'react', 'svelte', 'vue'].flatMap((name) => [
    `dist/${name}.d.ts`,
    `dist/${name}.js`,
  ]);
  const others = ['calculator.js', 'chunk.js', 'custom-elements.json', 'licenses.txt', 'LICENSE'];
  // Names of chunks contain a hash.
  expect(files.map(({ path }) => path.replace(/chunk-\w+/, 'chunk')).sort()).toEqual(
    ['README.md', 'package.json', ...modules, ...others.map((name) => `dist/${name}`)].sort(),
  );
});
