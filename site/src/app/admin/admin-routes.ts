import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';
import { type RouteObject, redirect } from '../../router.ts';
import { ErrorPage } from '../error-page.tsx';
import type { PageHandle } from '../page-handle.ts';

const load = (page: Promise<ComponentType>) => page.then((Component) => ({ Component }));

/** Handle of a page in the admin feature. */
const handle = (module: string, options: Omit<PageHandle, 'module'> = {}): PageHandle => ({
  module: `src/features/admin/${module}`,
  noindex: true,
  ...options,
});

/** Handle of a page in this folder. */
const appHandle = (module: string): PageHandle => ({ module: `src/app/admin/${module}`, noindex: true });

/** Routes of the admin area, which has its own layout. */
export const adminRoutes: RouteObject = {
  path: 'admin',
  // The server matches /admin case-sensitively when it selects the Content Security Policy.
  caseSensitive: true,
  lazy: () => load(import('./admin-layout.tsx').then((m) => m.AdminLayout)),
  ErrorBoundary: ErrorPage,
  HydrateFallback: () => null,
  children: [
    { index: true, loader: () => redirect(paths.adminDashboard) },
    {
      path: 'login',
      lazy: () => load(import('../../features/admin/admin-login-page.tsx').then((m) => m.AdminLoginPage)),
      handle: handle('admin-login-page.tsx'),
    },
    {
      path: 'dashboard',
      lazy: () =>
        load(import('../../features/admin/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage)),
      handle: handle('dashboard/dashboard-page.tsx'),
    },
    {
      path: 'author',
      lazy: () => load(import('../../features/admin/author-page.tsx').then((m) => m.AuthorPage)),
      handle: handle('author-page.tsx'),
    },
    {
      path: 'security',
      lazy: () => load(import('./security-page.tsx').then((m) => m.SecurityPage)),
      handle: appHandle('security-page.tsx'),
    },
    {
      path: 'partners',
      lazy: () => load(import('../../features/admin/partners/partners-page.tsx').then((m) => m.PartnersPage)),
      handle: handle('partners/partners-page.tsx'),
    },
    {
      path: 'newsletter',
      lazy: () =>
        load(import('../../features/admin/newsletter/sent-posts-page.tsx').then((m) => m.SentPostsPage)),
      handle: handle('newsletter/sent-posts-page.tsx'),
    },
    {
      path: 'newsletter/:id',
      lazy: () =>
        load(import('../../features/admin/newsletter/campaign-page.tsx').then((m) => m.CampaignPage)),
      handle: handle('newsletter/campaign-page.tsx'),
    },
    {
      path: 'blogs/new',
      lazy: () => load(import('./editor-pages.tsx').then((m) => m.NewPost)),
      handle: appHandle('editor-pages.tsx'),
    },
    {
      path: 'blogs/edit/:id',
      lazy: () => load(import('./editor-pages.tsx').then((m) => m.EditPost)),
      handle: appHandle('editor-pages.tsx'),
    },
    {
      path: 'blogs/preview/:id',
      lazy: () => load(import('./preview-page.tsx').then((m) => m.PreviewPage)),
      handle: appHandle('preview-page.tsx'),
    },
    {
      path: '*',
      lazy: () =>
        load(import('../../features/admin/admin-not-found-page.tsx').then((m) => m.AdminNotFoundPage)),
      handle: handle('admin-not-found-page.tsx', { status: 404 }),
    },
  ],
};
