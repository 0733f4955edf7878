import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  dialog,
  expectHtml,
  expectPressed,
  openEditor,
  press,
  putCaret,
  resetEditor,
  select,
  setHtml,
  textbox,
  tool,
} from './editor.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const newTab = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Open in a new tab' });

test('a link is added to the selection or with its own text, changed, and removed', async ({ page }) => {
  await openEditor(page);
  await test.step('the selection becomes a link, and the focus returns to it', async () => {
    await resetEditor(page, '<p>one two three</p>');
    await select(page, 'two');
    await tool(page, 'Link').click();
    await expect(dialog(page)).toHaveAccessibleName('Add link');
    await expect(field(page, 'URL')).toBeFocused();
    await expect(field(page, 'Text to show (optional)')).toBeHidden();
    await page.keyboard.type('https://example.com/a');
    await press(page, 'Enter');
    await expect(dialog(page)).toBeHidden();
    await expectHtml(page, '<p>one <a href="https://example.com/a">two</a> three</p>');
    await expect(textbox(page)).toBeFocused();
    await expectPressed(page, 'Normal text', 'Align left', 'Link');
    expect(await page.evaluate(() => String(getSelection()))).toBe('two');
  });

  await test.step('without a selection the link has its own text, and text typed after it is not part of it', async () => {
    await resetEditor(page, '<p>See .</p>');
    await putCaret(page, 'after', 'See ');
    await press(page, 'Control+k');
    await field(page, 'URL').fill('example.com');
    await field(page, 'Text to show (optional)').fill('the example');
    await button(page, 'Add link').click();
    await expect(textbox(page)).toBeFocused();
    await page.keyboard.type('!');
    await expectHtml(page, '<p>See <a href="https://example.com">the example</a>!.</p>');

    await setHtml(page, '');
    await press(page, 'Control+k');
    await field(page, 'URL').fill('ada@example.com');
    await press(page, 'Enter');
    await expectHtml(page, '<p><a href="mailto:ada@example.com">mailto:ada@example.com</a></p>');
  });

  await test.step('a link is shown, changed as a whole, and removed', async () => {
    await resetEditor(page, '<p>a <a href="/old">long <strong>link</strong></a> b</p>');
    await putCaret(page, 'after', 'lon');
    await expectPressed(page, 'Normal text', 'Align left', 'Link');
    await tool(page, 'Link').click();
    await expect(dialog(page)).toHaveAccessibleName('Edit link');
    await expect(field(page, 'URL')).toHaveValue('/old');
    await expect(newTab(page)).not.toBeChecked();
    await field(page, 'URL').fill('/new');
    await newTab(page).check();
    await button(page, 'Save link').click();
    const link = '<a href="/new" target="_blank" rel="noopener noreferrer">long <strong>link</strong></a>';
    await expectHtml(page, `<p>a ${link} b</p>`);

    await tool(page, 'Link').click();
    await expect(newTab(page)).toBeChecked();
    await button(page, 'Remove link').click();
    await expectHtml(page, '<p>a long <strong>link</strong> b</p>');
    await expect(textbox(page)).toBeFocused();
    await expectPressed(page, 'Normal text', 'Align left');
    await press(page, 'Control+z');
    await expectHtml(page, `<p>a ${link} b</p>`);
  });
});

const invalid = [
  { typed: '', error: 'Enter the URL to link to.' },
  { typed: 'nonsense', error: /^Enter a URL such as/ },
  { typed: 'javascript:alert(1)', error: /^Enter a URL such as/ },
  { typed: 'data:text/html,x', error: /^Enter a URL such as/ },
];

test('an invalid URL or one with a script is an error', async ({ page }) => {
  await openEditor(page);
  for (const { typed, error } of invalid) {
    await resetEditor(page, '<p>one</p>');
    await select(page, 'one');
    await press(page, 'Control+k');
    await field(page, 'URL').fill(typed);
    await button(page, 'Add link').click();
    await expect(dialog(page).getByRole('alert')).toHaveText(error);
    await expect(field(page, 'URL')).toHaveAccessibleDescription(error);
    await expect(field(page, 'URL')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'URL')).toBeFocused();
    await expectAccessible(page);
    await press(page, 'Escape');
    await expectHtml(page, '<p>one</p>');
  }
});

test('the dialog traps the focus, and closing it changes nothing', async ({ page }) => {
  await openEditor(page);
  await test.step('closing the dialog changes nothing and restores the selection', async () => {
    await resetEditor(page, '<p>one two</p>');
    for (const leave of [() => press(page, 'Escape'), () => button(page, 'Cancel').click()]) {
      await select(page, 'two');
      await press(page, 'Control+k');
      await field(page, 'URL').fill('/somewhere');
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(textbox(page)).toBeFocused();
      await expectHtml(page, '<p>one two</p>');
      expect(await page.evaluate(() => String(getSelection()))).toBe('two');
    }
  });

  await test.step('the dialog traps the focus and does not submit the form around the editor', async () => {
    await resetEditor(page, '<p>one</p>');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await press(page, 'Control+k');
    await expect(field(page, 'URL')).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await press(page, key);
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
    await field(page, 'URL').fill('/a');
    await field(page, 'URL').press('Enter');
    await expect(dialog(page)).toBeHidden();
    await field(page, 'URL').waitFor({ state: 'detached' });
    await expect(page.getByText('There is a problem')).toBeHidden();
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });
});
