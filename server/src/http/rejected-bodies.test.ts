import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Endpoint, endpoints, isAdminRole } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { registerMember } from '../../test/factories.ts';
import { bodyWith, textFields } from '../../test/hostile-values.ts';
import { startApp } from '../../test/test-app.ts';
import { createPasswords } from '../auth/passwords.ts';

const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const hashing = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')];

const app = await startApp({ passwords });
const { client: member } = await registerMember(app.client());
const { client: admin } = await signedInAdmin(app);
const clients = { anyone: app.client(), member, account: member, admin };
beforeEach(() => {
  app.queries.length = 0;
  vi.clearAllMocks();
});
afterAll(() => app.close());

/** Sends the body to an endpoint with the access that it needs. */
async function expectRejected(name: keyof typeof endpoints, body: string): Promise<void> {
  const { access, method, path, docs }: Endpoint = endpoints[name];
  const target = path.replace(/\{\w+\}/, docs.param?.[0] ?? '');
  const { status } = await clients[isAdminRole(access) ? 'admin' : access].request(target, { method, body });
  expect(status, body).toBe(400);
  expect(app.queries).toHaveLength(access === 'anyone' ? 0 : 1);
  for (const spy of hashing) expect(spy).not.toHaveBeenCalled();
}

const REJECTED = 'is rejected before any query but that for the session, and before a password is hashed';

test.each(textFields.map((field) => [field.endpoint, field.path.join('.'), field] as const))(
  `a number as %s.%s ${REJECTED}`,
  (name, _path, field) => expectRejected(name, bodyWith(field, 1)),
);

const withBody = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
  (name) => (endpoints[name] as Endpoint).body,
);
const NO_OBJECTS = [[], [{}], null, 7];

test.each(withBody.flatMap((name) => NO_OBJECTS.map((body) => [name, JSON.stringify(body)] as const)))(
  `%s with the body %s ${REJECTED}`,
  expectRejected,
);

test.each(withBody)(`%s with its documented body in an array ${REJECTED}`, (name) =>
  expectRejected(name, JSON.stringify([(endpoints[name] as Endpoint).docs.body])),
);
