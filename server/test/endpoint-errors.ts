import type { Name } from '../api-docs/openapi.ts';
import {
  type Endpoints,
  type ErrorCode,
  endpoints,
  imageLimits,
  PLANS_PER_MEMBER,
} from '../contract/index.ts';
import type { Client } from './client.ts';
import { callEndpoint } from './documented-calls.ts';
import {
  newCampaign,
  newMember,
  newPartner,
  newPlan,
  type Outcome,
  oembedOf,
  startedCampaign,
} from './endpoint-outcomes.ts';
import { registration, signedIn } from './factories.ts';
import { createdPost, postBody, uploadedImage } from './posts.ts';
import { rowsOf, type TestApp } from './test-app.ts';

type EndpointErrors = {
  readonly [N in Name]?: { readonly [Code in keyof Endpoints[N]['errors']]?: Outcome };
};

/** Error responses that need more than an invalid request. */
export const endpointErrors: EndpointErrors &
  Readonly<Partial<Record<Name, Partial<Record<ErrorCode, Outcome>>>>> = {
  login: { unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'login') },
  adminLogin: { unauthenticated: (_, { visitor }) => callEndpoint(visitor, 'adminLogin') },
  register: {
    taken: async (app) => {
      const { email } = await signedIn(app.client());
      return callEndpoint(app.client(), 'register', { body: registration(email) });
    },
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
  updatePost: {
    taken: async (_, { admin }) => {
      const [{ slug }, { id }] = [await createdPost(admin), await createdPost(admin)];
      return callEndpoint(admin, 'updatePost', { at: id, body: postBody({ slug }) });
    },
    stale: async (_, { admin }) => {
      const { id } = await createdPost(admin);
      return callEndpoint(admin, 'updatePost', { at: id, body: postBody(), headers: { 'if-match': '"7"' } });
    },
  },
  uploadImage: {
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
      const { id } = await newCampaign(app, admin);
      return callEndpoint(admin, 'startCampaign', { at: id, body: { version: 7 } });
    },
  },
};

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
  const client = await newMember(app);
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
