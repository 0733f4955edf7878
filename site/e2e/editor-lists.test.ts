import {
  expectHtml,
  expectPressed,
  openEditor,
  press,
  putCaret,
  resetEditor,
  select,
  setHtml,
  tool,
} from './editor.ts';
import { test } from './fixtures.ts';

const kinds = [
  { name: 'Bullet list', tag: 'ul', other: 'Ordered list', otherTag: 'ol' },
  { name: 'Ordered list', tag: 'ol', other: 'Bullet list', otherTag: 'ul' },
];

for (const { name, tag, other, otherTag } of kinds) {
  test(`${name}: lines become items, the other kind, and lines again; headings and items are included, in one undo step`, async ({
    page,
  }) => {
    await openEditor(page, '<p>one</p><p>two</p><p>three</p>');
    await select(page, 'one', 'two');
    await tool(page, name).click();
    await expectHtml(page, `<${tag}><li>one</li><li>two</li></${tag}><p>three</p>`);
    await expectPressed(page, 'Normal text', name, 'Align left');
    await tool(page, other).click();
    await expectHtml(page, `<${otherTag}><li>one</li><li>two</li></${otherTag}><p>three</p>`);
    await expectPressed(page, 'Normal text', other, 'Align left');
    await tool(page, other).click();
    await expectHtml(page, '<p>one</p><p>two</p><p>three</p>');
    await expectPressed(page, 'Normal text', 'Align left');

    const html = `<h2>Head</h2><${otherTag}><li>a</li></${otherTag}><p>b</p>`;
    await resetEditor(page, html);
    await press(page, 'Control+a');
    await tool(page, name).click();
    await expectHtml(page, `<${tag}><li>Head</li><li>a</li><li>b</li></${tag}>`);
    await press(page, 'Control+z');
    await expectHtml(page, html);
  });
}

test('items join lists, leave them, and move within them', async ({ page }) => {
  await openEditor(page);
  await test.step('adjacent lists of the same kind are joined', async () => {
    await resetEditor(page, '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>');
    await putCaret(page, 'after', 'b');
    await tool(page, 'Bullet list').click();
    await expectHtml(page, '<ul><li>a</li><li>b</li><li>c</li></ul>');
  });

  await test.step('an item becomes a heading outside of the list', async () => {
    const html = '<ul><li>a</li><li>b</li><li>c</li></ul>';
    await resetEditor(page, html);
    await putCaret(page, 'after', 'b');
    await tool(page, 'Heading 2').click();
    await expectHtml(page, '<ul><li>a</li></ul><h2>b</h2><ul><li>c</li></ul>');
    await press(page, 'Control+z');
    await expectHtml(page, html);
  });

  await test.step('a nested item leaves all of its lists', async () => {
    await resetEditor(page, '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>');
    await putCaret(page, 'after', 'c');
    await tool(page, 'Heading 3').click();
    await expectHtml(page, '<ul><li>a<ul><li>b</li></ul></li></ul><h3>c</h3>');
  });

  await test.step('an item is indented and outdented with the keyboard', async () => {
    await resetEditor(page, '<ul><li>a</li><li>b</li></ul>');
    await putCaret(page, 'after', 'b');
    await press(page, 'Control+]');
    await expectHtml(page, '<ul><li>a<ul><li>b</li></ul></li></ul>');
    await press(page, 'Control+[');
    await expectHtml(page, '<ul><li>a</li><li>b</li></ul>');
    await press(page, 'Control+[');
    await expectHtml(page, '<ul><li>a</li></ul><p>b</p>');
  });
});

test('Enter and Backspace create, keep and remove lines and items', async ({ page }) => {
  await openEditor(page);
  await test.step('Enter creates the next item, and in an empty one ends the list', async () => {
    await resetEditor(page, '<ol><li>a</li></ol>');
    await putCaret(page, 'after', 'a');
    await press(page, 'Enter');
    await page.keyboard.type('b');
    await expectHtml(page, '<ol><li>a</li><li>b</li></ol>');
    await press(page, 'Enter', 'Enter');
    await page.keyboard.type('c');
    await expectHtml(page, '<ol><li>a</li><li>b</li></ol><p>c</p>');
  });

  await test.step('Enter keeps the alignment and marks of a line, but not those of a heading', async () => {
    for (const [html, next] of [
      ['<p class="align-center"><strong>a</strong></p>', '<p class="align-center"><strong>b</strong></p>'],
      ['<h2 class="align-right"><em>a</em></h2>', '<p class="align-right">b</p>'],
      ['<p><a href="/x">a</a></p>', '<p>b</p>'],
    ] as const) {
      await resetEditor(page, html);
      await putCaret(page, 'after', 'a');
      await press(page, 'Enter');
      await page.keyboard.type('b');
      await expectHtml(page, html + next);
    }
  });

  await test.step('Enter splits a line, keeps an item aligned, and replaces the selection', async () => {
    await resetEditor(page, '<p class="align-right">onetwo</p>');
    await putCaret(page, 'after', 'one');
    await press(page, 'Enter');
    await expectHtml(page, '<p class="align-right">one</p><p class="align-right">two</p>');

    await setHtml(page, '<ul><li class="align-center">a</li></ul>');
    await putCaret(page, 'after', 'a');
    await press(page, 'Enter');
    await page.keyboard.type('b');
    await expectHtml(page, '<ul><li class="align-center">a</li><li class="align-center">b</li></ul>');

    await press(page, 'Control+a', 'Enter');
    await expectHtml(page, '');
  });

  await test.step('Shift+Enter inserts a line break', async () => {
    await resetEditor(page, '<p>onetwo</p>');
    await putCaret(page, 'after', 'one');
    await press(page, 'Shift+Enter');
    await expectHtml(page, '<p>one<br>two</p>');
  });

  await test.step('Backspace at the start removes the heading, the item, then the line', async () => {
    await resetEditor(page, '<p>a</p><h2>b</h2>');
    await putCaret(page, 'before', 'b');
    await press(page, 'Backspace');
    await expectHtml(page, '<p>a</p><p>b</p>');
    await press(page, 'Backspace');
    await expectHtml(page, '<p>ab</p>');

    await setHtml(page, '<ul><li>a</li><li>b</li></ul>');
    await putCaret(page, 'before', 'a');
    await press(page, 'Backspace');
    await expectHtml(page, '<p>a</p><ul><li>b</li></ul>');

    await setHtml(page, '<p>a</p><p>b</p>');
    await putCaret(page, 'before', 'a');
    await press(page, 'Backspace');
    await expectHtml(page, '<p>a</p><p>b</p>');
  });
});
