import type { EndpointName } from '../api-docs/openapi.ts';
import { endpoints } from '../contract/index.ts';
import { unsubscribeLinks } from '../src/mail/unsubscribe-links.ts';
import { newAdmin, signedInAdmin } from './admins.ts';
import { Authenticator, addNewPasskey, memberWithPasskey, withPasskey } from './authenticator.ts';
import type { Client, TestResponse } from './client.ts';
import { type Callers, callEndpoint } from './documented-calls.ts';
import { confirmationTokenIn, emailsTo, resetCodeIn } from './emails.ts';
import {
  newAdminClient,
  newImport,
  newMember,
  newPartner,
  newPlan,
  newRedirect,
  newsletterCodes,
  oembedOf,
  postWithSubscriber,
  startedCampaign,
  teamMemberId,
  uploadedImportId,
} from './endpoint-fixtures.ts';
import { confirmedMember, newEmail, PASSWORD, registerMember, registration } from './factories.ts';
import { createdPost, newSlug, postBody, uploadedImage } from './posts.ts';
import { logInWithProvider, newPerson, singleSignOnApp } from './single-sign-on.ts';
import { SECRET, type TestApp } from './test-app.ts';

/** Makes a call that has a certain outcome. */
export type Outcome = (app: TestApp, callers: Callers) => Promise<TestResponse>;

const NEW_PASSWORD = 'nine herons by the weir';

