import { expect, test } from './fixtures.ts';
import { card, expectDrawn, galleryHeading, openImages } from './images.ts';
import { register } from './members.ts';
import { addImage, picture } from './pictures.ts';
import { breakCall, proxyPage, refusal } from './trouble.ts';
import { dismissToast, expectToast, heading, open } from './visits.ts';

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

test('a visitor is asked to log in, in place', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));
  await open(page, '/images');
  await expect(heading(page, 'Images')).toBeVisible();
  const gate = page.getByRole('region', { name: 'Authentication Required' });
  await expect(gate.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(gate.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(page).toHaveURL('/images');
  await expect(page.getByRole('button', { name: 'Upload Image' })).toBeHidden();
  await expect(galleryHeading(page)).toBeHidden();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(called.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('the gallery shows what is known of each image, the last one first', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, picture('first.png'));
  const texts = { description: 'By the sea', altText: 'A wave' };
  const id = await addImage(page.request, picture('second.png', 1300, 700), texts);
  await openImages(page);
  await expect(page).toHaveTitle('Images | Whenabouts');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['second.png', 'first.png']);

  const second = card(page, 'second.png');
  await expect(second).toContainText('By the sea');
  await expect(second).toContainText('Alt text: A wave');
  await expect(second).toContainText(today.format(new Date()));
  const drawn = second.getByRole('img', { name: 'A wave' });
  await expectDrawn(drawn);
  await expect(drawn).toHaveAttribute('srcset', new RegExp(`/api/images/${id}\\?w=320 320w, `));
  // A narrow copy is enough for a small picture.
  expect(await drawn.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\?w=(320|640)$/);

  const first = card(page, 'first.png');
  await expect(first).toContainText('No alt text');
  await expectDrawn(first.locator('img'));
});

test('an empty gallery says so', async ({ page, member, playwright, baseURL }) => {
  expect(member).toBeDefined();
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(stranger);
  await addImage(stranger, picture('not-yours.png'));
  await stranger.dispose();
  await openImages(page);
  await expect(page.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '.png' })).toHaveCount(0);
});

test('while the gallery is on its way its place is held, and where it does not come it is asked for again', async ({
  page,
  member,
  expectProblem,
}) => {
  expectProblem(/502.*\/api\/images/);
  expect(member).toBeDefined();
  await addImage(page.request, picture('sea.png'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const mend = await breakCall(page, 'GET /api/images', async (route) => {
    await held;
    await proxyPage(502)(route);
  });
  await openImages(page);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your images…' })).toBeAttached();
  answer();
  await expect(page.getByText('Your images could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'sea.png')).toBeVisible();
});

test('the address of an image is copied', async ({ page, context, member, baseURL }) => {
  expect(member).toBeDefined();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${baseURL}/api/images/${await addImage(page.request, picture('sea.png'))}`;
  await openImages(page);
  await page.getByRole('button', { name: 'Copy link of sea.png' }).click();
  await expectToast(page, 'Link copied', address);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
});

test('where a browser does not copy, the address is there to select', async ({ page, member }) => {
  expect(member).toBeDefined();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const id = await addImage(page.request, picture('sea.png'));
  await openImages(page);
  await page.getByRole('button', { name: 'Copy link of sea.png' }).click();
  await expectToast(page, 'The link could not be copied', `/api/images/${id}`);
});

test('a deletion that is not confirmed deletes nothing', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, picture('sea.png'));
  await openImages(page);
  const remove = page.getByRole('button', { name: 'Delete sea.png' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete Image' });
  for (const refuse of ['Cancel', 'Escape']) {
    await remove.click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    if (refuse === 'Escape') await page.keyboard.press('Escape');
    else await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  }
  await page.reload();
  await expect(card(page, 'sea.png')).toBeVisible();
});

test('a deleted image is gone, and the focus is on the gallery', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addImage(page.request, picture('stays.png'));
  const id = await addImage(page.request, picture('goes.png'));
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

test('an image that a post uses stays, and the dialog says why', async ({ page, member, expectProblem }) => {
  expectProblem(/409.*\/api\/images\//);
  expect(member).toBeDefined();
  await addImage(page.request, picture('cover.png'));
  const reason = 'This image is used by a blog post, and cannot be deleted.';
  const mend = await breakCall(page, 'DELETE /api/images/*', refusal(409, 'in_use', reason));
  await openImages(page);
  await page.getByRole('button', { name: 'Delete cover.png' }).click();
  const confirm = page.getByRole('button', { name: 'Delete image “cover.png”' });
  await confirm.click();
  await expectToast(page, 'Deletion failed', reason);
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(reason);
  await mend();
  await confirm.click();
  await expectToast(page, 'Image deleted');
});
