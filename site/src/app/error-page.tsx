import { useEffect } from 'react';
import { PageHead } from '../components/page-head.tsx';
import { Button } from '../ui/button.tsx';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';
import { focusHeading } from './scroll.ts';
import { scrollToHashLater } from './scroll-and-focus.ts';

interface ErrorPageProps {
  /** Loads the page's script again, if that is what failed. */
  onRetry?: () => void;
}

/**
 * Shown if a page fails to render, or if its script cannot be loaded, for example because the visitor is offline or a newer
 * deployment removed it.
 */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  // For the page that takes this one's place.
  useEffect(() => {
    const { href, hash } = location;
    return () => {
      focusHeading();
      if (location.href === href) scrollToHashLater(hash, 'instant');
    };
  }, []);
  const isOffline = onRetry && !navigator.onLine;
  const title = isOffline ? 'You’re offline' : 'Something went wrong';
  return (
    <Page>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={page.lead}>
        {isOffline
          ? 'This page opens once you’re back online. Your numbers are kept.'
          : 'We couldn’t show this page. Check your internet connection, then reload the page. Nothing that you saved is lost.'}
      </p>
      <div>
        <Button onClick={isOffline ? onRetry : () => location.reload()}>
          {isOffline ? 'Try again' : 'Reload the page'}
        </Button>
      </div>
    </Page>
  );
}
