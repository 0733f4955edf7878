import { browserLaunchOptions } from '../../scripts/test/find-chromium.ts';
import { expect, test } from './fixtures.ts';
import { linkTo, savePath } from './partner-site.ts';

// A page that a route fulfills has no network address, so Chromium asks whether it may access the local network, where
// the test's server is. It crashes when it asks for an opaque origin.
const { args = [], ...launchOptions } = browserLaunchOptions();
test.use({
  launchOptions: { ...launchOptions, args: [...args, '--disable-features=LocalNetworkAccessChecks'] },
});

test('a sandboxed page that can open a tab gives a link to copy', async ({
  page,
  context,
  blog,
  server,
  expectError,
}) => {
  // A sandboxed page has an opaque origin, so it cannot load the site's scripts and styles.
  expectError(/from origin 'null' has been blocked by CORS policy/);
  expectError(/net::ERR_FAILED \(.*\/assets\//);
  expectError(/NotSameOrigin \(.*\/assets\/style-/);
  const path = savePath();
  const framed = blog.publish(linkTo(server.url + path));
  await page.goto(blog.publish(`<iframe sandbox="allow-scripts allow-popups" src="${framed}"></iframe>`));
  // Imitates a browser that ignores this header. Chromium and Firefox support it, and show an error page instead of a
  // sandboxed page.
  await context.route('**/save?*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['cross-origin-opener-policy'];
    await route.fulfill({ response, headers });
  });
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link').click();
  const tab = await opened;
  await expect(tab.getByText('open a new tab')).toBeVisible();
  await expect(tab.getByRole('textbox', { name: 'Link' })).toHaveValue(server.url + path);
  await expect(tab.getByText('Reading your numbers')).toBeHidden();
});