/** Successful calls of endpoints for which the documented request of the documented caller is not enough. */
export const successes: Readonly<Partial<Record<EndpointName, Outcome>>> = {
  login: async (app) => {
    const { email } = await registerMember(app.client());
    return callEndpoint(app.client(), 'login', { body: { email, password: PASSWORD } });
  },
  register: (app) => callEndpoint(app.client(), 'register', { body: registration() }),
  confirmEmail: async (app) => {
    const { client, email } = await registerMember(app.client());
    await callEndpoint(client, 'sendConfirmationEmail');
    const token = confirmationTokenIn((await emailsTo(app, email)).at(-1));
    return callEndpoint(client, 'confirmEmail', { body: { token } });
  },
  sendConfirmationEmail: async (app) => callEndpoint(await newMember(app), 'sendConfirmationEmail'),
  logout: async (app) => callEndpoint(await newMember(app), 'logout'),
  changePassword: async (app) =>
    callEndpoint(await newMember(app), 'changePassword', {
      body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    }),
  resetPassword: async (app, { visitor }) => {
    const { email } = await registerMember(app.client());
    await callEndpoint(visitor, 'forgotPassword', { body: { email } });
    const token = resetCodeIn((await emailsTo(app, email)).at(-1));
    return callEndpoint(visitor, 'resetPassword', { body: { email, token, newPassword: NEW_PASSWORD } });
  },
  deleteAccount: async (app) =>
    callEndpoint(await newMember(app), 'deleteAccount', { body: { password: PASSWORD } }),
  endSession: async (app) => {
    const client = await newMember(app);
    const [{ id }] = (await callEndpoint(client, 'listSessions')).json;
    return callEndpoint(client, 'endSession', { at: id });
  },
  endOtherSessions: async (app) => callEndpoint(await newMember(app), 'endOtherSessions'),
  listPasskeys: async (app) => {
    const { client } = await memberWithPasskey(app);
    return callEndpoint(client, 'listPasskeys');
  },
  createPasskeyOptions: async (app) => {
    const { client } = await confirmedMember(app);
    return callEndpoint(client, 'createPasskeyOptions', { body: { password: PASSWORD } });
  },
  addPasskey: async (app) => {
    const { client } = await confirmedMember(app);
    return addNewPasskey(client, new Authenticator(app.url));
  },
  undoPasskey: async (app, { visitor }) => {
    const { email } = await memberWithPasskey(app);
    const { text } = (await emailsTo(app, email)).at(-1) ?? {};
    const [, token] = /undo-passkey\?token=([\w-]{43})/.exec(text ?? '') ?? [];
    return callEndpoint(visitor, 'undoPasskey', { body: { token } });
  },
  countRecoveryCodes: async (app) =>
    callEndpoint((await memberWithPasskey(app)).client, 'countRecoveryCodes'),
  renewRecoveryCodes: async (app) => {
    const { client } = await memberWithPasskey(app);
    return callEndpoint(client, 'renewRecoveryCodes', { body: { password: PASSWORD } });
  },
  loginWithRecoveryCode: async (app) => {
    const { client, email } = await memberWithPasskey(app);
    const [code] = (await callEndpoint(client, 'renewRecoveryCodes', { body: { password: PASSWORD } })).json
      .codes;
    const body = { email, password: PASSWORD };
    const { challenge } = (await callEndpoint(app.client(), 'login', { body })).json.passkey;
    return callEndpoint(app.client(), 'loginWithRecoveryCode', { body: { challenge, code } });
  },
  adminLoginWithRecoveryCode: async (app) => {
    const { client, email } = await signedInAdmin(app);
    await withPasskey(client, app.url);
    const password = { body: { password: PASSWORD } };
    const [code] = (await callEndpoint(client, 'renewRecoveryCodes', password)).json.codes;
    const body = { email, password: PASSWORD };
    const { challenge } = (await callEndpoint(app.client(), 'adminLogin', { body })).json.passkey;
    return callEndpoint(app.client(), 'adminLoginWithRecoveryCode', { body: { challenge, code } });
  },
  renamePasskey: async (app) => {
    const { client, id } = await memberWithPasskey(app);
    return callEndpoint(client, 'renamePasskey', { at: id });
  },
  removePasskey: async (app) => {
    const { client, id } = await memberWithPasskey(app);
    return callEndpoint(client, 'removePasskey', { at: id, body: { password: PASSWORD } });
  },
  loginWithPasskey: async (app) => {
    const { email, authenticator } = await memberWithPasskey(app);
    const client = app.client();
    const { passkey } = (await callEndpoint(client, 'login', { body: { email, password: PASSWORD } })).json;
    return callEndpoint(client, 'loginWithPasskey', { body: { credential: authenticator.get(passkey) } });
  },
  adminLoginWithPasskey: async (app) => {
    const { client: admin, email } = await signedInAdmin(app);
    const authenticator = await withPasskey(admin, app.url);
    const client = app.client();
    const body = { email, password: PASSWORD };
    const { passkey } = (await callEndpoint(client, 'adminLogin', { body })).json;
    return callEndpoint(client, 'adminLoginWithPasskey', {
      body: { credential: authenticator.get(passkey) },
    });
  },
  adminLogin: async (app) => {
    const email = await newAdmin(app);
    return callEndpoint(app.client(), 'adminLogin', { body: { email, password: PASSWORD } });
  },
  addTeamMember: (_, { admin }) =>
    callEndpoint(admin, 'addTeamMember', { body: { email: newEmail(), role: 'author' } }),
  changeTeamRole: async (app, { admin }) =>
    callEndpoint(admin, 'changeTeamRole', { at: await teamMemberId(app, admin) }),
  removeTeamMember: async (app, { admin }) =>
    callEndpoint(admin, 'removeTeamMember', { at: await teamMemberId(app, admin) }),
  startSingleSignOn: async (app) => callEndpoint((await singleSignOnApp(app)).client(), 'startSingleSignOn'),
  finishSingleSignOn: async (app) => logInWithProvider(await singleSignOnApp(app), newPerson(['Editors'])),
  adminLogout: async (app) => callEndpoint(await newAdminClient(app), 'adminLogout'),
  readPlan: async (_, { member }) => callEndpoint(member, 'readPlan', { at: await newPlan(member) }),
  listPlanRecords: async (_, { member }) =>
    callEndpoint(member, 'listPlanRecords', { at: await newPlan(member) }),
  updatePlan: async (_, { member }) =>
    callEndpoint(member, 'updatePlan', { at: await newPlan(member), headers: { 'if-match': '"1"' } }),
  deletePlan: async (_, { member }) => callEndpoint(member, 'deletePlan', { at: await newPlan(member) }),
  confirmSubscription: async (app, { visitor }) => {
    const { confirm: token } = await newsletterCodes(app);
    return callEndpoint(visitor, 'confirmSubscription', { body: { token } });
  },
  unsubscribe: async (app, { visitor }) =>
    callEndpoint(visitor, 'unsubscribe', { at: (await newsletterCodes(app)).unsubscribe }),
  readReminder: (_, { member }) => callEndpoint(member, 'readReminder'),
  updateReminder: (_, { member }) => callEndpoint(member, 'updateReminder'),
  endReminder: (_, { visitor }) =>
    callEndpoint(visitor, 'endReminder', { at: unsubscribeLinks([SECRET], 'reminder').tokenOf(1) }),
  listPosts: async (_, { visitor, admin }) => {
    await createdPost(admin);
    return callEndpoint(visitor, 'listPosts');
  },
  readPost: async (_, { visitor, admin }) =>
    callEndpoint(visitor, 'readPost', { at: (await createdPost(admin)).slug }),
  createPost: (_, { admin }) => callEndpoint(admin, 'createPost', { body: postBody() }),
  updatePost: async (_, { admin }) => {
    const { id, version } = await createdPost(admin);
    return callEndpoint(admin, 'updatePost', {
      at: id,
      body: postBody(),
      headers: { 'if-match': `"${version}"` },
    });
  },
  createDraft: (_, { admin }) =>
    callEndpoint(admin, 'createDraft', { body: { title: 'A house by the sea' } }),
  updateDraft: async (_, { admin }) => {
    const { id, version } = await createdPost(admin);
    return callEndpoint(admin, 'updateDraft', {
      at: id,
      body: { title: 'A house by the sea' },
      headers: { 'if-match': `"${version}"` },
    });
  },
  previewPost: (_, { admin }) => callEndpoint(admin, 'previewPost', { body: postBody() }),
  editPost: async (_, { admin }) => callEndpoint(admin, 'editPost', { at: (await createdPost(admin)).id }),
  deletePost: async (_, { admin }) =>
    callEndpoint(admin, 'deletePost', { at: (await createdPost(admin)).id }),
  addImportPart: async (_, { admin }) => callEndpoint(admin, 'addImportPart', { at: await newImport(admin) }),
  previewImport: async (_, { admin }) =>
    callEndpoint(admin, 'previewImport', { at: await uploadedImportId(admin) }),
  runImport: async (_, { admin }) => callEndpoint(admin, 'runImport', { at: await uploadedImportId(admin) }),
  deleteImport: async (_, { admin }) => callEndpoint(admin, 'deleteImport', { at: await newImport(admin) }),
  listRedirects: async (_, { admin }) => {
    await newRedirect(admin);
    return callEndpoint(admin, 'listRedirects');
  },
  createRedirect: (_, { admin }) =>
    callEndpoint(admin, 'createRedirect', { body: { path: `/${newSlug()}`, target: '/blog' } }),
  updateRedirect: async (_, { admin }) => {
    const { id, path } = await newRedirect(admin);
    return callEndpoint(admin, 'updateRedirect', { at: id, body: { path, target: '/about' } });
  },
  deleteRedirect: async (_, { admin }) =>
    callEndpoint(admin, 'deleteRedirect', { at: (await newRedirect(admin)).id }),
  listImages: async (_, { member }) => {
    await uploadedImage(member, 40);
    return callEndpoint(member, 'listImages');
  },
  readImage: async (_, { visitor, member }) =>
    callEndpoint(visitor, 'readImage', { at: await uploadedImage(member, 40) }),
  deleteImage: async (_, { member }) =>
    callEndpoint(member, 'deleteImage', { at: await uploadedImage(member, 40) }),
  readOembed: ({ config }, { visitor }) => callEndpoint(visitor, 'readOembed', oembedOf(config)),
  claimHandoff: async (_, { visitor, member }) => {
    const { code } = (await callEndpoint(visitor, 'createHandoff')).json;
    return callEndpoint(member, 'claimHandoff', { body: { code } });
  },
  readPartner: async (_, { visitor, admin }) =>
    callEndpoint(visitor, 'readPartner', { at: await newPartner(admin) }),
  listPartners: async (_, { admin }) => {
    await newPartner(admin);
    return callEndpoint(admin, 'listPartners');
  },
  createPartner: (_, { admin }) =>
    callEndpoint(admin, 'createPartner', { body: { ...endpoints.createPartner.docs.body, id: newSlug() } }),
  updatePartner: async (_, { admin }) =>
    callEndpoint(admin, 'updatePartner', { at: await newPartner(admin) }),
  issuePartnerLink: async (_, { admin }) =>
    callEndpoint(admin, 'issuePartnerLink', { at: await newPartner(admin) }),
  revokePartnerLink: async (_, { admin }) => {
    const at = await newPartner(admin);
    await callEndpoint(admin, 'issuePartnerLink', { at });
    return callEndpoint(admin, 'revokePartnerLink', { at });
  },
  readPartnerStats: async (_, { visitor, admin }) => {
    const { url } = (await callEndpoint(admin, 'issuePartnerLink', { at: await newPartner(admin) })).json;
    return callEndpoint(visitor, 'readPartnerStats', { at: new URL(url).pathname.split('/').at(-1) ?? '' });
  },
  deletePartner: async (_, { admin }) =>
    callEndpoint(admin, 'deletePartner', { at: await newPartner(admin) }),
  listCampaigns: async (app, { admin }) => {
    await startedCampaign(app, admin);
    return callEndpoint(admin, 'listCampaigns');
  },
  readCampaign: async (app, { admin }) =>
    callEndpoint(admin, 'readCampaign', { at: await startedCampaign(app, admin) }),
  previewCampaign: async (_, { admin }) =>
    callEndpoint(admin, 'previewCampaign', { at: (await createdPost(admin)).id }),
  testCampaign: async (_, { admin }) =>
    callEndpoint(admin, 'testCampaign', { at: (await createdPost(admin)).id }),
  startCampaign: async (app, { admin }) => {
    const { id, version } = await postWithSubscriber(app, admin);
    return callEndpoint(admin, 'startCampaign', { at: id, body: { version } });
  },
  stopCampaign: async (app, { admin }) =>
    callEndpoint(admin, 'stopCampaign', { at: await startedCampaign(app, admin) }),
  continueCampaign: async (app, { admin }) =>
    callEndpoint(admin, 'continueCampaign', { at: await startedCampaign(app, admin) }),
};

/** Calls with the ETag of an earlier response, which return 304. */
export const unchanged: Readonly<Partial<Record<EndpointName, Outcome>>> = {
  listPosts: (_, { visitor }) => revalidate(visitor, 'listPosts', ''),
  readPost: async (_, { visitor, admin }) => revalidate(visitor, 'readPost', (await createdPost(admin)).slug),
  readOembed: async ({ config }, { visitor }) => {
    const query = oembedOf(config);
    const { etag } = (await callEndpoint(visitor, 'readOembed', query)).headers;
    return callEndpoint(visitor, 'readOembed', { ...query, headers: { 'if-none-match': String(etag) } });
  },
  readImage: async (_, { visitor, member }) =>
    revalidate(visitor, 'readImage', await uploadedImage(member, 40)),
};

async function revalidate(client: Client, name: EndpointName, at: string): Promise<TestResponse> {
  const { etag } = (await callEndpoint(client, name, { at })).headers;
  return callEndpoint(client, name, { at, headers: { 'if-none-match': String(etag) } });
}
