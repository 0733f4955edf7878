import type { Page } from '@playwright/test';
import { field, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import {
  card,
  expectFormUnchanged,
  expectLoaded,
  fillInImage,
  galleryHeading,
  openImages,
  picker,
  uploadButton,
} from './images.ts';
import { expectFocusVisible, tabTo } from './keyboard.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { expectToast, open } from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';

const NOT_AN_IMAGE =
  'This file is not an image that we can read. Please choose a JPEG, PNG, WebP, GIF or AVIF file.';

const sent = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') urls.push(request.url());
  });
  return urls;
};

test('a chosen image is previewed, uploaded, and first in the gallery', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, sampleImage('earlier.png'));
  await openImages(page);
  await fillInImage(page, sampleImage('sea.png', 700, 400));
  const preview = page.getByRole('img', { name: 'Preview' });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expectLoaded(preview);
  await uploadButton(page).click();
  await expectToast(page, 'Image uploaded successfully');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['sea.png', 'earlier.png']);
  await expect(card(page, 'sea.png')).toContainText('By the sea');
  await expectLoaded(card(page, 'sea.png').getByRole('img', { name: 'A wave' }));
  await expect(page.getByRole('status').filter({ hasText: 'sea.png has been uploaded.' })).toBeVisible();
  await expect(preview).toBeHidden();
  await expect(field(page, 'Description')).toHaveValue('');
  await expect(field(page, 'Alt text')).toHaveValue('');
  await expect(uploadButton(page)).toBeFocused();
});

test('an image is required, of a supported type and at most 5 MB', async ({ page, member }) => {
  await openImages(page);
  await test.step('an image is required', async () => {
    expect(member).toBeDefined();
    const posted = sent(page);
    await field(page, 'Description').fill('By the sea');
    await uploadButton(page).click();
    await expectToast(page, 'Image required', 'Please select an image to upload');
    await expect(picker(page)).toBeFocused();
    await expect(picker(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(picker(page)).toHaveAccessibleDescription(/Please select an image to upload$/);
    await expect(page).toHaveTitle('Error: Images | Whenabouts');
    await expect(field(page, 'Description')).toHaveValue('By the sea');
    expect(posted).toEqual([]);
    await picker(page).setInputFiles(sampleImage('sea.png'));
    await expect(picker(page)).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveTitle('Images | Whenabouts');
  });

  await test.step('only image files of at most 5 MB are accepted, and the previous choice is kept', async () => {
    expect(member).toBeDefined();
    const posted = sent(page);
    await fillInImage(page, sampleImage('sea.png'));
    const rejected = [
      [{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }, NOT_AN_IMAGE],
      [{ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, NOT_AN_IMAGE],
      [
        { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 2 ** 20 + 1) },
        'Please choose an image of at most 5 MB.',
      ],
    ] as const;
    for (const [file, error] of rejected) {
      await picker(page).setInputFiles(file);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(error);
      await expectFormUnchanged(page, 'sea.png');
    }
    expect(posted).toEqual([]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('img', { name: 'Preview' })).toBeHidden();
    await expect(picker(page)).toBeFocused();
  });
});

async function drop(page: Page, target: 'form' | 'h1', names: readonly string[]): Promise<void> {
  const bytes = [...sampleImage('x.png').buffer];
  await page.locator(`main ${target}`).evaluate(
    (element, { names, bytes }) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) {
        const type = name.endsWith('.png') ? 'image/png' : 'text/plain';
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    { names, bytes },
  );
}

test('one image at a time can be dropped, and nothing else', async ({ page, member }) => {
  expect(member).toBeDefined();
  await openImages(page);
  const error = page.getByRole('main').getByRole('alert');
  await drop(page, 'form', ['notes.txt']);
  await expect(error).toHaveText(NOT_AN_IMAGE);
  await drop(page, 'form', ['a.png', 'b.png']);
  await expect(error).toHaveText('Please choose one image at a time.');
  // A drop outside the form does nothing: the page stays.
  await drop(page, 'h1', ['a.png']);
  await expect(page.getByRole('img', { name: 'Preview' })).toBeHidden();
  await drop(page, 'form', ['dropped.png']);
  await expect(error).toBeHidden();
  await expectLoaded(page.getByRole('img', { name: 'Preview' }));
  await uploadButton(page).click();
  await expect(card(page, 'dropped.png')).toBeVisible();
});

test('an upload shows its progress and can be canceled', async ({ page, context, member }) => {
  expect(member).toBeDefined();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const throttle = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await openImages(page);
  await fillInImage(page, sampleImage('large.png', 500, 400, 'noise'));
  await throttle(100 * 1024);
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
  await throttle(-1);
  await uploadButton(page).click();
  await expect(card(page, 'large.png')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['large.png']);
});

test('an image that the server cannot read is an error, and nothing is lost', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/415.*\/api\/images/);
  expect(member).toBeDefined();
  await openImages(page);
  const whole = sampleImage('sea.png', 300, 300, 'noise');
  await fillInImage(page, { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) });
  await uploadButton(page).click();
  await expectToast(page, 'Failed to upload image', NOT_AN_IMAGE);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(NOT_AN_IMAGE);
  await expect(page).toHaveTitle('Error: Images | Whenabouts');
  await expectFormUnchanged(page, 'sea.png');
  await expect(uploadButton(page)).toHaveText('Upload Image');
});

