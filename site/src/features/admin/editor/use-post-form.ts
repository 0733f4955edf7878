import type { PostBody } from '@whenabouts/server/contract';
import { type RefObject, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { RichTextHandle } from '../../../rich-text/rich-text-editor.tsx';
import { focusField, revealField } from '../../../ui/focus-field.ts';
import type { PostValues } from './drafts.ts';
import { isDerived, metaDescriptionFrom, metaTitleFrom } from './meta-text.ts';
import { type FieldName, fieldNames, postResolver } from './post-values.ts';
import { useAfterPointerUp } from './use-after-pointer-up.ts';

const STILL_UPLOADING = 'An image is still on its way. Please save again when it is there.';

export type PostForm = ReturnType<typeof usePostForm>;

/** The form of a post: its values, what is wrong with them, and where the focus goes. */
export function usePostForm(initial: PostValues) {
  const id = useId();
  const richText = useRef<RichTextHandle>(null);
  const form = useForm<PostValues, unknown, PostBody>({
    defaultValues: initial,
    resolver: postResolver,
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as PostValues;
  const { errors, isDirty, isSubmitted } = form.formState;
  const fieldId = (name: FieldName) => `${id}-${name}`;
  const errorOf = (name: FieldName) => errors[name]?.message;
  const set = (name: FieldName, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const follow = useFollowing(form.getValues, set);
  const afterPointerUp = useAfterPointerUp();

  /** Shows every wrong field, and leads to the first. */
  function leadTo(wrong: readonly FieldName[]): void {
    for (const name of wrong) revealField(fieldId(name));
    if (wrong[0]) focus(wrong[0]);
  }

  function focus(name: FieldName): void {
    if (name === 'content') richText.current?.focus();
    else focusField(fieldId(name));
  }

  return {
    richText,
    values,
    isDirty,
    set,
    /** The text tells of its change also as it loses the focus, to whatever is being pressed. */
    setContent: (html: string) => {
      form.setValue('content', html, { shouldDirty: true });
      if (isSubmitted) afterPointerUp(() => void form.trigger('content'));
    },
    fieldId,
    errorOf,
    focus,
    /** Everything that a field of this name needs. */
    field: (name: FieldName) => ({
      ...form.register(name, { onChange: () => follow(name) }),
      id: fieldId(name),
      error: errorOf(name),
    }),
    /** Everything that is wrong, for a summary. */
    errors: fieldNames.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ fieldId: fieldId(name), message }] : [];
    }),
    /** What is written now; the text's own last letters may not have been told yet. */
    current: () => currentValues(form.getValues(), richText),
    /** Checks the form and hands over what is to be sent, or leads to what is wrong. */
    submit: async (send: (body: PostBody) => Promise<void>): Promise<void> => {
      if (richText.current?.isUploading()) {
        form.setError('content', { type: 'upload', message: STILL_UPLOADING });
        leadTo(['content']);
        return;
      }
      form.setValue('content', currentValues(form.getValues(), richText).content, { shouldDirty: true });
      await form.handleSubmit(send, (wrong) => {
        leadTo(fieldNames.filter((name) => wrong[name]));
      })();
    },
    /** Puts the server's errors to their fields. False where none of them has one. */
    showErrors: (errors: Readonly<Record<string, string>>): boolean => {
      const wrong = fieldNames.filter((name) => errors[name]);
      for (const name of wrong) form.setError(name, { type: 'server', message: errors[name] ?? '' });
      leadTo(wrong);
      return wrong.length > 0;
    },
    /** Takes over other values, as if somebody had written them. */
    restore: (restored: PostValues) => {
      for (const name of fieldNames) set(name, restored[name]);
      richText.current?.setHtml(restored.content);
    },
  };
}

function currentValues(values: PostValues, richText: RefObject<RichTextHandle | null>): PostValues {
  return { ...values, content: richText.current?.getHtml() ?? values.content };
}

/** Has the texts for search engines follow the title and the excerpt until somebody changes them. */
function useFollowing(
  getValues: () => PostValues,
  set: (name: FieldName, value: string) => void,
): (changed: FieldName) => void {
  const last = useRef<PostValues>(null);
  last.current ??= getValues();
  return (changed) => {
    const before = last.current ?? getValues();
    const now = { ...getValues() };
    last.current = now;
    if (changed === 'title' && isDerived(now.metaTitle, metaTitleFrom(before.title))) {
      set('metaTitle', metaTitleFrom(now.title));
    }
    if (changed === 'excerpt' && isDerived(now.metaDescription, metaDescriptionFrom(before.excerpt))) {
      set('metaDescription', metaDescriptionFrom(now.excerpt));
    }
  };
}
