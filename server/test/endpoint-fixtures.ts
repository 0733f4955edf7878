import { endpoints, type TeamMember } from '../contract/index.ts';
import { newAdmin, signedInAdmin } from './admins.ts';
import type { Client } from './client.ts';
import { callEndpoint } from './documented-calls.ts';
import { emailsTo } from './emails.ts';
import { newEmail, planBody, registerMember } from './factories.ts';
import { createdPost, newSlug } from './posts.ts';
import type { TestApp } from './test-app.ts';

export const newMember = async (app: TestApp): Promise<Client> => (await registerMember(app.client())).client;
/** Creates an admin. */
export const newAdminClient = async (app: TestApp): Promise<Client> => (await signedInAdmin(app)).client;
/** Saves a plan, and returns its id. */
export const newPlan = async (client: Client): Promise<number> =>
  (await client.post('/api/retirement-plans', planBody())).json.id;

/** Adds an author to the team, and returns the id. */
export async function teamMemberId(app: TestApp, owner: Client): Promise<number> {
  const email = await newAdmin(app, newEmail(), 'author');
  const team: TeamMember[] = (await callEndpoint(owner, 'listTeam')).json;
  return team.find((person) => person.email === email)?.id ?? 0;
}

/** Registers a partner, and returns its id. */
export const newPartner = async (admin: Client): Promise<string> => {
  const id = newSlug();
  await callEndpoint(admin, 'createPartner', { body: { ...endpoints.createPartner.docs.body, id } });
  return id;
};

/** Begins an import, and returns its id. */
export const newImport = async (admin: Client): Promise<number> =>
  (await callEndpoint(admin, 'createImport')).json.id;

/** Uploads the documented file, and returns the id of the import. */
export const uploadedImportId = async (admin: Client): Promise<number> => {
  const id = await newImport(admin);
  await callEndpoint(admin, 'addImportPart', { at: id });
  return id;
};

/** Creates a redirect from a path that no other test uses. */
export const newRedirect = async (admin: Client): Promise<{ id: number; path: string }> =>
  (await callEndpoint(admin, 'createRedirect', { body: { path: `/${newSlug()}`, target: '/blog' } })).json;

/** Subscribes a new reader. Returns the codes in the email: one confirms, the other one unsubscribes. */
export async function newsletterCodes(app: TestApp): Promise<{ confirm: string; unsubscribe: string }> {
  const email = newEmail();
  await callEndpoint(app.client(), 'subscribe', { body: { email } });
  const text = (await emailsTo(app, email)).at(-1)?.text ?? '';
  const [, confirm = ''] = /confirm\?token=([\w-]{43})/.exec(text) ?? [];
  const [, unsubscribe = ''] = /unsubscribe\/([\w-]+)/.exec(text) ?? [];
  return { confirm, unsubscribe };
}

/** Returns the query for the calculator of this server. */
export const oembedOf = ({ origin }: TestApp['config']) => ({ query: `?url=${origin}/embed` });

/** Creates a published post and a confirmed subscriber, and returns the post. */
export async function postWithSubscriber(
  app: TestApp,
  admin: Client,
): Promise<{ id: number; version: number }> {
  const { confirm: token } = await newsletterCodes(app);
  await callEndpoint(app.client(), 'confirmSubscription', { body: { token } });
  return createdPost(admin);
}

/** Starts a campaign, and returns the id of its post. */
export async function startedCampaign(app: TestApp, admin: Client): Promise<number> {
  const { id, version } = await postWithSubscriber(app, admin);
  await callEndpoint(admin, 'startCampaign', { at: id, body: { version } });
  return id;
}
