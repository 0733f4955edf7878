import { defaultInputs } from '@whenabouts/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOLLARS_KEY } from '../components/dollars/use-dollars.ts';
import { writeDrafts } from '../features/admin/editor/drafts.ts';
import { newValues } from '../features/admin/editor/post-values.ts';
import { storeAttempt } from '../features/admin/sign-on/sign-on-attempt.ts';
import { browserStorage, type StorageKind } from '../features/legal/browser-storage.ts';
import { OPEN_PARTS_KEY } from '../features/outlook/use-open-parts.ts';
import { savePlansView } from '../features/plans/plans-view.ts';
import { lastUpdatedFirst } from '../features/plans/sort-plans.ts';
import { saveToHistory } from '../history-state.ts';
import { storeHandoff } from '../numbers/session-storage.ts';
import { setNumbers } from '../numbers/store.ts';
import { chooseColorMode } from '../theme/color-mode.ts';
import { storeTypedText } from './typed-text.ts';

/** The names of a kind in the cookie policy. */
const listedNames = (kind: StorageKind): string[] =>
  browserStorage
    .filter((item) => item.kind === kind)
    .map(({ name }) => name)
    .sort();

let localNames: Set<string>;
let sessionNames: Set<string>;
let historyState: object;

beforeEach(() => {
  localNames = new Set();
  sessionNames = new Set();
  historyState = {};
  vi.stubGlobal('localStorage', { setItem: (name: string) => localNames.add(name) });
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: (name: string) => sessionNames.add(name),
    removeItem: (name: string) => sessionNames.delete(name),
  });
  vi.stubGlobal('history', { replaceState: (state: object) => Object.assign(historyState, state) });
  vi.stubGlobal('document', {
    documentElement: { dataset: { session: '' } },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the site stores items under the names in the cookie policy', () => {
  chooseColorMode('dark');
  writeDrafts(7, [{ at: '2026-01-31T00:00:00Z', version: 1, values: newValues('2026-01-31') }]);
  storeHandoff({ inputs: defaultInputs, id: 'A'.repeat(22), partner: 'acme' });
  storeTypedText();
  storeAttempt('a secret');
  setNumbers({ hasCalculated: true });
  saveToHistory(OPEN_PARTS_KEY, { open: ['assumptions'] });
  saveToHistory(DOLLARS_KEY, { dollars: 'today' });
  savePlansView({ order: lastUpdatedFirst, selected: [] });
  // The policy names the drafts of all posts together.
  const localPatterns = [...localNames].map((name) => name.replace(/(?<=draft-).*/, '…'));
  expect(localPatterns.sort()).toEqual(listedNames('Local storage'));
  expect([...sessionNames].sort()).toEqual(listedNames('Session storage'));
  // The router stores the other names, which browser tests cover.
  expect(listedNames('Tab history')).toEqual(expect.arrayContaining(Object.keys(historyState)));
});

test('each stored name is listed once', () => {
  expect(new Set(browserStorage.map(({ name }) => name)).size).toBe(browserStorage.length);
});
