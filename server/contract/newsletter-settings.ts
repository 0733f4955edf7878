import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { body, described, documented } from './schemas.ts';
import { line } from './text.ts';

/** Limits of its length in characters. */
const POSTAL_ADDRESS = { min: 10, max: 300 };
const POSTAL_ADDRESS_EXPECTED =
  'Please enter a name and a postal address, such as Whenabouts, 1 Main Street, Springfield, IL 62701.';

export const NewsletterSettings = v.object({
  postalAddress: described(v.string(), 'Name and postal address of the sender; blank if none is set.'),
});

export const NewsletterSettingsBody = body({
  postalAddress: described(
    v.pipe(
      line(POSTAL_ADDRESS.max, POSTAL_ADDRESS_EXPECTED),
      documented(
        v.check<string, string>(
          (text) => text === '' || text.length >= POSTAL_ADDRESS.min,
          POSTAL_ADDRESS_EXPECTED,
        ),
        `Blank, or at least ${POSTAL_ADDRESS.min} characters.`,
      ),
    ),
    'Name and postal address of the sender in one line. Blank for that of the environment variable POSTAL_ADDRESS.',
  ),
});

export type NewsletterSettings = v.InferOutput<typeof NewsletterSettings>;
export type NewsletterSettingsBody = v.InferOutput<typeof NewsletterSettingsBody>;

const chapter = 'Admins';
const settings = { postalAddress: 'Whenabouts, 1 Main Street, Springfield, IL 62701' };

export const newsletterSettingsEndpoints = {
  readNewsletterSettings: {
    method: 'GET',
    path: '/api/admin/newsletter/settings',
    summary: 'Get the settings of the newsletter',
    access: 'editor',
    rateLimits: 'none',
    status: 200,
    response: NewsletterSettings,
    docs: { chapter, response: settings },
  },
  updateNewsletterSettings: {
    method: 'PUT',
    path: '/api/admin/newsletter/settings',
    summary: 'Change the settings of the newsletter',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: NewsletterSettingsBody,
    status: 200,
    response: NewsletterSettings,
    docs: { chapter, body: settings, response: settings },
  },
} as const satisfies Record<string, Endpoint>;
