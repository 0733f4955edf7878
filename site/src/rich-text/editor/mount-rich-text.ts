import { coalesce } from './coalesce.ts';
import { createRichText, type RichText, type RichTextOptions } from './rich-text.ts';
import { createUploadOptions, type UploadImage, type UploadOutcome } from './uploads.ts';

const CHANGE_DELAY = 300;

/** What has to be said below the text. */
export type Remark = { kind: 'news' | 'error'; text: string } | undefined;

export interface MountOptions extends Omit<RichTextOptions, 'uploads' | 'onChange'> {
  uploadImage: UploadImage | undefined;
  onReady: (editor: RichText) => void;
  onChange: (html: string) => void;
  onRemark: (remark: Remark) => void;
}

/** Begins an editor in the element. The returned function ends it, and gives the HTML that it had. */
export function mountRichText(root: HTMLElement, options: MountOptions): () => string {
  // Of its own, because a second one may begin before the first has come into being.
  const host = document.createElement('div');
  root.append(host);
  const end = new AbortController();
  let editor: RichText | undefined;
  const changes = coalesce(() => {
    if (editor && !end.signal.aborted) options.onChange(editor.getHtml());
  }, CHANGE_DELAY);
  // Whoever leaves the text may be on the way to the button that saves it.
  host.addEventListener('focusout', changes.flush);
  const made = createRichText(host, {
    ...options,
    uploads: uploadsOf(options, end.signal),
    onChange: changes.request,
  });
  made.then(
    (ready) => {
      if (end.signal.aborted) return;
      editor = ready;
      options.onReady(ready);
    },
    (error) => {
      reportError(error);
      if (!end.signal.aborted)
        options.onRemark(error('The editor could not be loaded. Please reload the page.'));
    },
  );
  return () => {
    end.abort();
    host.remove();
    made.then((ready) => ready.destroy()).catch(() => {});
    return editor?.getHtml() ?? options.html;
  };
}

function uploadsOf({ uploadImage, onRemark }: MountOptions, signal: AbortSignal) {
  return createUploadOptions(uploadImage, {
    signal,
    onStart: () => onRemark({ kind: 'news', text: 'Uploading…' }),
    onEnd: (outcome) => onRemark(remarkOn(outcome)),
  });
}

function remarkOn({ errors, undescribed }: UploadOutcome): Remark {
  if (errors.length > 0) return error(errors.join(' '));
  if (undescribed === 0) return undefined;
  return { kind: 'news', text: 'Added. Select the image and press Image to say what it shows.' };
}

function error(text: string): Remark {
  return { kind: 'error', text };
}
