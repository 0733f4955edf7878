import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { Portal } from './portal.tsx';
import * as styles from './tooltip.css.ts';

const OPEN_DELAY_MS = 700;
/** Delay before a tooltip closes. Until then, the next tooltip opens without a delay. */
const CLOSE_DELAY_MS = 300;

export interface TooltipProps {
  /** Must not contain anything essential: touch screens do not show it. */
  text: string;
  children: ReactElement;
}

/** Shows a text next to a control while the pointer is over it or it has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Ark.Root
      openDelay={OPEN_DELAY_MS}
      closeDelay={CLOSE_DELAY_MS}
      positioning={{ placement: 'top' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
