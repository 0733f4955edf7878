import { TextField, type TextFieldProps } from './text-field.tsx';

/** A day, as YYYY-MM-DD, from the browser's own calendar. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
