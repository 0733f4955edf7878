import type { AdminRole } from '@whenabouts/server/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { spaceBetween } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { AdminOnly } from './admin-only.tsx';

interface AdminSubpageProps {
  /** The heading. The document's title is up to the content, which may have to prefix it with "Error:". */
  title: string;
  /** The role that the page needs; by default any. */
  requires?: AdminRole;
  /** A button next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page that admins open from the dashboard, with a link back to it. */
export function AdminSubpage({ title, requires, action, children }: AdminSubpageProps) {
  const heading = <h1 tabIndex={-1}>{title}</h1>;
  return (
    <AdminOnly title={title} requires={requires}>
      <Page>
        <div>
          <ButtonLink className={page.backLink} to={paths.adminDashboard}>
            <ArrowLeft aria-hidden="true" size="1.125rem" />
            Back to Dashboard
          </ButtonLink>
        </div>
        {action ? (
          <div className={spaceBetween}>
            {heading}
            {action}
          </div>
        ) : (
          heading
        )}
        {children}
      </Page>
    </AdminOnly>
  );
}
