// The list of posts, a post and its page, which are answered from memory.
import { compare, printHead } from './compare.ts';
import { requestFor } from './keep-alive-client.ts';
import { withServers } from './servers.ts';

await withServers(async (servers) => {
  const server = await servers.product('SQLite');
  const read = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const posts = (await (await read('/api/blog-posts')).json()) as { slug: string }[];
  const slug = posts[0]?.slug;
  printHead();
  for (const path of ['/api/blog-posts', `/api/blog-posts/${slug}`, `/blog/${slug}`]) {
    const answer = await read(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await answer.json() : await answer.text();
    const bare = await servers.bareKoa(body);
    await compare(
      `GET ${path}, ${sizeOf(body)} kB`,
      { server, requests: [requestFor({ path })] },
      { server: bare, requests: [requestFor({ path: '/bare' })] },
    );
    await bare.stop();
  }
});

function sizeOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (Buffer.byteLength(text) / 1000).toFixed(1);
}
