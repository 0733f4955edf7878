/** The login of this tab: whether the page has a session, and the id that is stored with what a member enters. */

/** Key of the id, and of the mark of the member. */
const KEY = 'whenabouts-login';

const newId = () => String(Math.random());

/** The id for browsers that block storage. It lasts until the page is left. */
let unstoredId = newId();

/** The mark of the member; empty until the member is loaded. */
let mark = '';

/** Returns true if the page was served with a session cookie. Known before the member is loaded. */
export function hasSession(): boolean {
  return document.documentElement.dataset.session !== undefined;
}

/** Returns the random id of this login; null without a session. Inputs stored with another login's id are not shown. */
export function currentLogin(): string | null {
  if (!hasSession()) return null;
  try {
    const stored = sessionStorage.getItem(KEY) ?? `${newId()} ${mark}`.trim();
    sessionStorage.setItem(KEY, stored);
    return stored.split(' ')[0] ?? null;
  } catch {
    return unstoredId;
  }
}

/**
 * Returns true if this login is a member's who has not been loaded since the page was: it may be another one now. Throws
 * if storage is blocked.
 */
export function isUnconfirmedLogin(): boolean {
  const [, stored = mark] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  return stored !== mark;
}

/**
 * Marks this login as the member's. Returns false if it was another member's: their session was replaced in another tab,
 * and this page was loaded afterwards. The login then has a new id.
 */
export function claimLogin(email: string): boolean {
  mark = markOf(email);
  try {
    const stored = sessionStorage.getItem(KEY);
    // Nothing has been stored during this login.
    if (stored === null) return true;
    const [id, before = mark] = stored.split(' ');
    sessionStorage.setItem(KEY, `${before === mark ? id : newId()} ${mark}`);
    return before === mark;
  } catch {
    return true;
  }
}

/** Returns a number that tells members apart, without their email address. */
function markOf(email: string): string {
  let sum = 0;
  for (const letter of email) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return String(sum);
}

/** Marks the page as logged in, with a new id: the session of the previous login may have ended without a logout. */
export function markLoggedIn(): void {
  markLoggedOut();
  markSession();
}

/** Marks the page as logged in, in another tab. Keeps the id until `claimLogin` knows the member. */
export function markSession(): void {
  document.documentElement.dataset.session = '';
}

/** Marks the page as logged out, and forgets the id of the login. */
export function markLoggedOut(): void {
  delete document.documentElement.dataset.session;
  unstoredId = newId();
  mark = '';
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so no id was stored.
  }
}
