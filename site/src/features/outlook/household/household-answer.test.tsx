import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { number, press } from '../../../../test/number-fields.ts';
import { expectText } from '../../../../test/page-actions.ts';
import { renderPage } from '../../../../test/render-page.tsx';

const headline = page.getByText(/^You could stop at \d+/).first();
const leavesOut = page.getByRole('region', { name: 'What this leaves out' });
const included = page.getByRole('region', { name: 'This answer includes:' });
const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const tax = item('With federal income tax');
const cut = item('If Congress does nothing');

/** The default numbers, with 80% of the income to spend. */
const SPENDS_MORE = '/outlook#plan=35.65.50000.500.70000.7&assume=4667';

async function show(path = SPENDS_MORE): Promise<void> {
  await renderPage(path, { api: { 'GET /api/blog-posts': [] } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the list of what the answer leaves out has the ages without a click', async () => {
  await show();
  await expectText(cut, 'If Congress does nothing, Social Security pays 78% from 2033: 72 instead of 69.');
  await expectText(
    tax,
    'With federal income tax, most of it in a 401(k) or traditional IRA: 70 instead of 69.',
  );
});

test('an item is included and removed in one tap each, by keyboard, with the change announced', async () => {
  await show();
  await expectText(tax, /: 70 instead of 69\./);
  tax.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
  await expectText(headline, 'You could stop at 70.');
  await expect.element(page.getByText('Included: 70 instead of 69.')).toBeInTheDocument();
  await expectText(
    included,
    /^This answer includes:federal income tax, with most of the savings.* Without it: 69/,
  );
  await expect.element(tax).not.toBeInTheDocument();
  await expectText(cut, /: 7\d instead of 70\./);
  await expect.element(page.getByRole('button', { name: /^Remove federal income tax/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectText(headline, 'You could stop at 69.');
  await expect.element(page.getByText('Removed: 69 instead of 70.')).toBeInTheDocument();
  await expect
    .element(leavesOut.getByRole('button', { name: 'Include it: federal income tax' }))
    .toHaveFocus();
  await expect.element(included).not.toBeInTheDocument();
});

test('the ages of an earlier draft are marked until new ones replace them', async () => {
  await show();
  await expectText(cut, /: 72 instead of 69\./);
  const list = leavesOut.getByRole('list');
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  await press(number('Target: futures out of 100'), 'ArrowUp', 'ArrowUp');
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await expectText(cut, /: 7\d instead of 7[01]\./);
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
});

test('once retired, the list has the chances with what is left out', async () => {
  await show();
  await page.getByRole('radio', { name: 'Already retired' }).click();
  await expectText(cut, /out of 10 futures/);
});
