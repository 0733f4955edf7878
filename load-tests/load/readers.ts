import { planBody } from '../../server/test/factories.ts';
import { newMember, send } from '../send.ts';

const PLANS = '/api/retirement-plans';

export interface Reader {
  readonly cookie: string;
  /** The id of one of the member's plans. */
  readonly plan: number;
}

/** Registers members and saves plans for each. */
export async function addReaders(url: string, members: number, plansOfEach: number): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let n = 0; n < members; n++) {
    const { cookie = '' } = (await newMember(url)) ?? {};
    const save = { path: PLANS, method: 'POST', body: planBody(), headers: { cookie } };
    const saved = await Promise.all(Array.from({ length: plansOfEach }, () => send(url, save)));
    readers.push({ cookie, plan: JSON.parse(saved[0]?.text ?? '').id });
  }
  return readers;
}
