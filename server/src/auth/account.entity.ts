import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member or an admin. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    passwordHash: p.string(),
    /** Increases with every new password. A session is valid while it has the version of its account. */
    passwordVersion: p.integer().default(1),
    /** True for an admin with a generated password, until it is changed. */
    mustChangePassword: p.boolean().default(false),
    firstName: p.string().strictNullable(),
    lastName: p.string().strictNullable(),
    /** True for an account of an earlier release until its next login: no browser of it is known. */
    browsersUnknown: p.boolean().default(false),
    /** The time at which the owner used a link or code from an email; null until then. */
    emailConfirmedAt: p.integer().strictNullable().default(null),
    role: p.string().$type<'member' | 'admin'>(),
    createdAt: p.integer(),
  },
});

export type Account = InferEntity<typeof Account>;
