import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { stack } from './layout.css.ts';
import * as styles from './tabs.css.ts';

export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** The value of the tab that is open. */
  value: string;
  onChange: (value: string) => void;
  label: string;
}

/** Tabs on one page, for content without a separate URL. */
export function Tabs({ tabs, value, onChange, label }: TabsProps) {
  return (
    <Ark.Root value={value} onValueChange={(change) => onChange(change.value)} className={stack[5]}>
      <Ark.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={styles.trigger}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={stack[5]}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
