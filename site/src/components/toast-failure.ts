import { fieldErrorsOf } from '../api/request.ts';
import { type ToastMessage, toast } from '../ui/toast.ts';
import type { FormFailure } from '../ui/use-schema-form.ts';

/** Shows the message of a failed request as a toast, and returns it for the form, with the errors of its fields. */
export function toastFailure(message: ToastMessage & { text: string }, error: unknown): FormFailure {
  toast(message);
  return { message: message.text, fields: fieldErrorsOf(error) };
}
