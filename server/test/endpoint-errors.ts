import type { EndpointName } from '../api-docs/openapi.ts';
import {
  type Endpoints,
  type ErrorCode,
  endpoints,
  imageLimits,
  PASSKEYS_PER_ACCOUNT,
  PLANS_PER_MEMBER,
} from '../contract/index.ts';
import { signedInAdmin } from './admins.ts';
import { Authenticator, addNewPasskey, memberWithPasskey, withPasskey } from './authenticator.ts';
import type { Client, TestResponse } from './client.ts';
import { callEndpoint } from './documented-calls.ts';
import { confirmationTokenIn, emailsTo } from './emails.ts';
import {
  newImport,
  newMember,
  newPartner,
  newPlan,
  newRedirect,
  oembedOf,
  postWithSubscriber,
  startedCampaign,
} from './endpoint-fixtures.ts';
import type { Outcome } from './endpoint-outcomes.ts';
import { confirmedMember, PASSWORD, registerMember, registration } from './factories.ts';
import { createdPost, postBody, uploadedImage } from './posts.ts';
import { logInWithProvider, newPerson, singleSignOnApp } from './single-sign-on.ts';
import { rowsOf, type TestApp } from './test-app.ts';

type EndpointErrors = {
  readonly [N in EndpointName]?: Endpoints[N] extends { readonly errors: infer Errors }
    ? { readonly [Code in keyof Errors]?: Outcome }
    : object;
};

