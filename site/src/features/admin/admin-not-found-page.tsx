import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { row } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';

/** The admin area's 404 page, which links back into the area. */
export function AdminNotFoundPage() {
  return (
    <Page>
      <PageHead title="404 Page Not Found" noindex />
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p className={page.lead}>We can’t find that page in the admin area.</p>
      <div className={row}>
        <ButtonLink to={paths.adminDashboard}>Go to the dashboard</ButtonLink>
      </div>
    </Page>
  );
}
