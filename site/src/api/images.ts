import { addresses, type Image, type ImageBody } from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { readAsAdmin } from './admin.ts';
import { clearMember } from './auth.ts';
import { ApiError, errorFrom, pathOf, request, TIMEOUT_MS } from './request.ts';

/** Whose images: the member's, or those of the admin. */
type Side = 'admin' | undefined;

const listKey = (as: Side) => addresses.listImages.path + (as ? `?as=${as}` : '');

/** Where an image is. */
export const imageUrl = (id: string): string => pathOf('readImage', id);

export interface UploadOptions {
  as?: Side;
  description?: string | undefined;
  altText?: string | undefined;
  /** Hears how much has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Gives up the upload; it is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The images that were uploaded before, newest first. */
export function useImages(as?: Side) {
  return useSWR<readonly Image[], unknown>(listKey(as), () => listImages(as));
}

export function listImages(as?: Side): Promise<readonly Image[]> {
  return inSession(as, request('listImages', { ...(as && { as }) }));
}

/**
 * Keeps an image.
 *
 * @throws {ApiError} for every answer that is not a success.
 * @throws {TypeError | DOMException} when no answer came.
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<Image> {
  const { as, description, altText, signal } = options;
  const data = await base64Of(file);
  signal?.throwIfAborted();
  const body = { data, fileName: file.name, fileType: file.type, description, altText };
  const image = await inSession(as, send(body, options));
  await mutate<readonly Image[]>(listKey(as), (images) => images && [image, ...images], {
    revalidate: isUnread,
  });
  return image;
}

export async function deleteImage(id: string, as?: Side): Promise<void> {
  await inSession(as, request('deleteImage', { id, ...(as && { as }) }));
  await mutate<readonly Image[]>(listKey(as), (images) => images?.filter((image) => image.id !== id), {
    revalidate: isUnread,
  });
}

/** A list that was still on its way when an image came or went is dropped, and must be read again. */
const isUnread = (images?: readonly Image[]) => images === undefined;

/** A session that has ended meanwhile is forgotten, and the pages say so. */
async function inSession<T>(as: Side, work: Promise<T>): Promise<T> {
  if (as === 'admin') return readAsAdmin(work);
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await clearMember();
    throw error;
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    // Everything behind the comma of `data:image/png;base64,`.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.readAsDataURL(file);
  });
}

/** By the older of the browser's two ways, because the newer one does not say how far it is. */
function send(body: Partial<ImageBody>, { as, onProgress, signal }: UploadOptions): Promise<Image> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => giveUp(new DOMException('No answer', 'TimeoutError')), 2 * TIMEOUT_MS);
    };
    const giveUp = (reason: unknown) => {
      call.abort();
      reject(reason);
    };
    const cancel = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', cancel);
    call.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', cancel);
    };
    call.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    call.onerror = () => reject(new TypeError('No answer came.'));
    call.onload = () => imageIn(answerOf(call)).then(resolve, reject);
    call.open(addresses.uploadImage.method, listKey(as));
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Content-Type', 'application/json');
    call.send(JSON.stringify(body));
    heard();
  });
}

async function imageIn(answer: Response): Promise<Image> {
  if (!answer.ok) throw await errorFrom(answer);
  return answer.json();
}

function answerOf(call: XMLHttpRequest): Response {
  const type = call.getResponseHeader('Content-Type');
  return new Response(call.responseText, {
    status: call.status,
    statusText: call.statusText,
    ...(type && { headers: { 'Content-Type': type } }),
  });
}
