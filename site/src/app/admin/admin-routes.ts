import { paths } from '../../paths.ts';
import { type RouteObject, redirect } from '../../router.ts';
import { ErrorPage } from '../error-page.tsx';
import { page, unlisted } from '../page-route.ts';

export const adminRoutes: RouteObject = {
  path: 'admin',
  // The server matches /admin case-sensitively when it selects the Content Security Policy.
  caseSensitive: true,
  lazy: () => import('./admin-layout.tsx').then((m) => ({ Component: m.AdminLayout })),
  ErrorBoundary: ErrorPage,
  HydrateFallback: () => null,
  children: [
    { index: true, loader: () => redirect(paths.adminDashboard) },
    page('login', () => import('../../features/admin/admin-login-page.tsx'), 'AdminLoginPage', unlisted),
    page(
      'dashboard',
      () => import('../../features/admin/dashboard/dashboard-page.tsx'),
      'DashboardPage',
      unlisted,
    ),
    page('author', () => import('../../features/admin/author-page.tsx'), 'AuthorPage', unlisted),
    page('security', () => import('./security-page.tsx'), 'SecurityPage', unlisted),
    page(
      'partners',
      () => import('../../features/admin/partners/partners-page.tsx'),
      'PartnersPage',
      unlisted,
    ),
    page('team', () => import('../../features/admin/team/team-page.tsx'), 'TeamPage', unlisted),
    page(
      'newsletter',
      () => import('../../features/admin/newsletter/sent-posts-page.tsx'),
      'SentPostsPage',
      unlisted,
    ),
    page(
      'newsletter/:id',
      () => import('../../features/admin/newsletter/campaign-page.tsx'),
      'CampaignPage',
      unlisted,
    ),
    page('import', () => import('../../features/admin/transfer/import-page.tsx'), 'ImportPage', unlisted),
    page(
      'redirects',
      () => import('../../features/admin/transfer/redirects-page.tsx'),
      'RedirectsPage',
      unlisted,
    ),
    page('blogs/new', () => import('./editor-pages.tsx'), 'NewPost', unlisted),
    page('blogs/edit/:id', () => import('./editor-pages.tsx'), 'EditPost', unlisted),
    page('blogs/preview/:id', () => import('./preview-page.tsx'), 'PreviewPage', unlisted),
    page('*', () => import('../../features/admin/admin-not-found-page.tsx'), 'AdminNotFoundPage', {
      noindex: true,
      status: 404,
    }),
  ],
};
