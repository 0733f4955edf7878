import type { Locator, Page } from '@playwright/test';
import { field } from './account.ts';
import { expectDashboard, logInAsAdmin, openPost, publishDateField, saveButton } from './admin.ts';
import { expect, test } from './fixtures.ts';
import {
  becomeVisitor,
  clickButton,
  dialogTitled,
  emulateColorScheme,
  heading,
  open,
} from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';

/** The elements of an article with their attributes, texts, places and styles. */
async function renderingOf(article: Locator): Promise<unknown[]> {
  await expect(article.getByText('Related to nothing', { exact: true })).toHaveCount(1);
  return article.evaluate(async (root) => {
    await document.fonts.ready;
    const { left, top } = root.getBoundingClientRect();
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect();
      const { color, font, backgroundColor, textAlign, filter } = getComputedStyle(element);
      return {
        tag: element.localName,
        attributes: [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        text: [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
        box: [box.left - left, box.top - top, box.width, box.height].map(Math.round),
        style: [color, font, backgroundColor, textAlign, filter],
      };
    });
  });
}

/** HTML with every format, and an image of the site. */
const htmlWith = (image: string) =>
  '<h2>Related to nothing</h2><p class="align-center">It can be <strong>bold</strong>, <em>slanted</em>, <u>underlined</u>' +
  ` or <a href="https://example.com/more" target="_blank">linked</a>.</p><p class="align-right">At the right</p><ul><li>One<ul><li>Nested</li></ul></li></ul>` +
  `<ol><li>First</li></ol><p>A picture <img src="/api/images/${image}" alt="A boat"> in a text.</p>` +
  `<p>${'And a long paragraph that fills some lines of the page. '.repeat(12)}</p>`;

/** Renders the article on a small dark screen and on a wide light one. */
async function renderingsOf(page: Page, article: Locator): Promise<unknown[][]> {
  const renderings: unknown[][] = [];
  // Without motion, colors change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await emulateColorScheme(page, colorScheme);
    renderings.push(await renderingOf(article));
  }
  return renderings;
}

test('the preview of unsaved changes is what readers see once they are published, on small and wide screens', async ({
  page,
  context,
  writer,
}) => {
  await logInAsAdmin(page);
  const image = await addImage(page.request, sampleImage('boat.png', 800, 400));
  const post = await writer.publish({ content: htmlWith(image), tags: ['boats', 'sea'] });
  await openPost(page, post.id);
  await field(page, 'Title').fill(`${post.title}, again`);
  await publishDateField(page).fill('2024-05-07');
  await clickButton(page, 'Preview');
  const preview = dialogTitled(page, 'Preview');
  const article = preview.getByRole('article');
  for (const text of [`${post.title}, again`, 'Planning', 'May 7, 2024', '1 min read', '#boats', 'A boat']) {
    await expect(article.getByText(text).or(article.getByAltText(text)).first()).toBeVisible();
  }
  const renderings = await renderingsOf(page, article);
  const opened = context.waitForEvent('page');
  await article.getByRole('link', { name: '#boats' }).click();
  const tab = await opened;
  await expect(heading(tab, 'Retirement Planning Insights')).toBeVisible();
  await tab.close();
  await expect(preview).toBeVisible();

  await clickButton(page, 'Close');
  await saveButton(page).click();
  await expectDashboard(page);
  await becomeVisitor(page);
  await open(page, `/blog/${post.slug}`);
  const published = page.getByRole('article').first();
  await expect(published.getByRole('heading', { name: 'Related to nothing', level: 2 })).toBeVisible();
  await expect(published.getByText('At the right')).toHaveCSS('text-align', 'right');
  await expect(published.getByRole('link', { name: 'linked' })).toHaveAttribute(
    'href',
    'https://example.com/more',
  );
  expect(await renderingsOf(page, published)).toEqual(renderings);
});
