import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  BOAT,
  dialog,
  expectHtml,
  expectPressed,
  htmlOf,
  mockImages,
  openEditor,
  PNG,
  press,
  putCaret,
  textbox,
  tool,
} from './editor.ts';
import { expect, test } from './fixtures.ts';
import { errorResponse, failRequests, lostResponse } from './network-errors.ts';
import { expectFocusWithin } from './page-actions.ts';

const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const decorative = (page: Page) => dialog(page).getByRole('checkbox', { name: /^Decorative/ });
const source = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });

const file = (name = 'boat.png') => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });

async function openDialog(page: Page, html = '<p>one two</p>'): Promise<void> {
  await openEditor(page, html);
  await putCaret(page, 'after', 'one ');
  await tool(page, 'Image').click();
  await expect(dialog(page)).toHaveAccessibleName('Add image');
  await expectFocusWithin(dialog(page));
}

test('an image is added by URL, with alt text', async ({ page }) => {
  await mockImages(page);
  await openDialog(page);
  await field(page, 'Image URL').fill(BOAT);
  await field(page, 'Alternative text').fill('A boat at sea');
  await press(page, 'Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(textbox(page)).toBeFocused();
  await expectHtml(page, `<p>one <img src="${BOAT}" alt="A boat at sea">two</p>`);
});

test('a decorative image has empty alt text; a selected image can be edited', async ({ page }) => {
  await mockImages(page);
  await openDialog(page);
  await field(page, 'Image URL').fill(BOAT);
  await decorative(page).check();
  await expect(field(page, 'Alternative text')).toBeHidden();
  await button(page, 'Add image').click();
  await expectHtml(page, `<p>one <img src="${BOAT}" alt="">two</p>`);

  await press(page, 'Shift+ArrowLeft');
  await press(page, 'ArrowLeft', 'ArrowRight');
  await expectPressed(page, 'Normal text', 'Align left', 'Image');
  await tool(page, 'Image').click();
  await expect(dialog(page)).toHaveAccessibleName('Edit image');
  await expect(field(page, 'Image URL')).toHaveValue(BOAT);
  await expect(decorative(page)).toBeChecked();
  await decorative(page).uncheck();
  await field(page, 'Alternative text').fill('A boat');
  await button(page, 'Save image').click();
  await expectHtml(page, `<p>one <img src="${BOAT}" alt="A boat">two</p>`);
  await expectPressed(page, 'Normal text', 'Align left', 'Image');
  await press(page, 'Control+z');
  await expectHtml(page, `<p>one <img src="${BOAT}" alt="">two</p>`);
});

test('a missing or invalid URL or alt text is an error', async ({ page }) => {
  await openDialog(page);
  const alerts = dialog(page).getByRole('alert');
  for (const address of [
    '',
    'boat.png',
    'http://example.com/boat.png',
    'data:image/png;base64,AA',
    '/api/images/boat',
  ]) {
    await field(page, 'Image URL').fill(address);
    await button(page, 'Add image').click();
    await expect(alerts).toHaveText([
      'Enter a URL that starts with https://, or the path of an image on this site.',
      'Describe the image, or mark it as decorative.',
    ]);
    await expect(field(page, 'Image URL')).toBeFocused();
  }
  await expectAccessible(page);
  await field(page, 'Image URL').fill(BOAT);
  await button(page, 'Add image').click();
  await expect(alerts).toHaveText(['Describe the image, or mark it as decorative.']);
  await expect(field(page, 'Alternative text')).toBeFocused();
  await press(page, 'Escape');
  await expectHtml(page, '<p>one two</p>');
});

test('an image file is uploaded, previewed and inserted with its size', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openDialog(page);
  await failRequests(page, 'POST /api/images*', async (route) => {
    await held;
    await route.continue();
  });
  await source(page, 'Upload from this computer').check();
  await button(page, 'Add image').click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText(/^Describe|^Choose an image/);
  await dialog(page).getByLabel('Image file').setInputFiles(file());
  await expect(dialog(page).getByRole('status')).toHaveText('Uploading boat.png…');
  const pending = dialog(page).getByRole('button', { name: 'Uploading…' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await pending.click({ force: true });
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(dialog(page).getByRole('status')).toHaveText('Uploaded.');
  await expectAccessible(page);
  await field(page, 'Alternative text').fill('A boat');
  await button(page, 'Add image').click();
  await expect
    .poll(() => htmlOf(page))
    .toMatch(/^<p>one <img src="\/api\/images\/[\w-]+" alt="A boat" width="1" height="1">two<\/p>$/);
});

test('an upload is canceled with its button or by closing the dialog', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openDialog(page);
  await failRequests(page, 'POST /api/images*', async (route) => {
    await held;
    // The dialog has already canceled the request.
    await route.abort().catch(() => {});
  });
  await source(page, 'Upload from this computer').check();
  const picker = dialog(page).getByLabel('Image file');
  await picker.setInputFiles(file());
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Cancel upload').click();
  await expect(picker).toBeFocused();
  await expect(dialog(page).getByRole('status')).toBeEmpty();
  await expect(button(page, 'Add image')).toBeVisible();
  await picker.setInputFiles(file());
  await expect(dialog(page).getByRole('status')).toHaveText('Uploading boat.png…');
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(textbox(page)).toBeFocused();
  release();
  await expectHtml(page, '<p>one two</p>');
});

test('a failed upload shows the reason and can be retried', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*api\/images/);
  await openDialog(page);
  const restore = await failRequests(
    page,
    'POST /api/images*',
    errorResponse(400, 'invalid', 'Please choose a smaller image.'),
  );
  await source(page, 'Upload from this computer').check();
  await dialog(page).getByLabel('Image file').setInputFiles(file());
  await expect(dialog(page).getByRole('alert')).toHaveText('Please choose a smaller image.');
  await expect(button(page, 'Add image')).toBeVisible();
  await expectAccessible(page);
  await restore();
  await dialog(page).getByLabel('Image file').setInputFiles(file());
  await expect(dialog(page).getByRole('status')).toHaveText('Uploaded.');
  await expect(dialog(page).getByRole('alert')).toBeHidden();
});

