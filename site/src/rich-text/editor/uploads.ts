import type { UploadOptions } from '@milkdown/kit/plugin/upload';
import { Fragment, type Node, type Schema } from '@milkdown/kit/prose/model';
import { Decoration } from '@milkdown/kit/prose/view';
import { pixels } from '../commands/images.ts';
import { safeSrc } from '../document/urls.ts';

export interface RichTextImage {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface UploadControl {
  /** Hears how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Gives the upload up. */
  signal?: AbortSignal;
}

/** Rejects with an error whose message can be shown. */
export type UploadImage = (file: File, control: UploadControl) => Promise<RichTextImage>;

export interface UploadOutcome {
  /** A sentence for every file that did not become an image. */
  errors: readonly string[];
  /** Images that came without a word on what they show. */
  undescribed: number;
}

export interface UploadReport {
  onStart: () => void;
  onEnd: (outcome: UploadOutcome) => void;
  /** Of the editor's end: there is no place then for an image that arrives. */
  signal: AbortSignal;
}

/** Files that are pasted or dropped. Without a way to upload them they are refused here; the browser would open them. */
export function createUploadOptions(upload: UploadImage | undefined, report: UploadReport): UploadOptions {
  const send = upload && ((file: File) => upload(file, { signal: report.signal }));
  return {
    enableHtmlFileUploader: false,
    uploader: async (files, schema) => {
      report.onStart();
      const outcomes = await Promise.all([...files].map((file) => outcomeOf(file, schema, send)));
      if (report.signal.aborted) return new Promise(() => {});
      const images = outcomes.filter((outcome) => typeof outcome !== 'string');
      report.onEnd({
        errors: outcomes.filter((outcome) => typeof outcome === 'string'),
        undescribed: images.filter(({ attrs }) => !attrs.alt).length,
      });
      // Never a rejection, which would leave the sign of the upload in the text for ever.
      return Fragment.from(images);
    },
    uploadWidgetFactory: (position, spec) => Decoration.widget(position, uploadMarker(), spec),
  };
}

async function outcomeOf(
  file: File,
  schema: Schema,
  send: ((file: File) => Promise<RichTextImage>) | undefined,
): Promise<Node | string> {
  if (!file.type.startsWith('image/')) return `${file.name} is not an image.`;
  if (!send) return 'Images cannot be uploaded here.';
  try {
    const { src, alt, width, height } = await send(file);
    const attrs = { src, alt, width: pixels(width), height: pixels(height) };
    return (safeSrc(src) && schema.nodes.image?.create(attrs)) || uploadErrorMessage(undefined);
  } catch (error) {
    return uploadErrorMessage(error);
  }
}

export function uploadErrorMessage(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'The image could not be uploaded.';
}

/** The class of what stands in the text until an image is there. */
export const UPLOAD_MARKER = 'is-uploading';

function uploadMarker(): HTMLElement {
  const sign = document.createElement('span');
  sign.className = UPLOAD_MARKER;
  sign.textContent = 'Uploading image…';
  return sign;
}
