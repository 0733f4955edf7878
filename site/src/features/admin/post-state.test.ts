import { expect, test } from 'vitest';
import { postState } from './post-state.ts';

test('a post is scheduled until its date starts in UTC', () => {
  const state = (publishedAt: string, now: string) => postState({ publishedAt }, new Date(now));
  expect(state('2026-02-01', '2026-01-31T23:59:59Z')).toBe('scheduled');
  expect(state('2026-02-01', '2026-02-01T00:00:00Z')).toBe('published');
  expect(state('2026-01-31', '2026-02-01T00:00:00Z')).toBe('published');
});

test('the state of a draft does not depend on its date', () => {
  for (const publishedAt of ['2020-01-01', '2099-01-01']) {
    expect(postState({ publishedAt, isDraft: true }, new Date('2026-02-01T00:00:00Z'))).toBe('draft');
  }
});
