import { mutate } from 'swr';
import { asMember } from './auth.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

/** The member's yearly reminder; fetched again each time the page opens, because saving a plan changes it. */
export const useReminder = () => useRead('GET /api/reminder', { session: asMember, isFresh: true });

/** Turns the reminder on in a month from 1 to 12, or off. */
export async function updateReminder(month: number | null): Promise<void> {
  const saved = await asMember(request('PUT /api/reminder', { body: { month } }));
  await mutate(readKey('GET /api/reminder'), saved, { revalidate: false });
}

/** Turns the reminder off with the code from the link in its email. */
export async function endReminder(code: string): Promise<void> {
  await request('POST /api/reminder/unsubscribe/{token}', { param: code });
}
