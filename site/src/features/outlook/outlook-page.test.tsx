import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { amountBox, typeAmount } from '../../../test/number-fields.ts';
import { goal, headline, showOutlook } from '../../../test/outlook-page.ts';
import { button, emulateMedia, expectText, focus, textsOnSeveralLines } from '../../../test/page-actions.ts';

// Notices, the bar, navigation, motion and print. The answer and the charts have separate files.

test('a link with a value out of range opens, and the page says what it changed until that is dismissed', async () => {
  const changed = 'This link has numbers that the outlook can’t use. Changed: Annual Income to $2,000,000.';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await showOutlook('/outlook#plan=35.65.50000.700.3000000.7&partner=33.x.0');
  const notice = page.getByRole('region', { name: 'About the link' });
  await expectText(notice, changed);
  const announced = page.getByRole('status').filter({ hasText: changed });
  await expect.element(announced).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(6000);
  await expect.element(announced).not.toBeInTheDocument();
  vi.useRealTimers();
  await expect.element(amountBox('Your Own Annual Income')).toHaveValue('2,000,000');
  await expect.element(amountBox('Your Household’s Monthly Contributions')).toHaveValue('700');
  await amountBox('Your Household’s Monthly Contributions').fill('800');
  await expectText(notice, changed);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the bar offers to save a retired visitor’s numbers, which the calculator does not allow', async () => {
  await showOutlook();
  const bar = page.getByRole('region', { name: 'Save and share' });
  const save = bar.getByRole('button', { name: 'Save Plan (Login Required)' });
  await expect.element(save).toBeVisible();
  expect(save.element().firstChild?.nodeValue).toBe('Save Plan (Login Required)');
  await expectText(bar, 'Stop at 69 · 65 works in 4 out of 10 futures');
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await typeAmount('Current Retirement Savings', '1500000');
  await expect.element(save).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test.each([320, 375])(
  'at %i px, the bar is one row of named controls of at least 44 px, without broken words',
  async (width) => {
    await page.viewport(width, 740);
    await showOutlook();
    const bar = page.getByRole('region', { name: 'Save and share' });
    const controls = ['Save Plan (Login Required)', 'Copy link', 'Print'].map((name) =>
      bar.getByRole('button', { name, exact: true }),
    );
    for (const control of controls) await expect.element(control).toBeVisible();
    const buttons = controls.map((control) => control.element());
    const rects = [bar.element().querySelector('p') as Element, ...buttons].map((element) =>
      element.getBoundingClientRect(),
    );
    const lowestTop = Math.max(...rects.map(({ top }) => top));
    expect(lowestTop).toBeLessThan(Math.min(...rects.map(({ bottom }) => bottom)));
    for (const [index, { left }] of rects.slice(1).entries()) {
      expect(left).toBeGreaterThanOrEqual(rects[index]?.right ?? 0);
    }
    for (const element of buttons) {
      const { width, height } = element.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(textsOnSeveralLines(bar.element(), /\S+/g)).toEqual([]);
    expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(72);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test('the calculator and the outlook link to each other as two views', async () => {
  await showOutlook();
  const views = page.getByRole('navigation', { name: 'Views of your numbers' });
  await expect.element(views.getByRole('link', { name: 'Outlook' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Calculator' }).click();
  await expect
    .element(views.getByRole('link', { name: 'Calculator' }))
    .toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'When can you stop?' })).toBeVisible();
});

test('with reduced motion, nothing moves while numbers change', async () => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value: 'reduce' });
  await showOutlook();
  await button('Apply: Save more').click();
  await goal.getByRole('button', { name: /^Social Security, \$/ }).click();
  await expect.element(page.getByRole('checkbox', { name: 'I know my benefit' })).toBeInViewport();
  const hasDuration = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0);
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { animationName, animationDuration, transitionDuration, scrollBehavior } =
      getComputedStyle(element);
    const isAnimated = animationName !== 'none' && hasDuration(animationDuration);
    return isAnimated || hasDuration(transitionDuration) || scrollBehavior === 'smooth';
  });
  expect(moving.map((element) => element.outerHTML.slice(0, 100))).toEqual([]);
});

test('the printed outlook of a household fits the paper and has no links to its fields', async () => {
  await page.viewport(720, 900);
  const flows = '&income=Pension.500.month.65.x.1&cost=Roof.20000.once.50.x.1';
  await showOutlook(`/outlook#plan=35.65.50000.500.70000.7&partner=33.x.40000.x.x.x&preTaxShare=100${flows}`);
  const change = page.getByText('Change', { exact: true }).first();
  await expect.element(change).toBeVisible();
  await emulateMedia('print');
  await expect.element(change).not.toBeVisible();
  await expect.element(page.getByRole('paragraph').filter({ hasText: /^http\S+Roof/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

test.each([375, 1280])('at %d px, Tab goes from the answer to the curve and the numbers', async (width) => {
  await page.viewport(width, 800);
  await showOutlook();
  const curve = page.getByRole('figure', { name: /^Stop later/ });
  const [numbers, rest] = ['Your numbers', 'Counted or left out'].map((name) =>
    page.getByRole('region', { name }),
  );
  const order = [headline, goal, curve, numbers, rest].map((part) => part?.element() as Element);
  const isAfter = (a: Element, b: Element) => b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(order.toSorted((a, b) => (isAfter(a, b) ? 1 : -1))).toEqual(order);
  const column = width === 375 ? order : order.toSpliced(3, 1);
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(column.toSorted((a, b) => topOf(a) - topOf(b))).toEqual(column);
  focus(button('Reset to defaults'));
  await userEvent.tab();
  expect(numbers?.element().contains(document.activeElement)).toBe(true);
});

test('on a phone, the closed page of a couple with both pays has at most seven screens', async () => {
  await page.viewport(375, 812);
  await showOutlook('/outlook#plan=52.65.400000.1500.90000.7&partner=50.x.60000.x.x.x');
  await expect.element(page.getByRole('figure', { name: /more years of work/ })).toBeVisible();
  await expect.element(page.getByText(/^If you had to stop at \d/)).toBeVisible();
  page.getByRole('heading', { name: 'Your next steps' }).element().scrollIntoView();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Done: / }).elements().length).toBe(3);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(7 * 812);
});

test('the link to the numbers opens them on a phone, and moves the focus to them', async () => {
  await page.viewport(375, 800);
  await showOutlook();
  const numbers = document.getElementById('your-numbers');
  const isOpen = () => numbers?.closest('details')?.open;
  expect(isOpen()).toBe(false);
  await page.getByRole('link', { name: 'Your numbers' }).click();
  await expect.poll(() => [document.activeElement, isOpen()]).toEqual([numbers, true]);
});
