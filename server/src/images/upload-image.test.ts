import { expect, test } from 'vitest';
import type { Endpoints } from '../../contract/index.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';
import type { RequestContext } from '../http/request-context.ts';
import { uploadImage } from './upload-image.ts';

test('an upload whose deadline passes while it waits for transcoding is not stored', async () => {
  const app = await startAppForTest();
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
