import type { ComponentType } from 'react';
import { explainerIds, explainerPath } from '../features/explainers/explainer-names.ts';
import { type GuideSlug, paths } from '../paths.ts';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from '../router.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { type PageHandle, pageRoute } from './page-route.ts';
import { MemberOnly, VisitorOnly } from './route-guards.tsx';

type PostLoaders = typeof import('../features/blog/post-loaders.ts');

/** Adds a loader on the server only. In the browser, a page shows at once and fetches with SWR. */
const onServer = (pick: (loaders: PostLoaders) => LoaderFunction): { loader?: LoaderFunction } =>
  import.meta.env.SSR
    ? { loader: async (args) => pick(await import('../features/blog/post-loaders.ts'))(args) }
    : {};

const landing = {
  lazy: async () => ({ Component: (await import('./landing/landing-page.tsx')).LandingPage }),
  ...(import.meta.env.SSR && {
    loader: async (args: LoaderFunctionArgs) => (await import('./load-results.ts')).loadLanding(args),
  }),
  handle: { module: 'src/app/landing/landing-page.tsx' } satisfies PageHandle,
};

const emailLink = {
  module: 'src/app/email-link-pages.tsx',
  noindex: true,
  confidential: true,
} satisfies PageHandle;

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

const guideRoutes: RouteObject[] = Object.entries(guidePages).map(([slug, load]) =>
  pageRoute(`guides/${slug}`, { module: `src/features/guides/${slug}-page.tsx` }, load),
);

