import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoints } from '../../contract/index.ts';
import { confirmedMember } from '../../test/factories.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';
import type { RequestContext } from '../http/request-context.ts';
import { uploadImage } from './upload-image.ts';

test('five uploads of an account and sixteen of all wait for transcoding, and others get 503', async () => {
  const app = await startAppForTest({ deadlines: { session: 20_000, response: 20_000 } });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Holds every transcoding at its first step.
  const { metadata } = sharp.prototype;
  const held = vi.spyOn(sharp.prototype, 'metadata').mockImplementation(async function (this: Sharp) {
    await isReleased;
    return metadata.call(this);
  });
  onTestFinished(() => held.mockRestore());
  const data = await base64(plain(3, 3).png());
  const begin = async (times: number) => {
    const { client } = await confirmedMember(app);
    return Array.from({ length: times }, () => client.post('/api/images', { data }));
  };
  const ofOne = await begin(6);
  expect((await Promise.race(ofOne)).status).toBe(503);
  const ofOthers = (await Promise.all([begin(5), begin(5), begin(2)])).flat();
  expect((await Promise.race(ofOthers)).status).toBe(503);
  release();
  const statuses = (await Promise.all([...ofOne, ...ofOthers])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(16).fill(201), 503, 503]);
});

test('an upload that is sent five times at once is transcoded once', async () => {
  const app = await startAppForTest();
  const { client } = await confirmedMember(app);
  const decode = vi.spyOn(sharp.prototype, 'metadata');
  onTestFinished(() => decode.mockRestore());
  const body = { data: await base64(plain(3, 3).png()) };
  const upload = () => client.post('/api/images', body, { headers: { 'idempotency-key': 'a' } });
  await upload();
  const { length: callsPerImage } = decode.mock.calls;
  const other = await confirmedMember(app);
  decode.mockClear();
  const again = () => other.client.post('/api/images', body, { headers: { 'idempotency-key': 'a' } });
  const responses = await Promise.all(Array.from({ length: 5 }, again));
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(decode).toHaveBeenCalledTimes(callsPerImage);
});

test('an upload whose deadline passes while it waits for transcoding is not stored', async () => {
  const app = await startAppForTest();
  const deadline = new AbortController();
  const overdue = new Error('the deadline has passed');
  const context = {
    actor: { accountId: 1 },
    body: { data: await base64(plain(3, 3).png()), fileName: 'tiny.png' },
    header: () => '',
    signal: deadline.signal,
  };
  const upload = uploadImage(
    {
      database: app.database,
      now: Date.now,
      queueTranscoding: (transcode) => {
        deadline.abort(overdue);
        return transcode();
      },
    },
    context as object as RequestContext<Endpoints['uploadImage']>,
  );
  await expect(upload).rejects.toBe(overdue);
  expect(await rowsOf(app, 'images')).toEqual([]);
});
