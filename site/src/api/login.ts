/** The login of this tab: whether the page has a session, and the id that is stored with what a member enters. */

const KEY = 'whenabouts-login';

interface StoredLogin {
  readonly id: string;
  /** Empty until the member is loaded. */
  readonly memberHash: string;
}

const newId = () => String(Math.random());

/** The id for browsers that block storage. It lasts until the page is left. */
let unstoredId = newId();

/** The hash of the member whom this page has loaded; empty until then. */
let memberHash = '';

/** Returns true if the page was served with a session cookie. Known before the member is loaded. */
export function hasSession(): boolean {
  return document.documentElement.dataset.session !== undefined;
}

/** Returns the stored login, or null if nothing was stored during this login. Throws if storage is blocked. */
function readLogin(): StoredLogin | null {
  const [id, hash = ''] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  return id === undefined ? null : { id, memberHash: hash };
}

function storeLogin(id: string): void {
  sessionStorage.setItem(KEY, `${id} ${memberHash}`.trim());
}

/**
 * Returns the random id of this login, and stores it at the first call; null without a session. Inputs stored with
 * another login's id are not shown.
 */
export function currentLogin(): string | null {
  if (!hasSession()) return null;
  try {
    const stored = readLogin();
    if (stored) return stored.id;
    const id = newId();
    storeLogin(id);
    return id;
  } catch {
    return unstoredId;
  }
}

/**
 * Returns true if the stored login belongs to a member whom this page has not loaded yet: another member may have logged
 * in since. Throws if storage is blocked.
 */
export function isUnconfirmedLogin(): boolean {
  return isOtherMember(readLogin());
}

function isOtherMember(stored: StoredLogin | null): boolean {
  return stored !== null && stored.memberHash !== '' && stored.memberHash !== memberHash;
}

/**
 * Stores that this login is the member's. Returns false if it was another member's: their session was replaced in another
 * tab, and this page was loaded afterwards. The login then has a new id.
 */
export function claimLogin(email: string): boolean {
  memberHash = hashOf(email);
  try {
    const stored = readLogin();
    // Nothing has been stored during this login.
    if (!stored) return true;
    const isOther = isOtherMember(stored);
    storeLogin(isOther ? newId() : stored.id);
    return !isOther;
  } catch {
    return true;
  }
}

/** Returns a 32-bit hash, which tells members apart without storing their email address. */
function hashOf(email: string): string {
  let hash = 0;
  for (const character of email) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}

/** Marks the page as logged in, with a new id: the session of the previous login may have ended without a logout. */
export function markLoggedIn(): void {
  markLoggedOut();
  markLoggedInElsewhere();
}

/** Marks the page as logged in after a login in another tab. Keeps the id until `claimLogin` knows the member. */
export function markLoggedInElsewhere(): void {
  document.documentElement.dataset.session = '';
}

/** Marks the page as logged out, and forgets the id of the login. */
export function markLoggedOut(): void {
  delete document.documentElement.dataset.session;
  unstoredId = newId();
  memberHash = '';
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so no id was stored.
  }
}
