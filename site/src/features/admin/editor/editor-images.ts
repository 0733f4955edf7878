import type { Image } from '@whenabouts/server/contract';
import { validateImageFile } from '../../../api/image-file.ts';
import { imageUrl, listImages, type UploadOptions, uploadImage } from '../../../api/images.ts';
import { reasonOf } from '../../../api/request.ts';
import { firstFrameNote } from '../../../api/shrink-image.ts';
import type { RichTextImage } from '../../../rich-text/rich-text-editor.tsx';

interface AdminUpload {
  image: Image;
  /** A sentence about the stored image for the author. */
  note: string | undefined;
}

/** Uploads an image as the admin. Rejects with an error whose message can be shown. */
export async function uploadAsAdmin(file: File, options: UploadOptions): Promise<AdminUpload> {
  const uploadError = validateImageFile(file);
  if (uploadError) throw new Error(uploadError);
  try {
    // Before the upload: afterwards, a file that has changed could not be read, which would look like a failed upload.
    const note = await firstFrameNote(file);
    return { image: await uploadImage(file, { ...options, as: 'admin' }), note };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Error(reasonOf(error) ?? 'The image could not be uploaded. Please try again.');
  }
}

export async function uploadForText(
  file: File,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<RichTextImage> {
  const { image, note } = await uploadAsAdmin(file, { onProgress, signal });
  return { ...imageForText(image), note };
}

export async function listForText(): Promise<readonly (RichTextImage & { id: string; label: string })[]> {
  const images = await listImages('admin');
  return images.map((image) => ({ ...imageForText(image), id: image.id, label: labelOf(image) }));
}

function imageForText({ id, altText, width, height }: Image): RichTextImage {
  return { src: imageUrl(id), alt: altText ?? '', width, height };
}

export const labelOf = ({ altText, description, fileName }: Image): string =>
  altText || description || fileName || 'Untitled image';
