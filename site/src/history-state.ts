import { currentLogin } from './api/login.ts';

/**
 * Stores values in the current history entry, so that they survive a reload and coming back from another page.
 */
export function saveToHistory(key: string, values: object): void {
  history.replaceState({ ...history.state, [key]: { ...values, login: currentLogin() } }, '');
}

/**
 * Reads values of the current history entry, which may have been tampered with. Returns null if there are none, or
 * if they were entered during another login, because the next person at this computer must not see them.
 */
export function loadFromHistory(key: string): Record<string, unknown> | null {
  const stored: unknown = history.state?.[key];
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Record<string, unknown>;
  return values.login === null || values.login === currentLogin() ? values : null;
}

/** Replaces the path of the current history entry, which keeps its values. The router is not notified. */
export function replacePath(path: string): void {
  history.replaceState(history.state, '', path);
}
