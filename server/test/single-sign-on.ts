import { onTestFinished } from 'vitest';
import type { Client, TestResponse } from './client.ts';
import { newEmail } from './factories.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type Person,
  startProvider,
  type TestProvider,
  visitProvider,
} from './oidc-provider.ts';
import { startApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const SINGLE_SIGN_ON = '/api/admin/single-sign-on';

export interface SingleSignOnApp extends TestApp {
  readonly provider: TestProvider;
}

/** Returns the settings for a provider. */
export const singleSignOnEnv = (issuer: string): Record<string, string> => ({
  SSO_ISSUER: issuer,
  SSO_CLIENT_ID: CLIENT_ID,
  SSO_CLIENT_SECRET: CLIENT_SECRET,
  SSO_ROLES: 'Owners=owner; Editors=editor; CN=Writers,OU=Web=author',
});

/** Starts a provider, and a server that logs admins in with it. */
export async function startSingleSignOnApp({
  env,
  ...options
}: TestAppOptions = {}): Promise<SingleSignOnApp> {
  // The origin of a test server that is not listening yet.
  const provider = await startProvider('http://localhost:0/admin/login');
  const app = await startApp({ env: { ...singleSignOnEnv(provider.issuer), ...env }, ...options });
  const close = async () => {
    await app.close();
    await provider.close();
  };
  return { ...app, provider, close };
}

/** Starts a provider and another server on the database of an app, until the end of the test. */
export async function singleSignOnApp(
  { storage }: Pick<TestApp, 'storage'>,
  env: Readonly<Record<string, string>> = {},
): Promise<SingleSignOnApp> {
  const app = await startSingleSignOnApp({ storage, env });
  onTestFinished(() => app.close());
  return app;
}

/** Returns a person whom the provider does not know yet. */
export function newPerson(groups: readonly string[], changes: Partial<Person> = {}): Person {
  const email = newEmail();
  return { sub: `id of ${email}`, email, email_verified: true, groups, ...changes };
}

/** Begins a login, and logs in at the provider. Returns the body that finishes it. */
export async function responseFor(
  { provider }: SingleSignOnApp,
  client: Client,
  person: Person,
): Promise<{ attempt: string; response: string }> {
  provider.people.set(person.sub, person);
  const { status, text, json } = await client.post(`${SINGLE_SIGN_ON}/start`);
  if (status !== 200) throw new Error(`start of single sign-on: ${status} ${text}`);
  return { attempt: json.attempt, response: (await visitProvider(json.url, person.sub)).search };
}

/** Logs in with the provider, and returns the response to the last request. */
export async function logInWithProvider(
  app: SingleSignOnApp,
  person: Person,
  client = app.client(),
): Promise<TestResponse> {
  return client.post(`${SINGLE_SIGN_ON}/finish`, await responseFor(app, client, person));
}
