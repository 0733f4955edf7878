import '../src/theme/fonts.css';
import '../src/theme/global.css.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failUnexpectedRequests } from './fake-api.ts';

// A font that loads after the first layout is optional: the test would measure a fallback that is wider.
await Promise.all(['Public Sans', 'Source Serif 4'].map((family) => document.fonts.load(`16px "${family}"`)));

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
