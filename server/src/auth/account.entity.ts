import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member or an admin. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    passwordHash: p.string(),
    /** Increases with every new password. Sessions with an older version are invalid. */
    passwordVersion: p.integer().default(1),
    /** True for an admin with a generated password that must be replaced at the next login. */
    mustChangePassword: p.boolean().default(false),
    firstName: p.string().strictNullable(),
    lastName: p.string().strictNullable(),
    /** True until the next login for accounts from before browsers were recorded. */
    browsersUnknown: p.boolean().default(false),
    /** The time at which the owner used a link or code from an email; null until then. */
    emailConfirmedAt: p.integer().strictNullable().default(null),
    role: p.string().$type<'member' | 'admin'>(),
    createdAt: p.integer(),
  },
});

export type Account = InferEntity<typeof Account>;
