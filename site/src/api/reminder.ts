import type { Reminder } from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { asMember } from './auth.ts';
import { request } from './request.ts';

const REMINDER = '/api/reminder';

/** The member's yearly reminder; fetched again each time the page opens, because saving a plan changes it. */
export const useReminder = () =>
  useSWR<Reminder, unknown>(REMINDER, () => asMember(request('GET /api/reminder')), {
    revalidateOnMount: true,
  });

/** Turns the reminder on in a month from 1 to 12, or off. */
export async function updateReminder(month: number | null): Promise<void> {
  const saved = await asMember(request('PUT /api/reminder', { body: { month } }));
  await mutate(REMINDER, saved, { revalidate: false });
}

/** Turns the reminder off with the code from the link in its email. */
export async function endReminder(code: string): Promise<void> {
  await request('POST /api/reminder/unsubscribe/{token}', { param: code });
}
