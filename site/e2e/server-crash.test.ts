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
import { expect, test } from './fixtures.ts';
import { expectFormUnchanged, fillInImage, imageCard, openImages, uploadButton } from './images.ts';
import { expectToast } from './page-actions.ts';
import { sampleImage } from './sample-images.ts';
import { nameField, openSaveDialog, saveDialog, savePlan } from './save-dialog.ts';

/** Loses the response to the next POST request to a path, which the server has handled. */
async function loseResponse(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionfailed');
  });
}

test('a plan, a post and an image are saved once, even though the server is killed while saving', async ({
  page: planPage,
  context,
  server,
  mail,
  writer,
  expectError,
}) => {
  expectError(/Failed to load resource/);
  await registerConfirmed(planPage.request, mail);
  const [postPage, imagePage] = [await context.newPage(), await context.newPage()];
  await loseResponse(planPage, '/api/retirement-plans');
  await loseResponse(postPage, '/api/blog-posts');
  await loseResponse(imagePage, '/api/images');
  const post = newPost(writer);
  const alert = (page: Page) => page.getByRole('main').getByRole('alert');
  const planError = saveDialog(planPage).getByRole('alert');

  await test.step('the responses are lost', async () => {
    await openSaveDialog(planPage);
    await nameField(planPage).fill('By the sea');
    await savePlan(planPage);
    await expect(planError).toContainText('Failed to save retirement plan.');
    await openNewPost(postPage);
    await fillInPost(postPage, post);
    await saveButton(postPage).click();
    await expect(alert(postPage)).toContainText('the server did not respond');
    await openImages(imagePage);
    await fillInImage(imagePage, sampleImage('sea.png'));
    await uploadButton(imagePage).click();
    await expect(alert(imagePage)).toContainText('Please try again later');
  });

  await server.crash();
  await test.step('while there is no server, nothing that was typed is lost', async () => {
    await savePlan(planPage);
    await expect(planError).toContainText('Failed to save retirement plan.');
    await expect(nameField(planPage)).toHaveValue('By the sea');
    await saveButton(postPage).click();
    await expect(alert(postPage)).toContainText('the server did not respond');
    await expectPostUnchanged(postPage, post);
    await uploadButton(imagePage).click();
    await expect(alert(imagePage)).toContainText('Please try again later');
    await expectFormUnchanged(imagePage, 'sea.png');
  });

  // Starts with the same data, also for the other tests of the worker.
  await server.restart();
  await savePlan(planPage);
  await expect(saveDialog(planPage)).toBeHidden();
  await expectToast(planPage, 'Plan saved');
  expect(await (await planPage.request.get('/api/retirement-plans')).json()).toHaveLength(1);
  await saveButton(postPage).click();
  await expectDashboard(postPage);
  await expect(postRow(postPage, post.title)).toHaveCount(1);
  await uploadButton(imagePage).click();
  await expectToast(imagePage, 'Image uploaded successfully');
  await expect(imageCard(imagePage, 'sea.png')).toHaveCount(1);
  await expect(field(imagePage, 'Description')).toHaveValue('');
  expect(await (await imagePage.request.get('/api/images')).json()).toHaveLength(1);
});
