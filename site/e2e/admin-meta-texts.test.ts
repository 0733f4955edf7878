import type { Page } from '@playwright/test';
import { field } from './account.ts';
import { category, content, FUTURE_DATE, openNewPost, openPost, publishDate } from './admin.ts';
import { expect, test } from './fixtures.ts';

const openSearch = (page: Page) => page.getByText('Advanced SEO').click();
const metaTitle = (page: Page) => field(page, 'Meta title');
const metaDescription = (page: Page) => field(page, 'Meta description');

test('meta texts follow the title and excerpt until the author changes them', async ({ page }) => {
  await openNewPost(page);
  await openSearch(page);
  await field(page, 'Title').pressSequentially('Retire when you want');
  await expect(metaTitle(page)).toHaveValue('Retire when you want');
  await field(page, 'Title').pressSequentially(', and not a single day later than that, if you can');
  await expect(metaTitle(page)).toHaveValue('Retire when you want, and not a single day later than that,');
  await field(page, 'Excerpt').fill('In short: it depends.\nOn you.');
  await expect(metaDescription(page)).toHaveValue('In short: it depends. On you.');
  const result = page.getByRole('region', { name: 'Search result preview' });
  await expect(result).toContainText('Retire when you want, and not a single day later than that,');
  await expect(result).toContainText('In short: it depends. On you.');

  await metaTitle(page).fill('My own');
  await metaDescription(page).fill('My own words.');
  await field(page, 'Title').fill('Another title');
  await field(page, 'Excerpt').fill('Another excerpt.');
  await expect(metaTitle(page)).toHaveValue('My own');
  await expect(metaDescription(page)).toHaveValue('My own words.');
  await expect(result).toContainText('My own words.');

  await metaTitle(page).fill('');
  await field(page, 'Title').fill('A third title');
  await expect(metaTitle(page)).toHaveValue('A third title');
});

test('empty meta texts fall back to the title and excerpt', async ({ page, writer }) => {
  const plain = await writer.publish({ publishedAt: FUTURE_DATE, tags: ['one', 'two words'] });
  await openPost(page, plain.id);
  await expect(page).toHaveTitle('Edit blog post | Whenabouts');
  await expect(field(page, 'Title')).toHaveValue(plain.title);
  await expect(field(page, 'Slug')).toHaveValue(plain.slug);
  await expect(field(page, 'Excerpt')).toHaveValue(plain.excerpt);
  await expect(content(page)).toHaveText(plain.content.replaceAll(/<[^>]+>/g, ''));
  await expect(publishDate(page)).toHaveValue(FUTURE_DATE);
  await expect(category(page)).toHaveValue('Planning');
  await expect(field(page, 'Tags')).toHaveValue('one, two words');
  await expect(field(page, 'Cover image URL')).toHaveValue(plain.coverImage);
  await openSearch(page);
  await expect(metaTitle(page)).toHaveValue(plain.title);
  await expect(metaDescription(page)).toHaveValue(plain.excerpt);
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  const own = await writer.publish({
    publishedAt: FUTURE_DATE,
    metaTitle: 'Found',
    metaDescription: 'Read me.',
  });
  await openPost(page, own.id);
  await openSearch(page);
  await expect(metaTitle(page)).toHaveValue('Found');
  await expect(metaDescription(page)).toHaveValue('Read me.');
});
