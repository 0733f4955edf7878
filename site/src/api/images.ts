import type { Image, ImageBody } from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { endSessionOn401, requestAs } from './area.ts';
import { encodeBase64 } from './encode-base64.ts';
import { type Area, errorFrom, newIdempotencyKey, pathOf, TIMEOUT_MS } from './request.ts';
import { shrinkImage } from './shrink-image.ts';

const listKey = (as: Area) => (as === 'admin' ? '/api/images?as=admin' : '/api/images');

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
  return requestAs(as, 'GET /api/images');
}

/**
 * The idempotency keys of uploads that have not succeeded, by file and text. Choosing the same file again creates another
 * `File` object.
 */
const idempotencyKeys = new Map<string, string>();

/**
 * Uploads an image, a large one as a smaller copy, and adds it to the cached list. If the response to an earlier attempt
 * with this file was lost, the image is not stored twice.
 *
 * @throws {ApiError} if the response is not a success, or if the image is too large.
 * @throws {TypeError | DOMException} if there is no response.
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<Image> {
  const { as = 'member', description, altText, signal } = options;
  const smallFile = await shrinkImage(file);
  const data = await encodeBase64(smallFile);
  signal?.throwIfAborted();
  const { name, size, lastModified } = file;
  const uploadKey = JSON.stringify([as, name, size, lastModified, description, altText]);
  const idempotencyKey = idempotencyKeys.get(uploadKey) ?? newIdempotencyKey();
  idempotencyKeys.set(uploadKey, idempotencyKey);
  const body = { data, fileName: name, fileType: smallFile.type, description, altText };
  const image = await endSessionOn401(as, send(body, idempotencyKey, options));
  idempotencyKeys.delete(uploadKey);
  await mutate<readonly Image[]>(
    listKey(as),
    (images) => images && [image, ...images.filter(({ id }) => id !== image.id)],
    { revalidate: isMissing },
  );
  return image;
}

export async function deleteImage(id: string): Promise<void> {
  await requestAs('member', 'DELETE /api/images/{image}', { param: id });
  await mutate<readonly Image[]>(listKey('member'), (images) => images?.filter((image) => image.id !== id), {
    revalidate: isMissing,
  });
}

/** Returns true if the list was still loading when an image was added or deleted, so that it must be fetched again. */
const isMissing = (images?: readonly Image[]) => images === undefined;

/** Sends an image by XMLHttpRequest, because fetch reports no upload progress. Fails if progress stops. */
function send(
  body: Partial<ImageBody>,
  idempotencyKey: string,
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
    xhr.onload = () => parseImage(toResponse(xhr)).then(resolve, reject);
    xhr.open('POST', listKey(as));
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader('Content-Type', 'application/json');
    xhr.setRequestHeader('Idempotency-Key', idempotencyKey);
    xhr.send(JSON.stringify(body));
    resetTimeout();
  });
}

async function parseImage(response: Response): Promise<Image> {
  if (!response.ok) throw await errorFrom(response);
  return response.json();
}

function toResponse(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('Content-Type');
  return new Response(xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    ...(type && { headers: { 'Content-Type': type } }),
  });
}
