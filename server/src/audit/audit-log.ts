import { createHmac, hash } from 'node:crypto';
import { type Audit, AuditChangeRow, AuditRow } from './audit-log.entity.ts';

interface AuditOptions {
  readonly secret: string;
  readonly now: () => number;
}

/**
 * The trail of what was done to accounts and by admins. It names people by number and by keyed hash, so
 * that whoever knows an e-mail and the secret can follow it, and nobody can read an e-mail from it.
 */
export function createAudit({ secret, now }: AuditOptions): Audit {
  const hashed = (kind: string, value: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['audit', kind, value]))
      .digest('base64url');
  return async (em, { action, actor, email, address, request, change }) => {
    // Where an admin came from has to be readable when an attack is looked into; of members it is private.
    const isAdmin = action === 'admin_login_refused' || (typeof actor !== 'string' && actor.kind === 'admin');
    const auditId = await em.insert(AuditRow, {
      at: now(),
      action,
      actor: typeof actor === 'string' ? actor : `${actor.kind} ${actor.id}`,
      account: email === null ? null : hashed('e-mail', email),
      address: address === undefined ? null : isAdmin ? address : hashed('address', address),
      request: request ?? null,
    });
    if (!change) return;
    const { subject, before, after } = change;
    await em.insert(AuditChangeRow, {
      auditId,
      subject,
      beforeHash: hashOf(before),
      afterHash: hashOf(after),
    });
  };
}

/** Without a key, so that whoever has the fields can prove that they are, or were, the ones. */
function hashOf(fields: readonly (string | number | null)[] | null): string | null {
  return fields && hash('sha256', JSON.stringify(fields), 'base64url');
}
