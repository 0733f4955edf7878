import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Key handler for a tab list made of links: arrow keys open the tab next to the focused one, Home and End the ends. */
export function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  // Make the focused tab the tab stop, so that Tab leaves the list: a slow page load may have left the tab stop
  // at another tab.
  if (event.key === 'Tab') setTabStop(tabs[index], tabs);
  const target = targetOf(event.key, tabs, index);
  if (!target) return;
  event.preventDefault();
  setTabStop(target, tabs);
  target.focus();
  target.click();
}

function targetOf(key: string, tabs: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
}

function setTabStop(stop: HTMLElement | undefined, tabs: readonly HTMLElement[]): void {
  for (const tab of tabs) tab.tabIndex = tab === stop ? 0 : -1;
}
