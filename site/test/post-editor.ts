import type { EditablePost } from '@whenabouts/server/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { writeDrafts } from '../src/features/admin/editor/drafts.ts';
import { valuesOf } from '../src/features/admin/editor/post-values.ts';
import type { Handlers } from './fake-api.ts';
import { button, field } from './page-actions.ts';
import { renderPage } from './render-page.tsx';
import { admin, author, editablePost } from './samples.ts';

/** Responses that the editor and the dashboard need. */
export const editorApi = {
  'GET /api/admin/check-auth': admin,
  'GET /api/admin/login-options': { singleSignOn: false, password: true },
  'GET /api/admin/members/count': { members: 120, unconfirmed: 14 },
  'GET /api/admin/author': author,
  'GET /api/admin/blogs/{id}': editablePost,
  'GET /api/admin/newsletter/issues': [],
  'GET /api/admin/newsletter/settings': { postalAddress: 'Whenabouts, 1 Main Street' },
  'GET /api/blog-posts': [],
  'POST /api/admin/drafts': editablePost,
  'PUT /api/admin/drafts/{id}': editablePost,
  'POST /api/blog-posts': editablePost,
  'PUT /api/blog-posts/{id}': editablePost,
} satisfies Handlers;

/** A dialog or an alert dialog, by its title. */
export const dialogTitled = (name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
/** The button that publishes, schedules or updates the post. */
export const saveButton = page.getByRole('button', { name: /^(Publish|Schedule|Save)$/ });
export const contentField = page.getByRole('textbox', { name: 'Content' });
export const categoryField = page.getByRole('combobox', { name: 'Category' });
export const publishDateField = page.getByLabelText('Publish date');
/** The errors of the form. */
export const alert = page.getByRole('main').getByRole('alert');

export async function openNewPost(api: Handlers = {}) {
  const screen = await renderPage('/admin/blogs/new', { session: 'admin', api: { ...editorApi, ...api } });
  await expect.element(contentField).toBeVisible();
  return screen;
}

export async function openPost(api: Handlers = {}) {
  const screen = await renderPage(`/admin/blogs/edit/${editablePost.id}`, {
    session: 'admin',
    api: { ...editorApi, ...api },
  });
  await expect.element(contentField).toBeVisible();
  return screen;
}

/** Opens a new post and restores a draft of a valid post, which takes less time than entering it. */
export async function openRestoredPost(api: Handlers = {}) {
  writeDrafts(undefined, [{ at: '2026-11-20T12:00:00.000Z', version: null, values: valuesOf(editablePost) }]);
  const screen = await openNewPost(api);
  await button('Restore').click();
  await expectPostUnchanged();
  return screen;
}

/** Fills in a valid post. */
export async function fillInPost(post: EditablePost = editablePost): Promise<void> {
  await field('Title').fill(post.title);
  await field('Slug').fill(post.slug);
  await field('Excerpt').fill(post.excerpt);
  await contentField.fill(textOf(post));
  await publishDateField.fill(post.publishedAt);
  await categoryField.selectOptions(post.category);
  await field('Cover image URL').fill(post.coverImage);
}

export async function expectPostUnchanged(post: EditablePost = editablePost): Promise<void> {
  await expect.element(field('Title')).toHaveValue(post.title);
  await expect.element(field('Slug')).toHaveValue(post.slug);
  await expect.element(field('Excerpt')).toHaveValue(post.excerpt);
  await expect.element(contentField).toHaveTextContent(textOf(post));
  await expect.element(publishDateField).toHaveValue(post.publishedAt);
  await expect.element(categoryField).toHaveValue(post.category);
  await expect.element(field('Cover image URL')).toHaveValue(post.coverImage);
}

const textOf = (post: EditablePost) => post.content.replace(/<[^>]+>/g, '');

export const storedDrafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));

/** Expects that the post was saved: the form is inert until the dashboard opens. */
export const expectSaved = () =>
  expect
    .poll(() => document.querySelector('form[inert]') !== null || location.pathname === '/admin/dashboard')
    .toBe(true);

/** Expects the dashboard, to which a save or `Leave` leads. */
export const expectDashboard = () => expect.poll(() => location.pathname).toBe('/admin/dashboard');
