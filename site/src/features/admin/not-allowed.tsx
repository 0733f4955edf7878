import { type AdminRole, rolesInWords } from '@whenabouts/server/contract';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

/** Replaces a page that the admin's role does not include. */
export function NotAllowed({ title, requires }: { title: string; requires: AdminRole }) {
  return (
    <Page>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      <Notice label="Not allowed">
        <p>Only {rolesInWords[requires]} can open this page. Ask an owner if you need it.</p>
        <div>
          <ButtonLink kind="secondary" to={paths.adminDashboard}>
            Back to Dashboard
          </ButtonLink>
        </div>
      </Notice>
    </Page>
  );
}
