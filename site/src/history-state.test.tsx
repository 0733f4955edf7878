import { afterEach, expect, test, vi } from 'vitest';
import { clearMember } from './api/auth.ts';
import { claimLogin } from './api/login.ts';
import { loadFromHistory, saveToHistory } from './history-state.ts';

const { dataset } = document.documentElement;
const view = { sortedBy: 'age' };

afterEach(async () => {
  vi.unstubAllGlobals();
  await clearMember();
});

const blockedStorage = {
  getItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

test.each([
  { name: 'with session storage', storage: sessionStorage },
  { name: 'where storage is blocked', storage: blockedStorage },
])('a member’s values are read during the same login only, $name', async ({ storage }) => {
  vi.stubGlobal('sessionStorage', storage);
  dataset.session = '';
  saveToHistory('view', view);
  expect(loadFromHistory('view')).toMatchObject(view);
  await clearMember();
  expect(loadFromHistory('view')).toBeNull();
  dataset.session = '';
  expect(loadFromHistory('view'), 'by the next member').toBeNull();
});

test('a visitor’s values are read before and after a login', () => {
  saveToHistory('view', view);
  expect(loadFromHistory('view')).toMatchObject(view);
  dataset.session = '';
  expect(loadFromHistory('view')).toMatchObject(view);
});

test('a member’s values are not read by another member whose login has replaced the session', () => {
  dataset.session = '';
  claimLogin('ada@example.com');
  saveToHistory('view', view);
  expect(claimLogin('ada@example.com')).toBe(true);
  expect(loadFromHistory('view')).toMatchObject(view);
  expect(claimLogin('bob@example.com')).toBe(false);
  expect(loadFromHistory('view')).toBeNull();
});
