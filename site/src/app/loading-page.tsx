import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Shown while a route guard loads the current member, and while the page that it redirects to is loading. */
export function LoadingPage() {
  return (
    <Page>
      <Skeleton heights={['3.5rem', '7.5rem', '18rem']} />
    </Page>
  );
}
