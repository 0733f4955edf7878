import { BLOG, serveExampleOrigins } from './example-blog.ts';
import { expect, test } from './fixtures.ts';

// The examples that are a page with the script or the element.

test.beforeEach(async ({ context, server, expectError }) => {
  expectError(/^foreign request: https:/);
  await serveExampleOrigins(context, server.url);
});

for (const example of ['plain', 'wordpress-block', 'strict-csp', 'dark-blog']) {
  test(`the ${example} example calculates`, async ({ page }) => {
    await page.goto(`${BLOG}/${example}.html`);
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(page.getByText('$1,015,810').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
      'href',
      /^https:\/\/whenabouts\.example\/save\?p=a-(?:blog|bank)#1\.35\./,
    );
  });
}

for (const [example, button, action] of [
  ['newsletter-form', 'Subscribe', 'https://newsletter.example/subscribe'],
  ['consent-form', 'Ask for a call', 'https://advice.example/contact'],
] as const) {
  test(`the ${example} example shows its form after the result, and we receive nothing of it`, async ({
    page,
  }) => {
    await page.goto(`${BLOG}/${example}.html`);
    await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeHidden();
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await page.route(action, (route) => route.fulfill({ contentType: 'text/html', body: 'Thank you' }));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('#email').fill('reader@example.org');
    if (example === 'consent-form') await page.getByRole('checkbox', { name: /^You may email me/ }).check();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Thank you')).toBeVisible();
    expect(requests.filter((url) => !url.startsWith(BLOG))).toEqual([action]);
  });
}

test('the two-calculators example has two independent calculators', async ({ page }) => {
  await page.goto(`${BLOG}/two-calculators.html`);
  const [first, second] = [
    page.locator('retirement-calculator').first(),
    page.locator('retirement-calculator').last(),
  ];
  await first.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(first.getByText('From age 25 to age 65.')).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByText('Ready to see your future?')).toBeVisible();
  await second.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(second.getByText('From age 40 to age 65.')).toBeVisible();
  await expect(first.getByText('From age 25 to age 65.')).toBeVisible();
});
