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
    role: p.string().$type<'member' | 'admin'>(),
    createdAt: p.integer(),
  },
});

export type Account = InferEntity<typeof Account>;
