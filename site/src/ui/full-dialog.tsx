import { Dialog as Ark } from '@ark-ui/react/dialog';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import * as styles from './full-dialog.css.ts';
import * as page from './page.css.ts';
import { Portal } from './portal.tsx';

interface FullDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  onClickCapture?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A dialog that fills the window. Its content is as wide as a page's. */
export function FullDialog({ open, onClose, onClickCapture, ...rest }: FullDialogProps) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} onClickCapture={onClickCapture}>
            <div className={styles.header}>
              <div className={styles.headerContent}>
                <div>
                  <Ark.Title className={styles.title}>{rest.title}</Ark.Title>
                  <Ark.Description className={page.caption}>{rest.description}</Ark.Description>
                </div>
                <Button kind="secondary" onClick={onClose}>
                  Close
                </Button>
              </div>
            </div>
            <div className={page.page}>{rest.children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
