import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './page-actions.ts';

export const explainers = {
  fourPercent: { tab: '4% Rule', path: '/guides/old', question: 'How long do savings last?' },
  allocation: {
    tab: 'Risk & Allocation',
    path: '/guides/old?tab=allocation',
    question: 'How much belongs in stocks?',
  },
  socialSecurity: {
    tab: 'Social Security',
    path: '/guides/old?tab=social-security',
    question: 'When should you claim Social Security?',
  },
  taxes: { tab: 'Taxes', path: '/guides/old?tab=taxes', question: 'Pay the tax now, or later?' },
} as const;

export type ExplainerId = keyof typeof explainers;

export async function openExplainer(page: Page, id: ExplainerId): Promise<void> {
  await open(page, explainers[id].path);
}

export function tab(page: Page, id: ExplainerId): Locator {
  return page.getByRole('tab', { name: explainers[id].tab, exact: true });
}

export function slider(page: Page, label: string): Locator {
  return page.getByRole('slider', { name: label, exact: true });
}

export function box(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: `${label}, exact amount`, exact: true });
}

/** Replaces the value in the box by typing, then moves the focus away. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).fill(text);
  await box(page, label).blur();
}

/** The question that the open explainer answers. */
export function question(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('heading', { level: 2 });
}

/** The result in a sentence, at the top. */
export function summary(page: Page): Locator {
  return page.getByRole('tabpanel').locator('h2 + p');
}

/** The value beside a name in the chart: 'Poor market', 'Roth'. */
export function resultValue(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('figure')
    .getByRole('term')
    .filter({ hasText: name })
    .locator('xpath=following-sibling::dd[1]');
}

/** The cells of the chart's table, row by row. */
export async function tableRows(page: Page): Promise<string[][]> {
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('figure').getByRole('table').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((elements) =>
    elements.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
}
