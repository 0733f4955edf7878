import * as v from 'valibot';

/** A session of the account, in the list that its owner sees. */
export const ActiveSession = v.object({
  /** Identifies the session in this list only: no request can be authenticated with it. */
  id: v.string(),
  kind: v.picklist(['member', 'admin']),
  browser: v.string(),
  current: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
});

export const ActiveSessions = v.array(ActiveSession);

export type ActiveSession = v.InferOutput<typeof ActiveSession>;
