import type { AnswerOf, Endpoints } from '@whenabouts/server/contract';
import { request } from './request.ts';

/** Sends a letter that proves that mail works. Only an admin may. */
export function sendTestEmail(email: string): Promise<AnswerOf<Endpoints['testEmail']>> {
  return request('testEmail', { body: { email } });
}
