import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRichText, type RichText, type RichTextOptions } from './editor/rich-text.ts';
import { type UploadImage, type UploadOutcome, uploadPlugin } from './editor/uploads.ts';

const FOCUS_DELAY_MS = 100;

export interface RichTextSetup extends Omit<MountOptions, 'html' | 'onReady' | 'onStatus' | 'onHtmlSet'> {
  initialHtml: string;
  autoFocus: boolean;
}

export interface RichTextState {
  root: RefObject<HTMLDivElement | null>;
  editor: RichText | null;
  /** The same editor for event handlers, which can run between its creation and the next render. */
  latestEditor: RefObject<RichText | null>;
  /** The HTML until the editor is ready. */
  pendingHtml: RefObject<string>;
  status: StatusMessage;
  /** False if the editor cannot show all formatting of the HTML that was set. */
  isComplete: boolean;
}

/** Mounts the editor, and keeps its HTML while it is not ready. */
export function useRichText(setup: RichTextSetup): RichTextState {
  const root = useRef<HTMLDivElement>(null);
  const pendingHtml = useRef(setup.initialHtml);
  const [editor, setEditor] = useState<RichText | null>(null);
  const latestEditor = useRef<RichText | null>(null);
  const [status, setStatus] = useState<StatusMessage>();
  const [isComplete, setComplete] = useState(true);

  const upload = useEffectEvent<UploadImage>(
    (file, control) => setup.uploadImage?.(file, control) ?? Promise.reject(),
  );
  const onChange = useEffectEvent(setup.onChange);
  const mount = useEffectEvent((element: HTMLElement) => {
    const html = pendingHtml.current;
    return mountRichText(element, {
      ...setup,
      html,
      uploadImage: setup.uploadImage && ((file, control) => upload(file, control)),
      onChange: (changed) => onChange(changed),
      onStatus: setStatus,
      onHtmlSet: setComplete,
      onReady: (created) => {
        if (pendingHtml.current !== html) created.setHtml(pendingHtml.current);
        latestEditor.current = created;
        setEditor(created);
      },
    });
  });

  useEffect(() => {
    if (!root.current) return undefined;
    const unmount = mount(root.current);
    return () => {
      pendingHtml.current = unmount();
      latestEditor.current = null;
      setEditor(null);
    };
  }, []);
  useFocusOnMount(editor, setup.autoFocus);
  useEffect(() => editor?.setAttributes(setup.attributes), [editor, setup.attributes]);
  return { root, editor, latestEditor, pendingHtml, status, isComplete };
}

/** Focuses the editor after a delay, unless the author has started to type somewhere else. */
function useFocusOnMount(editor: RichText | null, isWanted: boolean): void {
  useEffect(() => {
    if (!editor || !isWanted) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) editor.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [editor, isWanted]);
}

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
function mountRichText(root: HTMLElement, options: MountOptions): () => string {
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
    uploads: createUploads(options, signal),
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

function createUploads({ uploadImage, onStatus }: MountOptions, signal: AbortSignal) {
  return uploadPlugin(uploadImage, {
    signal,
    onStart: () => onStatus({ kind: 'info', text: 'Uploading…' }),
    onEnd: (outcome) => onStatus(statusOf(outcome)),
    onPasted: (message) => onStatus(errorStatus(message)),
  });
}

function statusOf({ errors, notes, undescribed }: UploadOutcome): StatusMessage {
  if (errors.length > 0) return errorStatus([...errors, ...notes].join(' '));
  const hint = undescribed > 0 ? ['Image added. Describe it in the field next to it.'] : [];
  const text = [...notes, ...hint].join(' ');
  return text === '' ? undefined : { kind: 'info', text };
}

function errorStatus(text: string): StatusMessage {
  return { kind: 'error', text };
}
