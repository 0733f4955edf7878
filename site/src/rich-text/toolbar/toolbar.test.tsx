import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  dialog,
  expectHtml,
  expectPressed,
  pressKeys,
  renderEditor,
  selectText,
  textbox,
  toolbar,
  toolbarButton,
} from '../../../test/rich-text.tsx';

const NAMES = [
  'Undo',
  'Redo',
  'Heading 2',
  'Heading 3',
  'Normal text',
  'Quote',
  'Code block',
  'Bold',
  'Italic',
  'Underline',
  'Code',
  'Ordered list',
  'Bullet list',
  'Align left',
  'Align center',
  'Align right',
  'Link',
  'Image',
  'Table',
  'Clear formatting',
];

test('the toolbar and the textbox have accessible names, states and descriptions', async () => {
  await renderEditor('', { describedBy: 'hint', minHeight: '500px' });
  expect(
    toolbar
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(NAMES);
  await expect.element(toolbarButton('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
  await expect.element(toolbarButton('Clear formatting')).not.toHaveAttribute('aria-pressed');
  await expect.element(toolbar).toHaveAttribute('aria-controls', textbox.element().id);
  await expect.element(textbox).toHaveAttribute('aria-multiline', 'true');
  await expect.element(textbox).toHaveAttribute('aria-placeholder', 'Start writing your content...');
  await expect.element(textbox).toHaveAttribute('dir', 'ltr');
  await expect
    .element(textbox)
    .toHaveAccessibleDescription(expect.stringContaining('Press Alt+F10 for the formatting toolbar.'));
  await expect.element(textbox).toHaveStyle({ textAlign: 'left' });
  expect(textbox.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(500);
});

test('a tooltip shows the name and shortcut of the button under the pointer after 700 ms, and closes after 300 ms', async () => {
  await renderEditor();
  const tooltip = page.getByRole('tooltip');
  // If an earlier test removed its page while a tooltip was open, the next one opens without a delay.
  await toolbarButton('Undo').hover();
  await expect.element(tooltip).toBeVisible();
  await userEvent.unhover(toolbarButton('Undo'));
  await expect.element(tooltip).not.toBeInTheDocument();
  const hovered = performance.now();
  for (const [name, text] of [
    ['Bold', 'Bold (Ctrl+B)'],
    ['Italic', 'Italic (Ctrl+I)'],
  ] as const) {
    await toolbarButton(name).hover();
    await expect.element(tooltip).toHaveTextContent(text);
  }
  expect(performance.now() - hovered).toBeGreaterThanOrEqual(700);
  const left = performance.now();
  await userEvent.unhover(toolbarButton('Italic'));
  await expect.element(tooltip).not.toBeInTheDocument();
  expect(performance.now() - left).toBeGreaterThanOrEqual(300);
});

test('the toolbar is one tab stop, and arrow keys, Home and End move within it', async () => {
  await renderEditor();
  await pressKeys('Shift+Tab');
  for (const name of NAMES) {
    await expect.element(toolbarButton(name)).toHaveFocus();
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(key);
  }
  await expect.element(toolbarButton('Undo')).toHaveFocus();
  await pressKeys('ArrowLeft');
  await expect.element(toolbarButton('Clear formatting')).toHaveFocus();
  await pressKeys('Home');
  await expect.element(toolbarButton('Undo')).toHaveFocus();
  await pressKeys('End', 'Tab');
  await expect.element(textbox).toHaveFocus();
  await pressKeys('Shift+Tab');
  await expect.element(toolbarButton('Clear formatting')).toHaveFocus();
});

test('Alt+F10 moves to the toolbar, and Escape back to the selection', async () => {
  await renderEditor('<p>one two</p>');
  await selectText('two');
  await pressKeys('Alt+F10');
  await expect.element(toolbarButton('Undo')).toHaveFocus();
  for (let steps = 0; steps < 7; steps++) await pressKeys('ArrowRight');
  await userEvent.keyboard(' ');
  await expectHtml('<p>one <strong>two</strong></p>');
  await expectPressed('Normal text', 'Bold', 'Align left');
  await pressKeys('Escape');
  await expect.element(textbox).toHaveFocus();
  await userEvent.keyboard('2');
  await expectHtml('<p>one <strong>2</strong></p>');
  await pressKeys('Alt+F10');
  await expect.element(toolbarButton('Bold')).toHaveFocus();
});

test('closing a dialog that was opened with the keyboard returns the focus to the text', async () => {
  await renderEditor('<p>one</p>');
  await pressKeys('Alt+F10', 'End', 'ArrowLeft', 'ArrowLeft');
  await expect.element(toolbarButton('Image')).toHaveFocus();
  await pressKeys('Enter');
  await expect.element(dialog).toHaveAccessibleName('Add image');
  await pressKeys('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(textbox).toHaveFocus();
});

test('at 320 pixels the buttons are large enough, and the dialogs fit', async () => {
  await page.viewport(320, 640);
  await renderEditor(`<p>${'W'.repeat(80)}</p>`, {
    uploadImage: () => new Promise(() => {}),
    listImages: async () => [],
  });
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const name of NAMES) {
    const { width, height } = toolbarButton(name).element().getBoundingClientRect();
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  const beyond = () => dialog.element().scrollWidth - dialog.element().clientWidth;
  await toolbarButton('Link').click();
  await expect.element(dialog).toBeVisible();
  expect(beyond()).toBe(0);
  await pressKeys('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await toolbarButton('Image').click();
  for (const source of ['On the web', 'Upload from this computer', 'Earlier uploads']) {
    await dialog.getByRole('radio', { name: source }).click();
    expect(beyond(), source).toBe(0);
  }
});
