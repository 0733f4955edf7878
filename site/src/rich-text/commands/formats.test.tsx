import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  expectHtml,
  expectPressed,
  pressKeys,
  putCaret,
  renderEditor,
  selectText,
  setHtml,
  textbox,
  toolbarButton,
} from '../../../test/rich-text.tsx';

test.each([
  { name: 'Bold', tag: 'strong', key: 'b' },
  { name: 'Italic', tag: 'em', key: 'i' },
  { name: 'Underline', tag: 'u', key: 'u' },
])(
  '$name applies to the selection or the text typed next, with the button or the keyboard',
  async (format) => {
    const { name, tag, key } = format;
    await renderEditor('<p>one two three</p>');
    const marked = `<p>one <${tag}>two</${tag}> three</p>`;
    await selectText('two');
    await expectPressed('Normal text', 'Align left');
    await toolbarButton(name).click();
    await expectHtml(marked);
    await expectPressed('Normal text', name, 'Align left');
    await expect.element(textbox).toHaveFocus();
    await toolbarButton(name).click();
    await expectHtml('<p>one two three</p>');
    await pressKeys(`Control+${key}`);
    await expectHtml(marked);
    await pressKeys(`Control+${key}`);
    await expectHtml('<p>one two three</p>');

    // A partly formatted selection is formatted as a whole first.
    await setHtml(`<p>one <${tag}>two</${tag}></p>`);
    await selectText('one', 'two');
    await expectPressed('Normal text', 'Align left');
    await toolbarButton(name).click();
    await expectHtml(`<p><${tag}>one two</${tag}></p>`);
    await toolbarButton(name).click();
    await expectHtml('<p>one two</p>');

    await setHtml('');
    await toolbarButton(name).click();
    await expectPressed('Normal text', name, 'Align left');
    await userEvent.keyboard('2');
    await toolbarButton(name).click();
    await expectPressed('Normal text', 'Align left');
    await userEvent.keyboard('3');
    await expectHtml(`<p><${tag}>2</${tag}>3</p>`);
  },
);

test('a heading is created, changed and removed, and the buttons show it', async () => {
  await renderEditor('<p>Words</p>');
  await putCaret('after', 'Words');
  await toolbarButton('Heading 2').click();
  await expectHtml('<h2>Words</h2>');
  await expectPressed('Heading 2', 'Align left');
  await toolbarButton('Heading 3').click();
  await expectHtml('<h3>Words</h3>');
  await expectPressed('Heading 3', 'Align left');
  await toolbarButton('Heading 3').click();
  await expectHtml('<p>Words</p>');
  await toolbarButton('Heading 2').click();
  await toolbarButton('Normal text').click();
  await expectHtml('<p>Words</p>');
  await expectPressed('Normal text', 'Align left');
});

test('alignment applies to every selected line, headings keep it, and it keeps the format of text to be typed', async () => {
  await renderEditor('<h2>Head</h2><p>one</p><p>two</p>');
  await selectText('Head', 'one');
  await toolbarButton('Align center').click();
  await expectHtml('<h2 class="align-center">Head</h2><p class="align-center">one</p><p>two</p>');
  await expectPressed('Align center');
  await selectText('Head', 'two');
  await expectPressed();
  await toolbarButton('Align right').click();
  const lines = ['Head', 'one', 'two'];
  await toolbarButton('Heading 3').click();
  await expectHtml(lines.map((line) => `<h3 class="align-right">${line}</h3>`).join(''));
  await toolbarButton('Align left').click();
  await expectHtml(lines.map((line) => `<h3>${line}</h3>`).join(''));
  await expectPressed('Heading 3', 'Align left');

  await setHtml('');
  await pressKeys('Control+b');
  await toolbarButton('Align center').click();
  await toolbarButton('Heading 2').click();
  await userEvent.keyboard('bold');
  await expectHtml('<h2 class="align-center"><strong>bold</strong></h2>');
});

