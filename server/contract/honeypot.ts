import * as v from 'valibot';

/** A field that visitors do not see but spam bots fill in. A filled field gets the usual response, and nothing is stored. */
export const Honeypot = v.optional(v.string(), '');
