import type { ContactBody, NewsletterBody } from '@whenabouts/server/contract';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../api/request.ts';
import { input } from '../../ui/form-field.css.ts';
import * as page from '../../ui/page.css.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';

interface Bodies {
  ContactBody: ContactBody;
  NewsletterBody: NewsletterBody;
}

const schemas = () => import('./schemas.ts');

/** Loads the schemas before they are needed. */
function preloadValidation(): void {
  // If this fails, only the server validates.
  schemas().catch(() => {});
}

/** Validates a form's values like the server does. Returns the request body, or validation errors by field. */
async function validateForm<Name extends keyof Bodies>(
  name: Name,
  form: HTMLFormElement,
): Promise<{ body: Bodies[Name] } | { errors: Record<string, string> }> {
  const values = Object.fromEntries(new FormData(form));
  // Browsers do not retry a failed import: without schemas, send the values and let the server validate.
  const loaded = await schemas().catch(() => undefined);
  if (!loaded) return { body: values as unknown as Bodies[Name] };
  const checked = loaded.safeParse(loaded[name], values);
  return checked.success
    ? { body: checked.output as Bodies[Name] }
    : { errors: loaded.messagesByField(checked.issues) };
}

interface ValidatedForm<Body> {
  send: (body: Body) => Promise<void>;
  onInvalid?: () => void;
  /** Returns the message of a failed request, for a toast and for the form. */
  messageOf: (error: unknown) => ToastMessage & { text: string };
}

/** The state of a form with uncontrolled fields, so that text typed before hydration is not lost. */
export function useValidatedForm<Name extends keyof Bodies>(
  name: Name,
  options: ValidatedForm<Bodies[Name]>,
) {
  const { send, onInvalid, messageOf } = options;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isPending) return;
    setPending(true);
    setErrors({});
    setFailure(undefined);
    try {
      const checked = await validateForm(name, form);
      if ('body' in checked) await send(checked.body);
      else {
        onInvalid?.();
        showErrors(form, checked.errors);
      }
    } catch (error) {
      const message = messageOf(error);
      toast(message);
      setFailure(message.text);
      showErrors(form, fieldErrorsOf(error));
    }
    setPending(false);
  }

  function showErrors(form: HTMLFormElement, found: Readonly<Record<string, string>>): void {
    setErrors(found);
    const first = [...form.elements].find((field) => 'name' in field && `${field.name}` in found);
    if (first instanceof HTMLElement) first.focus();
  }

  return {
    errors,
    failure,
    isPending,
    clearErrors: () => setErrors({}),
    formProps: {
      onFocus: preloadValidation,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

/** A field that visitors can neither see nor reach. The server discards messages from bots that fill it in. */
export function HoneypotField() {
  return (
    <div className={page.visuallyHidden} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          className={input}
        />
      </label>
    </div>
  );
}
