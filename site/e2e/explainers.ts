import type { Locator, Page } from '@playwright/test';
import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

/** The tabs of the explainers, with the question that each answers. */
export const explainers = {
  fourPercent: { tab: '4% Rule', path: '/explainers/4-percent-rule', question: 'How long do savings last?' },
  allocation: {
    tab: 'Risk & Allocation',
    path: '/explainers/allocation',
    question: 'How much belongs in stocks?',
  },
  socialSecurity: {
    tab: 'Social Security',
    path: '/explainers/social-security',
    question: 'When should you claim Social Security?',
  },
  taxes: { tab: 'Taxes', path: '/explainers/taxes', question: 'Pay the tax now, or later?' },
} as const;

export type ExplainerId = keyof typeof explainers;

/** The explainers with the largest numbers and the tables of their charts open. */
export const explainerScreens: readonly Screen[] = (Object.keys(explainers) as ExplainerId[]).map((id) => ({
  name: `explainer of ${explainers[id].tab}`,
  longNumbers: true,
  onlyInAllPages: true,
  show: async (page) => {
    await openExplainer(page, id);
    for (const thumb of await page.getByRole('slider').all()) await thumb.press('End');
    await page.getByText('Show as a table').click();
  },
}));

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

/** The question that the open explainer answers. */
export function question(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('heading', { level: 2 });
}

/** The result in a sentence, at the top. */
export function summary(page: Page): Locator {
  return page.getByRole('tabpanel').locator('h2 + p');
}