test('a validation error is shown at its field', async ({ page, member, expectError }) => {
  expectError(/400.*\/api\/images/);
  expect(member).toBeDefined();
  const fields = { data: 'Please choose an image of at most 50 frames.' };
  await failRequests(page, 'POST /api/images', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid', message: 'Please check what you entered.', fields },
    }),
  );
  await openImages(page);
  await fillInImage(page, sampleImage('sea.png'));
  await uploadButton(page).click();
  await expectToast(page, 'Failed to upload image');
  await expect(picker(page)).toHaveAccessibleDescription(/at most 50 frames\.$/);
  await expectFormUnchanged(page, 'sea.png');
});

for (const [name, failure, reason, error] of [
  ['no response', noResponse, 'Please try again later', /Failed to load resource.*\/api\/images/],
  [
    'no room',
    errorResponse(
      409,
      'limit_reached',
      'You have 100 images or 100 MB of them. Please delete one to make room.',
    ),
    'You have 100 images or 100 MB of them. Please delete one to make room.',
    /409.*\/api\/images/,
  ],
] as const) {
  test(`${name}: the reason is shown, and a retry works`, async ({ page, member, expectError }) => {
    expectError(error);
    expect(member).toBeDefined();
    const restore = await failRequests(page, 'POST /api/images', failure);
    await openImages(page);
    await fillInImage(page, sampleImage('sea.png'));
    await uploadButton(page).click();
    await expectToast(page, 'Failed to upload image', reason);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(reason);
    await expectFormUnchanged(page, 'sea.png');
    await restore();
    await uploadButton(page).click();
    await expectToast(page, 'Image uploaded successfully');
    await expect(card(page, 'sea.png')).toBeVisible();
  });
}

test('after the session has ended: log in again in another tab, and upload', async ({
  page,
  context,
  member,
  expectError,
}) => {
  expectError(/401.*\/api\/images/);
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
  await expectFocusVisible(page);
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
  await expect(card(page, 'sea.png')).toBeVisible();
});

test('everything works with the keyboard', async ({ page, member }) => {
  expect(member).toBeDefined();
  // Start listening well before the key press: the browser must intercept the file chooser by then.
  const chooser = page.waitForEvent('filechooser');
  await openImages(page);
  await tabTo(page, picker(page));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(sampleImage('sea.png'));
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Remove' }));
  await tabTo(page, field(page, 'Description'));
  await page.keyboard.type('By the sea');
  await tabTo(page, field(page, 'Alt text'));
  await page.keyboard.type('A wave');
  await page.keyboard.press('Enter');
  await expect(card(page, 'sea.png')).toBeVisible();
  await expectFocusVisible(page);
  await tabTo(page, page.getByRole('button', { name: 'Copy link of sea.png' }));
  await tabTo(page, page.getByRole('button', { name: 'Delete sea.png' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Delete image “sea.png”' }));
  await page.keyboard.press('Enter');
  await expect(galleryHeading(page)).toBeFocused();
});

test('in forced colors, controls still have an edge', async ({ page, member }) => {
  expect(member).toBeDefined();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/images');
  const zone = page.locator('label', { hasText: 'Choose an image' });
  await expect(zone).toHaveCSS('border-style', 'dashed');
  await tabTo(page, picker(page));
  await expect(zone).toHaveCSS('outline-style', 'solid');
});
