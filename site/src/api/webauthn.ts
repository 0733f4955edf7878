import type { NewCredential, PasskeyOptions, UsedCredential } from '@whenabouts/server/contract';

/** Loads the WebAuthn library when a passkey is added or used. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** The browser created or used no passkey. */
export class PasskeyError extends Error {
  /**
   * `cancelled` covers the cases that browsers do not distinguish: a closed dialog, a timeout, and a device without the
   * passkey. `unknownHost` is a host, such as an IP address, for which there are no passkeys.
   */
  readonly reason: 'cancelled' | 'registered' | 'unknownHost' | 'failed';

  constructor(reason: PasskeyError['reason']) {
    super(`passkey: ${reason}`);
    this.reason = reason;
  }
}

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export async function createCredential(options: PasskeyOptions): Promise<NewCredential> {
  const { startRegistration } = await loadLibrary();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: options as unknown as Options }).catch(throwPasskeyError);
}

export async function signWithCredential(options: PasskeyOptions): Promise<UsedCredential> {
  const { startAuthentication } = await loadLibrary();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON: options as unknown as Options }).catch(throwPasskeyError);
}

const reasons: Readonly<Record<string, PasskeyError['reason']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'registered',
  SecurityError: 'unknownHost',
};

function throwPasskeyError(error: unknown): never {
  throw new PasskeyError((error instanceof Error && reasons[error.name]) || 'failed');
}
