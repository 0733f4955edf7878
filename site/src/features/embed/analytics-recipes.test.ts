import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { analyticsRecipes } from './analytics-recipes.ts';

/** Returns the script of a recipe without its tags. */
function scriptOf(code: string): string {
  const [, script = ''] = /^<script>([^<]+)<\/script>$/.exec(code) ?? [];
  expect(script).not.toBe('');
  return script;
}

/** Runs a recipe on a page with an analytics tool, dispatches events of a calculator, and returns what the tool received. */
function callsOf(tool: string): unknown[] {
  const calls: unknown[] = [];
  const record = (...call: unknown[]) => void calls.push(call);
  const page = {
    gtag: record,
    dataLayer: { push: record },
    plausible: record,
    _paq: { push: record },
    fathom: { trackEvent: record },
  };
  const document = new EventTarget();
  const { code = '' } = analyticsRecipes.find((recipe) => recipe.tool === tool) ?? {};
  new Function('window', 'document', scriptOf(code))(page, document);
  for (const [name, detail] of [
    ['ready', { version: '1.0.0' }],
    ['change', { input: 'monthly-savings', value: 800 }],
    ['calculate', { first: true, result: { savings: 484_000 } }],
    ['calculate', { first: false }],
    ['save', { by: 'code' }],
  ] as const) {
    document.dispatchEvent(new CustomEvent(`whenabouts:${name}`, { detail }));
  }
  return calls;
}

// The signatures that the tools document: gtag('event', name); dataLayer.push({ event }); plausible(name);
// _paq.push(['trackEvent', category, action]); fathom.trackEvent(name).
test.each([
  ['Google Analytics 4', (name: string) => ['event', `whenabouts_${name}`]],
  ['Google Tag Manager', (name: string) => [{ event: `whenabouts_${name}` }]],
  ['Plausible', (name: string) => [`whenabouts_${name}`]],
  ['Matomo', (name: string) => [['trackEvent', 'Retirement calculator', name]]],
  ['Fathom', (name: string) => [`whenabouts ${name}`]],
])('%s receives each event once per page view, without amounts', (tool, call) => {
  expect(callsOf(tool)).toEqual([call('ready'), call('calculate'), call('save')]);
});

test('a recipe does nothing on a page without its tool', () => {
  for (const { code } of analyticsRecipes) {
    const document = new EventTarget();
    new Function('window', 'document', scriptOf(code))({}, document);
    expect(document.dispatchEvent(new CustomEvent('whenabouts:ready'))).toBe(true);
  }
});

test('the documentation has the recipe for Google Analytics', async () => {
  const docs = await readFile(new URL('../../../../docs/embed.md', import.meta.url), 'utf8');
  expect(docs).toContain(`\`\`\`html\n${analyticsRecipes[0]?.code}\n\`\`\``);
});
