import { formatNumber } from '@whenabouts/core';
import { postLimits } from '@whenabouts/server/contract';
import { type Ref, Suspense, useEffect } from 'react';
import type { RichTextEditorProps, RichTextHandle } from '../../../rich-text/rich-text-editor.tsx';
import * as fieldStyles from '../../../ui/form-field.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listForText, uploadForText } from './editor-images.ts';
import { countWords } from './meta-text.ts';

const RichTextEditor = lazyWithRetry(
  async () => (await import('../../../rich-text/rich-text-editor.tsx')).RichTextEditor,
  'The editor could not be loaded. The rest of the form still works.',
);

const MIN_HEIGHT = '500px';
const PLACEHOLDER = 'Start writing your content...';

interface ContentFieldProps
  extends Pick<RichTextEditorProps, 'id' | 'initialHtml' | 'onChange' | 'autoFocus'> {
  ref: Ref<RichTextHandle>;
  error: string | undefined;
}

/** Counts the words, and the characters that publishing needs: the limit is that of the HTML. */
function lengthText(html: string): string {
  const words = countWords(html);
  const wordText = words === 1 ? '1 word' : `${formatNumber(words)} words`;
  const missing = postLimits.content.min - html.trim().length;
  return missing > 0 ? `${wordText}. Characters still needed to publish: ${missing}.` : wordText;
}

/** The rich text field of a post. The editor is large, so it is loaded after the page. */
export function ContentField({ id, error, ...editor }: ContentFieldProps) {
  // The heading is focused after a navigation. Blur it, because the editor takes the focus only if nothing has it.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLHeadingElement) activeElement.blur();
  }, []);

  return (
    <div className={stack[1]}>
      <span className={fieldStyles.label}>Content</span>
      <Suspense
        fallback={<Skeleton heights={[`calc(${MIN_HEIGHT} + 3.5rem)`]} label="Loading the editor…" />}
      >
        <RichTextEditor
          id={id}
          label="Content"
          placeholder={PLACEHOLDER}
          minHeight={MIN_HEIGHT}
          isInvalid={error !== undefined}
          describedBy={error ? `${id}-length ${id}-error` : `${id}-length`}
          uploadImage={uploadForText}
          listImages={listForText}
          {...editor}
        />
      </Suspense>
      <span id={`${id}-length`} className={fieldStyles.hint}>
        {lengthText(editor.initialHtml)}
      </span>
      {error && (
        <span id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
