import {
  type ImportChoices,
  type ImportPreview,
  type ImportProgress,
  importLimits,
} from '@whenabouts/server/contract';
import { asAdmin } from './admin.ts';
import { encodeBase64 } from './encode-base64.ts';
import { request } from './request.ts';

/** Large files take long to read, and images long to fetch. */
const TIMEOUT_MS = 70_000;

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with the share of the file that is uploaded, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads the file of an import in parts, and returns the id of the import and what it would do. If that fails or is
 * canceled, the parts are deleted.
 */
export async function uploadImport(
  file: File,
  options: UploadOptions,
): Promise<{ id: number; preview: ImportPreview }> {
  const body = { fileName: file.name, bytes: file.size };
  const { id } = await asAdmin(request('POST /api/admin/imports', { body }));
  try {
    return { id, preview: await uploadParts(id, file, options) };
  } catch (error) {
    // The server may have deleted it: it does so if the file cannot be imported.
    void deleteImport(id).catch(() => {});
    throw error;
  }
}

async function uploadParts(
  id: number,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<ImportPreview> {
  for (let part = 0; part * importLimits.partBytes < file.size; part++) {
    signal.throwIfAborted();
    const start = part * importLimits.partBytes;
    const data = await encodeBase64(file.slice(start, start + importLimits.partBytes));
    await asAdmin(
      request('PUT /api/admin/imports/{id}/parts', {
        param: id,
        body: { part, data },
        timeoutMs: TIMEOUT_MS,
      }),
    );
    onProgress(Math.min(1, (start + importLimits.partBytes) / file.size));
  }
  signal.throwIfAborted();
  const preview = await asAdmin(request('GET /api/admin/imports/{id}', { param: id, timeoutMs: TIMEOUT_MS }));
  signal.throwIfAborted();
  return preview;
}

export const runImport = (id: number, choices: ImportChoices, from: number): Promise<ImportProgress> =>
  asAdmin(
    request('POST /api/admin/imports/{id}/run', {
      param: id,
      body: { ...choices, from },
      timeoutMs: TIMEOUT_MS,
    }),
  );

/** Deletes the file of an import. The server also deletes it after a day. */
export const deleteImport = (id: number): Promise<void> =>
  asAdmin(request('DELETE /api/admin/imports/{id}', { param: id }));
