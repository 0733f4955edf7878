import * as v from 'valibot';
import { CurrentPassword } from './accounts.ts';
import { body } from './body.ts';
import { requiredLine } from './text.ts';

export const PASSKEYS_PER_ACCOUNT = 10;
export const PASSKEY_NAME_MAX = 60;

export const passkeyMessages = {
  name: 'Please enter a name for the passkey.',
  unreadable: 'This is not a passkey’s response.',
  notAdded: 'This passkey could not be verified. Please try again.',
  taken: 'This passkey is already registered.',
  limit: `You can have at most ${PASSKEYS_PER_ACCOUNT} passkeys. Remove one first.`,
  required: 'Use your passkey to finish logging in.',
  failed: 'Your passkey could not be verified. Please log in again.',
} as const;

/** A registered passkey, in the list that its owner sees. */
export const Passkey = v.object({
  id: v.number(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

export const Passkeys = v.array(Passkey);

/** Options for the browser in WebAuthn's JSON notation: `publicKey` of `navigator.credentials.create()` or `.get()`. */
export const PasskeyOptions = v.record(v.string(), v.unknown());

/** Binary data in base64url. */
const binary = (max: number) =>
  v.pipe(
    v.string(passkeyMessages.unreadable),
    v.maxLength(max, passkeyMessages.unreadable),
    v.regex(/^[\w-]+$/, passkeyMessages.unreadable),
  );

const CredentialId = binary(1400);
const Type = v.literal('public-key', passkeyMessages.unreadable);
const ClientData = binary(8000);

/** What the browser returns for a new passkey, in WebAuthn's JSON notation. Other fields are ignored. */
export const NewCredential = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type,
  response: v.object({
    clientDataJSON: ClientData,
    attestationObject: binary(24_000),
    transports: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  }),
});

/** What the browser returns for a login, in WebAuthn's JSON notation. Other fields are ignored. */
export const UsedCredential = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type,
  response: v.object({
    clientDataJSON: ClientData,
    authenticatorData: binary(8000),
    signature: binary(8000),
  }),
});

const PasskeyName = requiredLine(PASSKEY_NAME_MAX, passkeyMessages.name);

/** The form that adds a passkey: the name, and the password that confirms it. */
export const PasskeyForm = body({ name: PasskeyName, password: CurrentPassword });

/** The password that confirms adding or removing a passkey. */
export const PasskeyPasswordBody = body({ password: CurrentPassword });
export const NewPasskeyBody = body({ name: PasskeyName, credential: NewCredential });
export const PasskeyNameBody = body({ name: PasskeyName });
export const PasskeyLoginBody = body({ credential: UsedCredential });

export type PasskeyForm = v.InferOutput<typeof PasskeyForm>;
export type Passkey = v.InferOutput<typeof Passkey>;
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>;
export type NewCredential = v.InferOutput<typeof NewCredential>;
export type UsedCredential = v.InferOutput<typeof UsedCredential>;
