import type { ComponentType } from 'react';
import type { GuideSlug } from '../paths.ts';
import type { RouteObject } from '../router.ts';
import { pageRoute } from './page-route.ts';

const guidePages: Readonly<Record<GuideSlug, () => Promise<ComponentType>>> = {
  'retirement-planning': () =>
    import('../features/guides/retirement-planning-page.tsx').then((m) => m.RetirementPlanningPage),
  'investment-strategies': () =>
    import('../features/guides/investment-strategies-page.tsx').then((m) => m.InvestmentStrategiesPage),
  'social-security': () =>
    import('../features/guides/social-security-page.tsx').then((m) => m.SocialSecurityPage),
  'tax-planning': () => import('../features/guides/tax-planning-page.tsx').then((m) => m.TaxPlanningPage),
  healthcare: () => import('../features/guides/healthcare-page.tsx').then((m) => m.HealthcarePage),
};

export const guideRoutes: RouteObject[] = Object.entries(guidePages).map(([slug, load]) =>
  pageRoute(`guides/${slug}`, { module: `src/features/guides/${slug}-page.tsx` }, load),
);
