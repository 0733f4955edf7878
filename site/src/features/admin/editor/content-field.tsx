import { formatNumber } from '@whenabouts/core';
import { type Ref, Suspense, useEffect } from 'react';
import type { RichTextEditorProps, RichTextHandle } from '../../../rich-text/rich-text-editor.tsx';
import * as fieldStyles from '../../../ui/form-field.css.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const RichTextEditor = lazyWithRetry(
  async () => (await import('../../../rich-text/rich-text-editor.tsx')).RichTextEditor,
  'The editor could not be loaded. The rest of the form still works.',
);

const MIN_HEIGHT = '500px';
const PLACEHOLDER = 'Start writing your content...';

interface ContentFieldProps
  extends Pick<RichTextEditorProps, 'id' | 'initialHtml' | 'onChange' | 'uploadImage' | 'listImages'> {
  ref: Ref<RichTextHandle>;
  error: string | undefined;
  wordCount: number;
}

const wordsText = (count: number): string => (count === 1 ? '1 word' : `${formatNumber(count)} words`);

/** The rich text field of a post. The editor is large, so it is loaded after the page. */
export function ContentField({ id, error, wordCount, ...editor }: ContentFieldProps) {
  // The heading is focused after a navigation. Blur it, because the editor takes the focus only if nothing has it.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLHeadingElement) activeElement.blur();
  }, []);

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>Content</span>
      <Suspense
        fallback={<Skeleton heights={[`calc(${MIN_HEIGHT} + 3.5rem)`]} label="Loading the editor…" />}
      >
        <RichTextEditor
          id={id}
          label="Content"
          placeholder={PLACEHOLDER}
          minHeight={MIN_HEIGHT}
          autoFocus
          invalid={error !== undefined}
          describedBy={error && `${id}-error`}
          {...editor}
        />
      </Suspense>
      <span className={fieldStyles.hint}>{wordsText(wordCount)}</span>
      {error && (
        <span id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
