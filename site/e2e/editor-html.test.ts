import {
  BOAT,
  expectHtml,
  htmlOf,
  mockImages,
  openEditor,
  paste,
  press,
  resetEditor,
  setHtml,
  textbox,
  tool,
} from './editor.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

const canonical = [
  '<p>One line.</p>',
  '<h2>Two</h2><h3>Three</h3><p>Text</p>',
  '<p><strong>bold</strong> <em>italic</em> <u>underlined</u></p>',
  '<p><strong><em><u>all of them</u></em></strong></p>',
  '<p>one<br>two</p>',
  '<p>a</p><p><br></p><p>b</p>',
  '<p>one<br><br></p>',
  '<p class="align-center">middle</p><p class="align-right">right</p>',
  '<h2 class="align-center">middle</h2><h3 class="align-right">right</h3>',
  '<ul><li>one</li><li>two</li></ul>',
  '<ol><li>one</li><li>two</li></ol>',
  '<ul><li>one<ol><li>deeper<ul><li>deepest</li></ul></li></ol></li><li>two</li></ul>',
  '<ul><li class="align-center">middle</li><li class="align-right">right</li></ul>',
  '<ul><li class="align-center">middle<ul><li>left</li></ul></li></ul>',
  '<ul><li><p>one</p><p>still one</p></li></ul>',
  '<ul><li></li></ul>',
  '<ul><li>one</li></ul><ol><li>two</li></ol>',
  '<p><a href="https://example.com/a?b=1&amp;c=2#d">web</a></p>',
  '<p><a href="/calculator">page</a> <a href="mailto:ada@example.com">mail</a> <a href="tel:+1555">call</a></p>',
  '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">new tab</a></p>',
  '<p><a href="/a">plain <strong>bold</strong> plain</a></p>',
  `<p><img src="${BOAT}" alt="A boat" width="640" height="480"></p>`,
  `<p><img src="${BOAT}" alt=""></p>`,
  `<p>before <img src="${BOAT}"> after</p>`,
  '<p>a &lt;b&gt; &amp; "c" \' &nbsp;d</p>',
  '<p>naïve 退休 🌅 👩‍👩‍👧</p>',
];

/** Different HTML for the same content, which is normalized to one form. */
const normalized: readonly (readonly [html: string, written: string])[] = [
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
  ['<blockquote><p>a</p></blockquote><pre>b</pre>', '<p>a</p><p>b</p>'],
  ['<ul>\n  <li>\n    one\n  </li>\n  <li><p>two</p></li>\n</ul>\n', '<ul><li>one</li><li>two</li></ul>'],
  ['<ul><li><h3>a</h3></li></ul>', '<ul><li>a</li></ul>'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', '<p>a b</p><p>c d</p>'],
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
  ['<p></p>', ''],
  ['<p><br></p>', ''],
  ['  ', ''],
];

test('canonical HTML is unchanged, and other HTML becomes canonical', async ({ page }) => {
  await openEditor(page);
  await test.step('canonical HTML is unchanged, byte for byte', async () => {
    await mockImages(page);
    await resetEditor(page);
    for (const html of canonical) {
      await setHtml(page, html);
      expect.soft(await htmlOf(page)).toBe(html);
    }
    await setHtml(page, canonical.join(''));
    expect(await htmlOf(page)).toBe(canonical.join(''));
  });

  await test.step('other HTML becomes canonical and then stays unchanged', async () => {
    await mockImages(page);
    await resetEditor(page);
    for (const [html, written] of normalized) {
      await setHtml(page, html);
      expect.soft(await htmlOf(page), html).toBe(written);
      await setHtml(page, written);
      expect.soft(await htmlOf(page), `${html}, again`).toBe(written);
    }
  });
});

test('the server stores canonical HTML unchanged, and the editor opens it unchanged', async ({
  page,
  writer,
}) => {
  await mockImages(page);
  const content = canonical.join('');
  const { id } = await writer.publish({ content });
  await openEditor(page);
  await open(page, `/admin/blogs/edit/${id}`);
  await expect(tool(page, 'Bold')).toBeEnabled();
  await expectHtml(page, content);
});

test('text is stored as displayed, and can be undone', async ({ page }) => {
  await openEditor(page);
  await test.step('an empty text is an empty string and shows the placeholder', async () => {
    await resetEditor(page);
    await expectHtml(page, '');
    const shown = () =>
      textbox(page)
        .locator('p')
        .first()
        .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await shown()).toBe('"Start writing your content..."');
    await page.keyboard.type('a');
    await expectHtml(page, '<p>a</p>');
    expect(await shown()).toBe('none');
    await press(page, 'Backspace');
    await expectHtml(page, '');
    expect(await shown()).toBe('"Start writing your content..."');
  });

  await test.step('readers see spaces as they were typed', async () => {
    await resetEditor(page);
    await page.keyboard.type(' a   b  ');
    await expectHtml(page, '<p>&nbsp;a &nbsp; b</p>');
  });

  await test.step('changes by the page cannot be undone, changes by the author can', async () => {
    await resetEditor(page, '<p>loaded</p>');
    await press(page, 'Control+z');
    await expectHtml(page, '<p>loaded</p>');
    await press(page, 'Control+End');
    await paste(page, '', ' and pasted');
    await expectHtml(page, '<p>loaded and pasted</p>');
    await press(page, 'Control+z');
    await expectHtml(page, '<p>loaded</p>');
    await press(page, 'Control+y');
    await expectHtml(page, '<p>loaded and pasted</p>');
  });
});
