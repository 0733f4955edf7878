import { test } from './fixtures.ts';
import { open } from './visits.ts';

// Each plants what the guard is there to find: a test that passed would mean that it is blind.
test.describe('the guard fails a test', () => {
  test.fail();

  test.beforeEach(async ({ page }) => open(page, '/'));

  test('whose page writes an error', async ({ page }) => {
    await page.evaluate(() => console.error('planted'));
  });

  test('whose page throws', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    });
    await thrown;
  });

  test('whose page asks another origin', async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    const asked = page.waitForRequest('https://elsewhere.example/**');
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/pixel.png';
    });
    await asked;
  });

  test('whose page breaks the security policy', async ({ page }) => {
    const reported = page.waitForEvent('console', (message) => message.text().startsWith('security policy'));
    await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    });
    await reported;
  });

  test('that announced a problem which never came', async ({ expectProblem }) => {
    expectProblem(/never/);
  });
});

test('the guard passes a test that allowed a problem which never came', async ({ page, allowProblem }) => {
  allowProblem(/never/);
  await open(page, '/');
});
