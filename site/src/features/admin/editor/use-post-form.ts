import type { PostBody } from '@whenabouts/server/contract';
import { type RefObject, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { RichTextHandle } from '../../../rich-text/rich-text-editor.tsx';
import { focusField, revealField } from '../../../ui/focus-field.ts';
import type { PostValues } from './drafts.ts';
import { isDerived, metaDescriptionFrom, metaTitleFrom } from './meta-text.ts';
import { type FieldName, fieldNames, postResolver } from './post-values.ts';
import { useAfterPointerUp } from './use-after-pointer-up.ts';

const STILL_UPLOADING = 'An image is still uploading. Please try again when it is done.';

export type PostForm = ReturnType<typeof usePostForm>;

/** The state of the post form: values, validation errors and focus. */
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
  const updateMetaFields = useDerivedMetaFields(form.getValues, set);
  const afterPointerUp = useAfterPointerUp();

  /** Opens the sections of all invalid fields, and focuses the first field. */
  function focusFirst(invalid: readonly FieldName[]): void {
    for (const name of invalid) revealField(fieldId(name));
    if (invalid[0]) focus(invalid[0]);
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
    /** Called on changes, and on blur, while the author may be pressing a button. */
    setContent: (html: string) => {
      form.setValue('content', html, { shouldDirty: true });
      if (isSubmitted) afterPointerUp(() => void form.trigger('content'));
    },
    fieldId,
    errorOf,
    focus,
    /** Props of the field with this name. */
    field: (name: FieldName) => ({
      ...form.register(name, { onChange: () => updateMetaFields(name) }),
      id: fieldId(name),
      error: errorOf(name),
    }),
    /** All validation errors, for an ErrorSummary. */
    errors: fieldNames.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ fieldId: fieldId(name), message }] : [];
    }),
    /** Returns the current values, including the rich text editor's latest changes. */
    current: () => currentValues(form.getValues(), richText),
    /** Validates the form, and then sends it or focuses the first invalid field. */
    submit: async (send: (body: PostBody) => Promise<void>): Promise<void> => {
      if (richText.current?.isUploading()) {
        form.setError('content', { type: 'upload', message: STILL_UPLOADING });
        focusFirst(['content']);
        return;
      }
      form.setValue('content', currentValues(form.getValues(), richText).content, { shouldDirty: true });
      await form.handleSubmit(send, (invalid) => {
        focusFirst(fieldNames.filter((name) => invalid[name]));
      })();
    },
    /** Shows the server's validation errors at their fields. Returns false if none belongs to a field. */
    showErrors: (serverErrors: Readonly<Record<string, string>>): boolean => {
      const invalid = fieldNames.filter((name) => serverErrors[name]);
      for (const name of invalid) form.setError(name, { type: 'server', message: serverErrors[name] ?? '' });
      focusFirst(invalid);
      return invalid.length > 0;
    },
    /** Replaces the values, as if the author had typed them. */
    restore: (restored: PostValues) => {
      for (const name of fieldNames) set(name, restored[name]);
      richText.current?.setHtml(restored.content);
    },
  };
}

function currentValues(values: PostValues, richText: RefObject<RichTextHandle | null>): PostValues {
  return { ...values, content: richText.current?.getHtml() ?? values.content };
}

/** Updates the meta title and description with the title and the excerpt, until the author changes them. */
function useDerivedMetaFields(
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
