// Reads the list of posts, a post and its page, which are cached in memory.
import { compare, printHead } from './compare.ts';
import { withServers } from './servers.ts';

await withServers(async (servers) => {
  const server = await servers.product('SQLite');
  const read = (path: string) => fetch(server.url + path);
  const posts = (await (await read('/api/blog-posts')).json()) as { slug: string }[];
  const slug = posts[0]?.slug;
  printHead();
  for (const path of ['/api/blog-posts', `/api/blog-posts/${slug}`, `/blog/${slug}`]) {
    const response = await read(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await response.json() : await response.text();
    const bare = await servers.bareKoa(body);
    await compare(
      `GET ${path}, ${sizeOf(body)} kB`,
      { server, requests: [{ path }] },
      { server: bare, requests: [{ path: '/bare' }] },
    );
  }
});

function sizeOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (Buffer.byteLength(text) / 1000).toFixed(1);
}
