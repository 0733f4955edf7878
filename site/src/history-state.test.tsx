import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { clearMember } from './api/auth.ts';
import { loadFromHistory, useSavingToHistory } from './history-state.ts';
import { createBrowserRouter, RouterProvider } from './router.ts';

const { dataset } = document.documentElement;
const numbers = { age: 40 };
const leaveThePage = () => dispatchEvent(new Event('beforeunload'));

function StoringPage() {
  useSavingToHistory('numbers', numbers);
  return null;
}

/** Shows a page that stores its numbers. */
async function show(): Promise<void> {
  history.replaceState(null, '', '/');
  await render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: StoringPage }])} />);
}

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
])('a member’s numbers are read during the same login only, $name', async ({ storage }) => {
  vi.stubGlobal('sessionStorage', storage);
  dataset.session = '';
  await show();
  leaveThePage();
  expect(loadFromHistory('numbers')).toMatchObject(numbers);
  await clearMember();
  expect(loadFromHistory('numbers')).toBeNull();
  dataset.session = '';
  expect(loadFromHistory('numbers'), 'by the next member').toBeNull();
});

test('a save after a logout does not make a member’s numbers a visitor’s', async () => {
  dataset.session = '';
  await show();
  await clearMember();
  leaveThePage();
  expect(history.state?.numbers).toMatchObject(numbers);
  expect(loadFromHistory('numbers')).toBeNull();
});

test('a visitor’s numbers are read before and after a login', async () => {
  await show();
  leaveThePage();
  expect(loadFromHistory('numbers')).toMatchObject(numbers);
  dataset.session = '';
  expect(loadFromHistory('numbers')).toMatchObject(numbers);
});
