import { expectAccessible } from './accessible.ts';
import { save } from './admin.ts';
import {
  dropOrPaste,
  expectHtml,
  htmlOf,
  openEditor,
  PNG,
  press,
  putCaret,
  resetEditor,
  textbox,
} from './editor.ts';
import { expect, test } from './fixtures.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';

const boat = { name: 'boat.png', type: 'image/png', data: PNG };
const IMAGE = '<img src="/api/images/[\\w-]+" alt="" width="1" height="1">';
const matching = (html: string) => new RegExp(`^${html.replaceAll('IMAGE', IMAGE)}$`);

test('pasted and dropped images are uploaded and inserted in the right place', async ({ page }) => {
  await openEditor(page);
  await test.step('a pasted image is uploaded and inserted at the cursor', async () => {
    await resetEditor(page, '<p>one two</p>');
    await putCaret(page, 'after', 'one ');
    await dropOrPaste(page, 'paste', boat);
    await expect.poll(() => htmlOf(page)).toMatch(matching('<p>one IMAGEtwo</p>'));
    await expect(page.getByText('Image added. Select it and click Image to describe it.')).toBeVisible();
    await press(page, 'Control+z');
    await expectHtml(page, '<p>one two</p>');
  });

  await test.step('dropped images are uploaded and inserted where they were dropped', async () => {
    await resetEditor(page, '<p>one</p><p>two</p>');
    await putCaret(page, 'after', 'two');
    await dropOrPaste(page, 'drop', boat, { ...boat, name: 'second.png' });
    await expect.poll(() => htmlOf(page)).toMatch(matching('<p>IMAGEIMAGEone</p><p>two</p>'));
  });
});

test('during an upload the text says so and can be edited, but not saved', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openEditor(page, '<p>one</p>');
  await failRequests(page, 'POST /api/images*', async (route) => {
    await held;
    await route.continue();
  });
  await putCaret(page, 'after', 'one');
  await dropOrPaste(page, 'paste', boat);
  await expect(textbox(page).getByText('Uploading image…')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Uploading…' })).toBeVisible();
  await expectAccessible(page);
  await putCaret(page, 'before', 'one');
  await page.keyboard.type('zero ');
  await expectHtml(page, '<p>zero one</p>');
  const early = page.getByText('An image is still uploading. Please try again when it is done.');
  await save(page).click();
  await expect(early.first()).toBeVisible();
  await expect(textbox(page)).toBeFocused();
  release();
  await expect.poll(() => htmlOf(page)).toMatch(matching('<p>zero oneIMAGE</p>'));
  await expect(textbox(page).getByText('Uploading image…')).toBeHidden();
  await save(page).click();
  // Now the other fields are validated.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Title must be at least');
  await expect(early).toHaveCount(0);
});

for (const [name, failure, message] of [
  [
    'is rejected',
    errorResponse(400, 'invalid', 'Please choose a smaller image.'),
    'Please choose a smaller image.',
  ],
  ['gets no response', noResponse, /./],
] as const) {
  test(`an upload that ${name} leaves nothing in the text and shows the reason`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource.*api\/images/);
    await openEditor(page, '<p>one</p>');
    await failRequests(page, 'POST /api/images*', failure);
    await dropOrPaste(page, 'paste', boat);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    await expectHtml(page, '<p>one</p>');
    await expect(textbox(page)).toHaveText('one');
    await expectAccessible(page);
  });
}

test('a file that is not an image is rejected and does not replace the page', async ({ page }) => {
  await openEditor(page, '<p>one</p>');
  const address = page.url();
  for (const way of ['drop', 'paste'] as const) {
    await dropOrPaste(page, way, { name: 'plan.txt', type: 'text/plain', data: btoa('x') });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('plan.txt is not an image.');
  }
  await expectHtml(page, '<p>one</p>');
  expect(page.url()).toBe(address);
});
