import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids have 22 characters of base64url and are unique', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  expect(new Set(ids).size).toBe(1000);
});
