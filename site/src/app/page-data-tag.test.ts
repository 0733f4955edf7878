import { expect, test } from 'vitest';
import { pageDataTag } from './page-data-tag.ts';

test('page data cannot end their JSON block, and are read back unchanged', () => {
  const data = {
    origin: 'https://example.org',
    year: 2026,
    hideClaims: false,
    fallback: { '/api/blog-posts/a-post': { title: '</script><script>alert(1)</script><!--' } },
  };
  const tag = pageDataTag(data);
  const content = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));
  expect(content).not.toContain('<');
  expect(JSON.parse(content)).toEqual(data);
});
