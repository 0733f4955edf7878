import type { EditablePost, PostPreview } from '@whenabouts/server/contract';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testScreens } from '../../../../test/accessible-screen.ts';
import { errorResponse } from '../../../../test/fake-api.ts';
import { button, field } from '../../../../test/page-actions.ts';
import { contentField, dialogTitled, openNewPost, openPost } from '../../../../test/post-editor.ts';
import { dialog, toolbarButton } from '../../../../test/rich-text.tsx';
import { author, editablePost, image } from '../../../../test/samples.ts';

const longPost: EditablePost = {
  ...editablePost,
  title: 'W'.repeat(200),
  excerpt: 'W'.repeat(300),
  content: `<h2>${'W'.repeat(100)}</h2><p>Text</p>`,
  category: 'Social Security',
  tags: ['W'.repeat(40), 'retirement'],
  metaTitle: 'W'.repeat(60),
  metaDescription: 'W'.repeat(160),
};

async function openImageDialog(source: string): Promise<void> {
  await openNewPost({ 'GET /api/images': [{ ...image, altText: 'W'.repeat(300) }] });
  await toolbarButton('Image').click();
  await dialog.getByRole('radio', { name: source }).click();
}

async function leaveNewPost(): Promise<void> {
  await openNewPost();
  await field('Title').fill('A draft');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.element(dialogTitled('Leave without saving?')).toBeVisible();
}

testScreens({
  'a long post': async () => {
    await openPost({ 'GET /api/admin/blogs/{id}': longPost });
    await page.getByText('Advanced SEO').click();
    await expect.element(contentField).toBeVisible();
  },
  'the preview of a long post': async () => {
    await openPost({
      'GET /api/admin/blogs/{id}': longPost,
      'POST /api/admin/blogs/preview': ({ body }) => ({ ...(body as PostPreview), author }),
    });
    await button('Preview').click();
    await expect.element(dialogTitled('Preview').getByText('Text', { exact: true })).toBeVisible();
  },
  'a post with a table, a quote and code': async () => {
    await openNewPost();
    await contentField.click();
    await userEvent.keyboard('> Quote{Enter}{Enter}``` Code{ArrowDown}');
    await toolbarButton('Table').click();
    await userEvent.keyboard('Age{Tab}Benefit{Tab}Total{Tab}');
    await expect.element(page.getByRole('toolbar', { name: 'Table' })).toBeVisible();
    await toolbarButton('Bold').click();
    await expect.element(toolbarButton('Bold')).toHaveAttribute('aria-pressed', 'true');
  },
  'a link without a URL': async () => {
    await openNewPost();
    await toolbarButton('Link').click();
    await button('Add link').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  },
  'an image without a URL': async () => {
    await openImageDialog('On the web');
    await button('Add image').click();
    await expect.element(dialog.getByRole('alert').first()).toBeVisible();
  },
  'an image without a file': async () => {
    await openImageDialog('Upload from this computer');
    await button('Add image').click();
    await expect.element(dialog.getByRole('alert').first()).toBeVisible();
  },
  'the choice of an image in a post': async () => {
    await openImageDialog('Earlier uploads');
    await expect.element(dialog.getByRole('radio', { name: /^W/ })).toBeVisible();
  },
  'the choice of a cover': async () => {
    await openNewPost({ 'GET /api/images': [{ ...image, altText: 'W'.repeat(300) }] });
    await button('Choose from Your Uploads').click();
    await expect.element(dialogTitled('Choose a cover image').getByRole('radio')).toBeVisible();
  },
  'the question before a post becomes a draft': async () => {
    await openPost({ 'GET /api/admin/blogs/{id}': longPost });
    await button('Revert to Draft').click();
    await expect.element(dialogTitled('Revert to draft?')).toBeVisible();
  },
  'the question before changes are left': leaveNewPost,
  'the offer of a draft': async () => {
    await leaveNewPost();
    await button('Leave').click();
    await page.getByRole('link', { name: 'New Blog Post' }).click();
    await expect.element(page.getByRole('region', { name: 'Unsaved draft' })).toBeVisible();
    await expect.element(contentField).toBeVisible();
  },
  'the login after the end of a session': async () => {
    await openNewPost({ 'GET /api/images': errorResponse('unauthenticated', 'Please log in.') });
    await field('Title').fill('Unsaved');
    await button('Choose from Your Uploads').click();
    await expect.element(dialogTitled('Please log in again')).toBeVisible();
  },
});
