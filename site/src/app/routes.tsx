import type { ComponentType } from 'react';
import { explainerIds, explainerPath } from '../features/explainers/explainer-names.ts';
import { paths } from '../paths.ts';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from '../router.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { ErrorPage } from './error-page.tsx';
import { guideRoutes } from './guide-routes.ts';
import { Layout } from './layout.tsx';
import type { PageHandle } from './page-handle.ts';
import { MemberOnly, VisitorOnly } from './route-guards.tsx';

type PostLoaders = typeof import('../features/blog/post-loaders.ts');

/** Adds a loader on the server only. In the browser, a page shows at once and fetches with SWR. */
const onServer = (pick: (loaders: PostLoaders) => LoaderFunction): { loader?: LoaderFunction } =>
  import.meta.env.SSR
    ? { loader: async (args) => pick(await import('../features/blog/post-loaders.ts'))(args) }
    : {};

const load = (page: Promise<ComponentType>) => page.then((Component) => ({ Component }));

const landing = {
  lazy: () => load(import('./landing/landing-page.tsx').then((m) => m.LandingPage)),
  ...(import.meta.env.SSR && {
    loader: async (args: LoaderFunctionArgs) => (await import('./load-results.ts')).loadLanding(args),
  }),
  handle: { module: 'src/app/landing/landing-page.tsx' } satisfies PageHandle,
};

