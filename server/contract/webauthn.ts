import * as v from 'valibot';
import { described, plainObject } from './schemas.ts';

const UNREADABLE = 'This is not a passkey’s response.';

/** Options for the browser in WebAuthn's JSON notation: `publicKey` of `navigator.credentials.create()` or `.get()`. */
export const PasskeyOptions = v.record(v.string(), v.unknown());

/** Returns the schema of binary data in base64url, of at most `max` characters. */
const binary = (max: number) =>
  v.pipe(v.string(UNREADABLE), v.maxLength(max, UNREADABLE), v.regex(/^[\w-]+$/, UNREADABLE));

const CredentialId = binary(1400);
const ClientData = described(binary(8000), 'Challenge and origin as the browser saw them, in base64url.');

/** Returns the schema of a browser's response in WebAuthn's JSON notation. Other fields are ignored. */
const credential = <Entries extends v.ObjectEntries>(signed: Entries) =>
  plainObject({
    id: described(CredentialId, 'Id of the credential, in base64url.'),
    rawId: described(CredentialId, 'The same as `id`.'),
    type: described(v.literal('public-key', UNREADABLE), 'The kind of credential.'),
    response: described(plainObject(signed), 'Data that the authenticator signed.'),
  });

/** Response of the browser for a new passkey. */
export const NewCredential = credential({
  clientDataJSON: ClientData,
  attestationObject: described(binary(24_000), 'The new public key, in base64url.'),
  transports: v.optional(
    described(v.pipe(v.array(v.string()), v.maxLength(20)), 'How the browser reaches the authenticator.'),
  ),
});

/** Response of the browser for a login. */
export const UsedCredential = credential({
  clientDataJSON: ClientData,
  authenticatorData: described(binary(8000), 'Counter and flags of the authenticator, in base64url.'),
  signature: described(binary(8000), 'Signature of the authenticator, in base64url.'),
});

export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>;
export type NewCredential = v.InferOutput<typeof NewCredential>;
export type UsedCredential = v.InferOutput<typeof UsedCredential>;
