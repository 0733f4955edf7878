import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  expectHtml,
  paste,
  pressKeys,
  putCaret,
  renderEditor,
  setHtml,
  textbox,
} from '../../../test/rich-text.tsx';

test('Control+] and Control+[ indent and outdent an item', async () => {
  await renderEditor('<ul><li>a</li><li>b</li></ul>');
  await putCaret('after', 'b');
  await pressKeys('Control+]');
  await expectHtml('<ul><li>a<ul><li>b</li></ul></li></ul>');
  await pressKeys('Control+[');
  await expectHtml('<ul><li>a</li><li>b</li></ul>');
  await pressKeys('Control+[');
  await expectHtml('<ul><li>a</li></ul><p>b</p>');
});

test('Enter creates the next item, and in an empty item ends the list', async () => {
  await renderEditor('<ol><li>a</li></ol>');
  await putCaret('after', 'a');
  await pressKeys('Enter');
  await userEvent.keyboard('b');
  await expectHtml('<ol><li>a</li><li>b</li></ol>');
  await pressKeys('Enter', 'Enter');
  await userEvent.keyboard('c');
  await expectHtml('<ol><li>a</li><li>b</li></ol><p>c</p>');
});

test('Enter continues with the alignment and format of a line, but not with its heading or link', async () => {
  await renderEditor();
  for (const [html, next] of [
    ['<p class="align-center"><strong>a</strong></p>', '<p class="align-center"><strong>b</strong></p>'],
    ['<h2 class="align-right"><em>a</em></h2>', '<p class="align-right">b</p>'],
    ['<p><a href="/x">a</a></p>', '<p>b</p>'],
  ] as const) {
    await setHtml(html);
    await putCaret('after', 'a');
    await pressKeys('Enter');
    await userEvent.keyboard('b');
    await expectHtml(html + next);
  }
  await setHtml('<p><a href="/x">ab</a></p>');
  await putCaret('after', 'a');
  await pressKeys('Enter');
  await userEvent.keyboard('c');
  await expectHtml('<p><a href="/x">a</a></p><p>c<a href="/x">b</a></p>');
});

test('Enter splits a line, keeps an item aligned, and replaces the selection', async () => {
  await renderEditor('<p class="align-right">onetwo</p>');
  await putCaret('after', 'one');
  await pressKeys('Enter');
  await expectHtml('<p class="align-right">one</p><p class="align-right">two</p>');

  await setHtml('<ul><li class="align-center">a</li></ul>');
  await putCaret('after', 'a');
  await pressKeys('Enter');
  await userEvent.keyboard('b');
  await expectHtml('<ul><li class="align-center">a</li><li class="align-center">b</li></ul>');
  await pressKeys('Control+a', 'Enter');
  await expectHtml('');
});

test('Shift+Enter inserts a line break', async () => {
  await renderEditor('<p>onetwo</p>');
  await putCaret('after', 'one');
  await pressKeys('Shift+Enter');
  await expectHtml('<p>one<br>two</p>');
});

test('Backspace at the start of a heading or an item makes it a line, and that of a line joins the lines', async () => {
  await renderEditor();
  for (const [html, at, expected] of [
    ['<p>a</p><h2>b</h2>', 'b', '<p>a</p><p>b</p>'],
    ['<p>a</p><p>b</p>', 'b', '<p>ab</p>'],
    ['<ul><li>a</li><li>b</li></ul>', 'a', '<p>a</p><ul><li>b</li></ul>'],
    ['<p>a</p><p>b</p>', 'a', '<p>a</p><p>b</p>'],
  ] as const) {
    await setHtml(html);
    await putCaret('before', at);
    await pressKeys('Backspace');
    await expectHtml(expected);
  }
});

test('Enter on an empty line leaves a quote, also in the middle of it', async () => {
  await renderEditor('<blockquote><p>a</p></blockquote>');
  await putCaret('after', 'a');
  await pressKeys('Enter', 'Enter');
  await userEvent.keyboard('b');
  await expectHtml('<blockquote><p>a</p></blockquote><p>b</p>');

  await setHtml('<blockquote><p>a</p><p>c</p></blockquote>');
  await putCaret('after', 'a');
  await pressKeys('Enter', 'Enter');
  await userEvent.keyboard('b');
  await expectHtml('<blockquote><p>a</p></blockquote><p>b</p><blockquote><p>c</p></blockquote>');
});

test('Enter on an empty last line leaves a code block and removes the line', async () => {
  await renderEditor('<pre><code>a</code></pre>');
  await putCaret('after', 'a');
  await pressKeys('Enter', 'Enter');
  await userEvent.keyboard('b');
  await expectHtml('<pre><code>a</code></pre><p>b</p>');
});

test('ArrowDown starts a paragraph after code, a quote or a list at the end of the text, and nowhere else', async () => {
  await renderEditor();
  const ends = ['<pre><code>a</code></pre>', '<blockquote><p>a</p></blockquote>', '<ul><li>a</li></ul>'];
  for (const end of ends) {
    await setHtml(end);
    await putCaret('after', 'a');
    await pressKeys('ArrowDown');
    await userEvent.keyboard('b');
    await expectHtml(`${end}<p>b</p>`);
  }
  const html = '<pre><code>a\nb</code></pre><p>c</p>';
  await setHtml(html);
  await putCaret('after', 'a');
  await pressKeys('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expectHtml(html);
});

test('Tab leaves the text unchanged', async () => {
  const html = '<ul><li>a</li><li>b</li></ul>';
  await renderEditor(html);
  await putCaret('after', 'b');
  await pressKeys('Tab');
  await expect.element(textbox).not.toHaveFocus();
  await expectHtml(html);
});

test('an empty text is an empty string and shows the placeholder', async () => {
  await renderEditor();
  const placeholder = () =>
    getComputedStyle(textbox.element().querySelector('p') as Element, '::before').content;
  await expectHtml('');
  expect(placeholder()).toBe('"Start writing your content..."');
  await userEvent.keyboard('a');
  await expectHtml('<p>a</p>');
  expect(placeholder()).toBe('none');
  await pressKeys('Backspace');
  await expectHtml('');
  expect(placeholder()).toBe('"Start writing your content..."');
});

test('readers see spaces as the author typed them', async () => {
  await renderEditor();
  await userEvent.keyboard(' a   b  ');
  await expectHtml('<p>&nbsp;a &nbsp; b</p>');
});

test('undo reverts changes by the author, but not those by the page', async () => {
  await renderEditor('<p>first</p>');
  await setHtml('<p>loaded</p>');
  await pressKeys('Control+z');
  await expectHtml('<p>loaded</p>');
  await pressKeys('Control+End');
  await paste('', ' and pasted');
  await expectHtml('<p>loaded and pasted</p>');
  await pressKeys('Control+z');
  await expectHtml('<p>loaded</p>');
  await pressKeys('Control+y');
  await expectHtml('<p>loaded and pasted</p>');
});
