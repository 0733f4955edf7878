import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** For a list of tabs that are links: the arrows go from tab to tab and open it, Home and End to the ends. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  const target =
    event.key === 'Home'
      ? tabs[0]
      : event.key === 'End'
        ? tabs.at(-1)
        : step && tabs[(at + step + tabs.length) % tabs.length];
  if (!target) return;
  event.preventDefault();
  // At once: the page that opens takes a moment, and the Tab key must leave the list before that, too.
  for (const tab of tabs) tab.tabIndex = tab === target ? 0 : -1;
  target.focus();
  target.click();
}
