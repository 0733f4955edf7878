import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../config/config-values.ts';
import { keyedHash } from '../keyed-hash.ts';

/** An id that no subscription has, for links in previews and test emails: they work, but end no subscription. */
export const NO_SUBSCRIPTION = 0;

const TOKEN = /^(0|[1-9]\d{0,15})-([\w-]{43})$/;

const API_LINK = /^\/api(\/(?:newsletter|reminder)\/unsubscribe\/[\w-]{1,100})$/;

/**
 * Returns the path of the page that asks for confirmation, for the API path of an unsubscribe link; undefined for other
 * paths. Email programs send a POST to the API path (RFC 8058). Browsers open it with GET and need the page instead.
 */
export const unsubscribePage = (path: string): string | undefined => API_LINK.exec(path)?.[1];

/** The parts of the signed text that name its purpose. If they change, the links in sent emails stop working. */
const purposes = { newsletter: 'unsubscribe', reminder: 'unsubscribe reminder' } as const;

export interface UnsubscribeLinks {
  /** Returns the token of the link of a subscription or reminder. It does not expire. */
  tokenOf(id: number): string;
  /** Returns the id of the subscription or reminder; undefined if the token is not valid. */
  idOf(token: string): number | undefined;
}

/**
 * Creates signed links that end a subscription or reminder without a login. They are not stored. The first secret
 * signs, and all of them verify.
 */
export function unsubscribeLinks(secrets: Secrets, kind: keyof typeof purposes): UnsubscribeLinks {
  const sign = (secret: string, id: number) => keyedHash(secret, [purposes[kind], id]);
  return {
    tokenOf: (id) => `${id}-${sign(secrets[0], id)}`,
    idOf: (token) => {
      const [, number, signature] = TOKEN.exec(token) ?? [];
      if (number === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature);
      const id = Number(number);
      return secrets.some((secret) => timingSafeEqual(Buffer.from(sign(secret, id)), given)) ? id : undefined;
    },
  };
}
