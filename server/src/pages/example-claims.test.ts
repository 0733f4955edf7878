import { describe, expect, test, vi } from 'vitest';
import { startSite, stubRenderer } from '../../test/stub-site.ts';
import {
  EXAMPLE_CLAIMS_NOTE,
  OPERATOR_NOTE,
  warnOfExampleClaims,
  warnOfMissingOperator,
} from './example-claims.ts';

const EXAMPLES = { hasExampleClaims: true };

function warnings(publicUrl: string | undefined, hideClaims = false, renderer = EXAMPLES): unknown[] {
  const warn = vi.fn();
  warnOfExampleClaims({ config: { publicUrl, hideClaims }, renderer, log: { warn } });
  return warn.mock.calls.flat();
}

describe('the start warns of example testimonials', () => {
  test('on a public host', () => {
    expect(warnings('https://plan.example.org')).toEqual([EXAMPLE_CLAIMS_NOTE]);
  });

  test('but not on this machine, when they are hidden, or when they have been replaced', () => {
    expect(warnings(undefined)).toEqual([]);
    expect(warnings('http://localhost:3000')).toEqual([]);
    expect(warnings('https://plan.example.org', true)).toEqual([]);
    expect(warnings('https://plan.example.org', false, { hasExampleClaims: false })).toEqual([]);
  });
});

test.each([
  ['https://plan.example.org', false, [OPERATOR_NOTE]],
  ['https://plan.example.org', true, []],
  ['http://localhost:3000', false, []],
  [undefined, false, []],
])(
  'the start at %s, with legal pages that name an operator: %s, warns %j',
  (publicUrl, namesOperator, notes) => {
    const warn = vi.fn();
    warnOfMissingOperator({ config: { publicUrl }, renderer: { namesOperator }, log: { warn } });
    expect(warn.mock.calls.flat()).toEqual(notes);
  },
);

test('HIDE_CLAIMS reaches the renderer', async () => {
  const { requests, renderer } = stubRenderer();
  const site = await startSite({ renderer, env: { HIDE_CLAIMS: 'true' } });
  await site.client().get('/');
  expect(requests.at(-1)).toMatchObject({ hideClaims: true });
  await site.close();
});
