import type { Page } from '@playwright/test';
import { beginWith, htmlOf, openEditor, paste, press, setHtml, textbox } from './editor.ts';
import { expect, test } from './fixtures.ts';

/** Each tries to run something; the guard of the page also fails for whatever the browser refuses. */
const hostile: readonly (readonly [what: string, html: string])[] = [
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

test('nothing that is pasted or that a post was saved with runs, loads or stays', async ({ page }) => {
  await openEditor(page);
  await test.step('nothing that is pasted runs, loads or stays', async () => {
    await beginWith(page);
    for (const [what, html] of hostile) {
      await test.step(what, async () => {
        await setHtml(page, '');
        await paste(page, html);
        await expectHarmless(page);
      });
    }
  });

  await test.step('nothing that a post was saved with runs, loads or stays', async () => {
    await beginWith(page);
    for (const [what, html] of hostile) {
      await test.step(what, async () => {
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

test('a pasted note on where the text was cut is not believed', async ({ page }) => {
  await openEditor(page);
  for (const slice of forged) {
    await setHtml(page, '');
    await paste(page, `<p data-pm-slice='${slice}'>a</p>`);
    expect.soft(await htmlOf(page), slice).toMatch(/^<p>a<\/p>$/);
    expect.soft(await textbox(page).innerHTML()).not.toMatch(/harmed|javascript|h6/);
  }
});

test('dropped HTML is cleaned as pasted HTML is', async ({ page }) => {
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