test('an image whose response was lost is stored once, also if the list of images was never shown', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource.*api\/images/);
  const fileName = `${randomBytes(4).toString('hex')}.png`;
  const path = test.info().outputPath(fileName);
  await writeFile(path, Buffer.from(PNG, 'base64'));
  await openDialog(page);
  const restore = await failRequests(page, 'POST /api/images*', lostResponse);
  await source(page, 'Upload from this computer').check();
  await dialog(page).getByLabel('Image file').setInputFiles(path);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await restore();
  await dialog(page).getByLabel('Image file').setInputFiles(path);
  await expect(dialog(page).getByRole('status')).toHaveText('Uploaded.');
  const stored: { fileName: string }[] = await (await page.request.get('/api/images?as=admin')).json();
  expect(stored.filter((image) => image.fileName === fileName)).toHaveLength(1);
});

test('an earlier upload is chosen by name, with its alt text', async ({ page }) => {
  const altText = `An old boat ${randomBytes(4).toString('hex')}`;
  await openEditor(page, '<p>one two</p>');
  const data = { data: PNG, fileName: `${altText}.png`, altText };
  expect((await page.request.post('/api/images', { data })).ok()).toBe(true);
  await putCaret(page, 'after', 'one ');
  await tool(page, 'Image').click();
  await source(page, 'Earlier uploads').check();
  const image = dialog(page).getByRole('radio', { name: altText });
  await expect(image).not.toBeChecked();
  await button(page, 'Add image').click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText('Choose one of your images.');
  await image.check();
  await expectAccessible(page);
  await expect(field(page, 'Alternative text')).toHaveValue(altText);
  await button(page, 'Add image').click();
  await expect
    .poll(() => htmlOf(page))
    .toMatch(
      new RegExp(`^<p>one <img src="/api/images/[\\w-]+" alt="${altText}" width="1" height="1">two</p>$`),
    );
});

test('the earlier uploads say if there are none, or if they fail to load', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*api\/images/);
  await openDialog(page);
  const restore = await failRequests(page, 'GET /api/images*', errorResponse(503, 'unavailable', 'Not now.'));
  await source(page, 'Earlier uploads').check();
  await expect(dialog(page).getByRole('alert')).toHaveText('Your images could not be loaded.');
  await expectAccessible(page);
  await restore();
  await failRequests(page, 'GET /api/images*', (route) => route.fulfill({ json: [] }));
  await button(page, 'Try again').click();
  await expect(dialog(page).getByText('You have not uploaded any images yet.')).toBeVisible();
});
