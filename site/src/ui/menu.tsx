import { Menu as Ark } from '@ark-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../router.ts';
import * as styles from './menu.css.ts';
import { Portal } from './portal.tsx';

export type MenuItem = { label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => void });

export interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
}

export function Menu({ trigger, items }: MenuProps) {
  return (
    <Ark.Root
      lazyMount
      positioning={{ placement: 'bottom-end' }}
      // A real click, which the router handles; the default would reload the page.
      navigate={({ node }) => queueMicrotask(() => node.click())}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            {items.map((item) => {
              const content = (
                <>
                  {item.icon}
                  {item.label}
                </>
              );
              return (
                <Ark.Item
                  key={item.label}
                  value={item.label}
                  className={styles.item}
                  asChild={'to' in item}
                  // Ark's onSelect would not do: it loses a click on an item that is not highlighted yet, as on a busy page or
                  // from a screen reader. The Enter key clicks the item.
                  onClick={'onSelect' in item ? item.onSelect : undefined}
                >
                  {'to' in item ? <Link to={item.to}>{content}</Link> : content}
                </Ark.Item>
              );
            })}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
