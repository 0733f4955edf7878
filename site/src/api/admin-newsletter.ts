import type {
  CampaignForm,
  CampaignStatus,
  Endpoints,
  NewsletterSettingsBody,
  ResponseOf,
} from '@whenabouts/server/contract';
import useSWR, { mutate, useSWRConfig } from 'swr';
import { asAdmin, staleOnFailure } from './admin.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

/** Polling intervals in milliseconds; 0 for none. After a stop, a few emails may still be on their way. */
const REFRESH_MS = { sending: 1000, stopped: 5000, finished: 0 } as const;

/** The status of sending a post to subscribers. */
export interface LoadedStatus {
  status: CampaignStatus;
  /** True if the last refresh failed. */
  isStale: boolean;
}

/**
 * The posts that were sent or are being sent, newest first; fetched again each time the page opens. The published API
 * calls a campaign an issue, and identifies it by the id of its post.
 */
export const useCampaigns = () =>
  useRead('GET /api/admin/newsletter/issues', { session: asAdmin, isFresh: true });

const SETTINGS = readKey('GET /api/admin/newsletter/settings');

export const useNewsletterSettings = () =>
  useRead('GET /api/admin/newsletter/settings', { session: asAdmin });

/** Rejects with 401 after the session has ended: the form then asks for a login, and keeps what was typed. */
export async function updateNewsletterSettings(body: NewsletterSettingsBody): Promise<void> {
  const settings = await request('PUT /api/admin/newsletter/settings', { body });
  await mutate(SETTINGS, settings, { revalidate: false });
}

const statusKey = (postId: string) => readKey('GET /api/admin/newsletter/issues/{id}', { param: postId });
const previewKey = (postId: string) => readKey('GET /api/admin/newsletter/previews/{id}', { param: postId });

/** Polls the status of a campaign: what keeps the post from being sent, or the progress of sending it. */
export function useCampaignStatus(postId: string) {
  const { cache } = useSWRConfig();
  const key = statusKey(postId);
  const load = async (): Promise<LoadedStatus> => {
    const status = await asAdmin(request('GET /api/admin/newsletter/issues/{id}', { param: postId }));
    return { status, isStale: false };
  };
  const cachedStatus = () => cache.get(key)?.data as LoadedStatus | undefined;
  return useSWR<LoadedStatus, unknown>(key, () => staleOnFailure(cachedStatus(), load()), {
    revalidateOnMount: true,
    // A campaign without progress has not been started.
    refreshInterval: (latest) => REFRESH_MS[latest?.status.progress?.state ?? 'finished'],
    // A failed refresh is shown, also while the browser is offline.
    refreshWhenOffline: true,
    // Shorter than the shortest interval, or refreshes would be skipped.
    dedupingInterval: REFRESH_MS.sending / 2,
  });
}

/** A post as the email that subscribers get; fetched again each time the page opens. */
export const useCampaignPreview = (postId: string) =>
  useRead('GET /api/admin/newsletter/previews/{id}', { param: postId, session: asAdmin, isFresh: true });

export function sendTestCampaign(
  postId: string,
  body: { email: string } & Partial<CampaignForm>,
): Promise<ResponseOf<Endpoints['testCampaign']>> {
  return asAdmin(request('POST /api/admin/newsletter/tests/{id}', { param: postId, body }));
}

/**
 * Starts sending a post. The body has the `version` in the preview: the server rejects the request if the post has
 * changed since.
 */
export function startCampaign(
  postId: string,
  body: { version: number } & Partial<CampaignForm>,
): Promise<void> {
  return changeCampaign(postId, request('POST /api/admin/newsletter/issues/{id}', { param: postId, body }));
}

export function stopCampaign(postId: string): Promise<void> {
  return changeCampaign(postId, request('POST /api/admin/newsletter/stop/{id}', { param: postId }));
}

export function continueCampaign(postId: string): Promise<void> {
  return changeCampaign(postId, request('POST /api/admin/newsletter/continue/{id}', { param: postId }));
}

/**
 * Awaits a request that changes a campaign, and shows the new status. After a failure, fetches the status and the
 * preview again, because another admin may have changed them.
 */
async function changeCampaign(postId: string, change: Promise<CampaignStatus>): Promise<void> {
  try {
    const status = await asAdmin(change);
    await mutate(statusKey(postId), { status, isStale: false } satisfies LoadedStatus, { revalidate: false });
  } catch (error) {
    void mutate(statusKey(postId));
    void mutate(previewKey(postId));
    throw error;
  }
}
