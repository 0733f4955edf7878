import { attributeNames } from '@whenabouts/embed/options';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, expectToast } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const settingsForm = page.getByRole('form', { name: 'Settings' });
const settingField = (name: string) => settingsForm.getByRole('textbox', { name: new RegExp(`^${name}`) });
const snippet = page.getByRole('textbox', { name: 'Snippet' });
const expectSnippet = (text: string) => expect.element(snippet).toHaveValue(expect.stringContaining(text));

async function showEmbedPage(path = '/embed'): Promise<void> {
  await renderPage(path);
  await expect.element(snippet).toBeVisible();
}

test('settings appear in the snippet and the URL, and an invalid one is left out until it is fixed', async () => {
  await showEmbedPage();
  await settingField('Current Age').fill('40');
  await settingField('Annual Income').fill('$90,000');
  await settingsForm.getByLabelText(/^Dark/).click();
  await settingsForm.getByLabelText(/^Compact/).click();
  await settingField('Accent').fill('red');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(settingField('Accent'))
    .toHaveAccessibleDescription(expect.stringMatching(/Accent must be # and three or six/));
  await expect
    .element(page.getByText('Left out of the snippet until you fix it: accent.'))
    .toBeInTheDocument();
  await expectSnippet(
    '<div data-retirement-calculator="" data-current-age="40" data-annual-income="90000" data-theme="dark" data-compact="true" data-outlook="true">',
  );
  expect(location.search).toContain('current-age=40');
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe(
    '/widget/frame?current-age=40&annual-income=90000&theme=dark&compact=true&outlook=true',
  );
});

test('the language is chosen next to the tool, and the format of numbers among the advanced settings', async () => {
  await showEmbedPage();
  await settingsForm.getByRole('radio', { name: /^Español/ }).click();
  await expectSnippet('data-lang="es"');
  await settingsForm.getByText('Advanced').click();
  await settingField('Number format').fill('de-DE');
  await userEvent.keyboard('{Tab}');
  await expectSnippet('data-lang="de-DE"');
  const other = settingsForm.getByRole('radio', { name: 'English, with numbers as in de-DE' });
  await expect.element(other).toBeChecked();
  await settingsForm.getByRole('radio', { name: 'English', exact: true }).click();
  await expect.element(snippet).not.toHaveValue(expect.stringContaining('data-lang'));
});

test('the page’s own title, texts, link, font, corners and density are in the snippet and the preview', async () => {
  await showEmbedPage('/embed?kind=element');
  for (const [name, text] of [
    ['Font', 'Georgia, serif'],
    ['Rounded corners', '4'],
    ['Title above', 'When can “you” stop?'],
    ['Text of the button', 'Show me'],
    ['Text of the link', 'Talk to Ann'],
    ['URL of the link', 'https://blog.example/contact'],
  ] as const) {
    await settingField(name).fill(text);
  }
  await settingsForm.getByLabelText(/^Dense/).click();
  const attributes = {
    heading: 'When can “you” stop?',
    'button-text': 'Show me',
    'link-text': 'Talk to Ann',
    'link-url': 'https://blog.example/contact',
    font: 'Georgia, serif',
    radius: '4',
    density: 'dense',
  };
  await expectSnippet(
    `<retirement-calculator ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}>\n  <table><tr><td height="1490">`,
  );
  const preview = document.querySelector('iframe')?.getAttribute('src') ?? '';
  expect(Object.fromEntries(new URL(preview, location.origin).searchParams)).toEqual(attributes);
});

test('without clipboard access the snippet is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await showEmbedPage();
  await button('Copy the snippet').click();
  await expectToast('Not copied');
  await expect.element(snippet).toHaveFocus();
  const { value, selectionStart, selectionEnd } = snippet.element() as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('the link to paste has the settings', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showEmbedPage('/embed?current-age=40&theme=dark');
  await expect
    .element(page.getByRole('heading', { name: 'Where scripts are not allowed: paste the link' }))
    .toBeVisible();
  await button('Copy the link').click();
  await expectToast('Link copied');
  expect(copy.mock.calls).toEqual([[`${location.origin}/widget/frame?current-age=40&theme=dark`]]);
});

test('the inputs that readers can change and the outlook are chosen, and one input must remain', async () => {
  await showEmbedPage();
  const group = settingsForm.getByRole('group', { name: 'Readers can change' });
  const input = (name: string) => group.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  for (const name of ['Target Retirement Age', 'Current Retirement Savings', 'Annual Income'])
    await input(name).click();
  await input('Expected Annual Return').click();
  await settingsForm.getByLabelText(/^Outlook/).click();
  await expectSnippet(
    '<div data-retirement-calculator="" data-inputs="current-age,monthly-savings" data-theme="auto">\n  <table><tr><td height="940">',
  );
  await input('Current Age').click();
  await expect.element(input('Monthly Contributions')).toBeDisabled();
});

test('a preset becomes plain attributes, by a link, which keeps the language, and by the URL', async () => {
  const expected =
    '<div data-retirement-calculator="" data-current-age="50" data-retirement-age="67" data-current-savings="100000" data-monthly-savings="1500" data-annual-income="90000"';
  await showEmbedPage();
  await page.getByRole('link', { name: 'Catching up at 50' }).click();
  await expect.element(settingField('Current Age')).toHaveValue('50');
  await expectSnippet(`${expected} data-theme="auto" data-outlook="true">`);
  await showEmbedPage('/embed?lang=es');
  await page.getByRole('link', { name: 'Catching up at 50' }).click();
  await expect.poll(() => (snippet.element() as HTMLTextAreaElement).value).toContain('data-lang="es"');
  // The URL has meant this since before the outlook.
  await showEmbedPage('/embed?preset=catch-up-50');
  await expectSnippet(`${expected}>`);
});

test('a new snippet is whole in a paragraph, which WordPress’s classic editor puts around it', async () => {
  await showEmbedPage();
  const { value } = snippet.element() as HTMLTextAreaElement;
  const post = new DOMParser().parseFromString(`<!doctype html><p>${value}</p>`, 'text/html');
  const link = post.querySelector('a[href]');
  expect(link?.closest('[data-retirement-calculator], retirement-calculator')).not.toBeNull();
});

test('the page says how to get a partner id, next to the field and in its own section', async () => {
  await showEmbedPage('/embed?partner=a-blog');
  await settingsForm.getByRole('link', { name: 'How to get an id' }).click();
  const section = page.getByRole('region', { name: 'Get a partner id' });
  await expect.element(section.getByRole('link', { name: 'Write to us' })).toBeInViewport();
});

test('the package for applications is a file of the site', async () => {
  await showEmbedPage();
  const command = `npm install ${location.origin}/widget/${import.meta.env.WIDGET_VERSION}/npm.tgz`;
  await expect.element(page.getByText(command)).toBeVisible();
});

test('a script for analytics can be copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showEmbedPage();
  await page.getByText('Plausible', { exact: true }).click();
  await button('Copy the script').click();
  await expectToast('Script copied');
  expect(copy.mock.calls).toEqual([[expect.stringContaining("window.plausible?.('whenabouts_' + name)")]]);
});

test('the guide explains every attribute', async () => {
  await showEmbedPage();
  const guide = page.getByRole('region', { name: 'Change the settings' });
  const terms = [...guide.element().querySelectorAll('dt')].flatMap((term) => term.textContent?.split(', '));
  expect(terms.sort()).toEqual([...attributeNames].sort());
});

test.each([375, 1280])(
  'at %i px, the preview and the copy button stay in view next to the settings, and the code is last',
  async (width) => {
    await page.viewport(width, 812);
    await showEmbedPage();
    await expectSnippet('<div data-retirement-calculator="" data-theme="auto" data-outlook="true">');
    const advanced = settingsForm.getByText('Advanced', { exact: true });
    await expect.element(settingsForm.getByLabelText('Script tag only')).not.toBeVisible();
    await advanced.click();
    await expect.element(settingsForm.getByLabelText('Script tag only')).toBeVisible();
    settingsForm
      .getByLabelText('Script tag only')
      .element()
      .scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect.element(page.getByRole('region', { name: 'Preview' })).toBeInViewport({ ratio: 1 });
    await expect.element(button('Copy the snippet')).toBeInViewport({ ratio: 1 });
    const settingsEnd = settingsForm.element().getBoundingClientRect().bottom;
    expect(snippet.element().getBoundingClientRect().top).toBeGreaterThan(settingsEnd);
    // The preview stays with the settings: it must not cover the code.
    snippet.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = snippet.element().getBoundingClientRect();
    for (const x of [left + 2, right - 2]) {
      expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(snippet.element());
    }
  },
);
