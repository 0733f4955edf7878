import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

/** So long the pointer rests before it opens. */
const OPEN_AFTER_MS = 700;
/** For so long after one, the next opens at once: the pointer is on its way along a row of buttons. */
const SKIP_WITHIN_MS = 300;

export interface TooltipProps {
  /** Repeats or adds to the name that the trigger has of its own: nobody depends on it. */
  text: string;
  /** One control. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Ark.Root
      openDelay={OPEN_AFTER_MS}
      closeDelay={SKIP_WITHIN_MS}
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
