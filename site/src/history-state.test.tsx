import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
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
async function showStoringPage(): Promise<void> {
  history.replaceState(null, '', '/');
  await render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: StoringPage }])} />);
}

afterEach(() => {
  delete dataset.session;
});

test('a member’s numbers are not stored again after the session has ended', async () => {
  dataset.session = '';
  await showStoringPage();
  delete dataset.session;
  leaveThePage();
  expect(history.state?.numbers).toBeUndefined();
});

test('a member’s numbers are not read after the session has ended', async () => {
  dataset.session = '';
  await showStoringPage();
  leaveThePage();
  expect(loadFromHistory('numbers')).toMatchObject(numbers);
  delete dataset.session;
  expect(loadFromHistory('numbers')).toBeNull();
});

test('numbers that were entered before a login are stored after it', async () => {
  await showStoringPage();
  dataset.session = '';
  leaveThePage();
  expect(loadFromHistory('numbers')).toMatchObject(numbers);
});
