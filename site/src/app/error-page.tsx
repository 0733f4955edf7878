import { Button } from '../ui/button.tsx';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Stands in for a page that broke, or whose script is gone since a newer version went live. */
export function ErrorPage() {
  return (
    <Page>
      <PageHead title="Something went wrong" noindex />
      <h1 tabIndex={-1}>Something went wrong</h1>
      <p className={page.lead}>This page could not be shown. Loading it again usually helps.</p>
      <div>
        <Button onClick={() => location.reload()}>Load again</Button>
      </div>
    </Page>
  );
}
