import { expectHtml, expectPressed, openEditor, press, putCaret, select, setHtml, tool } from './editor.ts';
import { test } from './fixtures.ts';

const kinds = [
  { name: 'Bullet list', tag: 'ul', other: 'Ordered list', otherTag: 'ol' },
  { name: 'Ordered list', tag: 'ol', other: 'Bullet list', otherTag: 'ul' },
];

for (const { name, tag, other, otherTag } of kinds) {
  test(`${name}: lines become items, the other kind, and lines again`, async ({ page }) => {
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
  });

  test(`${name}: headings, items and lines become one list, which is undone as one`, async ({ page }) => {
    const html = `<h2>Head</h2><${otherTag}><li>a</li></${otherTag}><p>b</p>`;
    await openEditor(page, html);
    await press(page, 'Control+a');
    await tool(page, name).click();
    await expectHtml(page, `<${tag}><li>Head</li><li>a</li><li>b</li></${tag}>`);
    await press(page, 'Control+z');
    await expectHtml(page, html);
  });
}

test('a list beside a list of its kind becomes one with it', async ({ page }) => {
  await openEditor(page, '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>');
  await putCaret(page, 'after', 'b');
  await tool(page, 'Bullet list').click();
  await expectHtml(page, '<ul><li>a</li><li>b</li><li>c</li></ul>');
});

test('an item becomes a heading outside the list', async ({ page }) => {
  const html = '<ul><li>a</li><li>b</li><li>c</li></ul>';
  await openEditor(page, html);
  await putCaret(page, 'after', 'b');
  await tool(page, 'Heading 2').click();
  await expectHtml(page, '<ul><li>a</li></ul><h2>b</h2><ul><li>c</li></ul>');
  await press(page, 'Control+z');
  await expectHtml(page, html);
});

test('a deep item leaves all of its lists', async ({ page }) => {
  await openEditor(page, '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>');
  await putCaret(page, 'after', 'c');
  await tool(page, 'Heading 3').click();
  await expectHtml(page, '<ul><li>a<ul><li>b</li></ul></li></ul><h3>c</h3>');
});

test('an item is moved in and out by keys', async ({ page }) => {
  await openEditor(page, '<ul><li>a</li><li>b</li></ul>');
  await putCaret(page, 'after', 'b');
  await press(page, 'Control+]');
  await expectHtml(page, '<ul><li>a<ul><li>b</li></ul></li></ul>');
  await press(page, 'Control+[');
  await expectHtml(page, '<ul><li>a</li><li>b</li></ul>');
  await press(page, 'Control+[');
  await expectHtml(page, '<ul><li>a</li></ul><p>b</p>');
});

test('Enter makes the next item, and in an empty one ends the list', async ({ page }) => {
  await openEditor(page, '<ol><li>a</li></ol>');
  await putCaret(page, 'after', 'a');
  await press(page, 'Enter');
  await page.keyboard.type('b');
  await expectHtml(page, '<ol><li>a</li><li>b</li></ol>');
  await press(page, 'Enter', 'Enter');
  await page.keyboard.type('c');
  await expectHtml(page, '<ol><li>a</li><li>b</li></ol><p>c</p>');
});

test('Enter keeps the alignment and the marks of the line, but not those of a heading', async ({ page }) => {
  for (const [html, next] of [
    ['<p class="align-center"><strong>a</strong></p>', '<p class="align-center"><strong>b</strong></p>'],
    ['<h2 class="align-right"><em>a</em></h2>', '<p class="align-right">b</p>'],
    ['<p><a href="/x">a</a></p>', '<p>b</p>'],
  ] as const) {
    await openEditor(page, html);
    await putCaret(page, 'after', 'a');
    await press(page, 'Enter');
    await page.keyboard.type('b');
    await expectHtml(page, html + next);
  }
});

test('Enter splits a line, keeps an item aligned, and replaces everything that is selected', async ({
  page,
}) => {
  await openEditor(page, '<p class="align-right">onetwo</p>');
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

test('Shift and Enter break the line', async ({ page }) => {
  await openEditor(page, '<p>onetwo</p>');
  await putCaret(page, 'after', 'one');
  await press(page, 'Shift+Enter');
  await expectHtml(page, '<p>one<br>two</p>');
});

test('Backspace at the beginning takes away the heading, the item, then the line', async ({ page }) => {
  await openEditor(page, '<p>a</p><h2>b</h2>');
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
