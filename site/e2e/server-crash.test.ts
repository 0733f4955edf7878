import type { Page } from '@playwright/test';
import { field, registerConfirmed } from './account.ts';
import {
  expectDashboard,
  expectPostUnchanged,
  fillInPost,
  newPost,
  openNewPost,
  postRow,
  saveButton,
} from './admin.ts';
import { test as base, expect } from './fixtures.ts';
import { expectFormUnchanged, fillInImage, imageCard, openImages, uploadButton } from './images.ts';
import { register } from './members.ts';
import { expectToast } from './page-actions.ts';
import { sampleImage } from './sample-images.ts';
import { nameField, openSaveDialog, saveDialog, savePlan } from './save-dialog.ts';
import { SiteServer } from './site-server.ts';

/** These tests kill their server. */
const test = base.extend<object, { server: SiteServer }>({
  server: [
    async ({ mail }, use) => {
      const server = await SiteServer.start(mail.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Kills the server right after it has handled the next POST request to a path, whose response is lost. */
async function crashAfter(page: Page, server: SiteServer, path: string): Promise<void> {
  let hasCrashed = false;
  await page.route(`**${path}`, async (route) => {
    if (hasCrashed || route.request().method() !== 'POST') return route.fallback();
    hasCrashed = true;
    await route.fetch();
    await server.crash();
    await route.abort('connectionfailed');
  });
}

test.beforeEach(({ expectError }) => {
  expectError(/Failed to load resource/);
});

// The tests share a server, and each leaves it running.
test.describe.configure({ mode: 'serial' });

test('a plan is saved once, even though the server is killed while saving', async ({ page, server }) => {
  await register(page.request);
  await openSaveDialog(page);
  await nameField(page).fill('By the sea');
  await crashAfter(page, server, '/api/retirement-plans');
  await savePlan(page);
  const error = saveDialog(page).getByRole('alert');
  await expect(error).toContainText('Failed to save retirement plan.');
  await savePlan(page);
  await expect(error).toContainText('Failed to save retirement plan.');
  await expect(nameField(page)).toHaveValue('By the sea');
  await server.restart();
  await savePlan(page);
  await expect(saveDialog(page)).toBeHidden();
  await expectToast(page, 'Plan saved');
  expect(await (await page.request.get('/api/retirement-plans')).json()).toHaveLength(1);
});

test('a post is saved once, even though the server is killed while saving', async ({
  page,
  server,
  writer,
}) => {
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await crashAfter(page, server, '/api/blog-posts');
  await saveButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('the server did not respond');
  await saveButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('the server did not respond');
  await expectPostUnchanged(page, post);
  await server.restart();
  await saveButton(page).click();
  await expectDashboard(page);
  await expect(postRow(page, post.title)).toHaveCount(1);
});

test('an image is uploaded once, even though the server is killed while uploading', async ({
  page,
  server,
  mail,
}) => {
  await registerConfirmed(page.request, mail);
  await openImages(page);
  await fillInImage(page, sampleImage('sea.png'));
  await crashAfter(page, server, '/api/images');
  await uploadButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again later');
  await expectFormUnchanged(page, 'sea.png');
  await server.restart();
  await uploadButton(page).click();
  await expectToast(page, 'Image uploaded successfully');
  await expect(imageCard(page, 'sea.png')).toHaveCount(1);
  await expect(field(page, 'Description')).toHaveValue('');
  expect(await (await page.request.get('/api/images')).json()).toHaveLength(1);

  await test.step('the same file can be uploaded again on purpose', async () => {
    await fillInImage(page, sampleImage('sea.png'));
    await uploadButton(page).click();
    await expect(imageCard(page, 'sea.png')).toHaveCount(2);
  });
});
