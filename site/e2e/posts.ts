import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { ADMIN } from './site-server.ts';

export interface PostTerms {
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

export interface PublishedPost extends PostTerms {
  id: number;
  version: number;
}

/** A word that no other test uses, so that what one publishes is not found by another. */
export const newWord = (): string => `w${randomBytes(5).toString('hex')}`;

/** The day by UTC: a post of it is public, and among the newest. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A connection that waits for the next test may be closed by the server just as it is used again. */
const maxRetries = 1;

/** Someone who writes for the blog past the screens, with cookies of his own. */
export class Writer {
  readonly #api: APIRequestContext;
  readonly #cover: string;

  private constructor(api: APIRequestContext, cover: string) {
    this.#api = api;
    this.#cover = cover;
  }

  static async start(baseURL: string): Promise<Writer> {
    const api = await request.newContext({ baseURL });
    await logIn(api);
    const answer = await api.post('/api/images', { data: { data: PICTURE, fileName: 'cover.png' } });
    expect(answer.status(), await answer.text()).toBe(201);
    return new Writer(api, `${baseURL}/api/images/${(await answer.json()).id}`);
  }

  stop(): Promise<void> {
    return this.#api.dispose();
  }

  async publish(changes: Partial<PostTerms> = {}): Promise<PublishedPost> {
    const word = newWord();
    const data = {
      title: `A post about ${word}`,
      slug: `a-post-about-${word}`,
      excerpt: `What there is to say about ${word}, in short.`,
      content: `<p>This is what there is to say about ${word}, at some length and in plain words.</p>`,
      coverImage: this.#cover,
      category: 'Planning',
      publishedAt: '2024-05-06',
      ...changes,
    };
    const answer = await this.#asAdmin(() => this.#api.post('/api/blog-posts', { data, maxRetries }));
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  }

  async change(post: PublishedPost, changes: Partial<PostTerms>): Promise<PublishedPost> {
    const data = { ...post, ...changes };
    const answer = await this.#asAdmin(() =>
      this.#api.put(`/api/blog-posts/${post.id}`, { data, maxRetries }),
    );
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }

  async remove({ id }: PublishedPost): Promise<void> {
    const answer = await this.#asAdmin(() => this.#api.delete(`/api/admin/blogs/${id}`, { maxRetries }));
    expect(answer.status()).toBe(204);
  }

  /** A server keeps so many sessions of an account, and tests begin more: this one may be gone. */
  async #asAdmin(call: () => Promise<APIResponse>): Promise<APIResponse> {
    const answer = await call();
    if (answer.status() !== 401) return answer;
    await logIn(this.#api);
    return call();
  }
}

async function logIn(api: APIRequestContext): Promise<void> {
  expect((await api.post('/api/admin/login', { data: ADMIN })).status()).toBe(200);
}

/** A picture of a few pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAiCAIAAABgN0jYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAZUlEQVRYhe2SQQkAQRDD6qAO7xP/HlbEPcJAIQLS0PTjNNENugHoFbsLcZfoBt0A9IrdhbhLdINuAHrF7kLcJbpBNwC9Ynch7hLdoBuAXrG7EHeJbtANQK/YXYi7RDfoBqBX/MMD523oWzJj4OkAAAAASUVORK5CYII=';
