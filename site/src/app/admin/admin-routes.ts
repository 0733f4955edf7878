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
    pageRoute('login', { module: 'src/features/admin/admin-login-page.tsx', noindex: true }, () =>
      import('../../features/admin/admin-login-page.tsx').then((m) => m.AdminLoginPage),
    ),
    pageRoute('dashboard', { module: 'src/features/admin/dashboard/dashboard-page.tsx', noindex: true }, () =>
      import('../../features/admin/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
    ),
    pageRoute('author', { module: 'src/features/admin/author-page.tsx', noindex: true }, () =>
      import('../../features/admin/author-page.tsx').then((m) => m.AuthorPage),
    ),
    pageRoute('security', { module: 'src/app/admin/security-page.tsx', noindex: true }, () =>
      import('./security-page.tsx').then((m) => m.SecurityPage),
    ),
    pageRoute('partners', { module: 'src/features/admin/partners/partners-page.tsx', noindex: true }, () =>
      import('../../features/admin/partners/partners-page.tsx').then((m) => m.PartnersPage),
    ),
    pageRoute(
      'newsletter',
      { module: 'src/features/admin/newsletter/sent-posts-page.tsx', noindex: true },
      () => import('../../features/admin/newsletter/sent-posts-page.tsx').then((m) => m.SentPostsPage),
    ),
    pageRoute(
      'newsletter/:id',
      { module: 'src/features/admin/newsletter/campaign-page.tsx', noindex: true },
      () => import('../../features/admin/newsletter/campaign-page.tsx').then((m) => m.CampaignPage),
    ),
    pageRoute('blogs/new', { module: 'src/app/admin/editor-pages.tsx', noindex: true }, () =>
      import('./editor-pages.tsx').then((m) => m.NewPost),
    ),
    pageRoute('blogs/edit/:id', { module: 'src/app/admin/editor-pages.tsx', noindex: true }, () =>
      import('./editor-pages.tsx').then((m) => m.EditPost),
    ),
    pageRoute('blogs/preview/:id', { module: 'src/app/admin/preview-page.tsx', noindex: true }, () =>
      import('./preview-page.tsx').then((m) => m.PreviewPage),
    ),
    pageRoute(
      '*',
      { module: 'src/features/admin/admin-not-found-page.tsx', noindex: true, status: 404 },
      () => import('../../features/admin/admin-not-found-page.tsx').then((m) => m.AdminNotFoundPage),
    ),
  ],
};
