import { importLimits } from '../contract/index.ts';
import type { Client, TestResponse } from './client.ts';

export const IMPORTS = '/api/admin/imports';

/** Uploads a file, and returns the path of the import. */
export async function uploadedImport(
  admin: Client,
  fileName: string,
  file: Buffer | string,
): Promise<string> {
  const bytes = Buffer.from(file);
  const { json } = await admin.post(IMPORTS, { fileName, bytes: bytes.length });
  const path = `${IMPORTS}/${json.id}`;
  for (let part = 0; part * importLimits.partBytes < bytes.length; part++) {
    const start = part * importLimits.partBytes;
    const data = bytes.subarray(start, start + importLimits.partBytes).toString('base64');
    await admin.put(`${path}/parts`, { part, data });
  }
  return path;
}

/** Imports all posts of a file, as the admin's page does. */
export async function importFile(
  admin: Client,
  fileName: string,
  file: Buffer | string,
  choices: object = {},
): Promise<TestResponse['json'][]> {
  const path = await uploadedImport(admin, fileName, file);
  const posts: TestResponse['json'][] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { status, text, json } = await admin.post(`${path}/run`, { ...choices, from });
    if (status !== 200) throw new Error(`import: ${status} ${text}`);
    posts.push(...json.posts);
    from = json.next;
  }
  return posts;
}
