import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** A field by its label. */
export function field(label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) });
}

export async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Expects an error at the field that is also its accessible description. */
export async function expectFieldError(label: string, error: string): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  // A hint may precede the error.
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`(^|[.] )${error}$`));
}

/** A toast, by its title. */
export function toast(title: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) });
}

export async function expectToast(title: string, text = title): Promise<void> {
  await expect.element(toast(title).filter({ hasText: text })).toBeVisible();
}
