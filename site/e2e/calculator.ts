import { expect, type Locator, type Page } from '@playwright/test';

/** The six inputs with the names, ranges, steps and defaults of the specification. */
export const inputs = [
  { label: 'Current Age', min: 18, max: 75, step: 1, start: 35, valueText: '35 years' },
  { label: 'Target Retirement Age', min: 40, max: 85, step: 1, start: 65, valueText: '65 years' },
  {
    label: 'Current Retirement Savings',
    min: 0,
    max: 1_000_000,
    step: 5000,
    start: 50_000,
    valueText: '$50,000',
  },
  { label: 'Monthly Contributions', min: 0, max: 5000, step: 50, start: 500, valueText: '$500' },
  { label: 'Annual Income', min: 20_000, max: 300_000, step: 5000, start: 70_000, valueText: '$70,000' },
  {
    label: 'Expected Annual Return (%)',
    min: 1,
    max: 12,
    step: 0.5,
    start: 7,
    valueText: '7 percent per year',
  },
] as const;

export type Label = (typeof inputs)[number]['label'];

export function slider(page: Page, label: Label): Locator {
  return page.getByRole('slider', { name: label, exact: true });
}

/** The text box beside the slider. */
export function box(page: Page, label: Label): Locator {
  return page.getByRole('textbox', { name: `${label}, exact amount`, exact: true });
}

/** Replaces the value in the box by typing, then moves the focus away. */
export async function type(page: Page, label: Label, text: string): Promise<void> {
  await box(page, label).fill(text);
  await box(page, label).blur();
}

export function calculateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Calculate Retirement', exact: true });
}

export function outlook(page: Page): Locator {
  return page.getByRole('region', { name: 'Your Retirement Outlook' });
}

/** The value beside a label within the results: '25th percentile', 'Moderate (4%)'. */
export function resultValue(page: Page, label: string | RegExp): Locator {
  return outlook(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
}

/** One of the three result cards, by its heading. */
export function card(page: Page, title: string): Locator {
  return outlook(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export async function expectSavings(page: Page, amount: string): Promise<void> {
  await expect(card(page, 'Projected Retirement Savings').getByRole('paragraph').first()).toHaveText(amount);
}
