import { expect, test } from 'vitest';
import { readDeclarations } from './inline-styles.ts';

test('declarations are parsed and lowercased', () => {
  expect(Object.fromEntries(readDeclarations('Text-Align: CENTER; font-weight:700;;nonsense;:x'))).toEqual({
    'text-align': 'center',
    'font-weight': '700',
  });
});

test('an important declaration replaces others, wherever it is', () => {
  const css =
    'display:block;display:none !important;display:inline;font-weight:700 ! IMPORTANT;font-weight:400!important';
  expect(Object.fromEntries(readDeclarations(css))).toEqual({ display: 'none', 'font-weight': '400' });
});
