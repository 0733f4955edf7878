import { expect, test } from 'vitest';
import { readDeclarations } from './inline-styles.ts';

test('declarations are parsed and lowercased', () => {
  expect(Object.fromEntries(readDeclarations('Text-Align: CENTER; font-weight:700;;nonsense;:x'))).toEqual({
    'text-align': 'center',
    'font-weight': '700',
  });
});
