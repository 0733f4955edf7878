import type { Image, ImageBody } from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { endSessionOn401 } from './area.ts';
import { ApiError, type Area, errorFrom, pathOf, request, TIMEOUT_MS } from './request.ts';
import { shrinkImage } from './shrink-image.ts';

const listKey = (as: Area) => (as === 'admin' ? '/api/images?as=admin' : '/api/images');

/** Returns the path of an uploaded image. */
export const imageUrl = (id: string): string => pathOf('/api/images/{image}', id);

export interface UploadOptions {
  as?: Area;
  description?: string | undefined;
  altText?: string | undefined;
  /** Called with the sent share of the upload, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Aborts the upload, which rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The uploaded images, newest first. */
export function useImages(as: Area = 'member') {
  return useSWR<readonly Image[], unknown>(listKey(as), () => listImages(as));
}

export function listImages(as: Area): Promise<readonly Image[]> {
  return endSessionOn401(as, request('GET /api/images', { as }));
}

/** The images before an upload that got no response, by file. The server may have stored the uploaded image. */
const unconfirmed = new Map<string, readonly Image[]>();

/** Returns a key of the file's properties, because choosing the same file again creates another `File` object. */
const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/**
 * Uploads an image, a large one as a smaller copy, and adds it to the cached list. If the response to an earlier attempt with this file was lost, the
 * image is not stored twice.
 *
 * @throws {ApiError} if the response is not a success, or if the image is too large.
 * @throws {TypeError | DOMException} if there is no response.
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<Image> {
  const { as = 'member', description, altText, signal } = options;
  const smallFile = await shrinkImage(file);
  const data = await base64Of(smallFile);
  const body = { data, fileName: file.name, fileType: smallFile.type, description, altText };
  const key = `${as} ${keyOf(file)}`;
  const before = unconfirmed.get(key) ?? (await cachedImages(as)) ?? (await listImages(as));
  const stored = unconfirmed.has(key) ? findStored(body, await listImages(as), before) : undefined;
  signal?.throwIfAborted();
  const image = stored ?? (await endSessionOn401(as, send(body, options)).catch(rememberAttempt));
  unconfirmed.delete(key);
  await mutate<readonly Image[]>(listKey(as), (images) => images && [image, ...images], {
    revalidate: isMissing,
  });
  return image;

  function rememberAttempt(error: unknown): never {
    const isRejection = error instanceof ApiError && error.status < 500;
    if (!isRejection && !signal?.aborted) unconfirmed.set(key, before);
    throw error;
  }
}

/** Finds the image that an attempt without a response stored; undefined if it stored none. */
function findStored(
  { fileName, description, altText }: Partial<ImageBody>,
  images: readonly Image[],
  before: readonly Image[],
): Image | undefined {
  return images.find(
    (image) =>
      image.fileName === fileName &&
      (image.description ?? '') === (description ?? '').trim() &&
      (image.altText ?? '') === (altText ?? '').trim() &&
      before.every(({ id }) => id !== image.id),
  );
}

/** The cached list; undefined if it has not been loaded. */
async function cachedImages(as: Area): Promise<readonly Image[] | undefined> {
  return mutate<readonly Image[]>(listKey(as), (images?: readonly Image[]) => images, { revalidate: false });
}

/** Deletes an image of the current member. */
export async function deleteImage(id: string): Promise<void> {
  await endSessionOn401('member', request('DELETE /api/images/{image}', { param: id }));
  await mutate<readonly Image[]>(listKey('member'), (images) => images?.filter((image) => image.id !== id), {
    revalidate: isMissing,
  });
}

/** Returns true if the list was still loading when an image was added or deleted, so that it must be fetched again. */
const isMissing = (images?: readonly Image[]) => images === undefined;

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    // Strip the `data:image/png;base64,` prefix.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.readAsDataURL(file);
  });
}

/** Sends an image by XMLHttpRequest, because fetch reports no upload progress. Fails if progress stops. */
function send(
  body: Partial<ImageBody>,
  { as = 'member', onProgress, signal }: UploadOptions,
): Promise<Image> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resetTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new DOMException('No response', 'TimeoutError')), 2 * TIMEOUT_MS);
    };
    const fail = (reason: unknown) => {
      xhr.abort();
      reject(reason);
    };
    const cancel = () => fail(signal?.reason);
    signal?.addEventListener('abort', cancel);
    xhr.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    xhr.upload.onprogress = ({ loaded, total }) => {
      resetTimeout();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    xhr.onerror = () => reject(new TypeError('No response'));
    xhr.onload = () => parseImage(responseOf(xhr)).then(resolve, reject);
    xhr.open('POST', listKey(as));
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader('Content-Type', 'application/json');
    xhr.send(JSON.stringify(body));
    resetTimeout();
  });
}

async function parseImage(response: Response): Promise<Image> {
  if (!response.ok) throw await errorFrom(response);
  return response.json();
}

function responseOf(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('Content-Type');
  return new Response(xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    ...(type && { headers: { 'Content-Type': type } }),
  });
}
