import { test } from './fixtures.ts';
import { open } from './page-actions.ts';

// Each test causes an error that the guard must find. `test.fail()` expects these tests to fail.
test.describe('the guard fails a test', () => {
  test.fail();

  test.beforeEach(async ({ page }) => open(page, '/'));

  test('whose page logs an error', async ({ page }) => {
    await page.evaluate(() => console.error('an error of the page'));
  });

  test('whose page throws', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('an error of the page');
      });
    });
    await thrown;
  });

  test('whose page sends a request to another origin', async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    const request = page.waitForRequest('https://elsewhere.example/**');
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/pixel.png';
    });
    await request;
  });

  test('whose page violates the security policy', async ({ page }) => {
    const reported = page.waitForEvent('console', (message) => message.text().startsWith('security policy'));
    await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    });
    await reported;
  });

  test('that expected an error which never happened', async ({ expectError }) => {
    expectError(/never/);
  });
});

test('the guard passes a test that allowed an error which never happened', async ({ page, allowError }) => {
  allowError(/never/);
  await open(page, '/');
});
