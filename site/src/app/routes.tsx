import type { ComponentType } from 'react';
import { explainersPaths } from '../features/explainers/explainer-names.ts';
import type { GuideSlug } from '../paths.ts';
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
  handle: {},
};

/** For pages whose URL may contain a secret. */
const secretPage: PageHandle = { noindex: true, confidential: true };

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
  pageRoute(`guides/${slug}`, load),
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
          pageRoute('login', () => import('../features/account/login-page.tsx').then((m) => m.LoginPage)),
          pageRoute('register', () =>
            import('../features/account/register-page.tsx').then((m) => m.RegisterPage),
          ),
        ],
      },
      {
        Component: MemberOnly,
        children: [
          pageRoute('my-plans', () => import('./plans/my-plans-page.tsx').then((m) => m.MyPlansPage), {
            noindex: true,
          }),
          pageRoute('profile', () => import('./profile/profile-page.tsx').then((m) => m.ProfilePage), {
            noindex: true,
          }),
          pageRoute('view-plan/:id', () => import('./plans/view-plan-page.tsx').then((m) => m.ViewPlanPage), {
            noindex: true,
          }),
          pageRoute('check-in/:id', () => import('./plans/check-in-page.tsx').then((m) => m.CheckInPage), {
            noindex: true,
          }),
        ],
      },
      ...['save', 's/:code'].map((path) =>
        pageRoute(path, () => import('./save/save-page.tsx').then((m) => m.SavePage), secretPage),
      ),
      {
        ...pageRoute('outlook', () => import('./outlook/outlook-page.tsx').then((m) => m.loadOutlookPage())),
        ...(import.meta.env.SSR && {
          loader: async () => (await import('./load-results.ts')).loadOutlook(),
        }),
      },
      {
        ...pageRoute('blog', () => import('../features/blog/blog-page.tsx').then((m) => m.BlogPage)),
        ...onServer((loaders) => loaders.loadBlog),
      },
      {
        ...pageRoute('blog/:slug', () => import('../features/blog/post-page.tsx').then((m) => m.PostPage)),
        ...onServer((loaders) => loaders.loadPost),
      },
      pageRoute('embed', () => import('../features/embed/embed-page.tsx').then((m) => m.EmbedPage)),
      pageRoute('embed/privacy', () =>
        import('../features/legal/embed-privacy-page.tsx').then((m) => m.EmbedPrivacyPage),
      ),
      pageRoute('embed/accessibility', () =>
        import('../features/legal/embed-accessibility-page.tsx').then((m) => m.EmbedAccessibilityPage),
      ),
      pageRoute('guides', () => import('../features/guides/guides-page.tsx').then((m) => m.GuidesPage)),
      ...explainersPaths.map((path) =>
        pageRoute(path.slice(1), () =>
          import('../features/explainers/explainers-page.tsx').then((m) => m.ExplainersPage),
        ),
      ),
      ...guideRoutes,
      pageRoute('how-we-calculate', () =>
        import('../features/method/method-page.tsx').then((m) => m.MethodPage),
      ),
      pageRoute('facts', () => import('../features/facts/facts-page.tsx').then((m) => m.FactsPage)),
      pageRoute('forgot-password', () =>
        import('../features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
      ),
      pageRoute(
        'reset-password',
        () => import('../features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
        secretPage,
      ),
      pageRoute(
        'confirm-email',
        () => import('./confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
        secretPage,
      ),
      pageRoute(
        'undo-passkey',
        () => import('./email-link-pages.tsx').then((m) => m.UndoPasskeyPage),
        secretPage,
      ),
      pageRoute('images', () => import('../features/images/images-page.tsx').then((m) => m.ImagesPage), {
        noindex: true,
      }),
      pageRoute(
        'newsletter/confirm',
        () => import('./email-link-pages.tsx').then((m) => m.ConfirmNewsletterPage),
        secretPage,
      ),
      pageRoute(
        'newsletter/unsubscribe/:code',
        () => import('./email-link-pages.tsx').then((m) => m.UnsubscribePage),
        secretPage,
      ),
      pageRoute(
        'reminder/unsubscribe/:code',
        () => import('./email-link-pages.tsx').then((m) => m.EndReminderPage),
        secretPage,
      ),
      {
        ...pageRoute(
          'partner-stats/:token',
          () => import('../features/partner-stats/partner-stats-page.tsx').then((m) => m.PartnerStatsPage),
          secretPage,
        ),
        ...(import.meta.env.SSR && {
          loader: async (args: LoaderFunctionArgs) =>
            (await import('../features/partner-stats/load-partner-stats.ts')).loadPartnerStats(args),
        }),
      },
      pageRoute(
        'email-test',
        () => import('../features/admin/email-test-page.tsx').then((m) => m.EmailTestPage),
        { noindex: true },
      ),
      pageRoute('privacy-policy', () =>
        import('../features/legal/privacy-page.tsx').then((m) => m.PrivacyPage),
      ),
      pageRoute('terms-of-service', () =>
        import('../features/legal/terms-page.tsx').then((m) => m.TermsPage),
      ),
      pageRoute('cookie-policy', () =>
        import('../features/legal/cookies-page.tsx').then((m) => m.CookiesPage),
      ),
      pageRoute('disclaimer', () =>
        import('../features/legal/disclaimer-page.tsx').then((m) => m.DisclaimerPage),
      ),
      {
        ...pageRoute('sitemap-page', () => import('./sitemap/sitemap-page.tsx').then((m) => m.SitemapPage)),
        ...onServer((loaders) => loaders.loadPostTitles),
      },
      pageRoute('*', () => import('./not-found-page.tsx').then((m) => m.NotFoundPage), {
        status: 404,
        noindex: true,
      }),
    ],
  },
];
