import { paths } from '../../paths.ts';
import { type RouteObject, redirect } from '../../router.ts';
import { ErrorPage } from '../error-page.tsx';
import { pageRoute } from '../page-route.ts';

/** Routes of the admin area, which has its own layout. */
export const adminRoutes: RouteObject = {
  path: 'admin',
  // The server matches /admin case-sensitively when it selects the Content Security Policy.
  caseSensitive: true,
  lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
  ErrorBoundary: ErrorPage,
  HydrateFallback: () => null,
  children: [
    { index: true, loader: () => redirect(paths.adminDashboard) },
    pageRoute(
      'login',
      () => import('../../features/admin/admin-login-page.tsx').then((m) => m.AdminLoginPage),
      { noindex: true },
    ),
    pageRoute(
      'dashboard',
      () => import('../../features/admin/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
      { noindex: true },
    ),
    pageRoute('author', () => import('../../features/admin/author-page.tsx').then((m) => m.AuthorPage), {
      noindex: true,
    }),
    pageRoute('security', () => import('./security-page.tsx').then((m) => m.SecurityPage), { noindex: true }),
    pageRoute(
      'partners',
      () => import('../../features/admin/partners/partners-page.tsx').then((m) => m.PartnersPage),
      { noindex: true },
    ),
    pageRoute(
      'newsletter',
      () => import('../../features/admin/newsletter/sent-posts-page.tsx').then((m) => m.SentPostsPage),
      { noindex: true },
    ),
    pageRoute(
      'newsletter/:id',
      () => import('../../features/admin/newsletter/campaign-page.tsx').then((m) => m.CampaignPage),
      { noindex: true },
    ),
    pageRoute('blogs/new', () => import('./editor-pages.tsx').then((m) => m.NewPost), { noindex: true }),
    pageRoute('blogs/edit/:id', () => import('./editor-pages.tsx').then((m) => m.EditPost), {
      noindex: true,
    }),
    pageRoute('blogs/preview/:id', () => import('./preview-page.tsx').then((m) => m.PreviewPage), {
      noindex: true,
    }),
    pageRoute(
      '*',
      () => import('../../features/admin/admin-not-found-page.tsx').then((m) => m.AdminNotFoundPage),
      { noindex: true, status: 404 },
    ),
  ],
};
