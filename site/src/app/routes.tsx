import type { ComponentType } from 'react';
import type { RouteObject } from '../router.ts';
import { Layout } from './layout.tsx';
import { MemberOnly } from './member-only.tsx';
import { RouteFailure } from './route-failure.tsx';
import { VisitorOnly } from './visitor-only.tsx';

/** What the server must know of a page before it renders it. */
export interface PageHandle {
  /** The page's module, so that its script is fetched along with the HTML. */
  module: string;
  status?: 404;
  /** Not for search results. */
  noindex?: boolean;
  /** Its address may carry a secret: no page that follows learns of it, and nobody keeps it. */
  confidential?: boolean;
}

const load = (page: Promise<ComponentType>) => page.then((Component) => ({ Component }));

const landing = {
  lazy: () => load(import('./landing/landing-page.tsx').then((m) => m.LandingPage)),
  handle: { module: 'src/app/landing/landing-page.tsx' } satisfies PageHandle,
};

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteFailure,
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
            lazy: () => load(import('../features/plans/my-plans-page.tsx').then((m) => m.MyPlansPage)),
            handle: { module: 'src/features/plans/my-plans-page.tsx', noindex: true } satisfies PageHandle,
          },
          {
            path: 'profile',
            lazy: () => load(import('../features/account/profile-page.tsx').then((m) => m.ProfilePage)),
            handle: { module: 'src/features/account/profile-page.tsx', noindex: true } satisfies PageHandle,
          },
          {
            path: 'view-plan/:id',
            lazy: () => load(import('../features/plans/view-plan-page.tsx').then((m) => m.ViewPlanPage)),
            handle: { module: 'src/features/plans/view-plan-page.tsx', noindex: true } satisfies PageHandle,
          },
        ],
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
        path: 'email-test',
        lazy: () => load(import('../features/admin/email-test-page.tsx').then((m) => m.EmailTestPage)),
        handle: { module: 'src/features/admin/email-test-page.tsx', noindex: true } satisfies PageHandle,
      },
      {
        path: '*',
        lazy: () => load(import('./not-found-page.tsx').then((m) => m.NotFoundPage)),
        handle: { module: 'src/app/not-found-page.tsx', status: 404, noindex: true } satisfies PageHandle,
      },
    ],
  },
];