/** Error responses that need more than an invalid request. */
export const endpointErrors: EndpointErrors &
  Readonly<Partial<Record<EndpointName, Partial<Record<ErrorCode, Outcome>>>>> = {
  login: {
    unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'login'),
    passkey_required: async (app) => {
      const { email } = await memberWithPasskey(app);
      return callEndpoint(app.client(), 'login', { body: { email, password: PASSWORD } });
    },
  },
  adminLogin: {
    unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'adminLogin'),
    forbidden: async (app) => {
      const site = await singleSignOnApp(app, { ADMIN_PASSWORD_LOGIN: 'false' });
      return callEndpoint(site.client(), 'adminLogin');
    },
    passkey_required: async (app) => {
      const { client, email } = await signedInAdmin(app);
      await withPasskey(client, app.url);
      return callEndpoint(app.client(), 'adminLogin', { body: { email, password: PASSWORD } });
    },
  },
  loginWithPasskey: { unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'loginWithPasskey') },
  adminLoginWithPasskey: {
    unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'adminLoginWithPasskey'),
  },
  confirmEmail: {
    other_account: async (app, { member }) => {
      const { client, email } = await registerMember(app.client());
      await callEndpoint(client, 'sendConfirmationEmail');
      const token = confirmationTokenIn((await emailsTo(app, email)).at(-1));
      return callEndpoint(member, 'confirmEmail', { body: { token } });
    },
  },
  createPasskeyOptions: {
    email_unconfirmed: async (app) => callEndpoint(await newMember(app), 'createPasskeyOptions'),
    limit_reached: async (app) =>
      callEndpoint(await withAllPasskeys(app), 'createPasskeyOptions', { body: { password: PASSWORD } }),
  },
  loginWithRecoveryCode: {
    unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'loginWithRecoveryCode'),
  },
  adminLoginWithRecoveryCode: {
    unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'adminLoginWithRecoveryCode'),
  },
  renewRecoveryCodes: {
    not_found: (_, { member }) =>
      callEndpoint(member, 'renewRecoveryCodes', { body: { password: PASSWORD } }),
  },
  removePasskey: {
    not_found: (_, { member }) =>
      callEndpoint(member, 'removePasskey', { at: 999_999_999, body: { password: PASSWORD } }),
  },
  addPasskey: {
    email_unconfirmed: async (app) => callEndpoint(await newMember(app), 'addPasskey'),
    taken: async (app) => {
      const { authenticator } = await memberWithPasskey(app);
      const { client } = await confirmedMember(app);
      return addNewPasskey(client, authenticator);
    },
    limit_reached: async (app) => {
      const { client } = await confirmedMember(app);
      const body = { password: PASSWORD };
      const options = (await callEndpoint(client, 'createPasskeyOptions', { body })).json;
      await addPasskeyRows(app, PASSKEYS_PER_ACCOUNT);
      const credential = new Authenticator(app.url).create(options);
      return callEndpoint(client, 'addPasskey', { body: { name: 'Phone', credential } });
    },
  },
  register: {
    taken: async (app) => {
      const { email } = await registerMember(app.client());
      return callEndpoint(app.client(), 'register', { body: registration(email) });
    },
  },
  deleteAccount: {
    last_owner: (app) =>
      asOnlyOwner(app, async (client, { email }) => {
        await callEndpoint(client, 'login', { body: { email, password: PASSWORD } });
        return callEndpoint(client, 'deleteAccount', { body: { password: PASSWORD } });
      }),
  },
  startSingleSignOn: {
    not_found: (_, { visitor }) => callEndpoint(visitor, 'startSingleSignOn'),
  },
  finishSingleSignOn: {
    unauthenticated: async (app) => callEndpoint((await singleSignOnApp(app)).client(), 'finishSingleSignOn'),
    forbidden: async (app) => logInWithProvider(await singleSignOnApp(app), newPerson(['Guests'])),
    not_found: (_, { visitor }) => callEndpoint(visitor, 'finishSingleSignOn'),
    taken: async (app) => {
      const { email } = await signedInAdmin(app, 'author');
      return logInWithProvider(await singleSignOnApp(app), newPerson(['Editors'], { email }));
    },
    last_owner: async (app) => {
      const site = await singleSignOnApp(app);
      const person = newPerson(['Owners']);
      await logInWithProvider(site, person);
      return asOnlyOwner(
        app,
        () => logInWithProvider(site, { ...person, groups: ['Editors'] }),
        person.email,
      );
    },
  },
  addTeamMember: {
    taken: async (app, { admin }) => {
      const { email } = await signedInAdmin(app, 'author');
      return callEndpoint(admin, 'addTeamMember', { body: { email, role: 'editor' } });
    },
  },
  changeTeamRole: {
    last_owner: (app) =>
      asOnlyOwner(app, (client, { id }) => callEndpoint(client, 'changeTeamRole', { at: id })),
  },
  removeTeamMember: {
    last_owner: (app) =>
      asOnlyOwner(app, (client, { id }) => callEndpoint(client, 'removeTeamMember', { at: id })),
  },
  createPlan: { limit_reached: async (app) => callEndpoint(await withAllPlans(app), 'createPlan') },
  updatePlan: {
    stale: async (_, { member }) =>
      callEndpoint(member, 'updatePlan', { at: await newPlan(member), headers: { 'if-match': '"7"' } }),
  },
  createPost: {
    taken: async (_, { admin }) => {
      const { slug } = await createdPost(admin);
      return callEndpoint(admin, 'createPost', { body: postBody({ slug }) });
    },
  },
  editPost: {
    forbidden: async (_, { admin, author }) =>
      callEndpoint(author, 'editPost', { at: (await createdPost(admin)).id }),
  },
  deletePost: {
    forbidden: async (_, { admin, author }) =>
      callEndpoint(author, 'deletePost', { at: (await createdPost(admin)).id }),
  },
  updatePost: {
    forbidden: async (_, { admin, author }) =>
      callEndpoint(author, 'updatePost', { at: (await createdPost(admin)).id, body: postBody() }),
    taken: async (_, { admin }) => {
      const [{ slug }, { id }] = [await createdPost(admin), await createdPost(admin)];
      return callEndpoint(admin, 'updatePost', { at: id, body: postBody({ slug }) });
    },
    stale: async (_, { admin }) => {
      const { id } = await createdPost(admin);
      return callEndpoint(admin, 'updatePost', { at: id, body: postBody(), headers: { 'if-match': '"7"' } });
    },
  },
  createDraft: {
    taken: async (_, { admin }) => {
      const { slug } = await createdPost(admin);
      return callEndpoint(admin, 'createDraft', { body: postBody({ slug }) });
    },
  },
  updateDraft: {
    forbidden: async (_, { admin, author }) =>
      callEndpoint(author, 'updateDraft', { at: (await createdPost(admin)).id, body: postBody() }),
    taken: async (_, { admin }) => {
      const [{ slug }, { id }] = [await createdPost(admin), await createdPost(admin)];
      return callEndpoint(admin, 'updateDraft', { at: id, body: postBody({ slug }) });
    },
    stale: async (_, { admin }) => {
      const { id } = await createdPost(admin);
      return callEndpoint(admin, 'updateDraft', { at: id, body: postBody(), headers: { 'if-match': '"7"' } });
    },
  },
  previewImport: {
    invalid: async (_, { admin }) => callEndpoint(admin, 'previewImport', { at: await newImport(admin) }),
  },
  createRedirect: {
    taken: async (_, { admin }) => {
      const { path } = await newRedirect(admin);
      return callEndpoint(admin, 'createRedirect', { body: { path, target: '/blog' } });
    },
  },
  updateRedirect: {
    taken: async (_, { admin }) => {
      const [{ path }, { id }] = [await newRedirect(admin), await newRedirect(admin)];
      return callEndpoint(admin, 'updateRedirect', { at: id, body: { path, target: '/blog' } });
    },
  },
  uploadImage: {
    email_unconfirmed: async (app) => callEndpoint(await newMember(app), 'uploadImage'),
    limit_reached: async (app) => callEndpoint(await withAllImages(app), 'uploadImage'),
    unsupported_media_type: (_, { member }) =>
      callEndpoint(member, 'uploadImage', { body: { data: Buffer.from('no image').toString('base64') } }),
  },
  deleteImage: {
    in_use: async ({ config }, { admin }) => {
      const at = await uploadedImage(admin, 40);
      await createdPost(admin, { coverImage: `${config.origin}/api/images/${at}` });
      return callEndpoint(admin, 'deleteImage', { at, query: '?as=admin' });
    },
  },
  readOembed: {
    invalid: (_, { visitor }) => callEndpoint(visitor, 'readOembed', { query: '?url=' }),
    not_found: (_, { visitor }) => callEndpoint(visitor, 'readOembed'),
    not_implemented: ({ config }, { visitor }) =>
      callEndpoint(visitor, 'readOembed', { query: `${oembedOf(config).query}&format=yaml` }),
  },
  claimHandoff: { gone: (_, { member }) => callEndpoint(member, 'claimHandoff') },
  createPartner: {
    taken: async (_, { admin }) => {
      const id = await newPartner(admin);
      return callEndpoint(admin, 'createPartner', { body: { ...endpoints.createPartner.docs.body, id } });
    },
  },
  startCampaign: {
    taken: async (app, { admin }) => {
      const at = await startedCampaign(app, admin);
      return callEndpoint(admin, 'startCampaign', { at, body: { version: 1 } });
    },
    stale: async (app, { admin }) => {
      const { id } = await postWithSubscriber(app, admin);
      return callEndpoint(admin, 'startCampaign', { at: id, body: { version: 7 } });
    },
  },
};

