import type { Screen } from './screens.ts';
import { open } from './visits.ts';

/** The index, and a guide with the tables of its figures open. */
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
