import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './admin.css.ts';

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
