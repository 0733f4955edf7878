import { expect, test } from 'vitest';
import { BOAT, canonicalHtml } from '../../../test/canonical-html.ts';
import { createNormalizer } from '../../../test/rich-text.tsx';

/** Different HTML for the same content, and its canonical form. */
const normalized = [
  ['<p><b>b</b> <i>i</i> <ins>u</ins></p>', '<p><strong>b</strong> <em>i</em> <u>u</u></p>'],
  [
    '<p><strong>a <a href="/b">b</a></strong></p>',
    '<p><strong>a </strong><a href="/b"><strong>b</strong></a></p>',
  ],
  ['<h1>One</h1><h4>Four</h4><h6>Six</h6>', '<h2>One</h2><h3>Four</h3><h3>Six</h3>'],
  ['<p style="text-align: center">a</p>', '<p class="align-center">a</p>'],
  ['<p align="right">a</p><center>b</center>', '<p class="align-right">a</p><p class="align-center">b</p>'],
  ['<p style="text-align:left" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
  ['<p><span style="font-weight:700;font-style:italic">a</span></p>', '<p><strong><em>a</em></strong></p>'],
  ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  ['<div class="align-center"><p>one</p></div>', '<p class="align-center">one</p>'],
  [
    '<blockquote>a</blockquote><pre>b\n c</pre>',
    '<blockquote><p>a</p></blockquote><pre><code>b\n c</code></pre>',
  ],
  ['<p><kbd>Ctrl</kbd></p>', '<p><code>Ctrl</code></p>'],
  ['<ul>\n  <li>\n    one\n  </li>\n  <li><p>two</p></li>\n</ul>\n', '<ul><li>one</li><li>two</li></ul>'],
  ['<ul><li><h3>a</h3></li></ul>', '<ul><li>a</li></ul>'],
  [
    '<table border=1><thead><tr><th style="text-align:right">a</th></tr></thead><tr><td onclick="x()">b</td></tr></table>',
    '<table><tbody><tr><th class="align-right">a</th></tr><tr><td>b</td></tr></tbody></table>',
  ],
  ['<p class="ql-align-center">a</p>', '<p class="align-center">a</p>'],
  ['bare text', '<p>bare text</p>'],
  ['<p>a<br></p>', '<p>a</p>'],
  [
    '<a href="https://example.com" target="_blank">a</a>',
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
  [
    `<p><img src="${BOAT}" width="wide" height="9" style="width:1px" onerror="b()"></p>`,
    `<p><img src="${BOAT}" height="9"></p>`,
  ],
  ['<p>a<img src="http://example.com/a.png"><img src="b.png"></p>', '<p>a</p>'],
  [
    '<table><tr><td>a<table><tr><td>b</td><td><b>c</b></td></tr></table></td><td>d</td></tr></table>',
    '<table><tbody><tr><td><p>a</p><p>b</p><p><strong>c</strong></p></td><td>d</td></tr></tbody></table>',
  ],
  [
    '<table><caption>a</caption><tr><td align="center"><p>b</p><h4>c</h4></td></tr></table>',
    '<p>a</p><table><tbody><tr><td><p class="align-center">b</p><h3 class="align-center">c</h3></td></tr></tbody></table>',
  ],
  ['<table>a</table>b', '<p>ab</p>'],
  ['<ul><li><pre>a\nb</pre></li></ul>', '<ul><li>a<br>b</li></ul>'],
  ['<p></p>', ''],
  ['<p><br></p>', ''],
  ['  ', ''],
] as const;

test('canonical HTML is unchanged, byte for byte', async () => {
  const normalize = await createNormalizer();
  for (const html of [...canonicalHtml, canonicalHtml.join('')]) expect(normalize(html)).toBe(html);
});

test.each(normalized)('%s becomes %s and then stays unchanged', async (html, canonical) => {
  const normalize = await createNormalizer();
  expect(normalize(html)).toBe(canonical);
  expect(normalize(canonical)).toBe(canonical);
});
