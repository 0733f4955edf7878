import { PageHead } from '../components/page-head.tsx';
import { Button } from '../ui/button.tsx';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';

/** Error boundary of the routes: a page failed to render, or its script is gone since a newer deployment. */
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
