import { createRichText, type RichText, type RichTextOptions } from './rich-text.ts';
import { createUploadOptions, type UploadImage, type UploadOutcome } from './uploads.ts';

const CHANGE_DELAY_MS = 300;

/** A message below the text. */
export type StatusMessage = { kind: 'info' | 'error'; text: string } | undefined;

export interface MountOptions extends Omit<RichTextOptions, 'uploads' | 'onChange'> {
  uploadImage: UploadImage | undefined;
  onReady: (editor: RichText) => void;
  onChange: (html: string) => void;
  onStatus: (status: StatusMessage) => void;
}

/** Creates an editor in the element. Returns a function that destroys it and returns its HTML. */
export function mountRichText(root: HTMLElement, options: MountOptions): () => string {
  // A new element, because a second editor may be mounted before the first editor is ready.
  const container = document.createElement('div');
  root.append(container);
  const controller = new AbortController();
  const { signal } = controller;
  let editor: RichText | undefined;
  let changeTimer: ReturnType<typeof setTimeout> | undefined;
  const reportChange = () => {
    if (changeTimer === undefined) return;
    clearTimeout(changeTimer);
    changeTimer = undefined;
    if (editor && !signal.aborted) options.onChange(editor.getHtml());
  };
  // Report a change on blur at once, because the author may be about to click Save.
  container.addEventListener('focusout', reportChange);
  const creation = createRichText(container, {
    ...options,
    uploads: uploadsOf(options, signal),
    onChange: () => {
      changeTimer ??= setTimeout(reportChange, CHANGE_DELAY_MS);
    },
  });
  creation.then(
    (created) => {
      if (signal.aborted) return;
      editor = created;
      options.onReady(created);
    },
    (error) => {
      reportError(error);
      if (!signal.aborted)
        options.onStatus(errorStatus('The editor could not be loaded. Please reload the page.'));
    },
  );
  return () => {
    controller.abort();
    container.remove();
    creation.then((created) => created.destroy()).catch(() => {});
    return editor?.getHtml() ?? options.html;
  };
}

function uploadsOf({ uploadImage, onStatus }: MountOptions, signal: AbortSignal) {
  return createUploadOptions(uploadImage, {
    signal,
    onStart: () => onStatus({ kind: 'info', text: 'Uploading…' }),
    onEnd: (outcome) => onStatus(statusOf(outcome)),
  });
}

function statusOf({ errors, undescribed }: UploadOutcome): StatusMessage {
  if (errors.length > 0) return errorStatus(errors.join(' '));
  if (undescribed === 0) return undefined;
  return { kind: 'info', text: 'Image added. Select it and click Image to describe it.' };
}

function errorStatus(text: string): StatusMessage {
  return { kind: 'error', text };
}
