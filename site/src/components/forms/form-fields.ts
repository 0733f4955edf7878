import { useId } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** The props and errors of a form's fields. `names` are in the order of the page. */
export function useFormFields<Values extends FieldValues, Name extends Path<Values>>(
  { formState, register, setError }: Pick<UseFormReturn<Values>, 'formState' | 'register' | 'setError'>,
  names: readonly Name[],
) {
  const id = useId();
  const fieldId = (name: Name) => `${id}-${name}`;
  const errorOf = (name: Name) => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return {
    fieldId,
    errorOf,
    field: (name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...register(name, rules),
      id: fieldId(name),
      error: errorOf(name),
    }),
    errors: names
      .map((name) => ({ fieldId: fieldId(name), message: errorOf(name) ?? '' }))
      .filter(({ message }) => message !== ''),
    /** Shows the server's validation errors at their fields, and returns the names of these. */
    showErrors: (serverErrors: Readonly<Record<string, string>>): readonly Name[] => {
      const invalid = names.filter((name) => serverErrors[name]);
      for (const name of invalid) setError(name, { type: 'server', message: serverErrors[name] ?? '' });
      return invalid;
    },
  };
}
