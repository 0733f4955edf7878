import {
  BOAT,
  expectHtml,
  mockImages,
  openEditor,
  paste,
  press,
  putCaret,
  resetEditor,
  setHtml,
} from './editor.ts';
import { test } from './fixtures.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head>
<body><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'>Title<o:p></o:p></h1>
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'>Bold</b> and
<i>italic</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Deeper<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Last</p>
<p class=MsoNormal><span style='mso-hide:all'>hidden</span><u>End</u></p>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Title</span></h2>
<p dir="ltr" style="text-align: center;"><span style="font-weight:700;">Bold</span><span style="font-weight:400;"> and </span><span style="font-style:italic;text-decoration:underline;">both</span></p>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li dir="ltr"><p dir="ltr"><a href="https://example.com/" style="text-decoration:none;"><span style="text-decoration:underline;color:#1155cc;">Link</span></a></p></li></ul>
</b><br class="Apple-interchange-newline">`;

const WEB_PAGE = `<article class="post"><header><h1 class="x">Title</h1></header><section><div style="color: red">Text
with <span class="y">spans</span> and <code>code</code>.</div><figure><img src="${BOAT}" alt="Boat" class="z" srcset="/b.png 2x"><figcaption>Caption</figcaption></figure>
<blockquote>Quote</blockquote><button>Share</button><form><input value="x"><label>Search</label></form></section></article>`;

const QUILL_1 = `<h2 class="ql-align-center">Title</h2><p class="ql-align-right"><strong>a</strong></p><ol><li class="ql-indent-0">one</li></ol><p><br></p>`;

const QUILL_2 = `<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>dot</li></ol><ol><li data-list="ordered"><span class="ql-ui"></span>number</li></ol>`;

const sources: readonly (readonly [source: string, html: string, expected: string])[] = [
  [
    'Word',
    WORD,
    '<h2>Title</h2><p class="align-center"><strong>Bold</strong> and <em>italic</em></p>' +
      '<ul><li>First<ol><li>Deeper</li></ol></li><li>Last</li></ul><p><u>End</u></p>',
  ],
  [
    'Google Docs',
    GOOGLE_DOCS,
    '<h2>Title</h2><p class="align-center"><strong>Bold</strong> and <em><u>both</u></em></p>' +
      '<ul><li>One</li><li><a href="https://example.com/">Link</a></li></ul>',
  ],
  [
    'a web page',
    WEB_PAGE,
    `<h2>Title</h2><p>Text with spans and code.</p><p><img src="${BOAT}" alt="Boat"></p><p>Caption</p>` +
      '<p>Quote</p><p>Search</p>',
  ],
  [
    'Quill 1',
    QUILL_1,
    '<h2 class="align-center">Title</h2><p class="align-right"><strong>a</strong></p><ol><li>one</li></ol><p><br></p>',
  ],
  ['Quill 2', QUILL_2, '<ul><li>dot</li></ul><ol><li>number</li></ol>'],
];

test('pasted HTML from other programs keeps supported formats only', async ({ page }) => {
  await mockImages(page);
  await openEditor(page);
  for (const [source, html, expected] of sources) {
    await test.step(source, async () => {
      await resetEditor(page);
      await paste(page, html);
      await expectHtml(page, expected);
    });
  }
});

test('pasted content is inserted in the right place', async ({ page }) => {
  await openEditor(page);
  await test.step('pasted words are inserted into the line', async () => {
    await resetEditor(page, '<p>one () three</p>');
    await putCaret(page, 'after', '(');
    await paste(page, '<b>two</b>');
    await expectHtml(page, '<p>one (<strong>two</strong>) three</p>');
    await press(page, 'Control+z');
    await expectHtml(page, '<p>one () three</p>');
  });

  await test.step('pasted lines keep their alignment in an empty paragraph', async () => {
    await resetEditor(page);
    await paste(page, '<p style="text-align:center">a</p><p style="text-align:right">b</p>');
    await expectHtml(page, '<p class="align-center">a</p><p class="align-right">b</p>');
  });

  await test.step('plain text is pasted as lines of text', async () => {
    await resetEditor(page);
    await paste(page, '', '<b>a</b>\n\n## c');
    await expectHtml(page, '<p>&lt;b&gt;a&lt;/b&gt;</p><p>## c</p>');
  });

  await test.step('content copied in the editor is pasted unchanged', async () => {
    const html = '<h3 class="align-center">A <em>b</em></h3><ul><li>c<ol><li>d</li></ol></li></ul>';
    await resetEditor(page, html);
    await press(page, 'Control+a');
    await page.keyboard.press('Control+c');
    await setHtml(page, '');
    await page.keyboard.press('Control+v');
    await expectHtml(page, html);
  });

  await test.step('the URL of an image of this site becomes relative', async () => {
    await mockImages(page);
    await resetEditor(page);
    await paste(page, `<img src="${new URL(page.url()).origin}${BOAT}?w=640" alt="A boat">`);
    await expectHtml(page, `<p><img src="${BOAT}?w=640" alt="A boat"></p>`);
  });
});
