import type { Page } from '@playwright/test';
import { confirmEmail, field, logIn, registerConfirmed } from './account.ts';
import { expect, test } from './fixtures.ts';
import {
  expectFormUnchanged,
  expectLoaded,
  fileField,
  fillInImage,
  galleryHeading,
  imageCard,
  openImages,
  uploadButton,
} from './images.ts';
import { expectFocusKept, tabTo } from './keyboard.ts';

import { expectToast } from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';

/** Returns a function that limits how many bytes per second the page uploads; -1 for no limit. */
async function uploadLimiter(page: Page): Promise<(bytesPerSecond: number) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return (uploadThroughput) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

test('an upload shows its progress, and can be canceled and repeated', async ({ page, mail }) => {
  await registerConfirmed(page.request, mail);
  const limitSpeed = await uploadLimiter(page);
  await openImages(page);
  await fillInImage(page, sampleImage('large.png', 500, 400, 'noise'));
  await expectLoaded(page.getByRole('img', { name: 'Preview' }));
  await limitSpeed(50 * 1024);
  await uploadButton(page).click();
  const progress = page.getByRole('progressbar', { name: 'Upload of large.png' });
  const percent = () => progress.evaluate((element: HTMLProgressElement) => element.value);
  await expect(progress).toHaveAttribute('max', '100');
  await expect.poll(percent).toBeGreaterThan(0);
  const before = await percent();
  expect(before).toBeLessThan(100);
  await expect.poll(percent).toBeGreaterThan(before);
  await expect(uploadButton(page)).toHaveText('Uploading...');
  await expect(uploadButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Upload canceled.' })).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
  await expectFormUnchanged(page, 'large.png');
  await limitSpeed(-1);
  await uploadButton(page).click();
  await expect(imageCard(page, 'large.png')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['large.png']);
  await expectLoaded(imageCard(page, 'large.png').getByRole('img', { name: 'A wave' }));
});

test('an image has a small preview, and its link can be copied', async ({ page, context, baseURL, mail }) => {
  await registerConfirmed(page.request, mail);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addImage(page.request, sampleImage('large.png', 500, 400), { altText: 'A wave' });
  await openImages(page);
  const image = imageCard(page, 'large.png').getByRole('img', { name: 'A wave' });
  await expectLoaded(image);
  // A narrow version is enough for a small preview.
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\?w=(320|640)$/);
  await page.getByRole('button', { name: 'Copy link of large.png' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`^${baseURL}/api/images/`));
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/webp');
});

test('after the session has ended, a login in another tab lets the upload continue', async ({
  page,
  context,
  member,
  mail,
  expectError,
}) => {
  expectError(/401.*\/api\/(images|auth\/me)/);
  await confirmEmail(page.request, mail, member.email);
  await openImages(page);
  await fillInImage(page, sampleImage('sea.png'));
  await context.clearCookies();
  await uploadButton(page).click();
  await expectToast(page, 'Authentication required', 'Please log in to upload images');
  const loginPrompt = page.getByRole('region', { name: 'Authentication Required' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please log in to upload images');
  await expect(loginPrompt).toContainText('Your session has ended, but your entries are still below');
  await expect(galleryHeading(page)).toBeHidden();
  await expectFormUnchanged(page, 'sea.png');
  await expectFocusKept(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    loginPrompt.getByRole('link', { name: 'Log In' }).click(),
  ]);
  await logIn(tab, member);
  await expect(tab).toHaveURL('/');
  await tab.close();
  await uploadButton(page).click();
  await expectToast(page, 'Image uploaded successfully');
  await expect(loginPrompt).toBeHidden();
  await expect(imageCard(page, 'sea.png')).toBeVisible();
});

test('an image is uploaded and deleted with the keyboard', async ({ page, mail }) => {
  await registerConfirmed(page.request, mail);
  const id = await addImage(page.request, sampleImage('earlier.png'));
  // Start listening well before the key press: the browser must intercept the file chooser by then.
  const chooser = page.waitForEvent('filechooser');
  await openImages(page);
  await tabTo(page, fileField(page));
  await page.emulateMedia({ forcedColors: 'active' });
  const zone = page.locator('label', { hasText: 'Choose an image' });
  await expect(zone).toHaveCSS('border-style', 'dashed');
  await expect(zone).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(sampleImage('sea.png'));
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Remove' }));
  await tabTo(page, field(page, 'Description'));
  await page.keyboard.type('By the sea');
  await tabTo(page, field(page, 'Alt text'));
  await page.keyboard.type('A wave');
  await page.keyboard.press('Enter');
  await expect(imageCard(page, 'sea.png')).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('button', { name: 'Copy link of sea.png' }));
  await tabTo(page, page.getByRole('button', { name: 'Delete earlier.png' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Delete image “earlier.png”' }));
  await page.keyboard.press('Enter');
  await expect(galleryHeading(page)).toBeFocused();
  expect((await page.request.get(`/api/images/${id}`)).status()).toBe(404);
});
