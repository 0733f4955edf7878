import type { DraftBody, PostBody } from '@whenabouts/server/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormFields } from '../../../components/forms/form-fields.ts';
import type { RichTextHandle } from '../../../rich-text/rich-text-editor.tsx';
import { focusField, revealField } from '../../../ui/form-field.tsx';
import type { PostValues } from './drafts.ts';
import { isDerived, metaDescriptionFrom, metaTitleFrom, slugFrom } from './meta-text.ts';
import { type FieldName, fieldNames, type SaveMode, validatePost } from './post-values.ts';

const listFormat = new Intl.ListFormat('en-US');

/** Names the images by their numbers in the text. */
function undescribedText(images: readonly number[]): string {
  const names = listFormat.format(images.map(String));
  const subject = images.length === 1 ? `Image ${names} of the text has` : `Images ${names} of the text have`;
  return `${subject} no description. Describe each image next to it, or mark it as decorative. To go on without, press the button again.`;
}

const STILL_UPLOADING = 'An image is still uploading. Please try again when it is done.';

export type PostForm = ReturnType<typeof usePostForm>;

/** The state of the post form: values, validation errors and focus. */
export function usePostForm(initial: PostValues, isPublished: boolean) {
  const richText = useRef<RichTextHandle>(null);
  /** The mode of the last attempt to save. Its validation rules apply until the next attempt. */
  const mode = useRef<SaveMode>('published');
  /** True once the author was warned of an image without alternative text: earlier posts may have such images. */
  const isWarned = useRef(false);
  const form = useForm<PostValues, unknown, PostBody | DraftBody>({
    defaultValues: initial,
    resolver: (values) => validatePost(values, mode.current),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as PostValues;
  const { isDirty, isSubmitted } = form.formState;
  const { field, ...fields } = useFormFields<PostValues, FieldName>(form, fieldNames);
  const { fieldId } = fields;
  const set = (name: FieldName, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const updateDerivedFields = useDerivedFields({ getValues: form.getValues, set, isPublished });
  const afterPointerUp = useAfterPointerUp();

  const focus = (name: FieldName) => {
    if (name === 'content') richText.current?.focus();
    else focusField(fieldId(name));
  };
  /** Opens the sections of all invalid fields, and focuses the first field. */
  const focusFirst = (invalid: readonly FieldName[]) => {
    for (const name of invalid) revealField(fieldId(name));
    if (invalid[0]) focus(invalid[0]);
  };

  /** Validates the form for a mode, and then sends it or focuses the first invalid field. */
  async function submit(
    nextMode: SaveMode,
    send: (body: PostBody | DraftBody) => Promise<void>,
  ): Promise<void> {
    mode.current = nextMode;
    if (richText.current?.isUploading()) {
      form.setError('content', { type: 'upload', message: STILL_UPLOADING });
      focusFirst(['content']);
      return;
    }
    if (nextMode === 'published' && !isWarned.current) {
      const undescribed = richText.current?.askForDescriptions() ?? [];
      if (undescribed.length > 0) {
        isWarned.current = true;
        form.setError('content', { type: 'image', message: undescribedText(undescribed) });
        return;
      }
    }
    form.setValue('content', currentValues(form.getValues(), richText).content, { shouldDirty: true });
    await form.handleSubmit(send, (invalid) => focusFirst(fieldNames.filter((name) => invalid[name])))();
  }

  return {
    richText,
    values,
    isDirty,
    set,
    /** Stores the rich text. Delays its validation if the author is pressing a button, which blurs the text. */
    setContent: (html: string) => {
      form.setValue('content', html, { shouldDirty: true });
      if (isSubmitted) afterPointerUp(() => void form.trigger('content'));
      else form.clearErrors('content');
    },
    ...fields,
    focus,
    field: (name: FieldName) => field(name, { onChange: () => updateDerivedFields(name) }),
    /** Returns the current values, including the rich text editor's latest changes. */
    current: () => currentValues(form.getValues(), richText),
    submit,
    /** Makes the current values those to which changes are compared. */
    markSaved: () => form.reset(currentValues(form.getValues(), richText)),
    /** Shows the server's validation errors at their fields. Returns false if none belongs to a field. */
    showErrors: (serverErrors: Readonly<Record<string, string>>): boolean => {
      const invalid = fields.showErrors(serverErrors);
      focusFirst(invalid);
      return invalid.length > 0;
    },
    /** Replaces the values, as if the author had typed them. */
    restore: (restored: PostValues) => {
      for (const name of fieldNames) set(name, restored[name]);
      // Later changes are compared with the restored title and excerpt.
      updateDerivedFields('content');
      richText.current?.setHtml(restored.content);
    },
  };
}

function currentValues(values: PostValues, richText: RefObject<RichTextHandle | null>): PostValues {
  return { ...values, content: richText.current?.getHtml() ?? values.content };
}

interface DerivedFieldsOptions {
  getValues: () => PostValues;
  set: (name: FieldName, value: string) => void;
  /** True if the slug must not follow the title, because links contain the slug of a published post. */
  isPublished: boolean;
}

/** Updates the slug and the meta fields with the title and the excerpt, until the author changes them. */
function useDerivedFields({
  getValues,
  set,
  isPublished,
}: DerivedFieldsOptions): (changed: FieldName) => void {
  const lastValues = useRef<PostValues>(null);
  lastValues.current ??= getValues();
  return (changed) => {
    const before = lastValues.current ?? getValues();
    const now = { ...getValues() };
    lastValues.current = now;
    if (changed === 'title' && !isPublished && isDerived(now.slug, slugFrom(before.title))) {
      set('slug', slugFrom(now.title));
    }
    if (changed === 'title' && isDerived(now.metaTitle, metaTitleFrom(before.title))) {
      set('metaTitle', metaTitleFrom(now.title));
    }
    if (changed === 'excerpt' && isDerived(now.metaDescription, metaDescriptionFrom(before.excerpt))) {
      set('metaDescription', metaDescriptionFrom(now.excerpt));
    }
  };
}

/**
 * Returns a function that runs a change of the layout at once, or after the release of a pressed pointer: a button
 * that moves away from the pointer in between gets no click.
 */
function useAfterPointerUp(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waitingCalls = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The timeout lets the click event come first.
      setTimeout(() => {
        for (const act of waitingCalls.current.splice(0)) act();
      });
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  return (act) => {
    if (isPressed.current) waitingCalls.current.push(act);
    else act();
  };
}
