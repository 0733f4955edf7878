import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BOAT } from '../../../test/canonical-html.ts';
import {
  drop,
  expectHtml,
  htmlOf,
  paste,
  pressKeys,
  putCaret,
  renderEditor,
  replaceHtml,
  setHtml,
  textbox,
} from '../../../test/rich-text.tsx';

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

const GOOGLE_DOCS_TABLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="300"/><col width="300"/></colgroup><tbody>
<tr style="height:0pt"><td style="border-left:solid #000000 1pt"><p dir="ltr"><span style="font-weight:400;">Pros</span></p><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Low fees</span></p></li></ul></td><td><p dir="ltr"><span>Cons</span></p><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li></ol></td></tr>
<tr><td><h3 dir="ltr"><span>a</span></h3></td><td><br></td></tr></tbody></table></div></b>`;

const WORD_TABLE = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-US><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'>
  <td width=312 valign=top style='width:233.75pt'>
  <p class=MsoNormal><b>Pros</b><o:p></o:p></p>
  <p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]>Low fees<o:p></o:p></p>
  <p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Simple<o:p></o:p></p>
  </td>
  <td width=312><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
 </tr>
</table><!--EndFragment--></body></html>`;

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td { padding: 0 }</style></head><body link="#0563C1">
<table border=0 cellpadding=0 cellspacing=0 width=128><!--StartFragment--><col width=64 span=2 style='width:48pt'>
 <tr height=20><td height=20 class=xl65 width=64>Age</td><td align=right width=64 x:num>62</td></tr>
 <tr height=20><td colspan=2 height=20>a<span style='mso-spacerun:yes'>  </span>b</td></tr><!--EndFragment--></table></body></html>`;

const QUILL_1 = `<h2 class="ql-align-center">Title</h2><p class="ql-align-right"><strong>a</strong></p><ol><li class="ql-indent-0">one</li></ol><p><br></p>`;

const QUILL_2 = `<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>dot</li></ol><ol><li data-list="ordered"><span class="ql-ui"></span>number</li></ol>`;

const sources = [
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
    `<h2>Title</h2><p>Text with spans and <code>code</code>.</p><p><img src="${BOAT}" alt="Boat"></p><p>Caption</p>` +
      '<blockquote><p>Quote</p></blockquote><p>Search</p>',
  ],
  [
    'Quill 1',
    QUILL_1,
    '<h2 class="align-center">Title</h2><p class="align-right"><strong>a</strong></p><ol><li>one</li></ol><p><br></p>',
  ],
  [
    'a table in Google Docs',
    GOOGLE_DOCS_TABLE,
    '<table><tbody><tr><td>Pros<ul><li>Low fees</li></ul></td><td>Cons<ol><li>One</li></ol></td></tr>' +
      '<tr><td><h3>a</h3></td><td></td></tr></tbody></table>',
  ],
  [
    'rows of a table in Google Docs',
    `<meta charset='utf-8'><tr style="height:0"><td title=">">Only</td><td>rows</td></tr>`,
    '<table><tbody><tr><td>Only</td><td>rows</td></tr></tbody></table>',
  ],
  [
    'a table in Word',
    WORD_TABLE,
    '<table><tbody><tr><td><strong>Pros</strong><ul><li>Low fees</li><li>Simple</li></ul></td><td></td></tr></tbody></table>',
  ],
  [
    'Excel',
    EXCEL,
    '<table><tbody><tr><td>Age</td><td class="align-right">62</td></tr><tr><td colspan="2">a b</td></tr></tbody></table>',
  ],
  [
    'an email, whose styles are important',
    '<div style="display:none!important;display:block">Preheader</div>' +
      '<p style="text-align:center ! IMPORTANT"><span style="font-weight:bold !important">a</span></p>',
    '<p class="align-center"><strong>a</strong></p>',
  ],
  ['Quill 2', QUILL_2, '<ul><li>dot</li></ul><ol><li>number</li></ol>'],
  [
    'aligned lines',
    '<p style="text-align:center">a</p><p style="text-align:right">b</p>',
    '<p class="align-center">a</p><p class="align-right">b</p>',
  ],
  [
    'a page of this site, whose image URL becomes relative',
    `<img src="${location.origin}${BOAT}?w=640" alt="A boat">`,
    `<p><img src="${BOAT}?w=640" alt="A boat"></p>`,
  ],
] as const;

test('HTML pasted from Word, Google Docs, a web page, Excel, Quill or an email keeps supported formats only', async () => {
  await renderEditor();
  for (const [source, html, expected] of sources) {
    replaceHtml('');
    await paste(html);
    expect(htmlOf(), source).toBe(expected);
  }
});

test('a pasted word is inserted into the line', async () => {
  await renderEditor('<p>one () three</p>');
  await putCaret('after', '(');
  await paste('<b>two</b>');
  await expectHtml('<p>one (<strong>two</strong>) three</p>');
  await pressKeys('Control+z');
  await expectHtml('<p>one () three</p>');
});

test('plain text is pasted as lines of text', async () => {
  await renderEditor();
  await paste('', '<b>a</b>\n\n## c');
  await expectHtml('<p>&lt;b&gt;a&lt;/b&gt;</p><p>## c</p>');
});

test('content that was copied in the editor is pasted unchanged', async () => {
  const html = '<h3 class="align-center">A <em>b</em></h3><ul><li>c<ol><li>d</li></ol></li></ul>';
  await renderEditor(html);
  await pressKeys('Control+a');
  await userEvent.copy();
  await setHtml('');
  await userEvent.paste();
  await expectHtml(html);
});

/** HTML that tries to run a script, to load something, or to change the page. */
const hostile = [
  ['a script', '<p>a</p><script>window.harmed = 1</script>'],
  [
    'a handler',
    '<p onmouseover="window.harmed = 1">a</p><img src="/loaded.png" onerror="window.harmed = 1">',
  ],
  ['a handler behind slashes', '<img/src="/loaded.png"/onerror="window.harmed = 1"><p>a</p>'],
  ['a script for an address', '<p><a href="javascript:window.harmed = 1">a</a></p>'],
  ['a script behind a tab', '<p><a href="java&#9;script:window.harmed = 1">a</a></p>'],
  ['a script behind a blank', '<p><a href=" &#1;JavaScript:window.harmed = 1">a</a></p>'],
  ['a document for an address', '<p><a href="data:text/html,<script>1</script>">a</a></p>'],
  ['an image of data', '<p>a<img src="data:image/svg+xml,<svg onload=1>"></p>'],
  ['an image of a script', '<p>a<img src="javascript:window.harmed = 1"></p>'],
  [
    'a drawing',
    '<svg onload="window.harmed = 1"><script>window.harmed = 1</script><text>b</text></svg><p>a</p>',
  ],
  ['a formula', '<math><mtext><img src="/loaded.png" onerror="window.harmed = 1"></mtext></math><p>a</p>'],
  ['a frame', '<iframe src="javascript:parent.harmed = 1" srcdoc="<p>b</p>"></iframe><p>a</p>'],
  ['objects', '<object data="/loaded.png">b</object><embed src="/loaded.png"><p>a</p>'],
  [
    'styles',
    '<style>body { display: none }</style><link rel="stylesheet" href="/loaded.png"><p style="position:fixed">a</p>',
  ],
  ['a base', '<base href="https://example.com/"><meta http-equiv="refresh" content="0"><p>a</p>'],
  [
    'a form',
    '<form action="https://example.com/"><button formaction="javascript:1">b</button><p>a</p></form>',
  ],
  ['a template', '<template><img src="/loaded.png" onerror="window.harmed = 1"></template><p>a</p>'],
  ['a broken tag', '<p>a</p><img src="/loaded.png" onerror="window.harmed = 1"'],
] as const;

/** Expects that only the letter a of hostile HTML is left. */
function expectHarmless(html: string, name?: string): void {
  expect(html, name).toContain('a');
  expect(html, name).not.toMatch(
    /harmed|script|onerror|style|<(?:svg|iframe|object|form|base|template)|data:|loaded|>b</i,
  );
  const elements = '[onerror], [onload], [onmouseover], [href^="javascript"]';
  expect(document.querySelectorAll(elements), name).toHaveLength(0);
  expect(document.baseURI, name).toBe(location.href);
}

/** Expects that hostile HTML has run no script and loaded nothing within two frames. */
async function expectNothingRan(name?: string): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect('harmed' in window, name).toBe(false);
  const loaded = performance.getEntriesByType('resource').map((resource) => resource.name);
  expect(
    loaded.filter((url) => url.includes('loaded.png')),
    name,
  ).toEqual([]);
}

test('hostile HTML neither runs, nor loads, nor remains in a paste or in the shown text of a stored post', async () => {
  await renderEditor();
  for (const [name, html] of hostile) {
    replaceHtml('');
    await paste(html);
    expectHarmless(htmlOf(), name);
    await expectNothingRan(name);
    replaceHtml(html);
    expectHarmless(textbox.element().innerHTML, name);
    await expectNothingRan(name);
  }
});

const forged = [
  `1 1 ["link",{"href":"javascript:window.harmed = 1"}]`,
  `1 1 ["heading",{"level":"6 onmouseover=window.harmed","align":"x"}]`,
  `0 0 -9 ["nothing_of_that_name",{}]`,
  `9 9 ["bullet_list",null,"list_item",null]`,
  `99999 99999 []`,
  `not a slice`,
];

test('a pasted ProseMirror slice is not trusted', async () => {
  await renderEditor();
  for (const slice of forged) {
    replaceHtml('');
    await paste(`<p data-pm-slice='${slice}'>a</p>`);
    expect(htmlOf(), slice).toBe('<p>a</p>');
    expect(textbox.element().innerHTML, slice).not.toMatch(/harmed|javascript|h6/);
  }
});

test('dropped HTML is sanitized like pasted HTML', async () => {
  await renderEditor('<p>first</p>');
  const data = new DataTransfer();
  data.setData('text/html', '<p onmouseover="window.harmed = 1">a<script>window.harmed = 1</script></p>');
  await drop(data);
  expectHarmless(htmlOf());
  await expectNothingRan();
  await pressKeys('Control+z');
  await expectHtml('<p>first</p>');
});
