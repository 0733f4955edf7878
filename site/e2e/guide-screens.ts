import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

/** The list of guides, and a guide with the tables of its charts open. */
export const guideScreens: readonly Screen[] = [
  { name: 'guides', show: (page) => open(page, '/guides') },
  {
    name: 'guide',
    show: async (page) => {
      await open(page, '/guides/investment-strategies');
      for (const summary of await page.getByText('Show as a table').all()) await summary.click();
    },
  },
];
