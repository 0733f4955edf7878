import { expect, test } from 'vitest';
import { startSite, stubRenderer } from '../../test/stub-site.ts';
import { EXAMPLE_CLAIMS_NOTICE, isPublicHost, OPERATOR_NOTICE, operatorNotices } from './operator-notices.ts';

test.each([
  ['example claims', { hasExampleClaims: true }, false, [EXAMPLE_CLAIMS_NOTICE]],
  ['hidden example claims', { hasExampleClaims: true }, true, []],
  ['claims of the operator', { hasExampleClaims: false }, false, []],
  ['legal pages without an operator', { namesOperator: false }, false, [OPERATOR_NOTICE]],
  ['legal pages with an operator', { namesOperator: true }, false, []],
])('a site with %s has the right notices for its operator', (_, renderer, hideClaims, notices) => {
  expect(operatorNotices({ config: { publicUrl: undefined, hideClaims }, renderer })).toEqual(notices);
});

test.each([
  ['https://plan.example.org', true],
  ['http://localhost:3000', false],
  [undefined, false],
])('a site at %s has a public host: %s', (publicUrl, isPublic) => {
  expect(isPublicHost({ publicUrl, hideClaims: false })).toBe(isPublic);
});

test('HIDE_CLAIMS reaches the renderer', async () => {
  const { requests, renderer } = stubRenderer();
  const site = await startSite({ renderer, env: { HIDE_CLAIMS: 'true' } });
  await site.client().get('/');
  expect(requests.at(-1)).toMatchObject({ hideClaims: true });
  await site.close();
});
