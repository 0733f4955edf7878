import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSeed, seedPosts } from '../../seeds/posts.ts';
import { expectSafeHtml } from '../../test/expect-safe-html.ts';
import { hostileHtml } from '../../test/hostile-html.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const IMAGE_ID = 'JC1KB_Cg8l2AirLk0MZFhw';
const SITE = { origin: 'https://plans.example.org', isLocal: false };
/** Distance in the list between the payloads of a pair. Neighbors are often variants of the same attack. */
const PAIR_DISTANCE = 7;
const clean = (html: string) => sanitizeHtml(html, SITE);

describe('sanitizeHtml', () => {
  test.each([
    '',
    '<p>Text, <strong>strong</strong>, <em>stressed</em> and <u>underlined</u>.</p>',
    '<h2 class="align-center">A</h2><h3 class="align-right">B</h3><p class="align-center">C</p>',
    '<ul><li>one</li><li class="align-right">two<ol><li>three</li></ol></li></ul>',
    '<ul><li><p>one</p><p class="align-center">two</p></li></ul>',
    '<p>line<br>line</p><p><br></p>',
    '<p>inline <code>code &lt;b&gt;</code></p>',
    '<pre><code>if (a &lt; b) {\n  go();\n}</code></pre>',
    '<blockquote><p>one</p><p class="align-right">two</p><ul><li>three</li></ul></blockquote>',
    '<table><tbody><tr><th>Age</th><th class="align-right">Share</th></tr><tr><td>62</td><td class="align-right">70%</td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2">Both</th></tr><tr><td rowspan="2">a</td><td></td></tr><tr><td><p>b</p><p>c</p></td></tr></tbody></table>',
    '<table><tbody><tr><td>Pros<ul><li>Low fees</li></ul></td><td><h3>a</h3><p>b</p></td></tr></tbody></table>',
    '<p><a href="https://example.com/a?b=1&amp;c=%22#d">x</a></p>',
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer"><strong>x</strong></a></p>',
    '<p><a href="mailto:ada@example.com">m</a><a href="tel:+1555">t</a><a href="/plans">p</a><a href="#x">x</a></p>',
    '<p><a href="notes/two:three">x</a><a href="../up">x</a><a href="?q=1">x</a></p>',
    `<p><img src="/api/images/${IMAGE_ID}" alt="A house" width="640" height="480"></p>`,
    `<p><img src="/api/images/${IMAGE_ID}?w=640"></p>`,
    '<p><img src="https://example.com/a.png?b=1&amp;c=2" alt=""></p>',
    '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2, "quoted" and \'quoted\'; &amp;nbsp; &amp;lt;</p>',
    '<p>a&nbsp; &nbsp;b</p><p><img src="https://example.com/a.png" alt="a&nbsp;b &quot;c&quot; &lt;d&gt;"></p>',
    '<p>🏖️ 海 é ‮ right to left</p>',
    `<p>${'&nbsp;'.repeat(200)}</p>`,
  ])('leaves canonical HTML unchanged: %j', (html) => {
    expect(clean(html)).toBe(html);
  });

  test.each(seedPosts.map(({ slug }) => slug))('leaves the sample post %s unchanged', (slug) => {
    const { content } = readSeed(slug);
    expect(clean(content)).toBe(content);
  });

  test.each([
    ['<b>a</b><i>b</i><ins>c</ins>', '<strong>a</strong><em>b</em><u>c</u>'],
    ['<h1>a</h1><h4>b</h4><h6>c</h6>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    ['<P>a<BR/>b', '<p>a<br>b</p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<p>a<span><p>b</p></span></p>', '<p>a</p><p>b</p><p></p>'],
    ['<div><table><tr><td>a</td></tr></table></div>', '<table><tr><td>a</td></tr></table>'],
    [
      '<table border=1 style="width:900px" summary=x><thead><tr><th scope=col onclick=alert(1)>a</th></tr></thead></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    ['<td colspan="1000" rowspan="-1" bgcolor=red>a</td>', '<td>a</td>'],
    [
      '<td colspan="2" rowspan="1" class="x align-right">a</td>',
      '<td colspan="2" class="align-right">a</td>',
    ],
    ['<pre class="x"><kbd id=a>b</kbd><img src=x onerror=alert(1)></pre>', '<pre><code>b</code></pre>'],
    ['<blockquote cite="javascript:alert(1)" onclick=a>b</blockquote>', '<blockquote>b</blockquote>'],
    ['<colgroup><col style="a"></colgroup><caption>b</caption>', 'b'],
    ['<p class="x align-right y">a</p><p class="x">b</p>', '<p class="align-right">a</p><p>b</p>'],
    [
      '<a href="https://a.test" target=_blank>a</a>',
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="https://a.test" rel="nofollow">a</a>', '<a href="https://a.test">a</a>'],
    ['<a>a</a><a href="">b</a>', 'ab'],
    [`<img src="https://plans.example.org/api/images/${IMAGE_ID}">`, `<img src="/api/images/${IMAGE_ID}">`],
    [`<img src="http://plans.example.org/api/images/${IMAGE_ID}">`, ''],
    ['<img src="https://a.test/a.png" width="100%" height="1e9">', '<img src="https://a.test/a.png">'],
    ['a\u00a0b\r\nc\u0007d\ud800e', 'a&nbsp;b\ncde'],
    ['&copy; &#8364; &unknown; & &amp', '© € &amp;unknown; &amp; &amp;'],
    ['<!-- a -->b<![CDATA[c]]>', 'b'],
  ])('normalizes %j to %j', (html, canonical) => {
    expect(clean(html)).toBe(canonical);
  });

  test.each(hostileHtml)('disarms %j', (html) => {
    for (const nested of [
      html,
      `<p>${html}</p>`,
      `<ul><li>${html}`,
      `<a href="https://a.test">${html}</a>`,
    ]) {
      const result = clean(nested);
      expectSafeHtml(result);
      expect(clean(result)).toBe(result);
    }
  });

  test('disarms pairs of payloads', () => {
    for (const [at, html] of hostileHtml.entries()) {
      const other = hostileHtml[(at + PAIR_DISTANCE) % hostileHtml.length] ?? '';
      expectSafeHtml(clean(html + other));
      expectSafeHtml(clean(html.slice(0, html.length / 2) + other + html.slice(html.length / 2)));
    }
  });
});

test('the list of hostile HTML has at least 60 different payloads', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(60);
});

const tags = [
  'p',
  'h1',
  'h2',
  'ul',
  'ol',
  'li',
  'b',
  'em',
  'a',
  'img',
  'br',
  'div',
  'span',
  'table',
  'td',
  'th',
  'pre',
  'code',
  'blockquote',
  'svg',
];
const disallowedTags = [
  'math',
  'script',
  'style',
  'title',
  'noscript',
  'iframe',
  'option',
  'form',
  'template',
  'textarea',
  'x-y',
];
const attribute = fc.constantFrom(
  '',
  ' href="https://a.test"',
  ' href=javascript:x',
  ' src="/api/images/',
  ' src=https://a.test/x',
  ' class=align-right',
  ' colspan=2',
  ' onclick=x',
  ' title="</p>"',
  " alt='<b>'",
  ' target=_blank',
  ' =',
  ' "',
  " '",
  '/',
);
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...tags, ...disallowedTags), attribute, attribute)
      .map(([name, a, b]) => `<${name}${a}${b}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...tags, ...disallowedTags).map((name) => `</${name}>`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'text',
      ' ',
      '&nbsp;',
      '&lt;',
      '&#60;',
      '&amp;lt;',
      '\u00a0',
      '\r\n',
      '\0',
      '\ud800',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('<', '>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '</', '&', '"', '/>'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const anyHtml = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

test('sanitized HTML is safe, and does not change when sanitized again', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const once = clean(html);
      expectSafeHtml(once);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 300 * PROPERTY_RUNS },
  );
});
