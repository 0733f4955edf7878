import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { emailsTo, resetCodeIn, typedResetCodeIn } from '../../test/emails.ts';
import { memberStatus, newEmail, PASSWORD, registerMember } from '../../test/factories.ts';
import { rowsOf, SECRET, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { HOUR, MINUTE } from '../durations.ts';

const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const NEW = 'nine herons by the weir';
const NEUTRAL = { message: "If an account exists for that email, we've sent password reset instructions." };
const WRONG = 'This reset code is wrong or has expired. You can ask for a new one.';

const app = await startApp();
afterAll(() => app.close());
afterEach(() => {
  app.clock.ahead = 0;
});

const forgot = async (email: string) => {
  expect((await app.client().post(FORGOT, { email })).status).toBe(200);
  return (await emailsTo(app, email)).at(-1);
};
const reset = (email: string, token: string, newPassword = NEW) =>
  app.client().post(RESET, { email, token, newPassword });
const logIn = async (email: string, password: string) =>
  (await app.client().post('/api/auth/login', { email, password })).status;

describe('forgetting a password', () => {
  test('sends an email with a link and a code, and the code sets a new password', async () => {
    const { email } = await registerMember(app.client());
    const message = await forgot(email);
    const code = resetCodeIn(message);
    expect(message?.text).toContain(
      `http://localhost:0/reset-password?email=${encodeURIComponent(email)}&token=${code}\n`,
    );
    const response = await reset(email, code);
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ message: 'Your password has been reset. Please log in.' });
    expect(response.cookies).toEqual([]);
    expect([await logIn(email, PASSWORD), await logIn(email, NEW)]).toEqual([401, 200]);
    expect((await emailsTo(app, email)).at(-1)?.subject).toBe('Your Whenabouts password was reset');
  });

  testOnce('gets the same response with and without an account', async () => {
    const { email } = await registerMember(app.client());
    const stranger = newEmail();
    const responses = [
      await app.client().post(FORGOT, { email }),
      await app.client().post(FORGOT, { email: stranger }),
    ];
    const [known, unknown] = responses.map(({ status, text, headers }) => {
      const { date, 'x-request-id': id, ...same } = headers;
      return { status, text, headers: same };
    });
    expect(known).toMatchObject({ status: 200, text: JSON.stringify(NEUTRAL) });
    expect(unknown).toEqual(known);
    expect(await emailsTo(app, stranger)).toEqual([]);
  });

  testOnce('does the same work in the database either way', async () => {
    const { email } = await registerMember(app.client());
    const statementsFor = async (address: string) => {
      const { orm } = app.database;
      const logger = orm.config.getLogger();
      const seen: string[] = [];
      const original = logger.logQuery.bind(logger);
      logger.logQuery = (context) => {
        seen.push((context.query ?? '').replace(/\s.*?(?=`)/s, ' ').replace(/`\s.*/s, '`'));
        original(context);
      };
      await app.client().post(FORGOT, { email: address });
      logger.logQuery = original;
      return seen;
    };
    const known = await statementsFor(email);
    expect(known.join()).toMatch(/reset_tokens.*outbox/s);
    expect(await statementsFor(newEmail())).toEqual(known);
  });
});

describe('a reset code', () => {
  testOnce('has 256 bits, and cannot be derived from the database', async () => {
    const { email } = await registerMember(app.client());
    await app.client().post(FORGOT, { email });
    const tables = ['accounts', 'sessions', 'throttles', 'plans', 'reset_tokens', 'outbox', 'audit'];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => rowsOf(app, table))));
    const code = resetCodeIn((await emailsTo(app, email)).at(-1));
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    expect(dump).toContain(createHash('sha256').update(code).digest('base64url'));
    expect(dump).not.toContain(code);
  });

  testOnce('works once', async () => {
    const { email } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    expect((await reset(email, code)).status).toBe(200);
    const again = await reset(email, code, 'another one by the weir');
    expect(again.status).toBe(400);
    expect(again.json).toEqual({
      code: 'invalid',
      message: 'Please check what you entered.',
      fields: { token: WRONG },
    });
    expect(await logIn(email, NEW)).toBe(200);
  });

  test('works for one of twenty concurrent requests', async () => {
    const { email } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    const words = Array.from({ length: 20 }, (_, n) => `nine herons and ${n} more`);
    const responses = await Promise.all(words.map((password) => reset(email, code, password)));
    const winners = words.filter((_, n) => responses[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await logIn(email, winners[0] ?? '')).toBe(200);
    expect((await emailsTo(app, email)).filter(({ subject }) => subject?.endsWith('was reset'))).toHaveLength(
      1,
    );
  });

  test('is valid until ten minutes after its email was sent, however long that took', async () => {
    const { email } = await registerMember(app.client());
    await app.client().post(FORGOT, { email });
    // The mail server accepts the email two hours after the request.
    app.clock.ahead = 2 * HOUR;
    const code = resetCodeIn((await emailsTo(app, email)).at(-1));
    app.clock.ahead += 10 * MINUTE;
    expect((await reset(email, code)).status).toBe(400);
    app.clock.ahead -= MINUTE;
    expect((await reset(email, code)).status).toBe(200);
  });

  testOnce('is sent again if another one is requested while it is valid', async () => {
    const { email } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    app.clock.ahead = 9 * MINUTE;
    expect(resetCodeIn(await forgot(email))).toBe(code);
    // The second email extends the validity.
    app.clock.ahead = 18 * MINUTE;
    expect((await reset(email, code)).status).toBe(200);
  });

  test('stays valid when a new one is requested after an hour of repetitions', async () => {
    const { email } = await registerMember(app.client());
    const codes: string[] = [];
    for (let n = 0; n <= 8; n++) {
      app.clock.ahead = n * 8 * MINUTE;
      codes.push(resetCodeIn(await forgot(email)));
    }
    const [first = '', second = ''] = new Set(codes);
    expect(codes).toEqual([...Array(8).fill(first), second]);
    expect((await reset(email, first)).status).toBe(200);
  });

  testOnce('is sent again if it was requested before a change of the secret', async () => {
    const { email } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    const changed = await startAppForTest({
      storage: app.storage,
      secrets: ['a newer secret of these tests only', SECRET],
    });
    await changed.client().post(FORGOT, { email });
    expect(resetCodeIn((await emailsTo(changed, email)).at(-1))).toBe(code);
  });

  testOnce('is not sent any more once the password is changed', async () => {
    const { client, email } = await registerMember(app.client());
    await app.client().post(FORGOT, { email });
    await client.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW });
    const subjects = (await emailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('Reset your Whenabouts password');
  });

  testOnce('is invalid after the password is changed', async () => {
    const { client, email } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    const body = { currentPassword: PASSWORD, newPassword: 'ten herons by the weir' };
    expect((await client.post('/api/auth/change-password', body)).status).toBe(200);
    expect((await reset(email, code)).status).toBe(400);
  });

  testOnce('opens no account but its own', async () => {
    const { email } = await registerMember(app.client());
    const { email: other } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    expect((await reset(other, code)).status).toBe(400);
    expect((await reset(newEmail(), code)).status).toBe(400);
    expect((await reset(email, code)).status).toBe(200);
  });

  testOnce('is not spent on a password that is rejected', async () => {
    const { email } = await registerMember(app.client());
    const code = resetCodeIn(await forgot(email));
    const weak = await reset(email, code, 'password1');
    expect(weak.json.fields).toEqual({
      newPassword: 'This password is among the most used ones. Please choose another.',
    });
    expect((await reset(email, code)).status).toBe(200);
  });
});

