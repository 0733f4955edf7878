import { useEffect } from 'react';
import { currentLogin } from './api/login.ts';
import { useLocation } from './router.ts';

const SAVE_DELAY_MS = 200;

/**
 * Stores values in the current history entry, so that they survive a reload and coming back from another page.
 * They never leave the tab.
 */
export function saveToHistory(key: string, values: object, login = currentLogin()): void {
  history.replaceState({ ...history.state, [key]: { ...values, login } }, '');
}

/** Removes values from the current history entry. */
export function clearFromHistory(key: string): void {
  const { [key]: _removed, ...rest } = history.state ?? {};
  history.replaceState(rest, '');
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

/**
 * Stores the values in each history entry that shows them, shortly after each change.
 *
 * @param values Memoized; null stores nothing.
 */
export function useSavingToHistory(key: string, values: object | null): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry stores its own values
  useEffect(() => {
    if (values === null) return;
    const login = currentLogin();
    const save = () => saveToHistory(key, values, login);
    const timer = setTimeout(save, SAVE_DELAY_MS);
    // Also save right before the page is left. Later events are too late to write to this entry; the capture
    // phase of a click runs before the link or button handles it.
    addEventListener('beforeunload', save);
    addEventListener('click', save, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', save);
      removeEventListener('click', save, { capture: true });
    };
  }, [key, values, location]);
}
