import { field } from './account.ts';
import { FUTURE_DATE, logInAsAdmin, openNewPost, press } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectFocusWithin } from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';

test('the cover is previewed while its URL is typed, and a broken one shows an error', async ({
  page,
  writer,
  expectError,
}) => {
  expectError(/404.*\/api\/images\/missing/);
  const { coverImage } = await writer.publish({ publishedAt: FUTURE_DATE });
  await openNewPost(page);
  await expect(page.getByText('The cover will appear here.')).toBeVisible();
  await expect(field(page, 'Cover image URL')).toHaveAccessibleDescription('Recommended size 1200x630.');
  await field(page, 'Cover image URL').fill(coverImage);
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await expect(page.getByText('64x34, which is smaller than recommended.')).toBeVisible();
  await field(page, 'Cover image URL').fill(new URL('/api/images/missing', coverImage).href);
  await expect(page.getByText('This image could not be loaded. Please check the URL.')).toBeVisible();
  await field(page, 'Cover image URL').fill('https:evil');
  await expect(page.getByText('The cover will appear here.')).toBeVisible();
});

test('a cover is chosen from the uploads, or uploaded', async ({ page, server }) => {
  await logInAsAdmin(page);
  const id = await addImage(page.request, sampleImage('cove.png', 1200, 630), { altText: 'A quiet cove' });
  await openNewPost(page);
  await press(page, 'Choose from Your Uploads');
  const choosing = page.getByRole('dialog', { name: 'Choose a cover image' });
  await choosing.getByRole('radio', { name: 'A quiet cove' }).first().check();
  await choosing.getByRole('button', { name: 'Use Image' }).click();
  await expect(choosing).toBeHidden();
  await expect(field(page, 'Cover image URL')).toHaveValue(`${server.url}/api/images/${id}`);
  await expect(page.getByText('1200x630.', { exact: true })).toBeVisible();

  await press(page, 'Choose from Your Uploads');
  await expectFocusWithin(choosing);
  await choosing.getByRole('textbox', { name: 'Alt text for a new image' }).fill('A lighthouse');
  await choosing.getByLabel('Upload another image').setInputFiles(sampleImage('lighthouse.png', 600, 315));
  await expect(choosing.getByRole('radio', { name: 'A lighthouse' }).first()).toBeChecked();
  await choosing.getByRole('button', { name: 'Use Image' }).click();
  await expect(page.getByText('600x315, which is smaller than recommended.')).toBeVisible();
});

test('a rejected upload shows an error in the dialog', async ({ page, expectError }) => {
  expectError(/40\d.*\/api\/images|41\d.*\/api\/images/);
  await openNewPost(page);
  await press(page, 'Choose from Your Uploads');
  const choosing = page.getByRole('dialog', { name: 'Choose a cover image' });
  const file = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('Dear reader') };
  await choosing.getByLabel('Upload another image').setInputFiles(file);
  await expect(choosing.getByRole('alert')).toContainText('This file is not an image that we can read.');
});
