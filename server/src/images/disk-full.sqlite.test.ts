import { expect, test } from 'vitest';
import { confirmedMember } from '../../test/factories.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { base64, noise } from '../../test/test-images.ts';

test('an upload that does not fit on the disk leaves no data', async () => {
  const app = await startAppForTest();
  const { client } = await confirmedMember(app);
  const connection = app.database.orm.em.getConnection();
  const [pages] = await connection.execute<{ page_count: number }[]>('PRAGMA page_count');
  // Room for the image itself, but not for all of its copies.
  const limit = (pages?.page_count ?? 0) + 50;
  await connection.execute(`PRAGMA max_page_count = ${limit}`);
  const data = await base64(noise(700, 400).jpeg({ quality: 70 }));
  const rejected = await client.post('/api/images', { data });
  expect([rejected.status, rejected.json.code]).toEqual([503, 'unavailable']);
  expect([await rowsOf(app, 'images'), await rowsOf(app, 'image_files')]).toEqual([[], []]);
  expect((await client.get('/api/images')).json).toEqual([]);
  await connection.execute(`PRAGMA max_page_count = ${limit + 10_000}`);
  expect((await client.post('/api/images', { data })).status).toBe(201);
  // The log has the cause, without the statement and the image in it.
  expect(app.log.every((line) => line.length < 10_000)).toBe(true);
});
