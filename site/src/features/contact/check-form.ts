import type { ContactBody, NewsletterBody } from '@whenabouts/server/contract';

interface Bodies {
  ContactBody: ContactBody;
  NewsletterBody: NewsletterBody;
}

const schemas = () => import('./schemas.ts');

/** Fetches what checking needs, ahead of the moment when it is needed. */
export function prepareToCheck(): void {
  // Whatever goes wrong here is said when the form is sent.
  schemas().catch(() => {});
}

/** What a form's fields hold, as the server takes it, or what is wrong with each of them. */
export async function checkForm<Name extends keyof Bodies>(
  name: Name,
  form: HTMLFormElement,
): Promise<{ body: Bodies[Name] } | { problems: Record<string, string> }> {
  const loaded = await schemas();
  const checked = loaded.safeParse(loaded[name], Object.fromEntries(new FormData(form)));
  return checked.success
    ? { body: checked.output as Bodies[Name] }
    : { problems: loaded.problemsByField(checked.issues) };
}

/** Puts the keyboard where the first of these problems is. */
export function focusFirst(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  const isWrong = (field: Element) =>
    field instanceof HTMLElement && 'name' in field && `${field.name}` in problems;
  const first = [...form.elements].find(isWrong);
  if (first instanceof HTMLElement) first.focus();
}