describe('a reset code to type', () => {
  testOnce('has eight characters, in any case and with or without the hyphen, and works once', async () => {
    const { email } = await registerMember(app.client());
    const code = typedResetCodeIn(await forgot(email));
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect((await reset(email, code, 'password1')).status).toBe(400);
    expect((await reset(email, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await reset(email, code, 'another one by the weir')).json.fields).toEqual({ token: WRONG });
    expect(await logIn(email, NEW)).toBe(200);
  });

  testOnce('is not in the database, and opens no account but its own', async () => {
    const { email } = await registerMember(app.client());
    const { email: other } = await registerMember(app.client());
    await forgot(other);
    const code = typedResetCodeIn(await forgot(email));
    const dump = JSON.stringify(await rowsOf(app, 'reset_tokens')).toLowerCase();
    expect(dump).not.toContain(code.toLowerCase());
    expect(dump).not.toContain(code.toLowerCase().replace('-', ''));
    expect((await reset(other, code)).status).toBe(400);
    expect((await reset(newEmail(), code)).status).toBe(400);
    expect((await reset(email, code)).status).toBe(200);
  });

  test('stops working after five wrong ones from any IP addresses, however many are sent at once; the link still works', async () => {
    const { email } = await registerMember(app.client());
    const message = await forgot(email);
    const wrong = Array.from({ length: 12 }, (_, n) => `2222-22${n + 22}`);
    const responses = await Promise.all(wrong.map((code) => reset(email, code)));
    expect(responses.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    expect((await reset(email, typedResetCodeIn(message))).status).toBe(400);
    // The same code is sent again, with the same number of attempts.
    expect((await reset(email, typedResetCodeIn(await forgot(email)))).status).toBe(400);
    expect((await reset(email, resetCodeIn(message))).status).toBe(200);
  });

  testOnce('takes the same statements for an account with a code and for an unknown email', async () => {
    const { email } = await registerMember(app.client());
    await forgot(email);
    const statementsFor = async (of: string) => {
      app.queries.length = 0;
      expect((await reset(of, '2222-2222')).status).toBe(400);
      const statements = app.queries.filter((sql) => /accounts|reset_tokens/.test(sql));
      return statements.map((sql) => sql.replaceAll(/'[^']*'|\b\d+\b/g, '?'));
    };
    const known = await statementsFor(email);
    expect(known.at(-1)).toMatch(/update .reset_tokens/i);
    expect(await statementsFor(newEmail())).toEqual(known);
  });

  testOnce('works after four wrong ones, and after a change of the secret', async () => {
    const { email } = await registerMember(app.client());
    const code = typedResetCodeIn(await forgot(email));
    for (const last of ['2', '3', '4', '5']) expect((await reset(email, `2222222${last}`)).status).toBe(400);
    const changed = await startAppForTest({
      storage: app.storage,
      secrets: ['a newer secret of these tests only', SECRET],
    });
    expect((await changed.client().post(RESET, { email, token: code, newPassword: NEW })).status).toBe(200);
  });
});

testOnce('a reset ends all sessions of the member, and no others', async () => {
  const { client, email } = await registerMember(app.client());
  const { client: stranger } = await registerMember(app.client());
  const other = app.client();
  await other.post('/api/auth/login', { email, password: PASSWORD });
  await reset(email, resetCodeIn(await forgot(email)));
  expect(await Promise.all([client, other, stranger].map(memberStatus))).toEqual([401, 401, 200]);
});

test('emails go to the stored email address, whatever was typed', async () => {
  const before = (await rowsOf(app, 'outbox')).length;
  for (const email of [
    'vıctim@example.com',
    'victim@example.com, evil@example.com',
    'a@b.com\r\nBcc: c@d.com',
  ]) {
    expect((await app.client().post(FORGOT, { email })).status).toBe(400);
  }
  expect(await rowsOf(app, 'outbox')).toHaveLength(before);
});
