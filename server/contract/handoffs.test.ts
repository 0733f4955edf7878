import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClaimBody } from './handoffs.ts';

test('a code may be typed in lower case, with gaps, and with letters that look like digits', () => {
  expect(v.parse(ClaimBody, { code: ' 7k3m-oOlI ' })).toEqual({ code: '7K3M0011' });
});