export const routes: RouteObject[] = [
  adminRoutes,
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, ...landing },
      { path: 'calculator', ...landing },
      {
        Component: VisitorOnly,
        children: [
          pageRoute('login', { module: 'src/features/account/login-page.tsx' }, () =>
            import('../features/account/login-page.tsx').then((m) => m.LoginPage),
          ),
          pageRoute('register', { module: 'src/features/account/register-page.tsx' }, () =>
            import('../features/account/register-page.tsx').then((m) => m.RegisterPage),
          ),
        ],
      },
      {
        Component: MemberOnly,
        children: [
          pageRoute('my-plans', { module: 'src/app/plans/my-plans-page.tsx', noindex: true }, () =>
            import('./plans/my-plans-page.tsx').then((m) => m.MyPlansPage),
          ),
          pageRoute('profile', { module: 'src/app/profile/profile-page.tsx', noindex: true }, () =>
            import('./profile/profile-page.tsx').then((m) => m.ProfilePage),
          ),
          pageRoute('view-plan/:id', { module: 'src/app/plans/view-plan-page.tsx', noindex: true }, () =>
            import('./plans/view-plan-page.tsx').then((m) => m.ViewPlanPage),
          ),
          pageRoute('check-in/:id', { module: 'src/app/plans/check-in-page.tsx', noindex: true }, () =>
            import('./plans/check-in-page.tsx').then((m) => m.CheckInPage),
          ),
        ],
      },
      ...['save', 's/:code'].map((path) =>
        pageRoute(path, { module: 'src/app/save/save-page.tsx', noindex: true, confidential: true }, () =>
          import('./save/save-page.tsx').then((m) => m.SavePage),
        ),
      ),
      {
        ...pageRoute('outlook', { module: 'src/app/outlook/outlook-page.tsx' }, () =>
          import('./outlook/outlook-page.tsx').then((m) => m.loadOutlookPage()),
        ),
        ...(import.meta.env.SSR && {
          loader: async () => (await import('./load-results.ts')).loadOutlook(),
        }),
      },
      {
        ...pageRoute('blog', { module: 'src/features/blog/blog-page.tsx' }, () =>
          import('../features/blog/blog-page.tsx').then((m) => m.BlogPage),
        ),
        ...onServer((loaders) => loaders.loadBlog),
      },
      {
        ...pageRoute('blog/:slug', { module: 'src/features/blog/post-page.tsx' }, () =>
          import('../features/blog/post-page.tsx').then((m) => m.PostPage),
        ),
        ...onServer((loaders) => loaders.loadPost),
      },
      pageRoute('embed', { module: 'src/features/embed/embed-page.tsx' }, () =>
        import('../features/embed/embed-page.tsx').then((m) => m.EmbedPage),
      ),
      pageRoute('embed/privacy', { module: 'src/features/legal/embed-privacy-page.tsx' }, () =>
        import('../features/legal/embed-privacy-page.tsx').then((m) => m.EmbedPrivacyPage),
      ),
      pageRoute('embed/accessibility', { module: 'src/features/legal/embed-accessibility-page.tsx' }, () =>
        import('../features/legal/embed-accessibility-page.tsx').then((m) => m.EmbedAccessibilityPage),
      ),
      pageRoute('guides', { module: 'src/features/guides/guides-page.tsx' }, () =>
        import('../features/guides/guides-page.tsx').then((m) => m.GuidesPage),
      ),
      ...[
        paths.explainers,
        ...explainerIds.map(explainerPath),
        // Old links. The page's canonical URL is the new one.
        paths.oldExplainers,
      ].map((path) =>
        pageRoute(path.slice(1), { module: 'src/features/explainers/explainers-page.tsx' }, () =>
          import('../features/explainers/explainers-page.tsx').then((m) => m.ExplainersPage),
        ),
      ),
      ...guideRoutes,
      pageRoute('how-we-calculate', { module: 'src/features/method/method-page.tsx' }, () =>
        import('../features/method/method-page.tsx').then((m) => m.MethodPage),
      ),
      pageRoute('facts', { module: 'src/features/facts/facts-page.tsx' }, () =>
        import('../features/facts/facts-page.tsx').then((m) => m.FactsPage),
      ),
      pageRoute('forgot-password', { module: 'src/features/account/forgot-password-page.tsx' }, () =>
        import('../features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
      ),
      pageRoute(
        'reset-password',
        { module: 'src/features/account/reset-password-page.tsx', noindex: true, confidential: true },
        () => import('../features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
      ),
      pageRoute('confirm-email', emailLink, () =>
        import('./email-link-pages.tsx').then((m) => m.ConfirmEmailPage),
      ),
      pageRoute('images', { module: 'src/features/images/images-page.tsx', noindex: true }, () =>
        import('../features/images/images-page.tsx').then((m) => m.ImagesPage),
      ),
      pageRoute('newsletter/confirm', emailLink, () =>
        import('./email-link-pages.tsx').then((m) => m.ConfirmNewsletterPage),
      ),
      pageRoute('newsletter/unsubscribe/:code', emailLink, () =>
        import('./email-link-pages.tsx').then((m) => m.UnsubscribePage),
      ),
      pageRoute('reminder/unsubscribe/:code', emailLink, () =>
        import('./email-link-pages.tsx').then((m) => m.EndReminderPage),
      ),
      {
        ...pageRoute(
          'partner-stats/:token',
          { module: 'src/features/partner-stats/partner-stats-page.tsx', noindex: true, confidential: true },
          () => import('../features/partner-stats/partner-stats-page.tsx').then((m) => m.PartnerStatsPage),
        ),
        ...(import.meta.env.SSR && {
          loader: async (args: LoaderFunctionArgs) =>
            (await import('../features/partner-stats/load-partner-stats.ts')).loadPartnerStats(args),
        }),
      },
      pageRoute('email-test', { module: 'src/features/admin/email-test-page.tsx', noindex: true }, () =>
        import('../features/admin/email-test-page.tsx').then((m) => m.EmailTestPage),
      ),
      pageRoute('privacy-policy', { module: 'src/features/legal/privacy-page.tsx' }, () =>
        import('../features/legal/privacy-page.tsx').then((m) => m.PrivacyPage),
      ),
      pageRoute('terms-of-service', { module: 'src/features/legal/terms-page.tsx' }, () =>
        import('../features/legal/terms-page.tsx').then((m) => m.TermsPage),
      ),
      pageRoute('cookie-policy', { module: 'src/features/legal/cookies-page.tsx' }, () =>
        import('../features/legal/cookies-page.tsx').then((m) => m.CookiesPage),
      ),
      pageRoute('disclaimer', { module: 'src/features/legal/disclaimer-page.tsx' }, () =>
        import('../features/legal/disclaimer-page.tsx').then((m) => m.DisclaimerPage),
      ),
      {
        ...pageRoute('sitemap-page', { module: 'src/app/sitemap/sitemap-page.tsx' }, () =>
          import('./sitemap/sitemap-page.tsx').then((m) => m.SitemapPage),
        ),
        ...onServer((loaders) => loaders.loadPostTitles),
      },
      pageRoute('*', { module: 'src/app/not-found-page.tsx', status: 404, noindex: true }, () =>
        import('./not-found-page.tsx').then((m) => m.NotFoundPage),
      ),
    ],
  },
];
