import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderMarkup } from '../../test/render-markup.ts';
import { matchRoutes } from '../router.ts';
import { routes } from './routes.tsx';

const CONTENT = join(import.meta.dirname, '../../content');
const files = globSync('**/*.mdx', { cwd: CONTENT });
const linksOf = (file: string) =>
  [...readFileSync(join(CONTENT, file), 'utf8').matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link);

test.each(files)('the links of %s lead to pages and sections of the site', async (file) => {
  for (const link of new Set(linksOf(file))) {
    const [path = '', id] = link.split('#');
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, link).not.toBe('*');
    // Throws if the page has no element with the id.
    if (id !== undefined) (await renderMarkup(path)).byId(id);
  }
});
