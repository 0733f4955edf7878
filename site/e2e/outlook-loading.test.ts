import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';

test.use({ firstVisit: true });

test('until its scripts have loaded, a link shows that it is being read and not the answer of the example', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/outlook#plan=35.63.50000.2000.70000.7', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const answer = main.getByRole('heading', { level: 2, name: /^you could stop at/ });
  await expect(main.getByText('Reading the link…')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'When can you stop?' })).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(main.getByRole('figure').first()).toBeHidden();

  release();
  await expect(main.getByText('Reading the link…')).toBeHidden();
  await expect(answer).toBeVisible();
  await expect(answer).not.toHaveText('you could stop at 69.');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('2,000');
});
