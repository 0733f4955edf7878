import { describe, expect, test } from 'vitest';
import { imageLimits, imageMessages } from '../../contract/index.ts';
import type { Client } from '../../test/client.ts';
import { confirmAddress, confirmedMember, registerMember } from '../../test/factories.ts';
import { rowsOf, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { base64, blackPng, noise, plain } from '../../test/test-images.ts';
import { HOUR } from '../durations.ts';

const tiny = await base64(plain(3, 3).png());
const upload = async (client: Client, data = tiny) => client.post('/api/images', { data });
const counts = async (app: TestApp) => [
  (await rowsOf(app, 'images')).length,
  (await app.database.read('SELECT width FROM image_files', [])).length,
];

/** Rows as if an account had so many images of that size. */
async function fill(app: TestApp, count: number, bytes: number): Promise<void> {
  const account = Number((await rowsOf(app, 'accounts')).at(-1)?.id);
  const em = app.database.orm.em.fork();
  for (let n = 0; n < count; n++) {
    await em.getDriver().execute(
      `INSERT INTO images (id, account_id, file_name, file_type, width, height, bytes, created_at)
       VALUES (?, ?, 'x', 'image/webp', 1, 1, ?, 0)`,
      [`filled-${n}`.padEnd(22, '-'), account, bytes],
    );
  }
}

describe('an account', () => {
  const full = { code: 'limit_reached', message: imageMessages.tooMany };

  test('may have a hundred images', async () => {
    const app = await startAppForTest();
    const { client } = await confirmedMember(app);
    await fill(app, imageLimits.count - 1, 1);
    expect((await upload(client)).status).toBe(201);
    const rejected = await upload(client);
    expect([rejected.status, rejected.json]).toEqual([409, full]);
    const { client: other } = await confirmedMember(app);
    expect((await upload(other)).status).toBe(201);
    await client.delete(`/api/images/${(await client.get('/api/images')).json[0].id}`);
    expect((await upload(client)).status).toBe(201);
  });

  test('may not exceed the quota with concurrent uploads', async () => {
    const app = await startAppForTest();
    const { client } = await confirmedMember(app);
    await fill(app, imageLimits.count - 2, 1);
    const responses = await Promise.all(Array.from({ length: 5 }, () => upload(client)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await counts(app)).toEqual([imageLimits.count, 2]);
  });

  test('may have a hundred megabytes of images', async () => {
    const app = await startAppForTest();
    const { client } = await confirmedMember(app);
    await fill(app, 1, imageLimits.totalBytes - 1000);
    expect((await upload(client)).status).toBe(201);
    const rejected = await upload(client, await base64(noise(200, 200).png()));
    expect([rejected.status, rejected.json]).toEqual([409, full]);
    expect(await counts(app)).toEqual([2, 1]);
  });
});

describe('uploads', () => {
  test('are rejected until the member has confirmed the email address', async () => {
    const app = await startAppForTest();
    const { client, email } = await registerMember(app.client());
    const rejected = await upload(client);
    expect([rejected.status, rejected.json]).toEqual([
      403,
      { code: 'email_unconfirmed', message: imageMessages.unconfirmed },
    ]);
    expect(await rowsOf(app, 'images')).toEqual([]);
    await confirmAddress(app, email);
    expect((await upload(client)).status).toBe(201);
  });

  test('are limited to 20 an hour per account, including rejected ones', async () => {
    const app = await startAppForTest({ env: { UPLOADS_PER_ACCOUNT: '' } });
    const { client } = await confirmedMember(app);
    const statuses: number[] = [];
    for (let n = 0; n < 18; n++) statuses.push((await upload(client)).status);
    statuses.push((await upload(client, 'AAAA')).status, (await upload(client)).status);
    expect(statuses).toEqual([...Array(18).fill(201), 415, 201]);
    const rejected = await upload(client);
    expect([rejected.status, rejected.json.code]).toEqual([429, 'too_many_requests']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
    const { client: other } = await confirmedMember(app);
    expect((await upload(other)).status).toBe(201);
    app.clock.ahead = HOUR;
    expect((await upload(client)).status).toBe(201);
  });

  test('are rejected early if they need a gigabyte to decode', async () => {
    const app = await startAppForTest();
    const { client } = await confirmedMember(app);
    const before = process.memoryUsage().rss;
    const { status, json } = await upload(client, blackPng(10_000, 10_000).toString('base64'));
    expect([status, json.fields]).toEqual([400, { data: imageMessages.tooManyPixels }]);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20);
  });
});
