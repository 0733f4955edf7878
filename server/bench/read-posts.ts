// The list of posts, a post and its page, each against a bare Koa answer of the same size, in the same run.
import { compare, runBench } from './bench-run.ts';

await runBench(async ({ startProduct, startBareKoa }) => {
  const port = await startProduct();
  const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const posts = (await (await read('/api/blog-posts')).json()) as { slug: string }[];
  const slug = posts[0]?.slug;
  for (const path of ['/api/blog-posts', `/api/blog-posts/${slug}`, `/blog/${slug}`]) {
    const answer = await read(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await answer.json() : await answer.text();
    const theirs = { port: await startBareKoa(body), path: '/bare' };
    await compare(`GET ${path}, ${sizeOf(body)} kB`, 'from memory', { port, path }, theirs);
  }
});

function sizeOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (Buffer.byteLength(text) / 1000).toFixed(1);
}
