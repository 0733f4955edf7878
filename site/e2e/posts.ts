import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { ADMIN } from './site-server.ts';

export interface PostFields {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  coverImage: string;
  category: string;
  publishedAt: string;
  tags: readonly string[];
  metaTitle: string;
  metaDescription: string;
}

export interface PublishedPost extends PostFields {
  id: number;
  version: number;
}

/** A word that no other test uses, so that searches find only the posts of this test. */
export const uniqueWord = (): string =>
  `w${[...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Today in UTC: a post of this date is public and among the newest. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A retry, because the server may close an idle connection just as the next test reuses it. */
const maxRetries = 1;

/** Publishes posts through the API, with a separate cookie store. */
export class Writer {
  readonly #api: APIRequestContext;
  /** The URL of a cover image on the site. */
  readonly cover: string;

  private constructor(api: APIRequestContext, cover: string) {
    this.#api = api;
    this.cover = cover;
  }

  static async start(baseURL: string): Promise<Writer> {
    const api = await request.newContext({ baseURL });
    await logIn(api);
    const response = await api.post('/api/images', { data: { data: TINY_IMAGE, fileName: 'cover.png' } });
    expect(response.status(), await response.text()).toBe(201);
    return new Writer(api, `${baseURL}/api/images/${(await response.json()).id}`);
  }

  stop(): Promise<void> {
    return this.#api.dispose();
  }

  async publish(changes: Partial<PostFields> = {}): Promise<PublishedPost> {
    const word = uniqueWord();
    const data = {
      title: `A post about ${word}`,
      slug: `a-post-about-${word}`,
      excerpt: `What there is to say about ${word}, in short.`,
      content: `<p>This is what there is to say about ${word}, at some length and in plain words.</p>`,
      coverImage: this.cover,
      category: 'Planning',
      publishedAt: '2024-05-06',
      ...changes,
    };
    const response = await this.#asAdmin(() => this.#api.post('/api/blog-posts', { data, maxRetries }));
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  }

  async change(post: PublishedPost, changes: Partial<PostFields>): Promise<PublishedPost> {
    const data = { ...post, ...changes };
    const response = await this.#asAdmin(() =>
      this.#api.put(`/api/blog-posts/${post.id}`, { data, maxRetries }),
    );
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  }

  async remove({ id }: PublishedPost): Promise<void> {
    const response = await this.#asAdmin(() => this.#api.delete(`/api/admin/blogs/${id}`, { maxRetries }));
    expect(response.status()).toBe(204);
  }

  /** Logs in again if the session is gone: the server limits the sessions of an account. */
  async #asAdmin(call: () => Promise<APIResponse>): Promise<APIResponse> {
    const response = await call();
    if (response.status() !== 401) return response;
    await logIn(this.#api);
    return call();
  }
}

async function logIn(api: APIRequestContext): Promise<void> {
  expect((await api.post('/api/admin/login', { data: ADMIN })).status()).toBe(200);
}

/** A tiny PNG in base64. */
const TINY_IMAGE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAiCAIAAABgN0jYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAZUlEQVRYhe2SQQkAQRDD6qAO7xP/HlbEPcJAIQLS0PTjNNENugHoFbsLcZfoBt0A9IrdhbhLdINuAHrF7kLcJbpBNwC9Ynch7hLdoBuAXrG7EHeJbtANQK/YXYi7RDfoBqBX/MMD523oWzJj4OkAAAAASUVORK5CYII=';
