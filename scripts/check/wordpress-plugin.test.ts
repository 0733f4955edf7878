import { readFileSync } from 'node:fs';
import type { InputName } from '@whenabouts/core';
import { attributeName, toolNames } from '@whenabouts/embed/options';
import { presetLabels } from '@whenabouts/embed/presets';
import { expect, test } from 'vitest';

const PLUGIN = new URL('../../examples/wordpress/', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, PLUGIN), 'utf8');

test('the files of the plugin agree about version, license, text domain and options', () => {
  const { version, textdomain, name, attributes } = JSON.parse(text('block.json'));
  const header = text('whenabouts.php');
  expect(header).toContain(` * Version:           ${version}\n`);
  expect(text('readme.txt')).toContain(`\nStable tag: ${version}\n`);
  expect(text('block.asset.php')).toContain(`'version'      => '${version}'`);
  for (const file of [header, text('readme.txt')]) expect(file).toMatch(/License: +MIT\n/);
  expect(header).toContain(` * Text Domain:       ${textdomain}\n`);
  expect(text('block.js')).toContain(`'${name}'`);
  for (const file of ['block.js', 'whenabouts.php']) {
    const translated = text(file).match(/\b(?:__|esc_html__)\(\s*'[^']+'(?:, '(\w+)')?/g) ?? [];
    expect(translated.length).toBeGreaterThan(2);
    for (const call of translated) expect(call).toMatch(new RegExp(`, '${textdomain}'$`));
  }
  const known = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8');
  for (const attribute of Object.keys(attributes) as InputName[]) {
    expect(known).toContain(`\n| \`${attributeName(attribute)}\` |`);
  }
});

test('the lists of the block offer the values that its attributes allow', () => {
  const { attributes } = JSON.parse(text('block.json'));
  const script = text('block.js');
  for (const [list, { enum: allowed }] of [
    ['themes', attributes.theme],
    ['densities', attributes.density],
    ['tools', attributes.tool],
    ['languages', attributes.lang],
  ]) {
    const [, items = ''] = script.match(new RegExp(`const ${list} = \\[([^;]*)\\];`)) ?? [];
    expect([...items.matchAll(/value: '([^']*)'/g)].map(([, value]) => value)).toEqual(allowed);
  }
  expect(attributes.tool.enum).toEqual(['', ...toolNames]);
  const [, items = ''] = script.match(/const presets = \[([^;]*)\];/) ?? [];
  expect([...items.matchAll(/value: '([^']+)', label: __\('([^']+)'/g)].map(([, ...pair]) => pair)).toEqual(
    Object.entries(presetLabels),
  );
});
