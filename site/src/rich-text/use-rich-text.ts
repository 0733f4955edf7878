import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MountOptions, mountRichText, type Remark } from './editor/mount-rich-text.ts';
import type { RichText } from './editor/rich-text.ts';
import type { UploadImage } from './editor/uploads.ts';

const FOCUS_DELAY = 100;

export interface RichTextSetup extends Omit<MountOptions, 'html' | 'onReady' | 'onRemark'> {
  initialHtml: string;
  autoFocus: boolean;
}

export interface RichTextState {
  root: RefObject<HTMLDivElement | null>;
  editor: RichText | null;
  /** The HTML as long as there is no editor to ask. */
  waiting: RefObject<string>;
  remark: Remark;
}

export function useRichText(setup: RichTextSetup): RichTextState {
  const root = useRef<HTMLDivElement>(null);
  const waiting = useRef(setup.initialHtml);
  const [editor, setEditor] = useState<RichText | null>(null);
  const [remark, setRemark] = useState<Remark>();

  const upload = useEffectEvent<UploadImage>(
    (file, control) => setup.uploadImage?.(file, control) ?? Promise.reject(),
  );
  const onChange = useEffectEvent(setup.onChange);
  const mount = useEffectEvent((element: HTMLElement) => {
    const html = waiting.current;
    return mountRichText(element, {
      ...setup,
      html,
      uploadImage: setup.uploadImage && ((file, control) => upload(file, control)),
      onChange: (changed) => onChange(changed),
      onRemark: setRemark,
      onReady: (made) => {
        if (waiting.current !== html) made.setHtml(waiting.current);
        setEditor(made);
      },
    });
  });

  useEffect(() => {
    if (!root.current) return undefined;
    const unmount = mount(root.current);
    return () => {
      waiting.current = unmount();
      setEditor(null);
    };
  }, []);
  useFocusAfterwards(editor, setup.autoFocus);
  useEffect(() => editor?.setAttributes(setup.attributes), [editor, setup.attributes]);
  return { root, editor, waiting, remark };
}

/** A little later, and only if nobody has begun to write somewhere else by then. */
function useFocusAfterwards(editor: RichText | null, wanted: boolean): void {
  useEffect(() => {
    if (!editor || !wanted) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) editor.focus();
    }, FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, [editor, wanted]);
}
