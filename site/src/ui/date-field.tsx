import { TextField, type TextFieldProps } from './text-field.tsx';

/** A date input. Its value has the form YYYY-MM-DD. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
