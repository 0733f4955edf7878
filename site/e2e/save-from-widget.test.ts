import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { field } from './account.ts';
import { expect, test } from './fixtures.ts';
import { heading } from './page-actions.ts';
import { registerPartner } from './partner-site.ts';

const MANIFEST = fileURLToPath(new URL('../../widget/dist-embed/manifest.json', import.meta.url));

test('the widget on a partner’s page with a strict policy hands a result over and learns that it is saved', async ({
  page,
  context,
  request,
  member,
  server,
  blog,
}) => {
  const partner = await registerPartner(request, blog.origin);
  const { version, files } = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const { integrity } = files['calculator.js'];
  const body = `
    <script async crossorigin integrity="${integrity}" src="${server.url}/widget/${version}/calculator.js"></script>
    <retirement-calculator partner="${partner.id}" current-age="40"></retirement-calculator>`;
  const policy = `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  await page.goto(blog.publish(body, { 'Content-Security-Policy': policy }));
  await page.getByRole('button', { name: 'Calculate' }).click();
  const link = page.getByRole('link', { name: /^Save to my account/ });
  // The inputs are in the hash, which browsers do not send to servers.
  await expect(link).toHaveAttribute('href', new RegExp(`^${server.url}/save\\?p=${partner.id}#1\\.40\\.`));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab.getByText('comes from The Late Bloomer')).toBeVisible();
  await expect(tab.getByRole('banner').getByText(member.firstName)).toBeVisible();
  await field(tab, 'Plan Name').fill('From the widget');
  await tab.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await expect(heading(tab, 'Plan saved')).toBeVisible();
  const [plan] = await (await page.request.get('/api/retirement-plans')).json();
  expect(plan).toMatchObject({ name: 'From the widget', currentAge: 40 });

  // As when the reader returns to the page.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Saving happens in the new tab: this page has no cookies and no stored data.
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);

  await test.step('as a frame, it has no session and reports its height', async () => {
    const frame = `${server.url}/widget/frame?partner=${partner.id}&current-age=45`;
    await page.goto(
      blog.publish(`<iframe title="Calculator" src="${frame}" width="600" height="900"></iframe>`),
    );
    const resized = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('message', ({ origin, data }) => {
            if (data.type === 'whenabouts:resize') resolve({ origin, ...data });
          }),
        ),
    );
    const inside = page.frameLocator('iframe');
    await inside.getByRole('button', { name: 'Calculate' }).click();
    await expect(inside.getByRole('link', { name: /^Save to my account/ })).toBeVisible();
    expect(await resized).toEqual({
      origin: server.url,
      type: 'whenabouts:resize',
      height: expect.any(Number),
    });
    await expect(inside.getByText(/log in/i)).toHaveCount(0);
    expect(await inside.locator('body').evaluate(() => document.cookie)).toBe('');
  });
});
