import { Dialog as Ark } from '@ark-ui/react/dialog';
import type { ReactNode } from 'react';
import * as styles from './dialog.css.ts';
import { title as smallTitle } from './full-dialog.css.ts';
import { Portal } from './portal.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Alert dialogs do not close on a click outside. For confirmations of actions that cannot be undone. */
  isAlert?: boolean;
  /** At the bottom of a narrow window, within reach of a thumb. */
  isSheet?: boolean;
  /** Element to focus on opening; by default the first control. */
  initialFocus?: () => HTMLElement | null;
  /** Element to focus after closing; by default the element that opened the dialog. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog, with its title and description above the content. */
export function Dialog(props: DialogProps) {
  const { open, onClose, isAlert, isSheet, initialFocus, finalFocus, ...rest } = props;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      role={isAlert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!isAlert}
      lazyMount
      unmountOnExit
      {...(initialFocus && { initialFocusEl: initialFocus })}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={isSheet ? styles.sheetPositioner : styles.positioner}>
          <Ark.Content className={styles.content}>
            <Ark.Title className={isSheet ? smallTitle : styles.title}>{rest.title}</Ark.Title>
            <Ark.Description className={styles.description}>{rest.description}</Ark.Description>
            {rest.children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
