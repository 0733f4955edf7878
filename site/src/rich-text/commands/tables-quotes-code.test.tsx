import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectHtml,
  htmlOf,
  nextControl,
  paste,
  pressKeys,
  putCaret,
  renderEditor,
  selectText,
  textbox,
  toolbarButton,
} from '../../../test/rich-text.tsx';

const tableToolbar = page.getByRole('toolbar', { name: 'Table' });
const tableToolbarButton = (name: string) => tableToolbar.getByRole('button', { name, exact: true });
const table = (...rows: readonly string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

test('a table is inserted with a header row, and rows and columns are added and removed', async () => {
  await renderEditor();
  expect(tableToolbar.query()).toBeNull();
  await toolbarButton('Table').click();
  await userEvent.keyboard('Age');
  const empty = '<td></td><td></td><td></td>';
  await expectHtml(table('<th>Age</th><th></th><th></th>', empty, empty));
  // Tables are not nested.
  await expect.element(toolbarButton('Table')).toHaveAttribute('aria-disabled', 'true');
  await tableToolbarButton('Add row').click();
  await expectHtml(table('<th>Age</th><th></th><th></th>', empty, empty, empty));
  await tableToolbarButton('Delete column').click();
  await expectHtml(table('<th></th><th></th>', ...Array(3).fill('<td></td><td></td>')));
  await tableToolbarButton('Add column').click();
  await tableToolbarButton('Delete row').click();
  await expectHtml(table(empty, empty, empty));
  await tableToolbarButton('Delete table').click();
  await expectHtml('');
  await expect.element(tableToolbar).not.toBeInTheDocument();
});

test('the toolbar of a table has one tab stop, and arrow keys move in it', async () => {
  await renderEditor(table('<th>a</th>'));
  await putCaret('after', 'a');
  await tableToolbarButton('Add row').click();
  const stops = tableToolbar.element().querySelectorAll('[tabindex="0"]');
  expect([...stops].map(({ textContent }) => textContent)).toEqual(['Add row']);
  tableToolbarButton('Add row').element().focus();
  await pressKeys('ArrowRight', 'End');
  await expect.element(tableToolbarButton('Delete table')).toHaveFocus();
});

test('text after a table at the end is typed next to it, not in it', async () => {
  await renderEditor(table('<td>a</td>'));
  await putCaret('after', 'a');
  await pressKeys('ArrowDown');
  await userEvent.keyboard('b');
  await expectHtml(`${table('<td>a</td>')}<p>b</p>`);
});

test('Tab moves through the cells of a table and adds a row after the last one', async () => {
  await renderEditor(table('<td>a</td><td>b</td>'));
  await putCaret('after', 'a');
  await pressKeys('Tab');
  await userEvent.keyboard('c');
  await pressKeys('Tab');
  await userEvent.keyboard('d');
  await pressKeys('Shift+Tab');
  await userEvent.keyboard('e');
  await expectHtml(table('<td>a</td><td>e</td>', '<td>d</td><td></td>'));
});

test('Escape and then Tab leave the editor from a table, as a hint and the description say', async () => {
  const html = table('<td>a</td><td>b</td>');
  await renderEditor(html);
  const hint = page.getByText('Tab moves to the next cell. To leave the text, press Escape and then Tab.');
  await expect.element(textbox).toHaveAccessibleDescription(/press Escape and then Tab/);
  await putCaret('after', 'a');
  await expect.element(hint).toBeVisible();
  // Under the mouse of an earlier test, a button of the toolbar may have a tooltip, which the first Escape would close.
  await userEvent.hover(nextControl);
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await pressKeys('Escape', 'Tab');
  await expect.element(nextControl).toHaveFocus();
  textbox.element().focus();
  await putCaret('after', 'b');
  await pressKeys('Escape', 'Shift+Tab');
  await expect.element(textbox).not.toHaveFocus();
  await expectHtml(html);
});

test('Enter below a table at the end starts a paragraph', async () => {
  await renderEditor(table('<td>a</td>'));
  await putCaret('after', 'a');
  await pressKeys('ArrowDown', 'Enter');
  await userEvent.keyboard('b');
  await expectHtml(`${table('<td>a</td>')}<p>b</p>`);
});

test('a pasted table stays a table, without its styles', async () => {
  await renderEditor();
  await paste('<table style="width:900px"><tr><td bgcolor="red" onclick="x()">a</td><td>b</td></tr></table>');
  expect(htmlOf()).toBe(table('<td>a</td><td>b</td>'));
});

test('a quote is created and removed with the button', async () => {
  await renderEditor('<p>one</p><p>two</p>');
  await selectText('one', 'two');
  await toolbarButton('Quote').click();
  await expectHtml('<blockquote><p>one</p><p>two</p></blockquote>');
  await expect.element(toolbarButton('Quote')).toHaveAttribute('aria-pressed', 'true');
  await toolbarButton('Quote').click();
  await expectHtml('<p>one</p><p>two</p>');
});

test('a code block loses formats, has lines, and is left with Control+Enter', async () => {
  await renderEditor('<p>let <strong>a</strong></p>');
  await putCaret('after', 'a');
  await toolbarButton('Code block').click();
  await expect.element(toolbarButton('Code block')).toHaveAttribute('aria-pressed', 'true');
  await pressKeys('Enter');
  await userEvent.keyboard('b');
  await pressKeys('Shift+Enter', 'Control+Enter');
  await userEvent.keyboard('after');
  await expectHtml('<pre><code>let a\nb\n</code></pre><p>after</p>');
  await putCaret('after', 'let a');
  await toolbarButton('Code block').click();
  await expectHtml(/^<p>let a/);
});

test('code within a line is toggled with the button or the keyboard', async () => {
  await renderEditor('<p>one two</p>');
  await selectText('two');
  await toolbarButton('Code').click();
  await expectHtml('<p>one <code>two</code></p>');
  await pressKeys('Control+e');
  await expectHtml('<p>one two</p>');
});

test.each([
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['``` a', '<pre><code>a</code></pre>'],
])('typing %j becomes %s', async (typed, html) => {
  await renderEditor();
  await userEvent.keyboard(typed);
  await expectHtml(html);
});

test('Undo and Redo have buttons, which are unavailable while there is nothing to undo', async () => {
  await renderEditor('<p>one</p>');
  await expect.element(toolbarButton('Undo')).toHaveAttribute('aria-disabled', 'true');
  await selectText('one');
  await toolbarButton('Bold').click();
  await toolbarButton('Undo').click();
  await expectHtml('<p>one</p>');
  await expect.element(toolbarButton('Undo')).toHaveAttribute('aria-disabled', 'true');
  await toolbarButton('Redo').click();
  await expectHtml('<p><strong>one</strong></p>');
});
