import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { postProse } from '../ui/prose.css.ts';
import { ImageDialog, type ListedImage } from './dialogs/image-dialog.tsx';
import { LinkDialog } from './dialogs/link-dialog.tsx';
import type { RichText } from './editor/rich-text.ts';
import { askForDescriptions } from './editor/undescribed-images.ts';
import { type RichTextImage, UPLOAD_PLACEHOLDER, type UploadImage } from './editor/uploads.ts';
import * as styles from './rich-text-editor.css.ts';
import { Toolbars } from './toolbar/toolbar.tsx';
import { type StatusMessage, useRichText } from './use-rich-text.ts';

export type { RichTextImage };

export interface RichTextHandle {
  getHtml(): string;
  setHtml(html: string): void;
  focus(): void;
  /** Returns true while a dropped or pasted image is uploading. It is not in the HTML yet. */
  isUploading(): boolean;
  /** Asks for the descriptions of images that have none, next to the images. Returns their numbers, from 1. */
  askForDescriptions(): readonly number[];
}

export interface RichTextEditorProps {
  ref?: Ref<RichTextHandle>;
  id: string;
  label: string;
  initialHtml: string;
  placeholder: string;
  /** Called shortly after a change by the author, and when the text loses the focus. */
  onChange: (html: string) => void;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  minHeight?: string;
  /** Focuses the text shortly after mounting, unless something else has the focus. */
  autoFocus?: boolean;
  /** Rejects with an error whose message can be shown. */
  uploadImage?: UploadImage | undefined;
  /** The author's earlier uploads. */
  listImages?: (() => Promise<readonly ListedImage[]>) | undefined;
}

const INCOMPLETE =
  'The editor cannot show some of the formatting in this text. If you save without editing the text, all of it is kept.';

/** A rich text field, whose value is HTML. Large: load it on demand. */
export function RichTextEditor({
  ref,
  id,
  minHeight = '400px',
  autoFocus = false,
  ...props
}: RichTextEditorProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const shortcutsId = `${id}-keys`;
  const { root, editor, latestEditor, pendingHtml, status, isComplete } = useRichText({
    ...props,
    attributes: useTextboxAttributes({ ...props, id, shortcutsId }),
    autoFocus,
    uploadImage: props.uploadImage,
    onLinkKey: () => setDialog('link'),
    onToolbarKey: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  useImperativeHandle(ref, () => createHandle(latestEditor, pendingHtml, root), [
    latestEditor,
    pendingHtml,
    root,
  ]);
  const close = () => setDialog(undefined);

  return (
    <div className={styles.frame} data-invalid={props.isInvalid || undefined}>
      <Toolbars
        ref={toolbar}
        editor={editor}
        textboxId={id}
        onLink={() => setDialog('link')}
        onImage={() => setDialog('image')}
      />
      {!isComplete && (
        <p role="status" className={styles.info}>
          {INCOMPLETE}
        </p>
      )}
      <div ref={root} className={styles.surface} style={{ minHeight }} />
      <p id={shortcutsId} hidden>
        Press Alt+F10 for the formatting toolbar. In a table, press Escape and then Tab to leave the text.
      </p>
      <StatusLine status={status} />
      {editor && <LinkDialog editor={editor} open={dialog === 'link'} onClose={close} />}
      {editor && (
        <ImageDialog
          editor={editor}
          open={dialog === 'image'}
          onClose={close}
          uploadImage={props.uploadImage}
          listImages={props.listImages}
        />
      )}
    </div>
  );
}

interface TextboxOptions
  extends Pick<RichTextEditorProps, 'id' | 'label' | 'placeholder' | 'describedBy' | 'isInvalid'> {
  shortcutsId: string;
}

function useTextboxAttributes({
  id,
  label,
  placeholder,
  describedBy,
  isInvalid,
  shortcutsId,
}: TextboxOptions) {
  return useMemo(
    (): Record<string, string> => ({
      id,
      class: `${postProse} ${styles.text}`,
      dir: 'ltr',
      spellcheck: 'true',
      'aria-label': label,
      'aria-multiline': 'true',
      'aria-placeholder': placeholder,
      'aria-describedby': describedBy ? `${describedBy} ${shortcutsId}` : shortcutsId,
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
    [id, label, placeholder, describedBy, isInvalid, shortcutsId],
  );
}

function createHandle(
  editor: RefObject<RichText | null>,
  pendingHtml: RefObject<string>,
  root: RefObject<HTMLElement | null>,
): RichTextHandle {
  return {
    getHtml: () => editor.current?.getHtml() ?? pendingHtml.current,
    setHtml: (html) => {
      if (editor.current) editor.current.setHtml(html);
      else pendingHtml.current = html;
    },
    focus: () => editor.current?.focus(),
    isUploading: () => root.current?.querySelector(`.${UPLOAD_PLACEHOLDER}`) != null,
    askForDescriptions: () => (root.current ? askForDescriptions(root.current) : []),
  };
}

function StatusLine({ status }: { status: StatusMessage }) {
  return (
    <>
      <p role="status" className={styles.info}>
        {status?.kind === 'info' ? status.text : ''}
      </p>
      {status?.kind === 'error' && (
        <p role="alert" className={styles.error}>
          {status.text}
        </p>
      )}
    </>
  );
}
