import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { fieldErrorsOf } from '../../api/request.ts';
import { ErrorSummary, type ErrorSummaryProps } from '../../ui/error-summary.tsx';
import { Form } from '../../ui/form.tsx';
import { focusField } from '../../ui/form-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { useFormFields } from './form-fields.ts';

export type FormSchema = GenericSchema<FieldValues, unknown>;

/** A message for a toast, and a text for the form if it does not repeat the toast's. A text alone is for the form. */
export type FormFailure = string | (ToastMessage & { text: string; formText?: string });

export interface SchemaFormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: InferInput<Schema>;
  /** Sends the schema's output. */
  send: (values: InferOutput<Schema>) => Promise<void>;
  /** Returns the message of a failed request. */
  messageOf: (error: unknown) => FormFailure;
}

/**
 * A form that is validated by a contract schema, as on the server. Errors appear at their fields, the first
 * invalid field gets the focus, and other failures appear above the form. A failure does not clear the values.
 */
export function useSchemaForm<Schema extends FormSchema>(options: SchemaFormOptions<Schema>) {
  type Input = InferInput<Schema>;
  type Output = InferOutput<Schema>;
  const { schema, initial, send, messageOf } = options;
  const [failure, setFailure] = useState<string>();
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues: initial as DefaultValues<Input>,
    // Report all errors: by default, an invalid field hides the errors of checks that compare two other fields.
    criteriaMode: 'all',
    // `focusField` moves the focus. The library would move it later, when the visitor may already be typing.
    shouldFocusError: false,
  });
  const names = Object.keys(initial) as Path<Input>[];
  const { fieldId, field, errors, showErrors } = useFormFields<Input, Path<Input>>(form, names);

  function showFailure(error: unknown): void {
    const message = messageOf(error);
    const fields = fieldErrorsOf(error);
    if (typeof message !== 'string') toast(message);
    const invalid = showErrors(fields);
    if (invalid[0]) focusField(fieldId(invalid[0]));
    // Errors of fields that the form does not have.
    const others = Object.keys(fields).filter((name) => !names.includes(name as Path<Input>));
    if (others[0]) setFailure(others.map((name) => fields[name]).join(' '));
    else if (!invalid[0]) {
      setFailure(typeof message === 'string' ? message : (message.formText ?? message.text));
    }
  }

  async function trySending(values: Output): Promise<void> {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      showFailure(error);
    }
  }

  const submit = form.handleSubmit(trySending, (invalid) => {
    const first = names.find((name) => invalid[name]);
    if (first) focusField(fieldId(first));
  });

  return {
    submit: (event: FormEvent) => {
      for (const [name, text] of displayedValues(names, fieldId)) {
        if (text !== (form.getValues(name) ?? '')) form.setValue(name, text as PathValue<Input, Path<Input>>);
      }
      void submit(event);
    },
    field,
    /** Returns the current text of a field. A form that calls this renders with every change. */
    textOf: (name: Path<Input>) => String(form.watch(name) ?? ''),
    errors,
    failure,
    /** True if the form shows an error: at a field, or of the last request. */
    hasFailed: failure !== undefined || errors.length > 0,
    isPending: form.formState.isSubmitting,
    /** Replaces the values and the defaults. */
    reset: (values: Input) => {
      setFailure(undefined);
      form.reset(values);
    },
  };
}

/**
 * Returns the displayed values of fields, by name. Some password managers fill in fields without an event, and the form
 * library knows only values that came with one.
 */
function displayedValues<Name extends string>(
  names: readonly Name[],
  fieldId: (name: Name) => string,
): (readonly [Name, string])[] {
  return names.flatMap((name) => {
    const field = document.getElementById(fieldId(name));
    const hasText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));
    return hasText ? [[name, field.value] as const] : [];
  });
}

export interface SchemaFormState extends ErrorSummaryProps {
  submit: (event: FormEvent) => void;
  failure: string | undefined;
  isPending: boolean;
}

interface SchemaFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: SchemaFormState;
  /** Heading and text above the errors. */
  intro?: ReactNode;
  /** Lists the errors of all fields above the first one. For forms with more than three fields. */
  hasSummary?: boolean;
}

/** Renders the state of `useSchemaForm` around the fields. */
export function SchemaForm({ form, intro, hasSummary, children, ...rest }: SchemaFormProps) {
  return (
    <Form {...rest} onSubmit={form.submit}>
      {intro}
      {hasSummary && <ErrorSummary errors={form.errors} />}
      {form.failure && <ErrorNotice title={form.failure} />}
      {children}
    </Form>
  );
}
