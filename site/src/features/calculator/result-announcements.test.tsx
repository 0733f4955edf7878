import { expect, onTestFinished, test, vi } from 'vitest';
import { results } from '../../../test/calculator-page.tsx';
import { pressKeysOn, sentenceNumber, slider } from '../../../test/number-fields.ts';
import { button, expectText } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const chart = results.getByRole('figure', { name: /^At 65: .* to / });

/**
 * Stops the clock and records every text that appears in a live region, as a screen reader would read it.
 *
 * @returns A function that waits for at least `count` texts, then ten seconds for more, and returns all of them.
 */
async function showWithAnnouncements(): Promise<(count: number) => Promise<string[]>> {
  vi.useFakeTimers();
  await renderPage('/');
  await vi.advanceTimersByTimeAsync(1000);
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role=status], [role=alert], [aria-live]');
    });
    for (const region of new Set(regions)) {
      const text = region?.textContent?.trim();
      if (text) announced.push(text);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    vi.useRealTimers();
  });
  return async (count) => {
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(500);
        return announced.length;
      })
      .toBeGreaterThanOrEqual(count);
    await vi.advanceTimersByTimeAsync(10_000);
    return announced;
  };
}

test('a result is announced when it has become stable, and again after the last of several changes', async () => {
  const announcements = await showWithAnnouncements();
  await button('Calculate Retirement').click();
  await expect.element(chart).toBeVisible();
  await expect.element(results.getByText('Calculating your answer…')).not.toBeInTheDocument();
  const status = results.getByRole('status');
  expect(status.element().getAttribute('aria-live')).toBe('polite');
  for (let moves = 0; moves < 3; moves += 1) {
    await vi.advanceTimersByTimeAsync(400);
    await pressKeysOn(slider('Monthly Contributions'), 'ArrowRight');
  }
  expect(status.element().textContent).toBe('');
  expect(await announcements(1)).toEqual([
    'If you keep saving $650 a month\u2060, at 65 you would have about $572,000 in today’s dollars ' +
      '($1.2 million in future dollars). Drawing 4% a year, that pays $1,910 a month.',
  ]);
  // It is removed, so that nobody hears it again when reading the page.
  expect(status.element().textContent).toBe('');
  await pressKeysOn(slider('Monthly Contributions'), 'ArrowRight');
  expect((await announcements(2)).slice(1)).toEqual([expect.stringMatching(/^If you keep saving \$700 a/)]);
});

test('with a result, a change in the hero announces only the answer of the hero', async () => {
  const announcements = await showWithAnnouncements();
  await button('Calculate Retirement').click();
  expect(await announcements(1)).toEqual([expect.stringMatching(/^If you keep saving \$500 a month/)]);
  await pressKeysOn(sentenceNumber('Your savings each month'), 'ArrowRight');
  await expectText(results, '$1,076,809');
  expect((await announcements(2)).slice(1)).toEqual([
    expect.stringMatching(/^At 35, earning \$70,000, with \$50,000 saved and \$550/),
  ]);
  // Leaving the hero does not announce the other answer to the same change.
  (slider('Annual Income').element() as HTMLElement).focus();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await announcements(2)).toHaveLength(2);
  await pressKeysOn(slider('Monthly Contributions'), 'ArrowLeft');
  expect((await announcements(3)).slice(2)).toEqual([expect.stringMatching(/^If you keep saving \$500 a/)]);
});
