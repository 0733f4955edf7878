import { expect, type Locator, type Page } from '@playwright/test';

type Label =
  | 'Current Age'
  | 'Target Retirement Age'
  | 'Current Retirement Savings'
  | 'Monthly Contributions'
  | 'Annual Income'
  | 'Expected Annual Return (%)';

export function slider(page: Page, label: Label): Locator {
  return page.getByRole('slider', { name: label, exact: true });
}

/** The text box next to the slider. */
export function box(page: Page, label: Label): Locator {
  return page.getByRole('textbox', { name: `${label}, exact amount`, exact: true });
}

/** Replaces the value in the box by typing, then moves the focus away. */
export async function typeInto(page: Page, label: Label, text: string): Promise<void> {
  await box(page, label).fill(text);
  await box(page, label).blur();
}

export function calculateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Calculate Retirement', exact: true });
}

export function outlook(page: Page): Locator {
  return page.getByRole('region', { name: 'Your Retirement Outlook' });
}

/** One of the three result cards, by its heading. */
function card(page: Page, title: string): Locator {
  return outlook(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export async function expectSavings(page: Page, amount: string): Promise<void> {
  await expect(card(page, 'Projected Retirement Savings')).toContainText(amount);
}
