import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SessionKind } from './session.entity.ts';

/** A passkey (a WebAuthn credential) of an account. */
export const PasskeyRow = defineEntity({
  name: 'PasskeyRow',
  tableName: 'passkeys',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    credentialId: p.string(),
    publicKey: p.string(),
    counter: p.integer(),
    transports: p.string(),
    name: p.string(),
    createdAt: p.integer(),
    usedAt: p.integer().strictNullable(),
  },
});

export type PasskeyRow = InferEntity<typeof PasskeyRow>;

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
