import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SessionKind } from './session.entity.ts';

/** A passkey (a WebAuthn credential) of an account. Times in this file are in milliseconds since 1970. */
export const PasskeyRow = defineEntity({
  name: 'PasskeyRow',
  tableName: 'passkeys',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    /** In base64url, like the public key. */
    credentialId: p.string(),
    publicKey: p.string(),
    /** The authenticator's signature counter at the last use. */
    counter: p.integer(),
    /** JSON array of the ways in which a browser can reach the authenticator, such as `usb`. */
    transports: p.string(),
    name: p.string(),
    createdAt: p.integer(),
    /** Null until the first login with the passkey. */
    usedAt: p.integer().strictNullable(),
  },
});

export type PasskeyRow = InferEntity<typeof PasskeyRow>;

/** The token of a link that removes a new passkey, stored as a hash. */
export const PasskeyUndoRow = defineEntity({
  name: 'PasskeyUndoRow',
  tableName: 'passkey_undos',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    /** The passkey, which may be gone. The link also removes later ones. */
    passkeyId: p.integer(),
    addedAt: p.integer(),
    expiresAt: p.integer(),
  },
});

/** A code that replaces a passkey at a login, stored as a keyed hash. It is deleted when it is used. */
export const RecoveryCodeRow = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'recovery_codes',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    createdAt: p.integer(),
  },
});

/** Purpose of a challenge: to add a passkey, or to log in to the site or to the admin area. */
export type ChallengePurpose = 'add' | SessionKind;

/** A random value that an authenticator must sign, stored as a hash. It is deleted when it is used. */
export const PasskeyChallengeRow = defineEntity({
  name: 'PasskeyChallengeRow',
  tableName: 'passkey_challenges',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    purpose: p.string().$type<ChallengePurpose>(),
    passwordVersion: p.integer(),
    expiresAt: p.integer(),
  },
});
