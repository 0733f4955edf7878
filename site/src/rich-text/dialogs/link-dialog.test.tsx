import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  dialog,
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

const url = dialog.getByRole('textbox', { name: 'URL' });
const text = dialog.getByRole('textbox', { name: 'Text to show (optional)' });
const newTab = dialog.getByRole('checkbox', { name: 'Open in a new tab' });
const dialogButton = (name: string) => dialog.getByRole('button', { name });

test('the selection becomes a link, and the focus returns to it', async () => {
  await renderEditor('<p>one two three</p>');
  await selectText('two');
  await toolbarButton('Link').click();
  await expect.element(dialog).toHaveAccessibleName('Add link');
  await expect.element(url).toHaveFocus();
  expect(text.query()).toBeNull();
  await userEvent.keyboard('https://example.com/a');
  await pressKeys('Enter');
  await expect.element(dialog).not.toBeInTheDocument();
  await expectHtml('<p>one <a href="https://example.com/a">two</a> three</p>');
  await expect.element(textbox).toHaveFocus();
  await expectPressed('Normal text', 'Align left', 'Link');
  expect(String(getSelection())).toBe('two');
});

test('a link without a selection has its own text, and text typed after it is not part of it', async () => {
  await renderEditor('<p>See .</p>');
  await putCaret('after', 'See ');
  await pressKeys('Control+k');
  await url.fill('example.com');
  await text.fill('the example');
  await dialogButton('Add link').click();
  await expect.element(textbox).toHaveFocus();
  await userEvent.keyboard('!');
  await expectHtml('<p>See <a href="https://example.com">the example</a>!.</p>');

  await setHtml('');
  await pressKeys('Control+k');
  await url.fill('ada@example.com');
  await pressKeys('Enter');
  await expectHtml('<p><a href="mailto:ada@example.com">mailto:ada@example.com</a></p>');
});

test('a link is shown, changed as a whole, and removed', async () => {
  await renderEditor('<p>a <a href="/old">long <strong>link</strong></a> b</p>');
  await putCaret('after', 'lon');
  await expectPressed('Normal text', 'Align left', 'Link');
  await toolbarButton('Link').click();
  await expect.element(dialog).toHaveAccessibleName('Edit link');
  await expect.element(url).toHaveValue('/old');
  await expect.element(newTab).not.toBeChecked();
  await url.fill('/new');
  await newTab.click();
  await dialogButton('Save link').click();
  const link = '<a href="/new" target="_blank" rel="noopener noreferrer">long <strong>link</strong></a>';
  await expectHtml(`<p>a ${link} b</p>`);

  await toolbarButton('Link').click();
  await expect.element(newTab).toBeChecked();
  // Changes within half a second are one undo step.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await dialogButton('Remove link').click();
  await expectHtml('<p>a long <strong>link</strong> b</p>');
  await expect.element(textbox).toHaveFocus();
  await expectPressed('Normal text', 'Align left');
  await pressKeys('Control+z');
  await expectHtml(`<p>a ${link} b</p>`);
});

test('an invalid URL is rejected, and closing the dialog changes neither text nor selection', async () => {
  await renderEditor('<p>one two</p>');
  await selectText('two');
  await pressKeys('Control+k');
  for (const [typed, error] of [
    ['', 'Enter the URL to link to.'],
    ['nonsense', 'Enter a URL such as https://example.com'],
    ['javascript:alert(1)', 'Enter a URL such as https://example.com'],
    ['data:text/html,x', 'Enter a URL such as https://example.com'],
  ] as const) {
    await url.fill(typed);
    await dialogButton('Add link').click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(error);
    await expect.element(url).toHaveAccessibleDescription(expect.stringContaining(error));
    await expect.element(url).toHaveAttribute('aria-invalid', 'true');
    await expect.element(url).toHaveFocus();
  }
  await pressKeys('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(textbox).toHaveFocus();
  await pressKeys('Control+k');
  await url.fill('/somewhere');
  await dialogButton('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(textbox).toHaveFocus();
  await expectHtml('<p>one two</p>');
  expect(String(getSelection())).toBe('two');
});

test('the dialog traps the focus', async () => {
  await renderEditor('<p>one</p>');
  await pressKeys('Control+k');
  await expect.element(url).toHaveFocus();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await pressKeys(key);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
});
