import './no-render-traces.ts';
import '../src/theme/fonts.css';
import '../src/theme/global.css.ts';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { failUnexpectedRequests } from './fake-api.ts';
import './quick-locators.ts';

// A font that loads after the first layout is optional: the test would measure a fallback that is wider.
await Promise.all(['Public Sans', 'Source Serif 4'].map((family) => document.fonts.load(`16px "${family}"`)));

// React's development build also takes the stack of each new element, until this number of them in a second. The stacks
// would only be part of React's own warnings.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

beforeEach(async () => {
  await cleanup();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  localStorage.clear();
  sessionStorage.clear();
  // The theme that a visitor has chosen.
  delete document.documentElement.dataset.theme;
  vi.spyOn(console, 'error');
});

afterEach(() => {
  failUnexpectedRequests();
  // React reports broken markup and effects here. A test that expects an error clears the spy.
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

// The next file may be run on the same page.
afterAll(async () => {
  await cleanup();
  vi.unstubAllGlobals();
});
