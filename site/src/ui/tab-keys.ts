import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** For a list of tabs that are links: the arrows go from tab to tab and open it, Home and End to the ends. */
export function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  // The Tab key leaves the list from wherever the focus is: a page that a key has opened, or one that was
  // passed by, may come late and leave the stop at another tab.
  if (event.key === 'Tab') stopAt(tabs[at], tabs);
  const target = targetOf(event.key, tabs, at);
  if (!target) return;
  event.preventDefault();
  stopAt(target, tabs);
  target.focus();
  target.click();
}

function targetOf(key: string, tabs: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
}

function stopAt(stop: HTMLElement | undefined, tabs: readonly HTMLElement[]): void {
  for (const tab of tabs) tab.tabIndex = tab === stop ? 0 : -1;
}
