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
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts the upload. */
  signal?: AbortSignal;
}

/** Rejects with an error whose message can be shown. */
export type UploadImage = (file: File, control: UploadControl) => Promise<RichTextImage>;

export interface UploadOutcome {
  /** Error messages of files that were not inserted. */
  errors: readonly string[];
  /** Number of inserted images without alt text. */
  undescribed: number;
}

export interface UploadReport {
  onStart: () => void;
  onEnd: (outcome: UploadOutcome) => void;
  /** Aborted when the editor is destroyed. */
  signal: AbortSignal;
}

/** Options that upload pasted or dropped files. Without `upload`, each file is an error: the browser would open it. */
export function createUploadOptions(upload: UploadImage | undefined, report: UploadReport): UploadOptions {
  const send = upload && ((file: File) => upload(file, { signal: report.signal }));
  return {
    enableHtmlFileUploader: false,
    uploader: async (files, schema) => {
      report.onStart();
      const outcomes = await Promise.all([...files].map((file) => outcomeOf(file, schema, send)));
      // The editor is gone: never resolve, so that nothing is inserted.
      if (report.signal.aborted) return new Promise(() => {});
      const images = outcomes.filter((outcome) => typeof outcome !== 'string');
      report.onEnd({
        errors: outcomes.filter((outcome) => typeof outcome === 'string'),
        undescribed: images.filter(({ attrs }) => !attrs.alt).length,
      });
      // Never reject, or the upload marker would stay in the text.
      return Fragment.from(images);
    },
    uploadWidgetFactory: (position, spec) => Decoration.widget(position, uploadMarker(), spec),
  };
}

/** Returns the uploaded image as a node, or the error message of a failure. */
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

function uploadErrorMessage(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'The image could not be uploaded.';
}

/** Class of the placeholder of an image that is being uploaded. */
export const UPLOAD_MARKER = 'is-uploading';

function uploadMarker(): HTMLElement {
  const marker = document.createElement('span');
  marker.className = UPLOAD_MARKER;
  marker.textContent = 'Uploading image…';
  return marker;
}