const emailLinkHandle = {
  module: 'src/app/email-link-pages.tsx',
  noindex: true,
  confidential: true,
} satisfies PageHandle;

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
          {
            path: 'login',
            lazy: () => load(import('../features/account/login-page.tsx').then((m) => m.LoginPage)),
            handle: { module: 'src/features/account/login-page.tsx' } satisfies PageHandle,
          },
          {
            path: 'register',
            lazy: () => load(import('../features/account/register-page.tsx').then((m) => m.RegisterPage)),
            handle: { module: 'src/features/account/register-page.tsx' } satisfies PageHandle,
          },
        ],
      },
      {
        Component: MemberOnly,
        children: [
          {
            path: 'my-plans',
            lazy: () => load(import('./plans/my-plans-page.tsx').then((m) => m.MyPlansPage)),
            handle: { module: 'src/app/plans/my-plans-page.tsx', noindex: true } satisfies PageHandle,
          },
          {
            path: 'profile',
            lazy: () => load(import('./profile/profile-page.tsx').then((m) => m.ProfilePage)),
            handle: { module: 'src/app/profile/profile-page.tsx', noindex: true } satisfies PageHandle,
          },
          {
            path: 'view-plan/:id',
            lazy: () => load(import('./plans/view-plan-page.tsx').then((m) => m.ViewPlanPage)),
            handle: { module: 'src/app/plans/view-plan-page.tsx', noindex: true } satisfies PageHandle,
          },
          {
            path: 'check-in/:id',
            lazy: () => load(import('./plans/check-in-page.tsx').then((m) => m.CheckInPage)),
            handle: { module: 'src/app/plans/check-in-page.tsx', noindex: true } satisfies PageHandle,
          },
        ],
      },
      ...['save', 's/:code'].map((path) => ({
        path,
        lazy: () => load(import('./save/save-page.tsx').then((m) => m.SavePage)),
        handle: {
          module: 'src/app/save/save-page.tsx',
          noindex: true,
          confidential: true,
        } satisfies PageHandle,
      })),
      {
        path: 'outlook',
        lazy: () => load(import('./outlook/outlook-page.tsx').then((m) => m.loadOutlookPage())),
        ...(import.meta.env.SSR && {
          loader: async () => (await import('./load-results.ts')).loadOutlook(),
        }),
        handle: { module: 'src/app/outlook/outlook-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'blog',
        lazy: () => load(import('../features/blog/blog-page.tsx').then((m) => m.BlogPage)),
        ...onServer((loaders) => loaders.loadBlog),
        handle: {
          module: 'src/features/blog/blog-page.tsx',
        } satisfies PageHandle,
      },
      {
        path: 'blog/:slug',
        lazy: () => load(import('../features/blog/post-page.tsx').then((m) => m.PostPage)),
        ...onServer((loaders) => loaders.loadPost),
        handle: { module: 'src/features/blog/post-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'embed',
        lazy: () => load(import('../features/embed/embed-page.tsx').then((m) => m.EmbedPage)),
        handle: { module: 'src/features/embed/embed-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'embed/privacy',
        lazy: () => load(import('../features/legal/embed-privacy-page.tsx').then((m) => m.EmbedPrivacyPage)),
        handle: { module: 'src/features/legal/embed-privacy-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'embed/accessibility',
        lazy: () =>
          load(
            import('../features/legal/embed-accessibility-page.tsx').then((m) => m.EmbedAccessibilityPage),
          ),
        handle: { module: 'src/features/legal/embed-accessibility-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'guides',
        lazy: () => load(import('../features/guides/guides-page.tsx').then((m) => m.GuidesPage)),
        handle: { module: 'src/features/guides/guides-page.tsx' } satisfies PageHandle,
      },
      ...[
        paths.explainers,
        ...explainerIds.map(explainerPath),
        // Old links. The page's canonical URL is the new one.
        paths.oldExplainers,
      ].map((path) => ({
        path: path.slice(1),
        lazy: () => load(import('../features/explainers/explainers-page.tsx').then((m) => m.ExplainersPage)),
        handle: { module: 'src/features/explainers/explainers-page.tsx' } satisfies PageHandle,
      })),
      ...guideRoutes,
      {
        path: 'how-we-calculate',
        lazy: () => load(import('../features/method/method-page.tsx').then((m) => m.MethodPage)),
        handle: { module: 'src/features/method/method-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'facts',
        lazy: () => load(import('../features/facts/facts-page.tsx').then((m) => m.FactsPage)),
        handle: { module: 'src/features/facts/facts-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'forgot-password',
        lazy: () =>
          load(import('../features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage)),
        handle: { module: 'src/features/account/forgot-password-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'reset-password',
        lazy: () =>
          load(import('../features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage)),
        handle: {
          module: 'src/features/account/reset-password-page.tsx',
          noindex: true,
          confidential: true,
        } satisfies PageHandle,
      },
      {
        path: 'confirm-email',
        lazy: () => load(import('./email-link-pages.tsx').then((m) => m.ConfirmEmailPage)),
        handle: emailLinkHandle,
      },
      {
        path: 'images',
        lazy: () => load(import('../features/images/images-page.tsx').then((m) => m.ImagesPage)),
        handle: { module: 'src/features/images/images-page.tsx', noindex: true } satisfies PageHandle,
      },
      {
        path: 'newsletter/confirm',
        lazy: () => load(import('./email-link-pages.tsx').then((m) => m.ConfirmNewsletterPage)),
        handle: emailLinkHandle,
      },
      {
        path: 'newsletter/unsubscribe/:code',
        lazy: () => load(import('./email-link-pages.tsx').then((m) => m.UnsubscribePage)),
        handle: emailLinkHandle,
      },
      {
        path: 'reminder/unsubscribe/:code',
        lazy: () => load(import('./email-link-pages.tsx').then((m) => m.EndReminderPage)),
        handle: emailLinkHandle,
      },
      {
        path: 'partner-stats/:token',
        lazy: () =>
          load(import('../features/partner-stats/partner-stats-page.tsx').then((m) => m.PartnerStatsPage)),
        ...(import.meta.env.SSR && {
          loader: async (args: LoaderFunctionArgs) =>
            (await import('../features/partner-stats/load-partner-stats.ts')).loadPartnerStats(args),
        }),
        handle: {
          module: 'src/features/partner-stats/partner-stats-page.tsx',
          noindex: true,
          confidential: true,
        } satisfies PageHandle,
      },
      {
        path: 'email-test',
        lazy: () => load(import('../features/admin/email-test-page.tsx').then((m) => m.EmailTestPage)),
        handle: { module: 'src/features/admin/email-test-page.tsx', noindex: true } satisfies PageHandle,
      },
      {
        path: 'privacy-policy',
        lazy: () => load(import('../features/legal/privacy-page.tsx').then((m) => m.PrivacyPage)),
        handle: { module: 'src/features/legal/privacy-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'terms-of-service',
        lazy: () => load(import('../features/legal/terms-page.tsx').then((m) => m.TermsPage)),
        handle: { module: 'src/features/legal/terms-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'cookie-policy',
        lazy: () => load(import('../features/legal/cookies-page.tsx').then((m) => m.CookiesPage)),
        handle: { module: 'src/features/legal/cookies-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'disclaimer',
        lazy: () => load(import('../features/legal/disclaimer-page.tsx').then((m) => m.DisclaimerPage)),
        handle: { module: 'src/features/legal/disclaimer-page.tsx' } satisfies PageHandle,
      },
      {
        path: 'sitemap-page',
        lazy: () => load(import('./sitemap/sitemap-page.tsx').then((m) => m.SitemapPage)),
        ...onServer((loaders) => loaders.loadPostTitles),
        handle: { module: 'src/app/sitemap/sitemap-page.tsx' } satisfies PageHandle,
      },
      {
        path: '*',
        lazy: () => load(import('./not-found-page.tsx').then((m) => m.NotFoundPage)),
        handle: { module: 'src/app/not-found-page.tsx', status: 404, noindex: true } satisfies PageHandle,
      },
    ],
  },
];
