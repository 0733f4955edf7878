import type { ContactBody, NewsletterBody } from '@whenabouts/server/contract';

interface Bodies {
  ContactBody: ContactBody;
  NewsletterBody: NewsletterBody;
}

const schemas = () => import('./schemas.ts');

/** Fetches what checking needs, ahead of the moment when it is needed. */
export function preloadValidation(): void {
  // Without it, the server checks.
  schemas().catch(() => {});
}

/** What a form's fields hold, as the server takes it, or what is wrong with each of them. The server checks it again. */
export async function validateForm<Name extends keyof Bodies>(
  name: Name,
  form: HTMLFormElement,
): Promise<{ body: Bodies[Name] } | { errors: Record<string, string> }> {
  const values = Object.fromEntries(new FormData(form));
  // A browser does not ask again for a script that it could not have; what is typed must go out all the same.
  const loaded = await schemas().catch(() => undefined);
  if (!loaded) return { body: values as unknown as Bodies[Name] };
  const checked = loaded.safeParse(loaded[name], values);
  return checked.success
    ? { body: checked.output as Bodies[Name] }
    : { errors: loaded.problemsByField(checked.issues) };
}

/** Puts the keyboard where the first of these errors is. */
export function focusFirstError(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  const isWrong = (field: Element) =>
    field instanceof HTMLElement && 'name' in field && `${field.name}` in errors;
  const first = [...form.elements].find(isWrong);
  if (first instanceof HTMLElement) first.focus();
}
