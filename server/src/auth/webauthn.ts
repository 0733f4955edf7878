import { PRODUCT_NAME } from '@whenabouts/core';
import type { NewCredential, PasskeyOptions, UsedCredential } from '../../contract/index.ts';
import { MINUTE } from '../durations.ts';
import type { RelyingParty } from './login-request.ts';
import type { PasskeyRow } from './passkey.entity.ts';

/** Loads the library at its first use: it takes 26 MB of memory, which servers without passkeys do not need. */
const library = () => import('@simplewebauthn/server');

/** Long enough to fetch a security key. */
const TIMEOUT_MS = 5 * MINUTE;
const USER_VERIFICATION = 'preferred';

/** EdDSA, ECDSA with P-256, and RSA. The library's default has one more, for which Node prints a warning. */
const ALGORITHMS = [-8, -7, -257];

/** Transports of authenticators that this release knows. */
const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

type Stored = Pick<PasskeyRow, 'credentialId' | 'transports'>;

const descriptorOf = ({ credentialId, transports }: Stored) => ({
  id: credentialId,
  transports: JSON.parse(transports) as string[],
});

interface CreationRequest {
  readonly rp: RelyingParty;
  readonly challenge: string;
  readonly account: { readonly id: number; readonly email: string };
  /** The passkeys of the account: an authenticator that has one of them does not create another passkey. */
  readonly existing: readonly Stored[];
}

/** Returns the options for `navigator.credentials.create()`. */
export async function creationOptions(request: CreationRequest): Promise<PasskeyOptions> {
  const { rp, challenge, account, existing } = request;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: rp.id,
    userID: new TextEncoder().encode(`account ${account.id}`),
    userName: account.email,
    userDisplayName: account.email,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
    excludeCredentials: existing.map(descriptorOf),
  });
  return { ...options };
}

interface RequestedLogin {
  readonly rp: RelyingParty;
  readonly challenge: string;
  readonly allowed: readonly Stored[];
}

/** Returns the options for `navigator.credentials.get()`. */
export async function requestOptions({ rp, challenge, allowed }: RequestedLogin): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    userVerification: USER_VERIFICATION,
    allowCredentials: allowed.map(descriptorOf),
  });
  return { ...options };
}

interface Expected {
  readonly rp: RelyingParty;
  readonly challenge: string;
}

export type VerifiedPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Verifies a new passkey. Returns undefined if anything is wrong with it. */
export async function verifyCreation(
  credential: NewCredential,
  { rp, challenge }: Expected,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = credential.response;
  try {
    await assertNoCertificates(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    if (id !== credential.id) return undefined;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(TRANSPORTS.filter((transport) => transports.includes(transport))),
    };
  } catch {
    return undefined;
  }
}

/**
 * Throws for an attestation with certificates: none was requested, and the library would load revocation lists from the
 * URLs in the certificates.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error('The attestation has certificates.');
}

/** Verifies the use of a passkey. Returns its new counter, or undefined if anything is wrong. */
export async function verifyUse(
  credential: UsedCredential,
  passkey: PasskeyRow,
  { rp, challenge }: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
