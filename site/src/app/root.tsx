import type { ReactNode } from 'react';
import { MEMBER_KEY } from '../api/auth.ts';
import type { PageData } from './page-data.ts';
import { PageDataProvider } from './page-data-provider.tsx';

interface RootProps {
  hasSession: boolean;
  data: PageData;
  children: ReactNode;
}

/**
 * The content of the root element, on the server and in the browser. It contains no script: React creates scripts in a way that
 * Trusted Types block, so a page whose HTML was changed before hydration could not be rendered again.
 */
export function Root({ hasSession, data, children }: RootProps) {
  return (
    <PageDataProvider
      // Without a session there is no member to load, and nothing renders again.
      data={hasSession ? data : { ...data, fallback: { ...data.fallback, [MEMBER_KEY]: null } }}
    >
      {children}
    </PageDataProvider>
  );
}
