import type { ContactBody, NewsletterBody } from '@whenabouts/server/contract';
import { input } from '../../ui/form-field.css.ts';
import * as page from '../../ui/page.css.ts';

interface Bodies {
  ContactBody: ContactBody;
  NewsletterBody: NewsletterBody;
}

const schemas = () => import('./schemas.ts');

/** Loads the schemas before they are needed. */
export function preloadValidation(): void {
  // If this fails, only the server validates.
  schemas().catch(() => {});
}

/** Validates a form's values like the server does. Returns the request body, or validation errors by field. */
export async function validateForm<Name extends keyof Bodies>(
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

/** Focuses the first field with an error. */
export function focusFirstError(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  const isInvalid = (field: Element) =>
    field instanceof HTMLElement && 'name' in field && `${field.name}` in errors;
  const first = [...form.elements].find(isInvalid);
  if (first instanceof HTMLElement) first.focus();
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