/** Makes a call while no other account is an owner. */
async function asOnlyOwner(
  app: TestApp,
  call: (client: Client, owner: { id: number; email: string }) => Promise<TestResponse>,
  existing?: string,
): Promise<TestResponse> {
  const { client, email } = existing ? { client: app.client(), email: existing } : await signedInAdmin(app);
  const owners = (await rowsOf(app, 'accounts')).filter(({ role }) => role === 'admin');
  const [id, ...others] = owners.map((account) => Number(account.id)).reverse();
  const driver = app.database.orm.em.fork().getDriver();
  const setRoles = (role: string) =>
    driver.execute(`UPDATE accounts SET role = '${role}' WHERE id IN (${[0, ...others].join()})`);
  await setRoles('member');
  try {
    return await call(client, { id: id ?? 0, email });
  } finally {
    await setRoles('admin');
  }
}

async function withAllPlans(app: TestApp): Promise<Client> {
  const client = await newMember(app);
  const id = await newPlan(client);
  const columns = `account_id, name, current_age, retirement_age, current_savings, monthly_savings,
    annual_income, expected_return, version, created_at, updated_at`;
  const driver = app.database.orm.em.fork().getDriver();
  for (let count = 1, more = 1; count < PLANS_PER_MEMBER; count += more) {
    more = Math.min(count, PLANS_PER_MEMBER - count);
    await driver.execute(`INSERT INTO plans (${columns}) SELECT ${columns} FROM plans
      WHERE account_id = (SELECT account_id FROM plans WHERE id = ${id}) LIMIT ${more}`);
  }
  return client;
}

async function withAllImages(app: TestApp): Promise<Client> {
  const { client } = await confirmedMember(app);
  const account = Number((await rowsOf(app, 'accounts')).at(-1)?.id);
  const image = `'x', 'image/webp', 1, 1, ${imageLimits.totalBytes}, 0`;
  await app.database.orm.em
    .fork()
    .getDriver()
    .execute(
      `INSERT INTO images (id, account_id, file_name, file_type, width, height, bytes, created_at)
     VALUES ('the-one-that-fills-it-', ${account}, ${image})`,
    );
  return client;
}

async function withAllPasskeys(app: TestApp): Promise<Client> {
  const { client } = await confirmedMember(app);
  await addPasskeyRows(app, PASSKEYS_PER_ACCOUNT);
  return client;
}

/** Adds passkeys to the newest account. */
async function addPasskeyRows(app: TestApp, count: number): Promise<void> {
  const account = Number((await rowsOf(app, 'accounts')).at(-1)?.id);
  const driver = app.database.orm.em.fork().getDriver();
  for (let n = 0; n < count; n++) {
    await driver.execute(
      `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES (${account}, 'credential-${account}-${n}', '', 0, '[]', 'Phone', 0)`,
    );
  }
}
