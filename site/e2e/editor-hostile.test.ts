import type { Page } from '@playwright/test';
import { htmlOf, openEditor, paste, press, resetEditor, setHtml, textbox } from './editor.ts';
import { expect, test } from './fixtures.ts';

/** Each tries to run a script. The page guard also fails on anything that the browser blocks. */
const hostile: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<p>a</p><script>window.harmed = 1</script>'],
  ['a handler', '<p onmouseover="window.harmed = 1">a</p><img src="x:y" onerror="window.harmed = 1">'],
  ['a handler behind slashes', '<img/src="x:y"/onerror="window.harmed = 1"><p>a</p>'],
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
  ['a formula', '<math><mtext><img src="x:y" onerror="window.harmed = 1"></mtext></math><p>a</p>'],
  ['a frame', '<iframe src="javascript:parent.harmed = 1" srcdoc="<p>b</p>"></iframe><p>a</p>'],
  ['objects', '<object data="x:y">b</object><embed src="x:y"><p>a</p>'],
  [
    'styles',
    '<style>body { display: none }</style><link rel="stylesheet" href="x:y"><p style="position:fixed">a</p>',
  ],
  ['a base', '<base href="https://example.com/"><meta http-equiv="refresh" content="0"><p>a</p>'],
  [
    'a form',
    '<form action="https://example.com/"><button formaction="javascript:1">b</button><p>a</p></form>',
  ],
  ['a template', '<template><img src="x:y" onerror="window.harmed = 1"></template><p>a</p>'],
  ['a broken tag', '<p>a</p><img src="x:y" onerror="window.harmed = 1"'],
];

async function expectHarmless(page: Page): Promise<void> {
  const html = await htmlOf(page);
  expect.soft(html).toContain('a');
  expect
    .soft(html)
    .not.toMatch(/harmed|script|onerror|style|<(?:svg|iframe|object|form|base|template)|data:|x:y|>b</i);
  const { harmed, handlers } = await page.evaluate(() => ({
    harmed: 'harmed' in window,
    handlers: document.querySelectorAll('[onerror], [onload], [onmouseover], [href^="javascript"]').length,
  }));
  expect.soft({ harmed, handlers }).toEqual({ harmed: false, handlers: 0 });
}

test('hostile HTML in a paste or a stored post neither runs, nor loads, nor remains', async ({ page }) => {
  await openEditor(page);
  await test.step('pasted HTML neither runs, nor loads, nor remains', async () => {
    await resetEditor(page);
    for (const [name, html] of hostile) {
      await test.step(name, async () => {
        await setHtml(page, '');
        await paste(page, html);
        await expectHarmless(page);
      });
    }
  });

  await test.step('stored HTML neither runs, nor loads, nor remains', async () => {
    await resetEditor(page);
    for (const [name, html] of hostile) {
      await test.step(name, async () => {
        await setHtml(page, html);
        await expectHarmless(page);
      });
    }
  });
});

const forged = [
  `1 1 ["link",{"href":"javascript:window.harmed = 1"}]`,
  `1 1 ["heading",{"level":"6 onmouseover=window.harmed","align":"x"}]`,
  `0 0 -9 ["nothing_of_that_name",{}]`,
  `9 9 ["bullet_list",null,"list_item",null]`,
  `99999 99999 []`,
  `not a slice`,
];

test('a forged ProseMirror slice is not trusted', async ({ page }) => {
  await openEditor(page);
  for (const slice of forged) {
    await setHtml(page, '');
    await paste(page, `<p data-pm-slice='${slice}'>a</p>`);
    expect.soft(await htmlOf(page), slice).toMatch(/^<p>a<\/p>$/);
    expect.soft(await textbox(page).innerHTML()).not.toMatch(/harmed|javascript|h6/);
  }
});

test('dropped HTML is sanitized like pasted HTML', async ({ page }) => {
  await openEditor(page, '<p>first</p>');
  await textbox(page).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(
      'text/html',
      '<p onmouseover="window.harmed = 1">a<script>window.harmed = 1</script></p>',
    );
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + 30, clientY: top + 25, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
  });
  await expectHarmless(page);
  await press(page, 'Control+z');
  expect(await htmlOf(page)).toBe('<p>first</p>');
});
