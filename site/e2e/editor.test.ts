import { canonicalHtml } from '../test/canonical-html.ts';
import { field } from './account.ts';
import {
  contentField,
  expectDashboard,
  logInAsAdmin,
  openNewPost,
  openPost,
  saveButton,
  toolbarButton,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

test('the editor and the server leave each other’s HTML unchanged', async ({ page, writer }) => {
  await page.route('**/api/images/boat*', (route) => route.fulfill({ status: 204 }));
  const html = canonicalHtml.join('');
  const post = await writer.publish({ content: html });
  await openPost(page, post.id);
  await field(page, 'Title').fill(`${post.title}, again`);
  await saveButton(page).click();
  // One of the images has no alternative text.
  await expect(page.getByRole('textbox', { name: 'Alternative text' }).first()).toBeFocused();
  await saveButton(page).click();
  await expectDashboard(page);
  const stored = await page.request.get(`/api/admin/blogs/${post.id}`);
  expect(await stored.json()).toMatchObject({ title: `${post.title}, again`, content: html });
});

test('HTML with scripts does not run on the page, whose policy allows the editor', async ({ page }) => {
  await openNewPost(page);
  await contentField(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = '<p>a</p><img src="x:y" onerror="window.harmed = 1"><script>window.harmed = 1</script>';
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(contentField(page)).toHaveText('a');
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('the toolbar stays visible without covering the cursor, and shows pressed buttons in forced colors', async ({
  page,
  writer,
}) => {
  const lines = '<p>line</p>'.repeat(40);
  const { id } = await writer.publish({ content: `${lines}<p>here</p>${lines}` });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPost(page, id);
  const word = contentField(page).getByText('here');
  await word.click();
  await page.keyboard.press('End');
  const { caret, bar } = await page.evaluate(() => {
    const top = () => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0;
    scrollBy(0, top() - 90);
    const toolbarEnd = document.querySelector('[role=toolbar]')?.getBoundingClientRect().bottom ?? 0;
    return { caret: top(), bar: toolbarEnd };
  });
  expect(caret).toBeLessThan(bar);
  await page.keyboard.type('!');
  await expect.poll(async () => (await word.boundingBox())?.y ?? 0).toBeGreaterThan(bar);
  await toolbarButton(page, 'Bold').click({ trial: true });

  await page.emulateMedia({ forcedColors: 'active' });
  const border = (name: string) =>
    toolbarButton(page, name).evaluate((button) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(button);
      return `${borderTopWidth} ${borderTopColor}`;
    });
  expect(await border('Normal text')).not.toBe(await border('Bold'));
});

test('the rich text editor is loaded on no other page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await logInAsAdmin(page);
  for (const path of ['/admin/dashboard', '/admin/author', '/']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter((url) => url.includes('rich-text'))).toEqual([]);
});
