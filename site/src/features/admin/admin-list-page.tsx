import type { AdminRole } from '@whenabouts/server/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { AdminSubpage } from './admin-subpage.tsx';

interface AdminListPageProps {
  title: string;
  requires: AdminRole;
  /** The sentences above the list. */
  lead: string;
  /** The text of the button that opens the dialog. */
  add: string;
  /** Renders the dialog that adds an item. */
  dialog: (onClose: () => void) => ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A page with a list to which admins add items in a dialog. */
export function AdminListPage({ title, requires, lead, add, dialog, children }: AdminListPageProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminSubpage
      title={title}
      requires={requires}
      action={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size="1.25rem" />
          {add}
        </Button>
      }
    >
      <PageHead title={title} noindex />
      <p className={page.lead}>{lead}</p>
      {children}
      {isAdding && dialog(() => setAdding(false))}
    </AdminSubpage>
  );
}
