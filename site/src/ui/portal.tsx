import { Portal as Ark } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { ROOT_ID } from './root-id.ts';

const container = {
  get current() {
    return import.meta.env.SSR ? null : document.getElementById(ROOT_ID);
  },
};

/**
 * Renders its children at the end of the root element. At the end of the body, a dialog would hide the whole root element from
 * screen readers, including the live region of the toasts.
 */
export const Portal = ({ children }: { children: ReactNode }) => <Ark container={container}>{children}</Ark>;
