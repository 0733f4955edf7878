import type { ComponentType } from 'react';
import type { GuideSlug } from '../paths.ts';
import type { RouteObject } from '../router.ts';
import type { PageHandle } from './page-handle.ts';

const guides: Readonly<Record<GuideSlug, () => Promise<ComponentType>>> = {
  'retirement-planning': () =>
    import('../features/guides/retirement-planning-page.tsx').then((m) => m.RetirementPlanningPage),
  'investment-strategies': () =>
    import('../features/guides/investment-strategies-page.tsx').then((m) => m.InvestmentStrategiesPage),
  'social-security': () =>
    import('../features/guides/social-security-page.tsx').then((m) => m.SocialSecurityPage),
  'tax-planning': () => import('../features/guides/tax-planning-page.tsx').then((m) => m.TaxPlanningPage),
  healthcare: () => import('../features/guides/healthcare-page.tsx').then((m) => m.HealthcarePage),
};

/** Routes of the guides. They share one page module, which loads the guide's text. */
export const guideRoutes: RouteObject[] = Object.entries(guides).map(([slug, text]) => ({
  path: `guides/${slug}`,
  lazy: async () => {
    const { loadGuideRoute } = await import('../features/guides/guide-route.tsx');
    return { Component: await loadGuideRoute(slug as GuideSlug, text) };
  },
  handle: { module: 'src/features/guides/guide-route.tsx', slug } satisfies PageHandle,
}));
