import '../src/theme/fonts.css';
import '../src/theme/global.css.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failUnexpectedRequests } from './fake-api.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  failUnexpectedRequests();
  // React reports broken markup and effects here. A test that expects an error clears the spy.
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
