import { explainersPaths } from '../features/explainers/explainer-names.ts';
import { paths } from '../paths.ts';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from '../router.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { type PageHandle, page, unlisted } from './page-route.ts';
import { guide, legal } from './prose-routes.tsx';
import { MemberOnly, VisitorOnly } from './route-guards.tsx';

type PostLoaders = typeof import('../features/blog/post-loaders.ts');

/** Adds a loader on the server only. In the browser, a page shows at once and fetches with SWR. */
const onServer = (pick: (loaders: PostLoaders) => LoaderFunction): { loader?: LoaderFunction } =>
  import.meta.env.SSR
    ? { loader: async (args) => pick(await import('../features/blog/post-loaders.ts'))(args) }
    : {};

const landing = {
  lazy: () => import('./landing/landing-page.tsx').then((m) => ({ Component: m.LandingPage })),
  ...(import.meta.env.SSR && {
    loader: async (args: LoaderFunctionArgs) => (await import('./load-results.ts')).loadLanding(args),
  }),
  handle: {},
};

/** The handle of pages whose URL may contain a secret. */
const secret: PageHandle = { noindex: true, isConfidential: true };

async function loadOutlookPage() {
  const module = await import('./outlook/outlook-page.tsx');
  await module.prepareOutlookPage();
  return { OutlookPage: module.OutlookPage };
}

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
          page('login', () => import('../features/account/login-page.tsx'), 'LoginPage'),
          page('register', () => import('../features/account/register-page.tsx'), 'RegisterPage'),
        ],
      },
      {
        Component: MemberOnly,
        children: [
          page('my-plans', () => import('./plans/my-plans-page.tsx'), 'MyPlansPage', unlisted),
          page('profile', () => import('./profile/profile-page.tsx'), 'ProfilePage', unlisted),
          page('view-plan/:id', () => import('./plans/view-plan-page.tsx'), 'ViewPlanPage', unlisted),
          page('check-in/:id', () => import('./plans/check-in-page.tsx'), 'CheckInPage', unlisted),
        ],
      },
      ...['save', 's/:code'].map((path) =>
        page(path, () => import('./save/save-page.tsx'), 'SavePage', secret),
      ),
      {
        ...page('outlook', loadOutlookPage, 'OutlookPage'),
        ...(import.meta.env.SSR && {
          loader: async () => (await import('./load-results.ts')).loadOutlook(),
        }),
      },
      {
        ...page('blog', () => import('../features/blog/blog-page.tsx'), 'BlogPage'),
        ...onServer((loaders) => loaders.loadBlog),
      },
      {
        ...page('blog/:slug', () => import('../features/blog/post-page.tsx'), 'PostPage'),
        ...onServer((loaders) => loaders.loadPost),
      },
      page('embed', () => import('../features/embed/embed-page.tsx'), 'EmbedPage'),
      legal(paths.embedPrivacy, () => import('../../content/legal/embed-privacy.mdx')),
      legal(paths.embedAccessibility, () => import('../../content/legal/embed-accessibility.mdx')),
      page('guides', () => import('../features/guides/guides-page.tsx'), 'GuidesPage'),
      ...explainersPaths.map((path) =>
        page(path.slice(1), () => import('../features/explainers/explainers-page.tsx'), 'ExplainersPage'),
      ),
      guide('retirement-planning', () => import('../../content/guides/retirement-planning.mdx')),
      guide('investment-strategies', () => import('../../content/guides/investment-strategies.mdx')),
      guide('social-security', () => import('../../content/guides/social-security.mdx')),
      guide('tax-planning', () => import('../../content/guides/tax-planning.mdx')),
      guide('healthcare', () => import('../../content/guides/healthcare.mdx')),
      page('how-we-calculate', () => import('../features/method/method-page.tsx'), 'MethodPage'),
      page('facts', () => import('../features/facts/facts-page.tsx'), 'FactsPage'),
      page(
        'forgot-password',
        () => import('../features/account/forgot-password-page.tsx'),
        'ForgotPasswordPage',
      ),
      page(
        'reset-password',
        () => import('../features/account/reset-password-page.tsx'),
        'ResetPasswordPage',
        secret,
      ),
      page('confirm-email', () => import('./confirm-email-page.tsx'), 'ConfirmEmailPage', secret),
      page('undo-passkey', () => import('./email-link-pages.tsx'), 'UndoPasskeyPage', secret),
      page('images', () => import('../features/images/images-page.tsx'), 'ImagesPage', unlisted),
      page('newsletter/confirm', () => import('./email-link-pages.tsx'), 'ConfirmNewsletterPage', secret),
      page('newsletter/unsubscribe/:code', () => import('./email-link-pages.tsx'), 'UnsubscribePage', secret),
      page('reminder/unsubscribe/:code', () => import('./email-link-pages.tsx'), 'EndReminderPage', secret),
      {
        ...page(
          'partner-stats/:token',
          () => import('../features/embedding-site-stats/embedding-site-stats-page.tsx'),
          'EmbeddingSiteStatsPage',
          secret,
        ),
        ...(import.meta.env.SSR && {
          loader: async (args: LoaderFunctionArgs) =>
            (await import('../features/embedding-site-stats/load-stats.ts')).loadEmbeddingSiteStats(args),
        }),
      },
      page('email-test', () => import('../features/admin/email-test-page.tsx'), 'EmailTestPage', unlisted),
      legal(paths.privacy, () => import('../../content/legal/privacy-policy.mdx')),
      legal(paths.terms, () => import('../../content/legal/terms-of-service.mdx')),
      legal(paths.cookies, () => import('../../content/legal/cookie-policy.mdx')),
      legal(paths.disclaimer, () => import('../../content/legal/disclaimer.mdx')),
      {
        ...page('sitemap-page', () => import('./sitemap/sitemap-page.tsx'), 'SitemapPage'),
        ...onServer((loaders) => loaders.loadPostTitles),
      },
      page('*', () => import('./not-found-page.tsx'), 'NotFoundPage', {
        status: 404,
        noindex: true,
      }),
    ],
  },
];
