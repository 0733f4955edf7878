import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString as renderReact } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSSRApp, h } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';
import { describeElement } from '../build/custom-elements-manifest.ts';
import { eventTypes } from '../src/options/events.ts';
import { attributeNames } from '../src/options/options.ts';
import { presets } from '../src/options/presets.ts';
import { registered } from './index.ts';
import { RetirementCalculator as ReactCalculator } from './react.ts';
import { RetirementCalculator as VueCalculator } from './vue.ts';

const HTML =
  '<retirement-calculator theme="dark"><table><tbody><tr><td height="900"><a href="https://a.example/">' +
  'Open the retirement calculator</a></td></tr></tbody></table></retirement-calculator>';

const read = (file: string) => readFile(path.join(import.meta.dirname, '..', file), 'utf8');

test('the manifest describes every attribute that the calculator reads, and every event', async () => {
  const { attributes, events } = describeElement(await read('src/options/attributes.ts'));
  expect(attributes.map(({ name }) => name).sort()).toEqual([...attributeNames].sort());
  const { type } = attributes.find(({ name }) => name === 'preset') ?? {};
  expect(type?.text).toBe(presets.map(({ name }) => `'${name}'`).join(' | '));
  expect(events.map(({ name }) => name)).toEqual(eventTypes);
  expect([...attributes, ...events].filter(({ description, type }) => !description || !type.text)).toEqual(
    [],
  );
});

test('describeElement throws if the source has no interface of the attributes', () => {
  expect(() => describeElement('export interface Other {}')).toThrow('no interface CalculatorAttributes');
});

test('the readme, the docs and the examples install the file of this version from the site', async () => {
  const { version } = JSON.parse(await read('package.json'));
  const url = `https://whenabouts.example/widget/${version}/npm.tgz`;
  for (const file of [
    'README.md',
    '../docs/embed.md',
    '../examples/README.md',
    '../examples/next/package.json',
    '../examples/sveltekit/package.json',
  ]) {
    const text = await read(file);
    expect(text, file).toContain(url);
    expect(text, file).not.toMatch(/npm (?:install|i|add) @whenabouts/);
  }
});

test('on a server, importing the package does nothing', async () => {
  await expect(registered).resolves.toBeUndefined();
});

test('the component for React renders the element with a link to the site on a server', () => {
  const props = { site: 'https://a.example', height: 900, theme: 'dark' } as const;
  expect(renderReact(createElement(ReactCalculator, props))).toBe(HTML);
});

test('the component for Vue renders the element with a link to the site on a server', async () => {
  const app = createSSRApp(VueCalculator, { site: 'https://a.example', height: 900, theme: 'dark' });
  expect(await renderVue(app)).toBe(HTML);
});

test('both components put the page’s own content into the slot after the result, hidden until then', async () => {
  const withForm = HTML.replace('</retirement-calculator>', '<div slot="after-result" hidden>A form</div>$&');
  const props = { site: 'https://a.example', height: 900, theme: 'dark' } as const;
  const react = renderReact(createElement(ReactCalculator, { ...props, afterResult: 'A form' }));
  expect(react.replace('hidden=""', 'hidden')).toBe(withForm);
  const app = createSSRApp(() => h(VueCalculator, props, { 'after-result': () => 'A form' }));
  expect(await renderVue(app)).toBe(withForm);
});
