import { expect, test } from './fixtures.ts';
import { card, expectLoaded, galleryHeading, openImages } from './images.ts';
import { register } from './members.ts';
import { errorResponse, failRequests, proxyErrorPage } from './network-errors.ts';
import { dismissToast, expectToast, heading, open } from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

test('a visitor is asked to log in on the page', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, '/images');
  await expect(heading(page, 'Images')).toBeVisible();
  const loginPrompt = page.getByRole('region', { name: 'Authentication Required' });
  await expect(loginPrompt.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(loginPrompt.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(page).toHaveURL('/images');
  await expect(page.getByRole('button', { name: 'Upload Image' })).toBeHidden();
  await expect(galleryHeading(page)).toBeHidden();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(requestedUrls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('the gallery shows the details of each image, newest first', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, sampleImage('first.png'));
  const texts = { description: 'By the sea', altText: 'A wave' };
  const id = await addImage(page.request, sampleImage('second.png', 1300, 700), texts);
  await openImages(page);
  await expect(page).toHaveTitle('Images | Whenabouts');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['second.png', 'first.png']);

  const second = card(page, 'second.png');
  await expect(second).toContainText('By the sea');
  await expect(second).toContainText('Alt text: A wave');
  await expect(second).toContainText(today.format(new Date()));
  const drawn = second.getByRole('img', { name: 'A wave' });
  await expectLoaded(drawn);
  await expect(drawn).toHaveAttribute('srcset', new RegExp(`/api/images/${id}\\?w=320 320w, `));
  // A narrow version is enough for a small preview.
  expect(await drawn.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\?w=(320|640)$/);

  const first = card(page, 'first.png');
  await expect(first).toContainText('No alt text');
  await expectLoaded(first.locator('img'));
});

test('an empty gallery says so', async ({ page, member, playwright, baseURL }) => {
  expect(member).toBeDefined();
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(stranger);
  await addImage(stranger, sampleImage('not-yours.png'));
  await stranger.dispose();
  await openImages(page);
  await expect(page.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '.png' })).toHaveCount(0);
});

test('a loading gallery has a skeleton, and a failed one can be retried', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/502.*\/api\/images/);
  expect(member).toBeDefined();
  await addImage(page.request, sampleImage('sea.png'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const restore = await failRequests(page, 'GET /api/images', async (route) => {
    await held;
    await proxyErrorPage(502)(route);
  });
  await openImages(page);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your images…' })).toBeAttached();
  release();
  await expect(page.getByText('Your images could not be loaded.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'sea.png')).toBeVisible();
});

test('the link to an image is copied', async ({ page, context, member, baseURL }) => {
  expect(member).toBeDefined();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${baseURL}/api/images/${await addImage(page.request, sampleImage('sea.png'))}`;
  await openImages(page);
  await page.getByRole('button', { name: 'Copy link of sea.png' }).click();
  await expectToast(page, 'Link copied', address);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
});

test('without clipboard access the link is shown', async ({ page, member }) => {
  expect(member).toBeDefined();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const id = await addImage(page.request, sampleImage('sea.png'));
  await openImages(page);
  await page.getByRole('button', { name: 'Copy link of sea.png' }).click();
  await expectToast(page, 'The link could not be copied', `/api/images/${id}`);
});

test('an unconfirmed deletion deletes nothing', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, sampleImage('sea.png'));
  await openImages(page);
  const remove = page.getByRole('button', { name: 'Delete sea.png' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete Image' });
  for (const dismissal of ['Cancel', 'Escape']) {
    await remove.click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    if (dismissal === 'Escape') await page.keyboard.press('Escape');
    else await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  }
  await page.reload();
  await expect(card(page, 'sea.png')).toBeVisible();
});

test('a deleted image disappears, and the focus is on the gallery', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, sampleImage('stays.png'));
  const id = await addImage(page.request, sampleImage('goes.png'));
  await openImages(page);
  for (const name of ['goes.png', 'stays.png']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: `Delete image “${name}”` }).click();
    await expectToast(page, 'Image deleted');
    await expect(card(page, name)).toBeHidden();
    await expect(galleryHeading(page)).toBeFocused();
    await dismissToast(page, 'Image deleted');
  }
  await expect(page.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  expect((await page.request.get(`/api/images/${id}`)).status()).toBe(404);
});

test('an image that a post uses is kept, and the dialog says why', async ({ page, member, expectError }) => {
  expectError(/409.*\/api\/images\//);
  expect(member).toBeDefined();
  await addImage(page.request, sampleImage('cover.png'));
  const reason = 'This image is used by a blog post, and cannot be deleted.';
  const restore = await failRequests(page, 'DELETE /api/images/*', errorResponse(409, 'in_use', reason));
  await openImages(page);
  await page.getByRole('button', { name: 'Delete cover.png' }).click();
  const confirm = page.getByRole('button', { name: 'Delete image “cover.png”' });
  await confirm.click();
  await expectToast(page, 'Deletion failed', reason);
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(reason);
  await restore();
  await confirm.click();
  await expectToast(page, 'Image deleted');
});
