import { type ExplainerId, explainers, openExplainer } from './explainers.ts';
import type { Screen } from './screen.ts';

export const explainerScreens: readonly Screen[] = (Object.keys(explainers) as ExplainerId[]).map((id) => ({
  name: `explainer of ${explainers[id].tab}`,
  show: async (page) => {
    await openExplainer(page, id);
    await page.getByText('Show as a table').click();
  },
}));
