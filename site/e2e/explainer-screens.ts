import { type ExplainerId, explainers, openExplainer } from './explainers.ts';
import type { Screen } from './screens.ts';

/** Each explainer with its table open. */
export const explainerScreens: readonly Screen[] = (Object.keys(explainers) as ExplainerId[]).map((id) => ({
  name: `explainer of ${explainers[id].tab}`,
  show: async (page) => {
    await openExplainer(page, id);
    await page.getByText('Show as a table').click();
  },
}));
