import { afterEach, expect, test } from 'vitest';
import type { Endpoints } from '../../contract/index.ts';
import { rowsOf, startApp, type TestApp } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';
import type { RequestContext } from '../http/request-context.ts';
import { uploadImage } from './upload-image.ts';

let app: TestApp;
afterEach(() => app.close());

test('an upload whose deadline passes while it waits for transcoding is not stored', async () => {
  app = await startApp();
  const deadline = new AbortController();
  const overdue = new Error('the deadline has passed');
  const context = {
    actor: { accountId: 1 },
    body: { data: await base64(plain(3, 3).png()), fileName: 'tiny.png' },
    signal: deadline.signal,
  } as RequestContext<Endpoints['uploadImage']>;
  const upload = uploadImage(
    {
      database: app.database,
      now: Date.now,
      queueTranscoding: (transcode) => {
        deadline.abort(overdue);
        return transcode();
      },
    },
    context,
  );
  await expect(upload).rejects.toBe(overdue);
  expect(await rowsOf(app, 'images')).toEqual([]);
});
