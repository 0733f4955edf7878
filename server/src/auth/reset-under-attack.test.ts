import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { resetCodeIn } from '../../test/emails.ts';
import { registerMember } from '../../test/factories.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { DEFAULT_LIMITS, startApp } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';

/** Time between two requests of the owner. */
const PAUSE = 10.5 * HOUR;
/** Three requests of the owner, which take 1.3 days. */
const DURATION = 3 * PAUSE * PROPERTY_RUNS;
const OWNER = { localAddress: '127.0.0.1' };

const app = await startApp({ env: DEFAULT_LIMITS });
afterAll(() => app.close());

/** Returns the files of all emails so far, in the order of sending. */
const emailFiles = (): string[] => {
  const folder = join(app.storage.dataDir, 'mail');
  return readdirSync(folder, { withFileTypes: true })
    .map(({ name }) => join(folder, name))
    .sort();
};

test('an owner gets a working code within an hour of a request, whatever strangers request and guess', async () => {
  const { email } = await registerMember(app.client());
  const forgot = (localAddress: string) =>
    app.client().post('/api/auth/forgot-password', { email }, { localAddress });
  const reset = (token: string, newPassword: string, localAddress: string) =>
    app.client().post('/api/auth/reset-password', { email, token, newPassword }, { localAddress });
  const deliver = () => app.mail.deliver(new AbortController().signal);
  let strangers = 0;
  /** Requests from two IP addresses and guesses a code from a third one. */
  const attack = async () => {
    const addresses = Array.from({ length: 3 }, () => {
      strangers++;
      return `127.${1 + (strangers >> 16)}.${(strangers >> 8) & 255}.${strangers & 255}`;
    });
    await Promise.all([
      forgot(addresses[0] ?? ''),
      forgot(addresses[1] ?? ''),
      reset('a-guessed-code', 'a password of a stranger', addresses[2] ?? ''),
    ]);
    await deliver();
  };

  let resets = 0;
  for (let hour = 0; hour < DURATION; hour += HOUR) {
    app.clock.ahead = Math.max(app.clock.ahead, hour);
    await attack();
    // At another minute of the hour each time.
    if (hour < resets * PAUSE) continue;
    app.clock.ahead += ((resets * 20 + Math.floor(resets / 3) * 10) % 60) * MINUTE;
    resets++;
    const at = app.clock.ahead;
    const before = emailFiles().length;
    expect((await forgot(OWNER.localAddress)).status).toBe(200);
    await deliver();
    for (const end = at + HOUR; emailFiles().length === before && app.clock.ahead < end; ) {
      app.clock.ahead += 20 * MINUTE;
      await attack();
    }
    const newest = emailFiles().slice(before).at(-1);
    expect(newest, `no email within an hour of the request at ${at / MINUTE} minutes`).toBeDefined();
    const code = resetCodeIn(await PostalMime.parse(readFileSync(newest ?? '')));
    await attack();
    const { status } = await reset(code, `a password of the owner ${resets}`, OWNER.localAddress);
    expect(status, `the code that was requested at ${at / MINUTE} minutes`).toBe(200);
    await deliver();
  }
  expect(resets).toBe(DURATION / PAUSE);
  // Three emails an hour with a code, and one about each reset.
  expect(emailFiles().length).toBeLessThanOrEqual((3 * DURATION) / HOUR + 3 + resets);
});
