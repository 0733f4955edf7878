import { PageHead } from '../components/page-head.tsx';
import { Button } from '../ui/button.tsx';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';

/**
 * Shown if a page fails to render, or if its script cannot be loaded, for example because a newer deployment removed
 * it.
 */
export function ErrorPage() {
  return (
    <Page>
      <PageHead title="Something went wrong" noindex />
      <h1 tabIndex={-1}>Something went wrong</h1>
      <p className={page.lead}>
        We couldn’t show this page. Check your internet connection, then reload the page. Nothing that you
        saved is lost.
      </p>
      <div>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </Page>
  );
}
