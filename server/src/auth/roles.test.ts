import { afterAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../api-docs/openapi.ts';
import { type AdminRole, adminRoles, type Endpoint, endpoints, isAdminRole } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { callEndpoint } from '../../test/documented-calls.ts';
import { registerMember } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';

type Name = keyof typeof endpoints;

/** The roles that may call each endpoint of the admin area: o for owners, e for editors, a for authors. */
const TABLE: Readonly<Partial<Record<Name, string>>> = {
  checkAdmin: 'o e a',
  readAuthor: 'o e a',
  updateAuthor: 'o e a',
  createPost: 'o e a',
  createDraft: 'o e a',
  updateDraft: 'o e a',
  previewPost: 'o e a',
  editPost: 'o e a',
  updatePost: 'o e a',
  deletePost: 'o e a',
  createImport: 'o e',
  addImportPart: 'o e',
  previewImport: 'o e',
  runImport: 'o e',
  deleteImport: 'o e',
  exportPosts: 'o e',
  exportPostsAsJson: 'o e',
  listRedirects: 'o e',
  createRedirect: 'o e',
  updateRedirect: 'o e',
  deleteRedirect: 'o e',
  readNewsletterSettings: 'o e',
  updateNewsletterSettings: 'o e',
  listCampaigns: 'o e',
  readCampaign: 'o e',
  previewCampaign: 'o e',
  testCampaign: 'o e',
  startCampaign: 'o e',
  stopCampaign: 'o e',
  continueCampaign: 'o e',
  countMembers: 'o',
  testEmail: 'o',
  createPartner: 'o',
  listPartners: 'o',
  updatePartner: 'o',
  deletePartner: 'o',
  issuePartnerLink: 'o',
  revokePartnerLink: 'o',
  listTeam: 'o',
  addTeamMember: 'o',
  changeTeamRole: 'o',
  removeTeamMember: 'o',
};

const NO_SUCH_ID = 999_999_999;

const app = await startApp();
afterAll(() => app.close());
const { client: member } = await registerMember(app.client());
const owner = (await signedInAdmin(app, 'owner')).client;
const editor = (await signedInAdmin(app, 'editor')).client;
const author = (await signedInAdmin(app, 'author')).client;
const clients = { owner, editor, author };

const all = Object.entries(endpoints) as [Name, Endpoint][];
const rows = all.filter(([name, { access }]) => isAdminRole(access) || TABLE[name]);

/** The roles from the one that the contract states up to the owner, as in the table. */
const allowedBy = (access: AdminRole): string =>
  adminRoles
    .slice(0, adminRoles.indexOf(access) + 1)
    .map(([initial]) => initial)
    .join(' ');

describe('the table of roles', () => {
  test('has the endpoints of the admin area and the roles of the contract', () => {
    const inContract = rows.map(([name, { access }]) => [name, isAdminRole(access) && allowedBy(access)]);
    expect(Object.fromEntries(inContract)).toEqual(TABLE);
  });

  test('is in the OpenAPI document', () => {
    const { paths } = openApiDocument();
    for (const [, { path, method, access }] of rows) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation).toMatchObject({ 'x-role': access });
      expect(operation?.description).toContain('Needs the session of an');
    }
  });

  test('has every endpoint of the admin area that needs a session', () => {
    const open = all.filter(([, { path, access }]) => path.startsWith('/api/admin/') && !isAdminRole(access));
    expect(open.map(([name]) => name).sort()).toEqual([
      'adminLogin',
      'adminLoginWithPasskey',
      'adminLoginWithRecoveryCode',
      'adminLogout',
      'finishSingleSignOn',
      'readLoginOptions',
      'singleSignOnLogout',
      'startSingleSignOn',
    ]);
  });
});

describe.each(rows)('%s', (name) => {
  test.each(adminRoles)('serves or rejects an %s as the table says', async (role) => {
    const at = endpoints[name].path.endsWith('{id}') ? { at: NO_SUCH_ID } : {};
    const { status, json } = await callEndpoint(clients[role], name, at);
    const isRejected = status === 401 || (status === 403 && json.message.startsWith('Only an'));
    expect(isRejected).toBe(!TABLE[name]?.includes(role.charAt(0)));
    if (isRejected) expect([status, json.code]).toEqual([403, 'forbidden']);
  });

  test('rejects visitors and members', async () => {
    for (const client of [app.client(), member]) {
      const { status, json } = await callEndpoint(client, name);
      expect([status, json.message]).toEqual([401, 'Please log in as an admin.']);
    }
  });
});
