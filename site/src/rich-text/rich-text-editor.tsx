import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { prose } from '../ui/prose.css.ts';
import { ImageDialog } from './dialogs/image-dialog.tsx';
import type { ListedImage } from './dialogs/image-library.tsx';
import { LinkDialog } from './dialogs/link-dialog.tsx';
import type { Remark } from './editor/mount-rich-text.ts';
import type { RichText } from './editor/rich-text.ts';
import { type RichTextImage, UPLOAD_MARKER, type UploadImage } from './editor/uploads.ts';
import * as styles from './rich-text-editor.css.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useRichText } from './use-rich-text.ts';

export type { RichTextImage };

export interface RichTextHandle {
  getHtml(): string;
  setHtml(html: string): void;
  focus(): void;
  /** An image that was dropped or pasted is on its way; it is not in the HTML yet. */
  isUploading(): boolean;
}

export interface RichTextEditorProps {
  ref?: Ref<RichTextHandle>;
  /** Of the textbox. */
  id: string;
  label: string;
  initialHtml: string;
  placeholder: string;
  /** Told shortly after the author has changed something, and when the focus leaves the text. */
  onChange: (html: string) => void;
  describedBy?: string | undefined;
  invalid?: boolean;
  minHeight?: string;
  /** A moment after appearing, unless something else has the focus by then. */
  autoFocus?: boolean;
  /** Rejects with an error whose message can be shown. */
  uploadImage?: UploadImage | undefined;
  /** The author's earlier uploads. */
  listImages?: (() => Promise<readonly ListedImage[]>) | undefined;
}

export function RichTextEditor({
  ref,
  id,
  minHeight = '400px',
  autoFocus = false,
  ...props
}: RichTextEditorProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const keysId = `${id}-keys`;
  const { root, editor, waiting, remark } = useRichText({
    ...props,
    attributes: useTextboxAttributes({ ...props, id, keysId }),
    autoFocus,
    uploadImage: props.uploadImage,
    onLinkKey: () => setDialog('link'),
    onToolbarKey: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  useImperativeHandle(ref, () => handleOf(editor, waiting, root), [editor, waiting, root]);
  const close = () => setDialog(undefined);

  return (
    <div className={styles.frame} data-invalid={props.invalid || undefined}>
      <Toolbar
        ref={bar}
        editor={editor}
        textboxId={id}
        onLink={() => setDialog('link')}
        onImage={() => setDialog('image')}
      />
      <div ref={root} className={styles.surface} style={{ minHeight }} />
      <p id={keysId} hidden>
        Press Alt+F10 for the formatting toolbar.
      </p>
      <RemarkLine remark={remark} />
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

interface TextboxFacts
  extends Pick<RichTextEditorProps, 'id' | 'label' | 'placeholder' | 'describedBy' | 'invalid'> {
  keysId: string;
}

function useTextboxAttributes({ id, label, placeholder, describedBy, invalid, keysId }: TextboxFacts) {
  return useMemo(
    (): Record<string, string> => ({
      id,
      class: `${prose} ${styles.text}`,
      dir: 'ltr',
      spellcheck: 'true',
      'aria-label': label,
      'aria-multiline': 'true',
      'aria-placeholder': placeholder,
      'aria-describedby': describedBy ? `${describedBy} ${keysId}` : keysId,
      ...(invalid && { 'aria-invalid': 'true' }),
    }),
    [id, label, placeholder, describedBy, invalid, keysId],
  );
}

function handleOf(
  editor: RichText | null,
  waiting: RefObject<string>,
  root: RefObject<HTMLElement | null>,
): RichTextHandle {
  return {
    getHtml: () => (editor ? editor.getHtml() : waiting.current),
    setHtml: (html) => {
      if (editor) editor.setHtml(html);
      else waiting.current = html;
    },
    focus: () => editor?.focus(),
    isUploading: () => root.current?.querySelector(`.${UPLOAD_MARKER}`) != null,
  };
}

function RemarkLine({ remark }: { remark: Remark }) {
  return (
    <>
      <p role="status" className={styles.news}>
        {remark?.kind === 'news' ? remark.text : ''}
      </p>
      {remark?.kind === 'error' && (
        <p role="alert" className={styles.error}>
          {remark.text}
        </p>
      )}
    </>
  );
}
