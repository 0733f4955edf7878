import type { Page } from '@playwright/test';
import { field } from './account.ts';
import {
  dialog,
  draftKeys,
  expectDashboard,
  FUTURE_DATE,
  openPost,
  press,
  save,
  storedPost,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './page-actions.ts';
import { uniqueWord, type Writer } from './posts.ts';

const STALE = 'Someone else changed this post';

/** Opens a post and changes its title, while someone else saves the same post. */
async function openOutdatedPost(page: Page, writer: Writer) {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  const mine = `Mine about ${uniqueWord()}`;
  const theirs = `Theirs about ${uniqueWord()}`;
  await field(page, 'Title').fill(mine);
  await writer.change(post, { title: theirs });
  await save(page).click();
  await expect(dialog(page, STALE)).toBeVisible();
  return { post, mine, theirs };
}

test('a post that someone else changed can still be edited, and overwritten', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/412.*\/api\/blog-posts/);
  const { post, mine, theirs } = await openOutdatedPost(page, writer);
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, STALE)).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue(mine);
  expect((await storedPost(page, post.slug)).title).toBe(theirs);

  await save(page).click();
  await expect(dialog(page, STALE)).toBeVisible();
  await press(page, 'Overwrite');
  await expectToast(page, 'Blog post updated');
  await expectDashboard(page);
  expect((await storedPost(page, post.slug)).title).toBe(mine);
});

test('a post that someone else changed can be reloaded, keeping one’s own version as a draft', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/412.*\/api\/blog-posts/);
  const { post, mine, theirs } = await openOutdatedPost(page, writer);
  await press(page, 'Reload');
  await expect(dialog(page, STALE)).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue(theirs);
  const offer = page.getByRole('region', { name: 'Unsaved draft' });
  await expect(offer).toContainText('The post has been changed since.');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Title')).toHaveValue(mine);
  await expect(offer).toBeHidden();
  await save(page).click();
  await expectDashboard(page);
  expect((await storedPost(page, post.slug)).title).toBe(mine);
});

test('a post that someone else deleted can be saved as a new one', async ({ page, expectError, writer }) => {
  expectError(/404.*\/api\/blog-posts/);
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  const title = `Mine about ${uniqueWord()}`;
  await field(page, 'Title').fill(title);
  await writer.remove(post);
  await save(page).click();
  const question = dialog(page, 'Someone else deleted this post');
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue(title);
  await save(page).click();
  await press(page, 'Save as New Post');
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  const stored = await storedPost(page, post.slug);
  expect(stored).toMatchObject({ title, content: post.content });
  expect(stored.id).not.toBe(post.id);
  expect(await draftKeys(page)).toEqual([]);
});
