import type { AdminRole } from '@whenabouts/server/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './admin.css.ts';
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

interface ItemActionsProps {
  /** The DOM id of the button that removes the item, which gets the focus if its dialog is canceled. */
  removeId: string;
  /** The item's name, which completes the names of the buttons. */
  name: string;
  edit?: string;
  remove?: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Buttons that edit and remove an item of a list. */
export function ItemActions(props: ItemActionsProps) {
  const { removeId, name, edit = 'Edit', remove = 'Delete', onEdit, onRemove } = props;
  const hiddenName = <span className={page.visuallyHidden}> {name}</span>;
  return (
    <div className={styles.actions}>
      <Button kind="quiet" onClick={onEdit}>
        <Pencil aria-hidden="true" size="1.125rem" />
        <span>
          {edit}
          {hiddenName}
        </span>
      </Button>
      <Button kind="quiet" id={removeId} onClick={onRemove}>
        <Trash2 aria-hidden="true" size="1.125rem" />
        <span>
          {remove}
          {hiddenName}
        </span>
      </Button>
    </div>
  );
}