test('Clear formatting removes every format in one undo step, and leaves the rest of a part unchanged', async () => {
  const html =
    '<h2 class="align-center">Head <strong>bold</strong></h2>' +
    '<ul><li><em>one</em><ol><li><a href="/x">two</a></li></ol></li></ul><p class="align-right"><u>end</u></p>';
  await renderEditor(html);
  await selectText('Head', 'end');
  await toolbarButton('Clear formatting').click();
  await expectHtml('<p>Head bold</p><p>one</p><p>two</p><p>end</p>');
  await expectPressed('Normal text', 'Align left');
  await pressKeys('Control+z');
  await expectHtml(html);

  await setHtml('<p><strong>one two</strong></p>');
  await selectText('two');
  await toolbarButton('Clear formatting').click();
  await expectHtml('<p><strong>one </strong>two</p>');
});

test('Markdown shortcuts create headings and lists, and nothing else', async () => {
  await renderEditor();
  for (const [typed, html] of [
    ['## a', '<h2>a</h2>'],
    ['### a', '<h3>a</h3>'],
    ['- a', '<ul><li>a</li></ul>'],
    ['* a', '<ul><li>a</li></ul>'],
    ['1. a', '<ol><li>a</li></ol>'],
    ['# a', '<p># a</p>'],
    ['**a**', '<p>**a**</p>'],
  ] as const) {
    await setHtml('');
    await userEvent.keyboard(typed);
    await expectHtml(html);
  }
});

test.each([
  { name: 'Bullet list', tag: 'ul', other: 'Ordered list', otherTag: 'ol' },
  { name: 'Ordered list', tag: 'ol', other: 'Bullet list', otherTag: 'ul' },
])(
  '$name turns lines into items, converts the other list type, turns items into lines, and includes headings and items in one undo step',
  async ({ name, tag, other, otherTag }) => {
    await renderEditor('<p>one</p><p>two</p><p>three</p>');
    await selectText('one', 'two');
    await toolbarButton(name).click();
    await expectHtml(`<${tag}><li>one</li><li>two</li></${tag}><p>three</p>`);
    await expectPressed('Normal text', name, 'Align left');
    await toolbarButton(other).click();
    await expectHtml(`<${otherTag}><li>one</li><li>two</li></${otherTag}><p>three</p>`);
    await expectPressed('Normal text', other, 'Align left');
    await toolbarButton(other).click();
    await expectHtml('<p>one</p><p>two</p><p>three</p>');
    await expectPressed('Normal text', 'Align left');

    const html = `<h2>Head</h2><${otherTag}><li>a</li></${otherTag}><p>b</p>`;
    await setHtml(html);
    await pressKeys('Control+a');
    await toolbarButton(name).click();
    await expectHtml(`<${tag}><li>Head</li><li>a</li><li>b</li></${tag}>`);
    await pressKeys('Control+z');
    await expectHtml(html);
  },
);

test('joining lists, and moving an item out of its lists, are one undo step each', async () => {
  await renderEditor();
  for (const { html, at, button, expected } of [
    {
      html: '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
      at: 'b',
      button: 'Bullet list',
      expected: '<ul><li>a</li><li>b</li><li>c</li></ul>',
    },
    {
      html: '<ul><li>a</li><li>b</li><li>c</li></ul>',
      at: 'b',
      button: 'Heading 2',
      expected: '<ul><li>a</li></ul><h2>b</h2><ul><li>c</li></ul>',
    },
    {
      html: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
      at: 'c',
      button: 'Heading 3',
      expected: '<ul><li>a<ul><li>b</li></ul></li></ul><h3>c</h3>',
    },
  ]) {
    await setHtml(html);
    await putCaret('after', at);
    await toolbarButton(button).click();
    await expectHtml(expected);
    await pressKeys('Control+z');
    await expectHtml(html);
  }
});
