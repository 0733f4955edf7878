/** Key of the secret of a login with single sign-on, while the tab is at the provider. */
const KEY = 'whenabouts-sign-on';

/** Stores the secret of a login that begins. Throws if storage is blocked. */
export function storeAttempt(attempt: string): void {
  sessionStorage.setItem(KEY, attempt);
}

/** Returns and deletes the secret of the login that this tab began; null if it began none. */
export function takeAttempt(): string | null {
  try {
    const attempt = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return attempt;
  } catch {
    return null;
  }
}
