import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { row } from '../ui/layout.css.ts';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page>
      <PageHead title="404 Page Not Found" noindex />
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p className={page.lead}>We can’t find that page. It may have moved, or the link may have a typo.</p>
      <div className={row}>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.calculator} kind="secondary">
          Open the calculator
        </ButtonLink>
      </div>
    </Page>
  );
}
