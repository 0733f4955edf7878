import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { focusField } from './focus-field.ts';

export interface FormFailure {
  message: string;
  /** What is wrong with single fields. */
  fields: Readonly<Record<string, string>>;
}

type FormSchema = GenericSchema<FieldValues, unknown>;

export interface SchemaFormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: InferInput<Schema>;
  /** Sends what the schema made of the values; what it throws is explained and shown. */
  send: (values: InferOutput<Schema>) => Promise<void>;
  explain: (error: unknown) => FormFailure;
}

/**
 * A form that a schema checks, here and on the server. What is wrong stands at its field, the first wrong
 * field gets the focus, and a refusal that concerns no field of the form stands above. What was typed stays.
 */
export function useSchemaForm<Schema extends FormSchema>(options: SchemaFormOptions<Schema>) {
  type Input = InferInput<Schema>;
  type Output = InferOutput<Schema>;
  const { schema, initial, send, explain } = options;
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues: initial as DefaultValues<Input>,
    // It would lead there a second time, a moment later, when somebody types already.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const names = Object.keys(initial) as Path<Input>[];
  const errorOf = (name: Path<Input>) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const fieldId = (name: Path<Input>) => `${id}-${name}`;

  function showFailure(error: unknown): void {
    const { message, fields } = explain(error);
    const refused = names.filter((name) => fields[name]);
    refused.forEach((name, index) => {
      form.setError(name, { message: fields[name] ?? message }, { shouldFocus: index === 0 });
    });
    const elsewhere = Object.keys(fields).filter((name) => !names.includes(name as Path<Input>));
    if (elsewhere.length > 0) setFailure(elsewhere.map((name) => fields[name]).join(' '));
    else if (refused.length === 0) setFailure(message);
  }

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      try {
        await send(values);
      } catch (error) {
        showFailure(error);
      }
    },
    (wrong) => {
      const first = names.find((name) => wrong[name]);
      if (first) focusField(fieldId(first));
    },
  );

  return {
    /** For the form's `onSubmit`. */
    submit: (event: React.FormEvent) => void submit(event),
    /** Everything that a field of this name needs. */
    field: (name: Path<Input>, rules?: Pick<RegisterOptions<Input, Path<Input>>, 'deps'>) => ({
      ...form.register(name, rules),
      id: fieldId(name),
      error: errorOf(name),
    }),
    /** Everything that is wrong, for a summary. */
    errors: names.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ fieldId: fieldId(name), message }] : [];
    }),
    failure,
    pending: isSubmitting,
    /** Puts other values in place, as if they had always been there. */
    reset: (values: Input) => {
      setFailure(undefined);
      form.reset(values);
    },
  };
}
