import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { embedKinds } from './embed-settings.ts';
import {
  analyticsRecipes,
  createBookmarklet,
  createFrameScript,
  createSnippet,
  framePath,
} from './snippets.ts';

const origin = 'https://whenabouts.example';
const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</script><b>',
  '&quot;&lt;&amp;',
  '"\n onmouseover="alert(1)',
  '--><x y=`z`',
];

test('the element contains a fallback link', () => {
  expect(
    createSnippet({
      kind: 'element',
      origin,
      attributes: [
        ['theme', 'dark'],
        ['partner', 'a-blog'],
      ],
    }),
  ).toBe(`<script async src="https://whenabouts.example/widget/v1.js"></script>
<retirement-calculator theme="dark" partner="a-blog">
  <table><tr><td height="1400"><a href="https://whenabouts.example/">Open the retirement calculator</a></td></tr></table>
</retirement-calculator>`);
});

test('fewer inputs reserve less height', () => {
  expect(createSnippet({ kind: 'frame', origin, attributes: [['inputs', 'current-age']] })).toContain(
    'height="840"',
  );
});

test('a Spanish snippet has a Spanish link or title, and more height', () => {
  const attributes = [
    ['lang', 'es-MX'],
    ['inputs', 'current-age'],
  ] as const;
  expect(createSnippet({ kind: 'element', origin, attributes })).toContain(
    '<td height="930"><a href="https://whenabouts.example/">Abre la calculadora de jubilación (en inglés)</a>',
  );
  expect(createSnippet({ kind: 'frame', origin, attributes })).toContain(
    'title="Calculadora de jubilación" width="100%" height="930"',
  );
});

test('the attributes of a div start with data-', () => {
  const snippet = createSnippet({ kind: 'div', origin, attributes: [['current-age', '40']] });
  expect(snippet).toContain('<div data-retirement-calculator="" data-current-age="40">');
  expect(snippet).toContain('data-cfasync="false"></script>');
});

test('the script tag has the attributes', () => {
  expect(createSnippet({ kind: 'script', origin, attributes: [['compact', 'true']] })).toBe(
    '<script async src="https://whenabouts.example/widget/v1.js" data-retirement-calculator="" data-compact="true"></script>',
  );
});

test('the URL of a frame contains the attributes', () => {
  const attributes = [
    ['accent', '#0b6b4f'],
    ['theme', 'auto'],
  ] as const;
  expect(framePath(attributes)).toBe('/widget/frame?accent=%230b6b4f&theme=auto');
  expect(createSnippet({ kind: 'frame', origin, attributes })).toContain(
    'src="https://whenabouts.example/widget/frame?accent=%230b6b4f&amp;theme=auto" title="Retirement calculator"',
  );
});

const pin = {
  version: '1.2.3',
  integrity: 'sha384-abc/+=',
  filesOnDemand: { 'outlook.js': 'sha384-def/+=', 'saving.js': 'sha384-ghi/+=' },
};

test.each(['element', 'div', 'script'] as const)(
  'a pinned %s has the integrity hashes of the script and of the files that it loads',
  (kind) => {
    const snippet = createSnippet({ kind, origin, attributes: [], pin });
    expect(snippet).toContain(
      'src="https://whenabouts.example/widget/1.2.3/calculator.js" integrity="sha384-abc/+=" crossorigin="anonymous"',
    );
    const [map = '', json = ''] = /<script type="importmap">([^<]*)<\/script>\n/.exec(snippet) ?? [];
    expect(JSON.parse(json)).toEqual({
      integrity: {
        'https://whenabouts.example/widget/1.2.3/outlook.js': 'sha384-def/+=',
        'https://whenabouts.example/widget/1.2.3/saving.js': 'sha384-ghi/+=',
      },
    });
    expect(snippet.indexOf(map)).toBeLessThan(snippet.indexOf('<script async'));
  },
);

describe.each(embedKinds)('the kind %s', (kind) => {
  test.each(HOSTILE)('escapes the value %j', (value) => {
    const harmless = createSnippet({ kind, origin, attributes: [['partner', 'x']] });
    const snippet = createSnippet({ kind, origin, attributes: [['partner', value]] });
    const tags = (html: string) => html.match(/<\/?[a-z-]+/g);
    expect(tags(snippet)).toEqual(tags(harmless));
    expect(snippet.match(/"/g)?.length).toBe(harmless.match(/"/g)?.length);
    expect(partnerIn(snippet, kind)).toBe(value);
  });
});

test('a hostile origin cannot end the script around it', () => {
  const hostile = 'https://a.example/</script><b>"\\';
  expect(createFrameScript(hostile).match(/<\/script>/g)).toHaveLength(1);
  expect(createBookmarklet(hostile)).not.toContain('<');
  const snippet = createSnippet({ kind: 'element', origin: hostile, attributes: [], pin });
  expect(snippet.match(/<\/script>/g)).toHaveLength(2);
});

test('the bookmarklet bypasses the cache', () => {
  expect(createBookmarklet(origin)).toMatch(
    /^javascript:void import\("https:\/\/whenabouts\.example\/widget\/check\.js\?"\+Date\.now\(\)\)/,
  );
});

/** Returns the partner value that a browser would read from the snippet. */
function partnerIn(snippet: string, kind: string): string | undefined {
  const decodeEntities = (text: string | undefined) =>
    text
      ?.replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  if (kind !== 'frame') return decodeEntities(/partner="([^"]*)"/.exec(snippet)?.[1]);
  const url = decodeEntities(/src="([^"]*)"/.exec(snippet)?.[1]) ?? '';
  return new URL(url).searchParams.get('partner') ?? undefined;
}

/** Returns the script of a recipe without its tags. */
function scriptOf(code: string): string {
  const [, script = ''] = /^<script>([^<]+)<\/script>$/.exec(code) ?? [];
  expect(script).not.toBe('');
  return script;
}

/** Runs the recipe of an analytics tool, dispatches events of a calculator, and returns the calls of the tool. */
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
