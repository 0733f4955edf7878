import { expect, test } from 'vitest';
import { postState, todayOf } from './post-state.ts';

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

test('today is the date in UTC', () => {
  expect(todayOf(new Date('2026-01-05T23:59:00Z'))).toBe('2026-01-05');
  expect(todayOf(new Date('2026-12-31T13:00:00+13:00'))).toBe('2026-12-31');
});
