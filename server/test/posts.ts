import { randomBytes } from 'node:crypto';
import type { EditablePost, PostBody } from '../contract/index.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';
import { base64, plain } from './test-images.ts';

export const POSTS = '/api/blog-posts';
export const BLOGS = '/api/admin/blogs';
export const DRAFTS = '/api/admin/drafts';

export const newSlug = (): string => `post-${randomBytes(5).toString('hex')}`;

/** Returns a valid post body with changes, which may be invalid. */
export const postBody = (changes: Partial<Record<keyof PostBody, unknown>> = {}): PostBody => ({
  title: 'A house by the sea',
  slug: newSlug(),
  excerpt: 'What it costs to live where others go on holiday.',
  content: '<p>It costs more than one thinks, and <strong>less</strong> than one fears.</p>',
  coverImage: 'https://images.example.com/sea.jpg',
  category: 'Lifestyle',
  publishedAt: '2026-01-31',
  ...(changes as Partial<PostBody>),
});

/** Creates a post, and returns it. */
export async function createdPost(admin: Client, changes = {}): Promise<EditablePost> {
  const { status, text, json } = await admin.post(POSTS, postBody(changes));
  if (status !== 201) throw new Error(`create a post: ${status} ${text}`);
  return json;
}

/** Uploads an image of this width, and returns its id. */
export async function uploadedImage(client: Client, width = 700, altText = 'A wave'): Promise<string> {
  const data = await base64(plain(width, width / 2).jpeg());
  const { status, text, json } = await client.post('/api/images', { data, fileName: 'sea.jpg', altText });
  if (status !== 201) throw new Error(`upload: ${status} ${text}`);
  return json.id;
}

/** Writes directly to the database, past all validation. */
export async function writeDirectly(
  { database }: TestApp,
  sql: string,
  values: unknown[] = [],
): Promise<void> {
  const driver = database.orm.em.fork().getDriver();
  await driver.execute(sql, values);
  await driver.execute("UPDATE revisions SET revision = revision + 1 WHERE name = 'posts'");
}
