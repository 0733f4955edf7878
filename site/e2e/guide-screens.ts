import type { Page } from '@playwright/test';
import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

const slugs = [
  'retirement-planning',
  'investment-strategies',
  'social-security',
  'tax-planning',
  'healthcare',
];

/** The list of guides, and the guides with the tables of their charts open. */
export const guideScreens: readonly Screen[] = [
  { name: 'guides', show: (page) => open(page, '/guides') },
  ...slugs.map((slug) => ({
    name: `guide to ${slug}`,
    show: async (page: Page) => {
      await open(page, `/guides/${slug}`);
      for (const summary of await page.getByText('Show as a table').all()) await summary.click();
    },
  })),
];
