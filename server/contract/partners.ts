import * as v from 'valibot';
import { body } from './body.ts';
import { requiredLine } from './text.ts';

export const partnerLimits = { id: { min: 2, max: 40 }, name: { max: 80 }, origin: { max: 200 } } as const;

export const partnerMessages = {
  id: 'Partner id must have 2 to 40 lowercase letters, numbers and hyphens.',
  idTaken: 'Another partner has this id already. Please choose another one.',
  name: 'Name is required.',
  origin: 'Origin must be a URL like https://example.com, without a path.',
  originPlain: 'Origin must start with https://, except for localhost.',
} as const;

/** The value of the widget's `partner` attribute. */
export const PartnerId = v.pipe(
  v.string(partnerMessages.id),
  v.trim(),
  v.minLength(partnerLimits.id.min, partnerMessages.id),
  v.maxLength(partnerLimits.id.max, partnerMessages.id),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, partnerMessages.id),
);

const PartnerName = requiredLine(partnerLimits.name.max, partnerMessages.name);

/** The origin of a partner's pages: scheme, host and port. */
const PartnerOrigin = v.pipe(
  v.string(partnerMessages.origin),
  v.trim(),
  v.maxLength(partnerLimits.origin.max, partnerMessages.origin),
  v.check((text) => isBareOrigin(text), partnerMessages.origin),
  v.check((text) => isSafe(text), partnerMessages.originPlain),
  v.transform((text) => new URL(text).origin),
);

function isBareOrigin(text: string): boolean {
  const url = /^[\x21-\x7e]+$/.test(text) ? URL.parse(text) : null;
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !/[?#@\\]/.test(text) &&
    url.hostname !== ''
  );
}

function isSafe(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol !== 'http:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

const partnerEntries = { name: PartnerName, origin: PartnerOrigin };

/** The body of an update. The id cannot change, because the partner's pages contain it. */
export const PartnerBody = body(partnerEntries);

export const NewPartnerBody = body({ id: PartnerId, ...partnerEntries });

/** Public data of a partner. */
export const Partner = v.object({ name: v.string(), origin: v.string() });

/** The number of plans saved on each day. */
const DailySaves = v.array(v.object({ day: v.string(), count: v.number() }));

/** A partner with the number of plans saved from its pages. */
export const PartnerRecord = v.object({
  id: v.string(),
  ...Partner.entries,
  /** In ISO 8601, UTC. */
  createdAt: v.string(),
  /** The last 30 days in UTC, today last. */
  saves: DailySaves,
  /** True if the partner has a private link to its counts. */
  hasLink: v.boolean(),
});

/** The numbers that a partner sees at its private link. */
export const PartnerStats = v.object({
  name: v.string(),
  /** The last 30 days in UTC, today last. */
  saves: DailySaves,
});

export const PartnerLink = v.object({ url: v.string() });

export type NewPartnerBody = v.InferOutput<typeof NewPartnerBody>;
export type Partner = v.InferOutput<typeof Partner>;
export type PartnerBody = v.InferOutput<typeof PartnerBody>;
export type PartnerLink = v.InferOutput<typeof PartnerLink>;
export type PartnerStats = v.InferOutput<typeof PartnerStats>;
export type PartnerRecord = v.InferOutput<typeof PartnerRecord>;
