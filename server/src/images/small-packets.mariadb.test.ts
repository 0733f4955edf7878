import { createConnection } from 'mysql2/promise';
import { expect, onTestFinished, test } from 'vitest';
import { confirmedMember } from '../../test/factories.ts';
import { startMariadb } from '../../test/mariadb-server.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { newDatabase } from '../../test/test-database.ts';
import { base64, noise } from '../../test/test-images.ts';

test('an upload that is too large for the database leaves no data, and other requests work', async () => {
  const server = await startMariadb();
  onTestFinished(() => server.remove());
  const set = async (bytes: number) => {
    const connection = await createConnection(server.url);
    await connection.query(`SET GLOBAL max_allowed_packet = ${bytes}`);
    await connection.end();
  };
  await set(2 ** 17);
  const storage = await newDatabase(server.url);
  const app = await startAppForTest({ storage });
  const { client } = await confirmedMember(app);
  const data = await base64(noise(600, 400).jpeg({ quality: 80 }));
  const rejected = await client.post('/api/images', { data });
  expect([rejected.status, rejected.json.code]).toEqual([503, 'unavailable']);
  expect([await rowsOf(app, 'images'), await rowsOf(app, 'image_files')]).toEqual([[], []]);
  expect((await client.get('/api/images')).json).toEqual([]);
  expect(app.log.every((line) => line.length < 10_000)).toBe(true);

  // The database server's default.
  await set(16 * 2 ** 20);
  const second = await startAppForTest({ storage });
  const other = await confirmedMember(second);
  expect((await other.client.post('/api/images', { data })).status).toBe(201);
});
