import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MountOptions, mountRichText, type StatusMessage } from './editor/mount-rich-text.ts';
import type { RichText } from './editor/rich-text.ts';
import type { UploadImage } from './editor/uploads.ts';

const FOCUS_DELAY_MS = 100;

export interface RichTextSetup extends Omit<MountOptions, 'html' | 'onReady' | 'onStatus'> {
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
}

/** Mounts the editor, and keeps its HTML while it is not ready. */
export function useRichText(setup: RichTextSetup): RichTextState {
  const root = useRef<HTMLDivElement>(null);
  const pendingHtml = useRef(setup.initialHtml);
  const [editor, setEditor] = useState<RichText | null>(null);
  const latestEditor = useRef<RichText | null>(null);
  const [status, setStatus] = useState<StatusMessage>();

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
  return { root, editor, latestEditor, pendingHtml, status };
}

/** Focuses the editor after a delay, unless the author has started to type somewhere else. */
function useFocusOnMount(editor: RichText | null, wanted: boolean): void {
  useEffect(() => {
    if (!editor || !wanted) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) editor.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [editor, wanted]);
}
