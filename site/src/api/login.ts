/** The login of this tab: whether the page has a session, and the id that the tab's history stores with inputs. */

const KEY = 'whenabouts-login';

const newId = () => String(Math.random());

/** The id for browsers that block storage. It lasts until the page is left. */
let unstoredId = newId();

/** Returns true if the page was served with a session cookie. Known before the member is loaded. */
export function hasSession(): boolean {
  return document.documentElement.dataset.session !== undefined;
}

/** Returns the random id of this login; null without a session. Inputs stored with another login's id are not shown. */
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
    // Storage is blocked, so no id was stored.
  }
}
