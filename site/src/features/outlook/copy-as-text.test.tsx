import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox } from '../../../test/number-fields.ts';
import { partHeading, showOutlook } from '../../../test/outlook-page.ts';

const button = page.getByRole('button', { name: 'Copy as text' });

test('the outlook is copied as text, or shown for copying by hand', async () => {
  await showOutlook();
  await partHeading('Year by year').click();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button.click();
  await expect.element(page.getByText('Text copied')).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toContain('# When can you stop working?');
  write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await button.click();
  const shown = page.getByRole('textbox', { name: 'This outlook as text' });
  await expect.element(shown).toHaveValue(write.mock.calls[0]?.[0]);
  await expect.element(shown).toHaveFocus();
  await amountBox('Current Retirement Savings').fill('60000');
  await expect.element(shown).not.toBeInTheDocument();
});
