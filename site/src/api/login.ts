/** The login of this tab: whether the page has a session, and the id that marks what its member enters. */

const KEY = 'whenabouts-login';

const newId = () => String(Math.random());

/** The id where storage is blocked. It lasts until the page is left. */
let unstoredId = newId();

/** Returns true if the page was served with a session cookie. Known before the member is loaded. */
export function hasSession(): boolean {
  return document.documentElement.dataset.session !== undefined;
}

/** Returns a random id of the login, so that no other member reads what this one enters. Null without a session. */
export function currentLogin(): string | null {
  if (!hasSession()) return null;
  try {
    const id = sessionStorage.getItem(KEY) ?? newId();
    sessionStorage.setItem(KEY, id);
    return id;
  } catch {
    return unstoredId;
  }
}

/** Marks the page as logged in, with a new id: the session of the previous login may have ended without a logout. */
export function markLoggedIn(): void {
  markLoggedOut();
  document.documentElement.dataset.session = '';
}

/** Marks the page as logged out, and forgets the id of the login. */
export function markLoggedOut(): void {
  delete document.documentElement.dataset.session;
  unstoredId = newId();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}
