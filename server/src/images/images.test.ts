import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { imageMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { confirmedMember, PASSWORD } from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';
import { inTransaction } from '../database/database.ts';
import { storeImage } from './upload-image.ts';

const IMAGES = '/api/images';

const app = await startApp({ env: { UPLOADS_PER_ACCOUNT: '1000' } });
const picture = await base64(plain(700, 350).jpeg());
afterAll(() => app.close());

const member = async () => (await confirmedMember(app)).client;
const upload = (client: Client, changes: Record<string, unknown> = {}, path = IMAGES) =>
  client.post(path, { data: picture, fileName: 'sea.jpg', fileType: 'image/jpeg', ...changes });
const listed = async (client: Client, path = IMAGES) =>
  (await client.get(path)).json.map(({ id }: { id: string }) => id);

describe('an upload', () => {
  test('is stored, listed and served', async () => {
    const client = await member();
    const about = { description: ' By the  sea ', altText: 'A wave' };
    const { status, json, headers } = await upload(client, about);
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(json).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      fileName: 'sea.jpg',
      fileType: 'image/jpeg',
      description: 'By the  sea',
      altText: 'A wave',
      width: 700,
      height: 350,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const list = await client.get(IMAGES);
    expect([list.status, list.headers['cache-control'], list.json]).toEqual([200, 'no-store', [json]]);
    const { bytes } = await app.client().get(`${IMAGES}/${json.id}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 700, height: 350 });
  });

  test('needs nothing but the image, and stores a blank description as null', async () => {
    const client = await member();
    const { json } = await client.post(IMAGES, { data: picture, description: ' ', altText: null });
    expect(json).toMatchObject({ fileName: 'image', description: null, altText: null });
  });

  test('has the format of its content, whatever its name and type', async () => {
    const client = await member();
    const data = await base64(plain(9, 9).png());
    const { status, json } = await upload(client, { data, fileName: 'x.svg', fileType: 'text/html' });
    expect([status, json.fileType]).toEqual([201, 'image/webp']);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const drawing = await upload(client, {
      data: Buffer.from(svg).toString('base64'),
      fileName: 'photo.png',
      fileType: 'image/png',
    });
    expect([drawing.status, drawing.json]).toEqual([
      415,
      { code: 'unsupported_media_type', message: imageMessages.notAnImage },
    ]);
    expect(await listed(client)).toHaveLength(1);
  });

  test.each([
    ['a data URL', 'data:image/png;base64,iVBORw0KGgo=', imageMessages.notBase64],
    ['in lines', 'iVBO\nRw0KGgo=', imageMessages.notBase64],
    ['with a space at its end', 'iVBORw0KGgo= ', imageMessages.notBase64],
    ['without its padding', 'iVBORw0KGgo', imageMessages.notBase64],
    ['with bits beyond its end', 'iVBORw0KGgp=', imageMessages.notBase64],
    ['base64url', '_-__', imageMessages.notBase64],
    ['5 MB and a byte', Buffer.alloc(5 * 2 ** 20 + 1).toString('base64'), imageMessages.tooLarge],
  ])('with data that is %s is rejected', async (_what, data, message) => {
    const { status, json } = await upload(await member(), { data });
    expect([status, json.code, json.fields]).toEqual([400, 'invalid', { data: message }]);
  });

  test('over 7 MB is rejected before it is read', async () => {
    const client = await member();
    const body = JSON.stringify({ data: 'A'.repeat(8 * 2 ** 20) });
    const { status, headers } = await client.post(IMAGES, body);
    expect([status, headers.connection]).toEqual([413, 'close']);
  });

  test('may have files of 4 MB, which are larger than most statements', async () => {
    const client = await member();
    const { json } = await upload(client);
    const [owner] = (await rowsOf(app, 'images')).filter(({ id }) => id === json.id);
    const data = [randomBytes(4 * 2 ** 20), randomBytes(2 * 2 ** 20)] as const;
    const image = {
      width: 2400,
      height: 2400,
      fileType: 'image/jpeg',
      files: [
        { width: 2400, fileType: 'image/jpeg', data: data[0] },
        { width: 1200, fileType: 'image/webp', data: data[1] },
      ],
    } as const;
    const about = { fileName: 'large.jpg', description: null, altText: null, now: Date.now() };
    const { id, bytes } = await inTransaction(app.database, (em) =>
      storeImage(em, { accountId: Number(owner?.account_id), ...about, image }),
    );
    expect(bytes).toBe(6 * 2 ** 20);
    for (const [path, stored] of [
      [id, data[0]],
      [`${id}?w=1200`, data[1]],
    ] as const) {
      expect((await app.client().get(`${IMAGES}/${path}`)).bytes.equals(stored)).toBe(true);
    }
    expect(await listed(client)).toEqual([id, json.id]);
  });
});

describe('the images of an account', () => {
  test('cannot be listed, uploaded or deleted without a session', async () => {
    const { json } = await upload(await member());
    const visitor = app.client();
    const responses = [
      await visitor.get(IMAGES),
      await upload(visitor),
      await visitor.delete(`${IMAGES}/${json.id}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await visitor.get(`${IMAGES}/${json.id}`)).status).toBe(200);
  });

  test('are listed and deleted by their owner only', async () => {
    const [ada, eve] = [await member(), await member()];
    const { json } = await upload(ada);
    expect([await listed(ada), await listed(eve)]).toEqual([[json.id], []]);
    const rejected = await eve.delete(`${IMAGES}/${json.id}`);
    const unknown = await eve.delete(`${IMAGES}/${'A'.repeat(22)}`);
    expect([rejected.status, rejected.json]).toEqual([404, unknown.json]);
    const { client: admin } = await signedInAdmin(app);
    expect((await admin.delete(`${IMAGES}/${json.id}`)).status).toBe(404);
    expect(await listed(ada)).toEqual([json.id]);
  });

  test('are listed newest first', async () => {
    const client = await member();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      app.clock.ahead += 1000;
      ids.unshift((await upload(client)).json.id);
    }
    expect(await listed(client)).toEqual(ids);
  });

  test('can be uploaded, listed and deleted by an admin', async () => {
    const { client: admin } = await signedInAdmin(app);
    const { status, json } = await upload(admin);
    expect([status, await listed(admin)]).toEqual([201, [json.id]]);
    expect((await admin.delete(`${IMAGES}/${json.id}`)).status).toBe(204);
  });

  test('are those of the member if the caller has both cookies, and those of the admin with ?as=admin', async () => {
    const { client: admin } = await signedInAdmin(app);
    const both = await member();
    for (const [name, value] of admin.jar) both.jar.set(name, value);
    const memberImage = (await upload(both)).json.id;
    const adminImage = (await upload(both, {}, `${IMAGES}?as=admin`)).json.id;
    expect([await listed(both), await listed(both, `${IMAGES}?as=admin`), await listed(admin)]).toEqual([
      [memberImage],
      [adminImage],
      [adminImage],
    ]);
    expect((await both.delete(`${IMAGES}/${adminImage}`)).status).toBe(404);
    expect((await both.delete(`${IMAGES}/${adminImage}?as=admin`)).status).toBe(204);
  });

  test('are not listed with ?as=admin for members and visitors', async () => {
    const client = await member();
    await upload(client);
    expect((await client.get(`${IMAGES}?as=admin`)).status).toBe(401);
    expect((await app.client().get(`${IMAGES}?as=admin`)).status).toBe(401);
  });
});

/** A post with a cover, and with an image in its text, as far as the tables are concerned. */
async function addPost(cover: string, inText: string): Promise<number> {
  const em = app.database.orm.em.fork();
  const run = (sql: string, values: (string | number)[]) =>
    em.getDriver().execute<{ insertId: number }>(sql, values, 'run');
  const author = await run("INSERT INTO authors (name, initials, title) VALUES ('A', 'A', 'A')", []);
  const post = await run(
    `INSERT INTO posts (slug, title, excerpt, content, cover_image_id, category, tags, published_at,
      author_id, version, created_at, updated_at)
     VALUES (?, 'A title', 'An excerpt.', '', ?, 'Planning', '[]', '2026-01-31', ?, 1, 0, 0)`,
    [`post-${cover.toLowerCase().replace(/[^a-z\d]/g, '')}`, cover, author.insertId],
  );
  await run('INSERT INTO post_images (post_id, image_id) VALUES (?, ?)', [post.insertId, inText]);
  return post.insertId;
}

describe('deleting an image', () => {
  test('removes it for everyone at once, with all its files', async () => {
    const client = await member();
    const { id } = (await upload(client)).json;
    const second = await startAppForTest({ storage: app.storage });
    const elsewhere = second.client();
    expect((await elsewhere.get(`${IMAGES}/${id}?w=320`)).status).toBe(200);
    expect((await client.get(`${IMAGES}/${id}?w=320`)).status).toBe(200);
    expect((await client.delete(`${IMAGES}/${id}`)).status).toBe(204);
    for (const visitor of [client, elsewhere]) {
      const gone = await visitor.get(`${IMAGES}/${id}?w=320`);
      expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(await listed(client)).toEqual([]);
    expect((await rowsOf(app, 'image_files')).filter(({ image_id }) => image_id === id)).toEqual([]);
    expect((await client.delete(`${IMAGES}/${id}`)).status).toBe(404);
  });

  test('is rejected while a post uses it as its cover or in its text', async () => {
    const client = await member();
    const [cover, inText, free] = [await upload(client), await upload(client), await upload(client)].map(
      ({ json }) => json.id as string,
    );
    const post = await addPost(cover ?? '', inText ?? '');
    for (const id of [cover, inText]) {
      const { status, json } = await client.delete(`${IMAGES}/${id}`);
      expect([status, json]).toEqual([409, { code: 'in_use', message: imageMessages.inUse }]);
      expect((await client.get(`${IMAGES}/${id}`)).status).toBe(200);
    }
    expect((await client.delete(`${IMAGES}/${free}`)).status).toBe(204);
    await app.database.orm.em.fork().getDriver().execute('DELETE FROM posts WHERE id = ?', [post]);
    expect((await client.delete(`${IMAGES}/${cover}`)).status).toBe(204);
    expect((await client.delete(`${IMAGES}/${inText}`)).status).toBe(204);
  });
});

describe('the owner’s account', () => {
  test('has the metadata and URLs of its images in its export', async () => {
    const client = await member();
    await upload(await member());
    const { createdAt, ...json } = (await upload(client, { altText: 'A wave' })).json;
    const { images } = (await client.get('/api/auth/export')).json;
    expect(images).toEqual([
      {
        ...json,
        createdAt,
        bytes: expect.any(Number),
        idempotencyKey: null,
        address: `${IMAGES}/${json.id}`,
      },
    ]);
    expect((await app.client().get(images[0].address)).status).toBe(200);
  });

  test('leaves only the images that posts use when it is deleted, without an owner', async () => {
    const client = await member();
    const [cover, inText, free] = [await upload(client), await upload(client), await upload(client)].map(
      ({ json }) => json.id as string,
    );
    await addPost(cover ?? '', inText ?? '');
    const rejected = await client.post('/api/auth/delete-account', { password: 'not the password' });
    expect([rejected.status, (await listed(client)).length]).toEqual([400, 3]);
    expect((await client.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(204);
    const statuses = [cover, inText, free].map(
      async (id) => (await app.client().get(`${IMAGES}/${id}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    const rows = (await rowsOf(app, 'images')).filter(({ id }) => [cover, inText, free].includes(String(id)));
    expect(rows.map(({ account_id }) => account_id)).toEqual([null, null]);
  });
});
